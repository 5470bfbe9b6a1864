/**
 * Forms describe the input of an operation.
 *
 * A form parses raw input into typed values, reports *all* faults together and describes itself as JSON Schema. So the
 * checks, the static type and the published schema have one source. All adapters (HTTP, command line, tests) refuse the
 * same inputs with the same messages.
 *
 * Conventions (docs/contract.md, section 1): unknown members are ignored, `null` counts as absent, types are strict.
 */
import { type CalendarDate, parseDate } from './calendar.ts';
import { type Decimal, LongNumber } from './decimal.ts';
import { type JsonSchema, MEANING } from './json-schema.ts';
import { type Message, say } from './message.ts';
import { parseBoolean, parseInt32 } from './number.ts';
import type { Parsed } from './parsed.ts';
import { parseQuantityAmount, parseUnit, UNITS, type Unit } from './quantity.ts';
import { type Fault, invalid } from './refusal.ts';
import { parseText } from './text.ts';

/** One member of a form: parses a raw value or reports faults. `R`: the type that a client sends. */
export interface Field<T, R = unknown> {
  readonly schema: JsonSchema;
  /** Whether an absent value (missing or null) is a fault. */
  readonly required: boolean;
  /** Returns the parsed value, or adds faults; then the value is not valid. `at`: the path of the member. */
  read(raw: unknown, at: string, faults: Fault[]): T;
  /** A carrier of the type parameter for type inference, never set. */
  readonly raw?: R;
}

export type Fields = { readonly [name: string]: Field<unknown> };
export type ValueOf<F> = F extends Field<infer T, infer _> ? T : never;
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

export type RawValueOf<F> = F extends Field<infer _, infer R> ? R : never;
/** The members of a form as a client sends them. Members that may be absent are optional. */
export type RawsOf<F extends Fields> = {
  readonly [K in keyof F as undefined extends RawValueOf<F[K]> ? never : K]: RawValueOf<F[K]>;
} & { readonly [K in keyof F as undefined extends RawValueOf<F[K]> ? K : never]?: RawValueOf<F[K]> | null };

export interface Form<T, R = unknown> extends Field<T, R> {
  readonly fields: Fields;
}

/** The type of an operation's input. */
export type InputOf<F extends Form<unknown>> = ValueOf<F>;

/** A rule over several members. `values` lacks the members that have a fault. */
type Rule<F extends Fields> = (
  values: Partial<ValuesOf<F>>,
  fault: (field: keyof F & string, message: Message) => void,
) => void;

/** The input of a single-value member that a request repeats: `?customerId=a&customerId=b`. Always a fault. */
export const REPEATED: unique symbol = Symbol('repeated');

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && !(raw instanceof LongNumber);

/** Returns an own property. Ignores inherited properties such as `__proto__` and `constructor`. */
const member = (raw: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(raw, name) ? raw[name] : undefined;

/** Creates a form from fields. `rule` checks conditions across several members. */
export function form<const F extends Fields>(fields: F, rule?: Rule<F>): Form<ValuesOf<F>, RawsOf<F>> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required).map(([name]) => name);
  return {
    fields,
    required: true,
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, field]) => [name, field.schema])),
      ...(required.length > 0 && { required }),
    },
    read(raw, at, faults) {
      const values: Record<string, unknown> = {};
      if (!isObject(raw)) {
        faults.push({ field: at, message: say`must be an object` });
        return values as ValuesOf<F>;
      }
      const faulty = new Set<string>();
      for (const [name, field] of entries) {
        const before = faults.length;
        values[name] = readMember(field, member(raw, name), at === '' ? name : `${at}.${name}`, faults);
        if (faults.length > before) faulty.add(name);
      }
      if (rule) {
        const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !faulty.has(name)));
        rule(sound as Partial<ValuesOf<F>>, (field, message) =>
          faults.push({ field: at === '' ? field : `${at}.${field}`, message }),
        );
      }
      return values as ValuesOf<F>;
    },
  };
}

function readMember(field: Field<unknown>, raw: unknown, at: string, faults: Fault[]): unknown {
  const given = raw ?? undefined;
  const isMissing = given === undefined && field.required;
  if (isMissing || given === REPEATED) {
    faults.push({ field: at, message: isMissing ? say`is required` : say`must be named only once` });
    // Returns the value for a missing input, because checks of a whole list also read the members of faulty entries.
    return field.read(undefined, at, []);
  }
  return field.read(given, at, faults);
}

/**
 * Parses a whole input and returns its values. Refuses with VALIDATION_ERROR, which has all faults. `beside`: returns
 * further faults. The function calls `beside` only if there are faults, and passes the members without a fault. A list
 * that it passes may still have faulty entries.
 */
export function readInput<T>(input: Form<T>, raw: unknown, beside?: (sound: Partial<T>) => readonly Fault[]): T {
  const faults: Fault[] = [];
  const value = input.read(raw ?? {}, '', faults);
  if (faults.length === 0) return value;
  const faulty = new Set(faults.map(({ field }) => field));
  const sound = Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !faulty.has(name)));
  const all = [...faults, ...(beside?.(sound as Partial<T>) ?? [])];
  throw invalid(all.map((f) => (f.field === '' ? { ...f, field: 'body' } : f)));
}

/** Adds a description to a field, for the published document and the help of a command. */
export const described = <F extends Field<unknown>>(of: F, description: string): F => ({
  ...of,
  schema: { ...of.schema, description },
});

/** Creates a required field from a parser of the core. */
export const field = <T, R = unknown>(schema: JsonSchema, parse: (raw: unknown) => Parsed<T>): Field<T, R> => ({
  schema,
  required: true,
  read(raw, at, faults) {
    const parsed = parse(raw);
    if (parsed.ok) return parsed.value;
    faults.push({ field: at, message: parsed.message });
    return undefined as T;
  },
});

/** Makes a field optional: undefined if absent. */
export const optional = <T, R>(of: Field<T, R>): Field<T | undefined, R | undefined> => ({
  schema: of.schema,
  required: false,
  read: (raw, at, faults) => (raw === undefined ? undefined : of.read(raw, at, faults)),
});

/** Makes a field optional: `value` if absent. */
export const defaulted = <T, R>(of: Field<T, R>, value: T & (string | number | boolean)): Field<T, R | undefined> => ({
  schema: { ...of.schema, default: value },
  required: false,
  read: (raw, at, faults) => (raw === undefined ? value : of.read(raw, at, faults)),
});

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

const DECIMAL_PATTERN = '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$';

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
