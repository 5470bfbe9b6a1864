/** The periods of the figures, and comparisons with the period before. Draws nothing. */
import { addDays, type CalendarDate, Decimal, dateOf, daysBetween, isoWeekday } from '@cleaver/domain/kernel';
import { type Period, typedPeriod } from '../ui/control/period.ts';

/** A period, and the one of the same length that it is compared with. */
export interface Compared {
  readonly now: Period;
  readonly before: Period;
}

export const PERIOD_NAMES = ['week', 'month', 'own'] as const;

const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Returns the days directly before a period. */
const daysBefore = (now: Period): Period => ({
  from: addDays(now.from, -lengthOf(now)),
  to: addDays(now.from, -1),
});

/** The week from Monday until today. It is compared with the same weekdays of the last week. */
export function thisWeek(today: CalendarDate): Compared {
  const now = { from: addDays(today, 1 - isoWeekday(today)), to: today };
  return { now, before: { from: addDays(now.from, -7), to: addDays(now.to, -7) } };
}

/**
 * The month until today. It is compared with as many days from the first of the last month on. If that month is too
 * short, with the days directly before.
 */
export function thisMonth(today: CalendarDate): Compared {
  const now = { from: dateOf(`${today.slice(0, 8)}01`), to: today };
  const lastOfBefore = addDays(now.from, -1);
  const from = dateOf(`${lastOfBefore.slice(0, 8)}01`);
  const to = addDays(from, lengthOf(now) - 1);
  return { now, before: to <= lastOfBefore ? { from, to } : daysBefore(now) };
}

/** Returns the period of two texts of the user (`typedPeriod`), compared with the days directly before. */
export function ownPeriod(from: string | null, to: string | null, today: CalendarDate): Compared {
  const now = typedPeriod(from, to, today);
  return { now, before: daysBefore(now) };
}

/** Returns the days of a period, each with its figure from the rows, in their order. */
export function eachDay<T extends { readonly key: string }>(
  { from, to }: Period,
  rows: readonly T[],
): readonly { readonly day: CalendarDate; readonly row: T | undefined }[] {
  const byDay = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = addDays(from, at);
    return { day, row: byDay.get(day) };
  });
}

/** A row of the period, of the period before, or of both. */
export interface Pair<T> {
  readonly key: string;
  readonly name: string;
  readonly now: T | undefined;
  readonly before: T | undefined;
}

/** Returns the rows of a period in their order, then those of the period before that are new in it. */
export function paired<T extends { readonly key: string; readonly name: string }>(
  now: readonly T[],
  before: readonly T[],
): readonly Pair<T>[] {
  const old = new Map(before.map((row) => [row.key, row]));
  const known = new Set(now.map(({ key }) => key));
  return [
    ...now.map((row) => ({ key: row.key, name: row.name, now: row, before: old.get(row.key) })),
    ...before
      .filter(({ key }) => !known.has(key))
      .map((row) => ({ key: row.key, name: row.name, now: undefined, before: row })),
  ];
}

/** Returns the change in percent with one place and its sign. Undefined without an amount to compare with. */
export function changeOf(now: string | null | undefined, before: string | null | undefined): string | undefined {
  const [new_, old] = [Decimal.of(now ?? '0'), Decimal.of(before ?? '0')];
  if (old.isZero()) return undefined;
  return new_.minus(old).times(Decimal.HUNDRED).dividedBy(old).toText(1);
}
