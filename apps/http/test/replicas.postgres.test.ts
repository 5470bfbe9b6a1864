/** The service with an address of a replica at which there is none: it starts, says so, and reads from the primary. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Test, test } from 'tap';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';

async function administer(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function newDatabase(t: Test): Promise<string> {
  const name = `cleaver_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  t.teardown(() => administer(`drop database ${name} with (force)`));
  return Object.assign(new URL(SERVER), { pathname: `/${name}` }).href;
}

test('without its replica the service starts, is ready, and reads', { skip: !SERVER && 'no PostgreSQL' }, async (t) => {
  const url = await newDatabase(t);
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATABASE_URL: url,
      DATABASE_REPLICA_URLS: 'postgres://someone:hush@127.0.0.1:1/cleaver',
      JWT_SECRET: 'x'.repeat(32),
      ADMIN_PASSWORD: PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const said = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
      await wait(20);
    }
  };
  const [line] = await said(/^.*replica is away.*$/m);
  t.match(JSON.parse(line), { level: 40, replica: '127.0.0.1:1/cleaver', err: { message: /ECONNREFUSED/ } });
  const [address] = await said(/http:\/\/127\.0\.0\.1:\d+/);
  t.equal((await fetch(`${address}/health/ready`)).status, 200);
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const list = await fetch(`${address}/api/articles`, { headers: { authorization: `Bearer ${accessToken}` } });
  t.equal(list.status, 200);
  t.match(await list.json(), { page: { totalElements: 0 } });
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  t.equal(code, 0);
  t.notMatch(output, /hush/);
});
