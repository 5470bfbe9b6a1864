/**
 * The connection to the database: MikroORM opens and pools it, on PostgreSQL or embedded, and both take the same statements
 * through its Kysely.
 */
import { MikroORM } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { AbstractSqlConnection, AbstractSqlDriver } from '@mikro-orm/sql';
import { CompiledQuery, type Kysely } from 'kysely';
import { openDataDir } from './data-dir.ts';
import type { Row, Statement } from './mapping.ts';
import { MIGRATION_TABLE, MIGRATIONS } from './migrations/index.ts';
import { explain, StartupError } from './startup-error.ts';
import { records } from './tables.ts';

/** Where the database is; with neither it is in memory and ends with the process. */
export interface Location {
  /** `postgresql://user:password@host:port/database`; with `?prepared=false` for a pooler that shares connections. */
  readonly url?: string | undefined;
  /** The directory of the embedded database. */
  readonly dataDir?: string | undefined;
}

/** Something that takes statements: the pool, or one connection that is held. */
export interface Executor {
  query(statement: Statement): Promise<readonly Row[]>;
}

export interface HeldConnection extends Executor {
  /** Gives it back to the pool; it must not be in a transaction any more. */
  release(): void;
}

/**
 * Milliseconds. The server's limits are below the client's, so that it is the server that gives up, in order. A queue for
 * one row moves on as the transaction before ends, so what waits for long waits for something that hangs.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 2_500,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 5_000,
};

/** Twice what two cores keep busy, and some for transactions that wait for each other. */
const POOL = { min: 0, max: 10, idleTimeoutMillis: 60_000 };

export class Connection implements Executor {
  readonly orm: MikroORM;
  readonly #kysely: Kysely<unknown>;
  readonly #release: () => void;

  constructor(orm: MikroORM, release: () => void) {
    this.orm = orm;
    this.#kysely = (orm.driver.getConnection() as AbstractSqlConnection).getClient() as Kysely<unknown>;
    this.#release = release;
  }

  /** In a transaction of its own. */
  query(statement: Statement): Promise<readonly Row[]> {
    return run(this.#kysely, statement);
  }

  /** One connection for several statements, which it takes one after another. */
  hold(): Promise<HeldConnection> {
    return new Promise((resolve, reject) => {
      const held = (kysely: Kysely<unknown>) =>
        new Promise<void>((release) => resolve({ query: oneByOne((statement) => run(kysely, statement)), release }));
      this.#kysely.connection().execute(held).catch(reject);
    });
  }

  async close(): Promise<void> {
    try {
      await this.orm.close(true);
    } finally {
      this.#release();
    }
  }
}

/** Keeps a statement back until the one before it has ended. */
function oneByOne(query: Executor['query']): Executor['query'] {
  let running: Promise<unknown> | undefined;
  return async (statement) => {
    while (running) await running.catch(() => undefined);
    const result = query(statement);
    running = result;
    try {
      return await result;
    } finally {
      running = undefined;
    }
  };
}

async function run(kysely: Kysely<unknown>, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await kysely.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]));
  return rows;
}

/** Opens the database. Refuses with a StartupError that says what to do. `patient`: without time-outs, for migrations. */
export async function connect({ url, dataDir }: Location, { patient = false } = {}): Promise<Connection> {
  return url === undefined ? connectEmbedded(dataDir) : connectPostgres(url, patient);
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

async function connectPostgres(url: string, patient: boolean): Promise<Connection> {
  const { clientUrl, at, isPrepared } = parseUrl(url);
  const [{ PostgreSqlDriver }, { Client, PreparingClient }] = await Promise.all([
    import('@mikro-orm/postgresql'),
    import('./prepared.ts'),
  ]);
  const orm = new MikroORM<AbstractSqlDriver>({
    ...COMMON,
    driver: PostgreSqlDriver,
    clientUrl,
    pool: POOL,
    driverOptions: {
      connectionString: clientUrl,
      Client: isPrepared && !patient ? PreparingClient : Client,
      application_name: 'cleaver',
      keepAlive: true,
      options: '-c timezone=UTC',
      ...(patient ? {} : TIMEOUTS),
    },
  });
  const connection = new Connection(orm as unknown as MikroORM, () => undefined);
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
  return connection;
}

function parseUrl(url: string): { clientUrl: string; at: string; isPrepared: boolean } {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new StartupError('DATABASE_URL is not like postgresql://user:password@host:5432/database: correct it');
  }
  const isPrepared = parsed.searchParams.get('prepared') !== 'false';
  parsed.searchParams.delete('prepared');
  return { clientUrl: parsed.href, at: `${parsed.host || 'the local socket'}${parsed.pathname}`, isPrepared };
}

async function connectEmbedded(path: string | undefined): Promise<Connection> {
  const dataDir = path === undefined ? undefined : await openDataDir(path);
  let connection: Connection | undefined;
  try {
    const { PgliteDriver } = await import('@mikro-orm/pglite');
    const orm = new MikroORM<AbstractSqlDriver>({
      ...COMMON,
      driver: PgliteDriver,
      dbName: dataDir?.cluster ?? 'memory://',
    });
    connection = new Connection(orm as unknown as MikroORM, () => dataDir?.release());
    await connection.query({ text: `set timezone = 'UTC'`, values: [] });
    return connection;
  } catch (error) {
    if (connection) await connection.close().catch(() => undefined);
    else dataDir?.release();
    if (!dataDir) throw error;
    throw new StartupError(
      dataDir.isNew
        ? `The embedded database cannot be made in ${dataDir.cluster} (${firstLine(error)}): make room there, or correct DATA_DIR`
        : `The embedded database in ${dataDir.cluster} cannot be read (${firstLine(error)}): put a backup in its place, or move it away to start anew`,
      { cause: error },
    );
  }
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
