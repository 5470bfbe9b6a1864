import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withRecipe } from './with-recipe.ts';

const URL = '/api/production/batches';
const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

test('a production batch is started, consumes and returns inputs, is completed, and is reopened', async (t) => {
  const { admin, login } = await service(t);
  const { articleId: product, article, draft } = await withRecipe(admin);
  const created = async (url: string, body: object) => (await admin.post(url, body)).json();
  const room = await created('/api/inventory/storage-locations', { name: 'Cold', storageType: 'COLD_ROOM' });
  const pork = await article();
  const water = await article();
  const stock = async (articleId: string) =>
    (await created('/api/inventory/stocks', { articleId, storageLocationId: room.id })).id;
  const [meat, sausages] = [await stock(pork), await stock(product)];
  const lot = async (batchId: string, expiryDate: string) =>
    created(`/api/inventory/stocks/${meat}/batches`, { batchId, batchType: 'PURCHASED', ...kilos('10'), expiryDate });
  const [late, early] = [await lot('L-1', '2026-01-15'), await lot('L-2', '2026-01-14')];
  const recipeId = await draft({ shelfLifeDays: 10 });
  for (const [articleId, quantity, uom] of [
    [pork, '8', 'KG'],
    [water, '2', 'L'],
  ]) {
    await admin.post(`/api/recipes/${recipeId}/ingredients`, { articleId, quantity, uom });
  }
  await admin.post(`/api/recipes/${recipeId}/activate`);
  const plan = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', productionDate: '2026-01-05' };
  const { id, batchNumber } = await created(URL, { ...plan, bestBeforeDate: '2026-02-07' });

  t.match((await admin.get(`${URL}/${id}/execution`)).json(), { batch: { status: 'PLANNED' }, startedAt: null });
  t.match((await admin.post(`${URL}/${id}/start`)).json(), { id, status: 'IN_PROGRESS', plannedQuantity: '10' });
  const proposal = (await admin.get(`${URL}/${id}/proposal?storageLocationId=${room.id}&storageLocationId=x`)).json();
  t.strictSame(proposal.components[0], {
    ...{ articleId: pork, articleName: 'Lyoner', quantity: '8', uom: 'KG', consumed: '0', open: '8' },
    picks: [
      {
        ...{ stockBatchId: early.id, lotId: early.lotId, lotNumber: 'L-2', expiryDate: '2026-01-14' },
        ...{ storageLocationId: room.id, quantity: '8' },
      },
    ],
    ...{ missing: '0', stocked: true },
  });
  t.match((await admin.get(`${URL}/${id}/proposal?storageLocationId=x`)).json().components, [{ missing: '8' }, {}]);

  const wrong = await admin.post(`${URL}/${id}/consume`, { inputs: [{ stockBatchId: late.id }], fefo: 'x' });
  t.same(Object.keys(isError(t, wrong, 400, 'VALIDATION_ERROR')).sort(), [
    'fefo',
    'inputs[0].quantityAmount',
    'inputs[0].quantityUnit',
  ]);
  const consumed = await admin.post(`${URL}/${id}/consume`, { fefo: true });
  t.match(consumed.json(), { inputs: [{ lotNumber: 'L-2', quantity: '8' }], skipped: [{ articleId: water }] });
  const input = { stockBatchId: early.id, quantityAmount: '500', quantityUnit: 'G' };
  t.match((await admin.post(`${URL}/${id}/return`, { inputs: [input] })).json(), { inputs: [{ quantity: '7.5' }] });
  isError(t, await admin.post(`${URL}/${id}/cancel`, { reason: 'x' }), 409, 'BATCH_HAS_CONSUMPTION');

  const body = { outputs: [{ stockId: sausages, ...kilos('9.5') }], holdOutputs: 'To be tasted' };
  const key = { 'idempotency-key': 'complete-1' };
  const done = await admin.post(`${URL}/${id}/complete`, body, key);
  t.strictSame((await admin.post(`${URL}/${id}/complete`, body, key)).json(), done.json(), 'once');
  const { outputs, ...rest } = done.json();
  t.match(rest, { yieldPercent: '95', massBalance: { input: '7.5', output: '9.5', waste: '0', difference: '-2' } });
  t.match(rest.warnings, [
    { code: 'OUTLIVES_INPUT', line: 1, message: /^Lot .* lasts until 2026-01-15, lot L-2 in it/ },
  ]);
  const german = await admin.send({ url: `${URL}/${id}/execution`, headers: { 'accept-language': 'de' } });
  t.match(german.json().warnings, [{ message: /^Charge .* hält bis 2026-01-15, Charge L-2 darin nur bis/ }]);
  t.match(outputs, [{ lotNumber: batchNumber, role: 'MAIN', expiryDate: '2026-01-15', onHold: true, quantity: '9.5' }]);
  t.match((await admin.get(`/api/inventory/lots/${outputs[0].lotId}`)).json(), { origin: 'RUN', originId: id });
  isError(t, await admin.post(`${URL}/${id}/complete`, body), 409, 'INVALID_STATUS_TRANSITION');
  isError(t, await admin.post(`${URL}/${id}/reopen`, { reason: 'x' }), 409, 'STOCK_BATCH_BLOCKED');
  const lotUrl = `/api/inventory/lots/${outputs[0].lotId}`;
  await admin.post(`${lotUrl}/holds/release`, { reason: 'Tasted' });
  const reopened = await admin.post(`${URL}/${id}/reopen`, { reason: 'Weighed wrongly' });
  t.equal(reopened.statusCode, 200);
  t.match(reopened.json(), { batch: { status: 'IN_PROGRESS' }, outputs: [], yieldPercent: null });
  t.match((await admin.get(lotUrl)).json().stockBatches, [{ status: 'DEPLETED' }]);

  const [worker, quality] = [await login('PRODUCTION_WORKER'), await login('QUALITY_INSPECTOR')];
  isError(t, await worker.post(`${URL}/${id}/cancel`, {}), 403, 'ACCESS_DENIED');
  isError(t, await quality.post(`${URL}/${id}/complete`, {}), 403, 'ACCESS_DENIED');
  t.equal((await quality.get(`${URL}/${id}/execution`)).statusCode, 200);
});

test('a cutting is posted and undone by a movement, and MASS_BALANCE has a German message', async (t) => {
  const { admin } = await service(t);
  const { article } = await withRecipe(admin);
  const created = async (url: string, body: object) => (await admin.post(url, body)).json();
  const room = await created('/api/inventory/storage-locations', { name: 'Table', storageType: 'PRODUCTION_AREA' });
  const stock = async () =>
    (await created('/api/inventory/stocks', { articleId: await article(), storageLocationId: room.id })).id;
  const [halves, loins] = [await stock(), await stock()];
  const lot = { batchId: 'L-1', batchType: 'PURCHASED', ...kilos('40'), expiryDate: '2026-01-14' };
  const { id: stockBatchId } = await created(`/api/inventory/stocks/${halves}/batches`, lot);
  const given = {
    inputs: [{ stockBatchId, ...kilos('40') }],
    outputs: [{ stockId: loins, ...kilos('39'), costShare: 100 }],
    loss: kilos('0.7'),
  };
  const done = await admin.post('/api/production/cuttings', given);
  t.equal(done.statusCode, 200);
  const { id, ...rest } = done.json();
  t.match(rest, {
    ...{ cuttingNumber: 'C-2026-01-05-001', status: 'DONE', yieldPercent: '97.5', note: '', waste: [] },
    ...{ loss: kilos('0.7'), createdBy: 'admin' },
    massBalance: { input: '40', output: '39', waste: '0', loss: '0.7', difference: '0.3' },
    outputs: [{ costShare: 100, expiryReason: null, expiryDate: '2026-01-14', lotNumber: 'C-2026-01-05-001' }],
  });
  const { content } = (await admin.get(`/api/inventory/movements?documentId=${id}`)).json();
  t.equal(content.length, 2);
  t.equal((await admin.post(`/api/inventory/movements/${content[0].id}/undo`, { reason: 'x' })).statusCode, 200);
  t.match((await admin.get(`/api/production/cuttings/${id}`)).json(), { status: 'UNDONE', yieldPercent: '97.5' });
  isError(
    t,
    await admin.post(`/api/inventory/movements/${content[1].id}/undo`, { reason: 'x' }),
    409,
    'ALREADY_UNDONE',
  );
  t.equal((await admin.get('/api/production/cuttings?sort=createdAt,desc')).json().page.totalElements, 1);
  const unequal = { ...given, loss: kilos('0.1') };
  const german = await admin.post('/api/production/cuttings', unequal, { 'accept-language': 'de' });
  t.match(german.json(), { code: 'MASS_BALANCE', message: /^Eingang 40 kg passt nicht zu Ausgang 39 kg/ });
});

test('a production worker undoes an own cutting, and is refused to undo what others booked', async (t) => {
  const { admin, login } = await service(t);
  const worker = await login('PRODUCTION_WORKER');
  const { article } = await withRecipe(admin);
  const created = async (url: string, body: object) => (await admin.post(url, body)).json();
  const room = await created('/api/inventory/storage-locations', { name: 'Table', storageType: 'PRODUCTION_AREA' });
  const stock = async () =>
    (await created('/api/inventory/stocks', { articleId: await article(), storageLocationId: room.id })).id;
  const [halves, loins] = [await stock(), await stock()];
  const lot = { batchId: 'L-1', batchType: 'PURCHASED', ...kilos('40'), expiryDate: '2026-01-14' };
  const { id: stockBatchId } = await created(`/api/inventory/stocks/${halves}/batches`, lot);
  const cutting = { inputs: [{ stockBatchId, ...kilos('4') }], outputs: [{ stockId: loins, ...kilos('4') }] };
  const { id } = (await worker.post('/api/production/cuttings', cutting)).json();
  const [own] = (await worker.get('/api/inventory/own-bookings')).json().bookings;
  t.match(own, { documentId: id, canUndo: true });
  t.same((await worker.get(`/api/inventory/undoable?movementId=${own.movementId}&documentId=${id}`)).json(), {
    movementIds: [own.movementId],
    runs: [{ documentId: id, movementId: own.movementId, canUndo: true }],
  });
  const undo = (movementId: string, body: object = { reason: 'Mistyped' }) =>
    worker.post(`/api/inventory/movements/${movementId}/undo`, body);
  t.equal((await undo(own.movementId)).statusCode, 200);
  t.match((await worker.get('/api/inventory/own-bookings')).json().bookings, [{ isUndone: true, canUndo: false }]);
  isError(t, await undo(own.movementId), 409, 'ALREADY_UNDONE');
  isError(t, await undo(own.movementId, {}), 400, 'VALIDATION_ERROR');
  const [booked] = (await admin.get('/api/inventory/own-bookings')).json().bookings;
  t.match(booked, { type: 'BOOKED_IN', canUndo: true });
  for (const body of [{ reason: 'x' }, {}]) {
    isError(t, await undo(booked.movementId, body), 403, 'ACCESS_DENIED');
    isError(t, await undo('unknown', body), 403, 'ACCESS_DENIED');
  }
});
