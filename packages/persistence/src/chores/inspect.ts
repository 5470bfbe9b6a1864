/** Looking at the database of the service without changing anything in it. */
import { type Connection, connect, isOnServer, type Location } from '../connection/index.ts';
import { hasCluster } from '../embedded/data-dir.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Opens the database as it is, for a look that takes as long as it takes. Refuses with a StartupError where there is no
 * database of the service, which is where it does not have the table.
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
