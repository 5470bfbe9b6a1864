/** Components of the OpenAPI document and references to them: schemas with a title, refusals, examples. */

import {
  accessDenied,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  idempotencyKeyReused,
  type JsonSchema,
  notValid,
  OR_NULL,
  refusalsOf as ofOperation,
  pinSession,
  sessionKeyRequired,
  tooManyRequests,
} from '@cleaver/domain/kernel';
import type { Examples } from './openapi-examples.ts';
import type { OperationRoute } from './operation-route.ts';
import { STATUS_OF } from './problem.ts';
import { PROTOCOL } from './protocol.ts';
import { ErrorResponse, isMark } from './schemas.ts';

export type Json = { readonly [key: string]: unknown };

/** The codes of error responses that many operations share, by status. Each such response is one component. */
const SHARED: Readonly<Partial<Record<RefusalStatus, readonly string[]>>> = {
  ...Object.fromEntries(Object.entries(PROTOCOL).map(([status, { code }]) => [status, [code]])),
  400: [PROTOCOL[400].code, notValid.code],
  401: [authenticationRequired.code],
  403: [accessDenied.code, pinSession.code, sessionKeyRequired.code],
  409: [concurrentChange.code],
  412: [changedMeanwhile.code],
  422: [idempotencyKeyReused.code],
  429: [tooManyRequests.code],
};

const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

export class Components {
  readonly examples: Examples;
  readonly given: Record<string, { readonly value: unknown }> = {};
  /** Names of examples and refusals, by their text. */
  readonly #names = new Map<string, string>();
  readonly responses: Record<string, Json> = {};
  readonly schemas: Record<string, unknown> = {};
  readonly #sources = new Map<string, string>();

  constructor(examples: Examples) {
    this.examples = examples;
  }

  /**
   * Returns examples built from the data of the refusals, with … for values. Returns undefined if a code has a recorded
   * example, or if the operation has no refusal of this status.
   */
  examplesOf(status: RefusalStatus, codes: readonly string[], { operation, path }: OperationRoute): Json | undefined {
    if (codes.some((code) => this.examples.refusals[status]?.[code])) return undefined;
    const rare = ofOperation(operation).filter(({ kind }) => STATUS_OF[kind] === status);
    if (rare.length === 0) return undefined;
    const timestamp = '2026-11-23T06:00:00.000Z';
    const bodies = rare.map(({ code, english }) => {
      const message = english.replaceAll(/\{\w+\}/g, '…');
      return [code, { code, message, status, timestamp, path, validationErrors: null }];
    });
    return Object.fromEntries(bodies);
  }

  /**
   * Returns a reference to an error response with these codes. The response has the examples of the operation, or else
   * the shared examples of the codes.
   */
  refusal(status: RefusalStatus, codes: readonly string[], id: string, ofOperation?: Json): Json {
    const bodies = ofOperation ?? pick(this.examples.refusals[status] ?? {}, codes);
    const answer = this.#refusal(status, codes, id, bodies);
    const source = JSON.stringify(answer);
    const isShared = !ofOperation && String(codes) === String(SHARED[status]);
    const name = this.#names.get(source) ?? (isShared ? `Error${status}` : `Error${status}.${id}`);
    this.#names.set(source, name);
    this.responses[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  }

  /**
   * Returns the reference to an example, in an object under the name of the example; undefined without a value. Equal
   * examples share the name of the first.
   */
  example(name: string, value: unknown, source = JSON.stringify(value)): Json | undefined {
    if (value === undefined) return undefined;
    const known = this.#names.get(source) ?? name;
    this.#names.set(source, known);
    this.given[known] ??= { value };
    return { [known]: { $ref: `#/components/examples/${known}` } };
  }

  /** Returns the reference to the example of a refusal. Refusals that differ only in their path share one example. */
  #refused(code: string, id: string, body: unknown): unknown {
    const { path: _, ...rest } = body as Json;
    const name = code in this.given ? `${code}.${id}` : code;
    return Object.values(this.example(name, body, JSON.stringify(rest)) ?? {})[0];
  }

  #refusal(status: RefusalStatus, codes: readonly string[], id: string, bodies: Json): Json {
    const examples = Object.entries(bodies).map(([code, body]) => [code, this.#refused(code, id, body)]);
    return {
      description: REFUSALS[status],
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: {
        'application/json': {
          schema: { allOf: [this.reference(ErrorResponse), { properties: { code: { enum: codes } } }] },
          ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
        },
      },
    };
  }

  /**
   * Returns the schema with a reference in place of each part that has a title. Returns only a reference if the schema
   * itself has a title. Throws if two different schemas have one title.
   */
  reference(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((entry) => this.reference(entry));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { [OR_NULL]: isNullable, ...alone } = schema as JsonSchema;
    if (isNullable) return this.reference({ anyOf: [alone, { type: 'null' }] });
    const { title, ...rest } = schema as { readonly title?: unknown };
    const entries = Object.entries(rest).filter(([key]) => !isMark(key));
    const resolved = Object.fromEntries(entries.map(([key, value]) => [key, this.reference(value)]));
    if (typeof title !== 'string')
      return title === undefined ? resolved : { title: this.reference(title), ...resolved };
    const source = JSON.stringify(resolved);
    if ((this.#sources.get(title) ?? source) !== source) throw new Error(`Two schemas have the name ${title}`);
    this.#sources.set(title, source);
    this.schemas[title] = resolved;
    return { $ref: `#/components/schemas/${title}` };
  }
}

/** The error statuses of operations, with their descriptions. */
export const REFUSALS = {
  400: 'The request is invalid. `validationErrors` lists every fault, unless the request was not HTTP.',
  401: 'No valid access token, or wrong credentials.',
  403: 'The caller lacks the permission.',
  404: 'A record that the request names does not exist.',
  405: 'The path does not support this method.',
  408: 'The request took too long to arrive.',
  409: 'The state of a record forbids it, a unique value is taken, or another request changed the same record at the same time.',
  412: 'The record was changed since the version that If-Match names.',
  413: 'The body is larger than the operation takes.',
  414: 'A segment of the path is longer than 4,096 characters.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The Idempotency-Key was used for another request.',
  431: 'The headers, or the path with its query, are larger than 32 KiB.',
  429: 'Too many requests, or too many failed attempts to log in.',
  500: 'A defect of the service.',
  503: 'The service cannot answer right now.',
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

const HEADERS: Readonly<Partial<Record<RefusalStatus, Json>>> = {
  405: { Allow: { description: 'The methods that the path knows', schema: { type: 'string' } } },
  401: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
};
