/**
 * Routes as data: which operation of the core answers which request, and how its output looks from outside.
 *
 * The plugin `operations` serves these routes and `openapi.ts` describes them, both from this one source. What a request
 * may hold is the operation's own form: members of the form that stand in the path are taken from there alone, those of a
 * GET come from the query, all others from the body.
 */
import type { AnyOperation, Command, Page, Query } from '@cleaver/domain';
import type { Static, TSchema } from 'typebox';
import { pageOf as pageSchema } from './schemas.ts';

/** How a success looks. */
export interface Answer<O> {
  readonly status: 200 | 201 | 204;
  /** What the answer looks like; undefined: it has no body. */
  readonly schema: TSchema | undefined;
  /**
   * From the operation's output to what the schema shows. With an Idempotency-Key the output may have been kept as JSON
   * meanwhile: its timestamps are texts then.
   */
  readonly present: (output: O) => unknown;
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
  present: (output: O) => Static<S>,
  status: 200 | 201 = 200,
): Answer<O> => ({ status, schema, present });

/** Answers with one page; `present` is for each of its items. */
export const page = <S extends TSchema, O = Static<S>>(
  schema: S,
  present?: (item: O) => Static<S>,
): Answer<Page<O>> => ({
  status: 200,
  schema: pageSchema(schema),
  present: present ? ({ content, page }) => ({ content: content.map(present), page }) : (output) => output,
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
  /** Beyond what follows from method, path and form (see `refusals`): a 404 for an id in the body. */
  readonly refuses?: readonly (401 | 404 | 409)[];
  /** More for the reader of the interface than the operation's summary, if there is more to say. */
  readonly description?: string;
}

export interface OperationRoute extends Definition<AnyOperation, never> {
  /** The names in braces. */
  readonly pathMembers: readonly string[];
  /** The other members of the form: of the query for a GET, of the body else. */
  readonly otherMembers: readonly string[];
  readonly takesBody: boolean;
  readonly takesIdempotencyKey: boolean;
}

/** One route; the answer must be able to present what the operation gives. */
export function route<I, O, C, P>(
  definition: Definition<Query<I, O, C> | Command<I, O, C, P>, NoInfer<O>>,
): OperationRoute {
  const { method, path, operation } = definition;
  const pathMembers = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const otherMembers = Object.keys(operation.input.fields).filter((name) => !pathMembers.includes(name));
  return {
    ...(definition as unknown as Definition<AnyOperation, never>),
    pathMembers,
    otherMembers,
    takesBody: method !== 'GET' && otherMembers.length > 0,
    takesIdempotencyKey: method === 'POST' && !(operation.kind === 'command' && operation.secretOutput === true),
  };
}

/** The routes of one subject, as the table of contents names it. */
export interface RouteGroup {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly OperationRoute[];
}
