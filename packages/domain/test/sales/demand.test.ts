import { test } from 'tap';
import { bookInStockBatch, createStock, createStorageLocation } from '../../src/inventory/index.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { activateRecipe, addIngredient, createRecipe, planBatch } from '../../src/production/index.ts';
import { demandOf } from '../../src/sales/availability/demand.ts';
import { getDemand } from '../../src/sales/index.ts';
import { counter, kilos, pieces } from './counter.ts';

const upTo = (usable: string, planned: string, ordered: string) => {
  const [of, made, needed] = [Decimal.of(usable), Decimal.of(planned), Decimal.of(ordered)] as const;
  return { usable: of, planned: made, ordered: needed };
};
const texts = (days: ReturnType<typeof demandOf>) =>
  days.map(({ ordered, stock, planned, missing }) => [ordered, stock, planned, missing].map(String).join(' '));

test('demandOf returns what a day needs, has and lacks, from sums up to each day', (t) => {
  t.same(texts(demandOf([upTo('30', '0', '20'), upTo('30', '0', '45'), upTo('30', '20', '45')])), [
    '20 30 0 0',
    '25 10 0 15',
    '0 0 20 0',
  ]);
  t.end();
});

test('what lacks on a day does not lack again on the next, and goods that expire are taken first', (t) => {
  t.same(texts(demandOf([upTo('0', '0', '10'), upTo('0', '0', '10'), upTo('0', '0', '12')])), [
    '10 0 0 10',
    '0 0 0 0',
    '2 0 0 2',
  ]);
  t.same(texts(demandOf([upTo('10', '0', '0'), upTo('4', '0', '6')])), ['0 10 0 0', '6 4 0 2'], 'a part expires');
  t.same(texts(demandOf([upTo('10', '0', '6'), upTo('4', '0', '6')])), ['6 10 0 0', '0 4 0 0'], 'it was used before');
  t.same(texts(demandOf([upTo('10', '0', '2'), upTo('4', '0', '8')])), ['2 10 0 0', '6 4 0 2'], 'a rest expires');
  t.same(
    texts(demandOf([upTo('0', '0', '5'), upTo('0', '8', '5'), upTo('0', '8', '10')])),
    [...['5 0 0 5', '0 0 8 0', '5 8 0 0']],
    'later batches do not cover what is missing',
  );
  t.same(texts(demandOf([undefined, upTo('0', '0', '3'), undefined])).slice(0, 2), ['0 0 0 0', '3 0 0 3']);
  t.end();
});

/** Returns the fixture `counter` with goods, and recipes for 10 kg. */
async function withKitchen() {
  const shop = counter();
  const { ask, day, place, confirm, article } = shop;
  const { id: storageLocationId } = await ask(createStorageLocation, { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  let count = 0;
  const pork = await article();
  return {
    ...shop,
    pork,
    async put(articleId: string, quantityAmount: string, lasts = 30) {
      const { id: stockId } = await ask(createStock, { articleId, storageLocationId });
      const lot = { batchId: `L-${++count}`, batchType: 'PRODUCED', expiryDate: day(lasts) };
      await ask(bookInStockBatch, { stockId, ...lot, quantityAmount, quantityUnit: 'KG' });
    },
    async recipe(articleId: string, more: object = {}) {
      const given = { name: `Rezept ${++count}`, version: 1, type: 'FINISHED_PRODUCT', articleId, outputUom: 'KG' };
      const { id } = await ask(createRecipe, { ...given, outputQuantity: '10', ...more });
      await ask(addIngredient, { id, articleId: pork.id, quantity: '9', uom: 'KG' });
      await ask(activateRecipe, { id });
      return id;
    },
    plan: (recipeId: string, plannedQuantity: string, ahead: number) =>
      ask(planBatch, {
        ...{ recipeId, plannedQuantity, plannedQuantityUnit: 'KG' },
        ...{ productionDate: day(ahead), bestBeforeDate: day(30) },
      }),
    async confirmed(customerId: string, lines: readonly object[], ahead: number) {
      const { id } = await place(customerId, lines, { requestedDate: day(ahead) });
      return confirm(id);
    },
    demand: (more: object = {}) => ask(getDemand, more),
  };
}

test('getDemand returns orders, stock, batches and what is missing per day, of the articles with a recipe', async (t) => {
  const { customer, article, put, recipe, plan, confirmed, place, demand, day, pork } = await withKitchen();
  const [{ id: customerId }, lyoner, wiener] = [await customer(), await article(), await article()];
  await recipe(lyoner.id);
  const recipeId = await recipe(lyoner.id, { version: 2 });
  const other = await recipe(wiener.id);
  await put(lyoner.id, '12');
  await put(pork.id, '100');
  await confirmed(customerId, [kilos(lyoner.id, '10'), kilos(pork.id, '5')], 1);
  await confirmed(customerId, [kilos(lyoner.id, '22.5'), kilos(wiener.id, '4')], 2);
  await confirmed(customerId, [kilos(wiener.id, '50')], 9);
  await place(customerId, [kilos(wiener.id, '50')], { requestedDate: day(1) });
  await plan(other, '20', 3);

  const { from, to, complete, days } = await demand();
  t.same([from, to, complete, days.length], [day(0), day(6), true, 7]);
  t.same(days[0], { date: day(0), articles: [] }, 'without the rows of articles that nobody needs');
  const of = ({ id: articleId, articleNumber, name: articleName }: typeof lyoner) => ({
    ...{ articleId, articleNumber, articleName, unit: 'KG' },
  });
  t.strictSame(days[1]?.articles, [
    { ...of(lyoner), recipeId, ordered: '10', stock: '12', planned: '0', missing: '0' },
  ]);
  t.strictSame(days[2]?.articles, [
    { ...of(lyoner), recipeId, ordered: '22.5', stock: '2', planned: '0', missing: '20.5' },
    { ...of(wiener), recipeId: other, ordered: '4', stock: '0', planned: '0', missing: '4' },
  ]);
  t.strictSame(days[3]?.articles, [
    { ...of(wiener), recipeId: other, ordered: '0', stock: '0', planned: '20', missing: '0' },
  ]);
  t.same(days[4]?.articles, []);
  await plan(recipeId, '20.5', 2);
  t.match((await demand({ from: day(2), to: day(2) })).days, [
    {
      date: day(2),
      articles: [
        { articleId: wiener.id, missing: '4' },
        { ordered: '22.5', stock: '2', planned: '20.5' },
      ],
    },
  ]);
});

test('getDemand has no recipe to plan from if the recipe makes another kind of unit, and none of drafts', async (t) => {
  const { customer, article, recipe, confirmed, demand, ask } = await withKitchen();
  const [{ id: customerId }, roast, bread] = [await customer(), await article(), await article()];
  await recipe(roast.id, { outputUom: 'PIECE' });
  const draft = { name: 'Entwurf', version: 1, type: 'FINISHED_PRODUCT', articleId: bread.id };
  await ask(createRecipe, { ...draft, outputQuantity: '10', outputUom: 'KG' });
  await confirmed(customerId, [kilos(roast.id, '2'), pieces(roast.id, '3'), kilos(bread.id, '1')], 1);
  const { days } = await demand();
  t.match(
    days[1]?.articles.toSorted((a, b) => (a.unit < b.unit ? -1 : 1)),
    [
      { articleId: roast.id, unit: 'KG', recipeId: null, missing: '2' },
      { articleId: roast.id, unit: 'PIECE', missing: '3' },
    ],
  );
  t.equal(days[1]?.articles.length, 2);
  t.ok(days[1]?.articles.find(({ unit }) => unit === 'PIECE')?.recipeId);
});

test('getDemand refuses past days and more than a week', async (t) => {
  const { refusal, day, demand } = await withKitchen();
  const faultOf = async (input: object) => (await refusal(getDemand, input)).faults?.map(({ field }) => field);
  t.same(await faultOf({ from: day(-1) }), ['from']);
  t.same(await faultOf({ to: day(-1) }), ['to']);
  t.same(await faultOf({ from: day(3), to: day(2) }), ['to']);
  t.same(await faultOf({ to: day(7) }), ['to']);
  t.same(await faultOf({ from: day(3), to: day(10) }), ['to']);
  t.equal((await demand({ from: day(3), to: day(9) })).days.length, 7);
  t.equal((await demand({ from: day(40) })).to, day(46));
});
