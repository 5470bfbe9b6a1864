/** Tests that refused statements do not exhaust the embedded database. PGlite before 0.5.9 leaked stack memory. */
import { test } from 'tap';
import { connect } from '../src/connection/index.ts';
import { newDataDirectory } from './databases.ts';

test('the embedded database works after 4,000 refused statements', async (t) => {
  const connection = await connect({ dataDir: await newDataDirectory(t), fsync: false });
  t.teardown(() => connection.close());
  const run = (text: string) => connection.query({ text, values: [] });
  await run('create table one (id int primary key)');
  await run('insert into one values (1)');
  let refused = 0;
  for (let n = 0; n < 4_000; n++) {
    await run('insert into one values (1)').catch(({ code }) => {
      if (code === '23505') refused++;
    });
  }
  t.equal(refused, 4_000);
  t.same(await run('select id from one'), [{ id: 1 }]);
});
