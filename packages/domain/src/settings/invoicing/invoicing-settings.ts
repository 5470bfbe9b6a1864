/** The settings of invoicing: the data of the shop on invoices, and the accounts of its tax adviser. */

export interface InvoicingSettings {
  /** The VAT id of the shop. Empty: none. */
  readonly vatId: string;
  /** The tax number of the shop. Empty: none. */
  readonly taxNumber: string;
  /** The register and its number. Empty: none. */
  readonly register: string;
  readonly contactPerson: string;
  /** Empty: the operator's name. */
  readonly accountHolder: string;
  /** Why sales of the class EXEMPT are exempt. Empty: unknown. */
  readonly exemptionReason: string;
  /** Without blanks. Empty: none. */
  readonly iban: string;
  readonly bic: string;
  /** The beginning of the numbers of documents: 1 to 10 capitals, digits or inner hyphens. */
  readonly prefix: string;
  /** Days until an invoice is due, for customers without payment terms: 0 to 3,650. */
  readonly dueDays: number;
  /** A note on each invoice. Empty: none. */
  readonly note: string;
}

export const DEFAULT_INVOICING: InvoicingSettings = {
  ...{ vatId: '', taxNumber: '', register: '', contactPerson: '', accountHolder: '', exemptionReason: '' },
  ...{ iban: '', bic: '', prefix: 'RE', dueDays: 14, note: '' },
};

/** Returns an IBAN in groups of four, as people read it: `DE89 3704 0044 0532 0130 00`. */
export const ibanInGroups = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ');

/** The data of a DATEV posting batch. */
export interface DatevSettings {
  /** 1001 to 9999999. */
  readonly consultantNumber: number;
  /** 1 to 99999. */
  readonly clientNumber: number;
  /** The month and the day on which the fiscal year begins: `01-01`. */
  readonly fiscalYearStart: string;
  /** The digits of a general ledger account: 4 to 8. */
  readonly accountLength: number;
  /** The collective account of customers, with one digit more. */
  readonly debtorAccount: string;
  /** The automatic revenue account of each VAT rate. */
  readonly revenueAccounts: readonly RevenueAccount[];
}

export interface RevenueAccount {
  /** In percent: a decimal text. */
  readonly rate: string;
  readonly account: string;
}
