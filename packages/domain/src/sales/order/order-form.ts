/** Common form fields of orders and standing orders. */

import {
  id,
  lines as linesField,
  money,
  NAME_MAX,
  NOTE_MAX,
  oneOf,
  optionalLines,
  optionalText,
  quantityAmount,
  unit,
} from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { PRICE_PERS } from '../../masterdata/index.ts';

export const LINES_MAX = 200;
const REFERENCE_MAX = 200;

/** The form fields for the wanted quantity of an article. */
export const wanted = {
  articleId: id(),
  quantityAmount: quantityAmount(),
  quantityUnit: unit(),
  note: optionalLines(NOTE_MAX),
};

/** The form fields of a new order line. */
export const newLine = {
  ...wanted,
  manualPrice: optional(form({ amount: money(), per: optional(oneOf(PRICE_PERS)), reason: linesField(NOTE_MAX) })),
};

export const details = {
  deliveryAddressLabel: optionalText(NAME_MAX),
  reference: optionalText(REFERENCE_MAX),
  note: optionalLines(NOTE_MAX),
};

const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

/** Returns a fault if the day is more than 31 days back or more than 366 days ahead. */
export function requestedDateFaults(day: CalendarDate, today: CalendarDate): readonly Fault[] {
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  if (first <= day && day <= last) return [];
  return [{ field: 'requestedDate', message: say`must lie between ${first} and ${last}` }];
}
