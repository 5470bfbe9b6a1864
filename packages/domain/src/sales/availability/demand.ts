/** What confirmed orders need of an article day by day, and what is missing of it. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Availability } from './availability.ts';

/** The demand for an article on a day. */
export interface DayDemand {
  /** Needed by open lines of confirmed orders since the day before. The first day includes all earlier ones. */
  readonly ordered: Decimal;
  /** What the days before leave of the usable goods and of their planned batches, and lasts to the day. */
  readonly stock: Decimal;
  /** Of planned batches since the day before. The first day includes all earlier ones. */
  readonly planned: Decimal;
  /** What stock and planned batches lack for the orders of the day. */
  readonly missing: Decimal;
}

type UpTo = Pick<Availability, 'usable' | 'planned' | 'ordered'>;

const NOTHING: UpTo = { usable: Decimal.ZERO, planned: Decimal.ZERO, ordered: Decimal.ZERO };

/**
 * Returns the demand for an article on each day. `availability`: its availability up to each of the days, in their
 * order. Undefined: a row of zeros.
 *
 * The orders of a day take the goods that expire first. So goods that expire later in the week cover only the orders
 * before. The amounts that expire between two days follow from the usable amounts of both. Planned batches last to the
 * end. Later batches do not cover what is missing on a day.
 */
export function demandOf(availability: readonly (UpTo | undefined)[]): readonly DayDemand[] {
  const days = availability.map((upTo) => upTo ?? NOTHING);
  // The goods by the last of the days to which they last. The last entry also has the goods of planned batches.
  const left = days.map(({ usable }, at) => usable.minus(days[at + 1]?.usable ?? Decimal.ZERO));
  const last = left.length - 1;
  let before = NOTHING;
  return days.map((upTo, at) => {
    const ordered = upTo.ordered.minus(before.ordered);
    const planned = upTo.planned.minus(before.planned);
    before = upTo;
    const stock = left.slice(at).reduce((sum, amount) => sum.plus(amount), Decimal.ZERO);
    left[last] = (left[last] ?? Decimal.ZERO).plus(planned);
    let missing = ordered;
    for (let lasts = at; lasts <= last; lasts++) {
      const there = left[lasts] ?? Decimal.ZERO;
      const taken = there.compare(missing) < 0 ? there : missing;
      left[lasts] = there.minus(taken);
      missing = missing.minus(taken);
    }
    return { ordered, stock, planned, missing };
  });
}
