/** Arithmetic that the reports share: groups of sums, their order and their total. */
import { Decimal } from '../kernel/values/decimal.ts';
import { compareByCodePoint, sortText } from '../kernel/values/text.ts';
import { sumText } from '../sales/index.ts';

/** Maximum number of rows of a report. */
export const ROWS_MAX = 20_000;

export const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), Decimal.ZERO);

/** Decimal places of quantities in responses. */
const PLACES = 6;

/** Returns the sum of decimal texts as a text for a response. */
export const sumOf = (texts: readonly string[]): string => sum(texts.map(Decimal.of)).toText(PLACES);

/** Returns the sum of amounts of money as a text with two places. Null if all amounts are null. */
export function moneySum(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? sumText(sum(known.map(Decimal.of))) : null;
}

/** The parts of a row that its place in a report depends on. */
interface Placed {
  readonly key: string;
  readonly name: string;
}

/**
 * Sorts rows by amounts, largest first, then by name as German readers expect, then by key. Null counts as the smallest
 * amount. `amountsOf` returns the amounts in order of priority.
 */
export function byAmount<T extends Placed>(
  rows: readonly T[],
  amountsOf: (row: T) => readonly (string | null)[],
): readonly T[] {
  return rows
    .map((row) => ({ row, amounts: amountsOf(row).map((text) => text && Decimal.of(text)), name: sortText(row.name) }))
    .sort((a, b) => {
      for (const [at, one] of a.amounts.entries()) {
        const other = b.amounts[at] ?? null;
        const order = one && other ? other.compare(one) : Number(one === null) - Number(other === null);
        if (order !== 0) return order;
      }
      return compareByCodePoint(a.name, b.name) || compareByCodePoint(a.row.key, b.row.key);
    })
    .map(({ row }) => row);
}

/** Sorts rows of days. */
export const byDay = <T extends Pick<Placed, 'key'>>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => compareByCodePoint(a.key, b.key));
