/** Closed days of the shop, in addition to its closed weekdays. */

import { date, distinctBy, list, optionalText } from '../../kernel/contract/fields.ts';
import { type Field, form } from '../../kernel/contract/form.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';

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
  const days = distinctBy(list(form({ date: date(), note: optionalText() }), CLOSED_DAYS_MAX), 'date');
  return {
    schema: days.schema,
    required: true,
    read(raw, at, faults) {
      return days.read(raw, at, faults).map(({ date: closed, note = '' }) => ({ date: closed, note }));
    },
  };
}
