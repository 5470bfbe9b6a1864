/** Opens the existing database of the service for a command. */
import { type Connection, connect, isOnServer, type Location } from '../connection/index.ts';
import { hasCluster } from '../embedded/data-dir.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Opens the database without migrating it and without timeouts, and runs `look` on it. Refuses with a StartupError if
 * the database or the table is missing. The refusals of `connect` also apply.
 */
export async function inspect<T>(
  location: Location,
  table: string,
  look: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (!isOnServer(location) && !hasCluster(location.dataDir)) {
    throw new StartupError(`There is no data directory with a database at ${location.dataDir}: correct DATA_DIR`);
  }
  const connection = await connect(location, { patient: true });
  try {
    const [found] = await connection.query({ text: 'select to_regclass($1) is null as missing', values: [table] });
    if (found?.['missing']) {
      throw new StartupError(`The database has no table ${table} yet: start the service with it once`);
    }
    return await look(connection);
  } finally {
    await connection.close();
  }
}
