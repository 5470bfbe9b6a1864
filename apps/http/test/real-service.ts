/** Starts the real service as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import type { Test } from 'tap';

const MAIN = new URL('../src/process/main.mjs', import.meta.url).pathname;

export interface Running {
  readonly process: ChildProcess;
  /** Returns the output of the process so far, including the log. */
  readonly output: () => string;
  /** Resolves to the exit code when the output of the process closes; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
}

/** Starts the service on a free port, with these variables and the defaults of tests. The end of the test kills it. */
export function run(t: Test, environment: Record<string, string>): Running {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...programEnvironment, PORT: '0', LOG_LEVEL: 'warn', EMBEDDED_FSYNC: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  const ended = once(child, 'close').then(([code]) => code as number | null);
  t.teardown(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { process: child, output: () => output, ended };
}

/** Waits for the greeting; returns the URL of the service. Throws if the process ends first. */
export async function address({ output, ended }: Running): Promise<string> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (;;) {
    const [, url] = /listens on (http:\S+)/.exec(output()) ?? [];
    if (url && output().includes('password')) return url;
    if (over) throw new Error(`It ended: ${output()}`);
    await wait(20);
  }
}

/** Logs the first administrator in; returns the headers of JSON requests. */
export async function logIn(url: string, password: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`Cannot log in: ${answer.status}`);
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
}
