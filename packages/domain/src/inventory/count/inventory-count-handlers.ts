import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { inOrder } from '../../kernel/execution/unit-of-work.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, sameKind } from '../../kernel/values/quantity.ts';
import { nextNumber } from '../../settings/index.ts';
import type { StockMovementState } from '../movement/stock-movement.ts';
import { countAlreadyOpen } from '../refusals.ts';
import { Stocks } from '../stock/stock.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import { shopDay } from '../stock-batch/stock-batch-status.ts';
import { storedQuantity } from '../stock-batch/stored-quantity.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { Bookings } from '../warehouse/bookings.ts';
import { correctCounted } from './count-correction.ts';
import {
  CountEntries,
  CountEntry,
  type CountEntryState,
  differenceOf,
  InventoryCount,
  type InventoryCountState,
  InventoryCounts,
  type Uncounted,
} from './inventory-count.ts';
import {
  approveInventoryCount,
  type CountLineView,
  cancelInventoryCount,
  enterCountLines,
  getInventoryCount,
  type InventoryCountView,
  listInventoryCounts,
  openInventoryCount,
  submitInventoryCount,
  untimelyLines,
} from './inventory-count-contracts.ts';

export const inventoryCountHandlers: readonly Handler[] = [
  handle(listInventoryCounts, {
    run: ({ reader }, { storageLocationId, status, ...request }) =>
      reader.page(InventoryCounts, { storageLocationId, status }, request, ['uncounted']),
  }),
  handle(getInventoryCount, {
    atOneInstant: true,
    async run({ reader, counts }, { id: countId }) {
      const { state, version } = await reader.versioned(InventoryCounts, countId);
      return { state: viewOf(state, await counts.lastEntries([countId])), version };
    },
  }),
  handle(openInventoryCount, {
    prepare: (ports) => nextNumber(ports, 'count', shopDay(ports.clock.now(), ports.settings)),
    async run(unit, { storageLocationId, blind }, { caller: { username }, prepared: countNumber }) {
      const [, , [open]] = await inOrder([
        unit.lock(`inventory-count ${storageLocationId}`),
        unit.of(StorageLocations).peek(storageLocationId),
        unit.of(InventoryCounts).peekWhere({ storageLocationId, status: 'OPEN' }),
      ]);
      if (open) throw countAlreadyOpen({ username: open.createdBy });
      const count = InventoryCount.open({
        id: unit.newId(),
        countNumber,
        storageLocationId,
        blind,
        createdBy: username,
        createdAt: unit.now,
      });
      unit.of(InventoryCounts).add(count);
      return viewOf(count.state, []);
    },
  }),
  handle(enterCountLines, {
    async run(unit, { id: countId, lines }, { caller: { username }, expected }) {
      checkNoFaults(untimelyLines({ lines }, unit.now));
      const count = await unit.of(InventoryCounts).get(countId, expected);
      // Locks no stock batches. The expected quantity is the committed quantity at the time of counting.
      const batches = await unit.of(StockBatches).peekAll(lines.map(({ stockBatchId }) => stockBatchId));
      const laterOf = await firstSince(unit, lines);
      const stocks = await unit.of(Stocks).peekAll(batches.map(({ stockId }) => stockId));
      const batchOf = new Map(batches.map((batch) => [batch.id, batch]));
      const stockOf = new Map(stocks.map((stock) => [stock.id, stock]));
      const first = count.state.entries + 1;
      const faults: Fault[] = [];
      const entries = lines.flatMap((line, index) => {
        const batch = batchOf.get(line.stockBatchId);
        const stock = batch && stockOf.get(batch.stockId);
        if (!stock) return [];
        const fault = (member: string, message: Fault['message']) =>
          faults.push({ field: `lines[${index}].${member}`, message });
        if (stock.storageLocationId !== count.state.storageLocationId) {
          fault('stockBatchId', say`is a batch of another storage location`);
        } else if (!sameKind(batch.quantityUnit, line.quantityUnit)) {
          fault(
            'quantityUnit',
            say`must be a unit that converts into ${batch.quantityUnit}, in which the batch is kept`,
          );
        }
        const { lotId, lotNumber, quantityBase, movements } = batch;
        const later = laterOf.get(batch.id);
        return CountEntry.record({
          id: unit.newId(),
          countId,
          number: first + index,
          countedBy: username,
          countedAt: line.countedAt ?? unit.now,
          stockBatchId: batch.id,
          lotId,
          lotNumber,
          articleId: stock.articleId,
          expectedBase: later ? later.before : quantityBase,
          movements: later ? later.number - 1 : movements,
          ...storedQuantity(Quantity.of(line.quantityAmount, line.quantityUnit)),
        });
      });
      checkNoFaults(faults);
      count.enter(entries.length);
      const last = new Map(
        (await unit.reads.counts.lastEntries([countId])).map((entry) => [entry.stockBatchId, entry]),
      );
      for (const entry of entries) {
        unit.of(CountEntries).add(entry);
        last.set(entry.state.stockBatchId, entry.state);
      }
      return viewOf(count.state, [...last.values()]);
    },
  }),
  handle(submitInventoryCount, {
    async prepare({ reader, inventory }, { id: countId }) {
      return inventory.batchesAt((await reader.get(InventoryCounts, countId)).storageLocationId);
    },
    async run(unit, { id: countId }, { caller: { username }, prepared: there }) {
      const { count, entries } = await load(unit, countId);
      const counted = new Set(entries.map(({ stockBatchId }) => stockBatchId));
      const uncounted = there
        .filter(({ batch }) => !counted.has(batch.id))
        .map(({ batch, stock: { articleId } }): Uncounted => {
          const { id: stockBatchId, lotId, lotNumber, quantityBase, quantityKind, quantityUnit } = batch;
          return { stockBatchId, lotId, lotNumber, articleId, quantityBase, quantityKind, quantityUnit };
        });
      count.submit(uncounted, username, unit.now);
      return viewOf(count.state, entries);
    },
  }),
  handle(approveInventoryCount, {
    async run(unit, { id: countId }, { caller }) {
      const { count, entries } = await load(unit, countId);
      count.approve(new Set(await unit.reads.counts.counters(countId)), caller.username, unit.now);
      await correctCounted(
        new Bookings(unit, caller),
        entries.map((entry) => ({
          stockBatchId: entry.stockBatchId,
          difference: differenceOf(entry),
          movements: entry.movements,
        })),
      );
      return viewOf(count.state, entries);
    },
  }),
  handle(cancelInventoryCount, {
    async run(unit, { id: countId }) {
      const { count, entries } = await load(unit, countId);
      count.cancel();
      return viewOf(count.state, entries);
    },
  }),
];

/**
 * Returns the count with its lines. Hides the expected quantities and differences of a blind count while the count is
 * open. `entries`: the last entry of each stock batch.
 */
function viewOf(count: InventoryCountState, entries: readonly CountEntryState[]): InventoryCountView {
  const isHidden = count.blind && count.status === 'OPEN';
  const lines = entries.map((entry): CountLineView => {
    const shown = (base: string) => Quantity.fromBase(base, entry.quantityUnit).shortText();
    return {
      ...entry,
      expected: isHidden ? null : shown(entry.expectedBase),
      difference: isHidden ? null : shown(differenceOf(entry).toText()),
    };
  });
  return { ...count, lines };
}

/** Returns the first movement of each stock batch after the time at which its line was counted. */
async function firstSince(
  unit: UnitPorts,
  lines: readonly { readonly stockBatchId: string; readonly countedAt?: Date | undefined }[],
): Promise<ReadonlyMap<string, StockMovementState>> {
  const counted = lines.flatMap(({ stockBatchId, countedAt }) => (countedAt ? [{ stockBatchId, at: countedAt }] : []));
  const movements = counted.length === 0 ? [] : await unit.reads.counts.firstMovements(counted);
  return new Map(movements.map((movement) => [movement.stockBatchId, movement]));
}

async function load(
  unit: UnitPorts,
  countId: string,
): Promise<{ count: InventoryCount; entries: readonly CountEntryState[] }> {
  const count = await unit.of(InventoryCounts).get(countId);
  return { count, entries: await unit.reads.counts.lastEntries([countId]) };
}
