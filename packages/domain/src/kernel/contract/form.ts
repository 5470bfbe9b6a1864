/**
 * Forms describe the input of an operation.
 *
 * A form parses raw input into typed values, reports *all* faults together and describes itself as JSON Schema. So the
 * checks, the static type and the published schema have one source. All adapters (HTTP, command line, tests) refuse the
 * same inputs with the same messages.
 *
 * Conventions (docs/contract.md, section 1): unknown members are ignored, `null` counts as absent, types are strict.
 */
import { LongNumber } from '../values/decimal.ts';
import { type Message, say } from '../values/message.ts';
import type { Parsed } from '../values/parsed.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Fault, invalid } from './refusal.ts';

/** One member of a form: parses a raw value or reports faults. `R`: the type that a client sends. */
export interface Field<T, R = unknown> {
  readonly schema: JsonSchema;
  /** Whether an absent value (missing or null) is a fault. */
  readonly required: boolean;
  /** Whether null is a value. In other fields null counts as absent. */
  readonly takesNull?: true;
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

export function readMember(field: Field<unknown>, raw: unknown, at: string, faults: Fault[]): unknown {
  const given = raw === null && !field.takesNull ? undefined : raw;
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
