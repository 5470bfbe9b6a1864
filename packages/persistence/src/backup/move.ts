/** Moving everything from the embedded database to PostgreSQL, for who outgrows the one. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AuditProof, proveAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';
import { auditLogOf } from '../audit/audit-proof.ts';
import { type Connection, connect } from '../connection/index.ts';
import { parseUrl } from '../connection/url.ts';
import { hasCluster, MOVED } from '../data-dir.ts';
import { syncNames } from '../disk.ts';
import { type LedgerProof, prove } from '../inventory/ledger-proof.ts';
import type { Executor } from '../mapping.ts';
import { migrate } from '../migrate.ts';
import { MIGRATION_TABLE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  readonly ledger: LedgerProof;
  readonly audit: AuditProof;
}

export interface MoveOptions {
  readonly now: Date;
  readonly digest: Secrets['digest'];
  /** Is told each fault of the ledger or of the audit log, which was in the embedded database already. */
  readonly tell: (fault: string) => void;
}

/** So many rows go into one statement. */
const STEP = 500;

/**
 * Copies all tables of the embedded database in `dataDir` to an empty database on PostgreSQL, and proves that both hold the
 * same: every row, the ledger and the audit log. All or nothing: the target is empty again if it fails. The embedded database
 * stays as it is, and is marked, so that no service goes on with it by mistake. Refuses with a StartupError where the service
 * runs, the target is not empty or in use, or what was copied is not the same.
 */
export async function move(dataDir: string, url: string, { now, digest, tell }: MoveOptions): Promise<Moved> {
  const { at } = parseUrl(url, 'the address');
  if (!hasCluster(dataDir)) throw new StartupError(`There is no embedded database in ${dataDir}: correct DATA_DIR`);
  const source = await connect({ dataDir }, { patient: true });
  try {
    await migrate(source, { dataDir });
    const target = await connect({ url }, { patient: true });
    try {
      await refuseUsed(target, at);
      try {
        await migrate(target, { url });
        const { tables, rows } = await copy(source, target);
        const faults: string[] = [];
        const before = await proof(source, now, digest, (fault) => faults.push(fault));
        const after = await proof(target, now, digest, () => undefined);
        if (JSON.stringify(after) !== JSON.stringify(before)) {
          throw new StartupError('Ledger and audit log are not the same in both databases: nothing was moved');
        }
        for (const fault of faults) tell(fault);
        mark(dataDir, at, now);
        return { tables, rows, ...after };
      } catch (error) {
        await empty(target);
        throw error;
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function proof(connection: Connection, now: Date, digest: Secrets['digest'], tell: (fault: string) => void) {
  const ledger = await prove(connection, ({ what, problems }) => {
    for (const problem of problems) tell(`${what}: ${problem}`);
  });
  const audit = await proveAuditLog(auditLogOf(connection), { digest, now }, (fault) => tell(`audit log: ${fault}`));
  return { ledger, audit };
}

async function refuseUsed(target: Connection, at: string): Promise<void> {
  const [found] = await target.query({
    text: `
      select
        (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'cleaver'
          and pid <> pg_backend_pid())::int as clients,
        (select count(*) from pg_class where relnamespace = to_regnamespace('public'))::int as relations`,
    values: [],
  });
  if (Number(found?.['clients']) > 0) {
    throw new StartupError(`The database ${at} is in use: stop every instance of the service first`);
  }
  if (found?.['relations'] !== 0) {
    throw new StartupError(`The database ${at} is not empty: name one without tables`);
  }
}

interface Table {
  readonly name: string;
  /** Name and type of each column that is not computed from others. */
  readonly columns: readonly (readonly [name: string, type: string])[];
}

/**
 * In one transaction. What refers to other rows is checked at the end, when all are there: so the order of the tables does not
 * matter, nor that some refer to themselves.
 */
async function copy(source: Connection, target: Connection): Promise<{ tables: number; rows: number }> {
  const tables = await tablesOf(source);
  const held = await target.hold();
  const sql = (text: string, values: readonly unknown[] = []) => held.query({ text, values });
  try {
    await sql('begin');
    const references = await sql(`
      select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = to_regnamespace('public')`);
    for (const { table, name } of references) await sql(`alter table ${table} drop constraint ${name}`);
    let rows = 0;
    for (const table of tables) {
      await copyTable(source, held, table);
      const [here, there] = [await sumOf(source, table), await sumOf(held, table)];
      if (here.rows !== there.rows || here.sum !== there.sum) {
        throw new StartupError(`The table ${table.name} is not the same in both databases: nothing was moved`);
      }
      rows += here.rows;
    }
    for (const { table, name, definition } of references) {
      await sql(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await copyCounters(source, held);
    await sql('commit');
    return { tables: tables.length, rows };
  } catch (error) {
    await sql('rollback').catch(() => undefined);
    throw error;
  } finally {
    await held.release();
  }
}

async function tablesOf(source: Executor): Promise<readonly Table[]> {
  return source.query<Table>({
    text: `
      select quote_ident(c.relname) as name,
        array_to_json(array_agg(array[quote_ident(a.attname), format_type(a.atttypid, a.atttypmod)] order by a.attnum)) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = to_regnamespace('public') and c.relname <> $1
      group by c.relname order by c.relname`,
    values: [MIGRATION_TABLE],
  });
}

/** As PostgreSQL writes each value, so that nothing is lost on the way: digits of numbers, microseconds, order in documents. */
async function copyTable(source: Executor, target: Executor, { name, columns }: Table): Promise<void> {
  // What a migration has put there is in the source, too, or was taken away there. Others refuse even to delete nothing.
  const [seeded] = await target.query({ text: `select exists (select from ${name}) as "isSo"`, values: [] });
  if (seeded?.['isSo']) await target.query({ text: `delete from ${name}`, values: [] });
  const names = columns.map(([column]) => column);
  const read = `select ctid::text as place, ${names.map((column, n) => `${column}::text as c${n}`).join(', ')} from ${name} where ctid > $1::tid order by ctid limit ${STEP}`;
  const arrays = names.map((_, n) => `$${n + 1}::text[]`).join(', ');
  const values = columns.map(([, type], n) => `c${n}::${type}`).join(', ');
  const aliases = names.map((_, n) => `c${n}`).join(', ');
  const write = `insert into ${name} (${names.join(', ')}) overriding system value select ${values} from unnest(${arrays}) as sent(${aliases})`;
  for (let last = '(0,0)'; ; ) {
    const rows = await source.query({ text: read, values: [last] });
    if (rows.length === 0) return;
    await target.query({ text: write, values: names.map((_, n) => rows.map((row) => row[`c${n}`])) });
    last = String(rows.at(-1)?.['place']);
  }
}

/** How many rows there are, and one number of all their values, in whatever order they lie. */
async function sumOf(executor: Executor, { name, columns }: Table): Promise<{ rows: number; sum: string }> {
  const row = columns.map(([column]) => `${column}::text`).join(', ');
  const text = `select count(*)::int as rows,
    coalesce(sum(('x' || substr(md5(row(${row})::text), 1, 15))::bit(60)::bigint), 0)::text as sum from ${name}`;
  const [found] = await executor.query({ text, values: [] });
  return { rows: Number(found?.['rows']), sum: String(found?.['sum']) };
}

/** Those of PostgreSQL itself, which give out the next number of a column. */
async function copyCounters(source: Executor, target: Executor): Promise<void> {
  const text = `select quote_ident(relname) as name from pg_class where relkind = 'S' and relnamespace = to_regnamespace('public')`;
  for (const { name } of await source.query({ text, values: [] })) {
    const [counter] = await source.query({
      text: `select last_value::text as value, is_called from ${name}`,
      values: [],
    });
    await target.query({
      text: 'select setval($1::regclass, $2::text::bigint, $3)',
      values: [name, counter?.['value'], counter?.['is_called']],
    });
  }
}

/** Takes away what the migrations have made, so that the next try finds nothing. */
async function empty(target: Connection): Promise<void> {
  const found = await target.query({
    text: `
      select 'table' as kind, oid::regclass::text as name from pg_class
        where relkind = 'r' and relnamespace = to_regnamespace('public')
      union all
      select 'routine', oid::regprocedure::text from pg_proc where pronamespace = to_regnamespace('public')`,
    values: [],
  });
  for (const { kind, name } of found)
    await target.query({ text: `drop ${kind} if exists ${name} cascade`, values: [] });
}

/** `at` is without a password. */
function mark(dataDir: string, at: string, now: Date): void {
  const directory = resolve(dataDir);
  writeFileSync(join(directory, MOVED), `to ${at} on ${now.toISOString()}\n`, { flush: true });
  syncNames(directory);
}
