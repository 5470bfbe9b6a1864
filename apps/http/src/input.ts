/** From a request to the raw input of an operation. Nothing is judged here: that is the form's. */
import { type AnyContract, type Field, invalid, say } from '@cleaver/domain/kernel';
import type { FastifyRequest } from 'fastify';
import type { OperationRoute } from './operation-route.ts';
import { badBody } from './problem.ts';

type Raw = Record<string, unknown>;

/**
 * Gives the function that collects the input of a route: members in the path from there alone, the others from the query
 * or from the body, as the route says. A request without a body counts as one with an empty object. What the form does not
 * name is left out.
 */
export function inputReader(route: OperationRoute): (request: FastifyRequest) => Raw {
  const fromPath = route.pathMembers.map((name) => ({ name, convert: asIs }));
  const fromQuery = fromText(route.operation, route.queryMembers);
  const fromBody = route.bodyMembers.map((name) => ({ name, convert: asIs }));
  return ({ params, query, body = {} }) => {
    const input: Raw = {};
    if (fromBody.length > 0) {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badBody(say`must be a JSON object`);
      pick(input, body as Raw, fromBody);
    }
    if (fromQuery.length > 0) pick(input, query as Raw, fromQuery);
    return pick(input, params as Raw, fromPath);
  };
}

type Convert = (raw: unknown) => unknown;

interface Member {
  readonly name: string;
  readonly convert: Convert;
}

/** Only what the request holds itself: `constructor` is no member of an empty object. */
function pick(input: Raw, from: Raw, wanted: readonly Member[]): Raw {
  for (const { name, convert } of wanted) {
    if (Object.hasOwn(from, name)) input[name] = convert(from[name]);
  }
  return input;
}

/** Of a query, where a filter with an empty value counts as not given. What says which page is wanted is no filter. */
const fromText = ({ input }: AnyContract, names: readonly string[]): readonly Member[] =>
  names.map((name) => {
    const convert = conversionTo(input.fields[name]);
    return { name, convert: PAGING.has(name) ? convert : (raw) => (raw === '' ? undefined : convert(raw)) };
  });

const PAGING: ReadonlySet<string> = new Set(['page', 'size', 'skip', 'sort']);

const asIs: Convert = (raw) => raw;

/** In a query everything is text: what the form wants as a number or a boolean is made one if it can be. */
function conversionTo(field: Field<unknown> | undefined): Convert {
  switch (field?.schema['type']) {
    case 'integer':
      return (raw) => (typeof raw === 'string' && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw);
    case 'boolean':
      return (raw) => (raw === 'true' ? true : raw === 'false' ? false : raw);
    case 'array':
      return (raw) => (Array.isArray(raw) ? raw : [raw]);
    default:
      return asIs;
  }
}

/** The header `Idempotency-Key`: 1 to 255 printable characters. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw invalid([{ field: 'Idempotency-Key', message: say`must have 1 to 255 printable characters` }]);
}

/** An entity tag, or several, as RFC 9110 section 13.1.1 has them. */
const ENTITY_TAGS = /^\s*(W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*(,\s*(W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*)*$/;

/**
 * The header `If-Match`, as the versions that it names; undefined where it names none or any. A weak tag, or one that no answer
 * had, is no version that there can be.
 */
export function expectedVersions({ headers }: FastifyRequest): readonly number[] | undefined {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  if (!ENTITY_TAGS.test(header)) {
    throw invalid([{ field: 'If-Match', message: say`must be the ETag of an answer, in its quotes, or *` }]);
  }
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].map(([, weak, tag = '']) =>
    !weak && /^[1-9]\d{0,9}$/.test(tag) ? Number(tag) : -1,
  );
}
