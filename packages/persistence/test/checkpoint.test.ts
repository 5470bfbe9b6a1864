/** Tests that the log of the embedded database stays small. A PostgreSQL server makes checkpoints by itself. */
import { test } from 'tap';
import { checkpoint } from '../src/chores/checkpoint.ts';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, newDataDirectory } from './databases.ts';

const MIB = 1024 * 1024;

test('a checkpoint shortens a large write-ahead log, and is skipped after a small change', async (t) => {
  const place = { dataDir: await newDataDirectory(t), fsync: false };
  const database = await openDatabase({ ...place, ids });
  t.type(database.checkpoint, 'function');
  await database.close();
  const connection = await connect(place);
  t.teardown(() => connection.close());
  const run = (text: string) => connection.query<Record<string, unknown>>({ text, values: [] });
  const one = async (text: string) => Object.values((await run(text))[0] ?? {})[0];
  const logMiB = async () => Number(await one('select sum(size) from pg_ls_waldir()')) / MIB;
  const last = () => one('select checkpoint_lsn::text from pg_control_checkpoint()');
  const write = (mib: number) =>
    run(`select pg_logical_emit_message(false, 'test', repeat('x', 1048576)) from generate_series(1, ${mib})`);
  const doChore = () => checkpoint((statement) => connection.query(statement));

  const before = await last();
  await write(1);
  await doChore();
  t.equal(await last(), before, 'none after a megabyte');
  const sizes: number[] = [];
  for (let round = 0; round < 4; round++) {
    await write(80);
    await doChore();
    sizes.push(await logMiB());
  }
  t.not(await last(), before);
  t.ok(Math.max(...sizes) < 250, `MiB of the log after each 80 MiB: ${sizes.join(', ')}`);
});
