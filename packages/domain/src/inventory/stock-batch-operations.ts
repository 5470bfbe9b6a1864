/** Booking batches into and out of a stock, and holding them back (contract section 4; contract decisions, section 11). */
import type { UnitPorts } from '../ports.ts';
import { unknownId } from '../shared/aggregate.ts';
import {
  CODE_MAX,
  date,
  defaulted,
  type Field,
  form,
  int32,
  lines,
  oneOf,
  optional,
  pathId,
  quantityAmount,
  text,
  unit as unitField,
} from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { type Caller, command, query } from '../shared/operation.ts';
import { listForm } from '../shared/page.ts';
import { Quantity } from '../shared/quantity.ts';
import { conflict } from '../shared/refusal.ts';
import { StockMovements } from './movement-ledger.ts';
import { type StockState, Stocks } from './stock.ts';
import { type Booking, StockBatch, StockBatches, type StockBatchState } from './stock-batch.ts';
import {
  batchesWith,
  expiringWithin,
  STOCK_BATCH_STATUSES,
  type StockBatchStatus,
  shopDay,
  statusOf,
} from './stock-batch-status.ts';
import { cappedList, LIST_CAP } from './stock-operations.ts';

/** A batch with the status it has on the shop's day. */
export interface StockBatchView extends StockBatchState {
  readonly status: StockBatchStatus;
}

/** PRODUCED and PURCHASED are known ones. */
const batchType = (): Field<string> => ({
  schema: { type: 'string', pattern: '^[A-Z0-9_]{1,30}$', examples: ['PRODUCED', 'PURCHASED'] },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && /^[A-Z0-9_]{1,30}$/.test(raw)) return raw;
    faults.push({
      field: at,
      message: say`must be a code of 1 to 30 capitals, digits or _, like PRODUCED or PURCHASED`,
    });
    return '';
  },
});

export const listStockBatches = query({
  name: 'stock-batch.list',
  about: { member: 'stockId', entity: 'stock' },
  summary: "List a stock's batches, those that expire first in front",
  permission: 'STOCK_READ',
  input: listForm(StockBatches.sortable, { stockId: pathId(), status: optional(oneOf(STOCK_BATCH_STATUSES)) }),
  async run({ reader, inventory, clock, settings }, { stockId, status, ...request }) {
    const { minimumShelfLifeDays } = await reader.get(Stocks, stockId);
    const today = shopDay(clock.now(), settings);
    const which = status && { criterion: batchesWith(status, minimumShelfLifeDays), today };
    const { content, page } = await inventory.batchesOf(stockId, which, request);
    return { content: content.map((batch) => viewOf(batch, { today, minimumShelfLifeDays })), page };
  },
});

/** A batch that will not last, and where it is. */
export interface ExpiringBatch extends StockBatchView {
  readonly articleId: string;
  readonly storageLocationId: string;
}

export const listExpiringBatches = query({
  name: 'stock-batch.list-expiring',
  summary: `List batches that expire within some days or have expired, as long as something is left; at most ${LIST_CAP}`,
  permission: 'STOCK_READ',
  input: form({ withinDays: defaulted(int32(0), 7) }),
  async run({ inventory, clock, settings }, { withinDays }) {
    const today = shopDay(clock.now(), settings);
    const found = await inventory.batches({ criterion: expiringWithin(withinDays), today }, LIST_CAP);
    return cappedList(
      found.map(
        ({ batch, stock: { articleId, storageLocationId, minimumShelfLifeDays } }): ExpiringBatch => ({
          ...viewOf(batch, { today, minimumShelfLifeDays }),
          articleId,
          storageLocationId,
        }),
      ),
    );
  },
});

export const bookInStockBatch = command({
  name: 'stock-batch.book-in',
  about: { member: 'stockId', entity: 'stock' },
  summary: 'Book a batch into a stock',
  permission: 'STOCK_WRITE',
  input: form({
    stockId: pathId(),
    batchId: text(CODE_MAX),
    batchType: batchType(),
    quantityAmount: quantityAmount(),
    quantityUnit: unitField(),
    expiryDate: date(),
  }),
  async run(unit, { stockId, batchId, batchType: type, quantityAmount: amount, quantityUnit, expiryDate }, caller) {
    const stock = await unit.of(Stocks).peek(stockId);
    const quantity = Quantity.of(amount, quantityUnit);
    const booking = bookingOf(unit, stock, caller);
    const { batch, movement } = StockBatch.bookIn(
      { id: unit.newId(), stockId: stock.id, batchId, batchType: type, expiryDate },
      quantity,
      booking,
    );
    unit.of(StockBatches).add(batch);
    unit.of(StockMovements).add(movement);
    return viewOf(batch.state, booking);
  },
});

/** `batchId` of a path: the stock batch's id, or its own `batchId`. */
const batchInStock = { stockId: pathId(), batchId: pathId() };

export const removeFromStockBatch = command({
  name: 'stock-batch.remove',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Take a quantity out of a batch, in any unit of the same kind',
  permission: 'STOCK_WRITE',
  input: form({ ...batchInStock, quantityAmount: quantityAmount(), quantityUnit: unitField() }),
  async run(unit, { quantityAmount: amount, quantityUnit, ...path }, caller) {
    const { batch, booking } = await batchOf(unit, path, caller);
    unit.of(StockMovements).add(batch.remove(Quantity.of(amount, quantityUnit), booking));
  },
});

export const blockStockBatch = command({
  name: 'stock-batch.block',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Hold a batch back: nothing can be taken from it',
  permission: 'STOCK_WRITE',
  input: form({ ...batchInStock, reason: lines() }),
  async run(unit, { reason, ...path }, caller) {
    const { batch, booking } = await batchOf(unit, path, caller);
    unit.of(StockMovements).add(batch.block(reason, booking));
  },
});

export const unblockStockBatch = command({
  name: 'stock-batch.unblock',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Let a batch go that was held back',
  permission: 'STOCK_WRITE',
  input: form(batchInStock),
  async run(unit, path, caller) {
    const { batch, booking } = await batchOf(unit, path, caller);
    unit.of(StockMovements).add(batch.unblock(booking));
  },
});

const viewOf = (batch: StockBatchState, shelfLife: Parameters<typeof statusOf>[1]): StockBatchView => ({
  ...batch,
  status: statusOf(batch, shelfLife),
});

const bookingOf = (unit: UnitPorts, { minimumShelfLifeDays }: StockState, { userId, username }: Caller): Booking => ({
  id: unit.newId(),
  at: unit.now,
  by: { userId, username },
  today: shopDay(unit.now, unit.settings),
  minimumShelfLifeDays,
});

/**
 * The batch of the stock that a path names, locked. Refuses an unknown stock, an unknown batch, and with
 * AMBIGUOUS_BATCH_ID a `batchId` that several batches of the stock have, which then differ in `batchType`.
 */
async function batchOf(
  unit: UnitPorts,
  { stockId, batchId }: { readonly stockId: string; readonly batchId: string },
  caller: Caller,
): Promise<{ batch: StockBatch; booking: Booking }> {
  const batches = unit.of(StockBatches);
  const [byId, stock] = await Promise.all([batches.find(batchId), unit.of(Stocks).peek(stockId)]);
  const found = byId?.state.stockId === stock.id ? [byId] : await batches.where({ stockId: stock.id, batchId });
  const [batch, another] = found;
  if (!batch) throw unknownId(StockBatches);
  if (another) {
    throw conflict('AMBIGUOUS_BATCH_ID', say`Several batches of the stock have this batchId: name the one by its id`);
  }
  return { batch, booking: bookingOf(unit, stock, caller) };
}
