/** The sums of the amounts of a list. Runs without a browser. */
import { Decimal } from '@cleaver/domain/kernel';
import type { Amount } from './export-cells.ts';

/** Returns the sums of the amounts by their units, in the order of the units. Omits rows without an amount. */
export function sumsOf(amounts: readonly Amount[]): readonly (readonly [sum: string, unit: string])[] {
  const sums = new Map<string, Decimal>();
  for (const [amount, unit = ''] of amounts) {
    if (amount === null || amount === undefined || amount === '') continue;
    sums.set(unit, (sums.get(unit) ?? Decimal.ZERO).plus(Decimal.of(String(amount))));
  }
  return [...sums].map(([unit, sum]) => [sum.toText(), unit]);
}
