/** Runs `reset-password` as a locked-out administrator does, on both databases. */
import { join } from 'node:path';
import { openExistingDatabase } from '@cleaver/persistence';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { ids } from '../../src/process/node-ports.ts';
import { address, logIn, run as start } from '../real-service.ts';
import { run } from './commands.ts';

test('reset-password replaces a lost password on the embedded database', (t) =>
  replaced(t, { DATA_DIR: join(temporaryDirectory(t), 'data') }));

const server = process.env['TEST_DATABASE_URL'];
test('reset-password replaces a lost password on PostgreSQL', { skip: !server && 'no server' }, async (t) => {
  const { url, drop } = await createDatabase(server ?? '');
  t.teardown(drop);
  await replaced(t, { DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) });
});

async function replaced(t: Test, place: Record<string, string>): Promise<void> {
  t.match(await run('reset-password', place, 'admin'), { code: 1, said: /^Cannot reset the password: .*\n$/ });
  const first = start(t, { ...place, ADMIN_PASSWORD: 'soon forgotten' });
  const url = await address(first);
  const headers = await logIn(url, 'soon forgotten');
  for (let attempt = 0; attempt < 5; attempt++) await t.rejects(logIn(url, 'guessed'));
  first.process.kill('SIGTERM');
  await first.ended;

  t.match(await run('reset-password', place), { code: 1, said: /npm run reset-password -- <username>\n$/ });
  t.match(await run('reset-password', place, 'nobody'), { code: 1, said: /there is no user nobody: [^\n]+\n$/ });
  const { code, said } = await run('reset-password', place, 'Admin');
  t.equal(code, 0, said);
  const [, password = ''] = /has the password (\S{20}) from now on/.exec(said) ?? [];

  const { DATABASE_URL, DATA_DIR = '' } = place;
  const database = await openExistingDatabase({
    ...(DATABASE_URL ? { url: DATABASE_URL } : { dataDir: DATA_DIR }),
    ids,
  });
  t.same(await database.auditLog.unsealed(new Date(Date.now() + 1000)), [], 'no entry is without a seal');
  await database.close();

  const again = start(t, place);
  const newUrl = await address(again);
  t.equal((await fetch(`${newUrl}/api/users`, { headers })).status, 401, 'the sessions have ended');
  await t.rejects(logIn(newUrl, 'soon forgotten'));
  const anew = await logIn(newUrl, password);
  const log = await fetch(`${newUrl}/api/audit-log?operation=service.reset-password`, { headers: anew });
  const { content } = (await log.json()) as { content: { entityId?: string }[] };
  t.equal(content.length, 1, 'the audit log knows of it');
  t.notMatch(JSON.stringify(content), password);
  again.process.kill('SIGTERM');
  await again.ended;
}
