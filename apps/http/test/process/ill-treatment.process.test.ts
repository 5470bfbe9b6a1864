/**
 * Tests the process under bad conditions: a log without a reader, a full disk, a suspension, and a second signal during
 * the shutdown.
 */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { freePort } from '@cleaver/testing/machine/free-port';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { type Test, test } from 'tap';

const MAIN = new URL('../../src/process/main.mjs', import.meta.url).pathname;
const PASSWORD = 'given at the start';

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  /** Resolves to the exit code of the process; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the service and waits until it is ready. */
async function start(t: Test, dataDir: string, stdout: number | 'pipe'): Promise<Running> {
  const port = await freePort();
  const stdio: StdioOptions = ['ignore', stdout, 'pipe'];
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...programEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'info',
    },
    stdio,
  });
  t.teardown(() => child.kill('SIGKILL'));
  child.stdout?.resume();
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${url}/health/ready`)) !== 200) {
    if (child.exitCode !== null) throw new Error('It ended before it was ready');
    await wait(20);
  }
  return { process: child, url, ended };
}

const statusOf = async (url: string, init?: RequestInit): Promise<number> =>
  fetch(url, init).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );

const JSON_TYPE = { 'content-type': 'application/json' };

const logIn = (url: string, username: string, password: string): Promise<Response> =>
  fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ username, password }) });

test('the service serves without a log reader, after a pause, after a forced exit, and on a full disk', async (t) => {
  const dataDir = join(temporaryDirectory(t), 'data');
  await copyEmptyDatabase(dataDir);
  const first = await start(t, dataDir, 'pipe');
  first.process.stdout?.destroy();
  first.process.stderr?.destroy();
  for (let n = 0; n < 20; n++) t.equal(await statusOf(`${first.url}/api/nothing`), 404, 'nobody reads its log');
  const { accessToken } = (await (await logIn(first.url, 'admin', PASSWORD)).json()) as { accessToken: string };
  const headers = { ...JSON_TYPE, authorization: `Bearer ${accessToken}` };

  first.process.kill('SIGSTOP');
  const body = JSON.stringify({ name: 'Wurst' });
  const sent = fetch(`${first.url}/api/categories`, { method: 'POST', headers, body });
  await wait(300);
  first.process.kill('SIGCONT');
  t.equal((await sent).status, 200, 'what came while it was stopped is answered');

  for (let n = 0; n < 5; n++) t.equal((await logIn(first.url, 'somebody', 'wrong')).status, 401);
  // An incomplete request delays the shutdown until the second signal.
  const headersOfHalf = { ...JSON_TYPE, expect: '100-continue' };
  const halfway = request(`${first.url}/api/auth/login`, { method: 'POST', headers: headersOfHalf });
  halfway.on('error', () => undefined);
  halfway.flushHeaders();
  await once(halfway, 'continue');
  first.process.kill('SIGTERM');
  await wait(700);
  t.equal(first.process.exitCode, null, 'it waits for what has begun');
  // Repeats the signal, because the process ignores a second signal within 500 ms of the first.
  const telling = setInterval(() => first.process.kill('SIGTERM'), 300);
  t.equal(await first.ended, 1, 'a second signal ends it at once');
  clearInterval(telling);

  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : ('pipe' as const);
  const second = await start(t, dataDir, full);
  t.equal((await logIn(second.url, 'somebody', 'wrong')).status, 429, 'failed log-ins count on after a restart');
  const listed = await fetch(`${second.url}/api/categories`, { headers });
  t.match(await listed.json(), { content: [{ name: 'Wurst' }], page: { totalElements: 1 } }, 'it is there once');
  for (let n = 0; n < 20; n++) t.equal(await statusOf(`${second.url}/api/nothing`), 404, 'its log cannot be written');
  second.process.kill('SIGTERM');
  t.equal(await second.ended, 0, 'and it ends in good order');
});
