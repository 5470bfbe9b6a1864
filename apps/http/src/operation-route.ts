/**
 * Routes as data, made of contracts: which request an operation answers, and how its output looks from outside.
 *
 * The plugin `operations` serves these routes and `openapi.ts` describes them, both from this one source. Address, members of
 * path, query and body, and the answer follow from the contract. What deviates from that, `answered` says.
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

/** Says a sentence in the caller's language. */
export type Words = out.Words;

/** How a success looks. */
export interface Answer<O> {
  readonly status: 200 | 201 | 204;
  /** What the answer looks like; undefined: it has no body. */
  readonly schema: TSchema | undefined;
  /**
   * From the operation's output to what the schema shows. With an Idempotency-Key the output may have been kept as JSON
   * meanwhile: its timestamps are texts then.
   */
  readonly present: (output: O, words: Words) => unknown;
  /** The media type where it is not JSON. */
  readonly type?: string;
  /** Whether it is a page of a list. */
  readonly isList?: true;
}

/** Answers with the output as it is: members that the schema does not name are left out. */
export const json = <S extends TSchema>(schema: S, status: 200 | 201 = 200): Answer<Static<S>> => ({
  status,
  schema,
  present: (output) => output,
});

/** Answers with what `present` makes of the output. */
export const presented = <S extends TSchema, O>(
  schema: S,
  present: (output: O, words: Words) => Static<S>,
  status: 200 | 201 = 200,
): Answer<O> => ({ status, schema, present });

/** Answers with one page; `present` is for each of its items. */
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
 * Answers with a table as text: `;` between cells, UTF-8 with a byte order mark, as spreadsheets of German readers open it. A
 * cell that a spreadsheet would calculate is a text all the same.
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

/** Answers without a body. */
export const empty = (status: 200 | 204 = 200): Answer<unknown> => ({
  status,
  schema: undefined,
  present: () => undefined,
});

/** How the answer of an operation deviates from what its contract says. */
export interface Answered {
  readonly operation: AnyContract;
  readonly answer: Answer<never>;
  /** What becomes of the cookie of the pages when the operation has succeeded. */
  readonly cookie?: Cookie;
}

type Cookie = 'opens' | 'renews' | 'ends';

/** The answer must be able to present what the operation gives. */
export const answered = <I, O>(
  operation: Contract<I, O>,
  answer: Answer<NoInfer<O>>,
  more: Pick<Answered, 'cookie'> = {},
): Answered => ({ ...more, operation, answer });

/** Answers as the contract says. */
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
  /** Whether the version of what it reads or changes goes out as `ETag`. */
  readonly givesVersion: boolean;
  /** Whether the version of what it changes may come in as `If-Match`. */
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

/** The routes of one subject, as the table of contents names it. */
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
