/**
 * Selects the stock batches that cover a need, first expired, first out.
 *
 * Sorts the batches by expiry date, then by receipt time, then by id. Takes from each batch as much as is still needed,
 * then continues with the next batch.
 */
import { type CalendarDate, compareDates } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';

/** The members of a stock batch that decide order and amount. */
export interface Candidate {
  readonly id: string;
  readonly expiryDate: CalendarDate;
  readonly receivedAt: Date;
  /** The remaining quantity: an exact decimal text in the base unit. */
  readonly quantityBase: string;
}

export interface Pick<C extends Candidate> {
  readonly from: C;
  /** The quantity to take: above zero, exact, in the base unit. */
  readonly base: Decimal;
}

export interface Split<C extends Candidate> {
  readonly picks: readonly Pick<C>[];
  /** The uncovered rest: zero or more, exact, in the base unit. */
  readonly missing: Decimal;
}

/** Compares candidates for `sort`: the first to take comes first. */
export const byFefo = (a: Candidate, b: Candidate): number =>
  compareDates(a.expiryDate, b.expiryDate) ||
  a.receivedAt.getTime() - b.receivedAt.getTime() ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Splits a need, in the base unit, over the candidates, which may be in any order. */
export function splitByFefo<C extends Candidate>(needed: Decimal, candidates: readonly C[]): Split<C> {
  const picks: Pick<C>[] = [];
  let missing = needed;
  for (const from of candidates.toSorted(byFefo)) {
    if (missing.isZero()) break;
    const there = Decimal.of(from.quantityBase);
    const base = there.compare(missing) < 0 ? there : missing;
    if (base.isZero()) continue;
    picks.push({ from, base });
    missing = missing.minus(base);
  }
  return { picks, missing };
}
