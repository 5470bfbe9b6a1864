/** Taking a backup: one file that holds the whole database as it was at one moment. */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Connection, isOnServer, type Location } from '../connection/index.ts';
import { syncNames } from '../disk.ts';
import { inspect } from '../inspect.ts';
import { MIGRATION_TABLE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';
import { runTool } from './postgres-tools.ts';

/**
 * Writes a backup to a new file, which its owner alone may read: there are people's data and hashes of passwords in it. Of
 * PostgreSQL in the custom format of `pg_dump`, while the service goes on; of the embedded database as a `.tar.gz` of its
 * directory, with the service stopped. Gives the size in bytes. Refuses with a StartupError that says what to do.
 */
export async function backUp(location: Location, file: string): Promise<number> {
  if (existsSync(file)) throw new StartupError(`There is a file ${file} already: name another one`);
  await makeFolder(dirname(file));
  const draft = `${file}.unfinished`;
  await (await create(draft)).close();
  try {
    await inspect(location, MIGRATION_TABLE, async (connection) => {
      if (!isOnServer(location)) await dumpEmbedded(connection, draft);
      else
        await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${draft}`], location.url);
    });
    const written = await open(draft, 'r+');
    const { size } = await written.stat();
    await written.sync();
    await written.close();
    await rename(draft, file);
    syncNames(dirname(file));
    return size;
  } finally {
    await rm(draft, { force: true });
  }
}

/** For its owner alone, as what goes into it. */
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

/** Instead of what an earlier attempt left there. */
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

async function dumpEmbedded(connection: Connection, file: string): Promise<void> {
  // So that what is copied is complete by itself, and not only together with the log of writes.
  await connection.query({ text: 'checkpoint', values: [] });
  const { PgliteDriver } = await import('@mikro-orm/pglite');
  const { driver } = connection.orm;
  if (!(driver instanceof PgliteDriver)) throw new Error('Only the embedded database is copied as a directory');
  const contents = await (await driver.getConnection().getNativeClient()).dumpDataDir('gzip');
  await pipeline(contents.stream(), createWriteStream(file));
}
