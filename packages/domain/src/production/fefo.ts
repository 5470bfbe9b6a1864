/**
 * First expired, first out: which stock batches to take what is needed from.
 *
 * By expiry date, then by when the goods came in, then by id; of each as much as is still needed, so that it goes on in the
 * next one where one does not suffice.
 */
import { type CalendarDate, compareDates } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';

/** A stock batch, as far as the order and the amount go. */
export interface Candidate {
  readonly id: string;
  readonly expiryDate: CalendarDate;
  readonly receivedAt: Date;
  /** What is left: an exact decimal text in the base unit. */
  readonly quantityBase: string;
}

export interface Pick<C extends Candidate> {
  readonly from: C;
  /** Above zero, exact, in the base unit. */
  readonly base: Decimal;
}

export interface Split<C extends Candidate> {
  readonly picks: readonly Pick<C>[];
  /** What the candidates do not have: from zero, exact, in the base unit. */
  readonly missing: Decimal;
}

/** Below zero where `a` is taken before `b`: fit for `sort`. */
export const byFefo = (a: Candidate, b: Candidate): number =>
  compareDates(a.expiryDate, b.expiryDate) ||
  a.receivedAt.getTime() - b.receivedAt.getTime() ||
  (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Splits what is needed, in the base unit, over the candidates, which come in any order. */
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
