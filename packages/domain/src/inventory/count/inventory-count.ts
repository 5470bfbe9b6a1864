/**
 * A count records the goods at a storage location. Each entry stores the ledger quantity at the time of counting. The
 * approval books the differences, so goods may move during a count.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { inventoryCountEntryExists, inventoryCountExists, tooManyEntries } from '../refusals.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { inventoryCountSubject } from '../subjects.ts';
import { inventoryWords } from '../words.ts';
import {
  type CountEntryState,
  INVENTORY_COUNT_STATUSES,
  type InventoryCountState,
  type Uncounted,
} from './inventory-count-contracts.ts';

export const inventoryCountMachine = stateMachine(
  'inventory count',
  INVENTORY_COUNT_STATUSES,
  {
    enter: { from: ['OPEN'], to: 'OPEN' },
    submit: { from: ['OPEN'], to: 'SUBMITTED' },
    approve: { from: ['SUBMITTED'], to: 'APPROVED' },
    cancel: { from: ['OPEN', 'SUBMITTED'], to: 'CANCELLED' },
  },
  inventoryWords,
);

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
