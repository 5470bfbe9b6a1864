/** Input fields for instants. */
import { parseDate } from './calendar.ts';
import type { Field } from './form.ts';
import { say } from './message.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Returns the instant, or undefined for an invalid text, a day that does not exist, or a UTC year outside 0001 to 9999.
 */
function instantOf(text: string): Date | undefined {
  const time = INSTANT.test(text) && parseDate(text.slice(0, 10)).ok ? new Date(text) : new Date(Number.NaN);
  return !Number.isNaN(time.getTime()) && parseDate(time.toISOString().slice(0, 10)).ok ? time : undefined;
}

/** Returns the field of an ISO 8601 instant with its offset: `2026-11-21T08:00:00Z`. */
export const instant = (): Field<Date, string> => ({
  schema: { type: 'string', format: 'date-time', examples: ['2026-11-21T08:00:00Z'] },
  required: true,
  read(raw, at, faults) {
    const time = typeof raw === 'string' ? instantOf(raw) : undefined;
    if (!time) faults.push({ field: at, message: say`must be a time like 2026-11-21T08:00:00Z that exists` });
    return time as Date;
  },
});
