import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type AuditYardstick, sealAuditLog } from '@cleaver/domain/audit';
import { refusedEntry } from '@cleaver/domain/kernel';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { administer } from '@cleaver/testing/machine/test-database';
import { archiveAudit, openDatabase, proveAudit, verifyAuditArchive } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const at = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day));
const now = at(6, 1);

const entry = (of: Date, name = 'ä"\n') => {
  const who = { userId: ids.next(), username: 'Änne', address: null, requestId: null };
  const refused = refusedEntry({ id: ids.next(), at: of, operation: 'supplier.rate', ...who }, 'ACCESS_DENIED');
  return { ...refused, changes: [{ entity: 'supplier', id: 's', before: null, after: { at: of, name } }] };
};

onPostgres('old months of the audit log are moved to a verified file, and the chain continues', async (t, url) => {
  const place = { url };
  const open = () => openDatabase({ url, ids });
  const folder = temporaryDirectory(t);
  const [first, second] = [join(folder, 'january'), join(folder, 'to-march')];
  const database = await open();
  for (const month of [1, 2, 3, 4]) {
    for (const day of [1, 2]) await database.transactions.audit(entry(at(month, day)));
  }
  const head = await sealAuditLog(database.auditLog, digest);
  await database.close();

  const proved = async (yardstick: Partial<AuditYardstick> = {}) => {
    const faults: string[] = [];
    const proof = await proveAudit(place, { digest, now, known: head, ...yardstick }, (fault) => faults.push(fault));
    t.equal(proof.faults, faults.length);
    return faults;
  };
  const archive = (before: Date, file: string) => archiveAudit(place, { before, file, digest });
  t.strictSame(await proved(), []);
  t.equal(await archive(at(1, 1), first), undefined, 'nothing is that old');
  t.match(await archive(at(2, 1), first), { after: { number: 0 }, end: { number: 2 } });
  t.equal((await stat(first)).mode & 0o777, 0o600);
  const later = await archive(at(4, 1), second);
  t.match(later, { after: { number: 2 }, end: { number: 6 } });
  await t.rejects(archive(at(5, 1), second), { message: /already/ });

  t.match(await proved(), ['entries up to seal 6 are not here']);
  t.strictSame(await proved({ archived: later?.end }), []);
  t.match(await proved({ archived: { number: 6, hash: 'another' } }), [/^the archive ends with seal 6/]);

  const reopened = await open();
  const request = { page: 0, size: 20, sort: [] };
  const all = { user: undefined, operation: undefined, entity: undefined, entityId: undefined };
  const { page } = await reopened.auditLog.page({ ...all, from: undefined, to: undefined }, request);
  t.equal(page.totalElements, 2);
  await reopened.transactions.audit(entry(at(5, 1)));
  t.equal((await sealAuditLog(reopened.auditLog, digest))?.number, 9);
  await reopened.close();
  t.strictSame(await proved({ archived: later?.end }), []);
  t.match(await archive(at(6, 1), join(folder, 'all')), { after: { number: 6 }, end: { number: 9 } });

  const faultsOf = async (file: string) => {
    const faults: string[] = [];
    await verifyAuditArchive(file, { digest }, (fault) => faults.push(fault));
    return faults;
  };
  t.strictSame(await faultsOf(first), []);
  t.strictSame(await faultsOf(second), []);
  const text = gunzipSync(await readFile(second)).toString();
  const altered = join(folder, 'altered');
  await writeFile(altered, gzipSync(text.replace('supplier.rate', 'supplier.list')));
  t.match(await faultsOf(altered), [/^entry .* was changed$/]);
  const lines = text.split('\n');
  await writeFile(altered, gzipSync([...lines.slice(0, 2), ...lines.slice(3)].join('\n')));
  t.match(await faultsOf(altered), [/does not follow seal 3$/]);
  await writeFile(altered, 'something else');
  await t.rejects(faultsOf(altered), { name: 'StartupError', message: /is no archive/ });
  await writeFile(altered, (await readFile(second)).subarray(0, -20));
  await t.rejects(faultsOf(altered), { name: 'StartupError', message: /is no archive .*: unexpected end of file/ });
  await t.rejects(faultsOf(join(folder, 'missing')), { name: 'StartupError', message: /is no archive .*: ENOENT/ });
  await t.rejects(faultsOf(folder), { name: 'StartupError', message: /is no archive .*: EISDIR/ });
});

onPostgres('a single old entry is archived, and the chain continues', async (t, url) => {
  const database = await openDatabase({ url, ids });
  for (const month of [1, 2, 3]) await database.transactions.audit(entry(at(month, 1)));
  await sealAuditLog(database.auditLog, digest);
  await database.close();
  const folder = temporaryDirectory(t);
  const archive = (before: Date, file: string) => archiveAudit({ url }, { before, file: join(folder, file), digest });
  const proved = async (archived?: AuditYardstick['archived']) => {
    const faults: string[] = [];
    await proveAudit({ url }, { digest, now, archived }, (fault) => faults.push(fault));
    return faults;
  };
  await t.rejects(archive(at(2, 1), 'missing/january'), {
    name: 'StartupError',
    message: /missing\/january\.unfinished cannot be written \(ENOENT\): name another file$/,
  });
  const first = await archive(at(2, 1), 'january');
  t.match(first, { after: { number: 0 }, end: { number: 1 } });
  t.match(await proved(), [/^entries up to seal 1 are not here/]);
  t.strictSame(await proved(first?.end), []);
  const second = await archive(at(3, 1), 'february');
  t.match(second, { after: { number: 1 }, end: { number: 2 } });
  t.strictSame(await proved(second?.end), []);
});

onPostgres(
  'archived entries prevent the removal of the demo shop, because their requests are unknown',
  async (t, url) => {
    const database = await openDatabase({ url, ids });
    const marks = { requestId: 'demo', removal: 'demo-shop.remove', kinds: ['supplier'] };
    const others = async () => (await database.demoShop.loaded(marks))?.others;
    await database.transactions.audit({ ...entry(at(1, 1)), outcome: 'done' });
    await sealAuditLog(database.auditLog, digest);
    await archiveAudit({ url }, { before: now, file: join(temporaryDirectory(t), 'archive'), digest });
    await database.transactions.audit({ ...entry(at(1, 2)), outcome: 'done', requestId: marks.requestId });
    t.strictSame(await others(), [{ operation: 'archived', times: 1, username: null, isEntry: true, isLater: false }]);
    await database.transactions.audit({ ...entry(at(1, 3)), outcome: 'done', operation: marks.removal });
    await database.transactions.audit({ ...entry(at(1, 4)), outcome: 'done', requestId: marks.requestId });
    t.strictSame(await others(), [], 'a removal deletes everything before it');
    await database.close();
  },
);

onPostgres('texts with the line separators of Unicode are archived', async (t, url) => {
  const database = await openDatabase({ url, ids });
  await database.transactions.audit(entry(at(1, 1), 'Hack\u2028fleisch\u2029\r\n'));
  await sealAuditLog(database.auditLog, digest);
  await database.close();
  const file = join(temporaryDirectory(t), 'archive');
  t.match(await archiveAudit({ url }, { before: now, file, digest }), { end: { number: 1 } });
  t.match(await verifyAuditArchive(file, { digest }, (fault) => t.fail(fault)), { end: { number: 1 } });
});

onPostgres('a chain with faults is not archived, and nothing is removed', async (t, url) => {
  const database = await openDatabase({ url, ids });
  for (const day of [1, 2, 3]) await database.transactions.audit(entry(at(1, day)));
  await sealAuditLog(database.auditLog, digest);
  await database.close();
  await administer(
    url,
    `alter table audit_entry disable trigger append_only; update audit_entry set operation = 'x' where position = 2;
      alter table audit_entry enable always trigger append_only`,
  );
  const file = join(temporaryDirectory(t), 'archive');
  await t.rejects(archiveAudit({ url }, { before: now, file, digest }), { message: /nothing was archived: entry/ });
  t.strictSame(await administer(url, 'select count(*)::int from audit_entry'), [{ count: 3 }]);
  await t.rejects(stat(file));
});
