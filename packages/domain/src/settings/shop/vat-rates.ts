/** VAT rates in the input of the settings. */

import { date, oneOf, percentage } from '../../kernel/contract/fields.ts';
import { form, type InputOf } from '../../kernel/contract/form.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { RATED_VAT_CLASSES, type VatRate, vatRatesFault } from '../../masterdata/index.ts';

/** Maximum number of entries in the list of VAT rates. It allows more changes of two rates than any law has made. */
export const VAT_RATES_MAX = 100;

const PLACES = 2;

export const vatRate = form({
  vatClass: oneOf(RATED_VAT_CLASSES),
  validFrom: date(),
  rate: percentage(Decimal.ZERO, Decimal.HUNDRED, PLACES),
});

/** Returns the rates as stored, with percentages as texts. */
export const storedRates = (given: readonly InputOf<typeof vatRate>[]): readonly VatRate[] =>
  given.map(({ rate, ...entry }) => ({ ...entry, rate: rate.toText() }));

/**
 * Returns the faults of the whole list of rates. Returns no faults if an entry is faulty, because the form reports the
 * faults of entries.
 */
export function vatFaults(given: readonly InputOf<typeof vatRate>[], today: CalendarDate): readonly Fault[] {
  const isSound = ({ vatClass, validFrom, rate }: Partial<InputOf<typeof vatRate>>) => vatClass && validFrom && rate;
  if (!given.every(isSound)) return [];
  const message = vatRatesFault(storedRates(given), today);
  return message ? [{ field: 'vatRates', message }] : [];
}
