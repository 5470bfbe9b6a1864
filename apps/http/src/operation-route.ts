/**
 * Routes as data, built from contracts: the request that calls an operation, and the format of its response.
 *
 * The plugin `operations` serves these routes and `openapi.ts` describes them. Address, members of path, query and
 * body, and the response follow from the contract. `answered` declares deviations.
 */
import {
  type AnyContract,
  type Chapter,
  type Contract,
  type Method,
  type out,
  type Page,
  placesOf,
} from '@cleaver/domain/kernel';
import { type Cell, writeTable } from '@cleaver/tables';
import type { Static, TSchema } from 'typebox';
import { pageOf as pageSchema, schemaOf, text } from './schemas.ts';

/** Translates a message into the caller's language. */
export type Words = out.Words;

/** The response of a success. */
export interface Answer<O> {
  readonly status: 200 | 201 | 204;
  /** The schema of the body; undefined: no body. */
  readonly schema: TSchema | undefined;
  /**
   * Converts the operation's output to the schema. With an Idempotency-Key the output may come from stored JSON; then
   * its timestamps are texts.
   */
  readonly present: (output: O, words: Words) => unknown;
  /** The media type if it is not JSON. */
  readonly type?: string;
  /** Whether it is a page of a list. */
  readonly isList?: true;
}

/** Responds with the unchanged output, without members that are not in the schema. */
export const json = <S extends TSchema>(schema: S, status: 200 | 201 = 200): Answer<Static<S>> => ({
  status,
  schema,
  present: (output) => output,
});

/** Responds with the result of `present`. */
export const presented = <S extends TSchema, O>(
  schema: S,
  present: (output: O, words: Words) => Static<S>,
  status: 200 | 201 = 200,
): Answer<O> => ({ status, schema, present });

/** Responds with one page; `present` converts each item. */
export const page = <S extends TSchema, O = Static<S>>(
  schema: S,
  present?: (item: O, words: Words) => Static<S>,
): Answer<Page<O>> => ({
  status: 200,
  schema: pageSchema(schema),
  isList: true,
  present: present
    ? ({ content, page }, words) => ({ content: content.map((item) => present(item, words)), page })
    : (output) => output,
});

/**
 * Responds with a CSV table: `;` between cells, UTF-8 with a byte order mark, as spreadsheets with German settings
 * expect. Escapes cells that a spreadsheet would read as formulas.
 */
export const csv = <O, R extends { readonly [M in keyof R]: Cell }>(
  rows: (output: O) => readonly R[],
  columns: readonly (keyof R & string)[],
): Answer<O> => ({
  status: 200,
  schema: text({ description: `A table of ${columns.join(', ')}` }),
  type: 'text/csv; charset=utf-8',
  present: (output) =>
    writeTable([columns, ...rows(output).map((row) => columns.map((column) => row[column]))], {
      delimiter: ';',
      mark: true,
    }),
});

/** Responds without a body. */
export const empty = (status: 200 | 204 = 200): Answer<unknown> => ({
  status,
  schema: undefined,
  present: () => undefined,
});

/** Deviations of a response from its contract. */
export interface Answered {
  readonly operation: AnyContract;
  readonly answer: Answer<never>;
  /** The change of the page cookie after a success. */
  readonly cookie?: Cookie;
}

type Cookie = 'opens' | 'renews' | 'ends';

/** Declares the deviation; its type must match the output of the operation. */
export const answered = <I, O>(
  operation: Contract<I, O>,
  answer: Answer<NoInfer<O>>,
  more: Pick<Answered, 'cookie'> = {},
): Answered => ({ ...more, operation, answer });

/** Returns the response that follows from the contract. */
function answerOf({ output }: AnyContract): Answer<never> {
  if (!output.schema) return empty();
  return {
    status: 200,
    schema: schemaOf(output),
    present: (given, words) => output.encode?.(given, words) ?? given,
    ...(output.isPage && { isList: true }),
  };
}

export interface OperationRoute {
  readonly operation: AnyContract;
  readonly answer: Answer<never>;
  readonly cookie: Cookie | undefined;
  readonly method: Method;
  /** With the names of members in braces. */
  readonly path: string;
  readonly pathMembers: readonly string[];
  readonly queryMembers: readonly string[];
  readonly bodyMembers: readonly string[];
  readonly takesBody: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether the response has the version of the record as `ETag`. */
  readonly givesVersion: boolean;
  /** Whether the request may have the expected version as `If-Match`. */
  readonly takesVersion: boolean;
}

function routeOf(operation: AnyContract, deviation: Answered | undefined): OperationRoute {
  const places = placesOf(operation);
  const isCommand = operation.kind === 'command';
  const takesVersion = isCommand && operation.comparesVersion === true;
  return {
    ...places,
    operation,
    answer: deviation?.answer ?? answerOf(operation),
    cookie: deviation?.cookie,
    takesBody: places.bodyMembers.length > 0,
    givesVersion: isCommand ? takesVersion && !operation.removesSubject : operation.givesVersion === true,
    takesVersion,
    takesIdempotencyKey: places.method === 'POST' && !(isCommand && operation.secretOutput === true),
  };
}

/** The routes of one subject, named as in the table of contents. */
export interface RouteGroup {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly OperationRoute[];
}

export const routesOf = (
  { title, description, contracts }: Chapter,
  answers: ReadonlyMap<AnyContract, Answered>,
): RouteGroup => ({
  tag: title,
  description,
  routes: contracts.map((operation) => routeOf(operation, answers.get(operation))),
});
