/** Tests that the embedded database reclaims the space of deleted rows. A PostgreSQL server does so by itself. */
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'tap';
import { vacuum } from '../src/chores/vacuum.ts';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, newDataDirectory } from './databases.ts';

test('vacuum shrinks tables with many removed rows and skips other tables', async (t) => {
  const place = { dataDir: await newDataDirectory(t), fsync: false };
  const database = await openDatabase({ ...place, ids });
  t.type(database.vacuum, 'function');
  await database.close();
  const connection = await connect(place);
  t.teardown(() => connection.close());
  const run = (text: string) => connection.query<Record<string, number>>({ text, values: [] });
  const one = async (text: string) => Object.values((await run(text))[0] ?? {})[0] ?? 0;
  const size = () => one(`select pg_relation_size('kept_answer')::int`);
  const vacuumed = () => one('select sum(vacuum_count)::int from pg_stat_user_tables');

  await run(`insert into kept_answer (id, request, answer, expires_at, row_version)
    select n::text, 'r', '{}', now(), 1 from generate_series(1, 3000) n`);
  await run(`delete from kept_answer where id <> '1'`);
  // The server updates its change counts about once a second, and only when it gets a statement.
  const counted = () => one(`select n_dead_tup::int from pg_stat_user_tables where relname = 'kept_answer'`);
  while ((await counted()) === 0) await wait(50);
  const before = await size();
  const others = await vacuumed();
  await vacuum((statement) => connection.query(statement));
  t.ok((await size()) < before / 10, `${before} bytes before, ${await size()} after`);
  t.equal(await vacuumed(), others + 1, 'no table more');
  await vacuum((statement) => connection.query(statement));
  t.equal(await vacuumed(), others + 1, 'and not again');
});
