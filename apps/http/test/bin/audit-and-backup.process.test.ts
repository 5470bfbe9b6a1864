/** Runs `audit:verify`, `audit:archive`, `backup` and `restore` as an operator does. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealAuditLog } from '@cleaver/domain/audit';
import { refusedEntry } from '@cleaver/domain/kernel';
import { openDatabase } from '@cleaver/persistence';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { type Test, test } from 'tap';
import { ids, secrets } from '../../src/process/node-ports.ts';
import { service } from '../helper.ts';
import { run } from './commands.ts';

/**
 * Creates a data directory with a few changes. Returns its environment variables and the head of the audit log's hash
 * chain.
 */
async function used(t: Test) {
  const directory = temporaryDirectory(t);
  const dataDir = join(directory, 'data');
  await copyEmptyDatabase(dataDir);
  const { ping: _, sweep: __, close, ...ports } = await openDatabase({ dataDir, fsync: false, ids });
  const { admin } = await service(t, { ports: () => ports });
  await admin.post('/api/categories', { name: 'Wurst' });
  const head = await sealAuditLog(ports.auditLog, secrets.digest);
  if (!head) throw new Error('Nothing was sealed');
  await close();
  return { settings: { DATA_DIR: dataDir, INIT_CWD: directory }, head };
}

test('audit-verify exits with 0 on a sound log and prints its head, which later runs can verify', async (t) => {
  const { settings, head } = await used(t);
  const { number, hash } = head;
  const sound = { code: 0, said: `Audit log: sealed up to number ${number}, hash ${hash}: no faults\n` };
  t.same(await run('audit-verify', settings), sound);
  t.same(await run('audit-verify', settings, String(number), hash), sound);
  const other = await run('audit-verify', settings, String(number), 'another');
  t.equal(other.code, 1);
  t.match(other.said, /^Audit log: seal \d+ differs from the given one.*\n.*: 1 fault\n$/);
  const unreadable = await run('audit-verify', settings, 'one');
  t.match(unreadable, { code: 1, said: /^Cannot verify the audit log: .*npm run audit:verify -- 1234/ });
});

test('audit-verify reports a clock that was set back once, and --confirm makes it no fault', async (t) => {
  const { settings } = await used(t);
  await writeFile(join(settings.DATA_DIR, 'jwt-secret'), 'a secret that the service made at its first start');
  const database = await openDatabase({ dataDir: settings.DATA_DIR, fsync: false, ids });
  const head = (at: number) => ({ id: ids.next(), at: new Date(Date.now() + at), operation: 'category.delete' });
  const nobody = { userId: null, username: null, address: null, requestId: null };
  for (const at of [3_600_000, 0, 1, 2])
    await database.transactions.audit(refusedEntry({ ...head(at), ...nobody }, 'ACCESS_DENIED'));
  await sealAuditLog(database.auditLog, secrets.digest);
  await database.close();
  const told = await run('audit-verify', settings);
  const line =
    /^Audit log: entry \S+ \(seal (\d+)\) of \S+ was put in after entries of \S+, or the clock was set back\n/;
  t.match(told, { code: 1, said: line });
  const [, number = ''] = line.exec(told.said) ?? [];
  t.match(told.said, `npm run audit:verify -- --confirm ${number}\n`);
  t.match(told.said, /: 1 fault\n$/);
  t.match(await run('audit-verify', settings, '--confirm'), { code: 1, said: /--confirm 1234/ });
  t.match(await run('audit-verify', settings, '--confirm', '1'), { code: 1, said: /did not go back/ });
  const confirmed = await run('audit-verify', settings, '--confirm', number);
  t.match(confirmed, {
    code: 0,
    said: /^Confirmed: the clock was set back from \S+ to \S+ before entry \S+ \(seal \d+\)\n$/,
  });
  t.match(await run('audit-verify', settings), {
    code: 0,
    said: /: confirmed that the clock was set back: 1\n.*: no faults\n$/,
  });
  t.match(await run('audit-verify', settings, '--confirm', number), { code: 1, said: /is confirmed already/ });
  await writeFile(join(settings.DATA_DIR, 'jwt-secret'), 'another secret, as of somebody who forged the confirmation');
  t.match(await run('audit-verify', settings), { code: 1, said: line });
});

test('backup writes a file, and restore replaces existing data with --force and verifies the result', async (t) => {
  const { settings, head } = await used(t);
  t.match(await run('backup', settings), { code: 1, said: /^Cannot take a backup: .*npm run backup -- <file>\n$/ });
  t.match(await run('backup', settings, 'backups/shop.backup'), {
    code: 0,
    said: /^Backed up to .*backups\/shop\.backup: \d+\.\d MiB\n$/,
  });
  t.match(await run('restore', settings, 'backups/shop.backup'), {
    code: 1,
    said: /^Cannot restore the backup: .*--force/,
  });
  t.match(await run('restore', settings, '--force'), { code: 1, said: /npm run restore -- <file> \[--force\]\n$/ });
  t.match(await run('restore', settings, 'backups/shop.backup', '--force'), {
    code: 0,
    said: /^Restored .*\n.* audit seals\nAll of it agrees\n$/,
  });
  t.match(await run('audit-verify', settings, String(head.number), head.hash), { code: 0 });
});

test('audit-archive moves old months to a file, which audit-verify needs afterwards', async (t) => {
  const { settings, head } = await used(t);
  const usage = /^Cannot archive the audit log: it is called like this: .*--before=2026-01 <file>/;
  for (const args of [[], ['--before=2026-13', 'a'], ['--before=2026-01'], ['--verify']]) {
    t.match(await run('audit-archive', settings, ...args), { code: 1, said: usage }, args.join(' '));
  }
  t.match(await run('audit-archive', settings, '--before=2001-01', 'a'), {
    code: 0,
    said: /^There are no sealed entr/,
  });
  const next = `--before=${new Date().getUTCFullYear() + 100}-01`;
  t.match(await run('audit-archive', settings, next, 'archive'), {
    code: 0,
    said: `archive: entries from seal 1 to seal ${head.number}, hash ${head.hash}`,
  });
  t.match(await run('audit-archive', settings, '--verify', 'archive'), { code: 0, said: /No faults\n$/ });
  t.match(await run('audit-verify', settings), { code: 1, said: /name the archives/ });
  const { number, hash } = head;
  t.match(await run('audit-verify', settings, String(number), hash, '--archive', 'archive'), {
    code: 0,
    said: /: no faults\n$/,
  });
  t.match(await run('audit-verify', settings, '1', 'another', '--archive', 'archive'), {
    code: 1,
    said: /^Archive: .*seal 1 differs from the given one/,
  });
});
