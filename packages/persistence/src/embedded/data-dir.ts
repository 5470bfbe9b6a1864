/**
 * The directory of the embedded database, and the lock that keeps a second process out of it.
 *
 * Two processes in one directory lose each other's writes without any error. The lock is the operating system's lock on a
 * file, held through SQLite, which comes with Node and has it on every platform: it ends with the process, however that
 * ends, so that there is no stale lock to clear away and no process id to mistake for another. It also holds between
 * containers that share the directory.
 */
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';
import { syncNames } from './disk.ts';

/** The part of the directory that is the embedded database's own. */
export const CLUSTER = 'postgres';
/** Where a restore puts the database that was there, until the other one is in its place. */
export const REPLACED = 'replaced';
/** The file that says where the database was moved to. */
export const MOVED = 'moved';

export interface DataDir {
  /** Where the database itself lies. */
  readonly cluster: string;
  readonly isNew: boolean;
  /** To be called when a new database has its tables: what was begun and not finished is thrown away at the next start. */
  finish(): Promise<void>;
  release(): void;
}

/**
 * Makes the directory if need be, and locks it. Refuses with a StartupError when it is in use, cannot be written, or holds
 * something that is no database.
 */
export async function openDataDir(path: string): Promise<DataDir> {
  const directory = resolve(path);
  try {
    await makeDirectory(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    await closeToOthers(directory);
  } catch (error) {
    throw new StartupError(
      `The data directory ${directory} cannot be made or written (${codeOf(error)}): correct DATA_DIR or its rights`,
      { cause: error },
    );
  }
  const release = lock(directory);
  try {
    return { ...(await prepare(directory)), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** With those above it. Node's own way to do that turns in a circle for ever below /proc. */
async function makeDirectory(directory: string): Promise<void> {
  if (await exists(directory)) return;
  await makeDirectory(dirname(directory));
  try {
    await mkdir(directory);
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  // Whatever the process's mask is: nobody else reads what the shop keeps.
  await chmod(directory, 0o700);
  syncNames(dirname(directory));
}

/**
 * Takes the rights of everybody but the owner: there are hashes of passwords and people's addresses in it, and who can lock its
 * file can keep the service from starting. What lies in the directory is out of reach then, whatever its own rights.
 */
async function closeToOthers(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  await chmod(directory, 0o700);
  for (const [name, own] of [
    [CLUSTER, 0o700],
    ['lock', 0o600],
    ['jwt-secret', 0o600],
  ] as const) {
    const path = join(directory, name);
    if (await exists(path)) await chmod(path, own);
  }
}

/** Whether there is a database in the directory. */
export const hasCluster = (path: string): boolean => existsSync(join(resolve(path), CLUSTER, 'PG_VERSION'));

/** Clears away a database that was never finished, and looks at the one there is. */
async function prepare(directory: string): Promise<Omit<DataDir, 'release'>> {
  const cluster = join(directory, CLUSTER);
  const unfinished = join(directory, 'unfinished');
  const replaced = join(directory, REPLACED);
  const moved = join(directory, MOVED);
  if (await exists(moved)) {
    const where = (await readFile(moved, 'utf8')).trim();
    throw new StartupError(
      `The database in ${directory} was moved ${where}: set DATABASE_URL; to use the old one all the same, delete the file ${moved}`,
    );
  }
  if (await exists(unfinished)) await rm(cluster, { recursive: true, force: true });
  // A restore that came to its end has put another one in its place; one that did not has lost its work alone.
  if (await exists(cluster)) await rm(replaced, { recursive: true, force: true });
  else if (await exists(replaced)) await rename(replaced, cluster);
  const isNew = !(await exists(cluster)) || (await readdir(cluster)).length === 0;
  if (isNew) {
    await writeFile(unfinished, 'The database beside this file was not finished: it is made anew.\n', { flush: true });
    syncNames(directory);
  }
  // The embedded server would take it for a new directory, and overwrite what is there.
  else if (!(await exists(join(cluster, 'PG_VERSION')))) {
    throw new StartupError(
      `There is no database in ${cluster}, but something else: put a backup in its place, or move it away to start anew`,
    );
  }
  // PostgreSQL's own lock. A power cut may leave it empty, and then PostgreSQL does not start; the lock that counts is taken.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return {
    cluster,
    isNew,
    async finish() {
      await rm(unfinished, { force: true });
      // Were the file there again after a power cut, all that was written since would be thrown away.
      syncNames(directory);
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function lock(directory: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(directory, 'lock'));
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file?.close();
    const isBusy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw new StartupError(
      isBusy
        ? `The data directory ${directory} is in use by another process: stop that one first, or give this one another DATA_DIR`
        : `The data directory ${directory} cannot be locked (${(error as Error).message}): correct DATA_DIR or its rights`,
      { cause: error },
    );
  }
  const held = file;
  return () => held.close();
}

const SQLITE_BUSY = 5;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
