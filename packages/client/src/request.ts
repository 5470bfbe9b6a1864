/** Builds requests from calls. */
import type { AnyOptions, Method } from './calls.ts';

export interface Request {
  readonly method: Method;
  /** The path without the query. */
  readonly path: string;
  /** The query with its question mark. Empty without a query. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly signal: AbortSignal | undefined;
  /** True if a retry after an unknown outcome has no second effect. */
  readonly repeatable: boolean;
  readonly next: AnyOptions['next'];
}

/** The idempotent methods (RFC 9110 section 9.2.2). A POST with an Idempotency-Key is idempotent too. */
const IDEMPOTENT: readonly Method[] = ['get', 'put', 'delete'];
/**
 * The path of a change that cannot be repeated. After a success the current password is wrong, so a retry would count
 * as a failed log-in.
 */
const CHANGE_OF_PASSWORD = '/api/users/{id}/password';

export function requestOf(method: Method, template: string, options: AnyOptions): Request {
  const { path = {}, query = {}, body, file, signal, idempotencyKey, ifMatch, requestId, language, next } = options;
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [name, String(one)]),
    ),
  );
  return {
    method,
    path: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, path[name])),
    query: parameters.size > 0 ? `?${parameters}` : '',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'text/csv', 'x-file-name': encodeURIComponent(file.name) }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...(requestId !== undefined && { 'x-request-id': requestId }),
      ...(language !== undefined && { 'accept-language': language }),
    },
    body: bodyOf(body, file),
    signal,
    next,
    repeatable: idempotencyKey !== undefined || (IDEMPOTENT.includes(method) && template !== CHANGE_OF_PASSWORD),
  };
}

function bodyOf(body: unknown, file: AnyOptions['file']): Request['body'] {
  if (file) return Uint8Array.from(file.bytes);
  return body === undefined ? null : JSON.stringify(body);
}

/**
 * Encodes a segment of a path. Throws TypeError for the empty text, `.` and `..`. A URL drops `.` and `..`, encoded or
 * not (URL standard, section 4.4).
 */
function segment(name: string, value = ''): string {
  if (['', '.', '..'].includes(value)) throw new TypeError(`"${value}" cannot stand in a path as ${name}`);
  return encodeURIComponent(value);
}

/** Returns a random key. Does not use `crypto.randomUUID`, which browsers have only on HTTPS pages. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
