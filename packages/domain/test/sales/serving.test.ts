/** Tests deliveries that serve orders: their counts, refusals and warnings. */
import { test } from 'tap';
import { StockBatches, StockMovements, unblockStockBatch, undoMovement } from '../../src/inventory/index.ts';
import {
  addDeliveryAddress,
  addSalesUnit,
  changePrice,
  deleteCustomer,
  removeDeliveryAddress,
  setFrameContract,
  setSalesData,
  setSalesTerms,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import {
  cancelOrder,
  changeOrder,
  dispatchDelivery,
  getDelivery,
  getParticulars,
  listDeliveries,
  returnDelivery,
} from '../../src/sales/index.ts';
import { counter, kilos, pieces, sent } from './counter.ts';

/** Returns a shop with a customer, an article with goods, and a confirmed order of ten kilograms. */
async function shop(more: { readonly lines?: (articleId: string) => object[]; readonly agreed?: number } = {}) {
  const it = counter();
  const [{ id: customerId }, { id: articleId }] = [await it.customer(), await it.article()];
  if (more.agreed) await it.contract(customerId, articleId, more.agreed);
  const stockBatchId = await it.goods(articleId);
  const confirmed = async (lines: readonly object[], details: object = {}) =>
    it.confirm((await it.place(customerId, lines, details)).id);
  const { id: orderId, orderNumber } = await confirmed(more.lines?.(articleId) ?? [kilos(articleId)]);
  const serves = (amount: string, of: object = {}) => sent(stockBatchId, amount, { orderId, orderLine: 1, ...of });
  const deliver = (lines: readonly object[], of: object = {}) => it.deliver(customerId, lines, of);
  const refusal = (lines: readonly object[], of: object) => it.refusal(dispatchDelivery, { customerId, lines, ...of });
  const code = async (lines: readonly object[], of: object = {}) => (await refusal(lines, of)).code;
  const faults = async (lines: readonly object[], of: object = {}) =>
    (await refusal(lines, of)).faults?.map(({ field }) => field);
  const shown = async () => {
    const { status, lines } = await it.order(orderId);
    return [status, ...lines.map((line) => `${line.status} ${line.delivered} ${line.open}`)];
  };
  return {
    ...{ ...it, customerId, articleId, stockBatchId, orderId, orderNumber },
    ...{ confirmed, serves, deliver, code, faults, shown },
  };
}

test('orders, deliveries and returns change the rest of a contract, but a new contract price does not', async (t) => {
  const { customerId, articleId, serves, deliver, rest, ask, elsewhere, shown } = await shop({
    lines: (id) => [kilos(id, '30')],
    agreed: 100,
  });
  t.equal(await rest(customerId), '30 70 KG', '30 kg ordered');
  await deliver([serves('12.4')]);
  t.equal(await rest(customerId), '30 70 KG', '12.4 kg delivered');
  t.strictSame(await shown(), ['CONFIRMED', 'OPEN 12.4 17.6']);
  const second = await deliver([serves('16.7')]);
  t.equal(await rest(customerId), '29.1 70.9 KG', 'complete, since the tolerance is 10 %');
  t.strictSame(await shown(), ['COMPLETED', 'COMPLETE 29.1 0']);
  const back = { line: 1, stockId: await elsewhere(articleId), quantityAmount: '5', quantityUnit: 'KG' };
  await ask(returnDelivery, { id: second.id, lines: [back], reason: 'zu fett' });
  t.equal(await rest(customerId), '24.1 75.9 KG', '5 kg come back');
  t.strictSame(await shown(), ['COMPLETED', 'COMPLETE 29.1 0'], 'a return changes no order');
  const anew = { lineItems: [{ articleId, agreedPrice: 9, agreedQuantity: 100, unit: 'KG' }] };
  await ask(setFrameContract, { id: customerId, rhythm: 'WEEKLY', ...anew });
  t.equal(await rest(customerId), '24.1 75.9 KG', 'set anew for the same days at another price');
});

test('a delivery line references its order line, and keeps its price when the list price changes', async (t) => {
  const { deliver, serves, ask, articleId, stockBatchId, orderId, orderNumber, day } = await shop();
  const delivery = await deliver([serves('4'), sent(stockBatchId, '1')]);
  const price = { amount: '10', per: 'KG', basis: 'NET', source: 'LIST', reason: null };
  t.hasStrict(delivery, { billable: true, warnings: [] });
  t.hasStrict(delivery.lines, [
    { orderId, orderNumber, orderLine: 1, last: false, pieces: null, price: { ...price, day: day(1) } },
    { orderId: null, orderNumber: null, orderLine: null, takenBackPieces: null, price: { ...price, day: day(0) } },
  ]);
  const [unit] = (await ask(setSalesData, { id: articleId, vatClass: 'STANDARD' })).salesUnits;
  await ask(changePrice, { id: articleId, suId: unit?.id, price: 99 });
  t.strictSame(await ask(getDelivery, { id: delivery.id }), delivery, 'it is frozen');
  t.strictSame((await ask(listDeliveries, { orderId })).content, [delivery]);
  t.strictSame((await ask(listDeliveries, { orderId: 'unknown' })).content, []);
});

test('undoing a delivery line reopens its order line, also one that `last` had closed', async (t) => {
  const { deliver, serves, undo, shown, rest, customerId, code, stockBatchId } = await shop({ agreed: 60 });
  const short = await deliver([serves('2', { last: true })]);
  t.strictSame(await shown(), ['COMPLETED', 'CLOSED 2 0']);
  t.equal(await rest(customerId), '2 58 KG');
  t.equal(await code([serves('1')]), 'INVALID_STATUS_TRANSITION');
  await undo(short.id);
  t.strictSame(await shown(), ['CONFIRMED', 'OPEN 0 10']);
  t.equal(await rest(customerId), '10 50 KG');
  const { id } = await deliver([serves('8', { last: true }), sent(stockBatchId, '0.5')]);
  await undo(id, 2);
  t.strictSame(await shown(), ['COMPLETED', 'CLOSED 8 0'], 'a line of no order opens none');
  await undo(id, 1);
  t.strictSame(await shown(), ['CONFIRMED', 'OPEN 0 10']);
});

test('dispatchDelivery needs order and line together, and refuses a batch twice for the same order line', async (t) => {
  const { faults, deliver, serves, stockBatchId, confirmed, articleId, orderId, code } = await shop();
  const bare = sent(stockBatchId, '1');
  t.strictSame(
    await faults([
      { ...bare, orderId },
      { ...bare, orderLine: 1 },
      { ...bare, last: true, pieces: 0 },
      { ...bare, orderId: 'x', orderLine: 0, last: true },
    ]),
    [
      ...['lines[0].orderLine', 'lines[1].orderId', 'lines[2].pieces', 'lines[2].last', 'lines[3].orderLine'],
      ...['lines[2].stockBatchId'],
    ],
  );
  t.strictSame(await faults([serves('1'), bare, serves('1')]), ['lines[2].stockBatchId']);
  t.strictSame(await faults([bare], { billable: 'no', ...{ acknowledge: { codes: [], reason: '' } } }), [
    ...['billable', 'acknowledge.codes', 'acknowledge.reason'],
  ]);
  const { id } = await confirmed([kilos(articleId, '50'), kilos(articleId, '50')]);
  const lines = [serves('10'), bare, serves('40', { orderId: id }), serves('49', { orderId: id, orderLine: 2 })];
  t.equal((await deliver(lines)).lines.length, 4, 'it may serve several orders');
  t.equal(await code([bare, serves('1', { orderId: id })]), 'INSUFFICIENT_STOCK', 'a batch is not taken from twice');
});

test('dispatchDelivery refuses the first line that does not fit its order line, before it checks stock', async (t) => {
  const {
    code,
    serves,
    confirmed,
    article,
    goods,
    articleId,
    stockBatchId,
    ask,
    place,
    customerId,
    customer,
    confirm,
  } = await shop();
  const much = sent(stockBatchId, '1000');
  t.equal(await code([serves('1', { orderId: 'unknown' })], {}), 'ORDER_NOT_FOUND');
  t.equal(await code([serves('1', { orderLine: 9 })]), 'ORDER_LINE_NOT_FOUND');
  t.equal(await code([serves('1'), sent('unknown', '1')]), 'STOCK_BATCH_NOT_FOUND');

  const { id: draft } = await place(customerId, [kilos(articleId)]);
  const { id: another } = await customer();
  const foreign = await confirm((await place(another, [kilos(articleId)])).id);
  const dose = await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 });
  const other = await confirmed([kilos(articleId), kilos(articleId), pieces(articleId), pieces(dose.id)]);
  await ask(cancelOrder, { id: other.id, reason: 'x', lines: [2] });
  const [cans, litres, weighed] = [
    await goods(dose.id, { quantityUnit: 'PIECE' }),
    await goods(articleId, { quantityUnit: 'L' }),
    await goods(dose.id),
  ];
  const tins = await goods(articleId, { quantityUnit: 'PIECE' });
  const line = (stock: string, orderLine: number, more: object = {}) =>
    sent(stock, '1', { orderId: other.id, orderLine, ...more });
  const cases = [
    [serves('1', { orderId: draft }), 'INVALID_STATUS_TRANSITION'],
    [serves('1', { orderId: foreign.id }), 'ORDER_MISMATCH'],
    [line(cans, 1, { quantityUnit: 'PIECE' }), 'ORDER_MISMATCH'],
    [line(stockBatchId, 2), 'ORDER_LINE_CLOSED'],
    [line(tins, 1, { quantityUnit: 'PIECE' }), 'ORDER_UNIT_MISMATCH'],
    [line(tins, 3, { quantityUnit: 'PIECE' }), 'ORDER_UNIT_MISMATCH'],
    [line(litres, 1, { quantityUnit: 'L' }), 'ORDER_UNIT_MISMATCH'],
  ] as const;
  for (const [given, expected] of cases) t.equal(await code([given, much]), expected);
  for (const [index, [given, expected]] of cases.entries()) {
    const [next] = cases[(index + 1) % cases.length] ?? cases[0];
    t.equal(await code([given, { ...next }]), expected, 'the first line counts');
  }
  t.equal(await code([serves('1'), sent(cans, '1000', { quantityUnit: 'PIECE' })]), 'INSUFFICIENT_STOCK');
  const served = await ask(dispatchDelivery, {
    customerId,
    lines: [line(cans, 4, { quantityUnit: 'PIECE' }), line(weighed, 4, { pieces: 2 })],
  });
  t.strictSame(
    served.lines.map(({ pieces: counted }) => counted),
    [null, 2],
    'at a price per piece goods in pieces or by weight',
  );
  t.match((await ask(changeOrder, { id: other.id, note: 'x' })).lines[3], { delivered: '3', open: '7' });
});

test('goods stored by weight can be counted in pieces, and returns need pieces only for counted lines', async (t) => {
  const it = await shop({ lines: (id) => [pieces(id, '10')] });
  const { faults, serves, articleId, stockBatchId, goods, deliver, ask, elsewhere, pieceWeight, shown } = it;
  await pieceWeight(articleId, '0.25');
  const tins = sent(await goods(articleId, { quantityUnit: 'PIECE' }), '1', { quantityUnit: 'PIECE', pieces: 1 });
  t.strictSame(
    await faults([serves('1', { quantityUnit: 'L' }), tins]),
    ['lines[0].quantityUnit', 'lines[0].pieces', 'lines[1].pieces'],
    'all faults of the goods at once',
  );
  const { id, lines } = await deliver([serves('1.5', { pieces: 6 }), sent(stockBatchId, '0.5')]);
  t.hasStrict(lines, [
    { pieces: 6, takenBackPieces: 0 },
    { pieces: null, takenBackPieces: null },
  ]);
  t.strictSame(await shown(), ['CONFIRMED', 'OPEN 6 4']);
  const stockId = await elsewhere(articleId);
  const back = (line: number, quantityAmount: string, counted?: number) => ({
    ...{ id, reason: 'x' },
    lines: [{ line, stockId, quantityAmount, quantityUnit: 'KG', pieces: counted }],
  });
  for (const wrong of [back(1, '0.5'), back(2, '0.5', 1)]) {
    const fields = (await it.refusal(returnDelivery, wrong)).faults?.map(({ field }) => field);
    t.strictSame(fields, ['lines[0].pieces'], 'exactly where the line has them');
  }
  t.equal((await ask(returnDelivery, back(1, '0.5', 2))).lines[0]?.takenBackPieces, 2);
  const more = await it.refusal(returnDelivery, back(1, '0.5', 5));
  t.equal(more.code, 'MORE_THAN_DISPATCHED');
  t.match(more.message, /4 PIECE is out, 5 PIECE is more/);
  t.hasStrict((await ask(returnDelivery, back(1, '1', 4))).lines[0], { takenBack: '1.5', takenBackPieces: 6 });
  const [batch] = await it.ports.reader.where(StockBatches, { stockId });
  await ask(unblockStockBatch, { stockId, batchId: batch?.id });
  const rows = await it.ports.reader.where(StockMovements, { documentId: id });
  const last = rows.findLast(({ type }) => type === 'TAKEN_BACK');
  await ask(undoMovement, { id: last?.id, reason: 'verzählt' });
  t.hasStrict((await ask(getDelivery, { id })).lines[0], { takenBack: '0.5', takenBackPieces: 2 });
});

test('without an order the price is that of the dispatch date, by weight or in pieces', async (t) => {
  const { deliver, article, goods, ask, customerId, day, contract } = await shop();
  const [wurst, dose, both] = [
    await article(),
    await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3.21 }),
    await article(),
  ];
  await ask(addSalesUnit, { id: both.id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.14 });
  const priced = async (article: { readonly id: string }, unit: string, more: object = {}) => {
    const lines = [sent(await goods(article.id, { quantityUnit: unit }), '1', { quantityUnit: unit, ...more })];
    const { price } = (await deliver(lines, { dispatchDate: day(-3) })).lines[0] ?? {};
    return price && `${price.amount} ${price.per} ${price.source} ${price.day === day(-3)}`;
  };
  t.equal(await priced(wurst, 'KG'), '10 KG LIST true');
  t.equal(await priced(wurst, 'KG', { pieces: 4 }), '10 KG LIST true');
  t.equal(await priced(wurst, 'PIECE'), null, 'goods in pieces take no price per KG');
  t.equal(await priced(dose, 'KG'), null, 'goods by weight take no price per piece');
  t.equal(await priced(dose, 'KG', { pieces: 4 }), '3 PIECE LIST true');
  t.equal(await priced(dose, 'PIECE'), '3 PIECE LIST true');
  t.equal(await priced(both, 'KG', { pieces: 4 }), '2 PIECE LIST true');
  t.equal(await priced(both, 'L'), null);
  await contract(customerId, both.id);
  t.equal(await priced(both, 'PIECE'), '2 PIECE LIST true', 'the contract per KG does not fit');
  t.equal(await priced(both, 'KG', { pieces: 4 }), '8 KG CONTRACT true', 'here it does');
});

test('the delivery address is that of the label, else of the orders, else the billing address', async (t) => {
  const { ask, customerId, articleId, confirmed, deliver, serves, stockBatchId, code } = await shop();
  const yard = { street: 'Hof', houseNumber: '', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await ask(addDeliveryAddress, { id: customerId, label: 'Hof', ...yard });
  const { id: orderId } = await confirmed([kilos(articleId)], { deliveryAddressLabel: 'Hof' });
  const toYard = serves('1', { orderId });
  await ask(removeDeliveryAddress, { id: customerId, label: 'Hof' });
  await ask(updateCustomer, { id: customerId, street: 'Neu' });
  const street = async (lines: readonly object[], more: object = {}) => (await deliver(lines, more)).address?.street;
  t.equal(await street([sent(stockBatchId, '1')]), 'Neu');
  t.equal(await street([toYard, sent(stockBatchId, '1')]), 'Hof', 'as the order froze it');
  t.equal(await street([serves('1')]), 'Markt');
  t.equal(await code([serves('1'), toYard, sent(stockBatchId, '1000')]), 'ORDER_MISMATCH', 'they differ');
  await ask(addDeliveryAddress, { id: customerId, label: 'Kühlhaus', ...yard, street: 'Eis' });
  t.equal(await street([serves('1'), toYard], { deliveryAddressLabel: 'Kühlhaus' }), 'Eis');
  t.equal(await code([toYard], { deliveryAddressLabel: 'Hof' }), 'DELIVERY_ADDRESS_NOT_FOUND');
});

test('a delivery is billable by the billing terms of the customer, unless the request sets billable', async (t) => {
  const { ask, refused, customer, customerId, deliver, stockBatchId, day } = await shop();
  const billable = async (of: string, more: object = {}) =>
    (await ask(dispatchDelivery, { customerId: of, lines: [sent(stockBatchId, '1')], ...more })).billable;
  const { id: anna } = await customer({ type: 'B2C' });
  t.equal(await billable(customerId), true);
  t.equal(await billable(anna), false);
  t.equal(await billable(anna, { billable: true }), true);
  await ask(setSalesTerms, { id: customerId, billing: 'NONE' });
  t.equal(await billable(customerId), false);
  await ask(setSalesTerms, { id: customerId, billing: 'MONTHLY' });
  t.equal(await billable(customerId, { billable: false }), false);
  t.equal((await deliver([sent(stockBatchId, '1')], { dispatchDate: day(-1) })).billable, true);
  t.equal(await refused(deleteCustomer, { id: anna }), 'CUSTOMER_IN_USE');
});

test('a customer without an address collects the goods, until the address is known', async (t) => {
  const { ask, customer, article, goods, place, confirm, deliver, day } = counter();
  const collector = { type: 'B2C', street: undefined, postalCode: undefined, city: undefined, country: undefined };
  const { id: customerId } = await customer(collector);
  const { id: articleId } = await article();
  const stockBatchId = await goods(articleId);
  const { id: orderId, address } = await confirm((await place(customerId, [kilos(articleId, '2')])).id);
  t.equal(address, null);
  const serving = { orderId, orderLine: 1 };
  const collected = await deliver(customerId, [sent(stockBatchId, '1', serving)]);
  t.equal(collected.address, null);
  const { lines, missing } = await ask(getParticulars, { id: collected.id });
  t.equal(lines[0]?.receivingOperator, collected.customerName);
  t.notOk(missing.includes('receivingOperator') || missing.includes('consignee'), 'the law asks for operators');
  await ask(updateCustomer, { id: customerId, street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' });
  t.hasStrict(await deliver(customerId, [sent(stockBatchId, '1', serving)]), { address: { street: 'Markt' } });
  const later = await confirm((await place(customerId, [kilos(articleId)], { requestedDate: day(2) })).id);
  t.hasStrict(later.address, { street: 'Markt' });
});
