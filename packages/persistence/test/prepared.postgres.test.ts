import { PreparingClient } from '../src/connection/prepared.ts';
import { onPostgres } from './databases.ts';

onPostgres('a connection keeps at most 600 prepared statements, and none of a long text', async (t, url) => {
  const client = new PreparingClient({ connectionString: url, pipeline: true } as never);
  await client.connect();
  t.teardown(() => client.end());
  const kept = async () => {
    const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
    return rows[0].count as number;
  };
  const ask = async (n: number) => (await client.query(`select $1::int + ${n} as sum`, [1])).rows[0].sum;
  const long = `select $1::int as sum /* ${'x'.repeat(9_000)} */`;
  t.equal((await client.query(long, [7])).rows[0].sum, 7);
  t.equal(await kept(), 0, 'what is long is not prepared');
  for (let n = 0; n < 5; n++) t.equal(await ask(n % 2), 1 + (n % 2));
  t.equal(await kept(), 2, 'each text once');
  for (let n = 0; n < 900; n++) t.equal(await ask(n), n + 1);
  t.equal(await kept(), 600);
});
