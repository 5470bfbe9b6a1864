/**
 * The directory of the embedded database, and the lock against a second process.
 *
 * Two processes in one directory lose each other's writes without an error. The lock is a file lock of the operating
 * system. It is held through SQLite, which comes with Node on every platform. The operating system releases the lock
 * when the process ends in any way. So there are no stale locks and no process ids to mix up. The lock also works
 * between containers that share the directory. There are two lock files, because a process cannot see the lock on a
 * file that somebody deleted.
 */
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startup-error.ts';
import { syncNames } from './disk.ts';

/** The folder of the embedded database itself. */
export const CLUSTER = 'postgres';
/** The folder that keeps the previous database during a restore. */
export const REPLACED = 'replaced';
/** The lock files. The second is hidden, so that a person who deletes the first does not delete both. */
const LOCKS = ['lock', '.lock'];
/** The file that names the database to which the data was moved. */
export const MOVED = 'moved';

export interface DataDir {
  /** The path of the database itself. */
  readonly cluster: string;
  readonly isNew: boolean;
  /** Marks a new database as complete, once it has its tables. The next start discards an unfinished one. */
  finish(): Promise<void>;
  release(): void;
}

/**
 * Creates the directory if necessary, locks it, and prepares its database: removes an unfinished one, and completes or
 * undoes an interrupted restore. Refuses with a StartupError if the directory is in use, is not writable, has content
 * that is not a database, or has a database that was moved to PostgreSQL.
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

/** Creates a directory and its missing parents. Node's own recursive option loops forever below /proc. */
async function makeDirectory(directory: string): Promise<void> {
  if (await exists(directory)) return;
  await makeDirectory(dirname(directory));
  try {
    await mkdir(directory);
  } catch (error) {
    // Ignores the error if another process has just created the directory.
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  // Sets the mode regardless of the umask, because only the owner may read the shop's data.
  await chmod(directory, 0o700);
  syncNames(dirname(directory));
}

/**
 * Removes the permissions of all users except the owner. Does nothing on Windows. The files contain password hashes and
 * people's addresses. A process that can lock a lock file can prevent the service from starting. A closed directory
 * protects all content, whatever the permissions of the files in it.
 */
async function closeToOthers(directory: string): Promise<void> {
  const { mode } = await stat(directory);
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  await chmod(directory, 0o700);
  for (const [name, own] of [
    [CLUSTER, 0o700],
    ...LOCKS.map((name) => [name, 0o600] as const),
    ['jwt-secret', 0o600],
  ] as const) {
    const path = join(directory, name);
    if (await exists(path)) await chmod(path, own);
  }
}

/** Returns whether the directory contains a database. */
export const hasCluster = (path: string): boolean => existsSync(join(resolve(path), CLUSTER, 'PG_VERSION'));

/**
 * Prepares the database in the directory. Removes an unfinished database, and completes or undoes an interrupted
 * restore. Refuses a moved database, and content that is not a database, with a StartupError.
 */
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
  // If a restore has put the new database in place, removes the previous one. Otherwise puts the previous one back.
  if (await exists(cluster)) await rm(replaced, { recursive: true, force: true });
  else if (await exists(replaced)) await rename(replaced, cluster);
  const isNew = !(await exists(cluster)) || (await readdir(cluster)).length === 0;
  if (isNew) {
    await writeFile(unfinished, 'The database beside this file was not finished: it is made anew.\n', { flush: true });
    syncNames(directory);
  }
  // Without this check, the embedded server would treat the directory as new and overwrite its content.
  else if (!(await exists(join(cluster, 'PG_VERSION')))) {
    throw new StartupError(
      `There is no database in ${cluster}, but something else: put a backup in its place, or move it away to start anew`,
    );
  }
  // Removes PostgreSQL's own lock file. A power cut may leave it empty, and then PostgreSQL does not start. Our lock is
  // already held.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return {
    cluster,
    isNew,
    async finish() {
      await rm(unfinished, { force: true });
      // If the file came back after a power cut, the next start would discard all later writes.
      syncNames(directory);
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Locks all lock files. Returns the function that releases them. */
function lock(directory: string): () => void {
  const held: DatabaseSync[] = [];
  const release = () => {
    for (const file of held) file.close();
  };
  try {
    for (const name of LOCKS) {
      const file = new DatabaseSync(join(directory, name));
      held.push(file);
      file.exec('pragma busy_timeout = 0; begin exclusive');
    }
  } catch (error) {
    release();
    const isBusy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw new StartupError(
      isBusy
        ? `The data directory ${directory} is in use by another process: stop that one first, or give this one another DATA_DIR`
        : `The data directory ${directory} cannot be locked (${(error as Error).message}): correct DATA_DIR or its rights`,
      { cause: error },
    );
  }
  return release;
}

const SQLITE_BUSY = 5;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
