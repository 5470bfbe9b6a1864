/** Collects the raw input of an operation from a request. The form validates it. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type Field, invalid, REPEATED, SentFile, say } from '@cleaver/domain/kernel';
import type { FastifyRequest } from 'fastify';
import type { OperationRoute } from './operation-route.ts';
import { badBody } from './problem.ts';

type Raw = Record<string, unknown>;

/**
 * Returns the function that collects the input of a route. Path members come from the path only. Other members come
 * from the query or the body, as the route specifies. A missing body counts as an empty object. The function drops
 * members that are not in the form. It refuses with VALIDATION_ERROR if the body is not an object.
 */
export function inputReader(route: OperationRoute): (request: FastifyRequest) => Raw {
  const { fields } = route.operation.input;
  const members = [
    ...(route.fileMember === undefined ? route.bodyMembers : []).map((name) => ({
      ...{ place: 'body' as const, name, convert: asIs },
    })),
    ...route.queryMembers.map((name) => ({ place: 'query' as const, name, convert: fromText(name, fields[name]) })),
    ...route.pathMembers.map((name) => ({ place: 'params' as const, name, convert: asIs })),
  ];
  return ({ params, query, headers, body = {} }) => {
    if (
      route.fileMember === undefined &&
      route.takesBody &&
      (typeof body !== 'object' || body === null || Array.isArray(body))
    ) {
      throw badBody(say`must be a JSON object`);
    }
    const places = { params, query, body } as Record<(typeof members)[number]['place'], Raw>;
    const input: Raw = {};
    if (route.fileMember !== undefined) input[route.fileMember] = fileIn(headers['x-file-name'], body);
    for (const { place, name, convert } of members) {
      // Reads only own members, because every object inherits `constructor`.
      if (Object.hasOwn(places[place], name)) input[name] = convert(places[place][name]);
    }
    return input;
  };
}

/** Maximum length of the name of a file in the audit log. */
const FILE_NAME_MAX = 200;

/** Returns the file that is the body. The header `X-File-Name` has its name, in UTF-8 or percent-encoded. */
function fileIn(named: string | string[] | undefined, body: unknown): SentFile {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const name = decoded(String(named ?? ''))
    .replaceAll(/\p{C}/gu, '')
    .slice(0, FILE_NAME_MAX)
    .toWellFormed();
  return new SentFile(bytes, name, createHash('sha256').update(bytes).digest('hex'));
}

/** Returns the text of a header. Node reads headers as Latin-1. */
function decoded(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = isUtf8(bytes) ? bytes.toString() : header;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Convert = (raw: unknown) => unknown;

/**
 * Returns the conversion of a query member. Filters with an empty value count as missing; paging parameters are no
 * filters.
 */
function fromText(name: string, field: Field<unknown> | undefined): Convert {
  const convert = conversionTo(field);
  return PAGING.has(name) ? convert : (raw) => (raw === '' ? undefined : convert(raw));
}

const PAGING: ReadonlySet<string> = new Set(['page', 'size', 'skip', 'after', 'sort']);

const asIs: Convert = (raw) => raw;

/**
 * Returns the conversion of query texts to numbers or booleans, if the form requires it and the text permits it. A
 * repeated parameter arrives as a list, which only fields for lists accept.
 */
function conversionTo(field: Field<unknown> | undefined): Convert {
  switch (field?.schema['type']) {
    case 'integer':
      return once((raw) => (typeof raw === 'string' && /^-?\d+$/.test(raw) ? finite(Number(raw)) : raw));
    case 'boolean':
      return once((raw) => (raw === 'true' ? true : raw === 'false' ? false : raw));
    case 'array':
      return (raw) => (Array.isArray(raw) ? raw : [raw]);
    default:
      return once(asIs);
  }
}

/**
 * Limits a number to finite values. A text with hundreds of digits converts to Infinity, which the form would not
 * accept as a whole number.
 */
const finite = (value: number): number => Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));

const once =
  (convert: Convert): Convert =>
  (raw) =>
    Array.isArray(raw) ? REPEATED : convert(raw);

/**
 * Returns the header `Idempotency-Key`; undefined without it. Refuses with VALIDATION_ERROR unless it has 1 to 255
 * printable ASCII characters.
 */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw invalid([{ field: 'Idempotency-Key', message: say`must have 1 to 255 printable characters` }]);
}

/** Matches one or more entity tags (RFC 9110 section 13.1.1). */
const ENTITY_TAGS = /^\s*(W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*(,\s*(W\/)?"[\x21\x23-\x7e\x80-\xff]*"\s*)*$/;

/**
 * Returns the versions in the header `If-Match`; undefined if the header is missing or `*`. A weak tag, or a tag that
 * is no version, matches no version. Refuses a malformed header with VALIDATION_ERROR.
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
