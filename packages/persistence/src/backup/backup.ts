/** Takes backups. A backup is one file with all data of the service at one moment. */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inspect } from '../chores/inspect.ts';
import { type Connection, isOnServer, type Location } from '../connection/index.ts';
import { syncNames } from '../embedded/disk.ts';
import { checkVersion, migrationsIn } from '../migrate.ts';
import { MIGRATION_TABLE, VERSION_OF_BASE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';
import { runTool } from './postgres-tools.ts';
import { copy, tablesOf } from './rows.ts';
import { foreignOf, objectsOf, withStructure } from './structure.ts';

export interface Backup {
  readonly bytes: number;
  /** Objects in the database that the service did not make. The backup omits them. Example: `index public.report`. */
  readonly leftOut: readonly string[];
}

/**
 * Writes a backup of the service's own tables to a new file. Only its owner can read the file, because it contains
 * personal data and password hashes. On PostgreSQL, the file has the custom format of `pg_dump`, and the service may
 * run during the backup. On the embedded database, the file is a `.tar.gz` of its directory, and the service must be
 * stopped. Refuses with a StartupError if the file exists or cannot be written, or if `pg_dump` fails. Also refuses a
 * missing database, and a database of a newer version or older than the base.
 */
export async function backUp(location: Location, file: string): Promise<Backup> {
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already: name another one`);
  await makeFolder(dirname(file));
  const draft = `${file}.unfinished`;
  await (await create(draft)).close();
  try {
    const leftOut = await inspect(location, MIGRATION_TABLE, (connection) => dump(location, connection, draft));
    const written = await open(draft, 'r+');
    const { size: bytes } = await written.stat();
    await written.sync();
    await written.close();
    await rename(draft, file);
    syncNames(dirname(file));
    return { bytes, leftOut };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates a missing folder that only its owner can access. Refuses with a StartupError if that fails. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new StartupError(`${folder} cannot be made (${(error as NodeJS.ErrnoException).code}): name another folder`, {
      cause: error,
    });
  }
}

/** Creates the file, and replaces the file of an earlier attempt. Refuses with a StartupError if that fails. */
async function create(file: string) {
  try {
    await rm(file, { force: true });
    return await open(file, 'wx', 0o600);
  } catch (error) {
    throw new StartupError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}): name another file`, {
      cause: error,
    });
  }
}

/**
 * Writes the backup to the file and returns the omitted objects. Refuses a database of a newer version, or older than
 * the base, with a StartupError.
 */
async function dump(location: Location, connection: Connection, file: string): Promise<readonly string[]> {
  const migrations = await migrationsIn(connection);
  checkVersion(migrations, {
    newer: (unknown) =>
      `The database was used by a newer version of this program (${unknown}): take the backup with that version`,
    older: `This database was last opened by an older version: take the backup with Cleaver ${VERSION_OF_BASE}`,
  });
  return withStructure(migrations, async (empty) => {
    const fixed = { fixed: !isOnServer(location) };
    const leftOut = foreignOf(await objectsOf(connection, fixed), await objectsOf(empty, fixed));
    if (isOnServer(location)) {
      const tables = (await tablesOf(empty)).map(({ name }) => `--table=public.${name}`);
      await runTool(
        'pg_dump',
        ['--format=custom', '--data-only', '--encoding=UTF8', ...tables, `--file=${file}`],
        location.url,
      );
    } else if (leftOut.length === 0) await dumpEmbedded(connection, file);
    else {
      await copy(connection, empty);
      await dumpEmbedded(empty, file);
    }
    return leftOut;
  });
}

async function dumpEmbedded(connection: Connection, file: string): Promise<void> {
  // Makes the copied files complete without the write-ahead log.
  await connection.query({ text: 'checkpoint', values: [] });
  const { PgliteDriver } = await import('@mikro-orm/pglite');
  const { driver } = connection.orm;
  if (!(driver instanceof PgliteDriver)) throw new Error('Only the embedded database is copied as a directory');
  const contents = await (await driver.getConnection().getNativeClient()).dumpDataDir('gzip');
  await pipeline(contents.stream(), createWriteStream(file));
}
