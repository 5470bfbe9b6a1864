/** Tests the PostgreSQL role that the operations guide describes. The role owns only its database. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { administer } from '@cleaver/testing/machine/test-database';
import { test } from 'tap';
import { run as runCommand } from '../bin/commands.ts';
import { address, logIn, run } from '../real-service.ts';

const server = process.env['TEST_DATABASE_URL'];
const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

test('the PostgreSQL role of the guide suffices to start, back up, restore and verify', {
  skip: !server && 'no TEST_DATABASE_URL',
}, async (t) => {
  const name = `cleaver_${crypto.randomUUID().slice(0, 8)}`;
  const { hostname, port, username, password } = new URL(server ?? '');
  const env = { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  for (const program of ['createuser', 'createdb']) {
    const [, command = ''] = new RegExp(`^ {4}(${program} .*)$`, 'm').exec(guide) ?? [];
    // Removes the password prompt, because the test has no terminal.
    const typed = command.replaceAll(/\bcleaver\b/g, name).replace(' --pwprompt', '');
    execFileSync('bash', ['-euc', typed], { env, stdio: 'pipe' });
    t.teardown(() => administer(server ?? '', `drop ${program === 'createdb' ? 'database' : 'role'} ${name}`));
  }
  await administer(server ?? '', `alter role ${name} password 'its password'`);

  const url = Object.assign(new URL(server ?? ''), { pathname: name, username: name, password: 'its password' }).href;
  const settings = { DATABASE_URL: url, JWT_SECRET: 'x'.repeat(32) };
  const service = run(t, settings);
  const listensAt = await address(service);
  const [, first = ''] = /admin with the password (\S+)/.exec(service.output()) ?? [];
  t.ok(await logIn(listensAt, first), 'the first password was printed');
  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);

  const file = join(t.testdir(), 'shop.backup');
  t.match(await runCommand('backup', settings, file), { code: 0, said: /^Backed up to / });
  t.match(await runCommand('restore', settings, file, '--force'), { code: 0, said: /All of it agrees\n$/ });
  t.match(await runCommand('ledger-verify', settings), { code: 0, said: /all agree/ });
  t.match(await runCommand('audit-verify', settings), { code: 0, said: /no faults/ });
});
