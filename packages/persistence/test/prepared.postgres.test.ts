/**
 * Tests prepared statements. They have a process of their own, because the names of texts belong to the process, and
 * the tests of the folder use more texts than have names.
 */
import { connect } from '../src/connection/index.ts';
import { PreparingClient } from '../src/connection/prepared.ts';
import { onPostgres } from './databases.ts';

/** Returns one of many texts. The tests share them, because the names of all tests count. */
const statementOf = (n: number): string => `select $1::int + ${n} as sum`;

onPostgres('a connection prepares its statements, unless the URL has prepared=false', async (t, url) => {
  for (const [suffix, prepared] of [
    ['', true],
    ['?prepared=false', false],
  ] as const) {
    const connection = await connect({ url: url + suffix });
    const statement = { text: statementOf(0), values: [1] };
    for (let n = 0; n < 3; n++) t.strictSame(await connection.query(statement), [{ sum: 1 }]);
    const names = await connection.query({ text: 'select statement from pg_prepared_statements', values: [] });
    t.strictSame(names, prepared ? [{ statement: statement.text }] : []);
    await connection.close();
  }
});

onPostgres('a connection keeps at most 600 prepared statements, and none of a long text', async (t, url) => {
  const client = new PreparingClient({ connectionString: url, pipeline: true } as never);
  await client.connect();
  t.teardown(() => client.end());
  const kept = async () => {
    const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
    return rows[0].count as number;
  };
  const ask = async (n: number) => (await client.query(statementOf(n), [1])).rows[0].sum;
  const long = `select $1::int as sum /* ${'x'.repeat(9_000)} */`;
  t.equal((await client.query(long, [7])).rows[0].sum, 7);
  t.equal(await kept(), 0, 'what is long is not prepared');
  for (let n = 0; n < 5; n++) t.equal(await ask(n % 2), 1 + (n % 2));
  t.equal(await kept(), 2, 'each text once');
  for (let n = 0; n < 900; n++) t.equal(await ask(n), n + 1);
  t.equal(await kept(), 600);
});
