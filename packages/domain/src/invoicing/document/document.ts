/**
 * The documents of invoicing as they are issued: invoices, and credit notes that correct them. An issued document is
 * frozen. Its hash, its XML and its PDF are made from it alone.
 *
 * Quantities and sums are decimal texts, sums with two places. Prices and percents are decimal texts in the core and
 * numbers in responses.
 */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Money } from '../../kernel/values/decimal.ts';
import type { ElectronicAddress } from '../../masterdata/index.ts';
import type { PriceBasis } from '../../sales/index.ts';

export const DOCUMENT_TYPES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/**
 * The kinds of credit notes. CANCELLATION: takes back what is left of every line; the goods are due again. RETURN:
 * credits goods that came back. ALLOWANCE: lowers the amounts of lines; the goods stay billed.
 */
export const CREDIT_KINDS = ['CANCELLATION', 'RETURN', 'ALLOWANCE'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** VAT categories (UNTDID 5305). S: a rate above 0. Z: a rate of 0. E: exempt. */
export const VAT_CATEGORIES = ['S', 'Z', 'E'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** The unit of a line: KG, PIECE, another base unit (L, M, BOX …), or ONE for an allowance. */
export type LineUnit = string;

/** The profiles of e-invoices: EN 16931 as ZUGFeRD, or XRechnung for public buyers. */
export const XML_PROFILES = ['EN16931', 'XRECHNUNG'] as const;
export type XmlProfile = (typeof XML_PROFILES)[number];

/** An address with the ISO 3166-1 alpha-2 code of its country. Unknown parts are empty. */
export interface CodedAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** The shop as the seller. Unknown texts are empty. */
export interface Seller extends CodedAddress {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly vatId: string;
  readonly taxNumber: string;
  /** The register and its number: `Amtsgericht Passau HRB 1234`. */
  readonly register: string;
  readonly contactPerson: string;
  /** The name of the shop if the settings have no other. */
  readonly accountHolder: string;
  /** Without blanks. */
  readonly iban: string;
  readonly bic: string;
}

export interface Buyer {
  readonly customerId: string;
  readonly name: string;
  readonly address: CodedAddress;
  readonly vatId: string;
  /** The buyer's reference, for example a Leitweg-ID. */
  readonly reference: string;
  readonly electronicAddress: ElectronicAddress | null;
}

/** The party to which all deliveries of a document went. */
export interface DeliverTo {
  readonly name: string;
  readonly address: CodedAddress;
}

export interface InvoiceLine {
  /** Counts from 1. */
  readonly line: number;
  readonly name: string;
  /** Empty for a line typed by hand, like `deliveryNumber`. */
  readonly articleNumber: string;
  /** Null for a line typed by hand, like `deliveryLine` and `lotNumber`. */
  readonly deliveryId: string | null;
  readonly deliveryNumber: string;
  readonly deliveryLine: number | null;
  readonly lotNumber: string | null;
  /** Pieces of a line at a price per KG, without those taken back. Null: not counted, or a credit note. */
  readonly pieces: number | null;
  readonly supplyDate: CalendarDate;
  /** Above zero, in `unit`. */
  readonly quantity: string;
  readonly unit: LineUnit;
  /** Per `unit`, in the basis of the document. */
  readonly price: Money;
  readonly category: VatCategory;
  /** In percent. */
  readonly rate: string;
  readonly amount: string;
  /** The line of the corrected invoice. Null for an invoice. */
  readonly invoiceLine: number | null;
}

/** The sums of the lines of a document with the same VAT category and rate. */
export interface VatGroup {
  readonly category: VatCategory;
  /** In percent. */
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  /** Why the lines are exempt. Empty for other categories. */
  readonly exemptionReason: string;
}

/** The discount for early payment that a document offers. */
export interface OfferedSkonto {
  readonly percent: string;
  readonly days: number;
  readonly until: CalendarDate;
  /** The discount in money. */
  readonly amount: string;
}

/** The invoice that a credit note corrects. */
export interface CorrectedInvoice {
  readonly invoiceId: string;
  readonly number: string;
  readonly issueDate: CalendarDate;
}

export interface InvoiceDocument {
  readonly number: string;
  readonly type: DocumentType;
  /** Null for an invoice. */
  readonly kind: CreditKind | null;
  readonly basis: PriceBasis;
  readonly issueDate: CalendarDate;
  /** Null for a credit note. */
  readonly dueDate: CalendarDate | null;
  /** The first and the last supply date. */
  readonly supplyFrom: CalendarDate;
  readonly supplyUntil: CalendarDate;
  /** The reference of the orders, if all delivered lines have the same. Else empty. */
  readonly orderReference: string;
  /** Null for an invoice. */
  readonly corrects: CorrectedInvoice | null;
  /** Why a credit note was issued. Empty for an invoice. */
  readonly reason: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Null: to the buyer's address, or to several. */
  readonly deliverTo: DeliverTo | null;
  readonly lines: readonly InvoiceLine[];
  /** Highest rate first, then by category. */
  readonly vat: readonly VatGroup[];
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  /** German sentences about payment, each on its own line. */
  readonly terms: string;
  readonly skonto: OfferedSkonto | null;
  readonly note: string;
  /** A username. */
  readonly issuedBy: string;
  /** In UTC, as ISO 8601 with milliseconds. */
  readonly issuedAt: string;
}

/** A line of a draft. Without a price, `price` and `amount` are null. Without a VAT class, `category` and `rate` are. */
export type DraftLine = Omit<InvoiceLine, 'price' | 'amount' | 'category' | 'rate'> & {
  readonly [M in 'price' | 'amount' | 'category' | 'rate']: InvoiceLine[M] | null;
};

/** A document that was not issued. If a line is incomplete, `vat` is empty, and sums and Skonto are null. */
export type DraftDocument = Omit<
  InvoiceDocument,
  'number' | 'issuedBy' | 'issuedAt' | 'lines' | 'net' | 'tax' | 'gross'
> & {
  readonly number: null;
  readonly issuedBy: null;
  readonly issuedAt: null;
  readonly lines: readonly DraftLine[];
  readonly net: string | null;
  readonly tax: string | null;
  readonly gross: string | null;
};

/** A document to print: issued, or a complete draft, which has no number. */
export type PrintedDocument = Omit<InvoiceDocument, 'number' | 'issuedBy' | 'issuedAt'> & {
  readonly [M in 'number' | 'issuedBy' | 'issuedAt']: string | null;
};
