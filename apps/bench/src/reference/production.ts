import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { audit, callOf, idOf, inTransaction, notFound, numberOf, pool, type Row, rows } from './database.ts';

export function production(app: FastifyInstance): void {
  app.get('/api/recipes/:id', async (request) => {
    const [row] = await rows(
      pool,
      'recipe',
      `select r.*, (select coalesce(json_agg(json_build_object('id', i.id, 'position', i.position, 'articleId', i.article_id,
         'quantity', trim_scale(i.quantity)::text, 'uom', i.uom, 'subRecipeId', i.sub_recipe_id,
         'substitutable', i.substitutable) order by i.position), '[]') from ingredient i where i.recipe_id = r.id) as ingredients
       from recipe r where r.id = $1`,
      [idOf(request)],
    );
    if (!row) throw notFound('recipe');
    return {
      id: row.id,
      name: row.name,
      version: row.version,
      type: row.type,
      description: row.description,
      yieldPercentage: row.yield_percentage,
      shelfLifeDays: row.shelf_life_days,
      outputQuantity: row.output_quantity,
      outputUom: row.output_uom,
      articleId: row.article_id,
      status: row.status,
      ingredients: row.ingredients,
      productionSteps: row.production_steps,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });

  app.post('/api/production/batches', async (request) => {
    const body = request.body as Row;
    const call = callOf(request);
    const id = randomUUID();
    const [recipe] = await rows(pool, 'planned-recipe', 'select status from recipe where id = $1', [body.recipeId]);
    if (recipe?.status !== 'ACTIVE') throw notFound('recipe');
    const batchNumber = await numberOf('P', body.productionDate);
    return inTransaction(async (client) => {
      const [row] = await rows(
        client,
        'plan-batch',
        `insert into production_batch (id, batch_number, recipe_id, status, planned_quantity, planned_quantity_unit,
           production_date, best_before_date, created_at, updated_at)
         values ($1, $8, $2, 'PLANNED', $3, $4, $5, $6, $7, $7) returning *`,
        [
          id,
          body.recipeId,
          body.plannedQuantity,
          body.plannedQuantityUnit,
          body.productionDate,
          body.bestBeforeDate,
          call.now,
          batchNumber,
        ],
      );
      const batch = {
        id,
        batchNumber: row.batch_number,
        recipeId: row.recipe_id,
        status: row.status,
        plannedQuantity: row.planned_quantity,
        plannedQuantityUnit: row.planned_quantity_unit,
        productionDate: row.production_date,
        bestBeforeDate: row.best_before_date,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      };
      await audit(client, call, 'batch.plan', 'production_batch', id, batch);
      return batch;
    });
  });
}
