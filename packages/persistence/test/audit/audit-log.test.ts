/** Tests that the audit log is append-only. Verification finds and names changes made without the service. */
import { createHash } from 'node:crypto';
import { proveAuditLog, sealAuditLog } from '@cleaver/domain/audit';
import { type AuditEntry, refusedEntry } from '@cleaver/domain/kernel';
import { auditLogOf } from '../../src/audit/audit-proof.ts';
import { connect } from '../../src/connection/index.ts';
import { proveAudit } from '../../src/index.ts';
import { ids, onEachDatabase, onEmptyPostgres, tamperer } from '../databases.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const HOUR = 3_600_000;

const entry = (at: Date): AuditEntry => {
  const who = { userId: ids.next(), username: 'Änne', address: '192.0.2.1', requestId: 'r1' };
  return {
    ...refusedEntry({ id: ids.next(), at, operation: 'supplier.rate', ...who }, ''),
    outcome: 'done',
    code: null,
    entity: 'supplier',
    entityId: 's1',
    changes: [{ entity: 'supplier', id: 's1', before: { b: 1.5, a: 'ä"\n' }, after: { b: at, a: [null, {}] } }],
  };
};

onEachDatabase('the audit log is append-only, and proveAuditLog finds tampering', async (t, open, place) => {
  const database = await open();
  const now = new Date();
  const written = Array.from({ length: 6 }, (_, n) => entry(new Date(now.getTime() - 5 * HOUR + n)));
  for (const each of written) await database.transactions.audit(each);
  await sealAuditLog(database.auditLog, digest);
  await database.close();

  // From here on, the test changes rows without the service, as an attacker with access to the database.
  const connection = await connect(place, { patient: true });
  t.teardown(() => connection.close());
  const log = auditLogOf(connection);
  const tamper = tamperer(connection);
  const found = async (): Promise<string[]> => {
    const told: string[] = [];
    await proveAuditLog(log, { digest, now }, (fault) => told.push(fault));
    return told;
  };
  const id = (n: number) => written[n - 1]?.id;
  const third = `where id = '${id(3)}'`;

  await t.test('the audit log refuses updates, deletes and truncation, also in a replication session', async (t) => {
    for (const table of ['audit_entry', 'audit_seal']) {
      for (const text of [`update ${table} set position = 99`, `delete from ${table}`, `truncate ${table}`]) {
        t.match(await tamper(text), /only added/, text);
        t.match(await tamper('set local session_replication_role = replica', text), /only added/, text);
      }
    }
  });

  t.same(await found(), [], 'nothing happened so far');

  /** Runs the statements with the triggers disabled, and restores the rows after the check. */
  const shows = (texts: readonly string[], faults: readonly (string | RegExp)[]) =>
    t.test(`proveAuditLog reports the faults after "${texts.join('; ')}"`, async (t) => {
      const tables = ['audit_entry', 'audit_seal'];
      const guards = (state: string) =>
        tables.flatMap((table) => [
          `alter table ${table} ${state} trigger append_only`,
          `alter table ${table} ${state} trigger no_truncate`,
        ]);
      const kept = tables.map((table) => `create table kept_${table} as select * from ${table}`);
      const back = tables.flatMap((table) => [
        `delete from ${table}`,
        `insert into ${table} select * from kept_${table}`,
        `drop table kept_${table}`,
      ]);
      t.equal(await tamper(...kept, ...guards('disable'), ...texts), '');
      const told = await found();
      t.match(told, faults);
      t.equal(told.length, faults.length, 'and no other');
      t.equal(await tamper(...back, ...guards('enable always')), '');
      t.same(await found(), [], 'and all is well again');
    });
  const changed = [`entry ${id(3)} (seal 3) or its seal was changed`];
  for (const change of [
    `username = 'Berta'`,
    'username = null',
    'user_id = null',
    `operation = 'supplier.create'`,
    `at = at + interval '1 ms'`,
    `outcome = 'refused'`,
    `entity_id = 's2'`,
    'address = null',
    `request_id = 'r2'`,
    `code = 'X'`,
    `changes = '[]'`,
    `changes = jsonb_set(changes, '{0,before,b}', '1.6')`,
  ]) {
    await shows([`update audit_entry set ${change} ${third}`], changed);
  }
  await shows([`delete from audit_entry ${third}`], [`entry ${id(3)} (seal 3) is missing`]);
  await shows([`delete from audit_entry ${third}`, 'delete from audit_seal where number = 3'], ['seal 3 is missing']);
  await shows(
    ['delete from audit_seal where number = 3'],
    ['seal 3 is missing', `entry ${id(3)} has no seal: it was put in from outside, or nobody sealed since`],
  );
  await shows([`update audit_seal set hash = 'x' where number = 6`], [/seal 6\) or its seal was changed/]);
  const inserted = `insert into audit_entry (id, at, operation, outcome, changes) values ('${ids.next()}'`;
  await shows([`${inserted}, now() - interval '1 day', 'user.lock', 'done', '[]')`], [/has no seal/]);

  await t.test('proveAuditLog finds an inserted entry even after the service sealed it', async (t) => {
    t.equal(await tamper(`${inserted}, now() - interval '1 day', 'user.lock', 'done', '[]')`), '');
    await sealAuditLog(log, digest);
    t.match(await found(), [/\(seal 7\) of .* was put in after entries of/]);
  });
});

onEmptyPostgres('proveAudit refuses a database that has no audit log yet', async (t, url) => {
  const refusal = { name: 'StartupError', message: /no table audit_seal yet/ };
  await t.rejects(proveAudit({ url }, { digest, now: new Date() }, t.fail), refusal);
});

onEachDatabase('sealAuditLog hashes at most 100 entries in one turn of the event loop', async (t, open) => {
  const database = await open();
  t.teardown(() => database.close());
  await Promise.all(Array.from({ length: 250 }, () => database.transactions.audit(entry(new Date()))));
  let inThisTurn = 0;
  let most = 0;
  const counted = (text: string): string => {
    if (inThisTurn === 0) {
      setImmediate(() => {
        inThisTurn = 0;
      });
    }
    inThisTurn++;
    most = Math.max(most, inThisTurn);
    return digest(text);
  };
  t.equal((await sealAuditLog(database.auditLog, counted))?.number, 250, 'all are sealed');
  t.ok(most <= 100, `${most} at a time`);
});
