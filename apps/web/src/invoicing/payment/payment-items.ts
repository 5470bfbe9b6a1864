/** The rows of a payment during entry: spreads the money of a bank line over invoices, and compares both. */
import { fieldAmount, type Point, pointOf } from '../../ui/control/amount-text.ts';
import { readSum } from './bank-line.ts';

/** An invoice that a payment may pay. */
export interface Payable {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** A decimal text with two places. Below zero: the shop owes it. */
  readonly openAmount: string;
}

/** An item of a proposal. Sums are decimal texts with two places. */
export interface Proposed extends Payable {
  readonly amount: string;
  readonly discount: string;
}

/** A row of the form. `amount` and `discount` are typed texts; an empty text is zero. */
export interface Entry extends Payable {
  readonly amount: string;
  readonly discount: string;
}

/** Returns a decimal text with two places in cents, because they add up exactly. */
const cents = (sum: string): bigint => BigInt(sum.replace('.', ''));

function sumText(of: bigint): string {
  const digits = String(of < 0n ? -of : of).padStart(3, '0');
  return `${of < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const total = (sums: readonly bigint[]): bigint => sums.reduce((sum, one) => sum + one, 0n);

/** Returns the rows of a proposal. If its amounts are not the sum, spreads the sum and leaves out the Skonto. */
export function entriesOf(sum: string, items: readonly Proposed[], point: Point = pointOf()): readonly Entry[] {
  if (total(items.map(({ amount }) => cents(amount))) !== cents(sum)) return spread(sum, items, point);
  return items.map(({ amount, discount, ...item }) => ({
    ...item,
    amount: fieldAmount(amount, point),
    discount: cents(discount) === 0n ? '' : fieldAmount(discount, point),
  }));
}

/**
 * Spreads a sum over invoices in their order. First offsets what the shop owes. Then each invoice gets at most what is
 * open. The last one also gets what is left, because more money than is open is booked as it came. A sum below zero is
 * paid back on invoices where the shop owes money. Leaves out invoices that get nothing.
 */
export function spread(sum: string, invoices: readonly Payable[], point: Point = pointOf()): readonly Entry[] {
  const isBack = sum.startsWith('-');
  let left = cents(sum);
  const rows = invoices.map(({ invoiceId, invoiceNumber, openAmount }) => {
    const open = cents(openAmount);
    return { invoice: { invoiceId, invoiceNumber, openAmount }, open, amount: 0n };
  });
  const owed = rows.filter(({ open }) => open < 0n);
  for (const row of isBack ? [] : owed) {
    row.amount = row.open;
    left -= row.open;
  }
  const toPay = isBack ? owed : rows.filter(({ open }) => open > 0n);
  for (const row of toPay) {
    row.amount = isBack === left > row.open ? left : row.open;
    left -= row.amount;
  }
  const last = toPay.findLast(({ amount }) => amount !== 0n) ?? rows.at(-1);
  if (last) last.amount += left;
  return rows
    .filter(({ amount }) => amount !== 0n)
    .map(({ invoice, amount }) => ({ ...invoice, amount: fieldAmount(sumText(amount), point), discount: '' }));
}

const sumOr0 = (typed: string): string | undefined => (typed.trim() === '' ? '0.00' : readSum(typed));

/** Returns the items of the request. A text that is no sum stays, so that the check of the request reports it. */
export const itemsOf = (entries: readonly Entry[]) =>
  entries.map(({ invoiceId, amount, discount }) => ({
    ...{ invoiceId, amount: sumOr0(amount) ?? amount.trim() },
    ...(discount.trim() !== '' && { discount: readSum(discount) ?? discount.trim() }),
  }));

/** Returns the sums of the amounts and of the discounts of the rows. A text that is no sum counts as zero. */
export function paidBy(entries: readonly Entry[]): { readonly amount: string; readonly discount: string } {
  const sumOf = (texts: readonly string[]) => sumText(total(texts.map((typed) => cents(sumOr0(typed) ?? '0.00'))));
  return {
    amount: sumOf(entries.map(({ amount }) => amount)),
    discount: sumOf(entries.map(({ discount }) => discount)),
  };
}

/**
 * Returns how much the sum is above the amounts of the rows; below zero, the amounts are higher. Undefined: an amount is
 * no sum.
 */
export function differenceOf(sum: string, entries: readonly Entry[]): string | undefined {
  const amounts = entries.map(({ amount }) => sumOr0(amount));
  const read = amounts.filter((amount) => amount !== undefined);
  return read.length < amounts.length ? undefined : sumText(cents(sum) - total(read.map(cents)));
}

/** Returns what stays open after the payment; below zero, more was paid than was open. Undefined: a text is no sum. */
export function openAfter({ openAmount, amount, discount }: Entry): string | undefined {
  const [paid, waived] = [sumOr0(amount), sumOr0(discount)];
  if (paid === undefined || waived === undefined) return undefined;
  return sumText(cents(openAmount) - cents(paid) - cents(waived));
}
