/**
 * Counts of a storage location: what is entered is judged at that instant, and what is approved are differences, so that goods
 * may move meanwhile.
 */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Decimal } from '../kernel/decimal.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import { inventoryCountEntryExists } from './refusals.ts';
import type { StoredQuantity } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import { StorageLocations } from './storage-location.ts';

export const INVENTORY_COUNT_STATUSES = ['OPEN', 'SUBMITTED', 'APPROVED', 'CANCELLED'] as const;
export type InventoryCountStatus = (typeof INVENTORY_COUNT_STATUSES)[number];

export const inventoryCountMachine = stateMachine('inventory count', INVENTORY_COUNT_STATUSES, {
  enter: { from: ['OPEN'], to: 'OPEN' },
  submit: { from: ['OPEN'], to: 'SUBMITTED' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED' },
  cancel: { from: ['OPEN', 'SUBMITTED'], to: 'CANCELLED' },
});

/** What lies in the location and was not counted. */
export interface Uncounted extends StoredQuantity {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
}

/** Names are usernames. */
export interface InventoryCountState {
  readonly id: string;
  readonly storageLocationId: string;
  /** Whether those who count do not see what is expected. */
  readonly blind: boolean;
  readonly status: InventoryCountStatus;
  /** How many entries it has. */
  readonly entries: number;
  /** As it was when it was submitted. */
  readonly uncounted: readonly Uncounted[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly submittedBy: string | null;
  readonly submittedAt: Date | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  /** Whether the one who approved had counted any of it. */
  readonly selfApproved: boolean;
}

export class InventoryCount implements Aggregate<InventoryCountState> {
  #state: InventoryCountState;

  private constructor(state: InventoryCountState) {
    this.#state = state;
  }

  static open(
    of: Pick<InventoryCountState, 'id' | 'storageLocationId' | 'blind' | 'createdBy' | 'createdAt'>,
  ): InventoryCount {
    const untouched = { submittedBy: null, submittedAt: null, approvedBy: null, approvedAt: null, selfApproved: false };
    return new InventoryCount({ ...of, status: 'OPEN', entries: 0, uncounted: [], ...untouched });
  }

  /** Rebuilds a stored count. For adapters only: checks nothing. */
  static restore(state: InventoryCountState): InventoryCount {
    return new InventoryCount(state);
  }

  get state(): InventoryCountState {
    return this.#state;
  }

  /** Takes so many entries. Refuses once it was submitted. */
  enter(entries: number): void {
    const status = inventoryCountMachine.move(this.#state.status, 'enter');
    this.#state = { ...this.#state, status, entries: this.#state.entries + entries };
  }

  submit(uncounted: readonly Uncounted[], by: string, at: Date): void {
    const status = inventoryCountMachine.move(this.#state.status, 'submit');
    this.#state = { ...this.#state, status, uncounted, submittedBy: by, submittedAt: at };
  }

  /** `counters`: who counted any of it. */
  approve(counters: ReadonlySet<string>, by: string, at: Date): void {
    const status = inventoryCountMachine.move(this.#state.status, 'approve');
    this.#state = { ...this.#state, status, approvedBy: by, approvedAt: at, selfApproved: counters.has(by) };
  }

  cancel(): void {
    this.#state = { ...this.#state, status: inventoryCountMachine.move(this.#state.status, 'cancel') };
  }
}

export const InventoryCounts = aggregateKind<InventoryCountState, InventoryCount>({
  name: 'inventory_count',
  restore: InventoryCount.restore,
  references: [{ member: 'storageLocationId', to: () => StorageLocations }],
  sortable: { createdAt: 'plain' },
  filters: ['storageLocationId', 'status'],
  // As long as the list of a storage location; the count itself keeps it.
  secret: ['uncounted'],
});

/** One entry: what was counted of a stock batch, and what the ledger had then. A later entry for the batch replaces it. */
export interface CountEntryState extends StoredQuantity {
  readonly id: string;
  readonly countId: string;
  /** Counts from 1 within the count. */
  readonly number: number;
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  /** In the base unit, as the counted quantity. */
  readonly expectedBase: string;
  /** A username. */
  readonly countedBy: string;
  readonly countedAt: Date;
}

/** What is written once is never changed: there is no verb. */
export class CountEntry implements Aggregate<CountEntryState> {
  readonly state: CountEntryState;

  private constructor(state: CountEntryState) {
    this.state = state;
  }

  static record(state: CountEntryState): CountEntry {
    return new CountEntry(state);
  }

  /** Rebuilds a stored entry. For adapters only: checks nothing. */
  static restore(state: CountEntryState): CountEntry {
    return new CountEntry(state);
  }
}

export const CountEntries = aggregateKind<CountEntryState, CountEntry>({
  name: 'inventory_count_entry',
  restore: CountEntry.restore,
  unique: [
    {
      members: ['countId', 'number'],
      refuse: inventoryCountEntryExists,
    },
  ],
  references: [
    { member: 'countId', to: () => InventoryCounts },
    { member: 'stockBatchId', to: () => StockBatches },
  ],
  filters: ['countId'],
  // It is a log itself.
  audited: false,
});

/** Of all entries those that hold: the last one for each stock batch, in the order in which the batches were first counted. */
export function lastEntries(entries: readonly CountEntryState[]): readonly CountEntryState[] {
  const last = new Map<string, CountEntryState>();
  for (const entry of entries.toSorted((a, b) => a.number - b.number)) last.set(entry.stockBatchId, entry);
  return [...last.values()];
}

/** How much more was counted than expected, in the base unit; below zero: less. */
export const differenceOf = ({ quantityBase, expectedBase }: CountEntryState): Decimal =>
  Decimal.of(quantityBase).minus(Decimal.of(expectedBase));
