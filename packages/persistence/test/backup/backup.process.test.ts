/** Restores real backups and compares every row with the original. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sealAuditLog } from '@cleaver/domain/audit';
import { createProductCategory } from '@cleaver/domain/masterdata';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { test } from 'tap';
import { connect } from '../../src/connection/index.ts';
import { backUp, proveAudit, restore } from '../../src/index.ts';
import { onEachDatabase, type Place } from '../databases.ts';
import { warehouse } from '../inventory/warehouse.ts';
import { wholeBackup } from './whole-backup.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Restores a backup and returns the reported faults. */
async function restored(place: Place, file: string, force = false): Promise<string[]> {
  const faults: string[] = [];
  await restore(place, file, { force, digest, report: (fault) => faults.push(fault) });
  return faults;
}

async function connected<T>(place: Place, work: (run: (text: string) => Promise<Rows>) => Promise<T>): Promise<T> {
  const connection = await connect(place, { patient: true });
  try {
    return await work((text) => connection.query({ text, values: [] }));
  } finally {
    await connection.close();
  }
}

type Rows = readonly Record<string, unknown>[];

const sql = (place: Place, text: string): Promise<Rows> => connected(place, (run) => run(text));

/** Runs the statements and returns every row of every table. Omits sessions, which a restore ends. */
const contents = (place: Place, ...statements: string[]): Promise<Record<string, unknown>> =>
  connected(place, async (run) => {
    for (const statement of statements) await run(statement);
    const tables = await run(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const all: Record<string, unknown> = {};
    for (const { name } of tables) {
      if (name === 'session') continue;
      const [row] = await run(`select coalesce(json_agg(t.* order by t::text), '[]')::text as rows from ${name} t`);
      all[String(name)] = row?.['rows'];
    }
    return all;
  });

onEachDatabase('a backup contains every row, and restore returns the database to its state', async (t, open, place) => {
  const directory = temporaryDirectory(t);
  const folder = join(directory, 'backups');
  const file = join(folder, 'first.backup');
  const isEmbedded = place.url === undefined;
  let names = 0;
  const write = async () => {
    const database = await open();
    const { ask } = warehouse(database);
    await ask(createProductCategory, { name: `Würstchen & Söhne ${++names}`, description: 'a\tb\n\\N "c"' });
    await sealAuditLog(database.auditLog, digest);
    await database.close();
  };
  const database = await open();
  const { ask, stock, batch } = warehouse(database);
  const { id: stockId } = await stock();
  await batch(stockId, '0.000001', 'MG');
  // Writes more audit entries than a failed write has retries. Each retry takes the next position. With fewer entries, a
  // retry would find a free position, even if the restore did not set the sequence.
  for (let n = 0; n < 20; n++) await ask(createProductCategory, { name: `Category ${n}` });
  await sealAuditLog(database.auditLog, digest);
  // The last entries before a backup may not be sealed yet.
  await ask(createProductCategory, { name: 'Unsealed' });
  await database.sequences.next('receipts', 7);
  await database.close();
  const before = await contents(
    place,
    `insert into session (id, user_id, created_at, expires_at, row_version)
    values (gen_random_uuid(), gen_random_uuid(), now(), now() + interval '1 day', 1)`,
  );
  t.match(before['stock_movement'], /0\.000000000001/, 'exact decimals are in it');

  await t.test('backUp writes one file that only its owner may read, and overwrites none', async (t) => {
    const { bytes, leftOut } = await backUp(place, file);
    t.same(leftOut, []);
    const { mode, size: found } = await stat(file);
    t.equal(mode & 0o777, 0o600);
    t.equal(bytes, found);
    await t.rejects(backUp(place, file), /There is a file .*first\.backup already/);
    await t.rejects(backUp(place, join(file, 'where')), /cannot be written \(ENOTDIR\)/);
    await t.rejects(backUp(place, join(directory, 'no', 'such', 'where')), /no\/such cannot be made \(ENOENT\)/);
    t.same(await readdir(directory), ['backups']);
    t.same(await readdir(folder), ['first.backup'], 'nothing unfinished is left');
    t.equal((await stat(folder)).mode & 0o777, 0o700, 'its folder is made, for the owner alone');
  });

  await t.test('restore refuses to replace existing data without force', async (t) => {
    await write();
    const now = await contents(place);
    await t.rejects(restored(place, file), /--force/);
    t.same(await contents(place), now);
    t.same(await restored(place, file, true), []);
    t.same(await contents(place), before, 'what came after the backup is gone');
  });

  await t.test('restore ends all sessions', async (t) => {
    t.same(await sql(place, 'select count(*)::int as live from session where ended_at is null'), [{ live: 0 }]);
  });

  await t.test('sequence numbers, positions of the audit log and seals continue after a restore', async (t) => {
    const last = async () => {
      const text = `select (select max(position) from audit_entry)::int as position,
        (select max(number) from audit_seal)::int as seal`;
      return (await sql(place, text))[0] as { position: number; seal: number };
    };
    const { position, seal } = await last();
    const running = await open();
    t.equal(await running.sequences.next('receipts'), 8);
    await running.close();
    await write();
    t.same(await last(), { position: position + 1, seal: seal + 2 }, 'the unsealed entry and the new one are sealed');
    const proof = await proveAudit(place, { digest, now: new Date(Date.now() + 3_600_000) }, t.fail);
    t.equal(proof.faults, 0);
  });

  await t.test('restore reports the faults that the data of the backup already had', async (t) => {
    const now = await contents(
      place,
      'update stock_batch set movements = 7',
      'alter table audit_entry disable trigger append_only',
      `update audit_entry set username = 'berta' where position = 1`,
      'alter table audit_entry enable always trigger append_only',
    );
    const faulty = join(directory, 'faulty');
    await backUp(place, faulty);
    await write();
    t.match(await restored(place, faulty, true), [
      /^Stock batch \S+ .+: it counts 7/,
      /^audit log: entry \S+ \(seal 1\)/,
    ]);
    t.same(await contents(place), now);
  });

  await t.test('restore refuses a damaged, foreign or newer backup and leaves the data unchanged', async (t) => {
    const now = await contents(place);
    const bytes = await readFile(file);
    const bad = async (name: string, content: Buffer | string, reason: RegExp) => {
      const path = join(directory, name);
      await writeFile(path, content);
      await t.rejects(restored(place, path, true), { name: 'StartupError', message: reason }, name);
    };
    await bad('cut', bytes.subarray(0, -100), /cut cannot be restored|pg_restore fails/);
    await bad('text', 'select 1;', /text is not a backup of Cleaver/);
    await bad('empty', '', /empty is not a backup of Cleaver/);
    const other = isEmbedded ? Buffer.from('PGDMP and more') : gzipSync('anything');
    await bad('other', other, isEmbedded ? /set DATABASE_URL/ : /unset DATABASE_URL/);
    await t.rejects(restored(place, join(directory, 'nowhere'), true), /nowhere cannot be read \(ENOENT\)/);

    await sql(place, `insert into migration (name) values ('Migration9999Future')`);
    const newer = join(directory, 'newer');
    await t.rejects(
      backUp(place, newer),
      /newer version of this program \(Migration9999Future\): take the backup with/,
    );
    await wholeBackup(place, newer);
    await t.rejects(restored(place, newer, true), /newer version of this program \(Migration9999Future\)/);
    t.same(await contents(place, `delete from migration where name = 'Migration9999Future'`), now);
  });

  await t.test('backUp of an embedded database and restore are refused while the service runs', async (t) => {
    const running = await open();
    if (isEmbedded) await t.rejects(backUp(place, join(directory, 'third')), /in use by another process: stop/);
    else t.ok(await backUp(place, join(directory, 'third')), 'PostgreSQL can be backed up meanwhile');
    await t.rejects(restored(place, file, true), /in use.*: stop/);
    await running.close();
  });

  if (isEmbedded) {
    await t.test('restore creates a missing data directory with nothing but the database', async (t) => {
      const to = join(directory, 'to');
      t.same(await restored({ dataDir: to }, file), []);
      t.same((await readdir(to)).sort(), ['.lock', 'lock', 'postgres'], 'nothing but the database is there');
      t.equal((await stat(to)).mode & 0o777, 0o700);
      t.same(await contents({ dataDir: to }), before);
    });
  }
});

test('backUp refuses a missing data directory and does not create it', async (t) => {
  const directory = temporaryDirectory(t);
  const nothing = join(directory, 'nothing');
  await t.rejects(backUp({ dataDir: nothing }, join(directory, 'none')), /no data directory with a database/);
  t.notOk((await readdir(directory)).includes('nothing'));
});
