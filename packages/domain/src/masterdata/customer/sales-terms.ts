/** Sales terms of a customer: billing, and the required shelf life of goods. */

import type { SalesData } from '../article/sales-data.ts';
import type { ElectronicAddress } from '../party/electronic-address.ts';

export const E_INVOICES = ['ZUGFERD', 'XRECHNUNG'] as const;
export const BILLINGS = ['NONE', 'PER_DELIVERY', 'WEEKLY', 'MONTHLY'] as const;

/** A discount for early payment. */
export interface Skonto {
  /** The period in which the discount applies, in days: 1 to 365. */
  readonly days: number;
  /** The discount in percent: a decimal text from 0.01 to 20, with at most two places. */
  readonly percent: string;
}

export interface SalesTerms {
  /** The VAT id of the customer. Empty: none. */
  readonly vatId: string;
  /** The buyer's reference on an invoice, for example a Leitweg-ID. Empty: none. */
  readonly buyerReference: string;
  readonly electronicAddress: ElectronicAddress | null;
  readonly eInvoice: (typeof E_INVOICES)[number];
  readonly skonto: Skonto | null;
  /** The rhythm of the invoices. NONE: the customer pays at the till. */
  readonly billing: (typeof BILLINGS)[number];
  /** The minimum number of days between dispatch and expiry. Null: the rule of each article. */
  readonly minimumRemainingDays: number | null;
  /** Whether delivery notes and order confirmations show prices. */
  readonly pricesOnPapers: boolean;
}

/** Returns the default terms of a customer. */
export const defaultSalesTerms = (type: 'B2B' | 'B2C'): SalesTerms => ({
  vatId: '',
  buyerReference: '',
  electronicAddress: null,
  eInvoice: 'ZUGFERD',
  skonto: null,
  billing: type === 'B2B' ? 'PER_DELIVERY' : 'NONE',
  minimumRemainingDays: null,
  pricesOnPapers: false,
});

/** Returns the sales terms of a customer, by default those of its type. */
export const salesTermsOf = ({
  type,
  salesTerms,
}: {
  readonly type: 'B2B' | 'B2C';
  readonly salesTerms: SalesTerms | null;
}): SalesTerms => salesTerms ?? defaultSalesTerms(type);

/**
 * Returns the minimum number of days between dispatch and expiry: the term of the customer, else the rule of the
 * article. Returns null if both are null.
 */
export const remainingDaysFor = (
  terms: Pick<SalesTerms, 'minimumRemainingDays'> | null | undefined,
  article: Pick<SalesData, 'minimumRemainingDays'> | undefined,
): number | null => terms?.minimumRemainingDays ?? article?.minimumRemainingDays ?? null;
