import { test } from 'tap';
import { service } from '../helper.ts';
import { withStock } from './with-stock.ts';

const scanOf = (code: string) => `/api/scan?code=${encodeURIComponent(code)}`;

test('GET /api/scan decodes a label, and returns its article, lots and stock batches', async (t) => {
  const { admin, login } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: stockId, articleId } = (await stock()) as { id: string; articleId: string };
  await admin.put(`/api/articles/${articleId}/codes`, { gtins: ['4006381333931'], plu: '12' });
  const { id, lotId } = await bookIn(stockId, { batchId: 'L-7', quantityAmount: '12345678901.123456' });

  const answer = await admin.get(scanOf('\u001d010400638133393110L-7\u001d3103001250'));
  t.equal(answer.statusCode, 200);
  t.match(answer.json(), {
    kind: 'GS1',
    elements: { gtin: '04006381333931', lotNumber: 'L-7', netWeightKg: '1.25', bestBefore: null, others: [] },
    article: { id: articleId, gtins: ['4006381333931'] },
    lots: [{ id: lotId, account: { inStock: '12345678901.123456' } }],
    stockBatches: [{ id, stockId, articleName: 'Rinderhack', storageLocationName: 'Room 3', status: 'AVAILABLE' }],
    problems: [],
  });
  t.match(answer.body, '"quantityAmount":12345678901.123456', 'with all its digits');

  const faulty = (await admin.get(scanOf('(01)04006381333932(17)260231'))).json();
  t.match(faulty, { kind: 'GS1', elements: { gtin: null, useBy: null }, article: null, lots: [] });
  t.same(
    faulty.problems.map(({ code, ai, message }: Record<string, string>) => [code, ai, typeof message]),
    [
      ['CHECK_DIGIT', '01', 'string'],
      ['DATE', '17', 'string'],
    ],
  );
  const german = await admin.send({
    url: scanOf('(01)04006381333932'),
    headers: { 'accept-language': 'de' },
  });
  t.match(german.json().problems, [{ message: '(01) 04006381333932 hat eine falsche Prüfziffer' }]);
  t.match((await admin.get('/api/scan?code=%00%1d%20x')).json(), { kind: 'UNKNOWN', elements: { gtin: null } });
  const missing = await admin.get('/api/scan');
  t.match([missing.statusCode, missing.json()], [400, { validationErrors: [{ field: 'code' }] }]);

  const sales = await login('SALES_STAFF');
  t.match((await sales.get(scanOf('12'))).json(), { kind: 'PLU', article: { id: articleId }, stockBatches: [] });
  t.match((await sales.get(scanOf('L-7'))).json(), { kind: 'UNKNOWN', lots: [] });
});

test('GET /api/scan calculates the weight of a label with a price by the patterns of the settings', async (t) => {
  const { admin } = await service(t);
  const { stock } = withStock(admin);
  const { articleId } = (await stock()) as { id: string; articleId: string };
  await admin.put(`/api/articles/${articleId}/codes`, { plu: '119' });
  const patterns = (...weightPatterns: string[]) => admin.put('/api/settings', { weightPatterns });
  t.equal((await patterns('22PPPPEEEEEEC', '23PPPPPVWWWWC')).statusCode, 200);
  // 12.50 at 12.90 per kg.
  t.match((await admin.get(scanOf('2201190012509'))).json(), {
    kind: 'EAN13_WEIGHT',
    elements: { plu: '119', netWeightKg: '0.969' },
    article: { id: articleId },
    problems: [],
  });
  t.match((await admin.get(scanOf('2300119705000'))).json(), { elements: { plu: '119', netWeightKg: '0.5' } });
  const { salesUnits } = (await admin.get(`/api/articles/${articleId}`)).json();
  await admin.delete(`/api/articles/${articleId}/sales-units/${salesUnits[0].id}`);
  t.match((await admin.get(scanOf('2201190012509'))).json(), {
    elements: { plu: '119', netWeightKg: null },
    article: { id: articleId },
    problems: [{ code: 'NO_PRICE_PER_KG', ai: '' }],
  });
  const twice = await patterns('23PPPPPVWWWWC', '23PPPPPVWWWWC');
  t.match([twice.statusCode, twice.json()], [400, { validationErrors: [{ field: 'weightPatterns[1]' }] }]);
  t.equal((await patterns('22PPPPEEEEEEC@10g')).statusCode, 400);
});

test('the lists of stock levels and of stock batches are pages with filters', async (t) => {
  const { admin } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const minimum = { minimumLevelAmount: '12.5', minimumLevelUnit: 'KG', minimumShelfLifeDays: 100 };
  const short = (await stock(minimum)) as { id: string; articleId: string; storageLocationId: string };
  const { id } = await bookIn(short.id);
  await bookIn((await stock()).id);
  const levels = (await admin.get('/api/inventory/stock-levels?belowMinimum=true')).json();
  t.same(levels, {
    content: [
      {
        id: short.id,
        articleId: short.articleId,
        articleName: 'Rinderhack',
        storageLocationId: short.storageLocationId,
        storageLocationName: 'Room 3',
        minimumLevel: { amount: 12.5, unit: 'KG' },
        minimumShelfLifeDays: 100,
        unit: 'KG',
        usable: '10',
        expiringSoon: '10',
        expired: '0',
        blocked: '0',
        nextExpiry: '2026-03-01',
        belowMinimum: true,
      },
    ],
    page: { number: 0, size: 20, totalElements: 1, totalPages: 1 },
  });
  t.equal((await admin.get('/api/inventory/stock-levels')).json().page.totalElements, 2);
  const soon = (await admin.get('/api/inventory/stock-batches?status=EXPIRING_SOON&size=5')).json();
  t.match(soon, {
    content: [{ id, articleName: 'Rinderhack', quantityAmount: 10 }],
    page: { totalElements: 1, size: 5 },
  });
  for (const query of ['stock-batches?status=GONE', 'stock-batches?sort=articleName', 'stock-levels?sort=unit'])
    t.equal((await admin.get(`/api/inventory/${query}`)).statusCode, 400, query);
});
