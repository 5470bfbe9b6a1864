/**
 * Routes as data: which operation of the core answers which request, and how its output looks from outside.
 *
 * The plugin `operations` serves these routes and `openapi.ts` describes them, both from this one source. What a request
 * may hold is the operation's own form: members of the form that stand in the path are taken from there alone, those of a
 * GET come from the query, all others from the body.
 */
import type { AnyOperation, Command, Message, Page, Query } from '@cleaver/domain/kernel';
import { stringify } from 'csv-stringify/sync';
import { type Static, type TSchema, Type } from 'typebox';
import { pageOf as pageSchema } from './schemas.ts';

/** Says a sentence in the caller's language. */
export type Words = (message: Message) => string;

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
  present: present
    ? ({ content, page }, words) => ({ content: content.map((item) => present(item, words)), page })
    : (output) => output,
});

/**
 * Answers with a table as text: `;` between cells, UTF-8 with a byte order mark, as spreadsheets of German readers open it. A
 * cell that a spreadsheet would calculate is a text all the same.
 */
export const csv = <O, R extends object>(
  rows: (output: O) => readonly R[],
  columns: readonly (keyof R & string)[],
): Answer<O> => ({
  status: 200,
  schema: Type.String({ description: `A table of ${columns.join(', ')}` }),
  type: 'text/csv; charset=utf-8',
  present: (output) =>
    stringify(rows(output) as R[], {
      ...{ header: true, bom: true, delimiter: ';', escape_formulas: true, record_delimiter: 'windows' },
      columns: [...columns],
    }),
});

/** Answers without a body. */
export const empty = (status: 200 | 204 = 200): Answer<unknown> => ({
  status,
  schema: undefined,
  present: () => undefined,
});

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Definition<Op, O> {
  readonly method: Method;
  /** As in the contract: `/api/suppliers/{id}/rating`. Each name in braces is a member of the operation's form. */
  readonly path: string;
  readonly operation: Op;
  readonly answer: Answer<O>;
  /** More for the reader of the interface than the operation's summary, if there is more to say. */
  readonly description?: string;
  /** Members that come from the query though the request has a body. */
  readonly query?: readonly string[];
  /** What becomes of the cookie of the pages when the operation has succeeded. */
  readonly cookie?: 'opens' | 'renews' | 'ends';
  /** Takes long without a pause: where there is another thread for it, that one answers. */
  readonly beside?: true;
}

export interface OperationRoute extends Definition<AnyOperation, never> {
  /** The names in braces. */
  readonly pathMembers: readonly string[];
  /** Members of the form that are in the query: of a GET all that are not in the path. */
  readonly queryMembers: readonly string[];
  /** The other members of the form. */
  readonly bodyMembers: readonly string[];
  readonly takesBody: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether it reads one thing by its id, whose version goes out as `ETag`. */
  readonly givesVersion: boolean;
  /** Whether it changes one thing by its id, whose version may come in as `If-Match`. */
  readonly takesVersion: boolean;
}

/** One route; the answer must be able to present what the operation gives. */
export function route<I, O, C, P>(
  definition: Definition<Query<I, O, C> | Command<I, O, C, P>, NoInfer<O>>,
): OperationRoute {
  const { method, path, operation } = definition;
  const pathMembers = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const others = Object.keys(operation.input.fields).filter((name) => !pathMembers.includes(name));
  const { query = method === 'GET' ? others : [] } = definition;
  const bodyMembers = others.filter((name) => !query.includes(name));
  return {
    ...(definition as unknown as Definition<AnyOperation, never>),
    pathMembers,
    queryMembers: query,
    bodyMembers,
    takesBody: bodyMembers.length > 0,
    givesVersion: method === 'GET' && /\}$|\/me$/.test(path),
    takesVersion: ['PUT', 'PATCH', 'DELETE'].includes(method) && pathMembers.length > 0,
    takesIdempotencyKey: method === 'POST' && !(operation.kind === 'command' && operation.secretOutput === true),
  };
}

/** The routes of one subject, as the table of contents names it. */
export interface RouteGroup {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly OperationRoute[];
}
