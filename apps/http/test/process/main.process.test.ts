/** Tests the real process with its embedded database, socket and signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { test } from 'tap';
import { address, logIn, run } from '../real-service.ts';

test('the service starts on an empty folder, keeps data and administrator over a restart, and stops on a signal', async (t) => {
  const directory = join(temporaryDirectory(t), 'data');
  const first = run(t, { DATA_DIR: directory });
  const url = await address(first);
  const [, password = ''] = /admin with the password (\S+)/.exec(first.output()) ?? [];
  t.match(password, /^[\w-]{20}$/);
  t.match(first.output(), `curl -s ${url}/api/auth/login`);
  t.match(first.output(), `${url}/docs`);
  const headers = await logIn(url, password);
  const body = JSON.stringify({ name: 'Wurst' });
  t.equal((await fetch(`${url}/api/categories`, { method: 'POST', headers, body })).status, 200);
  t.equal(statSync(join(directory, 'jwt-secret')).mode & 0o777, 0o600);

  t.notMatch(first.output(), 'POSTGRES_PASSWORD');

  const second = run(t, { DATA_DIR: directory });
  t.equal(await second.ended, 1, 'a second process on the same directory is refused');
  t.match(second.output(), /^Cleaver cannot start: [^\n]+\n$/);

  first.process.kill('SIGTERM');
  t.equal(await first.ended, 0);

  const again = run(t, { DATA_DIR: directory, POSTGRES_PASSWORD: 'for compose', ADMIN_PASSWORD: 'another password' });
  const newUrl = await address(again);
  t.match(again.output(), /^POSTGRES_PASSWORD is passed over: [^\n]+ embedded database$/m);
  t.match(again.output(), /ADMIN_PASSWORD is passed over: there is an administrator already/);
  t.ok(await logIn(newUrl, password));
  t.notMatch(again.output(), /with the password/, 'the password is printed once');
  const listed = await fetch(`${newUrl}/api/categories`, { headers });
  t.equal(listed.status, 200, 'the token of before is still good');
  t.match(await listed.json(), { content: [{ name: 'Wurst' }], page: { totalElements: 1 } });
  again.process.kill('SIGINT');
  t.equal(await again.ended, 0);
});

test('the service uses ADMIN_PASSWORD without printing it, and finishes a request in flight on SIGTERM', async (t) => {
  const directory = join(temporaryDirectory(t), 'data');
  await copyEmptyDatabase(directory);
  const service = run(t, { DATA_DIR: directory, ADMIN_PASSWORD: 'given at the start' });
  const url = await address(service);
  t.ok(await logIn(url, 'given at the start'));
  t.notMatch(service.output(), /given at the start/);

  // Tests that the service completes a request that is in flight when the shutdown begins. A kept-alive connection does
  // not delay the shutdown.
  const agent = new Agent({ keepAlive: true });
  const { port } = new URL(url);
  const sent = request({
    port,
    agent,
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write('{"username":"admin",');
  service.process.kill('SIGTERM');
  const isServing = () =>
    fetch(`${url}/health/live`).then(
      ({ headers }) => headers.get('connection') !== 'close',
      () => false,
    );
  while (await isServing()) await wait(20);
  sent.end('"password":"given at the start"}');
  const [answer] = await answered;
  t.equal(answer.statusCode, 200);
  t.equal(answer.headers.connection, 'close');
  answer.resume();
  t.equal(await service.ended, 0);
  agent.destroy();
});

test('a start that fails prints one line and exits with 1', async (t) => {
  const directory = temporaryDirectory(t);
  writeFileSync(join(directory, 'file'), '');
  mkdirSync(join(directory, 'damaged'));
  writeFileSync(join(directory, 'damaged', 'jwt-secret'), 'short');
  const secret = { JWT_SECRET: 'x'.repeat(32) };
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT must be/],
    [{ DATABASE_URL: 'postgres://127.0.0.1/x' }, /JWT_SECRET must be set/],
    [{ ...secret, DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/x' }, /127\.0\.0\.1/],
    [{ DATA_DIR: join(directory, 'file') }, /file/],
    [{ DATA_DIR: join(directory, 'damaged') }, /jwt-secret is damaged/],
    // A directory that cannot be created here; Node's recursive `mkdir` would retry forever.
    [{ DATA_DIR: '/proc/none/data' }, /\/proc\/none\/data cannot be made/],
  ];
  for (const [environment, reason] of cases) {
    const service = run(t, environment);
    t.equal(await service.ended, 1);
    t.match(service.output(), reason);
    t.match(service.output(), /^Cleaver cannot start: [^\n]+\n$/, 'one line');
    t.notMatch(service.output(), /hush/);
  }
  t.equal(readFileSync(join(directory, 'damaged', 'jwt-secret'), 'utf8'), 'short', 'left as it was');
});

test('a start that cannot listen creates no data directory', async (t) => {
  const directory = join(temporaryDirectory(t), 'data');
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  t.teardown(() => blocker.close());
  const { port } = blocker.address() as { port: number };
  const cases: [Record<string, string>, RegExp][] = [
    [
      { PORT: String(port) },
      new RegExp(`^Cleaver cannot start: cannot listen on 127.0.0.1 port ${port}: something else[^\\n]+\n$`),
    ],
    [{ HOST: '999.1.1.1' }, /^Cleaver cannot start: cannot listen on 999.1.1.1 port 0: [^\n]+\n$/],
  ];
  for (const [environment, said] of cases) {
    const failed = run(t, { DATA_DIR: directory, ...environment });
    t.equal(await failed.ended, 1);
    t.match(failed.output(), said, 'one line, without a password');
    t.notOk(existsSync(directory), 'no database was made');
  }
});

test('the service prints a warning if it listens on all addresses without a proxy', async (t) => {
  const directory = temporaryDirectory(t);
  const warning = /can read their passwords: put a proxy that speaks TLS/;
  const given = { ADMIN_PASSWORD: 'given at the start' };
  for (const [name, environment, warns] of [
    ['everybody', { HOST: '0.0.0.0' }, true],
    ['proxied', { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.5' }, false],
    ['alone', { HOST: '127.0.0.2' }, false],
  ] as const) {
    await copyEmptyDatabase(join(directory, name));
    const service = run(t, { DATA_DIR: join(directory, name), ...given, ...environment });
    await address(service);
    t.equal(warning.test(service.output()), warns, name);
    service.process.kill('SIGKILL');
  }
});

test('the service ends with the npm process that started it', async (t) => {
  const child = spawn('npm', ['start'], {
    cwd: new URL('../../../..', import.meta.url),
    // Omits `NODE_OPTIONS`, because npm may run with a Node version that does not support the options of the test run.
    env: { PATH: process.env['PATH'], DATA_DIR: join(temporaryDirectory(t), 'data'), PORT: '0', EMBEDDED_FSYNC: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  // The output of npm stays open as long as the service runs.
  const ended = once(child, 'close');
  while (!/password":/.test(output) && child.exitCode === null) await wait(50);
  child.kill('SIGTERM');
  await ended;
  const [, url = ''] = /listens on (http:\S+)/.exec(output) ?? [];
  await t.rejects(fetch(url));
});
