/** Migrates the tables when the database is opened, and refuses tables that a move has not filled. */
import { type Connection, connect, isOnServer, type Location } from './connection/index.ts';
import { BASE, isReplaced, MIGRATION_TABLE, MIGRATIONS, VERSION_OF_BASE } from './migrations/index.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs all migrations that the database has not run yet, all or nothing. Instances that start at the same time wait for
 * each other. Throws a StartupError if the database has migrations of a newer version, or is older than the base.
 */
export async function migrate(connection: Connection, location: Location): Promise<void> {
  if ((await missing(connection)).length === 0) return;
  if (isOnServer(location)) await upAlone(location);
  else await up(connection);
}

/**
 * Waits for other instances that migrate, and runs the missing migrations. Uses no timeouts, because migrations may
 * take long.
 */
async function upAlone(location: Location): Promise<void> {
  const patient = await connect(location, { patient: true });
  try {
    const lock = await patient.hold();
    try {
      await lock.query({ text: 'begin', values: [] });
      await lock.query({ text: `select pg_advisory_xact_lock(hashtextextended('migrations', 0))`, values: [] });
      if ((await missing(patient)).length > 0) await up(patient);
      await lock.query({ text: 'commit', values: [] });
    } finally {
      await lock.release();
    }
  } finally {
    await patient.close();
  }
}

/** The schema that marks the target of a move until everything is in it. It is empty. */
const MOVING = 'unfinished_move';

/** Marks the database as the target of a move. */
export const beginMove = (target: Connection): Promise<unknown> =>
  target.query({ text: `create schema if not exists ${MOVING}`, values: [] });

export const endMove = (target: Connection): Promise<unknown> =>
  target.query({ text: `drop schema if exists ${MOVING}`, values: [] });

/** Returns whether a move to this database began and did not end. */
export async function isMoving(target: Connection): Promise<boolean> {
  const [found] = await target.query({ text: `select to_regnamespace('${MOVING}') is not null as "isSo"`, values: [] });
  return found?.['isSo'] === true;
}

/** Refuses the target of an interrupted move with a StartupError. */
export async function refuseMoving(target: Connection): Promise<void> {
  if (!(await isMoving(target))) return;
  throw new StartupError(
    'A move to this database was interrupted: run npm run move again, with the address of this database',
  );
}

/** Runs the migrations of a backup in an empty database. The backup may be of an older version, but not older than the base. */
export async function migrateTo({ orm }: Connection, names: readonly string[]): Promise<void> {
  await orm.migrator.up({ migrations: MIGRATIONS.map(({ name }) => name).filter((name) => names.includes(name)) });
}

async function up({ orm }: Connection): Promise<void> {
  await orm.migrator.up();
}

/**
 * Returns the names of the migrations that the database has not run yet. Throws a StartupError if the database has
 * migrations of a newer version, or is older than the base.
 */
async function missing(connection: Connection): Promise<readonly string[]> {
  const names = MIGRATIONS.map(({ name }) => name);
  const exists = `select to_regclass('${MIGRATION_TABLE}') is not null as "exists"`;
  const [table] = await connection.query({ text: exists, values: [] });
  if (!table?.['exists']) return names;
  const seen = await migrationsIn(connection);
  checkVersion(seen, {
    newer: (unknown) =>
      `The database was used by a newer version of this program (${unknown}): start that version, or restore a backup from before`,
    older: `This database was last opened by an older version: start Cleaver ${VERSION_OF_BASE} once on it, then this version`,
  });
  return names.filter((name) => !seen.includes(name));
}

/** Returns the names of the migrations that the database has run. */
export async function migrationsIn(connection: Connection): Promise<readonly string[]> {
  const rows = await connection.query({ text: `select name from ${MIGRATION_TABLE}`, values: [] });
  return rows.map(({ name }) => String(name));
}

/** Throws a StartupError for migrations that this version of the program does not know, and for those of before the base. */
export function checkVersion(
  names: readonly string[],
  messages: { readonly newer: (unknown: string) => string; readonly older: string },
): void {
  const unknown = names.filter((name) => !isReplaced(name) && MIGRATIONS.every((migration) => migration.name !== name));
  if (unknown.length > 0) throw new StartupError(messages.newer(unknown.join(', ')));
  if (names.length > 0 && !names.includes(BASE)) throw new StartupError(messages.older);
}
