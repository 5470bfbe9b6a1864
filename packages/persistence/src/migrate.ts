/** Migrates the tables when the database is opened, and refuses tables that a move has not filled. */
import { type Connection, connect, isOnServer, type Location } from './connection/index.ts';
import { MIGRATION_TABLE, MIGRATIONS } from './migrations/index.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs all migrations that the database has not run yet, all or nothing. Instances that start at the same time wait for
 * each other. Throws a StartupError if the database has migrations of a newer version.
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

/** Runs the migrations of a backup in an empty database. The backup may be of an older version. */
export async function migrateTo({ orm }: Connection, names: readonly string[]): Promise<void> {
  await orm.migrator.up({ migrations: [...names] });
}

async function up({ orm }: Connection): Promise<void> {
  await orm.migrator.up();
}

/**
 * Returns the names of the migrations that the database has not run yet. Throws a StartupError if the database has
 * migrations of a newer version.
 */
async function missing(connection: Connection): Promise<readonly string[]> {
  const exists = `select to_regclass('${MIGRATION_TABLE}') is not null as "exists"`;
  const [table] = await connection.query({ text: exists, values: [] });
  if (!table?.['exists']) return MIGRATIONS.map(({ name }) => name);
  const rows = await connection.query({ text: `select name from ${MIGRATION_TABLE}`, values: [] });
  const seen = new Set(rows.map(({ name }) => String(name)));
  const unknown = unknownMigrations([...seen]);
  if (unknown.length > 0) {
    throw new StartupError(
      `The database was used by a newer version of this program (${unknown.join(', ')}): start that version, or restore a backup from before`,
    );
  }
  return MIGRATIONS.map(({ name }) => name).filter((name) => !seen.has(name));
}

/** Returns the names that this version of the program does not know. */
export const unknownMigrations = (names: readonly string[]): readonly string[] =>
  names.filter((name) => MIGRATIONS.every((migration) => migration.name !== name));
