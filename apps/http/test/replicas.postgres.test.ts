/** Tests that the service starts with an unreachable replica, logs the fault, and reads from the primary. */
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import { test } from 'tap';
import { address, logIn, run } from './real-service.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const PASSWORD = 'the first password';

test('the service starts, is ready and reads without its replica', { skip: !SERVER && 'no PostgreSQL' }, async (t) => {
  const { url, drop } = await createDatabase(SERVER);
  t.teardown(drop);
  const service = run(t, {
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: 'postgres://someone:hush@127.0.0.1:1/cleaver',
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_PASSWORD: PASSWORD,
  });
  const at = await address(service);
  let line: string | undefined;
  while (!line) {
    [line] = /^.*replica is away.*$/m.exec(service.output()) ?? [];
    await wait(20);
  }
  t.match(JSON.parse(line), { level: 40, replica: '127.0.0.1:1/cleaver', err: { message: /ECONNREFUSED/ } });
  t.equal((await fetch(`${at}/health/ready`)).status, 200);
  const list = await fetch(`${at}/api/articles`, { headers: await logIn(at, PASSWORD) });
  t.equal(list.status, 200);
  t.match(await list.json(), { page: { totalElements: 0 } });
  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
  t.notMatch(service.output(), /hush/);
});
