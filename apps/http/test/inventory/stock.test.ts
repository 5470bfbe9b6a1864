import { test } from 'tap';
import { ADMIN_PASSWORD, isError, logIn, service } from '../helper.ts';
import { KG, withStock } from './with-stock.ts';

const URL = '/api/inventory/stocks';

test('a stock is created once for an article at a storage location, and read', async (t) => {
  const { admin } = await service(t);
  const { article, location } = withStock(admin);
  const ids = { articleId: (await article()).id, storageLocationId: (await location()).id };
  const level = { minimumLevelAmount: '10.50', minimumLevelUnit: 'kg', minimumShelfLifeDays: 7 };
  const created = await admin.post(URL, { ...ids, ...level });
  t.equal(created.statusCode, 200);
  const { id, ...rest } = created.json();
  t.same(rest, { ...ids, minimumLevel: { amount: 10.5, unit: 'kg' }, minimumShelfLifeDays: 7 });
  t.same((await admin.get(`${URL}/${id}`)).json(), created.json());
  isError(t, await admin.post(URL, ids), 409, 'STOCK_ALREADY_EXISTS');
  isError(t, await admin.post(URL, { ...ids, articleId: 'x' }), 404, 'ARTICLE_NOT_FOUND');
  isError(t, await admin.post(URL, { ...ids, storageLocationId: 'x' }), 404, 'STORAGE_LOCATION_NOT_FOUND');
  isError(t, await admin.get(`${URL}/x`), 404, 'STOCK_NOT_FOUND');

  const { id: elsewhere } = await location();
  const bare = await admin.post(URL, { ...ids, storageLocationId: elsewhere });
  t.match(bare.json(), { minimumLevel: null, minimumShelfLifeDays: null });
  const found = async (query: string) =>
    (await admin.get(`${URL}?${query}`)).json().content.map((each: { id: string }) => each.id);
  t.same(await found(`articleId=${ids.articleId}`), [id, bare.json().id]);
  t.same(await found(`articleId=${ids.articleId}&storageLocationId=${elsewhere}`), [bare.json().id]);
  t.same(await found('storageLocationId=x'), []);
});

test('a stock batch is booked in, partly removed, blocked, unblocked and depleted', async (t) => {
  const { admin, app, clock } = await service(t);
  const { stock } = withStock(admin);
  const batches = `${URL}/${(await stock({ minimumShelfLifeDays: 3 })).id}/batches`;
  const lot = { batchId: 'L/1 ä', batchType: 'PRODUCED', ...KG, expiryDate: '2026-01-05' };
  const booked = await admin.post(batches, lot);
  t.equal(booked.statusCode, 200);
  const { id, lotId, ...rest } = booked.json();
  t.type(lotId, 'string');
  const receivedAt = clock.now().toISOString();
  t.same(rest, { ...lot, quantityAmount: 10, status: 'EXPIRING_SOON', receivedAt });
  isError(t, await admin.post(batches, { ...lot }), 409, 'STOCK_BATCH_ALREADY_EXISTS');

  const now = async () => (await admin.get(batches)).json().content[0];
  const byId = `${batches}/${id}`;
  const byBatchId = `${batches}/${encodeURIComponent('L/1 ä')}`;
  const removed = await admin.post(`${byId}/remove`, { quantityAmount: '250', quantityUnit: 'g' });
  t.same([removed.statusCode, removed.body], [200, '']);
  t.equal((await now()).quantityAmount, 9.75);
  isError(
    t,
    await admin.post(`${byId}/remove`, { quantityAmount: '9.750001', quantityUnit: 'KG' }),
    409,
    'INSUFFICIENT_STOCK',
  );
  const kinds = await admin.post(`${byId}/remove`, { quantityAmount: '1', quantityUnit: 'L' });
  t.same(Object.keys(isError(t, kinds, 400, 'VALIDATION_ERROR')), ['quantityUnit']);

  const blocked = await admin.post(`${byBatchId}/block`, { reason: 'zu warm' });
  t.same([blocked.statusCode, blocked.body, (await now()).status], [200, '', 'BLOCKED']);
  isError(t, await admin.post(`${byId}/block`, { reason: 'zu warm' }), 409, 'INVALID_STATUS_TRANSITION');
  isError(t, await admin.post(`${byId}/remove`, KG), 409, 'STOCK_BATCH_BLOCKED');
  const unblocked = await admin.post(`${byBatchId}/unblock`);
  t.same([unblocked.statusCode, unblocked.body], [200, '']);
  isError(t, await admin.post(`${byId}/unblock`), 409, 'INVALID_STATUS_TRANSITION');
  clock.set('2026-01-05T23:00:00Z');
  const later = await logIn(app, 'admin', ADMIN_PASSWORD);
  t.equal((await later.get(batches)).json().content[0].status, 'EXPIRED');
  t.equal((await later.post(`${byId}/remove`, { quantityAmount: '9.75', quantityUnit: 'KG' })).statusCode, 200);
  t.match((await later.get(batches)).json().content, [{ status: 'DEPLETED', quantityAmount: 0, quantityUnit: 'KG' }]);
  isError(t, await later.post(`${byId}/remove`, { quantityAmount: '1', quantityUnit: 'G' }), 409, 'INSUFFICIENT_STOCK');
});

test('the list of stock batches is sorted by expiry or another field, and filtered by status', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: stockId } = await stock({ minimumShelfLifeDays: 7 });
  for (const [batchId, expiryDate] of [
    ['b', '2026-01-11'],
    ['a', '2026-01-12'],
    ['c', '2026-01-04'],
  ]) {
    await bookIn(stockId, { batchId, expiryDate });
  }
  const listed = async (query: string) =>
    (await admin.get(`${URL}/${stockId}/batches${query}`))
      .json()
      .content.map(({ batchId, status }: { batchId: string; status: string }) => `${batchId} ${status}`);
  t.same(await listed(''), ['c EXPIRED', 'b EXPIRING_SOON', 'a AVAILABLE']);
  t.same(await listed('?sort=batchId&size=2'), ['a AVAILABLE', 'b EXPIRING_SOON']);
  t.same(await listed('?status=EXPIRED'), ['c EXPIRED']);
  t.same(await listed('?status=BLOCKED'), []);
  isError(t, await admin.get(`${URL}/${stockId}/batches?status=NOPE`), 400, 'VALIDATION_ERROR');
});

test('the ledger of a stock lists its movements, oldest first', async (t) => {
  const { admin, clock } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: stockId } = await stock();
  const { id, lotId } = await bookIn(stockId);
  clock.advance(1000);
  await admin.post(`${URL}/${stockId}/batches/${id}/remove`, { quantityAmount: '500', quantityUnit: 'G' });
  clock.advance(1000);
  await admin.post(`${URL}/${stockId}/batches/${id}/block`, { reason: 'zu warm' });
  const { content, page } = (await admin.get(`${URL}/${stockId}/movements`)).json();
  t.same(page, { number: 0, size: 20, totalElements: 3, totalPages: 1 });
  const { id: movementId, ...last } = content[2];
  t.type(movementId, 'string');
  t.same(last, {
    stockId,
    lotId,
    postingId: movementId,
    ...{ documentKind: null, documentId: null, reasonCode: null, reversesId: null },
    stockBatchId: id,
    number: 3,
    type: 'BLOCKED',
    quantityChange: 0,
    quantityBefore: 9.5,
    quantityAfter: 9.5,
    quantityUnit: 'KG',
    statusBefore: 'AVAILABLE',
    statusAfter: 'BLOCKED',
    at: clock.now().toISOString(),
    userId: admin.userId,
    username: 'admin',
    reason: 'zu warm',
  });
  t.match(content[1], { type: 'REMOVED', quantityChange: -0.5, quantityBefore: 10, quantityAfter: 9.5, reason: null });
  t.match(content[0], { type: 'BOOKED_IN', quantityBefore: 0, quantityAfter: 10, statusBefore: null });
  const newest = (await admin.get(`${URL}/${stockId}/movements?sort=at,desc&size=1&stockBatchId=${id}`)).json();
  t.same(newest.content, [content[2]]);
});

test('the service lists stocks below their minimum and batches that expire soon, of all stocks', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: stockId, ...rest } = await stock({ minimumLevelAmount: '10000', minimumLevelUnit: 'G' });
  const { id } = await bookIn(stockId, { expiryDate: '2026-01-06' });
  const short = async () => (await admin.get(`${URL}/below-minimum`)).json();
  const none = { content: [], page: { number: 0, size: 500, totalElements: 0, totalPages: 0 } };
  t.same(await short(), none, '10 kg are not below 10,000 g');
  await admin.post(`${URL}/${stockId}/batches/${id}/remove`, { quantityAmount: '1', quantityUnit: 'G' });
  t.same(await short(), {
    content: [{ id: stockId, ...rest, usable: { amount: 9999, unit: 'G' } }],
    page: { number: 0, size: 500, totalElements: 1, totalPages: 1 },
  });

  const expiring = async (query: string) => (await admin.get(`/api/inventory/stock-batches/expiring${query}`)).json();
  t.match((await expiring('')).content, [{ id, stockId, status: 'AVAILABLE', quantityAmount: 9.999 }]);
  t.same(await expiring('?withinDays=0'), none);
  const { id: other } = await stock({ minimumLevelAmount: '5', minimumLevelUnit: 'KG' });
  t.match((await short()).content, [{ id: stockId }, { id: other, usable: { amount: 0, unit: 'KG' } }]);
  const first = await bookIn(other, { expiryDate: '2026-01-05' });
  t.match((await expiring('')).content, [
    { id: first.id, stockId: other },
    { id, stockId },
  ]);
  t.match(await short(), { content: [{ id: stockId }], page: { totalElements: 1 } });
  for (const days of ['-1', 'soon', '1.5']) {
    isError(t, await admin.get(`/api/inventory/stock-batches/expiring?withinDays=${days}`), 400, 'VALIDATION_ERROR');
  }
});
