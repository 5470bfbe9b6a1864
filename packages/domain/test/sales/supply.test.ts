import { test } from 'tap';
import { bookInStockBatch, createStock, createStorageLocation, placeHold } from '../../src/inventory/index.ts';
import { setSalesData, setSalesTerms } from '../../src/masterdata/index.ts';
import { activateRecipe, addIngredient, createRecipe, planBatch } from '../../src/production/index.ts';
import { cancelOrder, listAvailability, proposePicking } from '../../src/sales/index.ts';
import { counter, kilos, pieces } from './counter.ts';

/** Returns the fixture `counter` with a storage room for goods. */
async function withRoom() {
  const { ask, refusal, day, customer, article, pieceWeight, place, confirm, ports } = counter();
  const { id: storageLocationId } = await ask(createStorageLocation, { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  const stocks = new Map<string, string>();
  let lots = 0;
  return {
    ...{ ask, refusal, day, customer, article, pieceWeight, place, storageLocationId, ports },
    /** Puts goods of an article in the room. Returns the stock batch. */
    async put(articleId: string, quantityAmount: string, lasts = 30, quantityUnit = 'KG') {
      const stock = stocks.get(articleId) ?? (await ask(createStock, { articleId, storageLocationId })).id;
      stocks.set(articleId, stock);
      const lot = { batchId: `L-${++lots}`, batchType: 'PRODUCED', expiryDate: day(lasts) };
      return ask(bookInStockBatch, { stockId: stock, ...lot, quantityAmount, quantityUnit });
    },
    async confirmed(customerId: string, lines: readonly object[], ahead = 0) {
      const { id } = await place(customerId, lines, { requestedDate: day(ahead) });
      return confirm(id);
    },
    rows: async (more: object = {}) => (await ask(listAvailability, more)).content,
    pick: (more: object = {}) => ask(proposePicking, more),
  };
}

test('listAvailability returns usable plus planned minus ordered, without held goods and rows of zeros', async (t) => {
  const { ask, customer, article, put, confirmed, place, rows, day } = await withRoom();
  const [{ id: customerId }, wurst, schinken] = [await customer(), await article(), await article()];
  const { lotId } = await put(wurst.id, '12.5');
  await put(wurst.id, '2', 3);
  const recipe = { name: 'Wurst', version: 1, type: 'FINISHED_PRODUCT', articleId: wurst.id };
  const { id: recipeId } = await ask(createRecipe, { ...recipe, outputQuantity: '10', outputUom: 'KG' });
  await ask(addIngredient, { id: recipeId, articleId: schinken.id, quantity: '9', uom: 'KG' });
  await ask(activateRecipe, { id: recipeId });
  const planned = { plannedQuantity: '4000', plannedQuantityUnit: 'g', bestBeforeDate: day(30) };
  await ask(planBatch, { recipeId, ...planned, productionDate: day(5) });
  await confirmed(customerId, [kilos(wurst.id, '20')], 1);
  await place(customerId, [kilos(wurst.id, '1')], { requestedDate: day(1) });

  const [today] = await rows();
  t.strictSame(today, {
    ...{ articleId: wurst.id, articleNumber: wurst.articleNumber, articleName: wurst.name, unit: 'KG' },
    ...{ usable: '14.5', planned: '0', ordered: '0', drafted: '0', free: '14.5' },
  });
  t.match(await rows({ date: day(1) }), [{ ordered: '20', drafted: '1', free: '-5.5' }]);
  t.match(await rows({ date: day(5) }), [{ usable: '12.5', planned: '4', ordered: '20', free: '-3.5' }]);
  t.equal((await rows({ date: day(1), shortOnly: true })).length, 1);
  t.equal((await rows({ shortOnly: true })).length, 0);
  t.equal((await rows({ articleId: schinken.id })).length, 0);
  await ask(placeHold, { id: lotId, reason: 'x' });
  t.match(await rows(), [{ usable: '2' }]);
});

test('a list by urgency begins with short articles, then ordered ones', async (t) => {
  const { customer, article, put, confirmed, place, rows, day } = await withRoom();
  const { id: customerId } = await customer();
  const [idle, short, drafted] = [
    await article({ name: 'A' }),
    await article({ name: 'C' }),
    await article({ name: 'B' }),
  ];
  for (const { id } of [idle, drafted]) await put(id, '5');
  await confirmed(customerId, [kilos(short.id, '1')], 1);
  await place(customerId, [kilos(drafted.id, '1')], { requestedDate: day(1) });
  const names = async (sort?: string) =>
    (await rows({ date: day(1), ...(sort && { sort }) })).map(({ articleName }) => articleName);
  t.same(await names('urgency,articleName'), ['C', 'B', 'A']);
  t.same(await names(), ['A', 'B', 'C'], 'the default is the name');
});

test('pieces of an article with a piece weight count by their kilograms, others by the piece', async (t) => {
  const { customer, article, pieceWeight, put, confirmed, rows, ask } = await withRoom();
  const [{ id: customerId }, roast, bread] = [await customer(), await article(), await article()];
  await pieceWeight(roast.id, '0.25');
  await put(roast.id, '2');
  await put(bread.id, '10', 30, 'PIECE');
  const { id } = await confirmed(customerId, [pieces(roast.id, '10'), pieces(bread.id, '4'), kilos(bread.id, '1')]);
  t.match(await rows({ sort: 'articleName' }), [
    { articleName: roast.name, unit: 'KG', usable: '2', ordered: '2.5', free: '-0.5' },
    { articleName: bread.name, unit: 'KG', usable: '0', ordered: '1', free: '-1' },
    { articleName: bread.name, unit: 'PIECE', usable: '10', ordered: '4', free: '6' },
  ]);
  await ask(cancelOrder, { id, reason: 'x', lines: [1] });
  t.match((await rows({ articleId: roast.id }))[0], { ordered: '0', free: '2' });
});

test('listAvailability refuses a date in the past', async (t) => {
  const { refusal, day } = await withRoom();
  const { code, faults } = await refusal(listAvailability, { date: day(-1), page: 'x' });
  t.equal(code, 'VALIDATION_ERROR');
  t.same(faults?.map(({ field }) => field).sort(), ['date', 'page']);
});

test('proposePicking serves by requested date and FEFO, and names batches that expire too soon', async (t) => {
  const { ask, customer, article, pieceWeight, put, confirmed, pick, day, storageLocationId } = await withRoom();
  const [post, krone, roast] = [await customer(), await customer(), await article()];
  await pieceWeight(roast.id, '0.25');
  await ask(setSalesData, { id: roast.id, minimumRemainingDays: 5, pieceWeight: { kg: '0.25' } });
  await ask(setSalesTerms, { id: krone.id, minimumRemainingDays: 0 });
  const short = await put(roast.id, '1', 4);
  const long = await put(roast.id, '2', 5);
  const late = await confirmed(krone.id, [kilos(roast.id, '1.5')], 0);
  const first = await confirmed(post.id, [pieces(roast.id, '6', { note: 'dünn' })], -1);
  const ahead = await confirmed(post.id, [kilos(roast.id, '1')], 1);
  await confirmed(post.id, [kilos(roast.id, '1')], 2).then(({ id }) => ask(cancelOrder, { id, reason: 'x' }));

  const { date, complete, orders } = await pick();
  t.same([date, complete, orders.map(({ orderId }) => orderId)], [day(0), true, [first.id, late.id]]);
  const place = { storageLocationId, storageLocationName: 'Kühlraum' };
  const of = ({ id, lotId, lotNumber, expiryDate }: typeof long) => ({
    stockBatchId: id,
    lotId,
    lotNumber,
    expiryDate,
  });
  t.strictSame(orders[0], {
    ...{ orderId: first.id, orderNumber: first.orderNumber, customerId: post.id, customerName: post.name },
    ...{ requestedDate: day(-1), deliveryAddressLabel: '', note: '' },
    lines: [
      {
        ...{ line: 1, articleId: roast.id, articleNumber: roast.articleNumber, articleName: roast.name, note: 'dünn' },
        ...{ quantityUnit: 'PIECE', open: '6', unit: 'KG', needed: '1.5', remainingDays: 5 },
        ...{ picks: [{ ...of(long), ...place, quantity: '1.5' }], missing: '0', tooShort: [short.lotNumber] },
      },
    ],
  });
  t.match(orders[1]?.lines, [
    {
      ...{ remainingDays: 0, needed: '1.5', missing: '0', tooShort: [] },
      picks: [
        { stockBatchId: short.id, quantity: '1' },
        { stockBatchId: long.id, quantity: '0.5' },
      ],
    },
  ]);
  t.same(
    (await pick({ date: day(1) })).orders.map(({ orderId }) => orderId),
    [first.id, late.id, ahead.id],
  );
  t.same((await pick()).next, { date: day(1), orders: 1 }, 'the next day with confirmed orders');
  t.same((await pick({ date: day(1) })).next, null, 'cancelled orders do not count');
  t.same((await pick({ orderId: [late.id] })).next, null);
  t.match((await pick({ orderId: [ahead.id, 'x'] })).orders, [{ orderId: ahead.id, lines: [{ missing: '0' }] }]);
  t.match((await pick({ storageLocationId: ['x'] })).orders[0]?.lines, [{ picks: [], missing: '1.5', tooShort: [] }]);
  t.match((await pick({ date: '9999-12-31' })).orders[0]?.lines, [{ picks: [], missing: '1.5' }]);
});

test('proposePicking ends before the order that would exceed 2,000 lines, with the earliest orders', async (t) => {
  const { customer, article, confirmed, pick, ports } = await withRoom();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const made: string[] = [];
  for (const lines of [...Array(10).fill(199), 11]) {
    made.push((await confirmed(customerId, Array(lines).fill(kilos(articleId, '1')))).id);
  }
  let pauses = 0;
  ports.clock.pause = async () => {
    pauses++;
  };
  const first = await pick();
  t.equal(first.complete, false);
  t.same(
    first.orders.map(({ orderId, lines }) => [orderId, lines.length]),
    made.slice(0, 10).map((id) => [id, 199]),
  );
  t.equal(pauses, 10, 'other requests come in between');
  const last = await pick({ orderId: made.slice(1) });
  t.same([last.complete, last.orders.length], [true, 10]);
});

test('a proposal of large orders ends after 4 MiB, with the earliest orders', async (t) => {
  const { customer, article, confirmed, pick } = await withRoom();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const line = kilos(articleId, '1', { note: 'x'.repeat(2000) });
  const made: string[] = [];
  for (let count = 0; count < 24; count++) made.push((await confirmed(customerId, Array(100).fill(line))).id);
  const { complete, orders } = await pick();
  t.equal(complete, false);
  t.ok(orders.length > 1 && JSON.stringify(orders).length <= 4 * 1024 * 1024);
  t.same(
    orders.map(({ orderId }) => orderId),
    made.slice(0, orders.length),
  );
});
