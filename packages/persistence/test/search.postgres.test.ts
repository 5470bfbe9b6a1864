/** Tests that a search in a large table uses its index. Checks the plan, not the time. */
import { searchWords } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import pg from 'pg';
import { Client } from '../src/connection/prepared.ts';
import { openDatabase } from '../src/index.ts';
import { ids, onPostgres } from './databases.ts';

const ROWS = 200_000;
const CATEGORY = '019b8dd0-5780-7000-8000-000000000001';

const FILL = [
  `insert into product_category (id, name, description, name_key, search_key, row_version)
    values ('${CATEGORY}', 'Wurst', '', 'wurst', 'wurst', 1)`,
  `insert into article (id, name, article_number, category_id, sales_units, supplier_ids, gtins, plu, status, created_at, updated_at,
      name_key, article_number_key, search_key, row_version)
    select gen_random_uuid(), name, 'A-' || n, '${CATEGORY}', '[]', '{}', '{}', '', 'ACTIVE', now(), now(),
      lower(name), 'a-' || n, lower(name) || ' a-' || n, 1
    from generate_series(1, ${ROWS}) n,
      lateral (select (array['Bratwurst', 'Schinken', 'Rinderfilet', 'Kotelett', 'Gulasch'])[1 + n % 5] || ' '
        || translate(md5(n::text), '0123456789', 'ghijklmnop') as name) named`,
  'analyze article',
];

onPostgres(
  'a search in 200,000 articles reads the search index of the table and does not scan the whole table',
  async (t, url) => {
    const database = await openDatabase({ url, ids });
    t.teardown(() => database.close());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    t.teardown(() => client.end());
    for (const text of FILL) await client.query(text);

    const asked: { text: string; values: readonly unknown[] }[] = [];
    const { query } = Client.prototype;
    Client.prototype.query = function (text: string, values: readonly unknown[]) {
      if (text.startsWith('select')) asked.push({ text, values });
      return query.call(this, text, values);
    };
    t.teardown(() => {
      Client.prototype.query = query;
    });
    const literal = (value: unknown) =>
      Array.isArray(value)
        ? `array[${value.map((each) => client.escapeLiteral(each))}]::uuid[]`
        : client.escapeLiteral(`${value}`);

    for (const [words, mode, filter] of [
      ['rinder a-1234', 'force_custom_plan', {}],
      ['zzz', 'force_custom_plan', {}],
      ['zz', 'force_custom_plan', {}],
      ['z', 'force_custom_plan', {}],
      // The next searches use the generic plan of a prepared statement, which does not know the search words.
      ['rinder a-1234', 'force_generic_plan', {}],
      ['rinder', 'force_generic_plan', { categoryId: CATEGORY, status: 'ACTIVE' as const }],
    ] as const) {
      asked.length = 0;
      const sort = [{ field: 'name', direction: 'asc' as const }];
      const { content } = await database.reader.page(Articles, filter, {
        q: searchWords(words),
        page: 0,
        size: 20,
        sort,
      });
      t.equal(content.length > 0, words.startsWith('rinder'), words);
      t.equal(asked.length, 1);
      await client.query(`set plan_cache_mode = ${mode}`);
      for (const { text, values } of asked) {
        await client.query(`prepare search as ${text}`);
        const { rows } = await client.query(`explain (costs off) execute search(${values.map(literal)})`);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        t.match(plan, /article_search_index/, `${words}: ${plan}`);
        t.notMatch(plan, /Seq Scan on article/, words);
        await client.query('deallocate search');
      }
    }
  },
);
