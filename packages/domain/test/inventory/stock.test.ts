import { test } from 'tap';
import {
  activateStorageLocation,
  blockStockBatch,
  createStock,
  deactivateStorageLocation,
  getStock,
  listStocks,
  listStocksBelowMinimum,
  quantityOf,
  updateStock,
} from '../../src/inventory/index.ts';
import { withStock } from './with-stock.ts';

test('a stock is unique for an article and a storage location, which must exist', async (t) => {
  const { article, location, ask, refusal } = withStock();
  const [{ id: articleId }, { id: storageLocationId }] = [await article(), await location()];
  const stock = await ask(createStock, { articleId, storageLocationId });
  t.match(stock, { articleId, storageLocationId, minimumLevel: null, minimumShelfLifeDays: null });
  t.same(await ask(getStock, { id: stock.id }), stock);

  const code = async (input: object) => (await refusal(createStock, input))?.code;
  t.equal(await code({ articleId, storageLocationId }), 'STOCK_ALREADY_EXISTS');
  t.equal(await code({ articleId: 'x', storageLocationId }), 'ARTICLE_NOT_FOUND');
  t.equal(await code({ articleId, storageLocationId: 'x' }), 'STORAGE_LOCATION_NOT_FOUND');
  t.ok(await ask(createStock, { articleId, storageLocationId: (await location()).id }));
  t.ok(await ask(createStock, { articleId: (await article()).id, storageLocationId }));
  t.match(await refusal(getStock, { id: 'x' }), { kind: 'not_found', code: 'STOCK_NOT_FOUND' });
});

test('createStock refuses an inactive storage location, whose existing stocks still accept goods', async (t) => {
  const { article, location, bookIn, ask, refusal } = withStock();
  const { id } = await location();
  await ask(deactivateStorageLocation, { id });
  const input = { articleId: (await article()).id, storageLocationId: id };
  t.match(await refusal(createStock, input), { kind: 'conflict', code: 'STORAGE_LOCATION_INACTIVE' });
  await ask(activateStorageLocation, { id });
  const { id: stockId } = await ask(createStock, input);
  await ask(deactivateStorageLocation, { id });
  t.match(await bookIn(stockId), { stockId }, 'what is there goes on');
});

test('createStock needs amount and unit of a minimum level together, and stores both exactly, also zero', async (t) => {
  const { stock, faults } = withStock();
  for (const [minimumLevelAmount, minimumLevelUnit] of [
    ['10.5', 'kg'],
    ['0', 'PIECE'],
    ['3.3', 'LB'],
    ['999999999999999.999999', 'T'],
    ['0.000001', 'OZ'],
  ]) {
    const { minimumLevel } = await stock({ minimumLevelAmount, minimumLevelUnit, minimumShelfLifeDays: 0 });
    const level = minimumLevel && quantityOf(minimumLevel);
    t.same([level?.amountText(), level?.unit], [minimumLevelAmount, minimumLevelUnit]);
  }
  const create = (more: object) => faults(createStock, { articleId: 'a', storageLocationId: 'l', ...more });
  t.same(await create({ minimumLevelAmount: '1' }), ['minimumLevelUnit']);
  t.same(await create({ minimumLevelUnit: 'KG' }), ['minimumLevelAmount']);
  t.same(await create({ minimumLevelAmount: '-1', minimumLevelUnit: 'KILOS', minimumShelfLifeDays: -1 }), [
    'minimumLevelAmount',
    'minimumLevelUnit',
    'minimumShelfLifeDays',
  ]);
  t.same(await create({ minimumLevelAmount: 1, minimumLevelUnit: 'KG' }), ['minimumLevelAmount']);
  for (const bad of ['5', 1.5, 2147483648])
    t.same(await create({ minimumShelfLifeDays: bad }), ['minimumShelfLifeDays']);
  t.same(await faults(createStock, {}), ['articleId', 'storageLocationId']);
});

test('updateStock replaces all limits of a stock, and removes those that are not given', async (t) => {
  const { ask, stock, faults, refusal } = withStock();
  const { id } = await stock({ minimumLevelAmount: '5', minimumLevelUnit: 'KG', minimumShelfLifeDays: 3 });
  t.match(await ask(updateStock, { id, minimumLevelAmount: '7.5', minimumLevelUnit: 'g' }), {
    ...{ id, minimumLevel: { quantityBase: '0.0075', quantityUnit: 'g' }, minimumShelfLifeDays: null },
  });
  t.match(await ask(updateStock, { id, minimumShelfLifeDays: 0 }), { minimumLevel: null, minimumShelfLifeDays: 0 });
  t.match(await ask(getStock, { id }), { minimumLevel: null, minimumShelfLifeDays: 0 });
  t.same(await faults(updateStock, { id, minimumLevelAmount: '1' }), ['minimumLevelUnit']);
  t.same(await faults(updateStock, { id, minimumShelfLifeDays: -1 }), ['minimumShelfLifeDays']);
  t.equal((await refusal(updateStock, { id: 'x' }))?.code, 'STOCK_NOT_FOUND');
});

test('listStocks filters by article and storage location, and an unknown id matches nothing', async (t) => {
  const { stock, ask } = withStock();
  const [one, two] = [await stock(), await stock()];
  const ids = async (input: object) => (await ask(listStocks, input)).content.map(({ id }) => id);
  t.same(await ids({}), [one.id, two.id], 'in the order they were created');
  t.same(await ids({ articleId: two.articleId }), [two.id]);
  t.same(await ids({ storageLocationId: one.storageLocationId }), [one.id]);
  t.same(await ids({ storageLocationId: one.storageLocationId, articleId: two.articleId }), []);
  t.same(await ids({ articleId: 'x' }), []);
});

test('listStocksBelowMinimum compares the minimum with the amount usable today, in the same kind of unit', async (t) => {
  const { stock, bookIn, ask, ports } = withStock();
  const level = { minimumLevelAmount: '10000', minimumLevelUnit: 'g' };
  await stock();
  await stock({ minimumLevelAmount: '0', minimumLevelUnit: 'KG' });
  const empty = await stock({ minimumLevelAmount: '0.000001', minimumLevelUnit: 'PIECE' });
  const { id } = await stock({ ...level, minimumShelfLifeDays: 30 });
  const short = async () =>
    (await ask(listStocksBelowMinimum, {})).content.map((each) => [each.id, quantityOf(each.usable).amountText()]);

  t.same(await short(), [
    [empty.id, '0'],
    [id, '0'],
  ]);
  await bookIn(id, { quantityAmount: '20', quantityUnit: 'BOX' });
  await bookIn(id, { quantityAmount: '50', expiryDate: '2026-01-04' });
  t.same(
    await short(),
    [
      [empty.id, '0'],
      [id, '0'],
    ],
    'boxes are no grams, and what expired may not be used',
  );
  await bookIn(id, { quantityAmount: '4.5', expiryDate: '2026-01-05' });
  const held = await bookIn(id, { quantityAmount: '5.5', expiryDate: '2026-06-01' });
  t.same(await short(), [[empty.id, '0']], 'what expires soon, today even, may be used: 10 kg are not below 10,000 g');
  await ask(blockStockBatch, { stockId: id, batchId: held.id, reason: 'Smells' });
  t.same(await short(), [
    [empty.id, '0'],
    [id, '4500'],
  ]);
  ports.clock.set('2026-01-06T08:00:00Z');
  t.same(
    await short(),
    [
      [empty.id, '0'],
      [id, '0'],
    ],
    'the day after',
  );
  t.same((await ask(listStocksBelowMinimum, {})).page, { number: 0, size: 500, totalElements: 2, totalPages: 1 });
});

test('updateStock takes the minimum level as in its response', async (t) => {
  const { ask, stock, faults } = withStock();
  const { id } = await stock({ minimumLevelAmount: '5', minimumLevelUnit: 'kg' });
  const of = async (input: object) => {
    const { minimumLevel } = await ask(updateStock, { id, ...input });
    return minimumLevel && `${quantityOf(minimumLevel).amountText()} ${minimumLevel.quantityUnit}`;
  };
  t.equal(await of({ minimumLevel: { amount: 0, unit: 'g' } }), '0 g');
  t.equal(await of({ minimumLevel: { amount: 2.5, unit: 'kg' } }), '2.5 kg');
  t.equal(
    await of({ minimumLevel: { amount: 2, unit: 'kg' }, minimumLevelAmount: '3', minimumLevelUnit: 'KG' }),
    '3 KG',
    'the members of the request take precedence',
  );
  t.equal(await of({ minimumLevel: null }), null);
  t.same(await faults(updateStock, { id, minimumLevel: { amount: -1 } }), ['minimumLevel.amount', 'minimumLevel.unit']);
});
