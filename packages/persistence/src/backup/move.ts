/** Moves all data from the embedded database to PostgreSQL. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AuditProof, type AuditYardstick, proveAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';
import { auditLogOf } from '../audit/audit-proof.ts';
import { type Connection, connect } from '../connection/index.ts';
import { parseUrl } from '../connection/url.ts';
import { hasCluster, MOVED } from '../embedded/data-dir.ts';
import { syncNames } from '../embedded/disk.ts';
import { type LedgerProof, prove } from '../inventory/ledger-proof.ts';
import { beginMove, endMove, isMoving, migrate } from '../migrate.ts';
import { StartupError } from '../startup-error.ts';
import { copy } from './rows.ts';

export interface Moved {
  readonly tables: number;
  readonly rows: number;
  readonly ledger: LedgerProof;
  readonly audit: AuditProof;
}

export interface MoveOptions {
  readonly now: Date;
  readonly digest: Secrets['digest'];
  readonly sign?: AuditYardstick['sign'];
  /** Reports each fault of the ledger or of the audit log that the embedded database already had. */
  readonly report: (fault: string) => void;
}

/**
 * Copies all tables of the embedded database in `dataDir` to an empty PostgreSQL database. Proves that the rows, the
 * ledger and the audit log are equal in both databases. If the move fails, the target is empty again. If it was killed,
 * the next move to the same target begins anew, and the service refuses the target until then. Runs missing
 * migrations on the embedded database, but keeps its data. After the move, a mark file prevents the use of the embedded
 * database by mistake. Refuses with a StartupError if either database is missing, in use or cannot be opened. Also
 * refuses a target that is not empty, and a copy that differs.
 */
export async function move(dataDir: string, url: string, options: MoveOptions): Promise<Moved> {
  const { at } = parseUrl(url, 'the address');
  if (!hasCluster(dataDir)) throw new StartupError(`There is no embedded database in ${dataDir}: correct DATA_DIR`);
  if (isMovedTo(dataDir, at)) await endMoveTo(url);
  const source = await connect({ dataDir }, { patient: true });
  try {
    await migrate(source, { dataDir });
    const target = await connect({ url }, { patient: true });
    try {
      await makeEmpty(target, at);
      await beginMove(target);
      try {
        await migrate(target, { url });
        const moved = await moveRows(source, target, options);
        mark(dataDir, at, options.now);
        return moved;
      } catch (error) {
        unmark(dataDir);
        await empty(target);
        throw error;
      } finally {
        await endMove(target);
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveRows(source: Connection, target: Connection, options: MoveOptions): Promise<Moved> {
  const { tables, rows } = await copy(source, target);
  const faults: string[] = [];
  const before = await proof(source, options, (fault) => faults.push(fault));
  const after = await proof(target, options, () => undefined);
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    throw new StartupError('Ledger and audit log are not the same in both databases: nothing was moved');
  }
  for (const fault of faults) options.report(fault);
  return { tables, rows, ...after };
}

async function proof(connection: Connection, { now, digest, sign }: MoveOptions, report: (fault: string) => void) {
  const ledger = await prove(connection, ({ what, problems }) => {
    for (const problem of problems) report(`${what}: ${problem}`);
  });
  const audit = await proveAuditLog(auditLogOf(connection), { digest, now, archived: 'wherever', sign }, (fault) =>
    report(`audit log: ${fault}`),
  );
  return { ledger, audit };
}

/**
 * Removes what an interrupted move left. Refuses a target that is in use, or that has tables of anything else, with a
 * StartupError.
 */
async function makeEmpty(target: Connection, at: string): Promise<void> {
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
  // The service refuses such a target, so nothing but the rows of the interrupted move is in it.
  if (await isMoving(target)) await empty(target);
  else if (found?.['relations'] !== 0) {
    throw new StartupError(`The database ${at} is not empty: name one without tables`);
  }
}

/** Removes everything that the migrations made, so that the next attempt finds an empty database. */
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

/** Removes the mark of a move that was killed after it was complete. */
async function endMoveTo(url: string): Promise<void> {
  const target = await connect({ url }, { patient: true });
  try {
    await endMove(target);
  } finally {
    await target.close();
  }
}

const markOf = (dataDir: string): string => join(resolve(dataDir), MOVED);

/** Returns whether the embedded database was moved to this address, completely. */
const isMovedTo = (dataDir: string, at: string): boolean =>
  existsSync(markOf(dataDir)) && readFileSync(markOf(dataDir), 'utf8').startsWith(`to ${at} on `);

const unmark = (dataDir: string): void => rmSync(markOf(dataDir), { force: true });

/** Writes the file that names the new database. `at` contains no password. */
function mark(dataDir: string, at: string, now: Date): void {
  writeFileSync(markOf(dataDir), `to ${at} on ${now.toISOString()}\n`, { flush: true });
  syncNames(resolve(dataDir));
}
