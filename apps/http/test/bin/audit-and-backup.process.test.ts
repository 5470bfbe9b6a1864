/** `audit:verify`, `backup` and `restore` as whoever keeps the service meets them. */
import { join } from 'node:path';
import { sealAuditLog } from '@cleaver/domain';
import { openDatabase } from '@cleaver/persistence';
import { type Test, test } from 'tap';
import { ids, secrets } from '../../src/node-ports.ts';
import { service } from '../helper.ts';
import { run } from './commands.ts';

/** A data directory in which a few things were done, and the head of the audit log's chain. */
async function used(t: Test) {
  const directory = t.testdir();
  const dataDir = join(directory, 'data');
  const { ping: _, sweep: __, close, ...ports } = await openDatabase({ dataDir, ids });
  const { admin } = await service(t, { ports: () => ports });
  await admin.post('/api/categories', { name: 'Wurst' });
  const head = await sealAuditLog(ports.auditLog, secrets.digest);
  if (!head) throw new Error('Nothing was sealed');
  await close();
  return { settings: { DATA_DIR: dataDir, INIT_CWD: directory }, head };
}

test('a sound log ends with 0 and tells its head, which it can be held against later', async (t) => {
  const { settings, head } = await used(t);
  const { number, hash } = head;
  const sound = { code: 0, said: `Audit log: sealed up to number ${number}, hash ${hash}: no faults\n` };
  t.same(await run('audit-verify', settings), sound);
  t.same(await run('audit-verify', settings, String(number), hash), sound);
  const other = await run('audit-verify', settings, String(number), 'another');
  t.equal(other.code, 1);
  t.match(other.said, /^Audit log: seal \d+ is not the one that was told.*\n.*: 1 faults\n$/);
  const unreadable = await run('audit-verify', settings, 'one');
  t.match(unreadable, { code: 1, said: /^Cannot verify the audit log: .*npm run audit:verify -- 1234/ });
});

test('a backup is taken, restored over what is there where it is told to, and proved', async (t) => {
  const { settings, head } = await used(t);
  t.match(await run('backup', settings), { code: 1, said: /^Cannot take a backup: .*npm run backup -- <file>\n$/ });
  t.match(await run('backup', settings, 'shop.backup'), {
    code: 0,
    said: /^Backed up to .*shop\.backup: \d+\.\d MiB\n$/,
  });
  t.match(await run('restore', settings, 'shop.backup'), { code: 1, said: /^Cannot restore the backup: .*--force/ });
  t.match(await run('restore', settings, '--force'), { code: 1, said: /npm run restore -- <file> \[--force\]\n$/ });
  t.match(await run('restore', settings, 'shop.backup', '--force'), {
    code: 0,
    said: /^Restored .*\n.* audit seals\nAll of it agrees\n$/,
  });
  t.match(await run('audit-verify', settings, String(head.number), head.hash), { code: 0 });
});
