import { test } from 'tap';
import type { AnyContract } from '../../src/kernel/index.ts';
import {
  createLabel,
  deleteLabel,
  getLabel,
  listLabels,
  releaseLabel,
  updateLabel,
  withdrawLabel,
} from '../../src/labels/index.ts';
import { updateArticle } from '../../src/masterdata/index.ts';
import { archiveRecipe } from '../../src/production/index.ts';
import { updateSettings } from '../../src/settings/contracts.ts';
import { aCaller } from '../with-core.ts';
import { codesOf, DECIDED, reasonsIn, withLabels } from './with-labels.ts';

const NUTRITION = {
  ...{ energyKj: '1045', energyKcal: '252', fat: '22', saturates: '8.5' },
  ...{ carbohydrate: '0.8', sugars: '0.5', protein: '12', salt: '2.1' },
};

/** A shop with a declared article, and a second user. */
async function withMustard() {
  const shop = await withLabels();
  const articleId = await shop.declared('Senf', { composition: 'Wasser, Senfsaat' });
  const other = { caller: { ...aCaller(), username: 'chef' } };
  const faults = async (decisions: object) =>
    (await shop.refusal(createLabel, { articleId, decisions: { ...DECIDED, ...decisions } })).faults?.map(({ field }) =>
      field.replace('decisions.', ''),
    );
  return { ...shop, articleId, other, faults, bytes: async (id: string) => JSON.stringify(await shop.label(id)) };
}

test('a draft has the next version of its article, and what was decided', async (t) => {
  const { draft, articleId, declared, ports } = await withMustard();
  const first = await draft(articleId, { legalName: 'Senf' });
  t.match(first, {
    ...{ articleId, articleName: 'Senf', version: 1, status: 'DRAFT', outdated: false, selfReleased: false },
    ...{ createdBy: 'clerk', changedBy: 'clerk', createdAt: ports.clock.now(), changedAt: ports.clock.now() },
    ...{ releasedBy: null, releasedAt: null, withdrawnBy: null, withdrawnAt: null, withdrawReason: null },
  });
  t.strictSame(first.decisions, {
    ...{ uses: ['PREPACKED', 'LOOSE'], legalName: 'Senf', recipeId: null, moistureLossPercent: null, ingredients: [] },
    ...{ cutLike: false, dateKind: 'BEST_BEFORE', storage: '', notes: [], nutrition: null },
    ...{ nutritionExempt: 'DIRECT_SALE', netQuantityKg: null },
  });
  t.equal((await draft(articleId)).version, 2);
  t.equal((await draft(await declared('Salz'))).version, 1);
});

test('decisions are kept as given', async (t) => {
  const { draft, articleId, recipe } = await withMustard();
  const decisions = {
    ...{ uses: ['LOOSE'], legalName: 'Senf', recipeId: await recipe(articleId, [[articleId, 1]]), cutLike: true },
    ...{ moistureLossPercent: '2.5', ingredients: [{ articleId, quid: true, moistureLossPercent: '90' }] },
    ...{ dateKind: 'USE_BY', storage: 'Bei +2 °C', notes: ['a', 'b'], nutrition: NUTRITION, nutritionExempt: null },
    netQuantityKg: '0.25',
  };
  t.strictSame((await draft(articleId, decisions)).decisions, decisions);
  const entry = { ...decisions, ingredients: [{ articleId }] };
  t.strictSame((await draft(articleId, entry)).decisions.ingredients, [
    { articleId, quid: null, moistureLossPercent: null },
  ]);
});

test('uses and name are required, and each decision has its form', async (t) => {
  const { faults, articleId } = await withMustard();
  t.strictSame(await faults({ uses: [] }), ['uses']);
  t.strictSame(await faults({ uses: undefined, legalName: undefined }), ['uses', 'legalName']);
  for (const wrong of ['-1', '90.1', 'x']) {
    t.strictSame(await faults({ moistureLossPercent: wrong }), ['moistureLossPercent']);
    t.strictSame(await faults({ ingredients: [{ articleId, moistureLossPercent: wrong }] }), [
      'ingredients[0].moistureLossPercent',
    ]);
  }
  const note = (length: number) => 'x'.repeat(length);
  t.strictSame(await faults({ legalName: note(201) }), ['legalName']);
  t.strictSame(await faults({ storage: note(201) }), ['storage']);
  t.strictSame(await faults({ notes: [note(201)] }), ['notes[0]']);
  t.strictSame(await faults({ notes: Array.from({ length: 6 }, () => 'x') }), ['notes']);
  t.strictSame(await faults({ dateKind: 'x' }), ['dateKind']);
  for (const wrong of ['0', '0.0005', '1000']) t.strictSame(await faults({ netQuantityKg: wrong }), ['netQuantityKg']);
  t.strictSame(await faults({ nutritionExempt: 'x' }), ['nutritionExempt']);
});

test('an article has one entry of ingredients', async (t) => {
  const { faults, articleId } = await withMustard();
  t.strictSame(await faults({ ingredients: [{ articleId }, { articleId }] }), ['ingredients[1].articleId']);
});

test('nutrition needs all members, and excludes an exemption', async (t) => {
  const { faults, draft, articleId } = await withMustard();
  t.ok(await draft(articleId, { nutrition: NUTRITION, nutritionExempt: null }));
  t.strictSame(await faults({ nutrition: NUTRITION }), ['nutritionExempt']);
  for (const member of Object.keys(NUTRITION)) {
    t.strictSame(await faults({ nutrition: { ...NUTRITION, [member]: undefined }, nutritionExempt: null }), [
      `nutrition.${member}`,
    ]);
  }
});

test('unknown articles, recipes and labels are not found', async (t) => {
  const { refused, articleId, draft } = await withMustard();
  const { id } = await draft(articleId);
  const decisions = (more: object) => ({ decisions: { ...DECIDED, ...more } });
  t.equal(await refused(createLabel, { articleId: 'x', ...decisions({}) }), 'ARTICLE_NOT_FOUND');
  const writing: readonly (readonly [AnyContract, object])[] = [
    [createLabel, { articleId }],
    [updateLabel, { id }],
  ];
  for (const [operation, which] of writing) {
    t.equal(await refused(operation, { ...which, ...decisions({ recipeId: 'x' }) }), 'RECIPE_NOT_FOUND');
    const ingredients = [{ articleId: 'x' }];
    t.equal(await refused(operation, { ...which, ...decisions({ ingredients }) }), 'ARTICLE_NOT_FOUND');
  }
  const named: readonly AnyContract[] = [getLabel, deleteLabel, releaseLabel];
  for (const operation of named) t.equal(await refused(operation, { id: 'x' }), 'LABEL_NOT_FOUND');
  t.equal(await refused(updateLabel, { id: 'x', ...decisions({}) }), 'LABEL_NOT_FOUND');
  t.equal(await refused(withdrawLabel, { id: 'x', reason: 'x' }), 'LABEL_NOT_FOUND');
});

test('an article has a bounded number of labels', async (t) => {
  const { ask, articleId, draft, refused } = await withMustard();
  const labels = [];
  for (let version = 1; version <= 500; version++) labels.push(await draft(articleId));
  const input = { articleId, decisions: DECIDED };
  t.equal(await refused(createLabel, input), 'TOO_MANY_LABELS');
  await ask(deleteLabel, { id: labels[0]?.id });
  t.equal((await ask(createLabel, input)).version, 501);
});

test('decisions are replaced as a whole, and tell who wrote them last', async (t) => {
  const { ask, draft, articleId, other, later, ports, label } = await withMustard();
  const { id, createdAt } = await draft(articleId, { storage: 'Kühl', cutLike: true });
  later();
  const given = { uses: ['LOOSE'], legalName: 'Neu' };
  const updated = await ask(updateLabel, { id, decisions: given }, other);
  t.match(updated, { createdBy: 'clerk', createdAt, changedBy: 'chef', changedAt: ports.clock.now() });
  t.match(updated.decisions, { ...given, storage: '', cutLike: false, dateKind: null, nutritionExempt: null });
  t.strictSame(await label(id), updated);
});

test('a draft is deleted', async (t) => {
  const { ask, refused, draft, articleId } = await withMustard();
  const { id } = await draft(articleId);
  t.equal(await ask(deleteLabel, { id }), undefined);
  t.equal(await refused(getLabel, { id }), 'LABEL_NOT_FOUND');
});

test('only a draft is changed or deleted', async (t) => {
  const { ask, refused, released, articleId, bytes } = await withMustard();
  const { id } = await released(articleId);
  for (const status of ['RELEASED', 'WITHDRAWN']) {
    const before = await bytes(id);
    t.equal(await refused(updateLabel, { id, decisions: DECIDED }), 'LABEL_NOT_DRAFT', status);
    t.equal(await refused(deleteLabel, { id }), 'LABEL_NOT_DRAFT');
    t.equal(await refused(releaseLabel, { id }), 'INVALID_STATUS_TRANSITION');
    t.equal(await bytes(id), before);
    if (status === 'RELEASED') await ask(withdrawLabel, { id, reason: 'x' });
  }
  t.equal(await refused(withdrawLabel, { id, reason: 'x' }), 'INVALID_STATUS_TRANSITION');
});

test('a draft is not withdrawn', async (t) => {
  const { draft, articleId, refused } = await withMustard();
  const { id } = await draft(articleId);
  t.equal(await refused(withdrawLabel, { id, reason: 'x' }), 'INVALID_STATUS_TRANSITION');
});

test('a release tells who released it when, and whether the same person wrote it', async (t) => {
  const { ask, draft, articleId, other, later, ports } = await withMustard();
  const [own, foreign] = [await draft(articleId), await draft(articleId)];
  later();
  t.match(await ask(releaseLabel, { id: own.id }), {
    ...{
      status: 'RELEASED',
      releasedBy: 'clerk',
      releasedAt: ports.clock.now(),
      selfReleased: true,
      changedBy: 'clerk',
    },
    changedAt: own.changedAt,
  });
  t.match(await ask(releaseLabel, { id: foreign.id }, other), { releasedBy: 'chef', selfReleased: false });
});

test('a release by who changed the decisions last is a release of their own', async (t) => {
  const { ask, draft, articleId, other } = await withMustard();
  const { id } = await draft(articleId);
  await ask(updateLabel, { id, decisions: DECIDED }, other);
  t.match(await ask(releaseLabel, { id }, other), { createdBy: 'clerk', selfReleased: true });
});

test('a withdrawal needs a reason, and tells who withdrew the label when', async (t) => {
  const { ask, released, articleId, other, later, ports, refused } = await withMustard();
  const { id } = await released(articleId);
  t.equal(await refused(withdrawLabel, { id }), 'VALIDATION_ERROR');
  later();
  t.match(await ask(withdrawLabel, { id, reason: 'Rezeptur neu' }, other), {
    ...{ status: 'WITHDRAWN', withdrawnBy: 'chef', withdrawnAt: ports.clock.now(), withdrawReason: 'Rezeptur neu' },
    ...{ releasedBy: 'clerk', selfReleased: true },
  });
});

test('a label with reasons is not released, and the refusal has every code and every reason', async (t) => {
  const { ask, article, draft, refusal, label } = await withLabels();
  await ask(updateSettings, { operator: { name: '' } });
  const articleId = await article('Wurst', { productKind: undefined });
  const { id, reasons } = await draft(articleId, { dateKind: 'USE_BY', nutritionExempt: null });
  const codes = [
    'PRODUCT_KIND_MISSING',
    'DECLARATION_MISSING',
    'STORAGE_MISSING',
    'NUTRITION_UNDECIDED',
    'OPERATOR_INCOMPLETE',
  ];
  t.strictSame(codesOf(reasons), codes);
  const refused = await refusal(releaseLabel, { id });
  t.equal(refused.code, 'LABEL_REFUSED');
  for (const code of codes) t.match(refused.message, code);
  const beside = reasonsIn(refused);
  t.strictSame(codesOf(beside), codes);
  t.match(beside[0], {
    articleId,
    lotId: null,
    message: /^Wurst has no product kind/,
    rule: 'LMIV Art. 17, Anhang VI',
  });
  t.equal((await label(id)).status, 'DRAFT');
});

test('the message of a refusal has every code, even with hundreds of reasons', async (t) => {
  const { article, draft, recipe, refusal } = await withLabels();
  const sausage = await article('Wurst');
  const lines: [string, number][] = [];
  for (let number = 0; number < 60; number++) lines.push([await article(`Zutat ${number}`), 1]);
  const decisions = { recipeId: await recipe(sausage, lines), dateKind: null, nutritionExempt: null };
  const { message } = await refusal(releaseLabel, { id: (await draft(sausage, decisions)).id });
  for (const code of ['DECLARATION_MISSING', 'DATE_KIND', 'NUTRITION_UNDECIDED']) t.match(message, code);
});

test('a draft is compiled at each reading, with the declarations in force', async (t) => {
  const { draft, label, articleId, declare, ask, article } = await withMustard();
  const { id } = await draft(articleId);
  await declare(articleId, 'Scharfer Senf', { composition: 'Essig' });
  await ask(updateArticle, { id: articleId, name: 'Müllers Senf' });
  const read = await label(id);
  t.match(read, {
    articleName: 'Müllers Senf',
    declarations: [{ articleId, articleName: 'Müllers Senf', version: 2 }],
  });
  t.match(
    read.prepacked?.find(({ kind }) => kind === 'INGREDIENTS'),
    { text: 'Zutaten: Essig' },
  );
  t.strictSame(codesOf((await draft(await article('x'))).reasons), ['DECLARATION_MISSING']);
});

test('a use that the label does not have is null', async (t) => {
  const { draft, articleId } = await withMustard();
  t.match(await draft(articleId, { uses: ['LOOSE'] }), { prepacked: null, loose: [{ kind: 'NAME' }] });
  t.match(await draft(articleId, { uses: ['PREPACKED'] }), { prepacked: [{ kind: 'NAME' }], loose: null });
});

/** A shop with a released label of a sausage by a recipe with a sub-recipe. */
async function withReleased() {
  const shop = await withLabels();
  const [pork, salt] = [await shop.declared('Schweinefleisch'), await shop.declared('Salz', { allergens: [] })];
  const [sausage, brine] = [await shop.article('Wurst'), await shop.article('Lake')];
  const subRecipeId = await shop.recipe(brine, [[salt, 1]]);
  const recipeId = await shop.recipe(sausage, [
    [pork, 97],
    [brine, 3, subRecipeId],
  ]);
  const ingredients = [{ articleId: pork, quid: true }];
  const { id } = await shop.released(sausage, { recipeId, ingredients });
  return { ...shop, pork, salt, sausage, brine, recipeId, id };
}

test('a label names the declarations of all ingredients that it comes to', async (t) => {
  const { label, id, pork, salt } = await withReleased();
  t.match(await label(id), {
    ...{ reasons: { length: 0 }, outdated: false },
    declarations: [
      { articleId: salt, articleName: 'Salz', version: 1 },
      { articleId: pork, articleName: 'Schweinefleisch', version: 1 },
    ],
  });
});

test('nothing changes a released label, byte for byte, except that it becomes outdated', async (t) => {
  const { label, id, declare, pork, brine, sausage, ask, recipeId, declared, nextDay } = await withReleased();
  const before = await label(id);
  const same = async (message: string, more: object = {}) =>
    t.equal(JSON.stringify(await label(id)), JSON.stringify({ ...before, ...more }), message);
  await ask(updateArticle, { id: sausage, name: 'Bratwurst', productKind: 'MINCED_MEAT', frozen: true });
  await ask(updateArticle, { id: pork, name: 'Nacken' });
  await same('names and kinds of articles');
  await ask(updateSettings, { operator: { name: 'Neu', approvalNumber: 'X' } });
  await same('the operator');
  await ask(archiveRecipe, { id: recipeId });
  await same('the recipe');
  await declared('Anderes');
  await declare(sausage, 'Wurst');
  await declare(brine, 'Lake');
  await same('declarations of articles that it does not come to');
  await declare(pork, 'Rindfleisch', { allergens: [{ code: 'EGG', word: 'Rind' }] });
  await same('a declaration', { outdated: true });
  nextDay(400);
  await same('time', { outdated: true });
});

test('a label is outdated as soon as one of its declarations is no longer in force', async (t) => {
  const { label, id, declare, salt, released, sausage, recipeId, pork, ask } = await withReleased();
  await declare(salt, 'Salz');
  t.equal((await label(id)).outdated, true);
  const renewed = await released(sausage, { recipeId, ingredients: [{ articleId: pork, quid: true }] });
  t.match(renewed, { outdated: false, version: 2 });
  t.equal((await label(id)).outdated, true, 'versions stand side by side');
  t.match(await ask(withdrawLabel, { id, reason: 'x' }), { outdated: false });
  await declare(salt, 'Meersalz', { validFrom: '2025-01-01' });
  t.strictSame([(await label(id)).outdated, (await label(renewed.id)).outdated], [false, true]);
});

test('a draft is never outdated', async (t) => {
  const { draft, declare, articleId, label } = await withMustard();
  const { id } = await draft(articleId);
  await declare(articleId, 'Senf');
  t.equal((await label(id)).outdated, false);
});

test('labels are filtered, found and sorted', async (t) => {
  const { ask, draft, released, articleId, declared, declare, later } = await withMustard();
  const salt = await declared('Salz');
  const a = await draft(articleId, { legalName: 'Delikatesssenf' });
  later();
  const b = await released(articleId, { legalName: 'Senf' });
  later();
  const c = await released(salt, { legalName: 'Speisesalz' });
  await declare(salt, 'Salz');
  const found = async (request: object) =>
    (await ask(listLabels, { sort: 'createdAt', ...request })).content.map(({ id }) =>
      [a, b, c].findIndex((one) => one.id === id),
    );
  t.strictSame(await found({}), [0, 1, 2]);
  t.strictSame(await found({ articleId }), [0, 1]);
  t.strictSame(await found({ status: 'RELEASED' }), [1, 2]);
  t.strictSame(await found({ outdated: true }), [2]);
  t.strictSame(await found({ outdated: false }), [0, 1]);
  t.strictSame(await found({ id: [a.id, c.id] }), [0, 2]);
  t.strictSame(await found({ q: 'speise' }), [2]);
  t.strictSame(await found({ q: 'delikatess' }), [0]);
  t.strictSame(await found({ q: 'salz' }), [2]);
  t.strictSame(await found({ sort: 'createdAt,desc' }), [2, 1, 0]);
  t.equal((await found({ sort: 'articleName' }))[0], 2);
  t.strictSame((await ask(listLabels, { articleId: salt })).content, [await ask(getLabel, { id: c.id })]);
});
