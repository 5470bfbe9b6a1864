import { test } from 'tap';
import {
  blockStockBatch,
  bookInStockBatch,
  deactivateStorageLocation,
  listStockBatches,
  Stocks,
  unblockStockBatch,
  undoMovement,
} from '../../src/inventory/index.ts';
import type { AnyContract, Permission } from '../../src/kernel/index.ts';
import {
  addDeliveryAddress,
  deactivateCustomer,
  removeDeliveryAddress,
  updateArticle,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import { inspectGoodsReceipt } from '../../src/procurement/index.ts';
import {
  dispatchDelivery,
  getDelivery,
  getParticulars,
  listDeliveries,
  returnDelivery,
} from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { PORK, TODAY, withSuppliers } from '../procurement/with-suppliers.ts';
import { aCaller } from '../with-core.ts';

/** Returns a shop with goods, and functions to send them. */
async function counter() {
  const it = await withSuppliers();
  const goods = async (more: object = {}) => {
    const { lines } = await it.receive({ ...PORK, ...more });
    const { stockBatchId = null, stockId = '', lotId = '', lotNumber = '', articleId = '' } = lines[0] ?? {};
    return { stockBatchId: stockBatchId ?? '', stockId, lotId: lotId ?? '', lotNumber: lotNumber ?? '', articleId };
  };
  const line = (stockBatchId: string, quantityAmount = '1', quantityUnit = 'KG') => ({
    stockBatchId,
    quantityAmount,
    quantityUnit,
  });
  const dispatch = (lines: object[], more: object = {}) =>
    it.ask(dispatchDelivery, { customerId: it.customer.id, lines, ...more });
  const refusedDispatch = (lines: object[], more: object = {}) =>
    it.refusal(dispatchDelivery, { customerId: it.customer.id, lines, ...more });
  const left = async (stockId: string) => (await it.batches(stockId)).map(({ quantityBase }) => quantityBase);
  return { ...it, goods, line, dispatch, refusedDispatch, left };
}

const ADDRESS = { street: 'Hauptstraße', houseNumber: '5', postalCode: '91522', city: 'Ansbach', country: 'DE' };

/** The fields of a line without an order, at the list price. */
const UNORDERED = {
  ...{ orderId: null, orderNumber: null, orderLine: null, last: false, alreadyCounted: false, pieces: null },
  price: { amount: '12.9', per: 'KG', basis: 'GROSS', source: 'LIST', reason: null, day: TODAY },
  ...{ takenBack: '0', takenBackPieces: null, undone: false, due: null, dueUnit: null, invoices: [] },
};

test('each line is a DISPATCHED movement of its lot to the delivery', async (t) => {
  const { dispatch, goods, line, movements, customer, ask } = await counter();
  const [one, two] = [await goods(), await goods()];
  const delivery = await dispatch([line(one.stockBatchId, '2.50'), line(two.stockBatchId, '300', 'g')]);
  t.hasStrict(delivery, {
    deliveryNumber: `D-${TODAY}-001`,
    customerId: customer.id,
    customerName: 'Anna Huber',
    address: ADDRESS,
    dispatchDate: TODAY,
    createdBy: 'clerk',
  });
  t.strictSame(delivery.lines, [
    {
      ...{ line: 1, lotId: one.lotId, lotNumber: one.lotNumber, articleId: one.articleId },
      ...{ articleName: 'Schweineschulter', stockBatchId: one.stockBatchId },
      ...{ quantityAmount: '2.5', quantityUnit: 'KG', ...UNORDERED },
    },
    {
      ...{ line: 2, lotId: two.lotId, lotNumber: two.lotNumber, articleId: two.articleId },
      ...{ articleName: 'Schweineschulter', stockBatchId: two.stockBatchId },
      ...{ quantityAmount: '300', quantityUnit: 'g', ...UNORDERED },
    },
  ]);
  t.hasStrict((await movements(two.stockId))[1], {
    ...{ type: 'DISPATCHED', documentKind: 'DELIVERY', documentId: delivery.id, documentLine: 2 },
    ...{ lotId: two.lotId, change: '-0.3', after: '9.7' },
  });
  t.strictSame(await ask(getDelivery, { id: delivery.id }), delivery);
});

test('dispatchDelivery refuses the whole delivery if goods of a line are blocked, expired or missing', async (t) => {
  const { ask, refusedDispatch, goods, line, left, receive, stock } = await counter();
  const fine = await goods();
  const blocked = await goods();
  await ask(blockStockBatch, { stockId: blocked.stockId, batchId: blocked.stockBatchId, reason: 'x' });
  const receipt = await receive(PORK);
  await ask(inspectGoodsReceipt, { id: receipt.id, line: '1', result: 'FAILED' });
  const held = receipt.lines[0];
  const { id: stockId } = await stock();
  const old = { stockId, batchId: 'ALT', batchType: 'PURCHASED', ...PORK, expiryDate: '2026-01-04' };
  const { id: expired } = await ask(bookInStockBatch, old);

  const refused = async (...ids: string[]) => refusedDispatch([line(fine.stockBatchId), ...ids.map((id) => line(id))]);
  const both = await refused(blocked.stockBatchId, held?.stockBatchId ?? '');
  t.equal(both.code, 'STOCK_BATCH_BLOCKED');
  for (const number of [blocked.lotNumber, held?.lotNumber ?? '']) t.match(both.message, number, 'names each');
  t.match(await refused(expired), { code: 'LOT_EXPIRED', message: /ALT/ });
  t.equal((await refusedDispatch([line(fine.stockBatchId, '10.000001')])).code, 'INSUFFICIENT_STOCK');
  t.strictSame(await left(fine.stockId), ['10'], 'all lines or none');
});

test('dispatchDelivery accepts goods until their expiry date and not later, whatever the dispatch date', async (t) => {
  const { dispatch, refusedDispatch, goods, line, ports } = await counter();
  const { stockBatchId } = await goods({ expiryDate: TODAY });
  t.equal((await dispatch([line(stockBatchId)])).lines.length, 1);
  ports.clock.set('2026-01-05T23:00:00.000Z');
  t.equal((await refusedDispatch([line(stockBatchId)], { dispatchDate: TODAY })).code, 'LOT_EXPIRED');
});

test('dispatchDelivery reports all faults of the form at once, and a repeated batch at its second line', async (t) => {
  const { faults, goods, line, refusedDispatch } = await counter();
  t.strictSame(await faults(dispatchDelivery, { lines: [] }), ['customerId', 'lines']);
  t.strictSame(
    await faults(dispatchDelivery, {
      ...{ customerId: 1, deliveryAddressLabel: 'x'.repeat(201), dispatchDate: '1', owner: 1, consignee: 'a\u0000' },
      lines: [line('x'), { ...line('x', '0', 'STONE') }],
    }),
    [
      ...['customerId', 'deliveryAddressLabel', 'dispatchDate', 'owner', 'consignee'],
      ...['lines[1].quantityAmount', 'lines[1].quantityUnit', 'lines[1].stockBatchId'],
    ],
  );
  const { stockBatchId } = await goods();
  const { faults: wrongKind } = await refusedDispatch([line(stockBatchId, '1', 'L')]);
  t.strictSame(
    wrongKind?.map(({ field }) => field),
    ['lines[0].quantityUnit'],
  );
});

test('the dispatch date is not in the future and at most 31 days back', async (t) => {
  const { dispatch, faults, goods, line, customer } = await counter();
  const lines = [line((await goods()).stockBatchId)];
  t.hasStrict(await dispatch(lines, { dispatchDate: '2025-12-05' }), {
    deliveryNumber: 'D-2025-12-05-001',
    dispatchDate: '2025-12-05',
  });
  for (const dispatchDate of ['2026-01-06', '2025-12-04']) {
    t.strictSame(await faults(dispatchDelivery, { customerId: customer.id, dispatchDate, lines }), ['dispatchDate']);
    t.strictSame(await faults(dispatchDelivery, { dispatchDate, lines: [] }), ['customerId', 'lines', 'dispatchDate']);
  }
});

test('dispatchDelivery refuses unknown ids and labels before an inactive customer, and books nothing', async (t) => {
  const { ask, refusedDispatch, goods, line, customer, left } = await counter();
  const { stockBatchId, stockId } = await goods();
  const code = async (id: string, more: object = {}) => (await refusedDispatch([line(id)], more)).code;
  await ask(deactivateCustomer, { id: customer.id });
  t.equal(await code(stockBatchId, { customerId: 'unknown' }), 'CUSTOMER_NOT_FOUND');
  t.equal(await code(stockBatchId, { deliveryAddressLabel: 'Küche' }), 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal(await code('unknown'), 'STOCK_BATCH_NOT_FOUND');
  t.equal(await code(stockBatchId), 'CUSTOMER_INACTIVE');
  t.strictSame(await left(stockId), ['10']);
});

test('a delivery goes to the address with the given label, in any Unicode normalization', async (t) => {
  const { ask, dispatch, goods, line, customer } = await counter();
  const kitchen = { ...ADDRESS, street: 'Hinterhof' };
  await ask(addDeliveryAddress, { id: customer.id, label: 'Küche', ...kitchen });
  const { stockBatchId } = await goods();
  const at = async (deliveryAddressLabel: string) =>
    (await dispatch([line(stockBatchId)], { deliveryAddressLabel })).address;
  t.strictSame(await at('Küche'), kitchen);
  t.strictSame(await at('Küche'.normalize('NFD')), kitchen);
  t.strictSame(await at(' '), ADDRESS);
});

test('getParticulars returns the eight particulars of each line, and names the missing ones', async (t) => {
  const { ask, dispatch, goods, line } = await counter();
  const { stockBatchId, lotNumber } = await goods();
  const particulars = async (more: object = {}) => {
    const { id } = await dispatch([line(stockBatchId, '1.50')], more);
    return ask(getParticulars, { id });
  };
  const bare = await particulars();
  t.strictSame(bare.missing, ['dispatchingOperator', 'owner']);
  const customer = 'Anna Huber, Hauptstraße 5, 91522 Ansbach, DE';
  t.strictSame(bare.lines, [
    {
      ...{ line: 1, description: 'Schweineschulter', quantity: '1.5 KG', dispatchingOperator: '', owner: '' },
      ...{ receivingOperator: customer, consignee: customer, lotReference: lotNumber, dispatchDate: TODAY },
    },
  ]);
  t.strictSame((await particulars({ owner: 'Hof Müller, Altweg 1, 91522 Ansbach' })).missing, ['dispatchingOperator']);

  const operator = { name: 'Metzgerei Muster', street: 'Lange Zeile', houseNumber: '12 a', postalCode: '91522' };
  await ask(updateSettings, { operator });
  t.strictSame((await particulars()).missing, ['dispatchingOperator', 'owner'], 'an address needs its place');
  await ask(updateSettings, { operator: { city: 'Ansbach', approvalNumber: 'DE BY 12345 EG', phone: '0981 1' } });
  const whole = await particulars({ dispatchDate: '2026-01-04', owner: ' Hof Müller ', consignee: 'Kühlhaus' });
  t.strictSame(whole.missing, []);
  t.hasStrict(whole.lines[0], {
    dispatchingOperator: 'Metzgerei Muster, Lange Zeile 12 a, 91522 Ansbach, DE BY 12345 EG',
    owner: 'Hof Müller',
    receivingOperator: customer,
    consignee: 'Kühlhaus',
    dispatchDate: '2026-01-04',
  });
  t.match(whole, { deliveryId: String, deliveryNumber: 'D-2026-01-04-001' });
});

test('names, addresses and particulars are frozen with the delivery', async (t) => {
  const { ask, dispatch, goods, line, customer } = await counter();
  await ask(addDeliveryAddress, { id: customer.id, label: 'Küche', ...ADDRESS });
  const { stockBatchId, articleId } = await goods();
  const delivery = await dispatch([line(stockBatchId)], { deliveryAddressLabel: 'Küche' });
  const particulars = await ask(getParticulars, { id: delivery.id });
  await ask(updateCustomer, { id: customer.id, name: 'Anna Maier', city: 'Nürnberg' });
  await ask(removeDeliveryAddress, { id: customer.id, label: 'Küche' });
  await ask(updateArticle, { id: articleId, name: 'Schulter' });
  await ask(updateSettings, { operator: { name: 'Metzgerei Muster', street: 'x', postalCode: 'x', city: 'x' } });
  t.strictSame(await ask(getDelivery, { id: delivery.id }), delivery);
  t.strictSame(await ask(getParticulars, { id: delivery.id }), particulars);
});

test('returned goods are blocked, and a return of more than was dispatched is refused', async (t) => {
  const { ask, refusal, dispatch, goods, line, stock, place, batches, movements } = await counter();
  const { stockBatchId, articleId, lotId } = await goods();
  const { id } = await dispatch([line(stockBatchId, '4')]);
  const returns = (await stock({ articleId, storageLocationId: (await place()).id })).id;
  const back = (quantityAmount: string, quantityUnit = 'KG', more: object = {}) => ({
    ...{ id, reason: 'zu viel bestellt' },
    lines: [{ line: 1, stockId: returns, quantityAmount, quantityUnit, ...more }],
  });
  const first = await ask(returnDelivery, back('1500', 'G'));
  t.hasStrict(first.lines[0], { quantityAmount: '4', takenBack: '1.5', undone: false });
  t.strictSame(await ask(getDelivery, { id }), first);
  t.hasStrict(await batches(returns), [{ lotId, status: 'BLOCKED', quantityBase: '1.5' }]);
  t.hasStrict(await movements(returns), [
    { type: 'TAKEN_BACK', documentId: id, documentLine: 1, reason: 'zu viel bestellt', statusAfter: 'BLOCKED' },
  ]);
  t.hasStrict(await refusal(returnDelivery, back('2.6')), { code: 'MORE_THAN_DISPATCHED' });
  t.equal((await ask(returnDelivery, back('2.5'))).lines[0]?.takenBack, '4');
  t.equal((await refusal(returnDelivery, back('0.000001'))).code, 'MORE_THAN_DISPATCHED');
  t.equal((await ask(listDeliveries, {})).content[0]?.lines[0]?.takenBack, '4');
});

test('the lines of one return are added up against the dispatched quantity', async (t) => {
  const { ask, refusal, dispatch, goods, line, stock, place } = await counter();
  const { stockBatchId, articleId } = await goods();
  const { id } = await dispatch([line(stockBatchId, '4')]);
  const rooms = [await place(), await place()];
  const stocks: string[] = [];
  for (const room of rooms) stocks.push((await stock({ articleId, storageLocationId: room.id })).id);
  const back = (amount: string) => ({
    ...{ id, reason: 'x' },
    lines: stocks.map((stockId) => ({ line: 1, stockId, quantityAmount: amount, quantityUnit: 'KG' })),
  });
  t.equal((await refusal(returnDelivery, back('2.1'))).code, 'MORE_THAN_DISPATCHED');
  t.equal((await ask(returnDelivery, back('2'))).lines[0]?.takenBack, '4');
});

test('returned goods are not mixed with an available batch, only with a depleted or blocked one', async (t) => {
  const { ask, refusal, dispatch, goods, line, left, batches } = await counter();
  const some = await goods();
  const all = await goods();
  const { id } = await dispatch([line(some.stockBatchId), line(all.stockBatchId, '10')]);
  const back = (number: number, stockId: string) => ({
    ...{ id, reason: 'x', lines: [{ line: number, stockId, quantityAmount: '1', quantityUnit: 'KG' }] },
  });
  t.equal((await refusal(returnDelivery, back(1, some.stockId))).code, 'STOCK_BATCH_ALREADY_EXISTS');
  await ask(returnDelivery, back(2, all.stockId));
  t.strictSame(await left(all.stockId), ['1'], 'into the depleted one');
  t.equal((await batches(all.stockId))[0]?.status, 'BLOCKED');
  await ask(returnDelivery, back(2, all.stockId));
  t.strictSame(await left(all.stockId), ['2'], 'into the blocked one');
});

test('returned goods go to a storage location, where a missing stock is created', async (t) => {
  const { ask, refusal, faults, dispatch, goods, line, place, ports } = await counter();
  const { stockBatchId, stockId, articleId, lotId } = await goods();
  const { id } = await dispatch([line(stockBatchId, '4')]);
  const { id: storageLocationId } = await place();
  const back = (more: object) => ({
    ...{ id, reason: 'x', lines: [{ line: 1, quantityAmount: '1', quantityUnit: 'KG', ...more }] },
  });
  for (let round = 1; round <= 2; round++) {
    t.equal((await ask(returnDelivery, back({ storageLocationId }))).lines[0]?.takenBack, String(round));
  }
  const stocks = await ports.reader.where(Stocks, { storageLocationId });
  t.hasStrict(stocks, [{ articleId }]);
  const { content } = await ask(listStockBatches, { stockId: stocks[0]?.id ?? '' });
  t.hasStrict(content, [{ lotId, status: 'BLOCKED', quantityBase: '2' }]);
  t.strictSame(await faults(returnDelivery, back({})), ['lines[0].stockId']);
  t.strictSame(await faults(returnDelivery, back({ stockId, storageLocationId })), ['lines[0].stockId']);
  t.equal((await refusal(returnDelivery, back({ storageLocationId: 'x' }))).code, 'STORAGE_LOCATION_NOT_FOUND');
});

test('returnDelivery refuses unknown ids, a stock of another article and an inactive storage location', async (t) => {
  const { ask, refusal, faults, dispatch, goods, line, stock, place } = await counter();
  const { stockBatchId, stockId, articleId } = await goods();
  const { id } = await dispatch([line(stockBatchId, '10')]);
  const back = (more: object, of = id) => ({
    ...{ id: of, reason: 'x', lines: [{ line: 1, stockId, quantityAmount: '1', quantityUnit: 'KG', ...more }] },
  });
  const code = async (input: object) => (await refusal(returnDelivery, input)).code;
  t.equal(await code(back({}, 'unknown')), 'DELIVERY_NOT_FOUND');
  t.equal(await code(back({ line: 2 })), 'DELIVERY_LINE_NOT_FOUND');
  t.equal(await code(back({ stockId: 'unknown' })), 'STOCK_NOT_FOUND');
  t.equal(await code(back({ stockId: (await stock()).id })), 'STOCK_ARTICLE_MISMATCH');
  const shut = await place();
  const returns = await stock({ articleId, storageLocationId: shut.id });
  await ask(deactivateStorageLocation, { id: shut.id });
  t.equal(await code(back({ stockId: returns.id })), 'STORAGE_LOCATION_INACTIVE');
  t.strictSame(await faults(returnDelivery, back({ quantityUnit: 'L' })), ['lines[0].quantityUnit']);
  t.strictSame(await faults(returnDelivery, { id, lines: [{ line: 0, quantityAmount: '0' }] }), [
    ...['lines[0].line', 'lines[0].quantityAmount', 'lines[0].quantityUnit', 'lines[0].stockId', 'reason'],
  ]);
  t.strictSame(await faults(returnDelivery, { id, lines: [], reason: 'x' }), ['lines']);
});

test('undone movements count neither as dispatched nor as returned', async (t) => {
  const { ask, refusal, dispatch, goods, line, stock, place, ledger, left } = await counter();
  const [one, two] = [await goods(), await goods()];
  const { id } = await dispatch([line(one.stockBatchId, '4'), line(two.stockBatchId, '4')]);
  const stocks: string[] = [];
  for (const { articleId } of [one, two]) {
    stocks.push((await stock({ articleId, storageLocationId: (await place()).id })).id);
  }
  const back = (number: number, quantityAmount: string) => ({
    ...{ id, reason: 'x' },
    lines: [{ line: number, stockId: stocks[number - 1], quantityAmount, quantityUnit: 'KG' }],
  });
  const last = async (type: string, documentLine: number) =>
    (await ledger()).findLast((row) => row.type === type && row.documentLine === documentLine)?.id;
  const said = async () => (await ask(getDelivery, { id })).lines.map(({ takenBack, undone }) => [takenBack, undone]);

  await ask(undoMovement, { id: await last('DISPATCHED', 2), reason: 'falsche Charge' });
  t.strictSame(await said(), [
    ['0', false],
    ['0', true],
  ]);
  t.strictSame(await left(two.stockId), ['10'], 'it is where it was');
  t.equal((await refusal(returnDelivery, back(2, '1'))).code, 'MORE_THAN_DISPATCHED', 'nothing of it is out');
  await ask(returnDelivery, back(1, '1'));
  await ask(returnDelivery, back(1, '3'));
  const returned = await last('TAKEN_BACK', 1);
  t.equal((await refusal(undoMovement, { id: await last('DISPATCHED', 1), reason: 'x' })).code, 'LATER_MOVEMENTS');
  // Returned goods are blocked. The undo of the return is refused until the goods are released.
  t.equal((await refusal(undoMovement, { id: returned, reason: 'x' })).code, 'STOCK_BATCH_BLOCKED');
  const [batch] = await ask(listStockBatches, { stockId: stocks[0] }).then(({ content }) => content);
  await ask(unblockStockBatch, { stockId: stocks[0], batchId: batch?.id });
  await ask(undoMovement, { id: returned, reason: 'verzählt' });
  t.strictSame((await said())[0], ['1', false]);
});

test('deliveries are listed by number, and found by customer and day', async (t) => {
  const { ask, dispatch, goods, line, customer } = await counter();
  const { stockBatchId } = await goods();
  const [one, two] = [
    await dispatch([line(stockBatchId)]),
    await dispatch([line(stockBatchId)], { dispatchDate: '2026-01-02' }),
  ];
  const found = async (filter: object) => (await ask(listDeliveries, filter)).content.map(({ id }) => id);
  t.strictSame(await found({}), [two.id, one.id]);
  t.strictSame(await found({ customerId: customer.id, dispatchDate: TODAY }), [one.id]);
  t.strictSame(await found({ sort: 'createdAt' }), [one.id, two.id]);
  t.strictSame(await found({ customerId: 'unknown' }), []);
});

test('delivery operations need STOCK_MOVEMENT_READ to read, STOCK_MOVEMENT_WRITE to dispatch and return', async (t) => {
  const { refused } = await counter();
  const as = (permission: Permission, operation: AnyContract) =>
    refused(operation, {}, { caller: aCaller([permission]) });
  for (const operation of [dispatchDelivery, returnDelivery]) {
    t.equal(await as('STOCK_MOVEMENT_READ', operation), 'ACCESS_DENIED');
    t.equal(await as('STOCK_MOVEMENT_WRITE', operation), 'VALIDATION_ERROR');
  }
  t.equal(await as('STOCK_MOVEMENT_WRITE', listDeliveries), 'ACCESS_DENIED');
  for (const operation of [getDelivery, getParticulars]) {
    t.equal(await as('STOCK_MOVEMENT_WRITE', operation), 'ACCESS_DENIED');
    t.equal(await as('STOCK_MOVEMENT_READ', operation), 'VALIDATION_ERROR');
  }
});
