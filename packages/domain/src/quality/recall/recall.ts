/**
 * A recall is a case that freezes the data of the affected lots and records contacts with customers. A real recall also
 * blocks the lots.
 */

import type { LotAccount } from '../../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { say } from '../../kernel/values/message.ts';
import { contactsMissing, customerNotInRecall, recallExists, tooManyContacts } from '../refusals.ts';
import { type RecallMode, recallSubject } from '../subjects.ts';
import type {
  AffectedCustomer,
  OpenRun,
  OriginSupplier,
  StockOnHand,
  UndoneDelivery,
} from '../trace/trace-contracts.ts';
import { type RecallStatus, recallMachine } from './recall-status.ts';

/** An attempt to contact a customer, successful or not. */
export interface Contact {
  readonly customerId: string;
  readonly channel: 'PHONE' | 'EMAIL' | 'PERSON' | 'LETTER';
  readonly outcome: 'REACHED' | 'NOT_REACHED' | 'CONFIRMED';
  /** Null: none. */
  readonly note: string | null;
  /** The quantity that the customer still has and returns, as a decimal text. Null: none. */
  readonly recovered: { readonly quantityAmount: string; readonly quantityUnit: string } | null;
  /** A username. */
  readonly contactedBy: string;
  /** An ISO 8601 instant. */
  readonly contactedAt: string;
}

/** A recall without its frozen data, which `RecallRecords` stores. */
export interface RecallState {
  readonly id: string;
  /** A recall number such as `R-2026-11-21-001`. */
  readonly recallNumber: string;
  readonly mode: RecallMode;
  readonly status: RecallStatus;
  readonly reason: string;
  /** The time of the freeze. */
  readonly asOf: Date;
  /** Number of frozen lots. */
  readonly lotCount: number;
  /** Number of frozen customers. */
  readonly customerCount: number;
  /** The SHA-256 hash of the canonical JSON of the frozen data, in hexadecimal digits. */
  readonly sha256: string;
  /** Milliseconds from the request to the result. */
  readonly elapsedMs: number;
  /** The contacts, oldest first. Contacts are immutable. */
  readonly contacts: readonly Contact[];
  /** A username. */
  readonly openedBy: string;
  readonly openedAt: Date;
  /** The username of the user who closed the recall. Null while it is open, like `closedAt` and `conclusion`. */
  readonly closedBy: string | null;
  readonly closedAt: Date | null;
  readonly conclusion: string | null;
}

/** Maximum number of contacts of a case. */
export const CONTACTS_MAX = 1_000;

export class Recall implements Aggregate<RecallState> {
  #state: RecallState;

  private constructor(state: RecallState) {
    this.#state = state;
  }

  static open(opened: Omit<RecallState, 'status' | 'contacts' | 'closedBy' | 'closedAt' | 'conclusion'>): Recall {
    return new Recall({ ...opened, status: 'OPEN', contacts: [], closedBy: null, closedAt: null, conclusion: null });
  }

  /** Rebuilds a stored recall without checks, for adapters. */
  static restore(state: RecallState): Recall {
    return new Recall(state);
  }

  get state(): RecallState {
    return this.#state;
  }

  /**
   * Adds a contact. `customers`: all customers of the case, including customers of undone deliveries. Refuses other
   * customers with CUSTOMER_NOT_FOUND, and a closed case with INVALID_STATUS_TRANSITION. Refuses contacts beyond
   * `CONTACTS_MAX` with TOO_MANY_CONTACTS.
   */
  contact(contact: Contact, customers: readonly Pick<AffectedCustomer, 'customerId'>[]): void {
    if (!customers.some(({ customerId }) => customerId === contact.customerId)) {
      throw customerNotInRecall();
    }
    recallMachine.move(this.#state.status, 'contact');
    if (this.#state.contacts.length >= CONTACTS_MAX) throw tooManyContacts({ max: CONTACTS_MAX });
    this.#state = { ...this.#state, contacts: [...this.#state.contacts, contact] };
  }

  /**
   * Closes the case without releasing any hold. Refuses a closed case with INVALID_STATUS_TRANSITION. Refuses with
   * CONTACTS_MISSING if a customer of a real case has no contact, and names these customers.
   */
  close(conclusion: string, customers: readonly AffectedCustomer[], by: string, at: Date): void {
    const status = recallMachine.move(this.#state.status, 'close');
    const missing = uncontacted(customers, this.#state.contacts);
    if (this.#state.mode === 'REAL' && missing.length > 0) {
      throw contactsMissing({ customers: missing.map(({ name }) => say`${name}`) });
    }
    this.#state = { ...this.#state, status, conclusion, closedBy: by, closedAt: at };
  }
}

/** Returns the customers without any contact in the case. */
export const uncontacted = (
  customers: readonly AffectedCustomer[],
  contacts: readonly Contact[],
): readonly AffectedCustomer[] =>
  customers.filter(({ customerId }) => !contacts.some((contact) => contact.customerId === customerId));

export const Recalls = aggregateKind<RecallState, Recall>({
  ...recallSubject,
  restore: Recall.restore,
  unique: [
    {
      members: ['recallNumber'],
      refuse: recallExists,
    },
  ],
  filters: ['status', 'mode'],
  searched: ({ recallNumber }) => [recallNumber],
  day: 'openedAt',
  unlisted: ['contacts'],
});

export interface AffectedLot {
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly account: LotAccount;
}

/** How much of the goods in one unit is accounted for. The quantities are decimal texts in `unit`. */
export interface Reconciliation {
  readonly unit: string;
  readonly originated: string;
  /** consumed + dispatched - takenBack + writtenOff + inStock */
  readonly accounted: string;
  /** The accounted share in per cent, rounded half up to two places. Null if `originated` is 0. */
  readonly percent: string | null;
  /** removed - counted */
  readonly unexplained: string;
}

/**
 * The frozen data of a recall, as the trace showed them. Later changes of lots and master data do not change the frozen
 * data.
 */
export interface Frozen {
  /** An ISO 8601 instant. */
  readonly asOf: string;
  readonly lots: readonly AffectedLot[];
  readonly stock: readonly StockOnHand[];
  readonly customers: readonly AffectedCustomer[];
  /** Undefined, and not in the hash, in recalls of older versions. */
  readonly undoneDeliveries?: readonly UndoneDelivery[] | undefined;
  readonly openRuns: readonly OpenRun[];
  readonly suppliers: readonly OriginSupplier[];
  readonly reconciliation: readonly Reconciliation[];
}

/**
 * The frozen data of a recall, under the recall's id. The data are a separate record, because they may take megabytes
 * that lists do not need.
 */
export interface RecallRecordState {
  readonly id: string;
  readonly frozen: Frozen;
}

/** The immutable record of the frozen data. Opening a recall writes it once. */
export class RecallRecord implements Aggregate<RecallRecordState> {
  readonly state: RecallRecordState;

  private constructor(state: RecallRecordState) {
    this.state = state;
  }

  static freeze(state: RecallRecordState): RecallRecord {
    return new RecallRecord(state);
  }

  /** Rebuilds a stored record without checks, for adapters. */
  static restore(state: RecallRecordState): RecallRecord {
    return new RecallRecord(state);
  }
}

export const RecallRecords = aggregateKind<RecallRecordState, RecallRecord>({
  name: 'recall_record',
  restore: RecallRecord.restore,
  // The audit log omits the data, because an entry would repeat them. The recall stores a hash of the data.
  audited: false,
  unlisted: ['frozen'],
});
