/** Reads dates as people type them. */
import { addDays, type CalendarDate, dateOf, daysBetween, isoWeekday, parseDate } from '@cleaver/domain/kernel';

const RELATIVE: Readonly<Record<string, number>> = {
  heute: 0,
  today: 0,
  morgen: 1,
  tomorrow: 1,
  übermorgen: 2,
  gestern: -1,
  yesterday: -1,
};
const LANGUAGES = ['de-DE', 'en-GB'];
/** Maximum number of days that `+` or `-` may move. */
const DAYS_MAX = 3_650;

const NUMBERS = /^(\d{1,2})(?:\. ?|[/ -])(\d{1,2})(?:(?:\. ?|[/ -])(\d{4}|\d{2})?)?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
const NAMED = /^(\d{1,2})\.? ?(\p{L}{3,})\.?(?: (\d{4}|\d{2}))?$/u;

/**
 * Reads a typed date: 30.11.2026, 30.11.26, 30.11., 3011, 30/11, 30 Nov, 2026-11-30, +3 or -3 (days from today),
 * heute or today, mo or Monday (the next one after today). The day comes before the month in both languages. A date
 * without a year is the one nearest to today.
 *
 * Returns undefined for any other text, and for a day that does not exist.
 */
export function typedDate(typed: string, today: string): CalendarDate | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const base = dateOf(today);
  return existing(text) ?? daysAway(text, base) ?? nextWeekday(text, base) ?? ofParts(text, base);
}

function existing(text: string): CalendarDate | undefined {
  const parsed = parseDate(text);
  return parsed.ok ? parsed.value : undefined;
}

function daysAway(text: string, base: CalendarDate): CalendarDate | undefined {
  const days = /^[+-]\d{1,4}$/.test(text) ? Number(text) : Object.hasOwn(RELATIVE, text) ? RELATIVE[text] : undefined;
  return days === undefined || Math.abs(days) > DAYS_MAX ? undefined : addDays(base, days);
}

function nextWeekday(text: string, base: CalendarDate): CalendarDate | undefined {
  if (text.length < 2) return undefined;
  // The first of January 2024 is a Monday.
  const day = positionIn(text.replace(/\.$/, ''), 7, (index) => new Date(Date.UTC(2024, 0, 1 + index)), 'weekday');
  return day === undefined ? undefined : addDays(base, ((day - isoWeekday(base) + 6) % 7) + 1);
}

/** Returns the position, from 1, of the name that begins with the text, in either language. */
function positionIn(
  text: string,
  count: number,
  dateAt: (index: number) => Date,
  part: 'weekday' | 'month',
): number | undefined {
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    for (let index = 0; index < count; index++) {
      if (format.format(dateAt(index)).toLowerCase().startsWith(text)) return index + 1;
    }
  }
  return undefined;
}

function ofParts(text: string, base: CalendarDate): CalendarDate | undefined {
  const named = NAMED.exec(text);
  const [, day, month, year] = named ?? NUMBERS.exec(text) ?? DIGITS.exec(text) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const position = named
    ? positionIn(month, 12, (index) => new Date(Date.UTC(2024, index, 1)), 'month')
    : Number(month);
  if (position === undefined) return undefined;
  const dateIn = (of: number): CalendarDate | undefined =>
    existing([String(of).padStart(4, '0'), String(position).padStart(2, '0'), day.padStart(2, '0')].join('-'));
  if (year !== undefined) return dateIn(Number(year) + (year.length === 2 ? 2000 : 0));
  const thisYear = Number(base.slice(0, 4));
  const distance = (date: CalendarDate): number => Math.abs(daysBetween(base, date));
  // The later one first, so that it wins if two are equally near.
  return [thisYear + 1, thisYear, thisYear - 1]
    .flatMap((of) => dateIn(of) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
