/** Restores a backup and proves the result. */
import { open } from 'node:fs/promises';
import { type AuditYardstick, proveAuditLog } from '@cleaver/domain/audit';
import type { Secrets } from '@cleaver/domain/kernel';
import { auditLogOf } from '../audit/audit-proof.ts';
import { type Connection, isOnServer, type Location } from '../connection/index.ts';
import { prove } from '../inventory/ledger-proof.ts';
import { migrate } from '../migrate.ts';
import { StartupError } from '../startup-error.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { restorePostgres } from './restore-postgres.ts';
import type { Finish, Restored } from './restored.ts';

export interface RestoreOptions {
  /** Whether to replace existing data. Without it, the restore refuses a database that is not empty. */
  readonly force: boolean;
  readonly digest: Secrets['digest'];
  readonly sign?: AuditYardstick['sign'];
  /** Reports each fault of the ledger or of the audit log in the restored data, and each omitted column. */
  readonly report: (fault: string) => void;
}

/**
 * Restores the rows of a backup into tables made by the migrations, and migrates the tables to the current version.
 * Then ends all sessions, and proves the ledger and the audit log. If the restore fails, the existing data stays.
 * Reports faults that the backup already had, without failing. Refuses with a StartupError if the database is in use,
 * or if an earlier restore to PostgreSQL was interrupted. Without `force`, also refuses a database that is not empty.
 * Also refuses a backup that is damaged, of a newer version, of another kind of database, or with objects that the
 * service did not make. Runs none of these objects.
 */
export async function restore(location: Location, file: string, options: RestoreOptions): Promise<Restored> {
  const kind = await kindOf(file);
  const finish: Finish = async (connection) => {
    await migrate(connection, location);
    await endSessions(connection);
    return proof(connection, options);
  };
  if (isOnServer(location)) {
    if (kind === 'PostgreSQL') return restorePostgres(location.url, file, options.force, finish, options.report);
  } else if (kind === 'embedded') return restoreEmbedded(location.dataDir, file, options.force, finish);
  throw new StartupError(
    kind === 'PostgreSQL'
      ? `${file} is a backup of PostgreSQL: set DATABASE_URL to the database to restore it to`
      : `${file} is a backup of the embedded database: unset DATABASE_URL, and set DATA_DIR to the directory to restore it to`,
  );
}

/** Returns the kind of a backup by its first bytes. Throws a StartupError if the file is unreadable or not a backup. */
async function kindOf(file: string): Promise<'PostgreSQL' | 'embedded'> {
  const start = Buffer.alloc(5);
  try {
    const handle = await open(file);
    await handle.read(start).finally(() => handle.close());
  } catch (error) {
    throw new StartupError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}): name another file`, {
      cause: error,
    });
  }
  if (start.toString('latin1') === 'PGDMP') return 'PostgreSQL';
  if (start[0] === 0x1f && start[1] === 0x8b) return 'embedded';
  throw new StartupError(`${file} is not a backup of Cleaver: name another file`);
}

/**
 * Ends all sessions. Sessions ended after the backup, and refresh tokens used after it, must not become valid again.
 */
async function endSessions(connection: Connection): Promise<void> {
  await connection.query({
    text: 'update session set ended_at = now(), row_version = row_version + 1 where ended_at is null',
    values: [],
  });
}

async function proof(connection: Connection, { digest, sign, report }: RestoreOptions): Promise<Restored> {
  const ledger = await prove(connection, ({ what, problems }) => {
    for (const problem of problems) report(`${what}: ${problem}`);
  });
  // Uses the time of the newest entry as the time of the proof, because no service seals entries in a backup.
  const [newest] = await connection.query({ text: 'select max(at)::text as at from audit_entry', values: [] });
  const now = newest?.['at'] ? new Date(`${String(newest['at']).replace(' ', 'T')}:00`) : new Date(0);
  const audit = await proveAuditLog(auditLogOf(connection), { digest, now, archived: 'wherever', sign }, (fault) =>
    report(`audit log: ${fault}`),
  );
  return { ledger, audit };
}
