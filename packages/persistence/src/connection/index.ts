/** Opens the database. */
import type { Connection } from './connection.ts';
import { connectEmbedded } from './embedded.ts';
import { type Connecting, isOnServer, type Location } from './location.ts';
import { connectPostgres } from './postgres.ts';

export type { Connection, HeldConnection, PoolUse } from './connection.ts';
export { type Connecting, isOnServer, type Location } from './location.ts';
export { parseUrl } from './url.ts';

/** Opens the database. Refuses with a StartupError if the database cannot be opened. The message says what to do. */
export async function connect(location: Location, connecting: Connecting = {}): Promise<Connection> {
  return isOnServer(location) ? connectPostgres(location.url, connecting) : connectEmbedded(location, connecting);
}
