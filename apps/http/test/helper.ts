/**
 * The service for a test: the whole app without a socket, on the in-memory store or on other ports.
 *
 * Checks every response against the OpenAPI document: the operation must document its status, and its body must fit the
 * schema. No response or log line may contain a secret.
 */
import { Core, type Ports } from '@cleaver/domain';
import { createFirstAdministrator, type RoleName } from '@cleaver/domain/identity';
import type { AuditEntry } from '@cleaver/domain/kernel';
import { type MemoryPorts, memoryPorts, TestClock } from '@cleaver/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import type { Test } from 'tap';
import { AccessTokens } from '../src/access-tokens.ts';
import { type AppOptions, buildApp } from '../src/app.ts';
import { asDocumented, conformance } from './conformance.ts';
import { secretWatch } from './secrets.ts';

export const SECRET = 'a secret for tests that is long enough';
export const ADMIN_PASSWORD = 'the first password';

export interface Service {
  readonly app: FastifyInstance;
  readonly core: Core;
  readonly clock: TestClock;
  readonly ports: Ports;
  /** The audit log, oldest first. */
  readonly audit: readonly AuditEntry[];
  readonly tokens: AccessTokens;
  /** Client without a token. */
  readonly anonymous: Client;
  /** Client of the first administrator. */
  readonly admin: Client;
  /** Creates a user with these roles and logs it in. */
  login(...roles: readonly RoleName[]): Promise<Client>;
}

type Body = Exclude<InjectOptions['payload'], undefined>;

/**
 * Client that sends the requests of one caller. Rejects if a response breaks the OpenAPI document or contains a secret.
 */
export class Client {
  readonly #app: FastifyInstance;
  readonly token: string | undefined;
  readonly userId: string;
  readonly username: string;

  constructor(app: FastifyInstance, token?: string, userId = '', username = '') {
    this.#app = app;
    this.token = token;
    this.userId = userId;
    this.username = username;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const authorization = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    const answer = await this.#app.inject({ ...options, headers: { ...authorization, ...options.headers } });
    return asDocumented(this.#app, answer);
  }

  get = (url: string) => this.send({ method: 'GET', url });
  post = (url: string, payload?: Body, headers = {}) =>
    this.send({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
  put = (url: string, payload: Body) => this.send({ method: 'PUT', url, payload });
  patch = (url: string) => this.send({ method: 'PATCH', url });
  delete = (url: string, payload?: Body) =>
    this.send({ method: 'DELETE', url, ...(payload !== undefined && { payload }) });
}

/** Headers that a browser sends from a page of the service. */
export const OWN_PAGE = { 'x-cleaver-web': '1', 'sec-fetch-site': 'same-origin' };

/**
 * Client that sends requests as a page of the service does. Stores the cookies and the key of the session, and sends
 * them again.
 */
export class PageClient extends Client {
  readonly cookies: Map<string, string>;
  /** The key of the session, from the response to the last log-in or confirmation. Undefined: requests have none. */
  key: string | undefined;

  constructor(app: FastifyInstance, token?: string, cookies: ReadonlyMap<string, string> = new Map()) {
    super(app, token);
    this.cookies = new Map(cookies);
  }

  override async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const key = this.key === undefined ? {} : { 'x-cleaver-session-key': this.key };
    const headers = { ...OWN_PAGE, ...key, ...(cookie && { cookie }), ...options.headers };
    const answer = await super.send({ ...options, headers });
    for (const { name, value } of answer.cookies) this.cookies.set(name, value);
    const keys = answer.headers['x-cleaver-session-key'];
    if (keys !== undefined) [this.key] = String(keys).split(',');
    return answer;
  }
}

/**
 * Builds the service on in-memory ports; `ports` returns replacements for them. Closes the service when the test ends.
 */
export async function service(
  t: Pick<Test, 'teardown'>,
  { ports: override, ...options }: Partial<AppOptions> & { ports?: (memory: MemoryPorts) => Partial<Ports> } = {},
): Promise<Service> {
  const clock = new TestClock();
  const tokens = new AccessTokens([SECRET], clock);
  const memory: MemoryPorts = memoryPorts({ clock, tokens });
  const ports: Ports = { ...memory, ...override?.(memory) };
  const core = new Core(ports);
  const secrets = secretWatch([SECRET, ADMIN_PASSWORD], options.logger as Logger | undefined);
  const app = await buildApp(core, { tokens, ping: async () => undefined, ...options, logger: secrets.logger });
  conformance(app, secrets);
  t.teardown(async () => {
    await app.close();
    asDocumented(app, undefined);
  });
  await ports.transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(unit, await ports.passwords.hash(ADMIN_PASSWORD)),
  );
  const admin = await logIn(app, 'admin', ADMIN_PASSWORD);
  let users = 0;
  return {
    app,
    core,
    clock,
    ports,
    audit: memory.audit,
    tokens,
    anonymous: new Client(app),
    admin,
    async login(...roleNames) {
      const username = `user${++users}`;
      const password = `password of ${username}`;
      await admin.post('/api/users', { username, email: `${username}@example.org`, password, roleNames });
      return logIn(app, username, password);
    },
  };
}

export async function logIn(app: FastifyInstance, username: string, password: string): Promise<Client> {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
  if (answer.statusCode !== 200) throw new Error(`Cannot log in as ${username}: ${answer.body}`);
  const { accessToken } = answer.json() as { accessToken: string };
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return new Client(app, accessToken, claims.sub, username);
}

/**
 * Asserts that a response is an error with this status and code, in the common error shape; returns its faults by
 * field.
 */
export function isError(t: Test, answer: LightMyRequestResponse, status: number, code: string): Record<string, string> {
  const body = answer.json() as { validationErrors: { field: string; message: string }[] | null };
  t.match(answer.headers['content-type'], /^application\/json/);
  t.same(Object.keys(body).sort(), ['code', 'message', 'path', 'status', 'timestamp', 'validationErrors']);
  t.match({ ...body, statusCode: answer.statusCode }, { statusCode: status, status, code, message: String });
  return Object.fromEntries((body.validationErrors ?? []).map(({ field, message }) => [field, message]));
}
