/** Closed days of the shop, in addition to its closed weekdays. */
import type { CalendarDate } from '../kernel/calendar.ts';
import { date, type Field, form, list, optionalText } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';

const CLOSED_DAYS_MAX = 400;

/** A closed day in a request, with an optional note. */
export interface GivenDay {
  readonly date: string;
  readonly note?: string | null;
}

/** Returns the field of a list of distinct closed days. A missing note becomes an empty text. */
export function closedDays(): Field<
  readonly { readonly date: CalendarDate; readonly note: string }[],
  readonly GivenDay[]
> {
  const days = list(form({ date: date(), note: optionalText() }), CLOSED_DAYS_MAX);
  return {
    schema: days.schema,
    required: true,
    read(raw, at, faults) {
      const read = days.read(raw, at, faults);
      const seen = new Set<string>();
      for (const [index, day] of read.entries()) {
        if (day.date === undefined) continue;
        if (seen.has(day.date)) {
          faults.push({ field: `${at}[${index}].date`, message: say`stands in an earlier entry already` });
        }
        seen.add(day.date);
      }
      return read.map(({ date: closed, note = '' }) => ({ date: closed, note }));
    },
  };
}
