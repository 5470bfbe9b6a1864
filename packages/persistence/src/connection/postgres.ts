/** Opens a database on PostgreSQL. */
import { MikroORM } from '@mikro-orm/core';
import type { PostgreSqlDriver as Driver } from '@mikro-orm/postgresql';
import type { Row } from '../engine/column.ts';
import { explain, StartupError } from '../startup-error.ts';
import { Connection } from './connection.ts';
import type { Connecting } from './location.ts';
import { COMMON } from './orm.ts';
import { parseUrl } from './url.ts';

/**
 * The client's timeouts in milliseconds. The server's limits are below the client's, so that the server times out first
 * and rolls back cleanly. A queue for a row advances with every transaction, so a long wait means that a transaction
 * hangs. A caller that waits for a connection and then for a lock without success gets the error in less than five
 * seconds.
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
/**
 * The statement that begins a transaction behind a pooler. It sets the timeouts, because a pooler accepts no settings
 * per connection.
 */
const LIMITED_BEGIN = [
  'begin',
  ...Object.entries(SERVER_TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`),
].join('; ');

/**
 * Maximum number of connections. It is twice the number that keeps two cores busy, plus a reserve for waiting
 * transactions.
 */
const CONNECTIONS = 10;
const IDLE_MS = 60_000;

export async function connectPostgres(
  url: string,
  { patient = false, connections = CONNECTIONS, observe, replicaUrls = [], reportReplica }: Connecting,
): Promise<Connection> {
  const { clientUrl, at, isPrepared } = parseUrl(url);
  const { PostgreSqlDriver } = await import('@mikro-orm/postgresql');
  const { Client, PreparingClient } = await import('./prepared.ts');
  const driverOptions = (connectionString: string, prepares: boolean) => ({
    pipeline: true,
    application_name: 'cleaver',
    keepAlive: true,
    connectionString,
    Client: prepares ? PreparingClient : Client,
  });
  const replication =
    replicaUrls.length > 0
      ? (await import('../replication/index.ts')).replicate(replicaUrls, driverOptions, reportReplica)
      : undefined;
  const orm = new MikroORM<Driver>({
    ...COMMON,
    driver: replication?.driver ?? PostgreSqlDriver,
    clientUrl,
    replicas: replication?.replicas ?? [],
    pool: { min: 0, max: connections, idleTimeoutMillis: IDLE_MS },
    driverOptions: {
      ...driverOptions(clientUrl, isPrepared && !patient),
      ...(patient ? {} : TIMEOUTS),
      ...(patient || !isPrepared ? {} : SERVER_TIMEOUTS),
    },
  });
  const pool = await orm.driver
    .getConnection()
    .getNativeClient()
    .catch((error: unknown) => {
      throw explain(error, at);
    });
  const connection = new Connection(orm, () => undefined, {
    take: () => pool.connect(),
    begin: isPrepared || patient ? 'begin' : LIMITED_BEGIN,
    observe,
    pool,
  });
  try {
    // Reads the version through MikroORM, because MikroORM closes only a pool that it has used.
    const [row] = await orm.driver
      .getConnection()
      .execute<Row[]>(`select current_setting('server_version_num')::int as version`);
    const version = Math.floor(Number(row?.['version']) / 10_000);
    if (version < 15)
      throw new StartupError(`PostgreSQL at ${at} is version ${version}: version 15 or later is needed`);
  } catch (error) {
    await connection.close();
    throw explain(error, at);
  }
  replication?.start(connection, orm.driver);
  return connection;
}
