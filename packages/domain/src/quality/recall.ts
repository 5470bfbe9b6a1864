/** Recalls: a case that froze what was affected, stopped it if it is real, and keeps whom the shop told. */
import type { LotAccount } from '../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { say } from '../kernel/message.ts';
import { stateMachine } from '../kernel/state-machine.ts';
import type { Reconciliation } from './reconciliation.ts';
import { contactsMissing, customerNotInRecall, recallExists } from './refusals.ts';
import type { AffectedCustomer, OpenRun, OriginSupplier, StockOnHand } from './trace.ts';

/** REAL stops everything; MOCK is an exercise with the same figures. */
export const RECALL_MODES = ['REAL', 'MOCK'] as const;
export type RecallMode = (typeof RECALL_MODES)[number];

export const RECALL_STATUSES = ['OPEN', 'CLOSED'] as const;
export type RecallStatus = (typeof RECALL_STATUSES)[number];

export const recallMachine = stateMachine('recall', RECALL_STATUSES, {
  contact: { from: ['OPEN'], to: 'OPEN' },
  close: { from: ['OPEN'], to: 'CLOSED' },
});

export const CONTACT_CHANNELS = ['PHONE', 'EMAIL', 'PERSON', 'LETTER'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CONTACT_OUTCOMES = ['REACHED', 'NOT_REACHED', 'CONFIRMED'] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

export interface AffectedLot {
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly account: LotAccount;
}

/** What the case froze: it stays, whatever becomes of lots and master data. */
export interface Frozen {
  /** An instant as ISO 8601. */
  readonly asOf: string;
  readonly lots: readonly AffectedLot[];
  readonly stock: readonly StockOnHand[];
  readonly customers: readonly AffectedCustomer[];
  readonly openRuns: readonly OpenRun[];
  readonly suppliers: readonly OriginSupplier[];
  readonly reconciliation: readonly Reconciliation[];
}

/** Somebody was told, or could not be. */
export interface Contact {
  readonly customerId: string;
  readonly channel: ContactChannel;
  readonly outcome: ContactOutcome;
  readonly note: string | null;
  /** What the customer still has and gives back; decimal text and unit. */
  readonly recovered: { readonly quantityAmount: string; readonly quantityUnit: string } | null;
  /** The username. */
  readonly contactedBy: string;
  /** An instant as ISO 8601. */
  readonly contactedAt: string;
}

export interface RecallState {
  readonly id: string;
  /** `R-2026-11-21-007`. */
  readonly recallNumber: string;
  readonly mode: RecallMode;
  readonly status: RecallStatus;
  readonly reason: string;
  readonly frozen: Frozen;
  /** Over the RFC 8785 canonical JSON of what was frozen, as hexadecimal digits. */
  readonly sha256: string;
  /** From the request to the figures. */
  readonly elapsedMs: number;
  /** Oldest first; none is ever changed. */
  readonly contacts: readonly Contact[];
  readonly openedBy: string;
  readonly openedAt: Date;
  readonly closedBy: string | null;
  readonly closedAt: Date | null;
  readonly conclusion: string | null;
}

export class Recall implements Aggregate<RecallState> {
  #state: RecallState;

  private constructor(state: RecallState) {
    this.#state = state;
  }

  static open(opened: Omit<RecallState, 'status' | 'contacts' | 'closedBy' | 'closedAt' | 'conclusion'>): Recall {
    return new Recall({ ...opened, status: 'OPEN', contacts: [], closedBy: null, closedAt: null, conclusion: null });
  }

  /** Rebuilds a stored recall. For adapters only: checks nothing. */
  static restore(state: RecallState): Recall {
    return new Recall(state);
  }

  get state(): RecallState {
    return this.#state;
  }

  /** Refuses a customer who is not in the case with CUSTOMER_NOT_FOUND, and a closed case. */
  contact(contact: Contact): void {
    if (!this.#state.frozen.customers.some(({ customerId }) => customerId === contact.customerId)) {
      throw customerNotInRecall();
    }
    recallMachine.move(this.#state.status, 'contact');
    this.#state = { ...this.#state, contacts: [...this.#state.contacts, contact] };
  }

  /** Closes the case; it releases nothing. Refuses a real one with CONTACTS_MISSING, naming customers whom nobody told. */
  close(conclusion: string, by: string, at: Date): void {
    const status = recallMachine.move(this.#state.status, 'close');
    const missing = uncontacted(this.#state);
    if (this.#state.mode === 'REAL' && missing.length > 0) {
      throw contactsMissing({ customers: missing.map(({ name }) => say`${name}`) });
    }
    this.#state = { ...this.#state, status, conclusion, closedBy: by, closedAt: at };
  }
}

/** The customers of whom the case has no contact at all. */
export const uncontacted = ({ frozen, contacts }: RecallState): readonly AffectedCustomer[] =>
  frozen.customers.filter(({ customerId }) => !contacts.some((contact) => contact.customerId === customerId));

export const Recalls = aggregateKind<RecallState, Recall>({
  name: 'recall',
  restore: Recall.restore,
  unique: [
    {
      members: ['recallNumber'],
      refuse: recallExists,
    },
  ],
  sortable: { recallNumber: 'folded', openedAt: 'plain' },
  filters: ['status', 'mode'],
  // It stands in the case, with a hash; the audit log would repeat it, megabytes perhaps.
  secret: ['frozen'],
});
