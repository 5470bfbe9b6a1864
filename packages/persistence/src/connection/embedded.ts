/** Opens the embedded database. */
import { setImmediate as otherWork } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/core';
import type { PgliteConnection } from '@mikro-orm/pglite';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { openDataDir } from '../embedded/data-dir.ts';
import { syncTree } from '../embedded/disk.ts';
import type { SyncedFiles } from '../embedded/synced-files.ts';
import { StartupError } from '../startup-error.ts';
import { type Client, Connection } from './connection.ts';
import type { Connecting, Embedded } from './location.ts';
import { COMMON } from './orm.ts';

/**
 * Memory of PostgreSQL's own cache, allocated at the start and never freed. The cache of the operating system holds
 * further data. The default is 128 MB.
 */
const SHARED_BUFFERS = '32MB';

/**
 * Milliseconds after which other work of the event loop runs, because the database runs on the thread of the requests.
 */
const LOOP_EVERY_MS = 5;

/**
 * Returns a function that takes the single connection, in the order of the calls. Statements run one after another, with
 * other work of the event loop in between, also within a transaction: a delivery of 1,000 lines has many large ones.
 */
function oneAtATime(database: PGlite): () => Promise<Client> {
  let last = Promise.resolve();
  let statement: Promise<unknown> = Promise.resolve();
  let looped = 0;
  const giveWay = async (): Promise<void> => {
    if (performance.now() - looped <= LOOP_EVERY_MS) return;
    await otherWork();
    looped = performance.now();
  };
  const query: Client['query'] = (text, values) => {
    const result = statement.then(giveWay).then(() => database.query(text, values));
    statement = result.catch(() => undefined);
    return result;
  };
  return async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    await giveWay();
    return { query, release };
  };
}

export async function connectEmbedded(
  { dataDir: path, fsync = true }: Embedded,
  { observe }: Connecting,
): Promise<Connection> {
  const dataDir = await openDataDir(path);
  const { cluster } = dataDir;
  let connection: Connection | undefined;
  try {
    const [{ PgliteDriver }, { PGlite }, { SyncedFiles, SYNCING }] = await Promise.all([
      import('@mikro-orm/pglite'),
      import('@electric-sql/pglite'),
      import('../embedded/synced-files.ts'),
    ]);
    if (dataDir.isNew) await makeCluster(cluster);
    // Syncs the new files while the server starts.
    const synced = dataDir.isNew && fsync ? syncTree(cluster) : undefined;
    synced?.catch(() => undefined);
    const files = fsync ? new SyncedFiles(cluster) : undefined;
    const orm = new MikroORM<AbstractSqlDriver>({
      ...COMMON,
      driver: PgliteDriver,
      dbName: cluster,
      // A function returns the options, because MikroORM copies plain objects.
      driverOptions: () => ({
        ...(files && { fs: files }),
        startParams: [...(files ? SYNCING : PGlite.defaultStartParams), '-c', `shared_buffers=${SHARED_BUFFERS}`],
      }),
    });
    const database = await (orm.driver.getConnection() as PgliteConnection).getNativeClient();
    connection = new Connection(orm, () => dataDir.release(), {
      take: oneAtATime(database),
      observe,
      finish: () => dataDir.finish(),
    });
    // Sets the time zone through MikroORM, because MikroORM closes only a database that it has used.
    await orm.driver.getConnection().execute(`set timezone = 'UTC'`);
    if (files) await checkSync(connection, files);
    await synced;
    return connection;
  } catch (error) {
    if (connection) await connection.close().catch(() => undefined);
    else dataDir.release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      dataDir.isNew
        ? `The embedded database cannot be made in ${dataDir.cluster} (${firstLine(error)}): make room there, or correct DATA_DIR`
        : `The embedded database in ${dataDir.cluster} cannot be read (${firstLine(error)}): put a backup in its place, or move it away to start anew`,
      { cause: error },
    );
  }
}

/** Makes the server sync its log once. Throws a StartupError if this version of PGlite does not call the sync hook. */
async function checkSync(connection: Connection, files: SyncedFiles): Promise<void> {
  const before = files.requested;
  // Writes an empty entry to the log and requests a sync.
  await connection.query({ text: `select pg_logical_emit_message(false, 'cleaver', '', true)`, values: [] });
  if (files.requested > before) return;
  throw new StartupError(
    'The embedded database does not sync what it writes with this version of PGlite: install the version that package-lock.json names; EMBEDDED_FSYNC=off starts without, and a power cut may take everything then',
  );
}

/**
 * Unpacks the stored result of `initdb`, in less than half the time of `initdb`. MikroORM cannot do this, because it
 * would copy the archive with the other options.
 */
async function makeCluster(dataDir: string): Promise<void> {
  const [{ PGlite }, empty] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-prepopulatedfs'),
  ]);
  await (await PGlite.create({ dataDir, loadDataDir: await empty.dataDir() })).close();
}

const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
