/** Booking batches into and out of a stock, and holding them back (docs/contract.md, section 11). */

import { unknownId } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import {
  date,
  defaulted,
  form,
  int32,
  lines,
  oneOf,
  optional,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../kernel/form.ts';
import { type Caller, command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { Quantity } from '../kernel/quantity.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { batchType, lotNumber } from './line-form.ts';
import { StockMovements } from './movement-ledger.ts';
import type { NamedBatchInStock } from './ports.ts';
import { ambiguousBatchId, lotOnHold, stockBatchExists, TAKING_OUT } from './refusals.ts';
import { type StockState, Stocks } from './stock.ts';
import { type Booking, type StockBatch, StockBatches, type StockBatchState } from './stock-batch.ts';
import {
  batchesWith,
  CRITERIA,
  expiringWithin,
  STOCK_BATCH_STATUSES,
  type StockBatchStatus,
  shopDay,
  statusOf,
} from './stock-batch-status.ts';
import { cappedList, LIST_CAP } from './stock-operations.ts';
import { Warehouse } from './warehouse.ts';

/** A batch with the status it has on the shop's day. */
export interface StockBatchView extends StockBatchState {
  readonly status: StockBatchStatus;
}

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

/** A batch of any stock, with what it is and where, by name. */
export interface NamedStockBatch extends ExpiringBatch {
  readonly articleName: string;
  readonly storageLocationName: string;
}

/** The batches with the status that they have on that day. */
export const namedBatches = (found: readonly NamedBatchInStock[], today: CalendarDate): readonly NamedStockBatch[] =>
  found.map(({ batch, stock, articleName, storageLocationName }) => {
    const { articleId, storageLocationId, minimumShelfLifeDays } = stock;
    const names = { articleId, articleName, storageLocationId, storageLocationName };
    return { ...viewOf(batch, { today, minimumShelfLifeDays }), ...names };
  });

export const listAllStockBatches = query({
  name: 'stock-batch.list-all',
  summary: 'List the batches of all stocks',
  permission: 'STOCK_READ',
  input: listForm(StockBatches.sortable, {
    articleId: optional(pathId()),
    storageLocationId: optional(pathId()),
    lotId: optional(pathId()),
    batchId: optional({ ...pathId(), schema: { type: 'string', description: 'The number on the goods' } }),
    status: optional(oneOf(STOCK_BATCH_STATUSES)),
  }),
  async run({ inventory, clock, settings }, { articleId, storageLocationId, lotId, batchId, status, ...request }) {
    const today = shopDay(clock.now(), settings);
    const lotIds = lotId === undefined ? undefined : [lotId];
    const which = status && { criterion: CRITERIA[status], today };
    const { content, page } = await inventory.allBatches(
      { articleId, storageLocationId, lotIds, batchId },
      which,
      request,
    );
    return { content: namedBatches(content, today), page };
  },
});

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
  refuses: [stockBatchExists],
  input: form({
    stockId: pathId(),
    batchId: lotNumber(),
    batchType: batchType(),
    quantityAmount: quantityAmount(),
    quantityUnit: unitField(),
    expiryDate: date(),
  }),
  async run(unit, { stockId, batchId, quantityAmount: amount, quantityUnit, ...lot }, caller) {
    const warehouse = new Warehouse(unit, caller);
    const places = [{ at: '', stockId, quantity: Quantity.of(amount, quantityUnit) }];
    const [opened] = await warehouse.openLots('BOOKED_IN', [{ lotNumber: batchId, ...lot, places }]);
    const [moved] = opened?.places ?? [];
    if (!moved) throw new Error('Nothing was booked in');
    return viewOf(moved.batch, { today: warehouse.today, ...moved.stock });
  },
});

/** `batchId` of a path: the stock batch's id, or its own `batchId`. */
const batchInStock = { stockId: pathId(), batchId: pathId() };

export const removeFromStockBatch = command({
  name: 'stock-batch.remove',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Take a quantity out of a batch, in any unit of the same kind',
  permission: 'STOCK_WRITE',
  refuses: [Stocks.unknown, ambiguousBatchId, ...TAKING_OUT],
  input: form({ ...batchInStock, quantityAmount: quantityAmount(), quantityUnit: unitField() }),
  async run(unit, { quantityAmount: amount, quantityUnit, ...path }, caller) {
    const { batch, stock } = await batchOf(unit, path);
    const line = { at: '', stockBatchId: batch.state.id, quantity: Quantity.of(amount, quantityUnit) };
    new Warehouse(unit, caller).takeFrom('REMOVED', batch, stock, line);
  },
});

export const blockStockBatch = command({
  name: 'stock-batch.block',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Hold a batch back: nothing can be taken from it',
  permission: 'STOCK_WRITE',
  refuses: [Stocks.unknown, ambiguousBatchId, invalidStatusTransition],
  input: form({ ...batchInStock, reason: lines() }),
  async run(unit, { reason, ...path }, caller) {
    const { batch, stock } = await batchOf(unit, path);
    unit.of(StockMovements).add(batch.block(reason, bookingOf(unit, stock, caller)));
  },
});

export const unblockStockBatch = command({
  name: 'stock-batch.unblock',
  about: { member: 'batchId', entity: 'stock_batch' },
  summary: 'Let a batch go that was held back',
  permission: 'STOCK_WRITE',
  refuses: [Stocks.unknown, ambiguousBatchId, lotOnHold, invalidStatusTransition],
  input: form(batchInStock),
  async run(unit, path, caller) {
    const { batch, stock } = await batchOf(unit, path);
    const movement = batch.unblock(bookingOf(unit, stock, caller));
    if (movement) unit.of(StockMovements).add(movement);
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
): Promise<{ batch: StockBatch; stock: StockState }> {
  const batches = unit.of(StockBatches);
  const [byId, stock] = await Promise.all([batches.find(batchId), unit.of(Stocks).peek(stockId)]);
  const found = byId?.state.stockId === stock.id ? [byId] : await batches.where({ stockId: stock.id, batchId });
  const [batch, another] = found;
  if (!batch) throw unknownId(StockBatches);
  if (another) {
    throw ambiguousBatchId();
  }
  return { batch, stock };
}
