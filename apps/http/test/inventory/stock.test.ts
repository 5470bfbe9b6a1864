import { test } from 'tap';
import { ADMIN_PASSWORD, isError, logIn, service } from '../helper.ts';
import { KG, larder } from './larder.ts';

const URL = '/api/inventory/stocks';

test('a stock is created once for an article at a storage location, and read', async (t) => {
  const { admin } = await service(t);
  const { article, location } = larder(admin);
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

test('what is wrong with a stock is told by field; a location out of use takes none', async (t) => {
  const { admin } = await service(t);
  const { article, location } = larder(admin);
  const wrong = { minimumLevelAmount: '-1', minimumLevelUnit: 'KILO', minimumShelfLifeDays: -1 };
  const faults = isError(t, await admin.post(URL, wrong), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['articleId', 'storageLocationId', ...Object.keys(wrong)]);
  t.match(faults['minimumLevelUnit'], /KG, KILOGRAM/, 'the catalogue is named');
  const ids = { articleId: (await article()).id, storageLocationId: (await location()).id };
  const half = isError(t, await admin.post(URL, { ...ids, minimumLevelAmount: '1' }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(half), ['minimumLevelUnit']);
  await admin.patch(`/api/inventory/storage-locations/${ids.storageLocationId}/deactivate`);
  isError(t, await admin.post(URL, ids), 409, 'STORAGE_LOCATION_INACTIVE');
});

test('a batch is booked in and taken out of, blocked and unblocked', async (t) => {
  const { admin, app, clock } = await service(t);
  const { stock } = larder(admin);
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

test('what is wrong with a booking, a removal or a block is told by field', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = larder(admin);
  const { id: stockId } = await stock();
  const batches = `${URL}/${stockId}/batches`;
  const wrong = {
    batchId: '',
    batchType: 'produced',
    quantityAmount: 10,
    quantityUnit: 'KILO',
    expiryDate: '2026-02-30',
  };
  t.same(Object.keys(isError(t, await admin.post(batches, wrong), 400, 'VALIDATION_ERROR')), Object.keys(wrong));
  isError(t, await admin.post(`${URL}/x/batches`, wrong), 400, 'VALIDATION_ERROR');
  const { id } = await bookIn(stockId);
  const removal = { quantityAmount: '0', quantityUnit: '' };
  const faults = isError(t, await admin.post(`${batches}/${id}/remove`, removal), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), Object.keys(removal));
  t.same(Object.keys(isError(t, await admin.post(`${batches}/${id}/block`, {}), 400, 'VALIDATION_ERROR')), ['reason']);
});

test('a batch that the stock does not have is unknown, one that it has twice is not told', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = larder(admin);
  const [{ id: here }, { id: there }] = [await stock(), await stock()];
  const { id } = await bookIn(there, { batchId: 'L' });
  for (const batchId of [id, 'L', 'x', '%20']) {
    const path = `${URL}/${here}/batches/${batchId}`;
    isError(t, await admin.post(`${path}/remove`, KG), 404, 'STOCK_BATCH_NOT_FOUND');
    isError(t, await admin.post(`${path}/block`, { reason: 'zu warm' }), 404, 'STOCK_BATCH_NOT_FOUND');
    isError(t, await admin.post(`${path}/unblock`), 404, 'STOCK_BATCH_NOT_FOUND');
  }
  isError(t, await admin.post(`${URL}/x/batches/${id}/remove`, KG), 404, 'STOCK_NOT_FOUND');
  isError(
    t,
    await admin.post(`${URL}/x/batches`, { ...KG, batchId: 'L', batchType: 'P', expiryDate: '2026-01-01' }),
    404,
    'STOCK_NOT_FOUND',
  );
  isError(t, await admin.get(`${URL}/x/batches`), 404, 'STOCK_NOT_FOUND');
  isError(t, await admin.get(`${URL}/x/movements`), 404, 'STOCK_NOT_FOUND');
  await bookIn(there, { batchId: 'L', batchType: 'PRODUCED' });
  isError(t, await admin.post(`${URL}/${there}/batches/L/remove`, KG), 409, 'AMBIGUOUS_BATCH_ID');
  t.equal((await admin.post(`${URL}/${there}/batches/${id}/remove`, KG)).statusCode, 200);
});

test('batches are listed by expiry, filtered by status, and sorted', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = larder(admin);
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

test('the ledger shows what was done, oldest first', async (t) => {
  const { admin, clock } = await service(t);
  const { stock, bookIn } = larder(admin);
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

test('stocks below their minimum and batches that expire are listed through all stocks', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = larder(admin);
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
  for (const days of ['-1', 'soon', '1.5']) {
    isError(t, await admin.get(`/api/inventory/stock-batches/expiring?withinDays=${days}`), 400, 'VALIDATION_ERROR');
  }
});

test('a repeated booking with its Idempotency-Key has one effect and the same answer', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = larder(admin);
  const { id: stockId } = await stock();
  const { id } = await bookIn(stockId);
  const batches = `${URL}/${stockId}/batches`;
  const key = { 'idempotency-key': 'one' };
  for (let time = 0; time < 2; time++) {
    const answer = await admin.post(`${batches}/${id}/remove`, { quantityAmount: '1', quantityUnit: 'KG' }, key);
    t.same([answer.statusCode, answer.body], [200, '']);
  }
  t.equal((await admin.get(batches)).json().content[0].quantityAmount, 9);
  const lot = { batchId: 'again', batchType: 'P', expiryDate: '2026-02-01', ...KG };
  const [first, second] = [
    await admin.post(batches, lot, { 'idempotency-key': 'two' }),
    await admin.post(batches, lot, { 'idempotency-key': 'two' }),
  ];
  t.same([second.statusCode, second.json()], [200, first.json()]);
});

test('STOCK_READ reads and STOCK_WRITE writes', async (t) => {
  const { admin, login, anonymous } = await service(t);
  const { stock, bookIn } = larder(admin);
  const { id: stockId } = await stock();
  const { id } = await bookIn(stockId);
  const [reader, writer, nobody] = [
    await login('SALES_STAFF'),
    await login('QUALITY_MANAGER'),
    await login('PRODUCTION_WORKER'),
  ];
  const path = `${URL}/${stockId}/batches/${id}`;
  const reads = [
    URL,
    `${URL}/${stockId}`,
    `${URL}/${stockId}/batches`,
    `${URL}/${stockId}/movements`,
    `${URL}/below-minimum`,
    '/api/inventory/stock-batches/expiring',
  ];
  for (const read of reads) {
    t.equal((await nobody.get(read)).statusCode, 200, read);
    isError(t, await reader.get(read), 403, 'ACCESS_DENIED');
    isError(t, await anonymous.get(read), 401, 'AUTHENTICATION_REQUIRED');
  }
  for (const write of [URL, `${URL}/${stockId}/batches`, `${path}/remove`, `${path}/block`, `${path}/unblock`]) {
    isError(t, await nobody.post(write, {}), 403, 'ACCESS_DENIED');
    isError(t, await anonymous.post(write, {}), 401, 'AUTHENTICATION_REQUIRED');
  }
  t.equal((await writer.post(`${path}/block`, { reason: 'zu warm' })).statusCode, 200);
});
