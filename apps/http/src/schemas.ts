/**
 * The pieces that answers are made of.
 *
 * A schema with a `title` becomes a component of that name in the OpenAPI document. The shapes are those of contract
 * section 2: members without N are always there, an absent nullable one is null.
 */
import { type Static, type TSchema, Type } from 'typebox';

/** A point in time, in UTC with milliseconds and Z; a text where it comes from a kept answer. */
export const Timestamp = Type.Unsafe<Date | string>({
  type: 'string',
  format: 'date-time',
  examples: ['2026-11-21T09:30:00.000Z'],
});

/** A date of the calendar. */
export const CalendarDay = Type.Unsafe<string>({ type: 'string', format: 'date', examples: ['2026-11-21'] });

export const Int32 = Type.Unsafe<number>({ type: 'integer', format: 'int32' });

/** The value or null. */
export const nullable = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] });

/** A list of what the core gives as readonly. */
export const listOf = <S extends TSchema>(items: S) => Type.Unsafe<readonly Static<S>[]>({ type: 'array', items });

/** As `listOf`, each entry once. */
export const setOf = <S extends TSchema>(items: S) =>
  Type.Unsafe<readonly Static<S>[]>({ type: 'array', items, uniqueItems: true });

/** One of the given words. */
export const oneOf = <const V extends string>(words: readonly V[]) => Type.Unsafe<V>({ type: 'string', enum: words });

type Properties = { readonly [name: string]: TSchema };
type Members<P extends Properties> = { readonly [N in keyof P]: Static<P[N]> };

/** Members of the object, all of them required but those of `absent`, which may be left out; `title` names the component. */
export const object = <P extends Properties, A extends Properties = Record<never, never>>(
  title: string,
  properties: P,
  absent?: A,
) =>
  Type.Unsafe<Members<P> & { readonly [N in keyof A]?: Static<A[N]> | undefined }>({
    type: 'object',
    title,
    properties: { ...properties, ...absent },
    required: Object.keys(properties),
  });

/**
 * A number with all its digits, of which a JavaScript number has seventeen at most: made by `exactly` out of a decimal text, and
 * sent as that text stands.
 */
export const ExactNumber = (options: { readonly description?: string } = {}) =>
  Type.Unsafe<Exactly>({ type: 'number', [AS_IS]: true, ...options });

/** Marks what is sent as the core gives it. Who serializes leaves it to `JSON.stringify`; who describes takes the mark out. */
const AS_IS = '~as-is';
export const isSentAsIs = (schema: object): boolean => AS_IS in schema;
export const isMark = (key: string): boolean => key === AS_IS;

/** A large answer of which the core gives just what the schema names, and in its order: a third of the work. */
export const asIs = <S extends TSchema>(schema: S): S => ({ ...schema, [AS_IS]: true });

/** A number that is written as the decimal was, or a text that `JSON.stringify` gives as it is. */
export type Exactly = number | { readonly rawJSON: string };

export function exactly(decimal: string): Exactly {
  const number = Number(decimal);
  // The types of the language do not know it yet.
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): Exclude<Exactly, number> };
  return String(number) === decimal ? number : rawJSON(decimal);
}

/** Money as it is answered. */
export const MoneyNumber = Type.Unsafe<number>({ type: 'number', description: 'At most 4 decimal places' });

const PageInfo = object('PageInfo', {
  number: Type.Integer({ description: 'Counts from 0' }),
  size: Type.Integer({ description: 'The most items that a page of this list has' }),
  totalElements: Type.Integer(),
  totalPages: Type.Integer(),
});

/** One page of a list. */
export const pageOf = (item: TSchema & { readonly title?: string }): TSchema =>
  object(`${item.title ?? 'Item'}Page`, { content: listOf(item), page: PageInfo });

const ValidationError = object('ValidationError', {
  field: Type.String({ examples: ['lineItems[0].agreedPrice'] }),
  message: Type.String(),
});

export const ErrorResponse = object('ErrorResponse', {
  code: Type.String({ description: 'In upper snake case, never translated', examples: ['USER_NOT_FOUND'] }),
  message: Type.String({ description: 'For people' }),
  status: Type.Integer({ description: 'As the status of the answer' }),
  timestamp: Timestamp,
  path: Type.String({ description: 'Of the request, without its query' }),
  validationErrors: nullable({
    ...listOf(ValidationError),
    description: 'All that is wrong with the request at once; null unless code is VALIDATION_ERROR',
  }),
});
