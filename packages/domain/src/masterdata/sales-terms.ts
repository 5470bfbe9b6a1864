/** Sales terms of a customer: how they are billed, and how long goods have to last for them. */
import type { ElectronicAddress } from './electronic-address.ts';

export const E_INVOICES = ['ZUGFERD', 'XRECHNUNG'] as const;
export const BILLINGS = ['NONE', 'PER_DELIVERY', 'WEEKLY', 'MONTHLY'] as const;

/** A reduction for those who pay early. */
export interface Skonto {
  /** 1 to 365. */
  readonly days: number;
  /** A decimal text above 0 to 20 with at most two places. */
  readonly percent: string;
}

export interface SalesTerms {
  /** Empty: none. */
  readonly vatId: string;
  /** Empty: none. What a buyer wants to see on an invoice, for example a Leitweg-ID. */
  readonly buyerReference: string;
  readonly electronicAddress: ElectronicAddress | null;
  readonly eInvoice: (typeof E_INVOICES)[number];
  readonly skonto: Skonto | null;
  /** NONE: paid at the till. */
  readonly billing: (typeof BILLINGS)[number];
  /** Null: that of each article holds. */
  readonly minimumRemainingDays: number | null;
}

/** Returns the terms of a customer for whom nothing was set. */
export const defaultSalesTerms = (type: 'B2B' | 'B2C'): SalesTerms => ({
  ...{ vatId: '', buyerReference: '', electronicAddress: null, eInvoice: 'ZUGFERD', skonto: null },
  billing: type === 'B2B' ? 'PER_DELIVERY' : 'NONE',
  minimumRemainingDays: null,
});
