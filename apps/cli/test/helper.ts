/** Starts the real service on a socket, and the command line in this process for a user with a home directory. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';
import { ADMIN_PASSWORD, type Service, service } from '../../http/test/helper.ts';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

/** The commands that are no operations of the service. */
export const OWN_COMMANDS = [
  'login',
  'logout',
  'whoami',
  'trace',
  'recall',
  'bill',
  'label',
  'verify-report',
  'import',
  'export',
  'demo',
  'completion',
];

interface Around {
  readonly env?: Record<string, string>;
  readonly stdin?: string | Uint8Array;
  /** The input typed at the terminal. Undefined without a terminal. */
  readonly answers?: readonly string[];
  /** The width of the terminal that receives the output. Undefined without a terminal. */
  readonly columns?: number;
  readonly signal?: AbortSignal;
  readonly now?: Date;
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The prompts, and whether the input stayed hidden. */
  readonly asked: readonly (readonly [string, boolean])[];
}

export interface Shell {
  readonly url: string;
  /** The home directory with the user's files. */
  readonly home: string;
  readonly config: string;
  cleaver(args: string | readonly string[], around?: Around): Promise<Outcome>;
  /** Runs a command that must succeed. Returns its output. */
  done(args: string | readonly string[], around?: Around): Promise<string>;
  file(name: string, content: string | Uint8Array): string;
}

export function shell(t: Test, url: string): Shell {
  const home = mkdtempSync(join(tmpdir(), 'cleaver-'));
  t.teardown(() => rmSync(home, { recursive: true }));
  const config = join(home, 'config');
  mkdirSync(config, { recursive: true });
  const cleaver: Shell['cleaver'] = async (args, around = {}) => {
    const { answers, stdin = '', columns, signal = new AbortController().signal, now = new Date() } = around;
    const left = [...(answers ?? [])];
    const asked: [string, boolean][] = [];
    const written = { stdout: '', stderr: '' };
    const output = (name: 'stdout' | 'stderr') => ({
      write(text: string) {
        written[name] += text;
      },
      isTTY: columns !== undefined,
      columns: columns ?? Infinity,
    });
    const io: Io = {
      env: { XDG_CONFIG_HOME: config, APPDATA: config, CLEAVER_URL: url, ...around.env },
      stdout: output('stdout'),
      stderr: output('stderr'),
      canAsk: answers !== undefined,
      async ask(question, { hidden = false } = {}) {
        asked.push([question, hidden]);
        return left.shift() ?? '';
      },
      read: async () => Buffer.from(stdin),
      signal,
      now: () => now,
    };
    const code = await run(typeof args === 'string' ? args.split(' ').filter(Boolean) : args, io);
    return { code, ...written, asked };
  };
  return {
    url,
    home,
    config,
    cleaver,
    async done(args, around) {
      const { code, stdout, stderr } = await cleaver(args, around);
      t.equal(code, 0, `${args} ends well: ${stderr}`);
      return stdout;
    },
    file(name, content) {
      const path = join(home, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

export interface Shop extends Service, Shell {}

/**
 * Starts the service and returns a shell in which the first administrator is logged in. `at` is the time, by default
 * the start of test clocks.
 */
export async function shop(t: Test, at?: string, options?: Parameters<typeof service>[1]): Promise<Shop> {
  const it = await service(t, options);
  if (at !== undefined) it.clock.set(at);
  const url = await it.app.listen({ host: '127.0.0.1', port: 0 });
  const somebody = shell(t, url);
  await somebody.done('login --username admin', { env: { CLEAVER_PASSWORD: ADMIN_PASSWORD } });
  return { ...it, ...somebody };
}

interface Sent {
  /** The method and the path, for example `POST /api/articles`. */
  readonly what: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  /** Sends the request. */
  go(): Promise<Response>;
}

/** Passes the requests of all commands to `disturb`, until the test ends. */
export function onTheWay(t: Test, disturb: (sent: Sent) => Promise<Response>): void {
  const real = globalThis.fetch;
  t.teardown(() => {
    globalThis.fetch = real;
  });
  globalThis.fetch = (input, init = {}) => {
    const { body, headers, method = 'GET' } = init;
    const { pathname, searchParams } = new URL(String(input));
    return disturb({
      what: `${method} ${pathname}`,
      query: searchParams,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      go: () => real(input, init),
    });
  };
}

/** Returns the error that `fetch` throws when no service listens. */
export const nobodyThere = (): TypeError => new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

export const jsonOf = <T>(text: string): T => JSON.parse(text) as T;
