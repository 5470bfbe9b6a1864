/** Moves all data from the embedded database to PostgreSQL. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type AuditProof, proveAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';
import { auditLogOf } from '../audit/audit-proof.ts';
import { type Connection, connect } from '../connection/index.ts';
import { parseUrl } from '../connection/url.ts';
import { hasCluster, MOVED } from '../embedded/data-dir.ts';
import { syncNames } from '../embedded/disk.ts';
import { type LedgerProof, prove } from '../inventory/ledger-proof.ts';
import { migrate } from '../migrate.ts';
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
  /** Reports each fault of the ledger or of the audit log that the embedded database already had. */
  readonly report: (fault: string) => void;
}

/**
 * Copies all tables of the embedded database in `dataDir` to an empty PostgreSQL database. Proves that the rows, the
 * ledger and the audit log are equal in both databases. If the move fails, the target is empty again. Runs missing
 * migrations on the embedded database, but keeps its data. After the move, a mark file prevents the use of the embedded
 * database by mistake. Refuses with a StartupError if either database is missing, in use or cannot be opened. Also
 * refuses a target that is not empty, and a copy that differs.
 */
export async function move(dataDir: string, url: string, { now, digest, report }: MoveOptions): Promise<Moved> {
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
        for (const fault of faults) report(fault);
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

async function proof(connection: Connection, now: Date, digest: Secrets['digest'], report: (fault: string) => void) {
  const ledger = await prove(connection, ({ what, problems }) => {
    for (const problem of problems) report(`${what}: ${problem}`);
  });
  const audit = await proveAuditLog(auditLogOf(connection), { digest, now, archived: 'wherever' }, (fault) =>
    report(`audit log: ${fault}`),
  );
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

/** Writes the file that names the new database. `at` contains no password. */
function mark(dataDir: string, at: string, now: Date): void {
  const directory = resolve(dataDir);
  writeFileSync(join(directory, MOVED), `to ${at} on ${now.toISOString()}\n`, { flush: true });
  syncNames(directory);
}
