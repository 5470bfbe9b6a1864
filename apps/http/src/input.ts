/** From a request to the raw input of an operation. Nothing is judged here: that is the form's. */
import { type AnyOperation, type Field, invalid, say } from '@cleaver/domain';
import type { FastifyRequest } from 'fastify';
import type { OperationRoute } from './operation-route.ts';
import { badBody } from './problem.ts';

type Raw = Record<string, unknown>;

/**
 * Gives the function that collects the input of a route: members in the path from there alone, the others from the query
 * of a GET or from the body. What the form does not name is left out.
 */
export function inputReader(route: OperationRoute): (request: FastifyRequest) => Raw {
  const fromPath = members(route.operation, route.pathMembers);
  if (route.otherMembers.length === 0) return ({ params }) => pick({}, params as Raw, fromPath);
  if (route.method === 'GET') {
    const fromQuery = members(route.operation, route.otherMembers);
    return ({ params, query }) => pick(pick({}, query as Raw, fromQuery), params as Raw, fromPath);
  }
  const fromBody = route.otherMembers.map((name) => ({ name, convert: asIs }));
  return ({ params, body }) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badBody(say`must be a JSON object`);
    return pick(pick({}, body as Raw, fromBody), params as Raw, fromPath);
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

const members = ({ input }: AnyOperation, names: readonly string[]): readonly Member[] =>
  names.map((name) => ({ name, convert: conversionTo(input.fields[name]) }));

const asIs: Convert = (raw) => raw;

/** In a path or a query everything is text: what the form wants as a number or a boolean is made one if it can be. */
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
