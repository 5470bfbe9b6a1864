/**
 * The directory of the embedded database, and the lock that keeps a second process out of it.
 *
 * Two processes in one directory lose each other's writes without any error. The lock is the operating system's lock on a
 * file, held through SQLite, which comes with Node and has it on every platform: it ends with the process, however that
 * ends, so that there is no stale lock to clear away and no process id to mistake for another. It also holds between
 * containers that share the directory.
 */
import { access, chmod, constants, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

export interface DataDir {
  /** Where the database itself lies. */
  readonly cluster: string;
  readonly isNew: boolean;
  release(): void;
}

/** Makes the directory if need be, and locks it. Refuses with a StartupError when it is in use or cannot be written. */
export async function openDataDir(path: string): Promise<DataDir> {
  const directory = resolve(path);
  const cluster = join(directory, 'postgres');
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
    return { cluster, isNew: await isEmpty(cluster), release };
  } catch (error) {
    release();
    throw error;
  }
}

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

async function isEmpty(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length === 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;
