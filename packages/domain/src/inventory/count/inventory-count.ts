/**
 * A count records the goods at a storage location. Each entry stores the ledger quantity at the time of counting. The
 * approval books the differences, so goods may move during a count.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { inventoryCountEntryExists, inventoryCountExists, tooManyEntries } from '../refusals.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import type { StoredQuantity } from '../stock-batch/stored-quantity.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { inventoryCountSubject } from '../subjects.ts';
import { type InventoryCountStatus, inventoryCountMachine } from './inventory-count-status.ts';

/** An uncounted stock batch at the storage location. The count has no entry for the batch. */
export interface Uncounted extends StoredQuantity {
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
}

export interface InventoryCountState {
  readonly id: string;
  /** A count number such as `I-2026-11-21-001`, with the day on which the count was opened. */
  readonly countNumber: string;
  readonly storageLocationId: string;
  /** Whether responses hide the expected quantities and the differences until the submission. */
  readonly blind: boolean;
  readonly status: InventoryCountStatus;
  /** Number of entries, including replaced entries. */
  readonly entries: number;
  /** The stock batches that were not counted at the submission. Empty before. */
  readonly uncounted: readonly Uncounted[];
  /** A username, like `submittedBy` and `approvedBy`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Null before the submission. */
  readonly submittedBy: string | null;
  readonly submittedAt: Date | null;
  /** Null before the approval. */
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  /** Whether the approver had also counted. False before the approval. */
  readonly selfApproved: boolean;
}

/**
 * Maximum number of entries of a count, including replaced entries. It is ten times the number of batches in a very
 * large cold store.
 */
export const COUNT_ENTRIES_MAX = 20_000;

export class InventoryCount implements Aggregate<InventoryCountState> {
  #state: InventoryCountState;

  private constructor(state: InventoryCountState) {
    this.#state = state;
  }

  static open(
    of: Pick<InventoryCountState, 'id' | 'countNumber' | 'storageLocationId' | 'blind' | 'createdBy' | 'createdAt'>,
  ): InventoryCount {
    const untouched = { submittedBy: null, submittedAt: null, approvedBy: null, approvedAt: null, selfApproved: false };
    return new InventoryCount({ ...of, status: 'OPEN', entries: 0, uncounted: [], ...untouched });
  }

  /** Rebuilds a stored count without checks, for adapters. */
  static restore(state: InventoryCountState): InventoryCount {
    return new InventoryCount(state);
  }

  get state(): InventoryCountState {
    return this.#state;
  }

  /**
   * Adds to the number of entries. Refuses more than `COUNT_ENTRIES_MAX` with TOO_MANY_ENTRIES. Refuses with
   * INVALID_STATUS_TRANSITION unless the count is open.
   */
  enter(added: number): void {
    const status = inventoryCountMachine.move(this.#state.status, 'enter');
    const entries = this.#state.entries + added;
    if (entries > COUNT_ENTRIES_MAX) throw tooManyEntries({ max: COUNT_ENTRIES_MAX, entries: this.#state.entries });
    this.#state = { ...this.#state, status, entries };
  }

  submit(uncounted: readonly Uncounted[], by: string, at: Date): void {
    const status = inventoryCountMachine.move(this.#state.status, 'submit');
    this.#state = { ...this.#state, status, uncounted, submittedBy: by, submittedAt: at };
  }

  /**
   * Approves a submitted count. Refuses other statuses with INVALID_STATUS_TRANSITION. `counters`: the usernames of all
   * users who made an entry.
   */
  approve(counters: ReadonlySet<string>, by: string, at: Date): void {
    const status = inventoryCountMachine.move(this.#state.status, 'approve');
    this.#state = { ...this.#state, status, approvedBy: by, approvedAt: at, selfApproved: counters.has(by) };
  }

  cancel(): void {
    this.#state = { ...this.#state, status: inventoryCountMachine.move(this.#state.status, 'cancel') };
  }
}

export const InventoryCounts = aggregateKind<InventoryCountState, InventoryCount>({
  ...inventoryCountSubject,
  restore: InventoryCount.restore,
  unique: [{ members: ['countNumber'], refuse: inventoryCountExists }],
  references: [{ member: 'storageLocationId', to: () => StorageLocations }],
  filters: ['storageLocationId', 'status'],
  searched: ({ countNumber }) => [countNumber],
  day: 'createdAt',
  // The audit log hides the list, which has one element for each uncounted batch. The count itself stores the list.
  secret: ['uncounted'],
  unlisted: ['uncounted'],
});

/**
 * An entry of a count, with the counted and the ledger quantity of a stock batch. A later entry for the same batch
 * replaces this entry, whenever it was counted.
 */
export interface CountEntryState extends StoredQuantity {
  readonly id: string;
  readonly countId: string;
  /** Sequence number within the count, from 1. */
  readonly number: number;
  readonly stockBatchId: string;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  /** The ledger quantity at `countedAt`, as a decimal text in the base unit. */
  readonly expectedBase: string;
  /** Number of movements of the stock batch at `countedAt`. */
  readonly movements: number;
  /** The username of the user who counted. */
  readonly countedBy: string;
  readonly countedAt: Date;
}

/** An entry of a count. It is immutable: no operation changes it. */
export class CountEntry implements Aggregate<CountEntryState> {
  readonly state: CountEntryState;

  private constructor(state: CountEntryState) {
    this.state = state;
  }

  static record(state: CountEntryState): CountEntry {
    return new CountEntry(state);
  }

  /** Rebuilds a stored entry without checks, for adapters. */
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
  // The audit log omits the entries of counts, because these are never changed.
  audited: false,
});

/** Returns counted minus expected quantity, in the base unit. */
export const differenceOf = ({ quantityBase, expectedBase }: CountEntryState): Decimal =>
  Decimal.of(quantityBase).minus(Decimal.of(expectedBase));
