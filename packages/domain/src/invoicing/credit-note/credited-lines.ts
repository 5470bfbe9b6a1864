/** What a credit note takes back of an invoice. */
import { Decimal, type Money, moneyOf } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { sumText } from '../../sales/index.ts';
import { groupKey, total, vatGroups } from '../document/amounts.ts';
import type { InvoiceDocument, InvoiceLine, VatGroup } from '../document/document.ts';

/** What is left of a line of an invoice, after all credit notes so far. */
export interface LeftLine {
  readonly line: InvoiceLine;
  /** Its quantity less what returns took back. Zero after a cancellation. */
  readonly quantity: Decimal;
  /** Its amount less all that was credited. Zero after a cancellation. */
  readonly amount: Decimal;
  /** The quantity and the amount of its returns. */
  readonly back: Decimal;
  readonly returned: Decimal;
}

type Credit = Pick<InvoiceDocument, 'kind' | 'lines' | 'vat'>;

/** Returns what is left of each line. `credits`: all credit notes of the invoice so far. */
export function leftLines({ lines }: Pick<InvoiceDocument, 'lines'>, credits: readonly Credit[]): readonly LeftLine[] {
  const isCancelled = credits.some(({ kind }) => kind === 'CANCELLATION');
  const credited = credits.flatMap(({ kind, lines: of }) => of.map((line) => ({ ...line, kind })));
  const byLine = groupBy(credited, ({ invoiceLine }) => invoiceLine);
  return lines.map((line) => {
    const own = byLine.get(line.line) ?? [];
    const returns = own.filter(({ kind }) => kind === 'RETURN');
    const back = total(returns.map(({ quantity }) => quantity));
    const returned = total(returns.map(({ amount }) => amount));
    if (isCancelled) return { line, quantity: Decimal.ZERO, amount: Decimal.ZERO, back, returned };
    const amount = Decimal.of(line.amount).minus(total(own.map((each) => each.amount)));
    return { line, quantity: Decimal.of(line.quantity).minus(back), amount, back, returned };
  });
}

/** Returns whether something is left of a line: an amount, or goods. */
export const isLeft = ({ quantity, amount }: LeftLine): boolean => !quantity.isZero() || !amount.isZero();

type Unnumbered = Omit<InvoiceLine, 'line'>;

const creditLine = ({ line }: LeftLine, quantity: Decimal, amount: Decimal): Unnumbered => {
  const { line: invoiceLine, ...given } = line;
  return { ...given, pieces: null, quantity: quantity.toText(), amount: sumText(amount), invoiceLine };
};

/** Returns the lines of a CANCELLATION: what is left of every line. */
export const cancelledLines = (left: readonly LeftLine[]): readonly Unnumbered[] =>
  left.filter(isLeft).map((each) => creditLine(each, each.quantity, each.amount));

/**
 * Returns the line of a RETURN of a quantity. Its amount is the share of all goods that came back, less what earlier
 * returns credited, and at most what is left. So returns of all goods in parts credit the whole amount.
 */
export function returnedLine(left: LeftLine, quantity: Decimal): Unnumbered {
  const { line, back, returned, amount: most } = left;
  const share = Decimal.of(line.amount).times(back.plus(quantity)).dividedBy(Decimal.of(line.quantity));
  const amount = Decimal.of(share.toText(2)).minus(returned);
  return creditLine(left, quantity, amount.compare(most) > 0 ? most : amount);
}

const ONE = Decimal.of('1');

/** Returns the line of an ALLOWANCE: one at its amount. `amount`: above zero. */
export const allowedLine = (left: LeftLine, amount: Decimal): Unnumbered => ({
  ...creditLine(left, ONE, amount),
  unit: 'ONE',
  price: moneyOf(amount.toText()) as Money,
});

/**
 * Returns the VAT groups of a credit note. Where nothing is left of a group of the invoice, its tax is what is left of
 * the invoice's. So a cancelled invoice comes to 0.00.
 */
export function creditGroups(
  invoice: Pick<InvoiceDocument, 'basis' | 'vat' | 'lines'>,
  credits: readonly Credit[],
  lines: readonly Unnumbered[],
): readonly VatGroup[] {
  const left = leftLines(invoice, credits);
  const takes = new Map(lines.map(({ invoiceLine, amount }) => [invoiceLine, Decimal.of(amount)]));
  const groups = new Map(invoice.vat.map((group) => [groupKey(group), group]));
  const reason = invoice.vat.find(({ category }) => category === 'E')?.exemptionReason ?? '';
  return vatGroups(lines, invoice.basis, reason, (of) => {
    const key = groupKey(of);
    const rest = left
      .filter(({ line }) => groupKey(line) === key)
      .reduce((sum, { line, amount }) => sum.plus(amount).minus(takes.get(line.line) ?? Decimal.ZERO), Decimal.ZERO);
    const group = groups.get(key);
    if (!rest.isZero() || !group) return undefined;
    const taxes = credits.flatMap(({ vat }) => vat.filter((each) => groupKey(each) === key).map(({ tax }) => tax));
    return Decimal.of(group.tax).minus(total(taxes));
  });
}
