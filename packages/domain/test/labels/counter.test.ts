import { test } from 'tap';
import { createDevice } from '../../src/hygiene/index.ts';
import {
  createStock,
  createStorageLocation,
  deactivateStorageLocation,
  transferGoods,
} from '../../src/inventory/index.ts';
import { readCounter, readDisplay } from '../../src/labels/index.ts';
import { addSalesUnit } from '../../src/masterdata/index.ts';
import { codesOf, type Goods, withLabels } from './with-labels.ts';

const MUSTARD = { code: 'MUSTARD', word: 'Senf' };
const LOOSE = { uses: ['LOOSE'], dateKind: null, nutritionExempt: null };

async function withCounter() {
  const shop = await withLabels();
  const { ask, receive, counterId } = shop;
  const articles = async (request: object = {}) => (await ask(readCounter, request)).articles;
  return {
    ...shop,
    articles,
    only: async (request: object = {}) => (await articles(request))[0],
    /** Receives goods at the counter. */
    at: (articleId: string, more: object = {}) => receive(articleId, more, counterId),
  };
}

test('the sheet has what lies at every active counter, by the name that customers read', async (t) => {
  const { ask, declared, at, receive, articles, released, roomId } = await withCounter();
  const other = await ask(createStorageLocation, { name: 'Theke 2', storageType: 'DISPLAY_COUNTER' });
  const [bratwurst, aufschnitt, speck] = [
    await declared('Bratwurst'),
    await declared('Aufschnitt'),
    await declared('Speck'),
  ];
  await released(aufschnitt, { ...LOOSE, legalName: 'Zungenwurst' });
  const lots = [await at(bratwurst), await at(aufschnitt), await receive(speck, {}, other.id)];
  await receive(await declared('Im Kühlraum'), {}, roomId);
  const names = async (request: object) => (await articles(request)).map(({ name }) => name);
  t.strictSame(await names({}), ['Bratwurst', 'Speck', 'Zungenwurst']);
  t.strictSame(await names({ storageLocationId: [other.id] }), ['Speck']);
  t.strictSame(await names({ storageLocationId: [roomId] }), ['Im Kühlraum']);
  t.strictSame((await names({ storageLocationId: [other.id, roomId, roomId] })).length, 2);
  t.match((await articles())[2], {
    articleId: aufschnitt,
    articleName: 'Aufschnitt',
    lots: [{ lotId: lots[1]?.lotId }],
  });
  await ask(deactivateStorageLocation, { id: other.id });
  t.strictSame(await names({}), ['Bratwurst', 'Zungenwurst']);
});

test('an unknown location is refused', async (t) => {
  const { ask, core, refused } = await withCounter();
  const unknown = { storageLocationId: ['x'] };
  t.equal(await refused(readCounter, unknown), 'STORAGE_LOCATION_NOT_FOUND');
  const caller = await core.deviceCaller((await ask(createDevice, { name: 'Tablet' })).key);
  t.equal(await refused(readDisplay, unknown, { caller }), 'STORAGE_LOCATION_NOT_FOUND');
});

test('only goods that may be sold count: not blocked, not expired, not gone', async (t) => {
  const { declared, at, articles, hold, nextDay, ask, roomId, counterId } = await withCounter();
  const ids = [await declared('Ablaufend'), await declared('Gesperrt'), await declared('Umgelagert')] as const;
  // A batch expires soon when less than this is left.
  const { id: stockId } = await ask(createStock, {
    ...{ articleId: ids[0], storageLocationId: counterId, minimumShelfLifeDays: 3 },
  });
  const [, held, gone] = [await at(ids[0], { stockId }), await at(ids[1]), await at(ids[2])] as [Goods, Goods, Goods];
  const names = async () => (await articles()).map(({ name }) => name);
  t.strictSame(await names(), ['Ablaufend', 'Gesperrt', 'Umgelagert']);
  await hold(held);
  const { id: toStockId } = await ask(createStock, { articleId: ids[2], storageLocationId: roomId });
  const line = { stockBatchId: gone.stockBatchId, toStockId, quantityAmount: '100', quantityUnit: 'KG' };
  await ask(transferGoods, { lines: [line] });
  t.strictSame(await names(), ['Ablaufend']);
  nextDay(14);
  t.strictSame(await names(), ['Ablaufend'], 'it expires soon');
  nextDay(2);
  t.strictSame(await names(), []);
});

test('an article tells what its loose label says', async (t) => {
  const { declared, at, only, released } = await withCounter();
  const articleId = await declared('Senf', {
    ...{ allergens: [MUSTARD, { code: 'EGG', presence: 'TRACE' }], additives: ['E250', 'E300', 'E451'] },
  });
  const label = await released(articleId, { ...LOOSE, legalName: 'Mittelscharfer Senf' });
  const { lotId, lotNumber } = await at(articleId);
  t.strictSame(await only(), {
    ...{ articleId, articleName: 'Senf', name: 'Mittelscharfer Senf' },
    ...{ allergens: ['MUSTARD'], allergensText: 'Enthält: Senf' },
    additivesText: 'mit Nitritpökelsalz, mit Antioxidationsmittel, mit Phosphat',
    ...{ traces: ['EGG'], tracesText: 'Kann Spuren enthalten von: Eier', origin: [], price: '16,90 €/kg' },
    lots: [{ lotId, lotNumber, expiryDate: '2026-01-20', labelId: label.id }],
    reasons: [],
  });
});

test('texts of which nothing is known are empty', async (t) => {
  const { declared, at, only, released } = await withCounter();
  const articleId = await declared('Salz', {}, { unit: undefined, priceModel: undefined, price: undefined });
  await released(articleId, LOOSE);
  await at(articleId);
  t.match(await only(), {
    ...{
      allergens: { length: 0 },
      allergensText: '',
      additivesText: '',
      traces: { length: 0 },
      tracesText: '',
      origin: { length: 0 },
      price: '',
    },
  });
});

test('the price is that of the first sales unit on the day', async (t) => {
  const { declared, at, only, ask } = await withCounter();
  const pieces = { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.5 };
  const articleId = await declared('Ei', {}, pieces);
  await ask(addSalesUnit, { id: articleId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 3 });
  await at(articleId);
  t.equal((await only())?.price, '2,50 €/Stück');
  const { at: put, only: one, declared: made } = await withCounter();
  await put(await made('Wurst', {}, { unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED', price: 1.69 }));
  t.equal((await one())?.price, '1,69 €/100 g');
});

test('without a label the article names itself, and tells what all ancestors contain', async (t) => {
  const { declared, made, only, recipe, receive, counterId, article } = await withCounter();
  const spice = await declared('Gewürz', {
    ...{ composition: 'Senf', allergens: [MUSTARD, { code: 'SOY', presence: 'TRACE' }], additives: ['E621'] },
  });
  const wurst = await article('Wurst');
  await made(await recipe(wurst, [[spice, 1]]), wurst, [await receive(spice)], counterId);
  t.match(await only(), {
    ...{ name: 'Wurst', allergens: ['MUSTARD'], traces: ['SOY'], additivesText: 'mit Geschmacksverstärker' },
    ...{ lots: [{ labelId: null }], reasons: [{ code: 'NO_RELEASED_LABEL' }] },
  });
});

test('the allergens of all ancestors are told, even if the label does not name them', async (t) => {
  const { declared, made, only, recipe, receive, counterId, article, released } = await withCounter();
  const [spice, egg] = [
    await declared('Gewürz', { composition: 'Senf', allergens: [MUSTARD] }),
    await declared('Ei', {
      allergens: [
        { code: 'EGG', word: 'Ei' },
        { code: 'MILK', presence: 'TRACE' },
      ],
    }),
  ];
  const wurst = await article('Wurst');
  const recipeId = await recipe(wurst, [[spice, 1]]);
  await released(wurst, { ...LOOSE, recipeId });
  await made(recipeId, wurst, [await receive(spice), await receive(egg)], counterId);
  const told = await only();
  t.match(told, { allergens: ['EGG', 'MUSTARD'], allergensText: 'Enthält: Eier, Senf', traces: ['MILK'] });
  t.strictSame(codesOf(told?.reasons ?? []), ['INGREDIENT_DIFFERS', 'ALLERGEN_NOT_DECLARED']);
});

test('the lots of an article are told together, by their dates', async (t) => {
  const { declared, declare, at, only, released, nextDay } = await withCounter();
  const articleId = await declared('Paste', {
    ...{ composition: 'Senf', allergens: [MUSTARD, { code: 'EGG', presence: 'TRACE' }], additives: ['E250'] },
  });
  const first = await released(articleId, { ...LOOSE, legalName: 'Alte Paste' });
  const late = await at(articleId, { expiryDate: '2026-02-20', lotNumber: 'A' });
  nextDay();
  const egg = { allergens: [{ code: 'EGG', word: 'Ei' }], composition: 'Ei', additives: ['E300'] };
  await declare(articleId, 'Paste', egg);
  const second = await released(articleId, { ...LOOSE, legalName: 'Neue Paste' });
  const early = await at(articleId, { lotNumber: 'B' });
  const told = await only();
  t.strictSame([told?.traces, told?.tracesText, told?.reasons], [[], '', []], 'what one lot contains is no trace');
  t.match(told, {
    ...{ name: 'Neue Paste', allergens: ['EGG', 'MUSTARD'] },
    additivesText: 'mit Nitritpökelsalz, mit Antioxidationsmittel',
    lots: [
      { lotId: early.lotId, labelId: second.id },
      { lotId: late.lotId, labelId: first.id },
    ],
  });
});

test('a label of closed packs alone is none for the counter', async (t) => {
  const { declared, at, only, released } = await withCounter();
  const articleId = await declared('Senf');
  await released(articleId, { uses: ['PREPACKED'], legalName: 'Verpackter Senf' });
  await at(articleId);
  t.match(await only(), {
    name: 'Senf',
    lots: [{ labelId: null }],
    reasons: [{ code: 'NO_RELEASED_LABEL', articleId }],
  });
});

test('the origin of meat is told once for lots of the same origin', async (t) => {
  const { declared, at, only, released } = await withCounter();
  const articleId = await declared('Schnitzel', {}, { productKind: 'MEAT' });
  await released(articleId, LOOSE);
  const facts = { species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE' };
  for (const lotNumber of ['A', 'B']) await at(articleId, { lotNumber, facts });
  t.strictSame((await only())?.origin, ['Aufgezogen in: Deutschland; Geschlachtet in: Deutschland']);
  await at(articleId, { lotNumber: 'C', facts: { ...facts, rearedIn: ['DK'] } });
  t.strictSame((await only())?.origin, [
    'Aufgezogen in: Deutschland; Geschlachtet in: Deutschland',
    'Aufgezogen in: Dänemark; Geschlachtet in: Deutschland',
  ]);
});
