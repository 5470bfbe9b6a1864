import { test } from 'tap';
import { LABEL_REASONS, messageOf, ruleOf } from '../../src/labels/compile/reasons.ts';
import { PRODUCT_KINDS } from '../../src/masterdata/index.ts';
import { codes, compiled, declared, type Product, printed, quid, recipeOf } from './samples.ts';

const SALT = declared('Salz');
const PORK = declared('Fleisch', {
  meat: { species: 'PORK', fatPercent: '10', proteinPercent: '20', collagenPercent: '1' },
});
const GOOD: Product = { declarations: [SALT, PORK], recipes: [recipeOf('r', 'Salz 1, Fleisch 99')] };
const reasons = (product: Product) => compiled(product).reasons.map(({ code, articleId }) => `${code} ${articleId}`);
const decided = (decisions: Product['decisions'], article: Product['article'] = {}) =>
  codes(compiled({ ...GOOD, decisions, article }));

test('a label without faults has no reasons', async (t) => {
  t.same(reasons(GOOD), []);
});

test('a draft of the recipe or of a sub-recipe that stands for a line is refused', async (t) => {
  const statuses = (own: string, sub: string) =>
    reasons({
      ...GOOD,
      recipes: [
        recipeOf('r', 'Fleisch 1, made 1 KG sub', { status: own }),
        recipeOf('sub', 'Fleisch 1', { status: sub }),
      ],
    });
  t.same(statuses('ACTIVE', 'ACTIVE'), []);
  t.same(statuses('ARCHIVED', 'ARCHIVED'), []);
  t.same(statuses('DRAFT', 'ACTIVE'), ['RECIPE_NOT_ACTIVE article of r']);
  t.same(statuses('DRAFT', 'DRAFT'), ['RECIPE_NOT_ACTIVE article of r', 'RECIPE_NOT_ACTIVE article of sub']);
});

test('an article needs a product kind', async (t) => {
  t.same(reasons({ ...GOOD, article: { productKind: null } }), ['PRODUCT_KIND_MISSING article']);
});

test('each line with neither declaration nor sub-recipe is a reason, once for an article', async (t) => {
  const lines = 'Salz 1, x 1, y 1 M, x 2, made 1 KG sub';
  const recipes = [recipeOf('r', lines), recipeOf('sub', 'z 1, x 1')];
  t.same(reasons({ ...GOOD, recipes }), ['DECLARATION_MISSING x', 'DECLARATION_MISSING y', 'DECLARATION_MISSING z']);
});

test('without a recipe the article itself needs a declaration', async (t) => {
  t.same(reasons({ declarations: [SALT] }), ['DECLARATION_MISSING article']);
  t.same(reasons({ declarations: [declared('article')] }), []);
});

test('a line needs kg or kgPerUnit, and a recipe needs a mass', async (t) => {
  const lines = (text: string, more: Product['recipes'] = []) =>
    reasons({
      declarations: [SALT, PORK, declared('Rauch', { role: 'UNWEIGHED' })],
      recipes: [recipeOf('r', text), ...more],
    });
  t.same(lines('Fleisch 1, Salz 1 L'), ['NO_MASS Salz']);
  t.same(lines('Fleisch 1, made 1 L sub', [recipeOf('sub', 'Fleisch 1')]), ['NO_MASS made']);
  t.same(lines('Fleisch 1, Rauch 1 M'), [], 'its role has no mass');
  t.same(lines('Rauch 1'), ['NO_MASS article']);
  t.same(lines('Fleisch 1, made 1 KG sub', [recipeOf('sub', 'Rauch 1')]), ['NO_MASS made']);
});

/** Has each fault that is computed from masses. */
const FAULTY: Product = {
  declarations: [
    ...[declared('Gewürze'), declared('Wasser', { role: 'WATER' })],
    declared('Sehnen', { meat: { species: 'PORK', fatPercent: '90', proteinPercent: '9', collagenPercent: '9' } }),
  ],
  recipes: [recipeOf('r', 'Gewürze 5, Sehnen 15, Wasser 80', { yieldPercentage: 90 })],
  decisions: { cutLike: true },
};

test('while a declaration or a mass is missing, what is computed from masses is left out', async (t) => {
  const [recipe] = FAULTY.recipes ?? [];
  t.same(codes(compiled(FAULTY)), [
    ...['QUID_UNDECIDED', 'MOISTURE_LOSS_UNDECIDED', 'COLLAGEN_ABOVE_LIMIT', 'SPICES_ABOVE_2_PERCENT'],
  ]);
  t.same(printed(compiled(FAULTY), 'NAME'), ['Wurst, mit zugesetztem Wasser']);
  for (const [line, code] of [
    [{ articleId: 'x', quantity: '1', uom: 'KG', subRecipeId: null }, 'DECLARATION_MISSING'],
    [{ articleId: 'Gewürze', quantity: '1', uom: 'L', subRecipeId: null }, 'NO_MASS'],
  ] as const) {
    const ingredients = [...(recipe?.ingredients ?? []), line];
    const recipes = recipe ? [{ ...recipe, ingredients }] : [];
    for (const productKind of ['MEAT_PRODUCT', 'MINCED_MEAT'] as const) {
      const decisions = { ...FAULTY.decisions, dateKind: 'USE_BY', storage: '2 °C' } as const;
      const label = compiled({ ...FAULTY, recipes, decisions, article: { productKind } });
      t.same(codes(label), [code]);
      t.same(printed(label, 'INGREDIENTS'), []);
      t.same(printed(label, 'NAME'), ['Wurst']);
    }
  }
});

test('a label for loose goods alone has only the first three reasons', async (t) => {
  const loose = (product: Product) =>
    codes(compiled({ ...product, decisions: { ...product.decisions, uses: ['LOOSE'] }, operator: { city: '' } }));
  const none = { dateKind: null, nutritionExempt: null } as const;
  t.same(loose({ ...FAULTY, decisions: none }), []);
  const recipes = [recipeOf('r', 'Salz 1 L, x 1', { status: 'DRAFT' })];
  t.same(loose({ declarations: [SALT], recipes, decisions: none, article: { productKind: null } }), [
    ...['RECIPE_NOT_ACTIVE', 'PRODUCT_KIND_MISSING', 'DECLARATION_MISSING'],
  ]);
});

for (const name of ['Gewürze', 'Kräuter']) {
  test(`${name} are at most 2 %, summed by name`, async (t) => {
    const spices = (kg: number, more: Parameters<typeof declared>[1] = {}) =>
      reasons({
        declarations: [PORK, declared(name, { articleId: 'a' }), declared(name, { articleId: 'b', ...more })],
        recipes: [recipeOf('r', `Fleisch ${99 - kg}, a 1, b ${kg}`)],
      });
    t.same(spices(1), []);
    t.same(spices(1.001), ['SPICES_ABOVE_2_PERCENT a', 'SPICES_ABOVE_2_PERCENT b']);
    t.same(spices(1.001, { composition: 'Pfeffer' }), ['SPICES_ABOVE_2_PERCENT a', 'SPICES_ABOVE_2_PERCENT b']);
    t.same(spices(1.001, { name: `${name} fein` }), [], 'another name');
    t.same(spices(1.001, { role: 'UNWEIGHED' }), []);
  });
}

for (const productKind of PRODUCT_KINDS) {
  const isPerishable = ['MINCED_MEAT', 'POULTRY', 'MEAT_PREPARATION'].includes(productKind);
  test(`${productKind} may ${isPerishable ? 'not ' : ''}be best before a day unless frozen`, async (t) => {
    const before = (frozen: boolean) => decided({ dateKind: 'BEST_BEFORE' }, { productKind, frozen });
    t.equal(before(false).includes('DATE_KIND'), isPerishable);
    t.notOk(before(true).includes('DATE_KIND'));
    t.notOk(decided({ dateKind: 'USE_BY' }, { productKind }).includes('DATE_KIND'));
  });
}

test('a closed pack needs a kind of date, storage with USE_BY, and nutrition or an exemption', async (t) => {
  t.same(decided({ dateKind: null }), ['DATE_KIND']);
  t.same(decided({ dateKind: 'USE_BY' }), ['STORAGE_MISSING']);
  t.same(decided({ dateKind: 'USE_BY', storage: '2 °C' }), []);
  t.same(decided({ nutritionExempt: null }), ['NUTRITION_UNDECIDED']);
  const nutrition = {
    ...{ energyKj: '1', energyKcal: '1', fat: '1', saturates: '1' },
    ...{ carbohydrate: '1', sugars: '1', protein: '1', salt: '1' },
  };
  t.same(decided({ nutritionExempt: null, nutrition }), []);
});

test('the settings need name, street, postal code and city', async (t) => {
  for (const member of ['name', 'street', 'postalCode', 'city'])
    t.same(codes(compiled({ ...GOOD, operator: { [member]: '' } })), ['OPERATOR_INCOMPLETE'], member);
  t.same(reasons({ ...GOOD, operator: { houseNumber: '', approvalNumber: '' } }), []);
});

test('all reasons are reported at once, in their order, each with a message that names the article', async (t) => {
  const label = compiled({
    ...FAULTY,
    decisions: { dateKind: null, nutritionExempt: null },
    article: { productKind: null, name: 'Brühwurst' },
    operator: { city: '' },
    recipes: (FAULTY.recipes ?? []).map((one) => ({ ...one, status: 'DRAFT' })),
  });
  t.same(codes(label), [
    ...['RECIPE_NOT_ACTIVE', 'PRODUCT_KIND_MISSING', 'QUID_UNDECIDED', 'MOISTURE_LOSS_UNDECIDED'],
    ...['COLLAGEN_ABOVE_LIMIT', 'SPICES_ABOVE_2_PERCENT', 'DATE_KIND', 'NUTRITION_UNDECIDED', 'OPERATOR_INCOMPLETE'],
  ]);
  for (const one of label.reasons) {
    t.notMatch(String(messageOf(one)), /[{}]/, one.code);
    const { article, recipe } = one.values as Record<string, string>;
    if (one.articleId !== null) t.match(String(messageOf(one)), article ?? recipe, one.code);
    t.type(ruleOf(one.code), 'string');
  }
  t.equal(Object.keys(LABEL_REASONS).length, 15);
});

test('an entry of an article that the recipe does not come to has no effect', async (t) => {
  t.same(reasons({ ...GOOD, decisions: { ingredients: [{ ...quid('elsewhere'), moistureLossPercent: '90' }] } }), []);
});
