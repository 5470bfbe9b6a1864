/**
 * The connection to the database: MikroORM opens and pools it, on PostgreSQL or embedded, and both take the same statements
 * through its Kysely.
 */
import { MikroORM } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlConnection, AbstractSqlDriver } from '@mikro-orm/sql';
import { CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { openDataDir } from './data-dir.ts';
import type { Row, Statement } from './mapping.ts';
import { MIGRATION_TABLE, MIGRATIONS } from './migrations/index.ts';
import { copyNewCluster } from './new-cluster.ts';
import { Replica, Replicas, type ReplicaTold } from './replicas.ts';
import { explain, StartupError } from './startup-error.ts';
import { records } from './tables.ts';

/** Where the database is. */
export type Location = OnServer | Embedded;
interface OnServer {
  /** `postgresql://user:password@host:port/database`; with `?prepared=false` for a pooler that shares connections. */
  readonly url: string;
  readonly dataDir?: string;
}
interface Embedded {
  readonly url?: string | undefined;
  /** The directory of the embedded database, used where there is no `url`. */
  readonly dataDir: string;
}

/** Something that takes statements: the pool, or one connection that is held. */
export interface Executor {
  query(statement: Statement): Promise<readonly Row[]>;
}

/** Sees every statement with its text, which holds no values, and runs it. Is itself part of what the statement takes. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>;

export interface Connecting {
  /** Without time-outs, for what takes as long as it takes: migrations, proofs, a restore. */
  readonly patient?: boolean;
  /** Sees every statement, for metrics and traces. */
  readonly observe?: Observe | undefined;
  /**
   * Where reads may go beside the `url`: addresses like it, each of one streaming replica of its database. That one is away
   * keeps nobody from opening the database.
   */
  readonly replicaUrls?: readonly string[] | undefined;
  /** Hears which of them are away, and when they are there again. */
  readonly replicaTold?: ReplicaTold | undefined;
}

/** How many connections to the database there are, and who waits for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface HeldConnection extends Executor {
  /** Gives it back to the pool; it must not be in a transaction any more. */
  release(): void;
}

/**
 * Milliseconds. The server's limits are below the client's, so that it is the server that gives up, in order. A queue for
 * one row moves on as the transaction before ends, so what waits for long waits for something that hangs. Whoever waits for
 * a connection and then for a lock in vain knows so after less than five seconds.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 2_500,
  query_timeout: 2_700,
};
const SERVER_TIMEOUTS = {
  lock_timeout: 2_000,
  statement_timeout: 2_400,
  idle_in_transaction_session_timeout: 5_000,
};
/** Shorter, since the primary is asked afterwards. */
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 500, query_timeout: 1_500 };
const REPLICA_SERVER_TIMEOUTS = { statement_timeout: 1_000 };

/** A pooler takes no settings for a connection, which others use too. They go with each transaction then. */
const LIMITED_BEGIN = [
  'begin',
  ...Object.entries(SERVER_TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`),
].join('; ');

/** Twice what two cores keep busy, and some for transactions that wait for each other. */
const POOL = { min: 0, max: 10, idleTimeoutMillis: 60_000 };

export class Connection implements Executor {
  readonly orm: MikroORM;
  /** How a transaction is begun. */
  readonly begin: string;
  readonly #kysely: Kysely<unknown>;
  readonly #release: () => void;
  readonly #run: typeof run;
  #replicas: Replicas | undefined;

  constructor(
    orm: MikroORM,
    release: () => void,
    { begin = 'begin', observe }: { begin?: string; observe?: Observe | undefined } = {},
  ) {
    this.orm = orm;
    this.begin = begin;
    this.#kysely = kyselyOf(orm.driver.getConnection('write'));
    this.#release = release;
    this.#run = observe ? (kysely, statement) => observe(statement.text, () => run(kysely, statement)) : run;
  }

  /** Sends reads to replicas from when each can take them. `connections`: MikroORM's, one each. */
  readFrom(replicas: readonly Replica[], connections: readonly object[]): void {
    for (const [at, connection] of connections.entries()) {
      const kysely = kyselyOf(connection);
      replicas[at]?.start({ query: (statement) => this.#run(kysely, statement) }, this);
    }
    this.#replicas = new Replicas(this, replicas);
  }

  /** In a transaction of its own. */
  query(statement: Statement): Promise<readonly Row[]> {
    return this.#run(this.#kysely, statement);
  }

  /** As `query` and with the same outcome, for what only reads: a replica may answer. */
  read(statement: Statement): Promise<readonly Row[]> {
    return this.#replicas ? this.#replicas.read(statement) : this.query(statement);
  }

  /**
   * One connection for several statements, which the database takes one after another. Those that are given to it at once
   * travel together: each is answered for itself, and one that fails does not keep back those after it.
   */
  hold(): Promise<HeldConnection> {
    return new Promise((resolve, reject) => {
      const held = (connection: DatabaseConnection) =>
        new Promise<void>((release) => {
          resolve({ query: (statement) => this.#run(connection, statement), release });
        });
      // What `Kysely.connection` gives would wait for each answer before it sends the next statement.
      this.#kysely.getExecutor().provideConnection(held).catch(reject);
    });
  }

  /** Undefined on the embedded database, which has one connection in this process. */
  async poolUse(): Promise<PoolUse | undefined> {
    const connection = this.orm.driver.getConnection() as unknown as { getNativeClient(): Promise<Partial<Pool>> };
    const { totalCount, idleCount = 0, waitingCount = 0 } = await connection.getNativeClient();
    return totalCount === undefined
      ? undefined
      : { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    this.#replicas?.end();
    try {
      await this.orm.close(true);
    } finally {
      this.#release();
    }
  }
}

const kyselyOf = (connection: object): Kysely<unknown> =>
  (connection as AbstractSqlConnection).getClient() as Kysely<unknown>;

async function run(on: Kysely<unknown> | DatabaseConnection, { text, values }: Statement): Promise<readonly Row[]> {
  return (await on.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]))).rows;
}

/** Whether it is PostgreSQL, and not the embedded database. */
export const isOnServer = (location: Location): location is OnServer => location.url !== undefined;

/** Opens the database. Refuses with a StartupError that says what to do. */
export async function connect(location: Location, connecting: Connecting = {}): Promise<Connection> {
  return isOnServer(location)
    ? connectPostgres(location.url, connecting)
    : connectEmbedded(location.dataDir, connecting);
}

const COMMON = {
  entities: [...records],
  // Nothing is found by looking at files, and nothing is written to any.
  discovery: { checkDuplicateTableNames: false },
  metadataCache: { enabled: false },
  extensions: [Migrator],
  migrations: { tableName: MIGRATION_TABLE, migrationsList: MIGRATIONS, snapshot: false, disableForeignKeys: false },
  logger: () => undefined,
};

async function connectPostgres(
  url: string,
  { patient = false, observe, replicaUrls = [], replicaTold = () => undefined }: Connecting,
): Promise<Connection> {
  const { clientUrl, at, isPrepared } = parseUrl(url);
  const [{ Driver }, { Client, PreparingClient }] = await Promise.all([
    import('./postgres-driver.ts'),
    import('./prepared.ts'),
  ]);
  const common = { pipeline: true, application_name: 'cleaver', keepAlive: true };
  const replicas = replicaUrls.map((replicaUrl) => {
    const parsed = parseUrl(replicaUrl, 'DATABASE_REPLICA_URLS');
    const replica = new Replica(parsed.at, replicaTold);
    const driverOptions = {
      ...common,
      connectionString: parsed.clientUrl,
      Client: parsed.isPrepared ? PreparingClient : Client,
      verify: replica.verify,
      ...REPLICA_TIMEOUTS,
      ...(parsed.isPrepared ? REPLICA_SERVER_TIMEOUTS : {}),
    };
    return { replica, options: { clientUrl: parsed.clientUrl, driverOptions } };
  });
  const orm = new MikroORM<AbstractSqlDriver>({
    ...COMMON,
    driver: Driver,
    clientUrl,
    replicas: replicas.map(({ options }) => options),
    pool: POOL,
    driverOptions: {
      ...common,
      connectionString: clientUrl,
      Client: isPrepared && !patient ? PreparingClient : Client,
      ...(patient ? {} : TIMEOUTS),
      ...(patient || !isPrepared ? {} : SERVER_TIMEOUTS),
    },
  });
  const connection = new Connection(orm as unknown as MikroORM, () => undefined, {
    begin: isPrepared || patient ? 'begin' : LIMITED_BEGIN,
    observe,
  });
  try {
    const [row] = await connection.query({
      text: `select current_setting('server_version_num')::int as version`,
      values: [],
    });
    const version = Math.floor(Number(row?.['version']) / 10_000);
    if (version < 15)
      throw new StartupError(`PostgreSQL at ${at} is version ${version}: version 15 or later is needed`);
  } catch (error) {
    await connection.close();
    throw explain(error, at);
  }
  if (replicas.length > 0) {
    const { readers } = orm.driver as unknown as InstanceType<typeof Driver>;
    connection.readFrom(
      replicas.map(({ replica }) => replica),
      readers,
    );
  }
  return connection;
}

/** What the driver takes, what a reader may see, and whether statements may be prepared. */
export function parseUrl(url: string, name = 'DATABASE_URL'): { clientUrl: string; at: string; isPrepared: boolean } {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new StartupError(`${name} is not like postgresql://user:password@host:5432/database: correct it`);
  }
  const isPrepared = parsed.searchParams.get('prepared') !== 'false';
  parsed.searchParams.delete('prepared');
  return { clientUrl: parsed.href, at: `${parsed.host || 'the local socket'}${parsed.pathname}`, isPrepared };
}

async function connectEmbedded(path: string, { observe }: Connecting): Promise<Connection> {
  const dataDir = await openDataDir(path);
  let connection: Connection | undefined;
  try {
    const { PgliteDriver } = await import('@mikro-orm/pglite');
    if (dataDir.isNew && !(await copyNewCluster(dataDir.cluster))) await makeCluster(dataDir.cluster);
    const orm = new MikroORM<AbstractSqlDriver>({
      ...COMMON,
      driver: PgliteDriver,
      dbName: dataDir.cluster,
    });
    connection = new Connection(orm as unknown as MikroORM, () => dataDir.release(), { observe });
    await connection.query({ text: `set timezone = 'UTC'`, values: [] });
    await dataDir.finish();
    return connection;
  } catch (error) {
    if (connection) await connection.close().catch(() => undefined);
    else dataDir.release();
    throw new StartupError(
      dataDir.isNew
        ? `The embedded database cannot be made in ${dataDir.cluster} (${firstLine(error)}): make room there, or correct DATA_DIR`
        : `The embedded database in ${dataDir.cluster} cannot be read (${firstLine(error)}): put a backup in its place, or move it away to start anew`,
      { cause: error },
    );
  }
}

/** Unpacks what `initdb` would make, in less than half the time. MikroORM cannot: it copies options, and with them the archive. */
async function makeCluster(dataDir: string): Promise<void> {
  const [{ PGlite }, empty] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-prepopulatedfs'),
  ]);
  await (await PGlite.create({ dataDir, loadDataDir: await empty.dataDir() })).close();
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
