/** The bookings of the inventory that may wait in the outbox. */
import {
  blockStockBatch,
  enterCountLines,
  placeHold,
  releaseHold,
  removeFromStockBatch,
  transferGoods,
  writeOffGoods,
} from '@cleaver/domain/inventory/contracts';
import { amountOf, amountsOf, batchesIn, booking, goodsOf, type Names, type Taken } from '../floor/booking.ts';
import { t } from '../shell/language/language.ts';

const takenText = (lines: readonly Partial<Taken>[] = [], names: Names): string =>
  lines.map((line) => t`${amountOf(line)} of ${goodsOf(line, names)}`).join(' + ');

export const inventoryBookings = {
  transfer: booking({
    operation: transferGoods,
    says: ({ lines }, names) => t`Move ${takenText(lines, names)}`,
    batches: ({ lines }) => batchesIn(lines),
    takes: ({ lines }) => lines,
    brings: ({ lines }) => lines,
  }),
  writeOff: booking({
    operation: writeOffGoods,
    says: ({ lines }, names) => t`Write off ${takenText(lines, names)}`,
    batches: ({ lines }) => batchesIn(lines),
    takes: ({ lines }) => lines,
  }),
  takeOut: booking({
    operation: removeFromStockBatch,
    says: ({ batchId, ...amount }, names) => t`Take out ${takenText([{ ...amount, stockBatchId: batchId }], names)}`,
    batches: ({ batchId }) => [batchId],
    takes: ({ batchId, quantityAmount, quantityUnit }) => [{ stockBatchId: batchId, quantityAmount, quantityUnit }],
  }),
  count: booking({
    operation: enterCountLines,
    says: ({ lines }, names) => t`Count ${goodsOf(lines[0], names)}: ${amountsOf(lines)}`,
    batches: ({ lines }) => batchesIn(lines),
    // Goods may have moved since the count.
    sentLate: (input, countedAt) => ({ ...input, lines: input.lines.map((line) => ({ ...line, countedAt })) }),
  }),
  release: booking({
    operation: releaseHold,
    says: ({ id }, { named }) => t`Release a hold of ${named(id)}`,
    lot: ({ id }) => id,
  }),
  blockLot: booking({
    operation: placeHold,
    says: ({ id }, { named }) => t`Block ${named(id)}`,
    lot: ({ id }) => id,
  }),
  blockBatch: booking({
    operation: blockStockBatch,
    says: ({ batchId }, { named }) => t`Block ${named(batchId)}`,
    batches: ({ batchId }) => [batchId],
    blocks: ({ batchId }) => batchId,
  }),
};
