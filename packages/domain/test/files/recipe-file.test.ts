import { test } from 'tap';
import { createArticle, createProductCategory } from '../../src/masterdata/index.ts';
import {
  activateRecipe,
  addIngredient,
  archiveRecipe,
  createRecipe,
  createRecipeVersion,
  getRecipe,
  listRecipes,
} from '../../src/production/recipe/recipe-contracts.ts';
import { withCore } from '../with-core.ts';
import { withFiles } from './with-files.ts';

const HEADER =
  'name,version,type,articleNumber,outputQuantity,outputUom,yieldPercentage,shelfLifeDays,description,status,position,ingredient,quantity,uom,subRecipe,substitutable';

async function withRecipes() {
  const { ask: askAs, ports } = withCore();
  const ask: Parameters<typeof withFiles>[0] = (operation, input, caller) =>
    askAs(operation, input, caller ? { caller } : {});
  const category = await ask(createProductCategory, { name: 'Sausage' });
  const articles = new Map<string, string>();
  for (const articleNumber of ['W-1', 'B-1', 'R-1', 'R-2']) {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.9 };
    const { id } = await ask(createArticle, { name: articleNumber, articleNumber, categoryId: category.id, ...sold });
    articles.set(articleNumber, id);
  }
  /** Returns a file with one row for each list of cells. */
  const file = (...rows: readonly string[]) => [HEADER, ...rows, ''].join('\n');
  /** A row with the head of a recipe. */
  const head = (name: string, line = ',,,,,', status = '', more = 'INTERMEDIATE,B-1,10,KG,,,') =>
    `${name},,${more},${status},${line}`;
  const recipes = async () => {
    const { content } = await ask(listRecipes, { sort: ['name', 'version'], size: 500 });
    return Promise.all(content.map(({ id }) => ask(getRecipe, { id })));
  };
  const recipe = async (given: object = {}) =>
    ask(createRecipe, {
      ...{ name: 'Brät', type: 'INTERMEDIATE', outputQuantity: '10', outputUom: 'KG', articleId: articles.get('B-1') },
      ...given,
    });
  const ingredient = (id: string, given: object = {}) =>
    ask(addIngredient, { id, articleId: articles.get('R-1'), quantity: '1', uom: 'KG', ...given });
  return { ...withFiles(ask), ask, ports, articles, file, head, recipes, recipe, ingredient };
}

test('a file of recipes creates them with their ingredients, and releases those with the status ACTIVE', async (t) => {
  const { send, recipes, articles, ports } = await withRecipes();
  const text = [
    'name;type;articleNumber;outputQuantity;outputUom;yieldPercentage;shelfLifeDays;status;ingredient;quantity;uom;subRecipe;substitutable',
    'Brät;INTERMEDIATE;b-1;10;kg;;;Aktiv;R-1;7,5;KG;;ja',
    'brät;;;;;;;;R-2;2500;Gramm;;',
    'Lyoner;FINISHED_PRODUCT;W-1;10;KG;95;21;ACTIVE;B-1;10;KG;brät;',
    'Leer;RAW_MATERIAL;R-1;1;KG;;;;;;;;',
  ].join('\r\n');
  t.match(await send('recipes', text, { dryRun: true }), { rows: 4, created: 4, faultCount: 0 });
  t.same(await recipes(), [], 'a dry run creates nothing');
  t.match(await send('recipes', text), { created: 4, changed: 0, unchanged: 0, faultCount: 0 });
  const [brat, empty, lyoner] = await recipes();
  t.match(brat, {
    ...{ name: 'Brät', version: 1, type: 'INTERMEDIATE', status: 'ACTIVE', yieldPercentage: 100, shelfLifeDays: null },
    ...{ outputQuantity: '10', outputUom: 'KG', articleId: articles.get('B-1'), description: '' },
    ingredients: [
      { position: 1, articleId: articles.get('R-1'), quantity: '7.5', substitutable: true, subRecipeId: null },
      { position: 2, articleId: articles.get('R-2'), quantity: '2500', substitutable: false },
    ],
  });
  t.match(empty, { name: 'Leer', status: 'DRAFT', ingredients: [] });
  t.match(lyoner, {
    status: 'ACTIVE',
    yieldPercentage: 95,
    shelfLifeDays: 21,
    ingredients: [{ subRecipeId: brat?.id }],
  });
  t.match(ports.audit.at(-1), { operation: 'file.import' });
  t.match(await send('recipes', text), { created: 0, changed: 0, unchanged: 4 });
});

test('a file of recipes completes drafts, and changes them only with update', async (t) => {
  const { send, faults, recipes, recipe, ingredient, file, head } = await withRecipes();
  const { id } = await recipe();
  await ingredient(id);
  const more = file(
    head('Brät', '1,R-1,1,KG,,', 'ACTIVE', 'INTERMEDIATE,B-1,10,KG,,5,Fine'),
    'BRÄT,1,,,,,,,,,2,R-2,3,KG,,',
  );
  t.match(await send('recipes', more, { dryRun: true }), { changed: 2, faultCount: 0 });
  const other = file(head('Brät', '1,R-2,2,KG,,', '', 'FINISHED_PRODUCT,B-1,12,KG,,,'));
  t.same(await faults('recipes', other), [
    '2 type is stored as “Intermediate”: correct the file, or let the import change stored records',
    '2 outputQuantity is stored as “10”: correct the file, or let the import change stored records',
    '2 ingredient is stored as “R-1”: correct the file, or let the import change stored records',
    '2 quantity is stored as “1”: correct the file, or let the import change stored records',
  ]);
  t.match(await send('recipes', other, { update: true }), { changed: 1, faultCount: 0 });
  t.match(await recipes(), [
    { id, type: 'FINISHED_PRODUCT', outputQuantity: '12', ingredients: [{ position: 1, quantity: '2' }] },
  ]);
  const back = file(
    head('Brät', '1,R-1,1,KG,,', 'ACTIVE', 'INTERMEDIATE,B-1,10,KG,,5,Fine'),
    'brät,1,,,,,,,,,2,R-2,3,KG,,',
  );
  t.match(await send('recipes', back, { update: true }), { changed: 2 });
  t.match(await recipes(), [
    { status: 'ACTIVE', shelfLifeDays: 5, description: 'Fine', ingredients: [{}, { position: 2 }] },
  ]);
});

test('a recipe that is no draft never changes, and an old file of it is unchanged', async (t) => {
  const { send, faults, recipes, recipe, ingredient, ask, file, head } = await withRecipes();
  const { id } = await recipe();
  await ingredient(id);
  await ask(activateRecipe, { id });
  const same = (status: string) => file(head('Brät', '1,R-1,1,KG,,', status));
  for (const status of ['', 'DRAFT', 'ACTIVE'])
    t.match(await send('recipes', same(status)), { unchanged: 1, faultCount: 0 });
  const other = file(head('Brät', '1,R-1,2,KG,,', '', 'INTERMEDIATE,B-1,10,KG,,5,'), 'Brät,,,,,,,,,,2,R-2,1,KG,,');
  for (const update of [false, true]) {
    t.same(await faults('recipes', other, { update }), [
      '2 shelfLifeDays is stored as “”, and an import does not change that',
      '2 quantity is stored as “1”, and an import does not change that',
      '3  is not stored, and an import does not add it to this record',
    ]);
  }
  await ask(archiveRecipe, { id });
  t.match(await send('recipes', same('ACTIVE')), { unchanged: 1, faultCount: 0 });
  t.match(await recipes(), [{ status: 'ARCHIVED', ingredients: [{ quantity: '1' }] }]);
});

test('a file of recipes must have all ingredients of a recipe, because it removes none', async (t) => {
  const { faults, recipe, ingredient, file, head } = await withRecipes();
  const { id } = await recipe();
  await ingredient(id);
  await ingredient(id, { position: 4 });
  for (const update of [false, true]) {
    t.same(await faults('recipes', file(head('Brät', '1,R-1,1,KG,,')), { update }), [
      '2 position lacks the stored line 4: an import removes nothing',
    ]);
  }
});

test('the faults of all rows of a file of recipes are reported at their cells, and nothing is created', async (t) => {
  const { faults, file, head, recipes } = await withRecipes();
  const rows = [
    head('A', '1,none,1,KG,nowhere,').replace('B-1', 'none'),
    head('B', ',R-1,,,,', '', ',,,,,,'),
    head('C', ',R-1,1,KG,D,'),
    head('D', ',R-1,1,KG,A,'),
    'D,,FINISHED_PRODUCT,,,,,,,,,R-1,1,KG,,',
    'D,,,,,,,,,,1,R-2,1,KG,,',
    head('E', ',,,,,', 'ACTIVE'),
    head('F', ',R-1,1,L,E,', 'ACTIVE'),
  ];
  for (const dryRun of [true, false]) {
    t.same(await faults('recipes', file(...rows), { dryRun }), [
      '2 articleNumber is not the number or PLU of an article',
      '2 ingredient is not the number or PLU of an article',
      '2 subRecipe neither the service nor a row above has a recipe “nowhere”',
      '3 type is required',
      '3 articleNumber is required',
      '3 outputQuantity is required',
      '3 outputUom is required',
      '3 quantity is required',
      '3 uom is required',
      '4 subRecipe neither the service nor a row above has a recipe “D”',
      '6 type differs from row 5, which is about the same',
      '7 ingredient differs from row 5, which is about the same',
      '8  Cannot activate a recipe without ingredients: add one first',
      '9  Ingredient 1 of recipe "F" is in L, but its sub-recipe "E" gives KG: these do not convert into each other',
    ]);
  }
  t.same(await recipes(), []);
});

test('a cycle through recipes of a file is refused, also over stored recipes', async (t) => {
  const { faults, send, recipe, ingredient, file, head, recipes } = await withRecipes();
  const [a, b] = [await recipe({ name: 'A' }), await recipe({ name: 'B' })];
  await ingredient(a.id, { subRecipeId: b.id });
  const cycle = 'This sub-recipe leads back to the recipe: nothing can be made out of itself';
  // New → A → B → New.
  const over = file(head('New', ',R-1,1,KG,A,'), head('B', ',R-1,1,KG,new,'));
  t.same(await faults('recipes', over), [`3 subRecipe ${cycle}`]);
  t.same(await faults('recipes', file(head('B', ',R-1,1,KG,A,'))), [`2 subRecipe ${cycle}`]);
  t.same(await faults('recipes', file(head('Self', ',R-1,1,KG,,'), 'Self,,,,,,,,,,,R-1,1,KG,Self,')), [
    `3 subRecipe ${cycle}`,
  ]);
  t.equal((await recipes()).length, 2);
  const turned = file(head('A', '1,R-1,1,KG,,'), head('C', ',R-1,1,KG,A,'), head('B', ',R-1,1,KG,C,'));
  t.match(await faults('recipes', turned), [/^4 subRecipe .* leads back/]);
  const deep = Array.from({ length: 22 }, (_, at) => head(`L${at}`, `,R-1,1,KG,${at > 0 ? `L${at - 1}` : ''},`));
  t.match(await faults('recipes', file(...deep)), [/^23 subRecipe A recipe can have at most 20 levels/]);
  t.match(await send('recipes', file(...deep.slice(0, 21))), { created: 21, faultCount: 0 });
});

test('a new unit of a draft is refused if an active recipe with this sub-recipe cannot convert it', async (t) => {
  const { faults, send, recipe, ingredient, ask, file, head } = await withRecipes();
  const [sub, user] = [await recipe(), await recipe({ name: 'Lyoner' })];
  await ingredient(user.id, { subRecipeId: sub.id });
  await ask(activateRecipe, { id: user.id });
  const inUnit = (unit: string) => file(head('Brät', ',,,,,', '', `INTERMEDIATE,B-1,10,${unit},,,`));
  t.match(await faults('recipes', inUnit('L'), { update: true }), [
    /^2 outputUom Ingredient 1 of recipe "Lyoner" is in KG/,
  ]);
  t.match(await send('recipes', inUnit('g'), { update: true }), { changed: 1, faultCount: 0 });
});

test('a name means the active version of a recipe, and an id means any', async (t) => {
  const { send, recipe, ingredient, ask, file, head, recipes } = await withRecipes();
  const first = await recipe();
  await ingredient(first.id);
  await ask(activateRecipe, { id: first.id });
  const second = await ask(createRecipeVersion, { id: first.id });
  await send('recipes', file(head('X', '1,R-1,1,KG,Brät,'), head('Y', `1,R-1,1,KG,${second.id},`)));
  t.match((await recipes()).slice(2), [
    { name: 'X', ingredients: [{ subRecipeId: first.id }] },
    { name: 'Y', ingredients: [{ subRecipeId: second.id }] },
  ]);
});

test('a file of recipes that was fetched is unchanged, in every format and language', async (t) => {
  const { send, roundTrips, fetched, rows, recipe, ingredient, ask, recipes } = await withRecipes();
  const first = await recipe({ description: 'Two\nlines', yieldPercentage: 83, shelfLifeDays: 7, outputUom: 'kg' });
  await ingredient(first.id, { position: 3, uom: 'g', substitutable: true, quantity: '0.125' });
  await ask(activateRecipe, { id: first.id });
  const second = await ask(createRecipeVersion, { id: first.id });
  const third = await recipe({ name: 'Aufschnitt' });
  await ingredient(third.id, { subRecipeId: second.id });
  await ingredient(third.id, { subRecipeId: first.id });
  await recipe({ name: 'Empty', articleId: first.articleId });
  const old = await recipe({ name: 'Old' });
  await ingredient(old.id);
  await ask(activateRecipe, { id: old.id });
  await ask(archiveRecipe, { id: old.id });
  const before = await recipes();
  t.match(await roundTrips('recipes'), Array(4).fill({ rows: 5, created: 0, changed: 0, unchanged: 5, faultCount: 0 }));
  t.same(await recipes(), before);
  t.same(
    (await rows('recipes')).map(({ name, version, position }) => [name, version, position]),
    [
      ['Brät', 2, 3],
      ['Brät', 1, 3],
      ['Aufschnitt', 1, 1],
      ['Aufschnitt', 1, 2],
      ['Empty', 1, undefined],
    ],
    'after their sub-recipes, without archived ones',
  );
  t.equal((await rows('recipes', { status: 'ACTIVE' })).length, 1);
  const copy = await withRecipes();
  const text = (await fetched('recipes')).replace(second.id, 'Brät');
  t.match(await copy.send('recipes', text), { created: 5, faultCount: 0 }, 'another shop takes it');
  t.match(await send('recipes', text), { faultCount: 1 }, 'and the name is not the draft');
});

test('files of recipes need the permissions of recipes', async (t) => {
  const { by, file, head } = await withRecipes();
  await t.rejects(by(['RECIPE_READ']).send('recipes', file(head('A'))), { code: 'ACCESS_DENIED' });
  await t.rejects(by(['RECIPE_WRITE']).fetched('recipes'), { code: 'ACCESS_DENIED' });
  t.match(await by(['RECIPE_WRITE']).send('recipes', file(head('A'))), { created: 1 });
});
