/**
 * Provides databases for tests: the embedded one, and PostgreSQL if `TEST_DATABASE_URL` names a server.
 * `TEST_STORES=PostgreSQL` selects only PostgreSQL.
 *
 *     onEachDatabase('recipes', async (t, open) => {
 *       const database = await open();
 *       …
 *     });
 *
 * Each test gets its own database, which is removed at the end. `onSharedDatabase` is for tests that can share one.
 */
import { testIds } from '@cleaver/testing';
import { createDatabaseWithTables } from '@cleaver/testing/machine/database-with-tables';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { createDatabase } from '@cleaver/testing/machine/test-database';
import tap, { type Test, test } from 'tap';
import type { Connection } from '../src/connection/index.ts';
import { type Database, type Location, openDatabase } from '../src/index.ts';

export const ids = testIds({ now: () => new Date(), pause: async () => undefined });

/** A function that opens the database of a test. A teardown closes the database. */
export type Open = () => Promise<Database>;

/** Address of the database that a test opens. */
export type Place = Location;

/** Runs the test on the embedded database, and on PostgreSQL if `TEST_DATABASE_URL` names a server. */
export function onEachDatabase(name: string, run: (t: Test, open: Open, place: Place) => Promise<void>): void {
  onEmbedded(name, async (t) => {
    const dataDir = await newDataDirectory(t);
    await run(
      t,
      closing(t, () => openDatabase({ dataDir, fsync: false, ids })),
      { dataDir, fsync: false },
    );
  });
  onPostgres(name, async (t, url) =>
    run(
      t,
      closing(t, () => openDatabase({ url, ids })),
      { url },
    ),
  );
}

function onEmbedded(name: string, run: (t: Test) => Promise<void>): void {
  if (process.env['TEST_STORES'] !== 'PostgreSQL') test(`${name}, embedded`, run);
}

/** Makes a data directory with a new database, and removes it at the end of the test. */
export async function newDataDirectory(t: Pick<Test, 'teardown'>): Promise<string> {
  const dataDir = temporaryDirectory(t);
  await copyEmptyDatabase(dataDir);
  return dataDir;
}

let shared: Promise<Database> | undefined;

/**
 * Returns the embedded database that the tests of a process share, because opening one takes longer than most tests.
 */
function sharedDatabase(): Promise<Database> {
  shared ??= newDataDirectory(tap).then(async (dataDir) => {
    const database = await openDatabase({ dataDir, fsync: false, ids });
    tap.teardown(() => database.close());
    return database;
  });
  return shared;
}

/**
 * Runs the test as `onEachDatabase` does, but shares the embedded database. The test must use only its own records and
 * leave the database open.
 */
export function onSharedDatabase(name: string, run: (t: Test, open: Open) => Promise<void>): void {
  onEmbedded(name, (t) => run(t, sharedDatabase));
  onPostgres(name, (t, url) =>
    run(
      t,
      closing(t, () => openDatabase({ url, ids })),
    ),
  );
}

/**
 * Runs the test with the URL of a PostgreSQL database that has all tables and no rows. Does nothing unless
 * `TEST_DATABASE_URL` is set.
 */
export const onPostgres = (name: string, run: (t: Test, url: string) => Promise<void>): void =>
  onNewPostgres(name, createDatabaseWithTables, run);

/** Runs the test as `onPostgres` does, with a database that has no tables. */
export const onEmptyPostgres = (name: string, run: (t: Test, url: string) => Promise<void>): void =>
  onNewPostgres(name, createDatabase, run);

function onNewPostgres(
  name: string,
  create: (server: string) => ReturnType<typeof createDatabase>,
  run: (t: Test, url: string) => Promise<void>,
): void {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  test(`${name}, PostgreSQL`, async (t) => {
    const { url, drop } = await create(server);
    t.teardown(drop);
    await run(t, url);
  });
}

function closing(t: Test, open: Open): Open {
  return async () => {
    const database = await open();
    // Closes the database before its directory or the database on the server is removed.
    t.teardown(() => database.close().catch(() => undefined));
    return database;
  };
}

/**
 * Returns a function that runs statements in one transaction, as a person with database access could. It returns the
 * error message, or an empty text.
 */
export const tamperer =
  (connection: Connection) =>
  async (...texts: string[]): Promise<string> => {
    const held = await connection.hold();
    try {
      for (const text of ['begin', ...texts, 'commit']) await held.query({ text, values: [] });
      return '';
    } catch (error) {
      await held.query({ text: 'rollback', values: [] });
      return String((error as Error).message);
    } finally {
      held.release();
    }
  };
