/** Counting what lies in a storage location. */
import {
  boolean,
  defaulted,
  form,
  id,
  list,
  oneOf,
  optional,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { Quantity, sameKind } from '../kernel/quantity.ts';
import { checkNoFaults, type Fault, invalidStatusTransition } from '../kernel/refusal.ts';
import {
  CountEntries,
  CountEntry,
  type CountEntryState,
  differenceOf,
  INVENTORY_COUNT_STATUSES,
  InventoryCount,
  type InventoryCountState,
  InventoryCounts,
  lastEntries,
  type Uncounted,
} from './inventory-count.ts';
import { distinctBy, LINES_MAX } from './line-form.ts';
import { countBelowZero } from './refusals.ts';
import { Stocks, storedQuantity } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import { StorageLocations } from './storage-location.ts';
import { Warehouse } from './warehouse.ts';

/** A line of a count as it is shown. */
export interface CountLineView extends CountEntryState {
  /** Decimal texts in the unit of the line; null while those who count must not see them. */
  readonly expected: string | null;
  readonly difference: string | null;
}

export interface InventoryCountView extends InventoryCountState {
  readonly lines: readonly CountLineView[];
}

/** Blind: nobody learns what is expected before the count is submitted. */
function viewOf(count: InventoryCountState, entries: readonly CountEntryState[]): InventoryCountView {
  const isHidden = count.blind && count.status === 'OPEN';
  const lines = lastEntries(entries).map((entry): CountLineView => {
    const shown = (base: string) => Quantity.fromBase(base, entry.quantityUnit).shortText();
    return {
      ...entry,
      expected: isHidden ? null : shown(entry.expectedBase),
      difference: isHidden ? null : shown(differenceOf(entry).toText()),
    };
  });
  return { ...count, lines };
}

export const listInventoryCounts = query({
  name: 'inventory-count.list',
  summary: 'List inventory counts',
  permission: 'INVENTORY_COUNT_READ',
  input: listForm(InventoryCounts.sortable, {
    storageLocationId: optional(pathId()),
    status: optional(oneOf(INVENTORY_COUNT_STATUSES)),
  }),
  async run({ reader }, { storageLocationId, status, ...request }) {
    const { content, page } = await reader.page(InventoryCounts, { storageLocationId, status }, request);
    const entries = await reader.whereIn(
      CountEntries,
      'countId',
      content.map((count) => count.id),
    );
    const views = content.map((count) =>
      viewOf(
        count,
        entries.filter(({ countId }) => countId === count.id),
      ),
    );
    return { content: views, page };
  },
});

export const getInventoryCount = query({
  name: 'inventory-count.get',
  summary: 'Read one inventory count',
  permission: 'INVENTORY_COUNT_READ',
  input: form({ id: pathId() }),
  async run({ reader }, { id: countId }) {
    return viewOf(await reader.get(InventoryCounts, countId), await reader.where(CountEntries, { countId }));
  },
});

export const openInventoryCount = command({
  name: 'inventory-count.open',
  summary: 'Open a count of a storage location; blind unless told otherwise',
  permission: 'INVENTORY_COUNT_WRITE',
  refuses: [StorageLocations.unknown],
  input: form({ storageLocationId: id(), blind: defaulted(boolean(), true) }),
  async run(unit, { storageLocationId, blind }, { username }) {
    await unit.of(StorageLocations).peek(storageLocationId);
    const count = InventoryCount.open({
      id: unit.newId(),
      storageLocationId,
      blind,
      createdBy: username,
      createdAt: unit.now,
    });
    unit.of(InventoryCounts).add(count);
    return viewOf(count.state, []);
  },
});

const countLine = form({
  stockBatchId: id(),
  quantityAmount: quantityAmount({ allowZero: true }),
  quantityUnit: unitField(),
});

export const enterCountLines = command({
  name: 'inventory-count.enter',
  summary: 'Enter what was counted; what was entered before for the same stock batch is replaced',
  permission: 'INVENTORY_COUNT_WRITE',
  refuses: [StockBatches.unknown, invalidStatusTransition],
  input: form({ id: pathId(), lines: distinctBy('stockBatchId', list(countLine, LINES_MAX, 1)) }),
  async run(unit, { id: countId, lines }, { username }) {
    const count = await unit.of(InventoryCounts).get(countId);
    // Without locks: what is expected is what is committed at this instant.
    const batches = await unit.of(StockBatches).peekAll(lines.map(({ stockBatchId }) => stockBatchId));
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
        fault('quantityUnit', say`must be a unit that converts into ${batch.quantityUnit}, in which the batch is kept`);
      }
      const { lotId, batchId: lotNumber, quantityBase: expectedBase } = batch;
      const what = { stockBatchId: batch.id, lotId, lotNumber, articleId: stock.articleId, expectedBase };
      const quantity = storedQuantity(Quantity.of(line.quantityAmount, line.quantityUnit));
      const entry = { id: unit.newId(), countId, number: first + index, countedBy: username, countedAt: unit.now };
      return CountEntry.record({ ...entry, ...what, ...quantity });
    });
    checkNoFaults(faults);
    count.enter(entries.length);
    const before = await unit.of(CountEntries).peekWhere({ countId });
    for (const entry of entries) unit.of(CountEntries).add(entry);
    return viewOf(count.state, [...before, ...entries.map(({ state }) => state)]);
  },
});

export const submitInventoryCount = command({
  name: 'inventory-count.submit',
  summary: 'End the counting: expected amounts, differences and what was not counted are shown from now on',
  permission: 'INVENTORY_COUNT_WRITE',
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  async prepare({ reader, inventory }, { id: countId }) {
    return inventory.batchesAt((await reader.get(InventoryCounts, countId)).storageLocationId);
  },
  async run(unit, { id: countId }, { username }, there) {
    const { count, entries } = await load(unit, countId);
    const counted = new Set(entries.map(({ stockBatchId }) => stockBatchId));
    const uncounted = there
      .filter(({ batch }) => !counted.has(batch.id))
      .map(({ batch, stock: { articleId } }): Uncounted => {
        const { id: stockBatchId, lotId, batchId: lotNumber, quantityBase, quantityKind, quantityUnit } = batch;
        return { stockBatchId, lotId, lotNumber, articleId, quantityBase, quantityKind, quantityUnit };
      });
    count.submit(uncounted, username, unit.now);
    return viewOf(count.state, entries);
  },
});

export const approveInventoryCount = command({
  name: 'inventory-count.approve',
  summary: 'Book the differences that the count found',
  permission: 'INVENTORY_COUNT_WRITE',
  refuses: [invalidStatusTransition, countBelowZero],
  input: form({ id: pathId() }),
  async run(unit, { id: countId }, caller) {
    const { count, entries } = await load(unit, countId);
    count.approve(new Set(entries.map(({ countedBy }) => countedBy)), caller.username, unit.now);
    const differences = lastEntries(entries).map((entry) => [entry.stockBatchId, differenceOf(entry)] as const);
    await new Warehouse(unit, caller).correct(new Map(differences.filter(([, difference]) => !difference.isZero())));
    return viewOf(count.state, entries);
  },
});

export const cancelInventoryCount = command({
  name: 'inventory-count.cancel',
  summary: 'Drop a count that was not approved',
  permission: 'INVENTORY_COUNT_WRITE',
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  async run(unit, { id: countId }) {
    const { count, entries } = await load(unit, countId);
    count.cancel();
    return viewOf(count.state, entries);
  },
});

async function load(
  unit: UnitPorts,
  countId: string,
): Promise<{ count: InventoryCount; entries: readonly CountEntryState[] }> {
  const count = await unit.of(InventoryCounts).get(countId);
  return { count, entries: await unit.of(CountEntries).peekWhere({ countId }) };
}
