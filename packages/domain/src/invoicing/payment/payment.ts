/** Payments on the bank account, and the invoices that they pay. Cash and cards stay the till's (§ 146a AO). */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Customers } from '../../masterdata/index.ts';
import { type PaymentStatus, paymentMachine, paymentSubject } from '../subjects.ts';

/** What a payment pays of an invoice. Sums are decimal texts with two places. */
export interface PaymentItem {
  readonly id: string;
  /** Its place in the request, from 1. */
  readonly place: number;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** Below zero: paid back, or offset against another invoice. */
  readonly amount: string;
  /** What the shop waives, from zero. */
  readonly discount: string;
}

export interface PaymentState {
  readonly id: string;
  readonly customerId: string;
  readonly customerName: string;
  /** The day of the bank's booking. */
  readonly bookedOn: CalendarDate;
  readonly reference: string;
  readonly items: readonly PaymentItem[];
  readonly status: PaymentStatus;
  /** A username, like `cancelledBy`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly cancelledBy: string | null;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
}

export class Payment implements Aggregate<PaymentState> {
  #state: PaymentState;

  private constructor(state: PaymentState) {
    this.#state = state;
  }

  static book(given: Omit<PaymentState, 'status' | 'cancelledBy' | 'cancelledAt' | 'cancelReason'>): Payment {
    return new Payment({ ...given, status: 'BOOKED', cancelledBy: null, cancelledAt: null, cancelReason: null });
  }

  /** Rebuilds a stored payment, without checks. For adapters only. */
  static restore(state: PaymentState): Payment {
    return new Payment(state);
  }

  get state(): PaymentState {
    return this.#state;
  }

  /** Cancels the payment. Refuses a cancelled one with INVALID_STATUS_TRANSITION. */
  cancel(reason: string, by: string, at: Date): void {
    const status = paymentMachine.move(this.#state.status, 'cancel');
    this.#state = { ...this.#state, status, cancelledBy: by, cancelledAt: at, cancelReason: reason };
  }
}

export const Payments = aggregateKind<PaymentState, Payment>({
  ...paymentSubject,
  restore: Payment.restore,
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId', 'status', 'items'],
  searched: ({ reference, customerName }) => [reference, customerName],
  day: 'bookedOn',
  unlisted: ['items'],
});
