/**
 * Formats the service's values for people: dates, times, amounts, money. Amounts stay decimal texts, because
 * floating-point numbers would round them.
 */
import { type Message, say } from '@cleaver/domain/kernel';
import { locale, shown, type Text, t } from './language.ts';

/** The text in the place of a missing value. */
export const NONE = '–';

type Format = Intl.DateTimeFormat | Intl.NumberFormat | Intl.PluralRules;

const formats = new Map<string, Format>();

/**
 * Returns the cached format of this name for the current language. Making a format costs about twenty times as much as
 * using it.
 */
function kept<F extends Format>(name: string, make: (locale: string) => F): F {
  const key = `${name} ${locale()}`;
  let format = formats.get(key) as F | undefined;
  if (!format) {
    format = make(locale());
    formats.set(key, format);
  }
  return format;
}

/** Formats a date: 21.11.2026, or 21 Nov 2026 in English, where a month in digits would be ambiguous. */
export function shownDate(date: string | null | undefined): string {
  if (!date) return NONE;
  const isGerman = locale() === 'de-DE';
  const format = kept('date', (of) =>
    isGerman
      ? new Intl.DateTimeFormat(of, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
      : new Intl.DateTimeFormat(of, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  );
  return together(format.format(new Date(`${date}T00:00:00Z`)));
}

/** Replaces the spaces in a date with non-breaking spaces, so that 21 Nov 2026 stays on one line. */
const together = (text: string): string => text.replace(/^(\d+) (\S+) (?=\d)/, '$1\u00a0$2\u00a0');

/** Formats a date with its weekday and without its year, for boards and chart labels: Sa., 21.11. */
export const shownWeekday = (date: string): string =>
  kept(
    'weekday',
    (of) => new Intl.DateTimeFormat(of, { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
  ).format(new Date(`${date}T00:00:00Z`));

/** Formats a day of each year, MM-DD: 1. Januar. */
export const shownDayOfYear = (day: string): string =>
  kept('day of year', (of) => new Intl.DateTimeFormat(of, { day: 'numeric', month: 'long', timeZone: 'UTC' })).format(
    new Date(`2001-${day}T00:00:00Z`),
  );

const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns the name of a weekday. `day` is 1 for Monday to 7 for Sunday (ISO 8601). */
export const shownDayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  kept(`day name ${weekday}`, (of) => new Intl.DateTimeFormat(of, { weekday, timeZone: 'UTC' })).format(
    MONDAY_MS + (day - 1) * DAY_MS,
  );

/** Formats a date with its weekday, for screen readers: Montag, 30. November 2026. */
export const shownLongDate = (date: string): string =>
  kept('long date', (of) => new Intl.DateTimeFormat(of, { dateStyle: 'full', timeZone: 'UTC' })).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a month with its year: November 2026. */
export const shownMonth = (date: string): string =>
  kept('month', (of) => new Intl.DateTimeFormat(of, { month: 'long', year: 'numeric', timeZone: 'UTC' })).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a month without its year, for chart labels: Nov. */
export const shownShortMonth = (date: string): string =>
  kept('short month', (of) => new Intl.DateTimeFormat(of, { month: 'short', timeZone: 'UTC' })).format(
    new Date(`${date}T00:00:00Z`),
  );

let zone: string | undefined;
/**
 * Sets the time zone of the shop. The pages show all times of day in it, wherever the browser is. Undefined: the time
 * zone of the browser.
 */
export function inZone(timeZone: string | undefined): void {
  zone = timeZone;
  for (const key of [...formats.keys()]) if (key.startsWith('time')) formats.delete(key);
}

/** Formats a time with its date: 21.11.2026, 10:42. */
export function shownTime(instant: string | null | undefined): string {
  if (!instant) return NONE;
  const format = kept(
    'time',
    (of) =>
      new Intl.DateTimeFormat(of, {
        day: '2-digit',
        month: of === 'de-DE' ? '2-digit' : 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        ...(zone !== undefined && { timeZone: zone }),
      }),
  );
  return together(format.format(new Date(instant)));
}

/** Formats a time without its date: 10:42. */
export const shownHour = (at: Date | number): string =>
  kept(
    'time of day',
    (of) =>
      new Intl.DateTimeFormat(of, {
        hour: '2-digit',
        minute: '2-digit',
        ...(zone !== undefined && { timeZone: zone }),
      }),
  ).format(at);

type Amount = string | number | null | undefined;

/** Formats a decimal with at most `places` decimal places. Formats a text exactly (ECMA-402, since 2023). */
export function shownNumber(amount: Amount, places = 6): string {
  if (amount === null || amount === undefined || amount === '') return NONE;
  const format = kept(`number ${places}`, (of) => new Intl.NumberFormat(of, { maximumFractionDigits: places }));
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Returns the text for a count: `one` for the singular of the language, otherwise `other`. */
export const counted = (count: number, one: Text, other: Text): string =>
  shown(kept('plural', (of) => new Intl.PluralRules(of)).select(count) === 'one' ? one : other);

/** The pattern of texts that people typed: quoted texts and lot numbers. A lot number may look like a date. */
const TYPED = /(„[^“]*“|“[^”]*”|(?<=\b(?:[Ll]ot|Charge) )\S+)/;

/** Rewrites a sentence of the service or the core, except for the texts in it that people typed. */
export const exceptTyped = (text: string, rewrite: (part: string) => string): string =>
  text
    .split(TYPED)
    .map((part, at) => (at % 2 === 0 ? rewrite(part) : part))
    .join('');

/**
 * Rewrites dates, sums and quantities in a sentence of the service or the core in the format of the pages. Keeps dates
 * within longer numbers, and numbers without a unit, because both may be lot numbers.
 */
export const forPeople = (text: string): string => exceptTyped(text, withFormats);

const withFormats = (text: string): string =>
  text
    .replaceAll(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (date) => shownDate(date))
    .replaceAll(/(?<![\w.,-])(-?\d+\.\d\d) €/g, (_, amount) => money(amount, 2))
    .replaceAll(/(?<![\w.,-])(-?\d+(?:\.\d+)?) (°C|%|kg|[A-Z]+(?:_[A-Z]+)*)(?!\w)/g, (same, amount, unit) => {
      if (unit === '°C' || unit === '%') return `${shownNumber(amount)}\u00a0${unit}`;
      return unit in UNITS || MEASURES.test(unit.toUpperCase())
        ? `${shownNumber(amount)}${unitAfter(unit, amount)}`
        : same;
    });

/** The pattern of the names of units of mass, volume and length that are written in lower case. */
const MEASURES = /^(?:[MK]?G|T|LB|OZ|[MCD]?L|[CM]?M)$/;

/**
 * The rounding of amounts: to three decimal places (1 g in kg), as on scales. Smaller amounts get three significant
 * digits.
 */
const SCALES = { maximumFractionDigits: 3, maximumSignificantDigits: 3, roundingPriority: 'morePrecision' } as const;

/** Scales show whole grams. Below 10 g a rounding to whole grams would falsify a recipe, so one place more is shown. */
const WHOLE_GRAMS = { maximumFractionDigits: 0 } as const;
const FEW_GRAMS = { maximumFractionDigits: 1 } as const;

/** Returns the rounding of an amount in this unit. */
function roundingOf(unit: string, amount: number): Intl.NumberFormatOptions {
  const size = Math.abs(amount);
  if (!GRAMS.test(unit) || size < 1) return SCALES;
  return size < 10 ? FEW_GRAMS : WHOLE_GRAMS;
}

const GRAMS = /^g(ram)?$/i;

/** The units for small amounts, by the unit that is 1,000 times as large. */
const SMALLER: Readonly<Record<string, string>> = { KG: 'G', L: 'ML' };
/** The part of a unit below which an amount is shown in the smaller unit. */
const SMALL = 0.1;
let keepsUnits = false;

/**
 * Runs `draw`, which must be synchronous, without conversion to smaller units. Files need one unit, because users sort
 * and add up their columns.
 */
export function inOwnUnits<T>(draw: () => T): T {
  keepsUnits = true;
  try {
    return draw();
  } finally {
    keepsUnits = false;
  }
}

/**
 * Formats an amount with its unit: 12,5 kg, or 53 g for 0.052632 kg. Rounds for display. Forms and files show all
 * digits.
 */
export function shownQuantity(amount: Amount, unit: string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return NONE;
  // A zero without a unit means that there never was any stock.
  if (!unit && Number(amount) === 0) return NONE;
  const smaller = SMALLER[unit?.toUpperCase() ?? ''];
  const size = Math.abs(Number(amount));
  if (smaller !== undefined && !keepsUnits && size > 0 && size < SMALL) {
    const small = Number(amount) * 1000;
    return `${rounded(small, roundingOf(smaller, small))}${unitAfter(smaller)}`;
  }
  const rounding = keepsUnits ? SCALES : roundingOf(unit ?? '', Number(amount));
  return `${rounded(amount as Intl.StringNumericLiteral, rounding)}${unitAfter(unit ?? '', amount)}`;
}

const rounded = (amount: number | Intl.StringNumericLiteral, rounding: Intl.NumberFormatOptions): string =>
  kept(`quantity ${rounding.maximumFractionDigits}`, (of) => new Intl.NumberFormat(of, rounding)).format(amount);

const PIECES = say`pcs`;
/** The texts of units after an amount, in singular and plural. Other units are shown by their names in lower case. */
const UNITS: Readonly<Record<string, Text | readonly [one: Message, other: Message]>> = {
  LITER: 'l',
  LITRE: 'l',
  HUNDRED_GRAM: '100 g',
  PIECE: PIECES,
  PIECES,
  PCS: PIECES,
  PC: PIECES,
  STK: PIECES,
  STUECK: PIECES,
  UNIT: PIECES,
  PIECE_FIXED: PIECES,
  PIECE_VARIABLE: PIECES,
  PAIR: [say`pair`, say`pairs`],
  DOZEN: say`dozen`,
  PORTION: [say`portion`, say`portions`],
  SLICE: [say`slice`, say`slices`],
  PACK: [say`pack`, say`packs`],
  BOX: [say`box`, say`boxes`],
  CRATE: [say`crate`, say`crates`],
  CAN: [say`can`, say`cans`],
  JAR: [say`jar`, say`jars`],
  BAG: [say`bag`, say`bags`],
  TRAY: [say`tray`, say`trays`],
  RING: [say`ring`, say`rings`],
  BOTTLE: [say`bottle`, say`bottles`],
  PALLET: [say`pallet`, say`pallets`],
};

/**
 * Returns the text of a unit after this amount. Without an amount, returns the singular, for choices, prices and
 * separate cells.
 */
export function shownUnit(unit: string, amount: Amount = 1): string {
  const text = UNITS[unit.toUpperCase()] ?? unit.toLowerCase();
  return Array.isArray(text) ? counted(Number(amount), text[0], text[1]) : shown(text as Text);
}

/**
 * Returns the unit with the separator after an amount: ` kg`, or ` × 100 g`. Without the ×, 40 × 100 g would read as
 * 40,100 g. Returns an empty text without a unit.
 */
export function unitAfter(unit: string, amount: Amount = 1): string {
  const text = shownUnit(unit, amount);
  return /^\d/.test(text) ? ` × ${text}` : ` ${text}`.trimEnd();
}

const EURO = { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 } as const;
/** Decimal places of the smallest price: net list prices have four. */
const PRICE_PLACES = 4;

const money = (amount: Amount, places: number): string => {
  if (amount === null || amount === undefined) return NONE;
  const format = kept(`money ${places}`, (of) => new Intl.NumberFormat(of, { ...EURO, maximumFractionDigits: places }));
  return format.format(amount as Intl.StringNumericLiteral);
};

/** Formats an amount of money in cents: 12,50 €. An amount below a cent keeps its decimal places. */
export const shownMoney = (amount: Amount): string => money(amount, Math.abs(Number(amount)) < 0.01 ? PRICE_PLACES : 2);

/** Formats an amount of money with up to four decimal places: 9,2523 €. */
export const exactMoney = (amount: Amount): string => money(amount, PRICE_PLACES);

/** Returns the unit of a price: kg, 100 g, piece. */
export const perText = (per: string): string => (per === 'PIECE' ? t`piece` : shownUnit(per));

/** Formats a price in cents with its unit: 9,25 € / kg. `Price` (`ui/text/price.tsx`) also has the exact price. */
export const shownPrice = (amount: Amount, per: string): string => `${shownMoney(amount)} / ${perText(per)}`;

/** Formats a price with all its decimal places and its unit: 9,2523 € / kg. */
export const exactPrice = (amount: Amount, per: string): string => `${exactMoney(amount)} / ${perText(per)}`;

/** Formats a range of temperatures: 0 °C to 4 °C. */
export const shownTemperatures = ({
  minTemperature,
  maxTemperature,
}: {
  minTemperature: Amount;
  maxTemperature: Amount;
}) => t`${shownTemperature(minTemperature)} to ${shownTemperature(maxTemperature)}`;

/** Formats a temperature: -2,5 °C. */
export const shownTemperature = (degrees: Amount): string =>
  degrees === null || degrees === undefined ? NONE : `${shownNumber(degrees)}\u00a0°C`;
