/** Formats numbers and dates in the reader's language, and times in the zone of the shop. */
import { isGerman } from './language.ts';

/** Formats a number without thousands separators, because people copy and compare figures of tables. */
export const shownNumber = (number: string | number): string =>
  isGerman() ? String(number).replace('.', ',') : String(number);

export const amount = (quantity: string, unit: string): string => `${shownNumber(quantity)} ${unit}`;

/** Formats an ISO date, like `2026-11-21`, or in German `21.11.2026`. */
export const shownDate = (date: string): string => (isGerman() ? date.split('-').toReversed().join('.') : date);

const PARTS: Intl.DateTimeFormatOptions = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
};

/** Formats an instant in ISO 8601 as local time in the zone. Returns the instant unchanged without a zone. */
export function shownTime(instant: string, zone: string | undefined): string {
  if (zone === undefined) return instant;
  // The Swedish format is ISO 8601 without the T.
  return new Intl.DateTimeFormat(isGerman() ? 'de' : 'sv', { ...PARTS, timeZone: zone }).format(new Date(instant));
}
