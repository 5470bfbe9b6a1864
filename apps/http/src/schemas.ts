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

/** Members of the object, all of them required; `title` names the component. */
export const object = <P extends { readonly [name: string]: TSchema }>(title: string, properties: P) =>
  Type.Unsafe<{ readonly [N in keyof P]: Static<P[N]> }>({
    type: 'object',
    title,
    properties,
    required: Object.keys(properties),
  });

const PageInfo = object('PageInfo', {
  number: Type.Integer({ description: 'Counts from 0' }),
  size: Type.Integer({ description: 'The most items that a page of this list has' }),
  totalElements: Type.Integer(),
  totalPages: Type.Integer(),
});

/** One page of a list (contract section 4, Pagination). */
export const pageOf = (item: TSchema & { readonly title?: string }): TSchema =>
  object(`${item.title ?? 'Item'}Page`, { content: listOf(item), page: PageInfo });

const ValidationError = object('ValidationError', {
  field: Type.String({ examples: ['lineItems[0].agreedPrice'] }),
  message: Type.String(),
});

/** Contract section 7. */
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
