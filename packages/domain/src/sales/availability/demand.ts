/** What confirmed orders need of an article day by day, and what is missing of it. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Availability } from './availability.ts';

/** The demand for an article on a day. */
export interface DayDemand {
  /** Needed by open lines of confirmed orders for this day. The first day includes those that are late. */
  readonly ordered: Decimal;
  /** Usable goods that last to the day, and planned batches of earlier days, less what the days before need. */
  readonly stock: Decimal;
  /** Of planned batches with this production date. The first day includes those that are late. */
  readonly planned: Decimal;
  /** What lacks on this day, without what lacks on a day before already. */
  readonly missing: Decimal;
}

type UpTo = Pick<Availability, 'usable' | 'planned' | 'ordered' | 'free'>;

const NOTHING: UpTo = { usable: Decimal.ZERO, planned: Decimal.ZERO, ordered: Decimal.ZERO, free: Decimal.ZERO };

const atLeastZero = (amount: Decimal): Decimal => (amount.isNegative() ? Decimal.ZERO : amount);

/**
 * Returns the demand for an article on each day. `availability`: its availability up to each of the days, in their
 * order. Undefined: a row of zeros.
 */
export function demandOf(availability: readonly (UpTo | undefined)[]): readonly DayDemand[] {
  let before = NOTHING;
  let reported = Decimal.ZERO;
  return availability.map((upTo = NOTHING) => {
    const short = atLeastZero(Decimal.ZERO.minus(upTo.free));
    const missing = atLeastZero(short.minus(reported));
    const day = {
      ordered: upTo.ordered.minus(before.ordered),
      stock: atLeastZero(upTo.usable.plus(before.planned).minus(before.ordered)),
      planned: upTo.planned.minus(before.planned),
      missing,
    };
    before = upTo;
    reported = reported.plus(missing);
    return day;
  });
}
