import { readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import * as world from '../world.ts';
import { idOf, idSql, range, type Sql, type World } from '../world.ts';

/** The reference's tables with everything in them but the articles. */
export async function fillReference(sql: Sql): Promise<World> {
  await sql.query(readFileSync(new URL('schema.sql', import.meta.url), 'utf8'));
  const { supplier, recipe, ingredient, step } = world;
  await sql.query(
    `insert into app_user (id, username, password_hash, status)
     select ${idSql('user')}, 'bench-' || n, $1, 'ACTIVE' from generate_series(0, ${world.USERS - 1}) n`,
    [await hash(world.PASSWORD)],
  );
  await sql.query(
    `insert into supplier select ${idSql('supplier')}, $1 || ' ' || n, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '[]', null,
       'ACTIVE', now(), now() from generate_series(1, ${world.SUPPLIERS}) n`,
    [
      supplier.name,
      supplier.street,
      supplier.houseNumber,
      supplier.postalCode,
      supplier.city,
      supplier.country,
      supplier.phone,
      supplier.email,
      supplier.contactPerson,
      supplier.paymentDueDays,
      supplier.paymentDescription,
    ],
  );
  await sql.query(
    `insert into customer select ${idSql('customer')}, 'Wirtshaus ' || n, 'B2B', 'ACTIVE', '{"city":"München"}',
       '{"phone":"+49 89 1"}', '[]', now(), now() from generate_series(1, ${world.CUSTOMERS}) n`,
  );
  await sql.query(
    `insert into category select ${idSql('category')}, 'Kategorie ' || n, '' from generate_series(0, ${world.CATEGORIES - 1}) n`,
  );
  await addReferenceArticles(sql, 1, world.FEW_ARTICLES);
  const recipeId = idOf('article', 0);
  await sql.query(`insert into recipe values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'ACTIVE', $11, now(), now())`, [
    recipeId,
    recipe.name,
    recipe.version,
    recipe.type,
    recipe.description,
    recipe.yieldPercentage,
    recipe.shelfLifeDays,
    recipe.outputQuantity,
    recipe.outputUom,
    idOf('article', 1),
    JSON.stringify(range(world.STEPS).map((n) => ({ id: idOf('stock', n), stepNumber: n + 1, ...step }))),
  ]);
  await sql.query(
    `insert into ingredient select gen_random_uuid(), $1, n, ${idSql('article')}, $2, $3, null, $4
     from generate_series(1, ${world.INGREDIENTS}) n`,
    [recipeId, ingredient.quantity, ingredient.uom, ingredient.substitutable],
  );
  await sql.query(`insert into storage_location values ($1, 'Kühlraum', 'COLD_ROOM')`, [recipeId]);
  await sql.query(
    `insert into stock select ${idSql('stock')}, ${idSql('article', 'n + 1')}, $1 from generate_series(0, ${world.STOCKS - 1}) n`,
    [recipeId],
  );
  const other = idOf('article', 1);
  await sql.query(`insert into storage_location values ($1, 'Reiferaum', 'COLD_ROOM')`, [other]);
  await sql.query(
    `insert into stock select ${idSql('otherStock')}, ${idSql('article', 'n + 1')}, $1 from generate_series(0, ${world.STOCKS - 1}) n`,
    [other],
  );
  const count = world.STOCKS * world.BATCHES_PER_STOCK;
  await sql.query(
    `insert into lot select ${idSql('lot')}, 'LOT-' || n, 'PURCHASED', ${idSql('article', `n % ${world.STOCKS} + 1`)}, '2099-12-31',
       'BOOKED_IN', null, null, null, false, now() from generate_series(0, ${count - 1}) n`,
  );
  await sql.query(
    `insert into stock_batch select ${idSql('stockBatch')}, ${idSql('stock', `n % ${world.STOCKS}`)}, ${idSql('lot')}, 'LOT-' || n,
       'PURCHASED', $1, 'KG', '2099-12-31', false, now() from generate_series(0, ${count - 1}) n`,
    [world.PLENTY],
  );
  for (const sausage of range(world.SAUSAGES)) {
    await sql.query(
      `insert into recipe select gen_random_uuid(), $1, $2, type, description, yield_percentage, $3, output_quantity, output_uom,
         article_id, status, production_steps, now(), now() from recipe where id = $4`,
      [world.sausage.name, sausage + 1, world.sausage.shelfLifeDays, recipeId],
    );
    const components = world.articlesOf(sausage).map((n) => ({
      ...{ articleId: idOf('article', n + 1), articleName: `Artikel ${n}`, quantity: '1.315790', uom: ingredient.uom },
    }));
    const { plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate } = world.plan;
    await sql.query(
      `insert into production_batch
       select ${idSql('run')}, 'P-2030-01-01-R' || n, r.id, 'IN_PROGRESS', $3, $4, $5, $6, now(), now(), $7, now(), 'admin', null,
         null, null
       from recipe r, generate_series($8::int, ${world.RUNS - 1}, ${world.SAUSAGES}) n where r.name = $1 and r.version = $2`,
      [
        ...[world.sausage.name, sausage + 1, plannedQuantity, plannedQuantityUnit, productionDate, bestBeforeDate],
        ...[JSON.stringify(components), sausage],
      ],
    );
  }
  await sql.query(
    `insert into production_batch
     select ${idSql('completion')}, 'P-2030-01-01-C' || n, recipe_id, status, planned_quantity, planned_quantity_unit, production_date,
       best_before_date, created_at, updated_at, components, started_at, started_by, completed_at, completed_by, outputs
     from production_batch, generate_series(0, ${world.COMPLETIONS - 1}) n where id = $1`,
    [idOf('run', 0)],
  );
  for (const article of world.articlesOf(0)) {
    await sql.query(
      `insert into stock_movement (id, stock_batch_id, kind, amount, unit, before_amount, after_amount, at, user_id, lot_id, posting_id,
         document_kind, document_id)
       select gen_random_uuid(), $1, 'CONSUMED', 0.5, 'KG', 1, 0.5, now(), $1, $2, gen_random_uuid(), 'RUN', ${idSql('completion')}
       from generate_series(0, ${world.COMPLETIONS - 1}) n`,
      [idOf('stockBatch', article), idOf('lot', article)],
    );
  }
  return {
    stockIds: range(world.STOCKS).map((n) => idOf('stock', n)),
    otherStockIds: range(world.STOCKS).map((n) => idOf('otherStock', n)),
    batches: range(count).map((n) => ({ id: idOf('stockBatch', n), stockId: idOf('stock', n % world.STOCKS) })),
    recipeId,
    runIds: range(world.RUNS).map((n) => idOf('run', n)),
  };
}

/** Articles `from` to `to`. */
export async function addReferenceArticles(sql: Sql, from: number, to: number): Promise<void> {
  await sql.query(
    `insert into article select ${idSql('article')}, ${world.articleNameSql}, 'A-' || n, ${idSql('category', `n % ${world.CATEGORIES}`)},
       jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'unit', 'KG', 'priceModel', 'WEIGHT_BASED', 'price', 12.5)),
       '{}', '{}', '', ${world.articleStatusSql}, now(), now() from generate_series($1::int, $2::int) n`,
    [from, to],
  );
}
