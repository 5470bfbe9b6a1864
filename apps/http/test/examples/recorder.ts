/**
 * Sends requests to a service and records requests and responses as the examples of the OpenAPI document. Every
 * response is checked against that document (see `helper.ts`).
 */

import { isPermission, operationId } from '@cleaver/domain/kernel';
import type { LightMyRequestResponse } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../src/messages/language.ts';
import type { Example, Examples } from '../../src/openapi-examples.ts';
import type { OperationRoute } from '../../src/operation-route.ts';
import { type Problem, problemBody } from '../../src/problem.ts';
import { ROUTES } from '../../src/routes.ts';
import type { Client } from '../helper.ts';

type Json = { readonly [name: string]: unknown };

/** The callers: `permitted` has all permissions, `powerless` has none, and `anonymous` has no token. */
export interface Askers {
  readonly permitted: Client;
  readonly powerless: Client;
  readonly anonymous: Client;
}

const ROUTE_OF = new Map(ROUTES.flatMap(({ routes }) => routes).map((route) => [route.operation.name, route]));

const FIXED_TIME = '2026-11-23T06:00:00.000Z';

export class Recorder {
  readonly #operations = new Map<string, { -readonly [M in keyof Example]: Example[M] }>();
  readonly #refusals = new Map<number, Map<string, unknown>>();

  /** Returns the examples in the order of the table of contents. */
  get examples(): Examples {
    const order = [...ROUTE_OF.values()].map(({ operation }) => operationId(operation));
    const byOrder = [...this.#operations].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const refusals = [...this.#refusals].map(([status, codes]) => [status, Object.fromEntries(codes)]);
    return stable({ operations: Object.fromEntries(byOrder), refusals: Object.fromEntries(refusals) });
  }

  /**
   * Calls an operation, records request and response as an example, and returns the response body. Before that, records
   * the refusals that follow from the contract: missing permission, invalid member or idempotency key, unknown id,
   * other version. `input` has the members of the operation's form, for path, query and body.
   */
  async play<T = Record<string, string>>(name: string, input: Json, askers: Askers, by?: Client): Promise<T> {
    const route = routeOf(name);
    const { operation, pathMembers, queryMembers, bodyMembers, takesIdempotencyKey } = route;
    const [member] = route.fileMember === undefined ? [...bodyMembers, ...queryMembers] : queryMembers;
    const permitted = operation.permission === 'device' && by ? by : askers.permitted;
    if (isPermission(operation.permission)) await this.refuse(name, input, askers.powerless, 403);
    const rest = pick(input, route.fileMember === undefined ? pathMembers : [...pathMembers, ...bodyMembers]);
    if (member) await this.refuse(name, { ...rest, [member]: wrong(route) }, permitted, 400);
    else if (takesIdempotencyKey) {
      const answer = await ask(route, input, permitted, { 'idempotency-key': 'x'.repeat(256) });
      this.#keepRefusal(route, answer, 400);
    }
    for (const id of pathMembers) {
      await this.refuse(name, { ...input, [id]: id === 'stepNumber' ? '99' : 'unknown' }, askers.permitted, 404);
    }
    if (route.takesVersion) {
      this.#keepRefusal(route, await ask(route, input, askers.permitted, { 'if-match': '"0"' }), 412);
    }
    const answer = await ask(route, input, by ?? (operation.permission === 'public' ? askers.anonymous : permitted));
    if (answer.statusCode >= 300) throw new Error(`${name} is refused: ${answer.body}`);
    Object.assign(this.#of(operationId(operation)), {
      parameters: pick(input, route.method === 'GET' ? Object.keys(input) : pathMembers),
      ...(route.takesBody && { body: route.fileMember ? input[route.fileMember] : pick(input, bodyMembers) }),
      ...(isJson(answer) && { answer: answer.json() }),
    });
    return isJson(answer) ? answer.json() : ({} as T);
  }

  /** Calls an operation and records its refusal. Throws if the response has another status than `status`. */
  async refuse(name: string, input: Json, client: Client, status: number): Promise<void> {
    this.#keepRefusal(routeOf(name), await ask(routeOf(name), input, client), status);
  }

  /** Records a refusal that any operation may return. Throws if the response has another status than `status`. */
  anywhere(answer: LightMyRequestResponse, status: number): void {
    const codes = this.#refusals.get(status) ?? new Map();
    const body = refusal(answer, status);
    this.#refusals.set(status, codes.set(body.code, body));
  }

  /** Records a refusal that the service writes to the socket after an error of Node, without a reply of Fastify. */
  byNode(problem: Problem): void {
    const body = { ...problemBody(problem, '/api/categories', DEFAULT_LANGUAGE), timestamp: FIXED_TIME };
    const codes = this.#refusals.get(problem.status) ?? new Map();
    this.#refusals.set(problem.status, codes.set(problem.code, body));
  }

  /** Records the response of a route that is not an operation of the core. */
  plain(id: string, answer: LightMyRequestResponse): void {
    this.#of(id).answer = answer.json();
  }

  #keepRefusal({ operation }: OperationRoute, answer: LightMyRequestResponse, status: number): void {
    const example = this.#of(operationId(operation));
    const body = refusal(answer, status);
    example.refusals = { ...example.refusals, [status]: { [body.code]: body, ...example.refusals?.[status] } };
  }

  #of(id: string): { -readonly [M in keyof Example]: Example[M] } {
    const example = this.#operations.get(id) ?? {};
    this.#operations.set(id, example);
    return example;
  }
}

const isJson = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).startsWith('application/json');

function routeOf(name: string): OperationRoute {
  const route = ROUTE_OF.get(name);
  if (!route) throw new Error(`No operation has the name ${name}`);
  return route;
}

function ask(route: OperationRoute, input: Json, client: Client, headers = {}): Promise<LightMyRequestResponse> {
  const { method, path, pathMembers, queryMembers, bodyMembers, takesBody, fileMember } = route;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(input[name])));
  const query = new URLSearchParams(
    Object.entries(pick(input, queryMembers)).flatMap(([name, value]) => [value].flat().map((one) => [name, `${one}`])),
  );
  const known = [...pathMembers, ...queryMembers, ...bodyMembers];
  const unknown = Object.keys(input).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`${route.operation.name} does not know ${unknown.join(', ')}`);
  const body = takesBody && { payload: fileMember ? String(input[fileMember]) : pick(input, bodyMembers) };
  const type = fileMember ? { 'content-type': 'text/csv' } : {};
  return client.send({
    method,
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: { ...type, ...headers },
    ...body,
  });
}

/**
 * Returns an invalid value for the first member. A query has only texts. A required text must not be empty, an optional
 * text must not contain control characters, and a list has a maximum. No first member of a body accepts `true`.
 */
function wrong({ method, operation, fileMember, queryMembers: [first = ''] }: OperationRoute): unknown {
  if (method !== 'GET' && !fileMember) return true;
  const { required, schema } = operation.input.fields[first] ?? {};
  const most = schema?.['maxItems'];
  if (typeof most === 'number') return Array.from({ length: most + 1 }, String);
  return required ? '' : '\n';
}

function refusal(answer: LightMyRequestResponse, status: number): { readonly code: string } {
  if (answer.statusCode !== status) throw new Error(`Not ${status}, but ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/**
 * Replaces values that differ between runs: tokens, keys, times of errors, digests, durations, request ids and the random
 * part of test ids.
 */
function stable<T>(value: T): T {
  const text = JSON.stringify(value, (name, member) => FIXED[name] ?? member);
  const ids = text.replaceAll(/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{5})[0-9a-f]{7}/g, '$1c1ea4e7');
  return JSON.parse(ids.replaceAll(/clv_[\w-]{43}/g, `clv_${'k'.repeat(43)}`));
}
const FIXED: Readonly<Record<string, string | number>> = {
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  elapsedMs: 12,
  key: 'clv_Zm9yIHRoZSBkZXZpY2UgYWxvbmUsIG5vYm9keSBlbHNl',
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl',
  timestamp: '2026-11-23T06:00:00.000Z',
  requestId: '6f1d7c1e-3b52-4f0a-9d62-2f6c0b7a9e11',
  refreshToken: 'the refreshToken of the last answer',
};
