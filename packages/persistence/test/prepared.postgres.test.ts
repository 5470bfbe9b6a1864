import { PreparingClient } from '../src/connection/prepared.ts';
import { onPostgres } from './databases.ts';

onPostgres('however many texts it is given, a connection keeps some hundred statements', async (t, url) => {
  const client = new PreparingClient({ connectionString: url, pipeline: true } as never);
  await client.connect();
  t.teardown(() => client.end());
  const kept = async () => {
    const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
    return rows[0].count as number;
  };
  const ask = async (n: number) => (await client.query(`select $1::int + ${n} as sum`, [1])).rows[0].sum;
  for (let n = 0; n < 600; n++) await ask(n);
  t.equal(await kept(), 600);
  t.equal(await ask(5), 6, 'what is known goes on');
  for (let n = 600; n < 1_300; n++) t.equal(await ask(n), n + 1);
  t.ok((await kept()) <= 600, 'they are given back');
  await client.query('begin');
  await Promise.all(Array.from({ length: 900 }, (_, n) => ask(2_000 + n)));
  t.ok((await kept()) <= 600, 'in a transaction none is given back, and no more are prepared');
  await client.query('commit');
  for (let n = 0; n < 5; n++) t.equal(await ask(9_000 + n), 9_001 + n);
  t.ok((await kept()) <= 600, String(await kept()));
  const long = `select $1::int as sum /* ${'x'.repeat(9_000)} */`;
  const before = await kept();
  t.equal((await client.query(long, [7])).rows[0].sum, 7);
  t.equal(await kept(), before, 'what is long is not kept');
});
