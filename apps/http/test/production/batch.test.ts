import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { workshop } from './workshop.ts';

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
  const { active } = await workshop(admin);
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

test('what stands against a plan', async (t) => {
  const { admin } = await service(t);
  const { active, draft } = await workshop(admin);
  const recipeId = await active();
  const faults = async (more: object) =>
    isError(t, await admin.post(URL, plan(recipeId, more)), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(await faults({ plannedQuantity: '0', productionDate: '2026-02-30' })), [
    'plannedQuantity',
    'productionDate',
  ]);
  t.match(await faults({ bestBeforeDate: '2026-11-20' }), { bestBeforeDate: 'must be on or after productionDate' });
  t.match(await faults({ plannedQuantityUnit: 'L' }), { plannedQuantityUnit: /converts into KG/ });
  isError(t, await admin.post(URL, plan(UNKNOWN)), 404, 'RECIPE_NOT_FOUND');
  isError(t, await admin.post(URL, plan(await draft())), 409, 'RECIPE_NOT_ACTIVE');
  await admin.post(`/api/recipes/${recipeId}/archive`);
  isError(t, await admin.post(URL, plan(recipeId)), 409, 'RECIPE_NOT_ACTIVE');
});

test('the list has filters and an order', async (t) => {
  const { admin } = await service(t);
  const { active } = await workshop(admin);
  const [a, b] = [await active(), await active()];
  for (const [recipeId, productionDate] of [
    [a, '2026-11-23'],
    [b, '2026-11-22'],
    [a, '2026-11-22'],
  ] as const) {
    await admin.post(URL, plan(recipeId, { productionDate }));
  }
  const numbers = async (query: string) =>
    (await admin.get(`${URL}?${query}`))
      .json()
      .content.map(({ batchNumber }: { batchNumber: string }) => batchNumber.slice(-6));
  t.same(await numbers(''), ['22-001', '22-002', '23-001']);
  t.same(await numbers(`recipeId=${a}&sort=productionDate,desc`), ['23-001', '22-002']);
  t.same(await numbers('productionDate=2026-11-22&status=PLANNED'), ['22-001', '22-002']);
  t.same(await numbers('recipeId=unknown'), []);
  const wrong = await admin.get(`${URL}?status=NOPE&productionDate=2026-02-30&sort=plannedQuantity`);
  t.same(Object.keys(isError(t, wrong, 400, 'VALIDATION_ERROR')).sort(), ['productionDate', 'sort', 'status']);
});

test('who may plan batches', async (t) => {
  const { admin, anonymous, login } = await service(t);
  const { active } = await workshop(admin);
  const recipeId = await active();
  const [worker, quality, sales] = [
    await login('PRODUCTION_WORKER'),
    await login('QUALITY_INSPECTOR'),
    await login('SALES_STAFF'),
  ];
  t.equal((await worker.post(URL, plan(recipeId))).statusCode, 200);
  isError(t, await quality.post(URL, {}), 403, 'ACCESS_DENIED');
  t.equal((await quality.get(URL)).statusCode, 200);
  isError(t, await sales.get(URL), 403, 'ACCESS_DENIED');
  isError(t, await anonymous.post(URL, {}), 401, 'AUTHENTICATION_REQUIRED');
});
