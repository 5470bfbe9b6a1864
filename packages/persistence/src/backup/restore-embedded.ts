/** Restores the embedded database from an archive of its directory. */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { connect } from '../connection/index.ts';
import { CLUSTER, openDataDir, REPLACED } from '../embedded/data-dir.ts';
import { syncNames, syncTree } from '../embedded/disk.ts';
import type { Queryable, Statement } from '../engine/mapping.ts';
import { migrateTo } from '../migrate.ts';
import { MIGRATION_TABLE } from '../migrations/index.ts';
import { StartupError } from '../startup-error.ts';
import type { Finish, Restored } from './restored.ts';
import { copy } from './rows.ts';
import { checkMigrations, foreignOf, listed, objectsOf } from './structure.ts';

/**
 * Builds the new database next to the current one, and moves it into place after the proof. Without `force`, refuses
 * with a StartupError if the directory contains a database. Also refuses a backup that is damaged, of a newer version,
 * or with objects that the service did not make. The refusals of `openDataDir` also apply.
 */
export async function restoreEmbedded(path: string, file: string, force: boolean, finish: Finish): Promise<Restored> {
  const target = await openDataDir(path);
  // The draft is inside the directory, because the directory may be the mount point of a separate file system.
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

/** Makes the tables with the migrations of the backup, and copies its rows into them. */
async function build(draft: string, file: string, finish: Finish): Promise<Restored> {
  await mkdir(draft, { mode: 0o700 });
  const archive = join(draft, 'archive');
  const source = await unpack(file, archive);
  try {
    const backup: Queryable = { query: async <R>({ text, values }: Statement<R>) => rowsOf<R>(source, text, values) };
    const migrations = await migrationsOf(backup);
    checkMigrations(migrations, file);
    const connection = await connect({ dataDir: draft });
    try {
      await migrateTo(connection, migrations);
      const fixed = { fixed: true };
      const foreign = foreignOf(await objectsOf(backup, fixed), await objectsOf(connection, fixed));
      if (foreign.length > 0) {
        throw new StartupError(
          `${file} has in it what the service did not make: ${listed(foreign)}: nothing of it was run; take a backup with npm run backup, which leaves that out`,
        );
      }
      await copy(backup, connection);
      return await finish(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await source.close().catch(() => undefined);
    await rm(archive, { recursive: true, force: true });
  }
}

const rowsOf = async <R>(source: PGlite, text: string, values: readonly unknown[]): Promise<readonly R[]> =>
  (await source.query<R>(text, [...values])).rows;

/**
 * Returns the names of the migrations that the backup has run. Returns none if `MIGRATION_TABLE` does not name a plain
 * table, because a view could run functions of the backup.
 */
async function migrationsOf(backup: Queryable): Promise<readonly string[]> {
  const [table] = await backup.query({
    text: `
      select from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 2200 and c.relname = '${MIGRATION_TABLE}' and c.relkind = 'r' and c.relam = 2
        and a.attname = 'name' and a.atttypid in (25, 1043)`,
    values: [],
  });
  if (!table) return [];
  const rows = await backup.query({ text: `select name from only public.${MIGRATION_TABLE}`, values: [] });
  return rows.map(({ name }) => String(name));
}

/**
 * Settings that keep libraries and event triggers of the archive from running. With this `search_path`, names resolve
 * to PostgreSQL's own objects first.
 */
const CLOSED = ['event_triggers=off', 'search_path=public', 'row_security=off', 'jit=off'].concat(
  ['shared_preload_libraries', 'session_preload_libraries', 'local_preload_libraries'].map((name) => `${name}=`),
);

async function unpack(file: string, archive: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  try {
    // Decompresses the archive without PGlite, because a truncated archive would end the process there.
    const loadDataDir = new Blob([await promisify(gunzip)(await readFile(file))], { type: 'application/x-tar' });
    const startParams = [...PGlite.defaultStartParams, ...CLOSED.flatMap((setting) => ['-c', setting])];
    const source = await PGlite.create({ dataDir: archive, loadDataDir, startParams });
    await source.exec(`set search_path = public; set timezone = 'UTC'`);
    return source;
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n');
    throw new StartupError(`${file} cannot be restored (${reason}): name another backup`, { cause: error });
  }
}
