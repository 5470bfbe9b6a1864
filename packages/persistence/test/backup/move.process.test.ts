import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sealAuditLog } from '@cleaver/domain/audit';
import { refusedEntry } from '@cleaver/domain/kernel';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { administer } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { connect } from '../../src/connection/index.ts';
import { archiveAudit, move, openDatabase } from '../../src/index.ts';
import { ids, newDataDirectory, onEmptyPostgres } from '../databases.ts';
import { work } from '../power-cut/history.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const options = { now: new Date('2026-01-05T11:00:00.000Z'), digest, report: () => undefined };

onEmptyPostgres('move copies a busy history completely and marks the old database as moved', async (t, url) => {
  const dataDir = temporaryDirectory(t);
  let answers = 0;
  const tamper = async (...texts: string[]) => {
    const connection = await connect({ dataDir, fsync: false });
    for (const text of texts) await connection.query({ text, values: [] });
    await connection.close();
  };
  await work(dataDir, 'busy', false, () => answers++);
  const running = await openDatabase({ dataDir, fsync: false, ids });
  await t.rejects(move(dataDir, url, options), { name: 'StartupError', message: /in use by another process/ });
  await running.close();

  // PostgreSQL refuses one row during the move, so nothing of the move remains.
  await tamper('alter table stock alter article_id drop not null', 'update stock set article_id = null');
  await t.rejects(move(dataDir, url, options), { message: /null value in column "article_id"/ });
  const left = await administer(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`);
  t.strictSame(left, [], 'all or nothing');
  t.notOk(existsSync(join(dataDir, 'moved')));
  await tamper('update stock set article_id = (select min(id::text)::uuid from article)');

  const told: string[] = [];
  const { rows, ledger, audit } = await move(dataDir, url, { ...options, report: (fault) => told.push(fault) });
  t.strictSame(told, []);
  t.ok(rows > answers);
  t.match(ledger, { stockBatches: 160, movements: 320, differences: 0 });
  t.ok((audit.head?.number ?? 0) > 100);

  const [database] = [await openDatabase({ url, ids })];
  t.teardown(() => database.close());
  const [entries] = await administer(url, 'select count(*)::int as count from audit_entry');
  t.ok(Number(entries?.['count']) >= answers);
  await t.rejects(openDatabase({ dataDir, fsync: false, ids }), {
    name: 'StartupError',
    message: /was moved to \S+ on 2026-\S+: set DATABASE_URL/,
  });
  await t.rejects(move(dataDir, url, options), { message: /was moved/ });
  await rm(join(dataDir, 'moved'));
  await t.rejects(move(dataDir, url, options), { message: /is in use/ });
  await database.close();
  await t.rejects(move(dataDir, url, options), { message: /is not empty: name one without tables/ });
});

/** Moves in another process, and kills it once the query finds something in the target. */
async function killedMove(t: Test, dataDir: string, url: string, once: string): Promise<void> {
  const program = `
    import { move } from ${JSON.stringify(new URL('../../src/index.ts', import.meta.url).href)};
    const [dataDir, url] = process.argv.slice(1);
    await move(dataDir, url, { now: new Date(), digest: (text) => text, report() {} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: import.meta.dirname,
  });
  t.teardown(() => child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  while (child.exitCode === null) {
    const [found] = await administer(url, `select (${once}) is not null as "isSo"`);
    if (found?.['isSo']) child.kill('SIGKILL');
    if (child.signalCode) break;
    await wait(1);
  }
  await ended;
  // The server notices the end of a killed client when it next reads from or writes to the connection.
  for (;;) {
    const clients = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'cleaver'`;
    if ((await administer(url, clients)).length === 0) return;
    await wait(20);
  }
}

onEmptyPostgres('a killed move begins anew, and the service refuses its target until then', async (t, url) => {
  const dataDir = await newDataDirectory(t);
  const database = await openDatabase({ dataDir, fsync: false, ids });
  const nobody = { userId: null, username: null, address: null, requestId: null };
  const head = { id: ids.next(), at: new Date(), operation: 'supplier.rate', ...nobody };
  await database.transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
  await database.close();
  for (const once of [`to_regnamespace('unfinished_move')`, `to_regclass('public.audit_entry')`]) {
    await killedMove(t, dataDir, url, once);
    t.notOk(existsSync(join(dataDir, 'moved')));
    await t.rejects(openDatabase({ url, ids }), {
      name: 'StartupError',
      message: /^A move to this database was interrupted: run npm run move again[^\n]*$/,
    });
  }
  const { rows } = await move(dataDir, url, options);
  t.ok(rows > 0);
  await (await openDatabase({ url, ids })).close();

  // A process that is killed at the very end leaves its mark in the target.
  await administer(url, 'create schema unfinished_move');
  await t.rejects(move(dataDir, url, options), { message: /was moved to/ });
  await (await openDatabase({ url, ids })).close();
  const [entries] = await administer(url, 'select count(*)::int as count from audit_entry');
  t.equal(entries?.['count'], 1, 'all of it is there');
});

onEmptyPostgres('move reports no fault of an audit log whose old months are archived', async (t, url) => {
  const dataDir = temporaryDirectory(t);
  const database = await openDatabase({ dataDir, fsync: false, ids });
  for (const month of [0, 0, 1]) {
    const head = { id: ids.next(), at: new Date(Date.UTC(2025, month)), operation: 'supplier.rate' };
    const nobody = { userId: null, username: null, address: null, requestId: null };
    await database.transactions.audit(refusedEntry({ ...head, ...nobody }, 'ACCESS_DENIED'));
  }
  await sealAuditLog(database.auditLog, digest);
  await database.close();
  const file = join(dataDir, 'archive');
  await archiveAudit({ dataDir, fsync: false }, { before: new Date('2025-02-01T00:00:00Z'), file, digest });

  const told: string[] = [];
  const { audit } = await move(dataDir, url, { ...options, report: (fault) => told.push(fault) });
  t.strictSame(told, []);
  t.match(audit, { head: { number: 3 }, faults: 0 });
});

test('move refuses a missing embedded database and a malformed DATABASE_URL', async (t) => {
  const dataDir = temporaryDirectory(t);
  await t.rejects(move(dataDir, 'postgres://127.0.0.1:1/x', options), {
    message: /no embedded database in .*DATA_DIR/,
  });
  await t.rejects(move(dataDir, 'nonsense', options), { message: /not like postgresql:/ });
  await t.rejects(move(dataDir, 'postgres://a:50%off@b/c', options), { message: /not like postgresql:.* %25/ });
});
