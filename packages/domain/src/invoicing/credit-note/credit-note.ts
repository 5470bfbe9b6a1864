/** Credit notes: documents that correct an invoice in positive amounts. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Billing, sumText } from '../../sales/index.ts';
import { sumsOf } from '../document/amounts.ts';
import { billedQuantities } from '../document/billed-quantities.ts';
import type { CreditKind, InvoiceDocument, InvoiceLine } from '../document/document.ts';
import { periodOf } from '../document/draft.ts';
import { CREDIT_TERMS } from '../document/terms.ts';
import type { Allocated } from '../due/allocation.ts';
import { invoiceLineUnknown, moreThanInvoiced, nothingToCredit } from '../refusals.ts';
import {
  allowedLine,
  cancelledLines,
  creditGroups,
  isLeft,
  type LeftLine,
  leftLines,
  returnedLine,
} from './credited-lines.ts';

export interface Credited {
  readonly kind: CreditKind;
  readonly reason: string;
  /** The amounts of an ALLOWANCE. */
  readonly lines: readonly { readonly line: number; readonly amount: Decimal }[];
  /** What is due back of the invoice's lines. */
  readonly back: readonly Allocated[];
}

type Corrected = Pick<
  InvoiceDocument,
  'number' | 'issueDate' | 'basis' | 'lines' | 'vat' | 'seller' | 'buyer' | 'deliverTo' | 'orderReference'
>;

/** A credit note without the data of its issue. */
export type CreditDraft = Omit<InvoiceDocument, 'number' | 'issueDate' | 'issuedBy' | 'issuedAt'>;

/**
 * Drafts a credit note. `credits`: those of the invoice so far. Refuses an unknown line with INVOICE_LINE_NOT_FOUND, then
 * with NOTHING_TO_CREDIT and MORE_THAN_INVOICED, in this order.
 */
export function draftCreditNote(
  invoiceId: string,
  invoice: Corrected,
  credits: readonly Pick<InvoiceDocument, 'kind' | 'lines' | 'vat'>[],
  { kind, reason, lines: allowances, back }: Credited,
): CreditDraft {
  const { number, issueDate, basis, seller, buyer, deliverTo, orderReference } = invoice;
  const left = leftLines(invoice, credits);
  for (const { line } of allowances) {
    if (!left.some((each) => each.line.line === line)) throw invoiceLineUnknown({ line });
  }
  const credited = creditedLines(kind, left, allowances, back);
  if (!left.some(isLeft) || credited.length === 0) throw nothingToCredit({ number });
  for (const { line, amount } of allowances) {
    const rest = left.find((each) => each.line.line === line)?.amount ?? Decimal.ZERO;
    if (amount.compare(rest) > 0) throw moreThanInvoiced({ line, number, left: sumText(rest) });
  }
  const vat = creditGroups(invoice, credits, credited);
  const lines = credited.map((line, index) => ({ line: index + 1, ...line }));
  return {
    ...{ type: 'CREDIT_NOTE', kind, basis, dueDate: null, ...periodOf(lines), orderReference },
    ...{ corrects: { invoiceId, number, issueDate }, reason, seller, buyer, deliverTo, lines, vat },
    ...{ ...sumsOf(vat), terms: CREDIT_TERMS, skonto: null, note: '' },
  };
}

function creditedLines(
  kind: CreditKind,
  left: readonly LeftLine[],
  allowances: Credited['lines'],
  back: Credited['back'],
): readonly Omit<InvoiceLine, 'line'>[] {
  switch (kind) {
    case 'CANCELLATION':
      return cancelledLines(left);
    case 'RETURN':
      return left.flatMap((each) => {
        const { deliveryId, deliveryLine } = each.line;
        const of = back.find((one) => one.deliveryId === deliveryId && one.deliveryLine === deliveryLine);
        return of ? [returnedLine(each, of.quantity)] : [];
      });
    case 'ALLOWANCE':
      return left.flatMap((each) => {
        const of = allowances.find(({ line }) => line === each.line.line);
        return of ? [allowedLine(each, of.amount)] : [];
      });
  }
}

/** Returns what a credit note will bill of its deliveries. It has neither an id nor a number yet. */
export const billingsOf = (draft: CreditDraft): readonly Billing[] =>
  billedQuantities(draft).map((each) => ({
    ...{ invoiceId: '', invoiceNumber: '', correctsId: draft.corrects?.invoiceId ?? null },
    ...each,
  }));

/** Returns a credit note as it is issued. */
export const completeCreditNote = (
  draft: CreditDraft,
  issue: {
    readonly number: string;
    readonly issueDate: CalendarDate;
    readonly issuedBy: string;
    readonly issuedAt: string;
  },
): InvoiceDocument => ({ ...draft, ...issue });
