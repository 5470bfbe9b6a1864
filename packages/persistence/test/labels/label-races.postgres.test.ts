/** Races of labels on PostgreSQL: holds against prints, and declarations against releases. */
import { setTimeout as wait } from 'node:timers/promises';
import { bookInStockBatch, Lots, placeHold } from '@cleaver/domain/inventory';
import { Refusal } from '@cleaver/domain/kernel';
import {
  createLabel,
  declareArticle,
  getLabel,
  type LabelPrinter,
  LabelPrints,
  listArticleDeclarations,
  printLabels,
  releaseLabel,
  withdrawLabel,
} from '@cleaver/domain/labels';
import { updateArticle } from '@cleaver/domain/masterdata';
import { activateRecipe, addIngredient, createRecipe } from '@cleaver/domain/production';
import { updateSettings } from '@cleaver/domain/settings';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const DECISIONS = {
  ...{ uses: ['PREPACKED'], legalName: 'Hack', dateKind: 'BEST_BEFORE', nutritionExempt: 'TINY_PACK' },
  ingredients: [] as object[],
};
const OPERATOR = { name: 'Huber', street: 'Markt', postalCode: '83022', city: 'Rosenheim' };

/** Declares the article and releases a label of it. */
async function labelled(ask: ReturnType<typeof warehouse>['ask'], articleId: string) {
  await ask(updateSettings, { operator: OPERATOR });
  await ask(updateArticle, { id: articleId, productKind: 'MEAT_PRODUCT' });
  await ask(declareArticle, { id: articleId, role: 'INGREDIENT', name: 'Hack' });
  const { id } = await ask(createLabel, { articleId, decisions: DECISIONS });
  return ask(releaseLabel, { id });
}

onPostgres('no print is later than the hold on its lot', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  // Reads what is committed, even inside of a unit of work of the other.
  const beside = await openDatabase({ url, ids });
  t.teardown(() => beside.close());
  let lotId = '';
  const isHeld = async () => (await beside.reader.get(Lots, lotId)).onHold;
  /** The printer is asked inside of the unit of work. A hold that is committed by then came before the print. */
  const labelPrinter: LabelPrinter = {
    async fits() {
      await wait(3);
      t.notOk(await isHeld(), 'no hold comes between the check and the commit of a print');
      return true;
    },
    pdf: async () => new Uint8Array(),
    zpl: async () => '',
  };
  const shop = warehouse({ ...database, labelPrinter } as typeof database);
  const { ask, stock, lot, outcomes } = shop;
  const { id: stockId, articleId } = await stock();
  await labelled(ask, articleId);
  const results: Record<string, number> = {};
  for (let round = 0; round < Number(process.env['RACES'] ?? 200); round++) {
    ({ lotId } = await ask(bookInStockBatch, { stockId, ...lot() }));
    const hold = [placeHold, { id: lotId, reason: 'x' }] as const;
    const print = [printLabels, { lotId, weightsKg: ['0.405'] }] as const;
    const outcome = await outcomes(round % 2 === 0 ? [hold, print] : [print, hold]);
    for (const [code, count] of Object.entries(outcome)) results[code] = (results[code] ?? 0) + count;
    t.ok(await isHeld());
    const prints = await database.reader.where(LabelPrints, { lotId });
    t.strictSame(outcome, prints.length === 1 ? { done: 2 } : { done: 1, LABEL_REFUSED: 1 });
    const late = await ask(printLabels, print[1]).catch((error: unknown) => error);
    t.ok(late instanceof Refusal && late.message.includes('LOT_ON_HOLD'));
  }
  t.comment(JSON.stringify(results));
  t.ok(results['LABEL_REFUSED'], 'some holds came first');
});

onPostgres('no print is later than the withdrawal of its label', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const beside = await openDatabase({ url, ids });
  t.teardown(() => beside.close());
  const { ask: askBeside } = warehouse(beside);
  let labelId = '';
  const labelPrinter: LabelPrinter = {
    async fits() {
      await askBeside(withdrawLabel, { id: labelId, reason: 'x' });
      return true;
    },
    pdf: async () => new Uint8Array(),
    zpl: async () => '',
  };
  const { ask, stock, lot } = warehouse({ ...database, labelPrinter } as typeof database);
  const { id: stockId, articleId } = await stock();
  ({ id: labelId } = await labelled(ask, articleId));
  const { lotId } = await ask(bookInStockBatch, { stockId, ...lot() });
  const refused = await ask(printLabels, { lotId, weightsKg: ['0.405'] }).catch((error: unknown) => error);
  t.ok(refused instanceof Refusal && refused.message.includes('NO_RELEASED_LABEL'));
  t.strictSame(await database.reader.where(LabelPrints, { lotId }), []);
});

onPostgres('a released label has the latest declarations, or is outdated', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { ask, article, outcomes } = warehouse(database);
  await ask(updateSettings, { operator: OPERATOR });
  const [{ id: sausage }, ...parts] = [await article(), await article(), await article()];
  await ask(updateArticle, { id: sausage, productKind: 'MEAT_PRODUCT' });
  const recipe = { name: `Wurst ${sausage}`, type: 'FINISHED_PRODUCT', outputQuantity: '2', outputUom: 'KG' };
  const { id: recipeId } = await ask(createRecipe, { ...recipe, articleId: sausage });
  const declaring = (id: string) => [declareArticle, { id, role: 'INGREDIENT', name: `Hack ${id}` }] as const;
  for (const { id } of parts) {
    await ask(addIngredient, { id: recipeId, articleId: id, quantity: '1', uom: 'KG' });
    await ask(...declaring(id));
  }
  await ask(activateRecipe, { id: recipeId });
  const ingredients = parts.map(({ id }) => ({ articleId: id, quid: false }));
  const counts = { latest: 0, outdated: 0 };
  for (let round = 0; round < Number(process.env['RACES'] ?? 60); round++) {
    const decisions = { ...DECISIONS, recipeId, ingredients };
    const { id } = await ask(createLabel, { articleId: sausage, decisions });
    const declarations = parts.flatMap((part) => times(1 + (round % 2), () => declaring(part.id)));
    const release = [releaseLabel, { id }] as const;
    const [released, declared] = await Promise.all([
      outcomes([release]),
      // A release takes some milliseconds.
      wait(round % 15).then(() => outcomes(declarations)),
    ]);
    t.strictSame([released, declared], [{ done: 1 }, { done: declarations.length }]);
    const label = await ask(getLabel, { id });
    const latest = await Promise.all(
      label.declarations.map(async ({ articleId, version }) => {
        const request = { id: articleId, sort: 'version,desc', size: 1 };
        return (await ask(listArticleDeclarations, request)).content[0]?.version === version;
      }),
    );
    t.equal(latest.length, 2);
    t.equal(label.outdated, latest.includes(false), JSON.stringify(label.declarations));
    counts[label.outdated ? 'outdated' : 'latest']++;
  }
  t.comment(JSON.stringify(counts));
  t.ok(counts.outdated, 'some declarations came later');
});
