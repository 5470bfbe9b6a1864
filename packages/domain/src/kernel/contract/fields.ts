/** Fields for the members of forms: texts, ids, numbers, days, quantities, money, lists. */
import { type CalendarDate, parseDate } from '../values/calendar.ts';
import { type Country, isCountry } from '../values/country.ts';
import { Decimal, type Money, parseMoney } from '../values/decimal.ts';
import { say } from '../values/message.ts';
import { parseBoolean, parseInt32 } from '../values/number.ts';
import { parseQuantityAmount, parseQuantityNumber, parseUnit, UNITS, type Unit } from '../values/quantity.ts';
import { parseText } from '../values/text.ts';
import { type Field, field, optional, readMember } from './form.ts';
import { MEANING, type Meaning, OR_NULL } from './json-schema.ts';

/** Maximum lengths in Unicode code points (docs/contract.md, section 1). */
export const NAME_MAX = 200;
export const CODE_MAX = 50;
export const NOTE_MAX = 2000;

/** Returns the field of a required text: trimmed, not blank, no control characters, `min` to `max` code points. */
export const text = (max = NAME_MAX, min = 1): Field<string, string> =>
  field({ type: 'string', minLength: min, maxLength: max }, (raw) => parseText(raw, { max, min }));

/**
 * Returns the field of a text that is part of a path: like `text`, but neither `.` nor `..`. Clients remove these
 * segments before they send a path (RFC 3986, section 5.2.4).
 */
export const pathText = (max = NAME_MAX): Field<string, string> => named(text(max));

/** Returns an optional field like `pathText`. An empty text is allowed. */
export const optionalPathText = (max = NAME_MAX): Field<string | undefined, string | undefined> =>
  named(optionalText(max));

const named = <T extends string | undefined>(of: Field<T, T>): Field<T, T> => ({
  ...of,
  schema: { ...of.schema, not: { enum: ['.', '..'] } },
  read(raw, at, faults) {
    const value = of.read(raw, at, faults);
    if (value === '.' || value === '..') faults.push({ field: at, message: DOTS });
    return value;
  },
});

export const DOTS = say`must not be . or .., which a path cannot name`;

/** Returns the field of a required text with several lines. Line breaks and tabs are allowed. */
export const lines = (max = NOTE_MAX): Field<string, string> =>
  field({ type: 'string', minLength: 1, maxLength: max }, (raw) => parseText(raw, { max, lines: true }));

/** Returns the field of an optional text. An empty text clears the stored value. */
export const optionalText = (max = NAME_MAX): Field<string | undefined, string | undefined> =>
  optional(field({ type: 'string', maxLength: max }, (raw) => parseText(raw, { max, blank: true })));

/** Returns a field like `optionalText`, for several lines. */
export const optionalLines = (max = NOTE_MAX): Field<string | undefined, string | undefined> =>
  optional(field({ type: 'string', maxLength: max }, (raw) => parseText(raw, { max, blank: true, lines: true })));

/** Returns the field of an id in a body: a text as in `text`, of any length. Handlers refuse unknown ids. */
export const id = (): Field<string, string> =>
  field({ type: 'string', [MEANING]: 'id' }, (raw) => parseText(raw, { max: Number.MAX_SAFE_INTEGER }));

/** Returns the field of an id in a path. Accepts any text, because handlers refuse unknown ids as not found. */
export const pathId = (): Field<string, string> => ({
  schema: { type: 'string', [MEANING]: 'id' },
  required: true,
  read: (raw) => (typeof raw === 'string' ? raw : ''),
});

/** Returns the field of a 32-bit integer within the inclusive bounds. */
export const int32 = (min = -2147483648, max = 2147483647): Field<number, number> =>
  field({ type: 'integer', format: 'int32', minimum: min, maximum: max }, (raw) => parseInt32(raw, { min, max }));

/**
 * Returns the field of a number in a path. Other spellings (`01`, `+1`, `one`) become NaN, which matches no record. So
 * handlers refuse them as not found, not as invalid.
 */
export const pathNumber = (): Field<number, string | number> => ({
  schema: int32(1).schema,
  required: true,
  read: (raw) => (typeof raw === 'string' && String(Number(raw)) === raw ? Number(raw) : Number.NaN),
});

export const boolean = (): Field<boolean, boolean> => field({ type: 'boolean' }, parseBoolean);

/** Returns the field of a calendar date that exists, as YYYY-MM-DD. */
export const date = (): Field<CalendarDate, string> => field({ type: 'string', format: 'date' }, parseDate);

/** Returns an optional field like `date`, for an update. An empty text clears the stored date: the value is null. */
export const clearableDate = (): Field<CalendarDate | null | undefined, string | undefined> => {
  const { schema, read } = optional(date());
  return {
    schema: { ...schema, minLength: 0, description: 'An empty text clears it' },
    required: false,
    read: (raw, at, faults) => (raw === '' ? null : read(raw, at, faults)),
  };
};

/** Returns an optional field like `id`, for an update. An empty text clears the stored id: the value is null. */
export const clearableId = (): Field<string | null | undefined, string | undefined> => {
  const { schema, read } = optional(id());
  return {
    schema: { ...schema, minLength: 0, description: 'An empty text clears it' },
    required: false,
    read: (raw, at, faults) => (raw === '' ? null : read(raw, at, faults)),
  };
};

/** Returns an optional field for an update, whose null clears the stored value. */
export const nullable = <T, R>(of: Field<T, R>): Field<T | null | undefined, R | null | undefined> => {
  const { schema, read } = optional(of);
  return {
    schema: { ...schema, description: 'Null clears it', [OR_NULL]: true },
    required: false,
    takesNull: true,
    read: (raw, at, faults) => (raw === null ? null : read(raw, at, faults)),
  };
};

/** The pattern of a decimal number in a text. Files read and write such texts as numbers. */
export const DECIMAL_PATTERN = '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$';

/** Returns the field of an amount above zero, or from zero with `allowZero`. `unitIn`: the member with the unit. */
export const quantityAmount = ({ unitIn = 'quantityUnit', allowZero = false } = {}): Field<Decimal, string> =>
  field({ type: 'string', pattern: DECIMAL_PATTERN, examples: ['10.5'], [MEANING]: { unitIn } }, (raw) =>
    parseQuantityAmount(raw, { allowZero }),
  );

/** Returns the field of a unit of the closed catalogue, in upper or lower case. */
export const unit = (): Field<Unit, string> =>
  field(
    {
      type: 'string',
      description: `One of ${Object.keys(UNITS).join(', ')}; in upper or lower case`,
      examples: ['KG'],
      [MEANING]: 'unit',
    },
    parseUnit,
  );

/** Returns the field of one of the values, case-sensitive. */
export const oneOf = <const V extends string>(values: readonly V[]): Field<V, V> =>
  field({ type: 'string', enum: values }, (raw) =>
    values.includes(raw as V)
      ? { ok: true, value: raw as V }
      : { ok: false, message: say`must be one of ${values.join(', ')}` },
  );

/** Returns the field of a list with `min` to `max` entries. `max` protects against oversized bodies. */
export const list = <T, R>(of: Field<T, R>, max = 1000, min: 0 | 1 = 0): Field<readonly T[], readonly R[]> => ({
  schema: { type: 'array', items: of.schema, ...(min > 0 && { minItems: min }), maxItems: max },
  required: true,
  read(raw, at, faults) {
    if (!Array.isArray(raw)) {
      faults.push({ field: at, message: say`must be a list` });
      return [];
    }
    if (raw.length > max) {
      faults.push({ field: at, message: say`must have at most ${max} entries` });
      return [];
    }
    if (raw.length < min) {
      faults.push({ field: at, message: say`must have at least one entry` });
      return [];
    }
    return raw.map((entry, index) => readMember(of, entry, `${at}[${index}]`, faults) as T);
  },
});

/** Returns the field of a filter that may be repeated. Ignores empty values (docs/contract.md, section 3). */
export const several = (
  of: Field<string>,
  max = 1000,
): Field<readonly string[] | undefined, string | readonly string[] | undefined> => {
  const all = list(of, max);
  const given = (raw: unknown) => (Array.isArray(raw) ? raw.filter((value) => value !== '') : raw);
  return {
    schema: all.schema,
    required: false,
    read: (raw, at, faults) => (raw === undefined ? undefined : all.read(given(raw), at, faults)),
  };
};

/** Adds the measure of a number to a field. Pages show the number with its unit. */
export const measured = <F extends Field<unknown>>(of: F, meaning: Meaning): F => ({
  ...of,
  schema: { ...of.schema, [MEANING]: meaning },
});

/**
 * Returns the field of an amount of money: a JSON number above zero, at most 4 decimal places and 10 digits before the
 * point.
 */
export const money = (): Field<Money, number> =>
  field(
    {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 9999999999.9999,
      multipleOf: 0.0001,
      description: 'At most 10 digits before the point and 4 after it',
      [MEANING]: 'money',
    },
    parseMoney,
  );

/**
 * Returns the field of the amount of a quantity as a JSON number above zero, or from zero with `allowZero`. Only a few
 * quantities in the contract are numbers. `unitIn`: the name of the member with its unit.
 */
export const quantityNumber = (unitIn: string, { allowZero = false } = {}): Field<Decimal, number> =>
  field(
    {
      type: 'number',
      ...(allowZero ? { minimum: 0 } : { exclusiveMinimum: 0 }),
      maximum: 999999999999999,
      description: 'At most 15 digits before the point and 6 after it',
      [MEANING]: { unitIn },
    },
    (raw) => parseQuantityNumber(raw, { allowZero }),
  );

/** Returns the field of a JSON number within the inclusive bounds, with at most `places` decimal places. */
export const decimalNumber = (min: Decimal, max: Decimal, places = 6): Field<Decimal, number> =>
  field({ type: 'number', minimum: Number(min.toText()), maximum: Number(max.toText()) }, (raw) => {
    const number = Decimal.parseNumber(raw, { digits: 15, places });
    return number.ok ? Decimal.parse(number.value.toText(), { min, max }) : number;
  });

/** Returns the field of a percentage, like `decimalNumber`. */
export const percentage = (min: Decimal, max: Decimal, places = 6): Field<Decimal, number> =>
  measured(decimalNumber(min, max, places), 'percent');

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

/** Returns the field of an upper-case country code. */
export const countryCode = (): Field<Country> => ({
  schema: {
    type: 'string',
    pattern: '^[A-Z]{2}$',
    description: 'A country: ISO 3166-1 alpha-2, in capitals',
    examples: ['DE'],
  },
  required: true,
  read(raw, at, faults) {
    if (isCountry(raw)) return raw;
    faults.push({ field: at, message: say`must be a country code of ISO 3166-1 alpha-2 in capitals, like DE` });
    return '' as Country;
  },
});

/** Returns the field of a list of plain values. A repeated entry is a fault. */
export const distinct = <T, R>(of: Field<T, R>, max = 1000, min: 0 | 1 = 0): Field<readonly T[], readonly R[]> => {
  const entries = list(of, max, min);
  return {
    ...entries,
    schema: { ...entries.schema, uniqueItems: true },
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      for (const [index, entry] of read.entries()) {
        if (entry === undefined || read.indexOf(entry) === index) continue;
        faults.push({ field: `${at}[${index}]`, message: say`stands in an earlier entry already` });
      }
      return read;
    },
  };
};

/** Returns the field of a list of objects. A value of `member` that an earlier entry has is a fault at the member. */
export function distinctBy<M extends string, T extends { readonly [N in M]?: unknown }, R>(
  entries: Field<readonly T[], R>,
  member: M,
): Field<readonly T[], R> {
  return {
    ...entries,
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      const seen = new Set<unknown>();
      for (const [index, { [member]: value }] of read.entries()) {
        if (value === undefined) continue;
        if (seen.has(value)) {
          faults.push({ field: `${at}[${index}].${member}`, message: say`stands in an earlier entry already` });
        }
        seen.add(value);
      }
      return read;
    },
  };
}

/** Returns the field of a list in which a repeated entry counts once. */
export const setOf = <T, R>(of: Field<T, R>, max = 1000, min: 0 | 1 = 0): Field<readonly T[], readonly R[]> => {
  const entries = list(of, max, min);
  return { ...entries, read: (raw, at, faults) => [...new Set(entries.read(raw, at, faults))] };
};
