import { administer } from '@cleaver/testing/machine/test-database';
import type { SqlSchemaGenerator } from '@mikro-orm/sql';
import { type Connection, connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { ids, onEachDatabase, onPostgres } from './databases.ts';

/** Returns the SQL that would bring the tables in line with the records. */
const missingIn = ({ orm }: Connection): Promise<string> =>
  (orm.schema as unknown as SqlSchemaGenerator).getUpdateSchemaSQL({ wrap: false, dropTables: false });

onEachDatabase('the migrations create the tables, and openDatabase refuses a newer version', async (t, open, place) => {
  await (await open()).close();
  const connection = await connect(place);
  const run = (text: string) => connection.query({ text, values: [] });

  await t.test('entries of the audit log and their seals cannot be changed or removed', async (t) => {
    for (const table of ['audit_entry', 'audit_seal']) {
      for (const text of [`delete from ${table}`, `update ${table} set position = 0`, `truncate ${table}`]) {
        await t.rejects(run(text), { message: `Rows of ${table} are only added` }, text);
      }
    }
  });

  await t.test('the migrations create the tables and indexes that the records describe', async (t) => {
    t.equal((await missingIn(connection)).trim(), '', 'this SQL belongs into a new migration');
    await run('drop index article_status_count');
    t.match(await missingIn(connection), 'article_status_count', 'what is missing is told');
  });

  await run(`insert into migration (name) values ('Migration9999Future')`);
  await connection.close();
  const newer = { name: 'StartupError', message: /newer version.*Migration9999Future/ };
  await t.rejects(open(), newer, 'what a newer version used is refused');
});

onPostgres('each migration runs once when three instances start concurrently', async (t, url) => {
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url, ids })));
  await Promise.all(databases.map((database) => database.ping()));
  await Promise.all(databases.map((database) => database.close()));
  const seen = await administer(url, 'select name from migration');
  t.strictSame(seen.map(({ name }) => name).toSorted(), MIGRATIONS.map(({ name }) => name).toSorted());
});
