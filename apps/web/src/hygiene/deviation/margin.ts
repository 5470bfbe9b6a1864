/** The time that the picture of a deviation shows, and the series that it reads. Draws nothing. */
import type { Resolution } from '@cleaver/domain/hygiene/contracts';
import { addDays, type CalendarDate, calendarDay, daysBetween } from '@cleaver/domain/kernel';
import type { Period, Span } from '../temperatures/period.ts';

const HOUR_MS = 3_600_000;
/** The smallest margin on both sides. */
const LEAST_MARGIN_MS = 2 * HOUR_MS;
/** The part of the deviation that the margin has. */
const PART = 0.25;
/** Maximum number of days of each resolution. */
const MOST_DAYS = { RAW: 8, HOUR: 62, DAY: 366 } as const satisfies Record<Resolution, number>;

interface TimeOf {
  readonly from: string;
  readonly until: string | null;
}

/** Returns the time of a deviation with a margin, to at most `now`. One that is longer than a year is cut at its begin. */
export function withMargin({ from, until }: TimeOf, now: number, timeZone: string): Span & { readonly period: Period } {
  const [begin, end] = [Date.parse(from), until === null ? now : Date.parse(until)];
  const margin = Math.max(LEAST_MARGIN_MS, (end - begin) * PART);
  const span = { from: begin - margin, until: Math.max(Math.min(end + margin, now), begin + 1) };
  const dayOf = (at: number): CalendarDate => calendarDay(new Date(at), timeZone);
  const to = dayOf(span.until);
  const first = dayOf(span.from);
  const days = daysBetween(first, to) + 1;
  const resolution = days <= MOST_DAYS.RAW ? 'RAW' : days <= MOST_DAYS.HOUR ? 'HOUR' : 'DAY';
  return { ...span, period: { from: days <= MOST_DAYS.DAY ? first : addDays(to, 1 - MOST_DAYS.DAY), to, resolution } };
}
