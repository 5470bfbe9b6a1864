/**
 * What a new embedded database begins as: a copy of one with all tables and no rows, made once for each version of the
 * embedded server and each set of migrations. The copy takes a tenth of the time that making one takes.
 */
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, cpSync, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLUSTER } from './data-dir.ts';
import { syncNames, syncTree } from './disk.ts';

/** Beside the packages, as what is kept of the compiled sources: it belongs to them, and goes with them. */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/new-cluster/', import.meta.url));

/** Takes a copy into the directory, which is empty or not there; says whether there was something to copy. */
export async function copyNewCluster(cluster: string): Promise<boolean> {
  const original = await place();
  if (!existsSync(original)) return false;
  try {
    accessSync(join(original, 'PG_VERSION'), constants.R_OK);
  } catch {
    // Who installed it keeps it from whoever runs it.
    return false;
  }
  // In a third of the time that the asynchronous one takes for its thousand files.
  cpSync(original, cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  return true;
}

/**
 * Makes the original where there is none. `make` makes a database with all tables in a data directory, and closes it.
 * Does without where the folder cannot be written: each new database is made from nothing then.
 */
export async function keepNewCluster(make: (dataDir: string) => Promise<void>): Promise<void> {
  const original = await place();
  if (existsSync(original)) return;
  let draft: string | undefined;
  try {
    await mkdir(KEPT, { recursive: true });
    draft = await mkdtemp(join(KEPT, 'draft-'));
    await make(draft);
    // Whoever runs the service need not be who installed it. There is nothing of anybody's in it.
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
    }
    // What is copied later on must not be half of it.
    await syncTree(draft);
    // Another process may have been faster: then there is one already.
    await rename(join(draft, CLUSTER), original);
    syncNames(KEPT);
  } catch {
    // Whoever needs a database makes one, and says why where that fails too.
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true });
  }
}

/** Named by all that goes into it. */
async function place(): Promise<string> {
  const migrations = new URL('migrations/', import.meta.url);
  const sources = (await readdir(migrations)).sort().map((file) => new URL(file, migrations));
  const server = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const hash = createHash('sha256');
  for (const source of [server, ...sources]) hash.update(await readFile(source));
  return join(KEPT, hash.digest('hex').slice(0, 16));
}
