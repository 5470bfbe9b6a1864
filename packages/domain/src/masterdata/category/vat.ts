/** VAT classes, and their rates by day (§ 12 UStG). */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';

export const VAT_CLASSES = ['STANDARD', 'REDUCED', 'EXEMPT'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** The classes with rates. Exempt goods have none. */
export const RATED_VAT_CLASSES = ['STANDARD', 'REDUCED'] as const satisfies readonly VatClass[];

/** The rate of a class from a day on. */
export interface VatRate {
  readonly vatClass: (typeof RATED_VAT_CLASSES)[number];
  readonly validFrom: CalendarDate;
  /** The rate in percent: a decimal text from 0 to 100 with at most two places. */
  readonly rate: string;
}

/** The rates of § 12 UStG since the end of the temporary reduction of 2020. */
export const DEFAULT_VAT_RATES: readonly VatRate[] = [
  { vatClass: 'STANDARD', validFrom: '2021-01-01' as CalendarDate, rate: '19' },
  { vatClass: 'REDUCED', validFrom: '2021-01-01' as CalendarDate, rate: '7' },
];

/**
 * Returns the rate of a class on a day, in percent. Uses the latest entry whose `validFrom` is not after the day. For a
 * day before all entries, uses the first entry. EXEMPT has the rate 0. Throws a RangeError if the class has no entry,
 * which `vatRatesFault` prevents.
 */
export function vatRateOn(rates: readonly VatRate[], vatClass: VatClass, day: CalendarDate): Decimal {
  if (vatClass === 'EXEMPT') return Decimal.ZERO;
  const sorted = rates
    .filter((entry) => entry.vatClass === vatClass)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const entry = sorted.findLast(({ validFrom }) => validFrom <= day) ?? sorted[0];
  if (!entry) throw new RangeError(`No VAT rate of the class ${vatClass}`);
  return Decimal.of(entry.rate);
}

/**
 * Returns the fault of a list of rates, or undefined. Faults: a class without an entry that is valid today, and two
 * entries of a class for one day.
 */
export function vatRatesFault(rates: readonly VatRate[], today: CalendarDate): Message | undefined {
  const seen = new Set<string>();
  for (const { vatClass, validFrom } of rates) {
    const key = `${vatClass} ${validFrom}`;
    if (seen.has(key)) return say`must have one entry of ${vatClass} for ${validFrom}`;
    seen.add(key);
  }
  const missing = RATED_VAT_CLASSES.find(
    (wanted) => !rates.some(({ vatClass, validFrom }) => vatClass === wanted && validFrom <= today),
  );
  return missing && say`must have an entry of ${missing} that is valid on ${today}`;
}

/** Returns the VAT class of an article, or else the class of its category. Returns null if neither has a class. */
export const vatClassOf = (
  article: { readonly vatClass: VatClass | null },
  category: { readonly vatClass: VatClass | null },
): VatClass | null => article.vatClass ?? category.vatClass;
