/** Proposes the open invoices that a line of the bank statement may pay (docs/contract.md, "Invoices"). */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal, sumOfTexts } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { sumText } from '../../sales/index.ts';
import type { OfferedSkonto } from '../document/document.ts';
import { PAYMENT_ITEMS_MAX, PROPOSALS_MAX, type ProposedBy } from './payment-contracts.ts';

/** An invoice whose open amount is not 0. */
export interface OpenInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly customerId: string;
  readonly customerName: string;
  /** A sum with two places. Below 0: the shop owes it. */
  readonly openAmount: string;
  readonly skonto: OfferedSkonto | null;
  /** Whether nothing was paid or credited. Only then the Skonto still counts. */
  readonly isUntouched: boolean;
}

/** `amount` + `discount` is `openAmount`. All are sums with two places. */
export interface ProposedItem {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly openAmount: string;
  readonly amount: string;
  readonly discount: string;
}

export interface PaymentProposal {
  readonly by: ProposedBy;
  readonly customerId: string;
  readonly customerName: string;
  /** In the order of their numbers. */
  readonly items: readonly ProposedItem[];
}

/** A line of the bank statement. */
export interface BankLine {
  /** Above zero, with at most two places. */
  readonly amount: Decimal;
  readonly text: string;
  readonly bookedOn: CalendarDate;
}

/**
 * Returns at most `PROPOSALS_MAX` proposals: first those by number, then by amount, then by total. Each kind is in the
 * order of the numbers of its first items. The same items are proposed once. Leaves out totals of more than
 * `PAYMENT_ITEMS_MAX` invoices, because no payment takes them. The work grows with the number of invoices only.
 */
export function proposalsFor(line: BankLine, invoices: readonly OpenInvoice[]): readonly PaymentProposal[] {
  const open = byNumber(invoices);
  const isNamed = numberFinder(line.text);
  const named = open.filter(({ invoiceNumber }) => isNamed(invoiceNumber));
  const ofCustomers = (those: readonly OpenInvoice[]) => [...groupBy(those, ({ customerId }) => customerId).values()];
  const found = new Map<string, PaymentProposal>();
  const propose = (by: ProposedBy, sets: readonly (readonly OpenInvoice[])[]) => {
    for (const invoices of sets) {
      if (found.size === PROPOSALS_MAX) return;
      const key = invoices.map(({ invoiceId }) => invoiceId).join(' ');
      const proposal = found.has(key) ? undefined : proposalOf(by, invoices, line);
      if (proposal) found.set(key, proposal);
    }
  };
  propose('NUMBER', ofCustomers(named));
  propose(
    'AMOUNT',
    open.map((invoice) => [invoice]),
  );
  propose(
    'TOTAL',
    ofCustomers(open).filter(({ length }) => length >= 2 && length <= PAYMENT_ITEMS_MAX),
  );
  return [...found.values()];
}

/**
 * Returns the proposal for all these invoices of one customer. Undefined: the sum is not theirs, and only their numbers
 * would propose them.
 */
function proposalOf(
  by: ProposedBy,
  invoices: readonly OpenInvoice[],
  { amount, bookedOn }: BankLine,
): PaymentProposal | undefined {
  const [first] = invoices;
  if (!first) return undefined;
  const wanted = amount.toText();
  const open = invoices.map(({ openAmount }) => openAmount);
  const discounts = invoices.map((invoice) => skontoAt(invoice, bookedOn));
  const hasSum = sumOfTexts(open) === wanted;
  const isReduced = !hasSum && sumOfTexts([...open, ...discounts.flatMap((one) => (one ? `-${one}` : []))]) === wanted;
  if (!hasSum && !isReduced && by !== 'NUMBER') return undefined;
  const items = invoices.map((invoice, at) => itemOf(invoice, (isReduced && discounts[at]) || null));
  return { by, customerId: first.customerId, customerName: first.customerName, items };
}

/** Returns the Skonto that still counts on this day. Null: none. */
const skontoAt = ({ skonto, isUntouched }: OpenInvoice, day: CalendarDate): string | null =>
  skonto && isUntouched && day <= skonto.until ? skonto.amount : null;

const itemOf = ({ invoiceId, invoiceNumber, openAmount }: OpenInvoice, discount: string | null): ProposedItem => ({
  ...{ invoiceId, invoiceNumber, openAmount },
  amount: discount === null ? openAmount : sumText(Decimal.of(openAmount).minus(Decimal.of(discount))),
  discount: discount ?? '0.00',
});

const NUMBER = /-(\d+)-(\d+)$/;

/** Sorts by year and by the count in it, because one series has all prefixes, and a count may have more than five digits. */
function byNumber(invoices: readonly OpenInvoice[]): readonly OpenInvoice[] {
  const keyOf = (number: string) => {
    const [, year = '', count = ''] = NUMBER.exec(number) ?? [];
    return `${year}${count.padStart(15, '0')}${number}`;
  };
  return invoices
    .map((invoice) => ({ invoice, key: keyOf(invoice.invoiceNumber) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ invoice }) => invoice);
}

const [WORD, GAP] = ['[\\p{L}\\p{Nd}]', '[^\\p{L}\\p{Nd}]'];

/**
 * Returns a function that finds a number in the text. Ignores case. Between the parts of the
 * number (prefix, year, count), accepts any characters except letters and digits. Refuses a number directly before or
 * after a letter or digit.
 * Banks change hyphens and letters, so `re 2026/00001` is `RE-2026-00001`. A hyphen in the prefix divides parts, too.
 */
function numberFinder(text: string): (number: string) => boolean {
  // Composes letters first, so that an umlaut before a number is one letter.
  const searched = text.normalize('NFC').toLowerCase();
  const squeezed = searched.replaceAll(new RegExp(GAP, 'gu'), '');
  return (number) => {
    const parts = number.toLowerCase().split(/-+/);
    // Nearly all numbers end here, at no cost of a pattern.
    if (!squeezed.includes(parts.join(''))) return false;
    return new RegExp(`(?<!${WORD})${parts.join(`${GAP}*`)}(?!${WORD})`, 'u').test(searched);
  };
}
