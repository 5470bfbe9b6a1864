/**
 * A recall is a case that freezes the data of the affected lots and records contacts with customers. A real recall also
 * blocks the lots.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { say } from '../../kernel/values/message.ts';
import { contactsMissing, customerNotInRecall, recallExists, tooManyContacts } from '../refusals.ts';
import { recallSubject } from '../subjects.ts';
import type { AffectedCustomer } from '../trace/trace-contracts.ts';
import { qualityWords } from '../words.ts';
import { type Contact, type Frozen, RECALL_STATUSES, type RecallState } from './recall-contracts.ts';

export const recallMachine = stateMachine(
  'recall',
  RECALL_STATUSES,
  {
    contact: { from: ['OPEN'], to: 'OPEN' },
    close: { from: ['OPEN'], to: 'CLOSED' },
  },
  qualityWords,
);

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
