/** Starts and stops the service under test by its real entry point. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@cleaver/testing/machine/free-port';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { Client } from './client.ts';
import type { Context, Place } from './scenario.ts';

export const ADMIN_PASSWORD = 'the first password of the faults';
const MAIN = fileURLToPath(new URL('../../http/src/process/main.mjs', import.meta.url));
const COMMANDS = fileURLToPath(new URL('../../http/src/bin/', import.meta.url));
const { start: START } = createRequire(import.meta.url)('../../../package.json').scripts as { start: string };
/** The Node flags of `npm start`. */
const NODE_OPTIONS = START.match(/--[\w-]+(=\S+)?/g) ?? [];
const START_LIMIT_MS = 60_000;

export interface Service {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the first 200 of /health/ready. */
  readonly readyMs: number;
  readonly isAlive: boolean;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM, and waits for the end. */
  stop(): Promise<{ readonly code: number | null; readonly ms: number }>;
  /** Sends SIGKILL, and waits for the end. */
  kill(): Promise<void>;
  /** Returns a client, without a token by default. */
  client(token?: string): Client;
  logIn(): Promise<Client>;
}

export interface Process {
  readonly url: string;
  readonly pid: number;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** The exit code; null when a signal ended the process. */
  readonly ended: Promise<number | null>;
  readonly isAlive: boolean;
}

/** Starts the process without waiting until it is ready. */
export async function launch(
  context: Pick<Context, 'after'>,
  place: Pick<Place, 'env'>,
  env: Readonly<Record<string, string>> = {},
): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_OPTIONS, MAIN], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD,
      // Tokens outlive the scenario and restarts of the process.
      ACCESS_TOKEN_TTL: '7200',
      // A used refresh token is invalid immediately, because the scenarios check that none becomes valid again.
      REFRESH_TOKEN_GRACE: '0',
      // Disables the rate limit, because one user sends the load of many users.
      RATE_LIMIT: '0',
      ...place.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.after(() => child.kill('SIGKILL'));
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
    signal: (name) => child.kill(name),
    ended,
    get isAlive() {
      return child.exitCode === null && child.signalCode === null;
    },
  };
}

/**
 * Starts the service and waits until it is ready. Throws with its output if it ends first, or is not ready within 60 s.
 */
export async function start(
  context: Pick<Context, 'after'>,
  place: Pick<Place, 'env'>,
  env: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const begin = performance.now();
  return ready(await launch(context, place, env), begin);
}

/** Waits until a launched process is ready. Throws with its output if it ends first, or is not ready within 60 s. */
export async function ready(running: Process, begin: number): Promise<Service> {
  const probe = new Client(running.url);
  for (;;) {
    const outcome = await probe.get('/health/ready');
    if (outcome.status === 200) break;
    if (!running.isAlive) {
      const code = await running.ended;
      throw new Error(`The service ended before it was ready, with ${code}:\n${running.output()}`);
    }
    if (performance.now() - begin > START_LIMIT_MS) throw new Error(`The service is not ready:\n${running.output()}`);
    await wait(10);
  }
  const readyMs = Math.round(performance.now() - begin);
  probe.close();
  const client = (token?: string) => new Client(running.url, token);
  return {
    url: running.url,
    pid: running.pid,
    readyMs,
    get isAlive() {
      return running.isAlive;
    },
    output: running.output,
    signal: running.signal,
    async stop() {
      const from = performance.now();
      running.signal('SIGTERM');
      const code = await running.ended;
      return { code, ms: Math.round(performance.now() - from) };
    },
    async kill() {
      running.signal('SIGKILL');
      await running.ended;
    },
    client,
    async logIn() {
      const anonymous = client();
      const { status, body } = await anonymous.post('/api/auth/login', {
        username: 'admin',
        password: ADMIN_PASSWORD,
      });
      anonymous.close();
      if (status !== 200) throw new Error(`Cannot log in: ${status}`);
      return client(body.accessToken);
    },
  };
}

/** Runs an administrative command on the database of the place. Returns the exit code and the output. */
export async function command(name: string, place: Place): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`${COMMANDS}${name}.ts`], {
    env: { ...programEnvironment, ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}
