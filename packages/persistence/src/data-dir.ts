/**
 * The directory of the embedded database, and the lock that keeps a second process out of it.
 *
 * Two processes in one directory lose each other's writes without any error. The lock is the operating system's lock on a
 * file, held through SQLite, which comes with Node and has it on every platform: it ends with the process, however that
 * ends, so that there is no stale lock to clear away and no process id to mistake for another. It also holds between
 * containers that share the directory.
 */
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

/** The part of the directory that is the embedded database's own. */
export const CLUSTER = 'postgres';

export interface DataDir {
  /** Where the database itself lies. */
  readonly cluster: string;
  readonly isNew: boolean;
  /** To be called when a new database can be used: what was begun and not finished is thrown away at the next start. */
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
    const made = await mkdir(directory, { recursive: true, mode: 0o700 });
    // The mode of a new directory is subject to the process's mask.
    if (made) await chmod(directory, 0o700);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
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

/** Whether there is a database in the directory. */
export const hasCluster = (path: string): boolean => existsSync(join(resolve(path), CLUSTER, 'PG_VERSION'));

/** Clears away a database that was never finished, and looks at the one there is. */
async function prepare(directory: string): Promise<Omit<DataDir, 'release'>> {
  const cluster = join(directory, CLUSTER);
  const unfinished = join(directory, 'unfinished');
  if (await exists(unfinished)) await rm(cluster, { recursive: true, force: true });
  const isNew = !(await exists(cluster)) || (await readdir(cluster)).length === 0;
  if (isNew) await writeFile(unfinished, 'The database beside this file was not finished: it is made anew.\n');
  // The embedded server would take it for a new directory, and overwrite what is there.
  else if (!(await exists(join(cluster, 'PG_VERSION')))) {
    throw new StartupError(
      `There is no database in ${cluster}, but something else: put a backup in its place, or move it away to start anew`,
    );
  }
  return { cluster, isNew, finish: () => rm(unfinished, { force: true }) };
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
