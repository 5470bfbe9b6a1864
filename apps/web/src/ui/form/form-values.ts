/**
 * Converts between typed texts and an operation's input, by the form's JSON Schema. The form keeps a typed number as
 * text, so that it loses no digit. Only the request may contain a number.
 */
import { type JsonSchema, type Message, OR_NULL } from '@cleaver/domain/kernel';
import { amountFault, decimalText, fieldAmount, measureOf, type Point, wholeFault } from '../control/amount-text.ts';

export type Value = string | boolean | readonly Value[] | { readonly [name: string]: Value };
export type Values = { readonly [name: string]: Value };

const memberSchemas = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema['properties'] ?? {}) as Record<string, JsonSchema>;
const entrySchema = (schema: JsonSchema): JsonSchema => (schema['items'] ?? {}) as JsonSchema;

export const isNumber = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer';
/** The alternative in the pattern of a text that may be empty. */
const OR_EMPTY = '^$|';

/** Returns whether the member is a decimal number in a text, for example a quantity or a temperature. */
export const isDecimalText = ({ type, pattern }: JsonSchema): boolean =>
  type === 'string' && typeof pattern === 'string' && pattern.replace(OR_EMPTY, '').startsWith('^-?[0-9]');

export const isWhole = ({ type }: JsonSchema): boolean => type === 'integer';
export const isAmount = (schema: JsonSchema): boolean => isNumber(schema) || isDecimalText(schema);

/** Returns the initial value of a field: the default of the schema, or else an empty value. A list is always empty. */
export function emptyValue(schema: JsonSchema): Value {
  if (schema['default'] !== undefined && schema['type'] !== 'array') {
    return typeof schema['default'] === 'boolean' ? schema['default'] : String(schema['default']);
  }
  if (schema['type'] === 'object') {
    return Object.fromEntries(Object.entries(memberSchemas(schema)).map(([name, of]) => [name, emptyValue(of)]));
  }
  if (schema['type'] === 'array') return [];
  return schema['type'] === 'boolean' ? false : '';
}

/**
 * Converts a value of the service to the value of its field. Returns an empty value for null and undefined, without the
 * default of the schema. `point` is the decimal point of the language.
 */
export function toValue(schema: JsonSchema, raw: unknown, point: Point): Value {
  if (raw === null || raw === undefined) return emptyValue({ ...schema, default: undefined });
  if (schema['type'] === 'object') {
    return Object.fromEntries(
      Object.entries(memberSchemas(schema)).map(([name, of]) => [
        name,
        toValue(of, (raw as Record<string, unknown>)[name], point),
      ]),
    );
  }
  if (schema['type'] === 'array')
    return (raw as readonly unknown[]).map((entry) => toValue(entrySchema(schema), entry, point));
  if (typeof raw === 'boolean') return raw;
  return isAmount(schema) ? fieldAmount(String(raw), point) : String(raw);
}

/**
 * Converts field values to the request. Omits empty fields, and optional objects without a value. With `clears`, sends
 * null or an empty text for an empty field where the schema allows it.
 */
export function toRaw(schema: JsonSchema, value: Value, clears = false): unknown {
  if (schema['type'] === 'object') {
    const entries = Object.entries(memberSchemas(schema)).map(([name, of]) => [
      name,
      toRaw(of, (value as Values)[name] ?? emptyValue(of), clears),
    ]);
    return Object.fromEntries(
      entries.filter(([name, raw]) => raw !== undefined && !isLeftOut(schema, name as string, raw)),
    );
  }
  if (schema['type'] === 'array') return (value as readonly Value[]).map((entry) => toRaw(entrySchema(schema), entry));
  if (typeof value !== 'string') return value;
  if (isNumber(schema)) {
    const text = decimalText(value);
    if (text === '') return undefined;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }
  const text = isDecimalText(schema) ? decimalText(value) : value;
  if (text === '' && clears && schema[OR_NULL]) return null;
  return text === '' && !(clears && isClearable(schema)) ? undefined : text;
}

/** Returns the faults of number fields by path: the text is unclear, or is no number. */
export function amountFaults(schema: JsonSchema, value: Value, path = ''): ReadonlyMap<string, Message> {
  const found: [string, Message][] = [];
  for (const [name, one] of typeof value === 'object' ? Object.entries(value) : []) {
    const isEntry = Array.isArray(value);
    const of = isEntry ? entrySchema(schema) : memberSchemas(schema)[name];
    if (!of) continue;
    const at = isEntry ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    found.push(...amountFaults(of, one, at));
    if (typeof one !== 'string' || !isAmount(of)) continue;
    const measure = measureOf(of, (other) => (value as Values)[other]);
    // The check of the form reports other texts that are no whole number.
    const fault = isWhole(of) ? wholeFault(one) : amountFault(one, measure);
    if (fault) found.push([at, fault]);
  }
  return new Map(found);
}

/**
 * Returns true for an optional object without members. The request omits the object, because the service refuses an
 * empty object.
 */
const isLeftOut = (schema: JsonSchema, name: string, raw: unknown): boolean =>
  memberSchemas(schema)[name]?.['type'] === 'object' &&
  !((schema['required'] ?? []) as readonly string[]).includes(name) &&
  Object.keys(raw as object).length === 0;

/**
 * Returns whether the text may be empty. A choice, or a text with a format such as a date, may be empty only if its
 * schema allows it.
 */
function isClearable(schema: JsonSchema): boolean {
  const { type, enum: choices, format, minLength, pattern } = schema;
  if (isDecimalText(schema)) return String(pattern).startsWith(OR_EMPTY);
  return type === 'string' && (minLength === 0 || (!choices && !format && !minLength));
}

/** Returns whether every text in the value is empty and every check box is off. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') return value === '';
  if (typeof value === 'boolean') return !value;
  return Object.values(value).every(isEmpty);
}

/** Returns the members of `to` that differ from `from`. */
export function differences(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  );
}

/**
 * Adds an empty text to a change for each member that the user emptied and that cannot be empty, also in objects of the
 * change. So the form reports a fault, instead of keeping the stored value. `first`: the values before the change.
 */
export function withEmptied(change: Record<string, unknown>, first: Values, now: Values): Record<string, unknown> {
  const emptied = Object.keys(first).filter((name) => isBlank(now[name]) && !isBlank(first[name]));
  const inner = Object.entries(first).flatMap(([name, was]) => {
    const [to, is] = [change[name], now[name]];
    return isMembers(was) && isMembers(is) && isMembers(to) ? [[name, withEmptied(to, was, is)] as const] : [];
  });
  return { ...Object.fromEntries(emptied.map((name) => [name, ''])), ...change, ...Object.fromEntries(inner) };
}

/** Returns whether the value is an object with members, not a list. */
const isMembers = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: Value | undefined): boolean => typeof value === 'string' && value.trim() === '';
