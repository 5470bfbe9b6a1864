/**
 * Reads from streaming replicas (decision 0005). Only the opening of PostgreSQL imports this folder, and only if
 * `DATABASE_REPLICA_URLS` has entries.
 */
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import type { Connection } from '../connection/connection.ts';
import { parseUrl } from '../connection/url.ts';
import { ReplicatedDriver } from './driver.ts';
import { Replica, type ReplicaReport, Replicas } from './replicas.ts';

/** Timeouts in milliseconds. They are shorter than on the primary, because the primary is the fallback. */
const REPLICA_TIMEOUTS = { connectionTimeoutMillis: 500, query_timeout: 1_500 };
const REPLICA_SERVER_TIMEOUTS = { statement_timeout: 1_000 };

/**
 * Returns MikroORM's options for the replicas, and `start`. `start` enables reads from each replica when the replica
 * is ready.
 */
export function replicate(
  urls: readonly string[],
  driverOptions: (connectionString: string, prepares: boolean) => object,
  report: ReplicaReport = () => undefined,
) {
  const replicas = urls.map((url) => {
    const { clientUrl, at, isPrepared } = parseUrl(url, 'DATABASE_REPLICA_URLS');
    const replica = new Replica(at, report);
    const options = {
      ...driverOptions(clientUrl, isPrepared),
      verify: replica.verify,
      ...REPLICA_TIMEOUTS,
      ...(isPrepared ? REPLICA_SERVER_TIMEOUTS : {}),
    };
    return { replica, settings: { clientUrl, driverOptions: options } };
  });
  return {
    driver: ReplicatedDriver,
    replicas: replicas.map(({ settings }) => settings),
    start(connection: Connection, driver: AbstractSqlDriver): void {
      const readers = driver instanceof ReplicatedDriver ? driver.readers : [];
      for (const [at, reader] of readers.entries()) {
        const take = async () => (await reader.getNativeClient()).connect();
        replicas[at]?.replica.start(connection.queryableOf(take), connection);
      }
      const all = new Replicas(
        connection,
        replicas.map(({ replica }) => replica),
      );
      connection.readThrough({
        read: (statement) => all.read(statement),
        // MikroORM does not close these pools, because it has not used them.
        async end() {
          all.end();
          await Promise.all(readers.map(async (reader) => (await reader.getNativeClient()).end()));
        },
      });
    },
  };
}
