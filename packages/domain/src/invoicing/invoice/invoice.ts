/** Issued invoices and credit notes. */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Customers } from '../../masterdata/index.ts';
import { sumText } from '../../sales/index.ts';
import { type BilledQuantity, billedQuantities } from '../document/billed-quantities.ts';
import type { CreditKind, DocumentType, InvoiceDocument, XmlProfile } from '../document/document.ts';
import { invoiceExists } from '../refusals.ts';
import { type InvoiceStatus, invoiceSubject } from '../subjects.ts';

export interface BilledLine extends BilledQuantity {
  readonly id: string;
}

export interface InvoiceState {
  readonly id: string;
  readonly type: DocumentType;
  /** Null for an invoice. */
  readonly kind: CreditKind | null;
  /** `RE-2026-00001`. */
  readonly invoiceNumber: string;
  /** The running number in the year of the issue date, from 1. */
  readonly serial: number;
  readonly issueDate: CalendarDate;
  /** Null for a credit note. */
  readonly dueDate: CalendarDate | null;
  readonly customerId: string;
  /** The name of the customer at issue. */
  readonly customerName: string;
  /** The invoice that a credit note corrects. Null for an invoice. */
  readonly correctsId: string | null;
  readonly supplyFrom: CalendarDate;
  readonly supplyUntil: CalendarDate;
  /** Sums of money are decimal texts with two places. */
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  /**
   * The gross sum less the sums of credit notes, and less amounts and discounts of booked payments. Below zero: the shop
   * owes it. Zero for a credit note.
   */
  readonly openAmount: string;
  readonly status: InvoiceStatus;
  /** Whether a CANCELLATION took the invoice back. */
  readonly cancelled: boolean;
  readonly document: InvoiceDocument;
  /** The hex SHA-256 of the canonical JSON (RFC 8785) of the document in responses. */
  readonly sha256: string;
  /** The profile of the e-invoice. Null for a document with gross prices, like `xml`. */
  readonly xmlProfile: XmlProfile | null;
  readonly xml: string | null;
  readonly billedLines: readonly BilledLine[];
}

/** The parts of an issued document that the document itself does not say. */
export interface Issued {
  readonly id: string;
  readonly serial: number;
  readonly document: InvoiceDocument;
  readonly sha256: string;
  readonly xmlProfile: XmlProfile | null;
  readonly xml: string | null;
  readonly newId: () => string;
}

const ZERO = '0.00';

export class Invoice implements Aggregate<InvoiceState> {
  #state: InvoiceState;

  private constructor(state: InvoiceState) {
    this.#state = state;
  }

  /** Returns the issued document, with its amount open. */
  static issue({ id, serial, document, newId, ...rest }: Issued): Invoice {
    const { type, kind, number, issueDate, dueDate, buyer, corrects, supplyFrom, supplyUntil } = document;
    const { net, tax, gross } = document;
    const openAmount = type === 'INVOICE' ? gross : ZERO;
    return new Invoice({
      ...{ id, type, kind, invoiceNumber: number, serial, issueDate, dueDate },
      ...{ customerId: buyer.customerId, customerName: buyer.name, correctsId: corrects?.invoiceId ?? null },
      ...{ supplyFrom, supplyUntil, net, tax, gross, openAmount, cancelled: false },
      status: statusOf(openAmount, false),
      ...{ document, ...rest },
      billedLines: billedQuantities(document).map((each) => ({ id: newId(), ...each })),
    });
  }

  /** Rebuilds a stored document, without checks. For adapters only. */
  static restore(state: InvoiceState): Invoice {
    return new Invoice(state);
  }

  get state(): InvoiceState {
    return this.#state;
  }

  /** Lowers the open amount by a credit note. */
  credit({ kind, gross }: Pick<InvoiceState, 'kind' | 'gross'>): void {
    this.#change(Decimal.of(gross), this.#state.cancelled || kind === 'CANCELLATION');
  }

  /** Lowers the open amount by a payment with its discount. Below zero: a payment was cancelled. */
  pay(amount: Decimal): void {
    this.#change(amount, this.#state.cancelled);
  }

  #change(less: Decimal, cancelled: boolean): void {
    const openAmount = sumText(Decimal.of(this.#state.openAmount).minus(less));
    this.#state = { ...this.#state, openAmount, cancelled, status: statusOf(openAmount, cancelled) };
  }
}

/** Returns the status of an invoice. `openAmount`: a decimal text. */
const statusOf = (openAmount: string, cancelled: boolean): InvoiceStatus =>
  !Decimal.of(openAmount).isZero() ? 'OPEN' : cancelled ? 'CANCELLED' : 'SETTLED';

/** Returns whether something of the invoice is to be paid, and its due date is past. */
export const isOverdue = (
  { openAmount, dueDate }: Pick<InvoiceState, 'openAmount' | 'dueDate'>,
  today: CalendarDate,
): boolean => dueDate !== null && dueDate < today && Decimal.of(openAmount).compare(Decimal.ZERO) > 0;

export const Invoices = aggregateKind<InvoiceState, Invoice>({
  ...invoiceSubject,
  restore: Invoice.restore,
  unique: [{ members: ['invoiceNumber'], refuse: invoiceExists }],
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId', 'type', 'status', 'correctsId', 'billedLines'],
  searched: ({ invoiceNumber, customerName }) => [invoiceNumber, customerName],
  day: 'issueDate',
  // The record itself is permanent, and an entry would repeat it. The entry has its hash.
  secret: ['document', 'xml', 'billedLines'],
  unlisted: ['document', 'xml', 'billedLines'],
});
