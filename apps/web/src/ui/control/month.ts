/** A month as weeks from Monday to Sunday, for a calendar. */
import { addDays, type CalendarDate, dateOf, isoWeekday } from '@cleaver/domain/kernel';

/** Returns the first day of a month. The month is `after` months later than the month of `day`. */
export function monthOf(day: string, after = 0): CalendarDate {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + after;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return dateOf(`${year}-${String(month).padStart(2, '0')}-01`);
}

/** Returns the weeks of a month; undefined marks days of adjacent months. */
export function weeksOf(first: CalendarDate): readonly (readonly (CalendarDate | undefined)[])[] {
  const next = monthOf(first, 1);
  const weeks: (CalendarDate | undefined)[][] = [];
  for (let monday = addDays(first, 1 - isoWeekday(first)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day >= first && day < next ? day : undefined,
      ),
    );
  }
  return weeks;
}
