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

type Table = keyof Templates | 'batch';

/** `COMPLETIONS` production batches like the one with the id given, each with what was consumed for it: its movements prove nothing. */
export async function addCompletions(sql: Sql, template: string): Promise<void> {
  await copyRow(sql, 'batch', template, 0, world.COMPLETIONS - 1, {
    batch_number: "'P-2030-01-01-C' || n",
    batch_number_key: "'p-2030-01-01-c' || n",
  });
  await sql.query(
    `with added as (
       insert into stock_movement (id, stock_id, stock_batch_id, lot_id, posting_id, document_kind, document_id, number, type, change,
         before, after, unit, status_before, status_after, at, user_id, username, row_version)
       select gen_random_uuid(), m.stock_id, m.stock_batch_id, m.lot_id, gen_random_uuid(), m.document_kind, ${idSql('completion')},
         b.movements + n + 1, m.type, m.change, m.before, m.after, m.unit, m.status_before, m.status_after, m.at, m.user_id, m.username,
         m.row_version
       from stock_movement m join stock_batch b on b.id = m.stock_batch_id, generate_series(0, ${world.COMPLETIONS - 1}) n
       where m.document_id = $1
       returning stock_batch_id
     )
     update stock_batch set movements = movements + ${world.COMPLETIONS} where id in (select stock_batch_id from added)`,
    [template],
  );
}

/** The categories, suppliers and customers. */
export async function multiply(sql: Sql, templates: Templates): Promise<void> {
  await addCategories(sql, templates.product_category);
  await addSuppliers(sql, templates.supplier, 1, world.SUPPLIERS);
  await copyRow(sql, 'customer', templates.customer, 1, world.CUSTOMERS, named("'Wirtshaus ' || n"));
}

export async function addCategories(sql: Sql, template: string): Promise<void> {
  await copyRow(sql, 'product_category', template, 0, world.CATEGORIES - 1, named("'Kategorie ' || n"));
}

/** Suppliers `from` to `to`, like the one with the id given. */
export async function addSuppliers(sql: Sql, template: string, from: number, to: number): Promise<void> {
  await copyRow(sql, 'supplier', template, from, to, named(`'${world.supplier.name} ' || n`));
}

/**
 * So many more movements of each of the batches, each with its entry in the audit log and the seal of that. They are as many
 * and as large as real ones, but prove nothing.
 */
export const addMovements = (sql: Sql, batchIds: readonly string[], each: number): Promise<void> =>
  withoutIndexes(sql, ['stock_movement', 'audit_entry'], () => insertMovements(sql, batchIds, each));

async function insertMovements(sql: Sql, batchIds: readonly string[], each: number): Promise<void> {
  await sql.query(
    `with added as (
       insert into stock_movement (id, stock_id, stock_batch_id, lot_id, posting_id, number, type, change, before, after, unit,
         status_before, status_after, at, user_id, username, row_version)
       select gen_random_uuid(), m.stock_id, m.stock_batch_id, m.lot_id, gen_random_uuid(), b.movements + n, m.type, m.change,
         m.before, m.after, m.unit, m.status_before, m.status_after, m.at, m.user_id, m.username, m.row_version
       from stock_batch b join stock_movement m on m.stock_batch_id = b.id and m.number = 1, generate_series(1, $2::int) n
       where b.id = any($1)
     ), entry as (
       insert into audit_entry (id, at, user_id, username, username_key, operation, address, request_id, outcome, code, entity, entity_id, changes)
       select gen_random_uuid(), e.at, e.user_id, e.username, e.username_key, e.operation, e.address, e.request_id, e.outcome,
         e.code, e.entity, e.entity_id, e.changes
       from (
         select distinct on (entity_id) * from audit_entry
         where entity_id = any($1::text[]) and operation = 'stock-batch.book-in' order by entity_id, position
       ) e, generate_series(1, $2::int) n
       returning position, id
     ), seal as (
       insert into audit_seal (number, position, entry_id, hash)
       select s.number + row_number() over (order by e.position), e.position, e.id, s.hash
       from entry e, (select number, hash from audit_seal order by number desc limit 1) s
     )
     update stock_batch set movements = movements + $2::int where id = any($1)`,
    [batchIds, each],
  );
}

/** Without the indexes and foreign keys of the tables, which are made anew at the end: that is several times as fast. */
async function withoutIndexes(sql: Sql, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: constraints } = await sql.query(
    `select conrelid::regclass as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = any($1::regclass[]) and contype in ('p', 'u', 'f') order by contype = 'f'`,
    [tables],
  );
  const { rows: indexes } = await sql.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { of, name } of constraints) await sql.query(`alter table ${of} drop constraint ${name}`);
  for (const { name } of indexes) await sql.query(`drop index ${name}`);
  await work();
  await sql.query(`set maintenance_work_mem = '256MB'`);
  for (const { of, name, definition } of constraints) {
    await sql.query(`alter table ${of} add constraint ${name} ${definition}`);
  }
  for (const { definition } of indexes) await sql.query(definition);
}

/** So many more lots, each with a stock batch of 12.5 kg beside one of the batches given, in turn: they expire before those. */
export async function addLots(sql: Sql, batchIds: readonly string[], count: number): Promise<void> {
  const each = Math.ceil(count / batchIds.length);
  for (const [at, batchId] of batchIds.entries()) {
    const { rows } = await sql.query('select lot_id from stock_batch where id = $1', [batchId]);
    const range = [at * each, (at + 1) * each - 1] as const;
    const expires = { expiry_date: "date '2030-01-01' + n % 20000" };
    await copies(sql, 'lot', rows[0]?.lot_id, range, {
      ...{ id: idSql('lot'), lot_number: "'F-' || n", lot_number_key: "'f-' || n", search_key: "'f-' || n" },
      ...expires,
    });
    await copies(sql, 'stock_batch', batchId, range, {
      ...{ id: idSql('stockBatch'), lot_id: idSql('lot'), batch_id: "'F-' || n", batch_id_key: "'f-' || n" },
      ...{ quantity_base: '12.5', ...expires },
    });
  }
}

/** Articles `from` to `to`, like the one with the id given. */
export async function addArticles(sql: Sql, template: string, from: number, to: number): Promise<void> {
  await copyRow(sql, 'article', template, from, to, {
    ...named(world.articleNameSql),
    article_number: "'A-' || n",
    article_number_key: "'a-' || n",
    search_key: `lower(${world.articleNameSql}) || ' a-' || n`,
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

/** A name, and the keys by which it is compared and searched. */
const named = (name: string): Record<string, string> => ({
  name,
  name_key: `lower(${name})`,
  search_key: `lower(${name})`,
});

const IDS: Readonly<Record<Table, Parameters<typeof idSql>[0]>> = {
  product_category: 'category',
  supplier: 'supplier',
  customer: 'customer',
  article: 'article',
  batch: 'completion',
};

/** Copies of one row for each `n`, with the id of the n-th and other values, in SQL, for some columns. */
const copyRow = (
  sql: Sql,
  table: Table,
  template: string,
  from: number,
  to: number,
  other: Readonly<Record<string, string>>,
): Promise<void> => copies(sql, table, template, [from, to], { id: idSql(IDS[table]), ...other });

/** Copies of one row for each `n` of a series, with other values, in SQL, for some columns: for `id` at least. */
export async function copies(
  sql: Sql,
  table: string,
  template: string,
  [from, to]: readonly [number, number],
  values: Readonly<Record<string, string>>,
): Promise<void> {
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
