import { test } from 'tap';
import { codes, compiled, declared, type Product, printed, quid, recipeOf } from './samples.ts';

const SALT = declared('Salz');
const WATER = declared('Wasser', { role: 'WATER', kgPerUnit: '1' });
const PORK = declared('Schweinefleisch', {
  meat: { species: 'PORK', fatPercent: '10', proteinPercent: '20', collagenPercent: '1' },
});
const lossOf = (articleId: string, moistureLossPercent: string) => ({ articleId, quid: null, moistureLossPercent });

/** Compiles a label whose first recipe has the lines. */
const of = (lines: string, { recipes = [], ...product }: Product = {}) =>
  compiled({ ...product, recipes: [recipeOf('r', lines), ...recipes] });
const list = (lines: string, product: Product = {}) => printed(of(lines, product), 'INGREDIENTS')[0];

test('the mass of a line is its kg, or its base units by kgPerUnit', async (t) => {
  const egg = declared('Ei', { kgPerUnit: '0.05' });
  const decisions = { ingredients: [quid('Salz'), quid('Ei')] };
  const product = { declarations: [SALT, egg], decisions };
  t.equal(list('Salz 400 G, Ei 1 DOZEN', product), 'Zutaten: Ei 60 %, Salz 40 %');
  t.equal(list('Salz 400 G, Ei 0.6', product), 'Zutaten: Ei 60 %, Salz 40 %', 'a weighed line');
  t.equal(list('Salz 400 G, Ei 400 G, Salz 100 G, Ei 0.6', product), 'Zutaten: Ei 67 %, Salz 33 %', 'several lines');
  const oil = declared('Öl', { kgPerUnit: '0.9' });
  const withOil = { declarations: [SALT, oil], decisions: { ingredients: [quid('Öl'), quid('Salz')] } };
  t.equal(list('Salz 910 G, Öl 100 ML', withOil), 'Zutaten: Salz 91 %, Öl 9 %');
});

for (const role of ['UNWEIGHED', 'AID', 'CASING'] as const) {
  test(`${role} has no mass, not even when a recipe weighs it`, async (t) => {
    const product = {
      declarations: [SALT, PORK, declared('X', { role, kgPerUnit: '1' })],
      decisions: { ingredients: [quid('Salz')] },
    };
    const label = of('Schweinefleisch 5, Salz 5, X 10, X 10 M', product);
    t.match(printed(label, 'INGREDIENTS')[0], /^Zutaten: Salz 50 %, Schweinefleisch 50 %/);
    t.notOk(codes(label).includes('NO_MASS'));
  });
}

test('an amount is a share of the product: the masses less the loss of the label', async (t) => {
  const product = (moistureLossPercent: string | null) => ({
    declarations: [SALT, PORK],
    decisions: { moistureLossPercent, ingredients: [quid('Salz', false)] },
  });
  const lines = 'Schweinefleisch 60, Salz 40';
  t.equal(list(lines, product('25')), 'Zutaten: Schweinefleisch 80 %, Salz');
  t.equal(list(lines, product('0')), 'Zutaten: Schweinefleisch 60 %, Salz');
  t.equal(list(lines, product(null)), 'Zutaten: Schweinefleisch 60 %, Salz', 'null is 0');
});

test("the loss of a sub-recipe is that of its article's entry, wherever the recipe comes to it", async (t) => {
  const product = (more: readonly ReturnType<typeof lossOf>[]) => ({
    declarations: [SALT, declared('Zwiebeln'), declared('Öl')],
    recipes: [recipeOf('onions', 'Zwiebeln 9, Öl 1'), recipeOf('mix', 'roasted 5 KG onions')],
    decisions: { ingredients: [quid('Zwiebeln'), quid('Öl'), quid('Salz'), ...more] },
  });
  const lines = 'Salz 5, mixed 5 KG mix';
  t.equal(list(lines, product([])), 'Zutaten: Salz 50 %, Zwiebeln 45 %, Öl 5 %');
  t.equal(
    list('Salz 6, mixed 4 KG mix', product([lossOf('roasted', '10')])),
    'Zutaten: Salz, Zwiebeln, Öl. Hergestellt aus 60 g Salz, 40 g Zwiebeln und 4,4 g Öl je 100 g Erzeugnis.',
  );
  t.equal(
    list(lines, product([lossOf('article of onions', '10')])),
    'Zutaten: Salz 50 %, Zwiebeln 45 %, Öl 5 %',
    'the article of the line counts',
  );
});

test('an article with a declaration is what that says, even if a sub-recipe makes it', async (t) => {
  const product = {
    recipes: [recipeOf('mustard', 'Senfsaat 1', { status: 'DRAFT' })],
    declarations: [SALT, declared('Senf', { composition: 'Wasser, Senfsaat' })],
    decisions: { ingredients: [quid('Senf', false), quid('Salz', false)] },
  };
  const label = of('Salz 1, Senf 2 KG mustard', product);
  t.same(printed(label, 'INGREDIENTS'), ['Zutaten: Senf (Wasser, Senfsaat), Salz']);
  t.same(codes(label), [], 'the draft does not stand for the line');
});

test('water is what is left', async (t) => {
  const water = (kg: number, moistureLossPercent: string) =>
    list(`Salz 60, Schweinefleisch 20, Wasser ${kg} L`, {
      declarations: [SALT, PORK, WATER],
      decisions: { moistureLossPercent, ingredients: [quid('Salz', false)] },
    });
  t.equal(water(20, '0'), 'Zutaten: Salz, Schweinefleisch 20 %, Trinkwasser');
  t.equal(water(30, '0'), 'Zutaten: Salz, Trinkwasser, Schweinefleisch 18 %');
  t.equal(
    water(30, '20'),
    'Zutaten: Salz, Schweinefleisch 23 %, Trinkwasser',
    '30 of 88 would be more than what is left',
  );
  t.equal(water(20, '20'), 'Zutaten: Salz, Schweinefleisch 25 %', 'none is left: 80 of 80');
  t.equal(water(20, '30'), 'Zutaten: Salz, Schweinefleisch 29 %', 'less than none is left');
});

test('the loss of a sub-recipe of water leaves less of it', async (t) => {
  const label = list('Salz 10, Lake 10 KG brine', {
    declarations: [SALT, WATER],
    recipes: [recipeOf('brine', 'Wasser 10')],
    decisions: { ingredients: [lossOf('Lake', '50'), quid('Salz', false)] },
  });
  t.equal(label, 'Zutaten: Salz, Trinkwasser', 'all of the water would come before the salt');
});

test('ingredients with the same role, name, species and composition are one', async (t) => {
  const meat = { species: 'PORK', fatPercent: '10', proteinPercent: '20', collagenPercent: '1' } as const;
  const twin = (articleId: string, more: Parameters<typeof declared>[1] = {}) =>
    declared('Fleisch', { articleId, ...more });
  const merged = (second: Parameters<typeof declared>[1]) =>
    list('a 5, b 4, Salz 6', {
      declarations: [SALT, twin('a', { meat }), twin('b', { meat, ...second })],
      decisions: { ingredients: [quid('Salz', false)] },
    });
  t.equal(merged({}), 'Zutaten: Fleisch 60 %, Salz', 'all is summed before it is sorted');
  t.equal(merged({ name: 'Anderes' }), 'Zutaten: Salz, Fleisch 33 %, Anderes 27 %');
  t.equal(merged({ composition: 'Rind' }), 'Zutaten: Salz, Fleisch 33 %, Fleisch 27 % (Rind)');
  t.equal(merged({ meat: { ...meat, species: 'BEEF' } }), 'Zutaten: Salz, Fleisch 33 %, Fleisch 27 %');
  t.equal(merged({ role: 'UNWEIGHED', meat: undefined }), 'Zutaten: Salz, Fleisch 45 %, Fleisch');
});

test('ingredients stand in falling amount, equal ones by name as lists sort, UNWEIGHED last by name', async (t) => {
  const names = ['Zimt', 'Öl', 'Oregano', 'apfel', 'Äpfel', 'Birne'];
  const unweighed = ['Rauch', 'Kulturen'].map((name) => declared(name, { role: 'UNWEIGHED' }));
  const text = list(`Rauch 9, ${names.join(' 1, ')} 1, Salz 2, Kulturen 1`, {
    declarations: [SALT, ...names.map((name) => declared(name)), ...unweighed],
  });
  t.equal(text, 'Zutaten: Salz, apfel, Äpfel, Birne, Öl, Oregano, Zimt, Kulturen, Rauch');
});

test('meat shows its percentage unless the decision is false, another ingredient only if it is true', async (t) => {
  const shown = (...ingredients: ReturnType<typeof quid>[]) =>
    list('Schweinefleisch 9, Salz 1', { declarations: [PORK, SALT], decisions: { ingredients } });
  t.equal(shown(), 'Zutaten: Schweinefleisch 90 %, Salz');
  t.equal(shown(quid('Schweinefleisch', null), quid('Salz', null)), 'Zutaten: Schweinefleisch 90 %, Salz');
  t.equal(shown(quid('Schweinefleisch', false), quid('Salz', false)), 'Zutaten: Schweinefleisch, Salz');
  t.equal(shown(quid('Schweinefleisch', true), quid('Salz', true)), 'Zutaten: Schweinefleisch 90 %, Salz 10 %');
});

test('of the decisions on merged articles, true wins, then false', async (t) => {
  const two = [declared('Speck', { articleId: 'a' }), declared('Speck', { articleId: 'b' }), SALT];
  const of2 = (first: boolean | null, second: boolean | null) =>
    of('a 5, b 4, Salz 1', {
      declarations: two,
      decisions: { ingredients: [quid('a', first), quid('b', second), quid('Salz', false)] },
    });
  const text = (first: boolean | null, second: boolean | null) => printed(of2(first, second), 'INGREDIENTS')[0];
  t.equal(text(false, true), 'Zutaten: Speck 90 %, Salz');
  t.equal(text(null, true), 'Zutaten: Speck 90 %, Salz');
  t.equal(text(null, false), 'Zutaten: Speck, Salz');
  t.same(codes(of2(null, false)), [], 'false decides for both');
  t.same(
    of2(null, null).reasons.map(({ code, articleId }) => [code, articleId]),
    [
      ['QUID_UNDECIDED', 'a'],
      ['QUID_UNDECIDED', 'b'],
    ],
  );
});

for (const [kg, text] of [
  [4.94, '4,9 %'],
  [4.95, '5,0 %'],
  [4.999, '5,0 %'],
  [5, '5 %'],
  [5.49, '5 %'],
  [5.5, '6 %'],
  [3, '3,0 %'],
  [0.04, '0,0 %'],
  [0.05, '0,1 %'],
  [99.5, '100 %'],
] as const) {
  test(`${kg} of 100 kg are ${text}: rounded once, half up, below 5 to one decimal`, async (t) => {
    const product = { declarations: [PORK, SALT], decisions: { ingredients: [quid('Salz', false)] } };
    t.match(list(`Schweinefleisch ${kg}, Salz ${Number((100 - kg).toFixed(3))}`, product), `Schweinefleisch ${text}`);
  });
}

test('an ingredient of 5 % or more that is no meat needs a decision on its percentage', async (t) => {
  const reasons = (kg: number, declaration = declared('Speck')) =>
    codes(of(`Schweinefleisch ${100 - kg}, ${declaration.articleId} ${kg}`, { declarations: [PORK, declaration] }));
  t.same(reasons(5), ['QUID_UNDECIDED']);
  t.same(reasons(4.999), []);
  t.same(reasons(5, declared('Leber', { role: 'WATER' })), [], 'water needs none');
  t.same(reasons(5, { ...PORK, articleId: 'b', name: 'Schweinebauch' }), [], 'meat needs none');
});

test('an ingredient whose name is in the legal name needs a decision, in any case of letters', async (t) => {
  const reasons = (legalName: string, declaration = declared('Käse')) =>
    codes(
      of(`Schweinefleisch 99, ${declaration.articleId} 1`, {
        declarations: [PORK, declaration],
        decisions: { legalName },
      }),
    );
  t.same(reasons('Wurst mit Käse'), ['QUID_UNDECIDED']);
  t.same(reasons('KÄSEWURST'), ['QUID_UNDECIDED']);
  t.same(reasons('Wurst'), []);
  t.same(reasons('Käsewurst', declared('Käse', { role: 'UNWEIGHED' })), [], 'only of an INGREDIENT');
});

const above = (beefKg: number, more: Product['decisions'] = {}) =>
  list(`Schweinefleisch 60, Rindfleisch ${beefKg}, Salz ${40 - beefKg}`, {
    declarations: [PORK, SALT, declared('Rindfleisch')],
    decisions: { ingredients: [quid('Rindfleisch'), quid('Salz', false)], moistureLossPercent: '25', ...more },
  });

test('percentages with a sum above 100 give way to grams, in the order of the list', async (t) => {
  t.equal(above(15), 'Zutaten: Schweinefleisch 80 %, Salz, Rindfleisch 20 %', 'exactly 100');
  t.equal(
    above(15.001),
    'Zutaten: Schweinefleisch, Salz, Rindfleisch. Hergestellt aus 80 g Schweinefleisch und 20 g Rindfleisch je 100 g Erzeugnis.',
    'the exact sum counts, not that of the rounded ones',
  );
  t.equal(
    above(30, { moistureLossPercent: '50', ingredients: [quid('Rindfleisch', false), quid('Salz', false)] }),
    'Zutaten: Schweinefleisch, Rindfleisch, Salz. Hergestellt aus 120 g Schweinefleisch je 100 g Erzeugnis.',
    'one alone',
  );
  t.equal(
    above(38, { moistureLossPercent: '50', ingredients: [quid('Rindfleisch'), quid('Salz')] }),
    'Zutaten: Schweinefleisch, Rindfleisch, Salz. Hergestellt aus 120 g Schweinefleisch, 76 g Rindfleisch und 4,0 g Salz je 100 g Erzeugnis.',
  );
});

test('the composition follows the percentage, and the words of allergens are emphasised in both texts', async (t) => {
  const cheese = declared('Senfkäse', {
    composition: 'Milch, Senf, Milchsäure 🧀 Milch',
    allergens: [
      { code: 'MUSTARD', word: 'Senf' },
      { code: 'MILK', word: 'Milch' },
    ],
  });
  const product = { declarations: [cheese, declared('Milch')], decisions: { ingredients: [quid('Senfkäse')] } };
  t.equal(
    list('Senfkäse 99, Milch 1', product),
    'Zutaten: **Senf**käse 99 % (**Milch**, **Senf**, **Milch**säure 🧀 **Milch**), Milch',
    'and not in texts of other declarations',
  );
});

test('the words of all merged articles are emphasised, also in the sentence above 100', async (t) => {
  const part = (articleId: string, word: string) =>
    declared('Senfmilch', { articleId, allergens: [{ code: word === 'Senf' ? 'MUSTARD' : 'MILK', word }] });
  const product = {
    declarations: [part('a', 'Senf'), part('b', 'milch'), SALT],
    decisions: { ingredients: [quid('a'), quid('Salz', false)], moistureLossPercent: '50' },
  };
  t.equal(
    list('a 5, b 4, Salz 1', product),
    'Zutaten: **Senfmilch**, Salz. Hergestellt aus 180 g **Senfmilch** je 100 g Erzeugnis.',
  );
});

test('one ingredient alone without composition needs no list', async (t) => {
  const alone = (declaration = SALT, more = '') =>
    list(`Salz 1${more}`, { declarations: [declaration, WATER, declared('Rauch', { role: 'UNWEIGHED' })] });
  t.equal(alone(), undefined);
  t.equal(alone(declared('Salz', { composition: 'Salz, Jod' })), 'Zutaten: Salz (Salz, Jod)');
  t.equal(alone(SALT, ', Wasser 1'), 'Zutaten: Salz, Trinkwasser');
  t.equal(alone(SALT, ', Rauch 1'), 'Zutaten: Salz, Rauch');
});

test('without a recipe the list is the composition of its own declaration, or there is none', async (t) => {
  const label = (composition: string) =>
    compiled({
      declarations: [
        declared('Senfkäse', {
          ...{ articleId: 'article', composition },
          allergens: [{ code: 'MUSTARD', word: 'Senf' }],
          meat: { species: 'PORK', fatPercent: '50', proteinPercent: '10', collagenPercent: '9' },
        }),
      ],
      decisions: { legalName: 'Senfkäse', moistureLossPercent: '30' },
    });
  t.same(printed(label('Milch, Senf'), 'INGREDIENTS'), ['Zutaten: Milch, **Senf**']);
  t.same(printed(label(''), 'INGREDIENTS'), []);
  t.same(codes(label('Milch, Senf')), [], 'no rule on meat, percentages or yields applies');
});
