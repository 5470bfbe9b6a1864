/** Tests that the embedded database gives way to other work, because it runs on the thread of the requests. */
import { test } from 'tap';
import { connect } from '../src/connection/index.ts';
import { newDataDirectory } from './databases.ts';

/** A statement that keeps the thread busy for longer than other work may wait. */
const LONG = { text: 'select pg_sleep(0.02)', values: [] };

test('other work runs between the statements of a transaction, which still run in their order', async (t) => {
  const connection = await connect({ dataDir: await newDataDirectory(t), fsync: false });
  t.teardown(() => connection.close());
  let turns = 0;
  const turn = (): void => {
    turns++;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  t.teardown(() => clearImmediate(timer));
  const held = await connection.hold();
  await held.query({ text: 'begin', values: [] });
  const seen: number[] = [];
  const sent = [1, 2, 3].map(async () => {
    await held.query(LONG);
    seen.push(turns);
  });
  const failed = held.query({ text: 'select 1 / 0', values: [] });
  const rolledBack = held.query({ text: 'rollback', values: [] });
  await Promise.all(sent);
  t.equal(new Set(seen).size, 3, `the loop turned after each statement: ${seen.join()}`);
  await t.rejects(failed, /division by zero/);
  await rolledBack;
  t.same(await held.query({ text: 'select 1 as one', values: [] }), [{ one: 1 }], 'a failed statement stops no other');
  await held.release();
});
