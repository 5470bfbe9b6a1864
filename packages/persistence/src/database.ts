/** The database as the core's ports. */
import type { AuditLog, Ids, InventoryReader, Reader, RecipeReader, Sequences, Transactions } from '@cleaver/domain';
import { sqlAuditLog } from './audit/audit-log.ts';
import { type Connecting, connect, isOnServer, type Location, type PoolUse } from './connection.ts';
import { hasCluster } from './data-dir.ts';
import { constraintsOf, translate } from './failures.ts';
import { sqlInventory } from './inventory/inventory-reader.ts';
import { Mapping, type Row, type Statement } from './mapping.ts';
import { migrate } from './migrate.ts';
import { keepNewCluster } from './new-cluster.ts';
import { sqlRecipes } from './production/recipe-reader.ts';
import { sqlReader } from './reader.ts';
import { type ShareCounts, shareCounts } from './shared/request-count.ts';
import { explain } from './startup-error.ts';
import { sweepStatements } from './sweep.ts';
import { tables } from './tables.ts';
import { type MappingOf, SqlTransactions } from './unit-of-work.ts';

export type DatabaseOptions = Location &
  Pick<Connecting, 'observe' | 'replicaUrls' | 'replicaTold'> & {
    /** What units of work take new ids from. */
    readonly ids: Ids;
  };

export interface Database {
  readonly transactions: Transactions;
  readonly reader: Reader;
  readonly sequences: Sequences;
  readonly auditLog: AuditLog;
  readonly recipes: RecipeReader;
  readonly inventory: InventoryReader;
  readonly shareCounts: ShareCounts;
  /** Undefined on the embedded database. */
  poolUse(): Promise<PoolUse | undefined>;
  /** Resolves when the database answers; throws `Unavailable` when it does not. */
  ping(): Promise<void>;
  /** Removes what is of no more use at that time: sessions and tokens that have ended, old answers, old log-in attempts. */
  sweep(now: Date): Promise<void>;
  /** Waits for what is running, and lets go of the database. */
  close(): Promise<void>;
}

/** Makes what new embedded databases are copies of, where it was not made yet: takes seconds, and saves them later. */
export const prepareNewDatabases = (): Promise<void> =>
  keepNewCluster(async (dataDir) => {
    const connection = await connect({ dataDir });
    try {
      await migrate(connection, { dataDir });
    } finally {
      await connection.close();
    }
  });

/**
 * Opens the database and brings its tables up to date. Refuses with a StartupError, which says what to do, when it cannot
 * be reached or used.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (!isOnServer(options) && !hasCluster(options.dataDir)) await prepareNewDatabases();
  const connection = await connect(options, options);
  try {
    await migrate(connection, options);
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
  const transactions = new SqlTransactions(connection, mappingOf, constraintsOf(tables), () => options.ids.next());
  const speaking = (run: (statement: Statement) => Promise<readonly Row[]>) => async (statement: Statement) => {
    transactions.refuseInside();
    try {
      return await run(statement);
    } catch (error) {
      throw translate(error, new Map());
    }
  };
  const query = speaking((statement) => connection.query(statement));
  const read = speaking((statement) => connection.read(statement));
  return {
    transactions,
    reader: sqlReader(query, read, mappingOf),
    sequences: {
      async next(name) {
        // Does not wait for the disk, so that takers of one sequence do not queue for it. No number that counts is lost with
        // that: whatever is written with it is committed later, and a commit takes all that went before along to the disk.
        const text =
          `insert into sequence as s (name, value) select $1, 1 from set_config('synchronous_commit', 'off', true) ` +
          'on conflict (name) do update set value = s.value + 1 returning value';
        const [row] = await query({ text, values: [name] });
        return Number(row?.['value']);
      },
    },
    auditLog: sqlAuditLog(query, connection, metadata),
    recipes: sqlRecipes(read, mappingOf),
    inventory: sqlInventory(read, mappingOf),
    shareCounts: shareCounts(query),
    poolUse: () => connection.poolUse(),
    async ping() {
      await query({ text: 'select 1', values: [] });
    },
    async sweep(now) {
      for (const statement of sweepStatements(now)) await query(statement);
    },
    close: () => connection.close(),
  };
}
