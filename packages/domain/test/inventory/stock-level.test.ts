import { test } from 'tap';
import {
  blockStockBatch,
  listAllStockBatches,
  listStockBatches,
  listStockLevels,
  placeHold,
  quantityOf,
  removeFromStockBatch,
} from '../../src/inventory/index.ts';
import { Quantity } from '../../src/kernel/index.ts';
import { withStock } from './with-stock.ts';

// Test clocks start on 5 January 2026.
const EXPIRED = '2026-01-04';
const SOON = '2026-01-06';
const LATER = '2026-02-01';

test('a stock level has exact usable, expiring, expired and blocked amounts in the unit of its minimum', async (t) => {
  const { stock, bookIn, ask } = withStock();
  const minimum = { minimumLevelAmount: '2500.5', minimumLevelUnit: 'g', minimumShelfLifeDays: 3 };
  const { id, articleId } = await stock(minimum);
  const lot = (quantityAmount: string, expiryDate: string, quantityUnit = 'KG') =>
    bookIn(id, { quantityAmount, expiryDate, quantityUnit });
  await lot('0.1', LATER);
  await lot('0.2', SOON);
  await lot('7', EXPIRED);
  await lot('5', LATER, 'PIECE');
  const blocked = await lot('1', SOON);
  await ask(blockStockBatch, { stockId: id, batchId: blocked.id, reason: 'Smells' });
  const held = await lot('2', LATER);
  await ask(placeHold, { id: held.lotId, reason: 'Smells' });
  const used = await lot('4', '2026-01-05');
  await ask(removeFromStockBatch, { stockId: id, batchId: used.id, quantityAmount: '4', quantityUnit: 'KG' });

  const level = async () => {
    const { content } = await ask(listStockLevels, { articleId });
    const [found] = content;
    if (!found) throw new Error('The stock has no level');
    const amounts = Object.entries(found.sums).map(([name, base]) => [
      name,
      found.unit && Quantity.fromBase(base, found.unit).amountText(),
    ]);
    return { ...found, sums: Object.fromEntries(amounts) };
  };
  t.match(await level(), {
    articleName: 'Rinderhack',
    unit: 'g',
    sums: { usable: '300', expiringSoon: '200', expired: '7000', blocked: '3000' },
    nextExpiry: SOON,
    belowMinimum: true,
  });
  await lot('2.2005', LATER);
  t.match(await level(), { sums: { usable: '2500.5' }, belowMinimum: false }, 'just as much is not below');
});

test('a stock level without a minimum has the unit of the last batch that is left', async (t) => {
  const { stock, bookIn, ask } = withStock();
  const { id, articleId } = await stock();
  const level = async () => (await ask(listStockLevels, { articleId })).content[0];
  t.match(await level(), { unit: null, sums: { usable: '0' }, nextExpiry: null, belowMinimum: false });
  await bookIn(id, { quantityAmount: '3', quantityUnit: 'Stk', expiryDate: SOON });
  t.match(await level(), { unit: 'Stk', sums: { usable: '3' }, nextExpiry: SOON });
  const { id: batchId } = await bookIn(id, { expiryDate: LATER });
  t.match(await level(), { unit: 'KG', sums: { usable: '10' }, nextExpiry: SOON });
  await ask(removeFromStockBatch, { stockId: id, batchId, quantityAmount: '10', quantityUnit: 'KG' });
  t.match(await level(), { unit: 'Stk' }, 'of what is left');
});

test('listStockLevels filters by belowMinimum, and sorts by article name or by next expiry', async (t) => {
  const { article, stock, bookIn, ask } = withStock();
  for (const [name, expiryDate] of [
    ['Zunge', SOON],
    ['ähnlich', LATER],
    ['Ahle', undefined],
  ]) {
    const { id: articleId } = await article({ name });
    const { id } = await stock({ articleId, minimumLevelAmount: '1', minimumLevelUnit: 'KG' });
    if (expiryDate) await bookIn(id, { expiryDate });
  }
  const names = async (input: object) =>
    (await ask(listStockLevels, input)).content.map(({ articleName }) => articleName);
  t.same(await names({}), ['Ahle', 'ähnlich', 'Zunge']);
  t.same(await names({ sort: 'nextExpiry' }), ['Zunge', 'ähnlich', 'Ahle']);
  t.same(await names({ belowMinimum: true }), ['Ahle']);
  t.same(await names({ belowMinimum: false, sort: 'articleName,desc' }), ['Zunge', 'ähnlich']);
});

test('listAllStockBatches filters and sorts batches, with the status by the minimum shelf life of each stock', async (t) => {
  const { location, stock, bookIn, ask } = withStock();
  const { id: storageLocationId } = await location({ name: 'Larder' });
  const strict = await stock({ minimumShelfLifeDays: 30, storageLocationId });
  const lax = await stock({ storageLocationId });
  const early = await bookIn(strict.id, { expiryDate: LATER, batchId: 'B' });
  const late = await bookIn(lax.id, { expiryDate: '2026-02-02', batchId: 'A', quantityAmount: '2.50' });
  await bookIn((await stock()).id);
  const find = async (input: object) => (await ask(listAllStockBatches, { storageLocationId, ...input })).content;
  const ids = async (input: object) => (await find(input)).map(({ id }) => id);
  t.same(await ids({}), [early.id, late.id], 'what expires first stands first');
  t.same(await ids({ sort: 'batchId' }), [late.id, early.id]);
  t.same(await ids({ status: 'EXPIRING_SOON' }), [early.id]);
  t.same(await ids({ status: 'AVAILABLE' }), [late.id]);
  t.same(await ids({ articleId: lax.articleId }), [late.id]);
  t.same(await ids({ lotId: early.lotId }), [early.id]);
  t.same(await ids({ batchId: 'b' }), [early.id]);
  const empty = await bookIn(lax.id, { expiryDate: '2026-02-01', batchId: 'C', quantityAmount: '1' });
  const of = { stockId: lax.id, batchId: empty.id };
  await ask(removeFromStockBatch, { ...of, quantityAmount: '1', quantityUnit: 'KG' });
  t.same(await ids({ depleted: false }), [early.id, late.id]);
  t.same(await ids({ depleted: true }), [empty.id]);
  t.same(await ids({ depleted: false, status: 'EXPIRING_SOON' }), [early.id]);
  t.same(await ids({ depleted: false, status: 'DEPLETED' }), [], 'the filters exclude each other');
  t.same(await ids({ depleted: true, status: 'DEPLETED' }), [empty.id]);
  const ofStock = async (depleted: boolean) =>
    (await ask(listStockBatches, { stockId: lax.id, depleted })).content.map(({ id }) => id);
  t.same([await ofStock(false), await ofStock(true)], [[late.id], [empty.id]]);
  const [, batch] = await find({ depleted: false });
  t.match(batch, {
    articleId: lax.articleId,
    articleName: 'Rinderhack',
    storageLocationId,
    storageLocationName: 'Larder',
  });
  t.equal(batch && quantityOf(batch).amountText(), '2.5');
});
