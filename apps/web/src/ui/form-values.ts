/**
 * Between what people type and what an operation takes, along the form's own description.
 *
 * Everything in a field is text, but for choices: nothing is a number until it is sent, so that nothing is rounded or lost.
 */
import type { JsonSchema } from '@cleaver/domain/kernel';

export type Value = string | boolean | readonly Value[] | { readonly [name: string]: Value };
export type Values = { readonly [name: string]: Value };

const memberSchemas = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema['properties'] ?? {}) as Record<string, JsonSchema>;
const entrySchema = (schema: JsonSchema): JsonSchema => (schema['items'] ?? {}) as JsonSchema;

export const isNumber = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer';
/** A decimal as a text: quantities, temperatures. */
export const isDecimalText = ({ type, pattern }: JsonSchema): boolean =>
  type === 'string' && typeof pattern === 'string' && pattern.startsWith('^-?[0-9]');

/** What a field holds before anything is typed. */
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

/** From what the service sent to what stands in the fields. `point`: the decimal point of the language. */
export function toValue(schema: JsonSchema, raw: unknown, point: string): Value {
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
  return isNumber(schema) || isDecimalText(schema) ? String(raw).replace('.', point) : String(raw);
}

/** A decimal as the service reads it: comma or point, no thousands separators. What is none stays as it was typed. */
export const decimalText = (typed: string): string => {
  const text = typed.trim().replace(/^−/, '-');
  return /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
};

/** From what stands in the fields to what is sent. An empty field is not sent; `clears`: it is, as an empty text. */
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
  if (isDecimalText(schema)) return value.trim() === '' ? undefined : decimalText(value);
  if (value === '') return clears && isClearable(schema) ? '' : undefined;
  return value;
}

/** A member that may be left out and of whose own members nothing was given: it is not given, rather than given wrongly. */
const isLeftOut = (schema: JsonSchema, name: string, raw: unknown): boolean =>
  memberSchemas(schema)[name]?.['type'] === 'object' &&
  !((schema['required'] ?? []) as readonly string[]).includes(name) &&
  Object.keys(raw as object).length === 0;

/** Texts that may be empty; a date or a choice cannot be. */
const isClearable = (schema: JsonSchema): boolean =>
  schema['type'] === 'string' && !schema['enum'] && !schema['format'] && !schema['minLength'];

/** Whether there is nothing to lose. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') return value === '';
  if (typeof value === 'boolean') return !value;
  return Object.values(value).every(isEmpty);
}

/** The members of `to` that are not as in `from`. */
export function differences(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  );
}
