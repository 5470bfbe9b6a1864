import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withRecipe } from './with-recipe.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const URL = '/api/production/batches';

const plan = (recipeId: string, more: object = {}) => ({
  recipeId,
  plannedQuantity: '2500',
  plannedQuantityUnit: 'G',
  productionDate: '2026-11-21',
  bestBeforeDate: '2026-12-05',
  ...more,
});

test('a batch is planned and read', async (t) => {
  const { admin, clock } = await service(t);
  const { active } = await withRecipe(admin);
  const recipeId = await active();
  const planned = await admin.post(URL, plan(recipeId, { plannedQuantity: '2500.50' }));
  t.equal(planned.statusCode, 200);
  const at = clock.now().toISOString();
  const { id, ...rest } = planned.json();
  t.strictSame(rest, {
    ...plan(recipeId),
    plannedQuantity: '2500.5',
    batchNumber: 'P-2026-11-21-001',
    status: 'PLANNED',
    createdAt: at,
    updatedAt: at,
  });
  t.strictSame((await admin.get(`${URL}/${id}`)).json(), planned.json());
  isError(t, await admin.get(`${URL}/${UNKNOWN}`), 404, 'BATCH_NOT_FOUND');
});
