/**
 * Tests sealing while other writers and sealers work. Needs PostgreSQL, because the embedded database has one
 * connection.
 */
import { createHash } from 'node:crypto';
import { type AuditSeal, proveAuditLog, sealAuditLog } from '@cleaver/domain/audit';
import { refusedEntry } from '@cleaver/domain/kernel';
import { createProductCategory } from '@cleaver/domain/masterdata';
import pg from 'pg';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const WRITERS = 32;
const EACH = 10;

onPostgres('concurrent sealers seal each entry of many writers exactly once', async (t, url) => {
  const instances = [await openDatabase({ url, ids }), await openDatabase({ url, ids })];
  t.teardown(() => Promise.all(instances.map((database) => database.close())));
  let writing = true;
  const heads: AuditSeal[] = [];
  const first = Promise.withResolvers<void>();
  const sealers = instances.flatMap(({ auditLog }) =>
    [1, 2].map(async () => {
      while (writing) {
        const head = await sealAuditLog(auditLog, digest);
        if (!head) continue;
        heads.push(head);
        first.resolve();
      }
    }),
  );
  const shops = instances.map(warehouse);
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const { ask } = shops[writer % shops.length] ?? warehouse(instances[0] as never);
    for (let n = 0; n < EACH; n++) {
      // Writes half of the entries after the first round, so that there is a second round.
      if (n === EACH / 2) await first.promise;
      await ask(createProductCategory, { name: `Category ${writer} of ${n}` });
    }
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all(sealers);
  const { auditLog } = instances[0] as (typeof instances)[0];
  const last = await sealAuditLog(auditLog, digest);
  if (last) heads.push(last);
  const { head, faults } = await proveAuditLog(auditLog, { digest, now: new Date(Date.now() + 3_600_000) }, t.fail);
  t.equal(faults, 0);
  t.equal(head?.number, WRITERS * EACH);
  t.ok(heads.length > 1, 'in several rounds');
  t.equal(new Set(heads.map(({ number }) => number)).size, heads.length, 'no two rounds sealed the same');
});

onPostgres('an entry that becomes visible late is sealed, too', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const late = new pg.Client({ connectionString: url });
  await late.connect();
  t.teardown(() => late.end());
  await late.query('begin');
  await late.query(
    `insert into audit_entry (id, at, operation, outcome, changes) values ($1, now(), 'late', 'done', '[]')`,
    [ids.next()],
  );
  const head = { at: new Date(), userId: null, username: null, operation: 'early', address: null, requestId: null };
  await database.transactions.audit(refusedEntry({ ...head, id: ids.next() }, 'X'));
  t.equal((await sealAuditLog(database.auditLog, digest))?.number, 1, 'what is there is sealed, without waiting');
  await late.query('commit');
  t.equal((await sealAuditLog(database.auditLog, digest))?.number, 2);
  const yardstick = { digest, now: new Date(Date.now() + 3_600_000) };
  t.equal((await proveAuditLog(database.auditLog, yardstick, t.fail)).faults, 0);
});

onPostgres('a stuck sealer delays neither writers nor other sealers', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { ask } = warehouse(database);
  await ask(createProductCategory, { name: 'Wurst' });
  // Imitates a sealer that stops in the middle of its transaction, as on a suspended machine.
  const stuck = new pg.Client({ connectionString: url });
  await stuck.connect();
  t.teardown(() => stuck.end());
  await stuck.query('begin');
  await stuck.query(`select pg_advisory_xact_lock(hashtextextended('audit seal', 0))`);
  await stuck.query(
    `insert into audit_seal (number, position, entry_id, hash) select 1, position, id, 'x' from audit_entry`,
  );
  t.equal(await sealAuditLog(database.auditLog, digest), undefined);
  await Promise.all(Array.from({ length: 32 }, (_, n) => ask(createProductCategory, { name: `Category ${n}` })));
  await stuck.query('rollback');
  t.equal((await sealAuditLog(database.auditLog, digest))?.number, 33);
});
