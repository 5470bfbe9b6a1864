/** Restores a PostgreSQL database from the custom format of `pg_dump`. */
import { type Connection, connect, parseUrl } from '../connection/index.ts';
import { endMove, migrateTo } from '../migrate.ts';
import { StartupError } from '../startup-error.ts';
import { checkContents, loadRows, migrationsOf } from './dump.ts';
import type { Finish, Restored } from './restored.ts';
import { load } from './rows.ts';
import { checkMigrations, withStructure } from './structure.ts';

/** The schema that keeps the current tables until the restored ones are proved. */
const ASIDE = 'before_restore';

/**
 * Makes the tables with the migrations of the backup, loads its rows into them, and runs `finish`. If a step fails,
 * puts the previous tables back. The refusals of `checkMigrations`, `checkContents`, `checkTarget` and `loadRows`
 * apply.
 */
export async function restorePostgres(
  url: string,
  file: string,
  force: boolean,
  finish: Finish,
  report: (fault: string) => void,
): Promise<Restored> {
  const migrations = await migrationsOf(file);
  checkMigrations(migrations, file);
  await withStructure(migrations, (empty) => checkContents(file, empty));
  const connection = await connect({ url }, { patient: true });
  const sql = (text: string) => connection.query({ text, values: [] });
  const makePublic = () => sql('create schema public; grant usage on schema public to public');
  try {
    const replaces = await checkTarget(connection, parseUrl(url).at, force);
    if (replaces) {
      await sql(`alter schema public rename to ${ASIDE}`);
      await makePublic();
    }
    try {
      await migrateTo(connection, migrations);
      await load(connection, (held) => loadRows(file, held, report));
      const restored = await finish(connection);
      if (replaces) await sql(`drop schema ${ASIDE} cascade`);
      await endMove(connection);
      return restored;
    } catch (error) {
      await sql('drop schema public cascade');
      await (replaces ? sql(`alter schema ${ASIDE} rename to public`) : makePublic());
      throw error;
    }
  } finally {
    await connection.close();
  }
}

/**
 * Returns whether there are tables to replace. Refuses with a StartupError if the database is in use, or if an earlier
 * restore was interrupted. Without `force`, also refuses a database that is not empty.
 */
async function checkTarget(connection: Connection, at: string, force: boolean): Promise<boolean> {
  const [found] = await connection.query({
    text: `
      select
        (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'cleaver'
          and pid <> pg_backend_pid())::int as clients,
        (select count(*) from pg_class where relnamespace = to_regnamespace('public'))::int as relations,
        to_regnamespace('${ASIDE}') is not null as "wasInterrupted"`,
    values: [],
  });
  if (Number(found?.['clients']) > 0) {
    throw new StartupError(`The database ${at} is in use: stop every instance of the service first`);
  }
  if (found?.['wasInterrupted']) {
    throw new StartupError(
      `An earlier restore to ${at} was interrupted: what was there before is in the schema ${ASIDE}: rename it to public, or drop it`,
    );
  }
  const isEmpty = found?.['relations'] === 0;
  if (!isEmpty && !force) {
    throw new StartupError(
      `The database ${at} is not empty: give another DATABASE_URL, or --force to replace everything in it`,
    );
  }
  return !isEmpty;
}
