/** Handlers that move goods between stocks, write them off, and undo a posting. */

import type { ValuesOf } from '../../kernel/contract/form.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Bookings } from '../warehouse/bookings.ts';
import type { stockLine } from '../warehouse/line-form.ts';
import type { BatchLine } from '../warehouse/posting.ts';
import { Warehouse } from '../warehouse/warehouse.ts';
import { StockMovements, shownTo } from './movement-ledger.ts';
import { transferGoods, undoMovement, writeOffGoods } from './moving-contracts.ts';
import { transferLines } from './transfers.ts';
import { checkMayUndo, documentedIn, isOwnWork, isUndone, undoPosting } from './undo.ts';

export const movingHandlers: readonly Handler[] = [
  handle(transferGoods, {
    async run(unit, { lines: given }, { caller }) {
      const carried = await transferLines(
        new Bookings(unit, caller),
        given.map((line, index) => ({
          ...lineAt(line, index),
          to: { stockId: line.toStockId, storageLocationId: line.storageLocationId },
        })),
      );
      return {
        postings: given.flatMap((line, index) => {
          const { from, to } = carried[index] ?? {};
          if (!from || !to) return [];
          return {
            postingId: from.movement.postingId ?? '',
            fromStockBatchId: from.batch.id,
            toStockBatchId: to.batch.id,
            lotId: from.batch.lotId,
            ...asGiven(line),
          };
        }),
      };
    },
  }),
  handle(writeOffGoods, {
    async run(unit, { lines: given }, { caller }) {
      const moved = await new Warehouse(unit, caller).takeOut(
        'WRITTEN_OFF',
        given.map((line, index) => ({
          ...lineAt(line, index),
          reasonCode: line.reasonCode,
          reason: line.note || null,
        })),
      );
      return {
        postings: given.flatMap((line, index) => {
          const { movement, batch } = moved[index] ?? {};
          if (!movement || !batch) return [];
          return {
            postingId: movement.postingId ?? '',
            stockBatchId: batch.id,
            lotId: batch.lotId,
            ...asGiven(line),
            reasonCode: line.reasonCode,
          };
        }),
      };
    },
  }),
  handle(undoMovement, {
    async admits({ reader }, { id }, caller) {
      const movement = typeof id === 'string' ? await reader.find(StockMovements, id) : undefined;
      return movement !== undefined && isOwnWork(caller, [movement]);
    },
    async run(unit, { id: movementId, reason }, { caller }) {
      const movements = unit.of(StockMovements);
      const movement = await movements.peek(movementId);
      const { postingId } = movement;
      const rows = postingId === null ? [movement] : await movements.peekWhere({ postingId });
      const { documentKind, documentId } = documentedIn(rows);
      const documents = documentKind && unit.documents[documentKind];
      const document = documentId && documents ? await documents.lock(unit, documentId) : undefined;
      checkMayUndo({ rows, document, isUndone: await isUndone(unit, rows) }, caller, unit);
      if (document?.endedBy) document.reopen(reason, unit.now);
      await document?.undone?.(rows);
      const reversed = await undoPosting(new Warehouse(unit, caller), rows, reason);
      return { postingId: reversed[0]?.postingId ?? '', movements: shownTo(caller, reversed) };
    },
  }),
];

/** Converts a request line, with its path, into a line of the warehouse. */
const lineAt = (
  line: ValuesOf<typeof stockLine>,
  index: number,
): Pick<BatchLine, 'at' | 'stockBatchId' | 'quantity'> => ({
  at: `lines[${index}]`,
  stockBatchId: line.stockBatchId,
  quantity: Quantity.of(line.quantityAmount, line.quantityUnit),
});

/** Returns the amount and the unit as in the request. */
const asGiven = ({ quantityAmount, quantityUnit }: ValuesOf<typeof stockLine>) => ({
  quantityAmount: quantityAmount.toText(),
  quantityUnit,
});
