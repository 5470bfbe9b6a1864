import { test } from 'tap';
import {
  blockStockBatch,
  bookInStockBatch,
  createStock,
  createStorageLocation,
  enterCountLines,
  listExpiringBatches,
  openInventoryCount,
  placeHold,
  removeFromStockBatch,
  submitInventoryCount,
} from '../../src/inventory/index.ts';
import type { Permission } from '../../src/kernel/index.ts';
import { createLabel, declareArticle, deleteLabel, releaseLabel } from '../../src/labels/index.ts';
import {
  addCertificate,
  createArticle,
  createCustomer,
  createProductCategory,
  createSupplier,
  setFrameContract,
  setSalesData,
  updateArticle,
} from '../../src/masterdata/index.ts';
import { inspectGoodsReceipt, listGoodsReceipts, postGoodsReceipt } from '../../src/procurement/index.ts';
import { activateRecipe, addIngredient, createRecipe, planBatch, startBatch } from '../../src/production/index.ts';
import { openRecall } from '../../src/quality/index.ts';
import { confirmOrder, placeOrder } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { getToday } from '../../src/today/index.ts';
import { PORK, withSuppliers } from '../procurement/with-suppliers.ts';
import { aCaller, withCore } from '../with-core.ts';

const REJECTED = { rejectedAmount: '2.5', rejectedUnit: 'KG', rejectReason: 'Torn' };
const KILO = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };

// Test clocks start on 5 January 2026.
async function shop() {
  const { ask } = withCore();
  const today = (...permissions: Permission[]) =>
    ask(getToday, {}, permissions.length > 0 ? { caller: aCaller(permissions) } : {});
  let numbers = 0;
  const { id: categoryId } = await ask(createProductCategory, { name: 'Meat' });
  const article = async (name: string) =>
    (await ask(createArticle, { name, articleNumber: `A-${++numbers}`, categoryId, ...KILO })).id;
  const { id: storageLocationId } = await ask(createStorageLocation, { name: 'Larder', storageType: 'COLD_ROOM' });
  const stock = async (articleId: string, more: object = {}) =>
    (await ask(createStock, { articleId, storageLocationId, ...more })).id;
  const bookIn = (stockId: string, expiryDate: string, quantityAmount = '10') =>
    ask(bookInStockBatch, {
      ...{ stockId, batchId: `L-${++numbers}`, batchType: 'PURCHASED' },
      ...{ quantityAmount, quantityUnit: 'KG', expiryDate },
    });
  return { ask, today, article, stock, bookIn, storageLocationId };
}

test('getToday lists goods that expire within a week, and expired, blocked, held and short goods', async (t) => {
  const { ask, today, article, stock, bookIn } = await shop();
  const articleId = await article('Hack');
  const stockId = await stock(articleId, { minimumLevelAmount: '100', minimumLevelUnit: 'KG' });
  const [far, week, last, over, blocked, held] = [
    await bookIn(stockId, '2026-01-13'),
    await bookIn(stockId, '2026-01-12'),
    await bookIn(stockId, '2026-01-05'),
    await bookIn(stockId, '2026-01-04'),
    await bookIn(stockId, '2026-01-06'),
    await bookIn(stockId, '2026-01-07'),
  ] as const;
  await ask(blockStockBatch, { stockId, batchId: blocked.id, reason: 'Smells' });
  await ask(placeHold, { id: held.lotId, reason: 'Smells' });
  const seen = await today();
  const ids = (part: { readonly entries: readonly { readonly id: string }[] } | undefined) =>
    part?.entries.map(({ id }) => id);
  t.equal(seen.date, '2026-01-05');
  t.same(ids(seen.expiring), [last.id, week.id]);
  t.equal(seen.expiring?.count, 2);
  t.same(
    (await ask(listExpiringBatches, { ownLimit: true, usable: true })).content.map(({ id }) => id),
    [last.id, week.id],
  );
  t.same(ids(seen.expired), [over.id]);
  t.same(ids(seen.blocked), [blocked.id, held.id]);
  t.equal(seen.blockedGoods?.count, 2);
  t.match(
    seen.blockedGoods?.entries.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    [
      { kind: 'HOLD', lotId: held.lotId, reason: 'Smells', articleName: 'Hack' },
      { kind: 'STOCK_BATCH', id: blocked.id, reason: 'Smells' },
    ],
  );
  t.match(seen.held, { count: 1, entries: [{ lotId: held.lotId, lotNumber: held.lotNumber, articleName: 'Hack' }] });
  t.match(seen.belowMinimum, { count: 1, entries: [{ id: stockId, sums: { usable: '30' } }] });
  for (let more = 0; more < 10; more++) await bookIn(stockId, '2026-01-08');
  const { expiring, belowMinimum } = await today();
  t.match([expiring?.count, expiring?.entries.length, belowMinimum?.count], [12, 10, 0]);
  t.ok(far);
});

test('getToday and listExpiringBatches use the shelf-life limit of the stock', async (t) => {
  const { ask, today, article, stock, bookIn } = await shop();
  const own = await stock(await article('Hack'), { minimumShelfLifeDays: 2 });
  const long = await stock(await article('Ham'), { minimumShelfLifeDays: 30 });
  const none = await stock(await article('Salt'));
  const soon = [await bookIn(own, '2026-01-06'), await bookIn(none, '2026-01-12'), await bookIn(long, '2026-02-03')];
  await bookIn(own, '2026-01-07');
  await bookIn(none, '2026-01-13');
  await bookIn(long, '2026-02-04');
  const ids = (entries: readonly { readonly id: string }[] = []) => entries.map(({ id }) => id);
  const { expiring } = await today();
  t.same(ids(expiring?.entries), ids(soon));
  t.equal(expiring?.count, 3);
  t.same(ids((await ask(listExpiringBatches, { ownLimit: true })).content), ids(soon));
  t.equal((await ask(listExpiringBatches, { ownLimit: true, withinDays: 8 })).content.length, 4);
  t.equal((await ask(listExpiringBatches, {})).content.length, 3, 'without it the days count for every stock');
});

test('getToday lists goods receipts that are due for inspection, the oldest first', async (t) => {
  const { ask, receive, supplier, stock } = await withSuppliers();
  const today = () => ask(getToday, {});
  const waiting = async () => (await today()).receiptsToInspect;
  const none = { count: 0, entries: [] };
  t.same(await waiting(), none);
  const old = { ...PORK, stockId: (await stock()).id };
  const post = (receiptDate: string, line: object) =>
    ask(postGoodsReceipt, { supplierId: supplier.id, receiptDate, lines: [line] });
  await post('2025-12-21', old);
  await receive({ stockId: (await stock()).id, ...REJECTED });
  const [first, second] = [await post('2025-12-22', old), await receive(PORK, PORK)];
  const { id, receiptNumber, supplierName, receiptDate } = first;
  const entry = { id, receiptNumber, supplierName, receiptDate, articleNames: ['Schweineschulter'] };
  t.strictSame((await waiting())?.entries[0], entry, 'the oldest first');
  t.match(await waiting(), { count: 2, entries: [{ id: first.id }, { id: second.id }] });
  const due = async () => (await ask(listGoodsReceipts, { inspection: 'DUE' })).content.map(({ id }) => id);
  t.same(await due(), [first.id, second.id]);
  t.equal((await ask(listGoodsReceipts, {})).content.length, 4);

  const inspect = (of: string, line: string) => ask(inspectGoodsReceipt, { id: of, line, result: 'PASSED' });
  await inspect(second.id, '1');
  t.equal((await waiting())?.count, 2, 'until every line was inspected');
  await inspect(second.id, '2');
  t.same(await due(), [first.id]);
  const { stockId = '', stockBatchId } = first.lines[0] ?? {};
  await ask(removeFromStockBatch, { stockId, batchId: stockBatchId ?? '', quantityAmount: '10', quantityUnit: 'KG' });
  t.same(await waiting(), none, 'or the goods are used up');
});

test("getToday lists today's batches with their missing ingredients", async (t) => {
  const { ask, today, article, stock, bookIn } = await shop();
  const [sausage, meat, water] = [await article('Sausage'), await article('Meat'), await article('Water')];
  const recipe = {
    name: 'Sausage',
    type: 'FINISHED_PRODUCT',
    articleId: sausage,
    outputQuantity: '10',
    outputUom: 'KG',
  };
  const { id: recipeId } = await ask(createRecipe, recipe);
  await ask(addIngredient, { id: recipeId, articleId: meat, quantity: '8', uom: 'KG' });
  await ask(addIngredient, { id: recipeId, articleId: water, quantity: '2', uom: 'KG' });
  await ask(activateRecipe, { id: recipeId });
  const stockId = await stock(meat);
  await bookIn(stockId, '2026-02-01', '5.5');
  await bookIn(stockId, '2026-01-04', '50');
  const planned = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', bestBeforeDate: '2026-02-01' };
  const { id } = await ask(planBatch, { ...planned, productionDate: '2026-01-05' });
  await ask(planBatch, { ...planned, productionDate: '2026-01-06' });
  const lacking = { articleId: meat, articleName: 'Meat', missing: '2.5', uom: 'KG' };
  const batches = async () => (await today('BATCH_READ')).batches;
  t.match(await batches(), { count: 1, entries: [{ id, recipeName: 'Sausage', status: 'PLANNED', lacks: [lacking] }] });
  await ask(startBatch, { id });
  await bookIn(stockId, '2026-02-01', '2.5');
  t.match(await batches(), { entries: [{ status: 'IN_PROGRESS', lacks: [] }] });
});

test('getToday lists expiring certificates and contracts, open recalls, and counts to approve', async (t) => {
  const { ask, today, article, stock, bookIn, storageLocationId } = await shop();
  const { id: supplierId } = await ask(createSupplier, { name: 'Hof', phone: '1' });
  const certificate = { id: supplierId, certificateType: 'BIO', issuer: 'X' };
  await ask(addCertificate, { ...certificate, validFrom: '2025-01-01', validUntil: '2025-12-31' });
  const certificates = async () => (await today()).certificates;
  t.match(await certificates(), { count: 1, entries: [{ supplierId, supplierName: 'Hof', validUntil: '2025-12-31' }] });
  await ask(addCertificate, { ...certificate, validFrom: '2026-01-01', validUntil: '2026-03-06' });
  t.match(await certificates(), { count: 1, entries: [{ validUntil: '2026-03-06' }] }, 'the old one is replaced');
  await ask(addCertificate, { ...certificate, certificateType: 'IFS', validUntil: '2026-03-07' });
  t.equal((await certificates())?.count, 1, 'in sixty-one days is later');

  const articleId = await article('Hack');
  const { id: customerId } = await ask(createCustomer, {
    ...{
      name: 'Post',
      type: 'B2B',
      street: 'x',
      houseNumber: '1',
      postalCode: '1',
      city: 'x',
      country: 'x',
      phone: '1',
    },
  });
  const lineItems = [{ articleId, agreedPrice: 1 }];
  await ask(setFrameContract, { id: customerId, validUntil: '2026-03-06', rhythm: 'WEEKLY', lineItems });
  t.match((await today()).frameContracts, { count: 1, entries: [{ customerId, validUntil: '2026-03-06' }] });
  await ask(setFrameContract, { id: customerId, validUntil: '2026-03-07', rhythm: 'WEEKLY', lineItems });
  t.same((await today()).frameContracts, { count: 0, entries: [] });

  const { id, lotId } = await bookIn(await stock(articleId), '2026-03-01');
  const { id: recallId } = await ask(openRecall, { mode: 'MOCK', reason: 'Exercise', lotIds: [lotId] });
  const { recalls, exercises } = await today();
  t.same(recalls, { count: 0, entries: [] }, 'an exercise is no recall');
  t.match(exercises, { count: 1, entries: [{ id: recallId, mode: 'MOCK' }] });
  const { id: realId } = await ask(openRecall, { mode: 'REAL', reason: 'Glass', lotIds: [lotId] });
  t.match((await today()).recalls, { count: 1, entries: [{ id: realId, mode: 'REAL' }] });

  const { id: countId } = await ask(openInventoryCount, { storageLocationId });
  t.equal((await today()).counts?.count, 0);
  await ask(enterCountLines, { id: countId, lines: [{ stockBatchId: id, quantityAmount: '9', quantityUnit: 'KG' }] });
  await ask(submitInventoryCount, { id: countId });
  t.match((await today()).counts, { count: 1, entries: [{ id: countId, storageLocationName: 'Larder' }] });
});

test('getToday returns only the parts whose records the caller is permitted to read', async (t) => {
  const { today } = await shop();
  const parts = async (...permissions: Permission[]) => Object.keys(await today(...permissions)).sort();
  const stock = ['belowMinimum', 'blocked', 'blockedGoods', 'date', 'expired', 'expiring', 'held'];
  t.same(await parts('STOCK_READ'), stock);
  t.same(await parts('BATCH_READ'), ['batches', 'date']);
  t.same(await parts('MASTERDATA_READ'), ['certificates', 'date', 'frameContracts']);
  t.same(await parts('HACCP_READ', 'INVENTORY_COUNT_READ'), ['counts', 'date', 'exercises', 'recalls']);
  t.same(await parts('GOODS_RECEIPT_READ'), ['date', 'receiptsToInspect']);
  t.same(await parts('LABEL_READ'), ['date', 'labels']);
  t.same(await parts('USER_READ'), ['date']);
});

test('getToday lists drafts, due orders, and articles that are short on the next open day', async (t) => {
  const { ask, today, article, stock, bookIn } = await shop();
  const person = { name: 'Krone', type: 'B2C', phone: '1', street: 'Markt', postalCode: '1', city: 'x', country: 'DE' };
  const { id: customerId } = await ask(createCustomer, person);
  const [ham, hack] = [await article('Ham'), await article('Hack')];
  await ask(setSalesData, { id: ham, vatClass: 'REDUCED' });
  await ask(setSalesData, { id: hack, vatClass: 'REDUCED' });
  await bookIn(await stock(ham), '2026-01-20', '5');
  // Tuesday, 6 January, is Epiphany.
  await ask(updateSettings, { closedDays: [{ date: '2026-01-06' }] });
  const place = (requestedDate: string, articleId: string, quantityAmount: string) =>
    ask(placeOrder, { customerId, requestedDate, lines: [{ articleId, quantityAmount, quantityUnit: 'KG' }] });
  const confirm = async (...order: Parameters<typeof place>) => ask(confirmOrder, { id: (await place(...order)).id });
  const draft = await place('2026-01-07', ham, '1');
  const late = await confirm('2026-01-04', ham, '2');
  const now = await confirm('2026-01-05', ham, '1');
  await confirm('2026-01-07', ham, '2.5');
  await confirm('2026-01-08', hack, '100');
  const parts = await today('ORDER_READ');
  t.same(Object.keys(parts).sort(), ['date', 'draftOrders', 'openOrders', 'shortArticles']);
  const shown = ({ id, orderNumber, customerName, requestedDate, value }: typeof draft) => ({
    ...{ id, orderNumber, customerName, requestedDate, value },
  });
  t.strictSame(parts.draftOrders, { count: 1, entries: [shown(draft)] });
  t.strictSame(parts.openOrders, { count: 2, entries: [shown(late), shown(now)] });
  t.equal(late.value, '25.80');
  t.match(parts.shortArticles, {
    date: '2026-01-07',
    count: 1,
    entries: [{ articleName: 'Ham', usable: '5', ordered: '5.5', free: '-0.5' }],
  });
  t.equal(Object.keys(parts.shortArticles?.entries[0] ?? {}).includes('id'), false);
});

test('getToday lists drafts of labels, then outdated labels, by the name of their article', async (t) => {
  const { ask, today, article } = await shop();
  await ask(updateSettings, { operator: { name: 'H', street: 'S', postalCode: '1', city: 'M' } });
  const decisions = { uses: ['LOOSE'], legalName: 'Leberkäse' };
  const labelled = async (name: string) => {
    const articleId = await article(name);
    await ask(updateArticle, { id: articleId, productKind: 'MEAT_PRODUCT' });
    await ask(declareArticle, { id: articleId, role: 'INGREDIENT', name });
    return { articleId, label: await ask(createLabel, { articleId, decisions }) };
  };
  const none = { count: 0, entries: [] };
  t.same((await today('LABEL_READ')).labels, none);
  const [wurst, ham, mustard] = [await labelled('Wurst'), await labelled('Ham'), await labelled('Mustard')];
  await ask(releaseLabel, { id: ham.label.id });
  await ask(releaseLabel, { id: mustard.label.id });
  await ask(declareArticle, { id: ham.articleId, role: 'INGREDIENT', name: 'Better ham' });
  const draft = await ask(createLabel, { articleId: mustard.articleId, decisions });
  const entry = ({ id: labelId, articleId, articleName, version }: typeof draft) => ({
    ...{ labelId, articleId, articleName, version },
  });
  t.strictSame((await today('LABEL_READ')).labels, {
    count: 3,
    entries: [
      { ...entry(draft), status: 'DRAFT', outdated: false },
      { ...entry(wurst.label), status: 'DRAFT', outdated: false },
      { ...entry(ham.label), status: 'RELEASED', outdated: true },
    ],
  });
  t.equal(draft.version, 2);
  await ask(deleteLabel, { id: draft.id });
  await ask(deleteLabel, { id: wurst.label.id });
  t.match((await today('LABEL_READ')).labels, { count: 1, entries: [{ labelId: ham.label.id }] });
});
