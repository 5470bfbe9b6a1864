/** Many rows of the service's own, quickly: one of each made through its interface, and copied in its database. */
import { call } from './client.ts';
import type { Server } from './server.ts';
import * as world from './world.ts';
import { idSql, type Sql } from './world.ts';

/** The rows that the others are copies of, by table. */
export type Templates = Readonly<Record<'product_category' | 'supplier' | 'customer' | 'article', string>>;

export async function makeTemplates(server: Server, token: string): Promise<Templates> {
  const post = async (path: string, body: object): Promise<string> =>
    (await call(server, token, { method: 'POST', path, body })).id;
  const category = await post('/api/categories', { name: 'Vorlage' });
  return {
    product_category: category,
    supplier: await post('/api/suppliers', world.supplier),
    customer: await post('/api/customers', { ...world.supplier, type: 'B2B' }),
    article: await post('/api/articles', {
      name: 'Vorlage',
      articleNumber: 'Vorlage',
      categoryId: category,
      unit: 'KG',
      priceModel: 'WEIGHT_BASED',
      price: 12.5,
    }),
  };
}

type Table = keyof Templates;

/** The categories, suppliers and customers. */
export async function multiply(sql: Sql, templates: Templates): Promise<void> {
  const rows: [Table, number, number, string][] = [
    ['product_category', 0, world.CATEGORIES - 1, 'Kategorie'],
    ['supplier', 1, world.SUPPLIERS, world.supplier.name],
    ['customer', 1, world.CUSTOMERS, 'Wirtshaus'],
  ];
  for (const [table, from, to, name] of rows) {
    await copyRow(sql, table, templates[table], from, to, named(`'${name} ' || n`));
  }
}

/** Articles `from` to `to`, like the one with the id given. */
export async function addArticles(sql: Sql, template: string, from: number, to: number): Promise<void> {
  await copyRow(sql, 'article', template, from, to, {
    ...named(world.articleNameSql),
    article_number: "'A-' || n",
    article_number_key: "'a-' || n",
    category_id: idSql('category', `n % ${world.CATEGORIES}`),
    status: world.articleStatusSql,
  });
}

/** Ends what the templates are for: both sides hold the same then. */
export async function removeTemplates(
  sql: Sql,
  { article, product_category, supplier, customer }: Templates,
): Promise<void> {
  for (const [table, id] of Object.entries({ article, product_category, supplier, customer })) {
    await sql.query(`delete from ${table} where id = $1`, [id]);
  }
}

/** A name and the key by which it is compared. */
const named = (name: string): Record<string, string> => ({ name, name_key: `lower(${name})` });

const IDS: Readonly<Record<Table, Parameters<typeof idSql>[0]>> = {
  product_category: 'category',
  supplier: 'supplier',
  customer: 'customer',
  article: 'article',
};

/** Copies of one row for each `n`, with the id of the n-th and other values, in SQL, for some columns. */
async function copyRow(
  sql: Sql,
  table: Table,
  template: string,
  from: number,
  to: number,
  other: Readonly<Record<string, string>>,
): Promise<void> {
  const values: Record<string, string> = { id: idSql(IDS[table]), ...other };
  const { rows } = await sql.query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns: string[] = rows.map(({ name }) => name);
  await sql.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
     select ${columns.map((name) => values[name] ?? `t."${name}"`).join(', ')}
     from ${table} t, generate_series($2::int, $3::int) n where t.id = $1`,
    [template, from, to],
  );
}
