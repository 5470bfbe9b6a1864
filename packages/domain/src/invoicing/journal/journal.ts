/** The journal of invoices and credit notes, for the tax adviser: a row per document and VAT group. */
import type { TableCell } from '../../kernel/contract/output.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { sumText } from '../../sales/index.ts';
import type { InvoiceDocument } from '../document/document.ts';

/** What the journal shows of a document. Its lines are not among it, because a year has many. */
export interface JournalDocument {
  readonly document: Pick<
    InvoiceDocument,
    'number' | 'type' | 'kind' | 'issueDate' | 'dueDate' | 'supplyFrom' | 'supplyUntil' | 'corrects' | 'vat'
  > & { readonly buyer: Pick<InvoiceDocument['buyer'], 'name' | 'vatId'> };
  /** The SHA-256 of the document. */
  readonly sha256: string;
}

// biome-ignore format: a few lines
export const JOURNAL_COLUMNS = [
  'invoiceNumber', 'type', 'kind', 'issueDate', 'supplyFrom', 'supplyUntil', 'customerName', 'vatId',
  'category', 'rate', 'net', 'tax', 'gross', 'corrects', 'sha256',
] as const;
export type JournalRow = Readonly<Record<(typeof JOURNAL_COLUMNS)[number], TableCell>>;

/**
 * Returns the rows of documents that are in the order of issue. Sums of credit notes are negative, because a credit note
 * has positive amounts. Missing cells are empty.
 */
export const journalRows = (documents: readonly JournalDocument[]): readonly JournalRow[] =>
  documents.flatMap(({ document, sha256 }) => {
    const { number, type, kind, issueDate, supplyFrom, supplyUntil, buyer, corrects, vat } = document;
    const sum = (text: string): TableCell => ({ decimal: type === 'CREDIT_NOTE' ? negative(text) : text });
    return vat.map(({ category, rate, net, tax, gross }) => ({
      ...{ invoiceNumber: number, type, kind: kind ?? '', issueDate, supplyFrom, supplyUntil },
      ...{ customerName: buyer.name, vatId: buyer.vatId, category, rate: { decimal: rate } },
      ...{ net: sum(net), tax: sum(tax), gross: sum(gross), corrects: corrects?.number ?? '', sha256 },
    }));
  });

/** Returns the negative of a sum, never `-0.00`. */
const negative = (sum: string): string => sumText(Decimal.ZERO.minus(Decimal.of(sum)));
