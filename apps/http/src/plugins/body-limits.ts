/** How large a body may be: for each operation as much as its form can need, and for all together so much at a time. */
import { finished } from 'node:stream';
import { type JsonSchema, Unavailable } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { OperationRoute } from '../operation-route.ts';

const KIB = 1024;
/** What nobody's form needs; the whole service's limit. */
export const BODY_MAX = 1024 * KIB;
/** Members that a form does not name are ignored, and white space costs nothing: there is room for some of both. */
const LEAST_PUBLIC = 8 * KIB;
const LEAST = 256 * KIB;
/** Escaped, a code point takes up to twelve bytes. */
const BYTES_A_CODE_POINT = 12;
/** What has no length of its own: ids, dates, numbers. */
const BYTES_OF_A_VALUE = 600;

/** In bytes. */
export function bodyLimitOf({ operation, bodyMembers }: OperationRoute): number {
  const fields = bodyMembers.map((name) => largest(operation.input.fields[name]?.schema ?? {}) + name.length + 8);
  const least = operation.permission === 'public' ? LEAST_PUBLIC : LEAST;
  return Math.min(
    BODY_MAX,
    Math.max(
      least,
      fields.reduce((sum, size) => sum + size, 2),
    ),
  );
}

function largest(schema: JsonSchema): number {
  const {
    type,
    enum: words,
    maxLength,
    maxItems,
    items,
    properties,
  } = schema as {
    readonly type?: unknown;
    readonly enum?: readonly string[];
    readonly maxLength?: number;
    readonly maxItems?: number;
    readonly items?: JsonSchema;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  if (type === 'array') return 2 + (maxItems ?? 1000) * (1 + largest(items ?? {}));
  if (type === 'object') {
    return Object.entries(properties ?? {}).reduce((sum, [name, each]) => sum + name.length + 8 + largest(each), 2);
  }
  if (words) return 4 + Math.max(...words.map((word) => word.length));
  return maxLength === undefined ? BYTES_OF_A_VALUE : 2 + BYTES_A_CODE_POINT * maxLength;
}

/** Bytes of bodies in flight in the process: what strangers send is no burden for those who are logged in. */
const OF_STRANGERS = { all: 16 * KIB * KIB, each: 4 * KIB * KIB };
const OF_USERS = { all: 48 * KIB * KIB, each: 12 * KIB * KIB };

/** For a scope of routes that take a body: it counts from when it is announced to the end of its answer. */
export function countBodies(scope: FastifyInstance): void {
  const [strangers, users] = [budget(OF_STRANGERS), budget(OF_USERS)];
  scope.addHook('preParsing', (request, reply, payload, done) => {
    const { caller, address, routeOptions, headers } = request;
    const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    const size = Math.min(announced, routeOptions.bodyLimit ?? BODY_MAX);
    const release = caller ? users(caller.userId, size) : strangers(address, size);
    if (!release) return done(new Unavailable('Too many bytes are on their way'));
    finished(reply.raw, release);
    done(null, payload);
  });
}

/** Gives the function that takes so many bytes for somebody, and gives the one that gives them back; undefined: too many. */
function budget({ all, each }: { readonly all: number; readonly each: number }) {
  let taken = 0;
  const ofEach = new Map<string, number>();
  return (who: string, size: number): (() => void) | undefined => {
    const own = ofEach.get(who) ?? 0;
    if (taken + size > all || own + size > each) return undefined;
    taken += size;
    ofEach.set(who, own + size);
    return () => {
      taken -= size;
      const left = (ofEach.get(who) ?? 0) - size;
      if (left > 0) ofEach.set(who, left);
      else ofEach.delete(who);
    };
  };
}
