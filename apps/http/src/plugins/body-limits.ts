/**
 * Limits bodies to 2 KiB for public operations, to 256 KiB for devices, and to 16 KiB or the maximum of the operation's
 * form for others. Allows one large body per caller at a time.
 */
import { finished } from 'node:stream';
import { FILE_BYTES_MAX, type JsonSchema, networkOf, tooManyRequests } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { OperationRoute } from '../operation-route.ts';

const KIB = 1024;
/** Maximum body size of the service in bytes. It also caps the limits of large forms, such as imports. */
export const BODY_MAX = 1024 * KIB;
/** The lowest limit in bytes. It leaves room for white space and for members that a form ignores. */
const LEAST = 16 * KIB;
/**
 * The limit of a public operation in bytes. It has room for the longest username and password in UTF-8, without
 * escapes. Callers without a session pay nothing for a body, so it is small.
 */
const PUBLIC = 2 * KIB;
/** The limit of the readings of a device in bytes. */
const OF_DEVICES = 256 * KIB;
/** Maximum size of an escaped code point in bytes. */
const BYTES_A_CODE_POINT = 12;
/** The assumed size of a value without a maximum length, such as an id, a date or a number, in bytes. */
const BYTES_OF_A_VALUE = 600;

/** Returns the limit of a route's body in bytes. */
export function bodyLimitOf({ operation, bodyMembers, fileMember }: OperationRoute): number {
  if (fileMember !== undefined) return FILE_BYTES_MAX;
  if (operation.permission === 'public') return PUBLIC;
  if (operation.permission === 'device') return OF_DEVICES;
  const fields = bodyMembers.map((name) => largest(operation.input.fields[name]?.schema ?? {}) + name.length + 8);
  const needed = fields.reduce((sum, size) => sum + size, 2);
  return Math.min(BODY_MAX, Math.max(LEAST, needed));
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

/**
 * Allows each caller, or network of unknown callers, one body above 16 KiB at a time on all routes of the scope. A body
 * without `Content-Length` counts as large if the route accepts large bodies. Until the end of the response, refuses a
 * second large body with TOO_MANY_REQUESTS.
 */
export function oneLargeBodyAtATime(scope: FastifyInstance): void {
  const senders = new Set<string>();
  scope.addHook('preParsing', (request, reply, payload, done) => {
    const { caller, address, routeOptions, headers } = request;
    const announced = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (Math.min(announced, routeOptions.bodyLimit ?? BODY_MAX) <= LEAST) return done(null, payload);
    const sender = caller?.userId ?? networkOf(address);
    if (senders.has(sender)) return done(tooManyRequests(1));
    senders.add(sender);
    finished(reply.raw, () => senders.delete(sender));
    done(null, payload);
  });
}
