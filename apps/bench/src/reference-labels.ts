/** The routes of the reference for labels: plain reads of the same rows, and one plain insert. No rules, no texts. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Client, Pool } from 'pg';

/** The tables of the reference for labels. */
const TABLES = `
  create table ingredient (recipe_id uuid, article_id uuid, sub_recipe_id uuid, quantity numeric);
  create table said (article_id uuid primary key, declared jsonb);
  create table lot (id uuid primary key, article_id uuid, place_id uuid, facts jsonb);
  create table edge (lot_id uuid, parent_id uuid);
  create table print (id uuid primary key, printed jsonb);
  create index on ingredient (recipe_id);
  create index on edge (lot_id);`;

/** Selects the rows of the service that the reference has too. */
const COPIED: Readonly<Record<string, string>> = {
  ingredient: 'select recipe_id, article_id, sub_recipe_id, quantity from recipe_ingredient',
  said: 'select article_id, to_jsonb(d) as declared from declaration d where is_latest',
  lot: `select l.id, l.article_id, l.facts, (
      select s.storage_location_id from stock_batch b join stock s on s.id = b.stock_id where b.lot_id = l.id limit 1
    ) as place_id from lot l`,
  edge: `select made.lot_id, used.lot_id as parent_id from stock_movement made
    join stock_movement used on used.document_id = made.document_id and used.type = 'CONSUMED' where made.type = 'PRODUCED'`,
};

/** Creates the tables, and copies rows of the service into them. */
export async function copyLabels(from: Client, to: Client): Promise<void> {
  await to.query(TABLES);
  for (const [table, select] of Object.entries(COPIED)) {
    const { rows } = await from.query(`select coalesce(json_agg(t), '[]') as all from (${select}) t`);
    const all = JSON.stringify(rows[0].all);
    await to.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [all]);
  }
  await to.query('vacuum analyze');
}

const INGREDIENTS = `
  with recursive used as (
    select * from ingredient where recipe_id = $1
    union all select i.* from used join ingredient i on i.recipe_id = used.sub_recipe_id
  )
  select used.*, said.declared from used left join said on said.article_id = used.article_id`;

/** Selects the lots for which a condition holds, and all their ancestors, with what they are declared as. */
const ancestors = (where: string): string => `
  with recursive line (lot_id) as (
    select id from lot where ${where}
    union select e.parent_id from line join edge e on e.lot_id = line.lot_id
  )
  select lot.*, said.declared from line join lot on lot.id = line.lot_id left join said on said.article_id = lot.article_id`;

export function addLabelRoutes(app: FastifyInstance, pool: Pool): void {
  const read = (name: string, text: string) => async (id: string) =>
    (await pool.query({ name, text, values: [id] })).rows;
  const label = read('label', INGREDIENTS);
  const preview = read('preview', ancestors('id = $1'));
  const counter = read('counter', ancestors('place_id = $1'));
  app.get<{ Params: { id: string } }>('/api/labels/:id', ({ params }) => label(params.id));
  app.get<{ Querystring: { lotId: string } }>('/api/labels/preview', ({ query }) => preview(query.lotId));
  app.get<{ Querystring: { storageLocationId: string } }>('/api/labels/counter', ({ query }) =>
    counter(query.storageLocationId),
  );
  app.post('/api/labels/prints', async ({ body }) => {
    const id = randomUUID();
    await pool.query({ name: 'print', text: 'insert into print values ($1, $2)', values: [id, JSON.stringify(body)] });
    return { ...(body as object), id };
  });
}
