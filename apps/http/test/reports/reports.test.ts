import { test } from 'tap';
import { isError, service } from '../helper.ts';

const PERIOD = 'from=2026-01-01&to=2026-12-31';

test('a report is JSON, or a file in one of two forms', async (t) => {
  const { admin } = await service(t);
  const json = await admin.get(`/api/reports/write-offs?${PERIOD}&by=REASON`);
  t.match(json.headers['content-type'], /^application\/json/);
  t.same(json.json(), {
    ...{ by: 'REASON', from: '2026-01-01', to: '2026-12-31', rows: [], total: { rows: 0, kg: '0', pieces: '0' } },
  });
  const csv = await admin.get(`/api/reports/write-offs?${PERIOD}&by=REASON&format=CSV`);
  t.match(csv.headers['content-type'], /^text\/csv/);
  t.match(csv.headers['content-disposition'], 'attachment; filename="write-offs.csv"');
  t.equal(csv.body, '"key","name","rows","kg","pieces"\r\n');
  const excel = await admin.send({
    method: 'GET',
    url: '/api/reports/stock?format=EXCEL',
    headers: { 'accept-language': 'de' },
  });
  t.match(excel.body, /^\uFEFF"Schlüssel";"Name";"Einheit";"Menge";"Gesperrt"/);
  isError(t, await admin.get(`/api/reports/sales?${PERIOD}&by=REASON`), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/reports/sales?format=PDF'), 400, 'VALIDATION_ERROR');
});

test('a file of a report has the rows, with reasons and decimals in its form', async (t) => {
  const { admin, clock } = await service(t);
  const day = clock.now().toISOString().slice(0, 10);
  const { id: categoryId } = (await admin.post('/api/categories', { name: 'Wurst' })).json();
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.9 };
  const article = { name: '=Lyoner', articleNumber: 'W-1', categoryId, ...sold };
  const { id: articleId } = (await admin.post('/api/articles', article)).json();
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = (await admin.post('/api/inventory/storage-locations', room)).json();
  const { id: stockId } = (await admin.post('/api/inventory/stocks', { articleId, storageLocationId })).json();
  const batch = { batchId: 'L-1', batchType: 'PRODUCED', quantityAmount: '10', quantityUnit: 'KG', expiryDate: day };
  const { id: stockBatchId } = (await admin.post(`/api/inventory/stocks/${stockId}/batches`, batch)).json();
  const line = { stockBatchId, quantityAmount: '1.5', quantityUnit: 'KG', reasonCode: 'WASTE' };
  await admin.post('/api/inventory/write-offs', { lines: [line] });
  const text = async (path: string, language = 'en') =>
    (await admin.send({ method: 'GET', url: `/api/reports/${path}`, headers: { 'accept-language': language } })).body;
  const days = `from=${day}&to=${day}`;
  t.match(await text(`write-offs?${days}&by=REASON&format=CSV`), '\r\n"WASTE","WASTE",1,"1.5","0"\r\n');
  t.match(
    await text(`write-offs?${days}&by=REASON&format=EXCEL`, 'de'),
    /\r\n"[A-ZÄÖÜ][a-zäöüß ]+";"[^"]+";"?1"?;"1,5";"0"/,
  );
  t.match(await text('stock?format=CSV'), `"${articleId}","'=Lyoner","KG","8.5","0","8.5","0"`, 'guarded');
  const { rows } = JSON.parse(await text(`write-offs?${days}&by=REASON`, 'de'));
  t.match(rows, [{ key: 'WASTE', name: /^[A-ZÄÖÜ][a-zäöüß ]+$/, rows: 1, kg: '1.5', pieces: '0' }]);
});
