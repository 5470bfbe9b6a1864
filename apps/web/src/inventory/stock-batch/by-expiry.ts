/** Sums the amounts of a stock by the days until expiry. Runs without a browser. */
import type { listStockBatches } from '@cleaver/domain/inventory/contracts';
import { Decimal, type ItemOf, kindOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { withoutExponent } from '../../ui/text/without-exponent.ts';

type Batch = Pick<ItemOf<typeof listStockBatches>, 'quantityAmount' | 'quantityUnit' | 'expiryDate'>;

/** The last day of each span, in days from today. */
const SPANS = [-1, 3, 7, 14, Number.POSITIVE_INFINITY] as const;

export interface Left {
  /** The last day of the span in days from today, a value of `SPANS`. */
  readonly until: number;
  /** The amount as a decimal text in `unit`: exact, or rounded to six places if the decimal has no end. */
  readonly amount: string;
  readonly unit: string;
}

const DAY_MS = 86_400_000;

/**
 * Returns a sum for each span, in the unit of the first batch that is in stock. Omits batches in another kind of unit.
 * Returns an empty list if there is no stock.
 */
export function leftByExpiry(batches: readonly Batch[], today: string): readonly Left[] {
  const [first] = batches.filter(({ quantityAmount }) => quantityAmount > 0);
  if (!first) return [];
  const unit = unitOf(first.quantityUnit);
  return SPANS.map((until, index) => {
    const after = SPANS[index - 1] ?? Number.NEGATIVE_INFINITY;
    const sum = batches
      .filter(({ quantityUnit }) => kindOf(unitOf(quantityUnit)) === kindOf(unit))
      .filter(({ expiryDate }) => {
        const days = (Date.parse(expiryDate) - Date.parse(today)) / DAY_MS;
        return days > after && days <= until;
      })
      .reduce(
        (all, one) => all.plus(Quantity.of(Decimal.of(withoutExponent(one.quantityAmount)), unitOf(one.quantityUnit))),
        Quantity.of(Decimal.ZERO, unit),
      );
    return { until, amount: sum.amountText(), unit };
  });
}
