/** Implements the ports of the core on the database. */
import type { Ids, Ports, Reads, Sequences } from '@cleaver/domain';
import type { AuditLog } from '@cleaver/domain/audit';
import type { Reader, Transactions } from '@cleaver/domain/kernel';
import { sqlAuditLog } from './audit/audit-log.ts';
import { checkpoint } from './chores/checkpoint.ts';
import { inspect } from './chores/inspect.ts';
import { type Swept, sweep } from './chores/sweep.ts';
import { vacuum } from './chores/vacuum.ts';
import { type Connecting, connect, isOnServer, type Location, type PoolUse } from './connection/index.ts';
import { constraintsOf, translate } from './engine/failures.ts';
import { Mapping, type MappingOf, type Query } from './engine/mapping.ts';
import { sqlReader } from './engine/reader.ts';
import { snapshots } from './engine/snapshot.ts';
import { SqlTransactions } from './engine/unit-of-work.ts';
import { Writes } from './engine/writes.ts';
import { migrate, refuseMoving } from './migrate.ts';
import { MIGRATION_TABLE } from './migrations/index.ts';
import { sqlReads } from './reads.ts';
import { explain } from './startup-error.ts';
import { tables } from './tables.ts';

export type DatabaseOptions = Location &
  Pick<Connecting, 'connections' | 'observe' | 'replicaUrls' | 'reportReplica'> & {
    /** The generator of ids for new records in units of work. */
    readonly ids: Ids;
  };

export interface Database extends Reads {
  readonly transactions: Transactions;
  readonly reader: Reader;
  readonly sequences: Sequences;
  readonly auditLog: AuditLog;
  readonly atOneInstant: Ports['atOneInstant'];
  /** Returns the use of the connection pool. Undefined on the embedded database. */
  poolUse(): Promise<PoolUse | undefined>;
  /** Waits for a response of the database. Throws `Unavailable` if there is none. */
  ping(): Promise<void>;
  /**
   * Removes expired rows: ended sessions and tokens, old idempotency records, old log-in attempts. Returns the result
   * for each kind.
   */
  sweep(now: Date): Promise<readonly Swept[]>;
  /**
   * Vacuums and analyzes the tables with many new, changed or removed rows. Skips other tables, because a vacuum delays
   * requests briefly. Undefined on a server, which has autovacuum.
   */
  readonly vacuum: (() => Promise<void>) | undefined;
  /** Makes a checkpoint if the write-ahead log is large. Undefined on a server, which has a checkpointer. */
  readonly checkpoint: (() => Promise<void>) | undefined;
  /** Waits for running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database as `openDatabase` does. Also refuses a database that no service has used yet, with a StartupError.
 */
export async function openExistingDatabase(options: DatabaseOptions): Promise<Database> {
  await inspect(options, MIGRATION_TABLE, async () => undefined);
  return openDatabase(options);
}

/**
 * Opens the database and brings its tables up to date. Refuses with a StartupError if the database cannot be opened or
 * migrated. The message says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const connection = await connect(options, options);
  try {
    if (isOnServer(options)) await refuseMoving(connection);
    await migrate(connection, options);
    await connection.finish();
  } catch (error) {
    await connection.close();
    throw explain(error, 'the database');
  }
  const metadata = connection.orm.getMetadata();
  const mappings = new Map(tables.map((table) => [table.kind.name, new Mapping(table, metadata)]));
  const mappingOf = ((kind) => {
    const mapping = mappings.get(kind.name);
    if (!mapping) throw new Error(`${kind.name} has no table`);
    return mapping;
  }) as MappingOf;
  const readsOf = sqlReads(mappingOf);
  const transactions = new SqlTransactions(
    connection,
    mappingOf,
    constraintsOf(tables),
    () => options.ids.next(),
    new Writes(metadata, tables),
    readsOf,
  );
  const speaking =
    (run: Query): Query =>
    async (statement) => {
      transactions.refuseInside();
      try {
        return await run(statement);
      } catch (error) {
        throw translate(error, new Map());
      }
    };
  let ping: Promise<unknown> | undefined;
  const query = speaking((statement) => connection.query(statement));
  const read = speaking((statement) => connection.read(statement));
  return {
    transactions,
    reader: sqlReader(query, read, mappingOf),
    sequences: {
      async next(name, count = 1) {
        // Does not wait for the disk, so that callers of one sequence do not queue for it. A crash loses no used
        // number. The row with the number is committed later, and that commit syncs everything before it.
        const text =
          `insert into sequence as s (name, value) select $1, $2::bigint from set_config('synchronous_commit', 'off', true) ` +
          'on conflict (name) do update set value = s.value + excluded.value returning value';
        const [row] = await query({ text, values: [name, count] });
        return Number(row?.['value']) - count + 1;
      },
    },
    auditLog: sqlAuditLog(query, connection, metadata),
    ...readsOf(read),
    atOneInstant: snapshots(connection, transactions, mappingOf, readsOf),
    poolUse: () => connection.poolUse(),
    ping() {
      // Concurrent callers share one ping.
      ping ??= query({ text: 'select 1', values: [] }).finally(() => {
        ping = undefined;
      });
      return ping.then(() => undefined);
    },
    sweep: (now) => sweep(query, now),
    vacuum: isOnServer(options) ? undefined : () => vacuum(query),
    checkpoint: isOnServer(options) ? undefined : () => checkpoint(query),
    close: () => connection.close(),
  };
}
