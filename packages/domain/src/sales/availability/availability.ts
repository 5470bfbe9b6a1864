/** Availability to promise per article. It is calculated for each response, because nothing is reserved. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { PricePer } from '../../masterdata/index.ts';
import { inUnit } from '../frame-contract/call-off.ts';
import type { SaleKind } from '../price/price.ts';

/** Returns the counting unit for a kind of unit: KG for mass, PIECE for count, undefined for others. */
export const unitOfKind = (kind: string): PricePer | undefined =>
  kind === 'mass' ? 'KG' : kind === 'count' ? 'PIECE' : undefined;

/** An amount of an article that counts towards one of the columns. */
export interface AvailabilityFact {
  readonly articleId: string;
  readonly unit: PricePer;
  readonly column: 'usable' | 'planned' | 'ordered' | 'drafted';
  /** The amount, an exact decimal text in `unit`. */
  readonly amount: string;
}

export interface Availability {
  readonly articleId: string;
  readonly unit: PricePer;
  readonly usable: Decimal;
  readonly planned: Decimal;
  readonly ordered: Decimal;
  readonly drafted: Decimal;
  /** The amount that can still be promised: usable + planned − ordered. Negative if too much is ordered. */
  readonly free: Decimal;
}

/**
 * Returns the quantity of goods that an open amount needs. The unit is KG for orders by weight, and for pieces with a
 * piece weight. Otherwise the unit is PIECE. `open`: kilograms or pieces.
 */
export function neededOf(
  kind: SaleKind,
  open: Decimal,
  pieceKg: string | null,
): { readonly unit: PricePer; readonly amount: Decimal } {
  if (kind === 'WEIGHT') return { unit: 'KG', amount: open };
  const kilograms = inUnit(open, 'PIECE', 'KG', pieceKg);
  return kilograms ? { unit: 'KG', amount: kilograms } : { unit: 'PIECE', amount: open };
}

/** Returns a row for each article and unit with a column other than 0, unsorted. */
export function availabilityOf(facts: readonly AvailabilityFact[]): readonly Availability[] {
  const sums = new Map<string, Omit<Availability, 'free'>>();
  for (const { articleId, unit, column, amount } of facts) {
    const key = `${articleId} ${unit}`;
    const zeros = { usable: Decimal.ZERO, planned: Decimal.ZERO, ordered: Decimal.ZERO, drafted: Decimal.ZERO };
    const row = sums.get(key) ?? { articleId, unit, ...zeros };
    sums.set(key, { ...row, [column]: row[column].plus(Decimal.of(amount)) });
  }
  return [...sums.values()]
    .filter((row) => ![row.usable, row.planned, row.ordered, row.drafted].every((column) => column.isZero()))
    .map((row) => ({ ...row, free: row.usable.plus(row.planned).minus(row.ordered) }));
}

/** Returns the rank of a row in a list by urgency: 0 for a shortage, 1 for ordered or drafted goods, 2 for other goods. */
export function urgencyOf({ free, ordered, drafted }: Pick<Availability, 'free' | 'ordered' | 'drafted'>): number {
  if (free.isNegative()) return 0;
  return ordered.isZero() && drafted.isZero() ? 2 : 1;
}
