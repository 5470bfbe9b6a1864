import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { KG, withStock } from '../inventory/with-stock.ts';

const URL = '/api/procurement/goods-receipts';

test('goods are received, inspected and read again', async (t) => {
  const { admin } = await service(t);
  const { stock } = withStock(admin);
  const { id: supplierId } = (await admin.post('/api/suppliers', { name: 'Hof Müller', phone: '1' })).json();
  const { id: stockId } = await stock();
  const facts = { species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE', cutIn: null, extra: 1 };
  const line = {
    stockId,
    ...KG,
    expiryDate: '2026-02-01',
    supplierLot: 'S-77',
    temperature: 7.25,
    temperatureLimit: 7,
  };
  const rejected = { stockId, rejectedAmount: '0.50', rejectedUnit: 'kg', rejectReason: 'offen' };
  const body = { supplierId, deliveryNote: 'LS 1', vehicleTemperature: -1.5, lines: [{ ...line, facts }, rejected] };
  const key = { 'idempotency-key': 'one receipt' };
  const posted = await admin.post(URL, body, key);
  const receipt = posted.json();
  t.equal(posted.statusCode, 200);
  t.same(Object.keys(receipt), [
    ...['id', 'receiptNumber', 'supplierId', 'supplierName', 'deliveryNote', 'purchaseOrder', 'receiptDate'],
    ...['vehicleTemperature', 'lines', 'warnings', 'receivedBy', 'createdAt'],
  ]);
  t.hasStrict(receipt, {
    ...{ receiptNumber: 'G-2026-01-05-001', supplierName: 'Hof Müller', deliveryNote: 'LS 1', purchaseOrder: '' },
    ...{ receiptDate: '2026-01-05', vehicleTemperature: -1.5, receivedBy: 'admin' },
  });
  const [first, second] = receipt.lines;
  t.match(first, { ...line, line: 1, lotId: String, stockBatchId: String, lotNumber: 'L-2026-01-05-001' });
  t.hasStrict(first, { batchType: 'PURCHASED', status: 'ON_HOLD', undone: false, inspections: [], rejectReason: null });
  t.hasStrict(first.facts, { species: 'PORK', bornIn: null, rearedIn: ['DE'], cuttingPlants: [], reference: null });
  t.notOk('extra' in first.facts);
  t.hasStrict(second, { ...rejected, rejectedAmount: '0.5', line: 2, status: 'REJECTED', lotId: null, facts: null });
  t.hasStrict(receipt.warnings, [
    { code: 'SUPPLIER_CERTIFICATE_MISSING', line: null },
    { code: 'SUPPLIER_NOT_ASSIGNED', line: 1 },
  ]);
  t.same((await admin.post(URL, body, key)).json(), receipt, 'the same key again has one effect');
  t.same((await admin.get(`${URL}/${receipt.id}`)).json(), receipt);
  const german = await admin.send({ url: `${URL}/${receipt.id}`, headers: { 'accept-language': 'de' } });
  t.match(german.json().warnings, [
    { message: 'Der Lieferant hat kein Qualitätszertifikat' },
    { message: 'Der Artikel ist diesem Lieferanten nicht zugeordnet' },
  ]);
  t.match(german.headers['vary'], 'Accept-Language');
  t.same((await admin.get(`${URL}?articleId=${first.articleId}`)).json().content, [receipt]);
  t.equal((await admin.get(`${URL}?articleId=unknown`)).json().page.totalElements, 0);

  const inspections = `${URL}/${receipt.id}/lines/1/inspections`;
  const inspected = await admin.post(inspections, { result: 'PASSED', temperature: 6.5 });
  t.hasStrict(inspected.json().lines[0].inspections, [
    { result: 'PASSED', temperature: 6.5, notes: '', inspectedBy: 'admin', inspectedAt: '2026-01-05T11:00:00.000Z' },
  ]);
  const { content } = (await admin.get(`/api/inventory/stocks/${stockId}/batches`)).json();
  t.hasStrict(content, [{ id: first.stockBatchId, lotId: first.lotId, status: 'AVAILABLE' }]);
  isError(
    t,
    await admin.post(`${URL}/${receipt.id}/lines/2/inspections`, { result: 'PASSED' }),
    409,
    'NOTHING_TO_INSPECT',
  );
  isError(
    t,
    await admin.post(`${URL}/${receipt.id}/lines/3/inspections`, { result: 'PASSED' }),
    404,
    'GOODS_RECEIPT_LINE_NOT_FOUND',
  );
  isError(t, await admin.get(`${URL}/unknown`), 404, 'GOODS_RECEIPT_NOT_FOUND');
  const faults = isError(t, await admin.post(URL, { supplierId, lines: [{ stockId }] }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['lines[0].quantityAmount', 'lines[0].quantityUnit', 'lines[0].expiryDate']);
});

test('the product kind of an article limits the temperature of its goods', async (t) => {
  const { admin } = await service(t);
  const { stock } = withStock(admin);
  const { id: supplierId } = (await admin.post('/api/suppliers', { name: 'Hof Müller', phone: '1' })).json();
  const { id: stockId } = await stock();
  const { articleId } = (await admin.get(`/api/inventory/stocks/${stockId}`)).json();
  const article = `/api/articles/${articleId}`;
  t.hasStrict((await admin.get(article)).json(), { productKind: null, frozen: false });
  t.hasStrict((await admin.put(article, { productKind: 'OFFAL' })).json(), { productKind: 'OFFAL', frozen: false });
  const { limits } = (await admin.get('/api/quality/legal-limits')).json();
  t.equal(limits.length, 36);
  const source = { headers: { 'accept-language': 'de' }, url: '/api/quality/legal-limits' };
  t.match((await admin.send(source)).json().limits[0], {
    ...{ productKind: 'MEAT', frozen: false, onSite: false, max: 7, source: 'Tier-LMHV, § 15 Abs. 3 Nr. 1' },
  });
  const line = { stockId, ...KG, expiryDate: '2026-02-01' };
  const { lines, warnings } = (
    await admin.post(URL, {
      supplierId,
      lines: [
        { ...line, temperature: 3.1 },
        { ...line, lotNumber: 'B' },
      ],
    })
  ).json();
  t.match(lines, [
    { temperature: 3.1, temperatureLimit: 3, status: 'ON_HOLD', onHold: true },
    { temperature: null, temperatureLimit: 3, status: 'ACCEPTED' },
  ]);
  t.hasStrict(warnings.at(-1), {
    ...{ code: 'TEMPERATURE_MISSING', message: 'The temperature of the goods was not measured', line: 2 },
  });
  const refused = await admin.post(URL, { supplierId, lines: [{ ...line, lotNumber: 'C', temperatureLimit: 3.5 }] });
  isError(t, refused, 400, 'VALIDATION_ERROR');
  t.match(refused.json().validationErrors, [{ field: 'lines[0].temperatureLimit' }]);
  t.hasStrict((await admin.put(article, { productKind: null })).json(), { productKind: null });
});
