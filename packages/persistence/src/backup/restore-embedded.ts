/** Restoring the embedded database, whose backup is an archive of its directory. */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { connect } from '../connection/index.ts';
import { CLUSTER, openDataDir, REPLACED } from '../data-dir.ts';
import { syncNames, syncTree } from '../disk.ts';
import { StartupError } from '../startup-error.ts';
import type { Finish, Restored } from './restored.ts';

/** Builds the database beside the one there is, and puts it in its place when all is well. */
export async function restoreEmbedded(path: string, file: string, force: boolean, finish: Finish): Promise<Restored> {
  const target = await openDataDir(path);
  // Inside of the directory: it may be the mount point of a file system of its own.
  const directory = resolve(path);
  const draft = join(directory, 'restoring');
  try {
    if (!target.isNew && !force) {
      throw new StartupError(
        `There is a database in ${directory}: give an empty DATA_DIR, or --force to replace everything in it`,
      );
    }
    await rm(draft, { recursive: true, force: true });
    const restored = await build(draft, file, finish);
    await syncTree(draft);
    const replaced = join(directory, REPLACED);
    await rm(replaced, { recursive: true, force: true });
    if (!target.isNew) await rename(target.cluster, replaced);
    await rm(target.cluster, { recursive: true, force: true });
    syncNames(directory);
    await rename(join(draft, CLUSTER), target.cluster);
    syncNames(directory);
    await target.finish();
    await rm(replaced, { recursive: true, force: true });
    return restored;
  } finally {
    await rm(draft, { recursive: true, force: true });
    target.release();
  }
}

async function build(draft: string, file: string, finish: Finish): Promise<Restored> {
  await mkdir(draft, { mode: 0o700 });
  await unpack(file, join(draft, CLUSTER));
  const connection = await connect({ dataDir: draft });
  try {
    const [table] = await connection.query({ text: `select to_regclass('migration') is null as missing`, values: [] });
    if (table?.['missing']) throw new StartupError(`${file} is not a backup of Cleaver: name another file`);
    return await finish(connection);
  } finally {
    await connection.close();
  }
}

async function unpack(file: string, cluster: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  try {
    // Not left to PGlite: an archive that was cut short would end the process.
    const loadDataDir = new Blob([await promisify(gunzip)(await readFile(file))], { type: 'application/x-tar' });
    await (await PGlite.create({ dataDir: cluster, loadDataDir })).close();
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n');
    throw new StartupError(`${file} cannot be restored (${reason}): name another backup`, { cause: error });
  }
}
