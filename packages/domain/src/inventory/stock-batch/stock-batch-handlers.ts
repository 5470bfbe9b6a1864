/** Handlers that book batches into and out of a stock, and block them (docs/contract.md, section 11). */
import { unknownId } from '../../kernel/contract/aggregate.ts';
import type { Caller } from '../../kernel/contract/caller.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { StockMovements } from '../movement/movement-ledger.ts';
import type { NamedBatchInStock } from '../ports.ts';
import { ambiguousBatchId } from '../refusals.ts';
import { type StockState, Stocks } from '../stock/stock.ts';
import { importStockBatchesHandler } from '../stock/stock-import.ts';
import { Warehouse } from '../warehouse/warehouse.ts';
import { type MovementContext, type StockBatch, StockBatches, type StockBatchState } from './stock-batch.ts';
import {
  blockStockBatch,
  bookInStockBatch,
  type ExpiringBatch,
  listAllStockBatches,
  listExpiringBatches,
  listStockBatches,
  type NamedStockBatch,
  removeFromStockBatch,
  type StockBatchView,
  unblockStockBatch,
} from './stock-batch-contracts.ts';
import {
  criterionIn,
  expiringByOwnLimit,
  expiringWithin,
  filteredBy,
  shopDay,
  statusOf,
  USABLE,
} from './stock-batch-status.ts';

export const stockBatchHandlers: readonly Handler[] = [
  handle(listStockBatches, {
    async run({ reader, inventory, clock, settings }, { stockId, status, depleted, ...request }) {
      const { minimumShelfLifeDays } = await reader.get(Stocks, stockId);
      const today = shopDay(clock.now(), settings);
      const criterion = filteredBy(status, depleted);
      const which = criterion && { criterion: criterionIn(criterion, minimumShelfLifeDays), today };
      const { content, page } = await inventory.batchesOf(stockId, which, request);
      return { content: content.map((batch) => viewOf(batch, { today, minimumShelfLifeDays })), page };
    },
  }),
  handle(listAllStockBatches, {
    async run(
      { inventory, clock, settings },
      { articleId, storageLocationId, lotId, batchId: lotNumber, status, depleted, ...request },
    ) {
      const today = shopDay(clock.now(), settings);
      const lotIds = lotId === undefined ? undefined : [lotId];
      const criterion = filteredBy(status, depleted);
      const which = criterion && { criterion, today };
      const { content, page } = await inventory.allBatches(
        { articleId, storageLocationId, lotIds, lotNumber },
        which,
        request,
      );
      return { content: namedBatches(content, today), page };
    },
  }),
  handle(listExpiringBatches, {
    async run({ inventory, clock, settings }, { withinDays, ownLimit, usable, ...request }) {
      const today = shopDay(clock.now(), settings);
      const expiring = ownLimit ? expiringByOwnLimit(withinDays) : expiringWithin(withinDays);
      const which = { criterion: usable ? { ...expiring, ...USABLE } : expiring, today };
      const { content, page } = await inventory.allBatches({}, which, request);
      const viewed = content.map(({ batch, stock }): ExpiringBatch => {
        const { articleId, storageLocationId, minimumShelfLifeDays } = stock;
        return { ...viewOf(batch, { today, minimumShelfLifeDays }), articleId, storageLocationId };
      });
      return { content: viewed, page };
    },
  }),
  handle(bookInStockBatch, {
    async run(unit, { stockId, batchId: lotNumber, quantityAmount: amount, quantityUnit, ...lot }, { caller }) {
      const warehouse = new Warehouse(unit, caller);
      const places = [{ at: '', stockId, quantity: Quantity.of(amount, quantityUnit) }];
      const [opened] = await warehouse.openLots('BOOKED_IN', [{ lotNumber, ...lot, places }]);
      const [moved] = opened?.places ?? [];
      if (!moved) throw new Error('Nothing was booked in');
      return viewOf(moved.batch, { today: warehouse.today, ...moved.stock });
    },
  }),
  importStockBatchesHandler,
  handle(removeFromStockBatch, {
    async run(unit, { quantityAmount: amount, quantityUnit, ...path }, { caller }) {
      const { batch, stock } = await batchOf(unit, path);
      const line = { at: '', stockBatchId: batch.state.id, quantity: Quantity.of(amount, quantityUnit) };
      await new Warehouse(unit, caller).take('REMOVED', [{ line, batch, stock }]);
    },
  }),
  handle(blockStockBatch, {
    async run(unit, { reason, ...path }, { caller }) {
      const { batch, stock } = await batchOf(unit, path);
      unit.of(StockMovements).add(batch.block(reason, bookingOf(unit, stock, caller)));
    },
  }),
  handle(unblockStockBatch, {
    async run(unit, path, { caller }) {
      const { batch, stock } = await batchOf(unit, path);
      const movement = batch.unblock(bookingOf(unit, stock, caller));
      if (movement) unit.of(StockMovements).add(movement);
    },
  }),
];

/** Returns the batches with the names of their article and location, and with their status on `today`. */
export const namedBatches = (found: readonly NamedBatchInStock[], today: CalendarDate): readonly NamedStockBatch[] =>
  found.map(({ batch, stock, articleName, storageLocationName }) => {
    const { articleId, storageLocationId, minimumShelfLifeDays } = stock;
    const names = { articleId, articleName, storageLocationId, storageLocationName };
    return { ...viewOf(batch, { today, minimumShelfLifeDays }), ...names };
  });

const viewOf = (batch: StockBatchState, shelfLife: Parameters<typeof statusOf>[1]): StockBatchView => ({
  ...batch,
  status: statusOf(batch, shelfLife),
});

const bookingOf = (
  unit: UnitPorts,
  { minimumShelfLifeDays }: StockState,
  { userId, username }: Caller,
): MovementContext => ({
  id: unit.newId(),
  at: unit.now,
  by: { userId, username },
  today: shopDay(unit.now, unit.settings),
  minimumShelfLifeDays,
});

/**
 * Locks the batch with this id or lot number in the stock. Returns it with its stock. Refuses an unknown stock and an
 * unknown batch. Refuses with AMBIGUOUS_BATCH_ID if several batches of the stock share the `batchId`.
 */
async function batchOf(
  unit: UnitPorts,
  { stockId, batchId }: { readonly stockId: string; readonly batchId: string },
): Promise<{ batch: StockBatch; stock: StockState }> {
  const batches = unit.of(StockBatches);
  const [byId, stock] = await Promise.all([batches.find(batchId), unit.of(Stocks).peek(stockId)]);
  const found =
    byId?.state.stockId === stock.id ? [byId] : await batches.where({ stockId: stock.id, lotNumber: batchId });
  const [batch, another] = found;
  if (!batch) throw unknownId(StockBatches);
  if (another) {
    throw ambiguousBatchId();
  }
  return { batch, stock };
}
