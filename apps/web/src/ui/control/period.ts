/** Periods of days that an address names. Draws nothing. */
import { addDays, type CalendarDate, daysBetween, PERIOD_DAYS_MAX, parseDate } from '@cleaver/domain/kernel';

/** Days with both ends. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Returns the period of two texts of the user. A faulty or missing end is `today`, and with `isPast` one that lies ahead,
 * too. Swaps ends in the wrong order, and cuts a period that is too long at its begin.
 */
export function typedPeriod(
  from: string | null,
  to: string | null,
  today: CalendarDate,
  { isPast = false } = {},
): Period {
  const read = (text: string | null): CalendarDate => {
    const parsed = parseDate(text);
    return parsed.ok && !(isPast && parsed.value > today) ? parsed.value : today;
  };
  const [first, last] = [read(from), read(to)].sort() as [CalendarDate, CalendarDate];
  return { from: daysBetween(first, last) < PERIOD_DAYS_MAX ? first : addDays(last, 1 - PERIOD_DAYS_MAX), to: last };
}
