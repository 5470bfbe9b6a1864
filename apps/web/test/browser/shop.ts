/** A shop in memory with its pages, for a browser. */
import { Core } from '@cleaver/domain';
import { createFirstAdministrator, type RoleName } from '@cleaver/domain/identity';
import { memoryPorts, TestClock } from '@cleaver/testing';
import type { FastifyInstance } from 'fastify';
import { AccessTokens } from '../../../http/src/access-tokens.ts';
import { buildApp } from '../../../http/src/app.ts';
import { build } from '../../build/build.ts';
import { isBuilt, OUTPUT } from '../../build/sources.mjs';

const SECRET = 'a secret for tests that is long enough';
export const PASSWORD = 'the first password';
const NOW = '2026-11-23T08:30:00.000Z';

export interface Shop {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly clock: TestClock;
  /** Sends a request as the administrator, or with the given token. */
  // biome-ignore lint/suspicious/noExplicitAny: the test knows the type of the response
  ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object, token?: string): Promise<any>;
  /** Creates a user with these roles, with the password `password of <name>`. */
  person(username: string, ...roleNames: readonly RoleName[]): Promise<void>;
  /** Ends the service and starts it again on the same data, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

let built: Promise<unknown> | undefined;

export async function openShop(now = NOW): Promise<Shop> {
  built ??= isBuilt() ? Promise.resolve() : build();
  await built;
  const clock = new TestClock();
  clock.set(now);
  const tokens = new AccessTokens([SECRET], clock);
  const ports = memoryPorts({ clock, tokens });
  const start = async () => {
    const started = await buildApp(new Core(ports), { tokens, ping: async () => undefined, pages: OUTPUT });
    // The pages compute the time of a count from that of the responses.
    started.server.prependListener('request', (_, response) => response.setHeader('date', clock.now().toUTCString()));
    return started;
  };
  let app = await start();
  await ports.transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(unit, await ports.passwords.hash(PASSWORD)),
  );
  const logIn = async (): Promise<string> => {
    const payload = { username: 'admin', password: PASSWORD };
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    return `Bearer ${login.json().accessToken}`;
  };
  let authorization = await logIn();
  const ask: Shop['ask'] = async (method, url, body, token) => {
    const send = () => {
      const headers = { authorization: token === undefined ? authorization : `Bearer ${token}` };
      return app.inject({ method, url, headers, ...(body && { payload: body }) });
    };
    let answer = await send();
    if (answer.statusCode === 401 && token === undefined) {
      // A test has put the clock forward, so the token has expired.
      authorization = await logIn();
      answer = await send();
    }
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.body === '' ? undefined : answer.json();
  };
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    get app() {
      return app;
    },
    url,
    clock,
    ask,
    async person(username, ...roleNames) {
      await ask('POST', '/api/users', {
        username,
        email: `${username}@example.org`,
        password: `password of ${username}`,
        roleNames,
      });
    },
    async restart() {
      await app.close();
      app = await start();
      await app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
    },
    close: () => app.close(),
  };
}
