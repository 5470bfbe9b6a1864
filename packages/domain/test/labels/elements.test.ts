import { test } from 'tap';
import { compile } from '../../src/labels/compile/compile.ts';
import { ALLERGEN_CODES, type AllergenCode } from '../../src/labels/declaration/allergens.ts';
import {
  compiled,
  decisionsOf,
  declared,
  marked,
  type Product,
  printed,
  quid,
  recipeOf,
  sourcesOf,
} from './samples.ts';

const SALT = declared('Salz');
const PORK = declared('Schweinefleisch', {
  meat: { species: 'PORK', fatPercent: '10', proteinPercent: '20', collagenPercent: '1' },
});
const CHEESE = declared('Käse', {
  ...{ composition: 'Milch, Salz', additives: ['E250'] },
  allergens: [
    { code: 'MILK', word: 'Milch' },
    { code: 'EGG', presence: 'TRACE' },
  ],
});

const loose = (product: Product, kind: string) =>
  (compiled(product).loose ?? []).filter((one) => one.kind === kind).map(marked);
const recipes = (lines: string) => [recipeOf('r', lines)];

const FULL: Product = {
  decisions: {
    ...{ legalName: 'Käsewurst', storage: '2 °C', notes: ['Erste Notiz', 'Zweite Notiz'], ingredients: [quid('Käse')] },
    nutrition: {
      ...{ energyKj: '1045', energyKcal: '252', fat: '22', saturates: '8.5' },
      ...{ carbohydrate: '0.8', sugars: '0.5', protein: '12', salt: '2.1' },
    },
  },
  article: { productKind: 'MINCED_MEAT' },
  declarations: [
    ...[PORK, CHEESE, declared('Darm', { role: 'CASING', allergens: [{ code: 'SULPHITES' }] })],
    declared('Huhn', { meat: { species: 'POULTRY', fatPercent: '1', proteinPercent: '20', collagenPercent: '1' } }),
  ],
  recipes: recipes('Schweinefleisch 50, Käse 10, Huhn 30, Darm 5 M'),
};

test('a closed pack has its elements in the order of printing, each with its rule and its sources', async (t) => {
  const { prepacked } = compiled(FULL);
  t.same(
    prepacked?.map(({ kind, rule, sources }) => [kind, rule, [...new Set(sources.map((one) => one.kind))].join(' ')]),
    [
      ['NAME', 'LMIV Art. 17', 'LABEL'],
      ['INGREDIENTS', 'LMIV Art. 18, 21, 22', 'LABEL RECIPE DECLARATION'],
      ['ALLERGENS', 'LMIV Art. 21', 'DECLARATION'],
      ['TRACES', 'LMIV Art. 36', 'DECLARATION'],
      ['NOTE', 'LMIV Art. 27, Anhang III', 'LABEL'],
      ['NOTE', 'LMIV Art. 27, Anhang III', 'LABEL'],
      ['NOTE', 'LMIV Anhang VI C', 'DECLARATION'],
      ['NOTE', 'LMIV Anhang VI B', 'ARTICLE DECLARATION'],
      ['NOTE', 'Tier-LMHV § 16', 'ARTICLE DECLARATION'],
      ['STORAGE', 'LMIV Art. 25', 'LABEL'],
      ['NUTRITION', 'LMIV Art. 30', 'LABEL'],
      ['OPERATOR', 'LMIV Art. 8', 'SETTINGS'],
      ['ID_MARK', 'VO (EG) Nr. 853/2004 Anhang II', 'SETTINGS'],
    ],
  );
  t.same(
    prepacked?.map(marked).filter((_, at) => at !== 1 && at !== 7),
    [
      ...['Käsewurst', '**Enthält: Sulfite**', 'Kann Spuren enthalten von: Eier', 'Erste Notiz', 'Zweite Notiz'],
      ...['Wursthülle nicht essbar', 'Vor dem Verzehr durcherhitzen!', '2 °C'],
      'Nährwerte je 100 g: Energie 1045 kJ / 252 kcal, Fett 22 g, davon gesättigte Fettsäuren 8,5 g, Kohlenhydrate 0,8 g, davon Zucker 0,5 g, Eiweiß 12 g, Salz 2,1 g',
      ...['Metzgerei Huber, Marktplatz 3, 83022 Rosenheim', 'DE BY 12345 EG'],
    ],
  );
});

test('loose goods have name, allergens, traces and additives', async (t) => {
  const { loose: elements } = compiled(FULL);
  t.same(
    elements?.map((one) => [one.kind, one.rule, marked(one)]),
    [
      ['NAME', 'LMIV Art. 17', 'Käsewurst'],
      ['ALLERGENS', 'LMIV Art. 21', '**Enthält: Milch, Sulfite**'],
      ['TRACES', 'LMIV Art. 36', 'Kann Spuren enthalten von: Eier'],
      ['ADDITIVES', 'LMZDV § 5', 'mit Nitritpökelsalz'],
    ],
  );
});

test('a use that is none of the label is null', async (t) => {
  const packs = compiled({ ...FULL, decisions: { ...FULL.decisions, uses: ['PREPACKED'] } });
  t.same([packs.prepacked?.length, packs.loose], [13, null]);
  const counter = compiled({ ...FULL, decisions: { ...FULL.decisions, uses: ['LOOSE'] } });
  t.same([counter.prepacked, counter.loose?.length], [null, 4]);
});

test('sources are the label, the recipes and the declarations that the label comes to', async (t) => {
  const product: Product = {
    declarations: [SALT, CHEESE, declared('article'), declared('elsewhere')],
    recipes: [
      ...[
        recipeOf('r', 'Salz 1, mix 1 KG b, mixed 1 KG a'),
        recipeOf('b', 'Käse 1'),
        recipeOf('a', 'Salz 1'),
        recipeOf('unused', 'Salz 1'),
      ],
    ],
  };
  const { prepacked, declarations } = compiled(product);
  const [, list] = prepacked ?? [];
  t.same(list?.sources, [
    { kind: 'LABEL', id: 'label' },
    { kind: 'RECIPE', id: 'a' },
    { kind: 'RECIPE', id: 'b' },
    { kind: 'RECIPE', id: 'r' },
    { kind: 'DECLARATION', id: 'declaration of Käse' },
    { kind: 'DECLARATION', id: 'declaration of Salz' },
  ]);
  t.same(
    declarations.map(({ articleId }) => articleId),
    ['Käse', 'Salz'],
    'by name',
  );
  const names = new Map([
    ['Käse', 'Zimt'],
    ['Salz', 'Anis'],
  ]);
  const renamed = compile(decisionsOf(product), { ...sourcesOf(product), names });
  t.same(
    renamed.declarations.map(({ articleId }) => articleId),
    ['Salz', 'Käse'],
    'by the name of the article',
  );
  const unsaved = compile(decisionsOf(product), { ...sourcesOf(product), labelId: null });
  t.same(unsaved.prepacked?.[0]?.sources, [{ kind: 'LABEL', id: null }], 'a label that is not stored has no id');
});

const wet = (kg: number, more: Product['decisions'] = {}) =>
  printed(
    compiled({
      decisions: { legalName: 'Braten', cutLike: true, ...more },
      declarations: [PORK, declared('Wasser', { role: 'WATER', kgPerUnit: '1' })],
      recipes: recipes(`Schweinefleisch ${100 - kg}, Wasser ${kg}`),
    }),
    'NAME',
  )[0];

test('what looks like a piece of meat names added water above 5 %', async (t) => {
  t.equal(wet(5), 'Braten');
  t.equal(wet(5.001), 'Braten, mit zugesetztem Wasser');
  t.equal(wet(10, { cutLike: false }), 'Braten');
  t.equal(wet(10, { moistureLossPercent: '10' }), 'Braten', 'none of it is left');
  t.equal(wet(10, { legalName: 'Braten mit zugesetztem Wasser' }), 'Braten mit zugesetztem Wasser');
});

test('beside a list only the allergens that it does not name are listed', async (t) => {
  const beside = (
    role: 'AID' | 'CASING' | 'WATER' | 'UNWEIGHED',
    lines = 'Käse 8, Salz 1, X 1',
    code: AllergenCode = 'FISH',
  ) =>
    printed(
      compiled({
        declarations: [CHEESE, SALT, declared('X', { role, allergens: [{ code, word: 'X' }] })],
        recipes: recipes(lines),
      }),
      'ALLERGENS',
    );
  for (const role of ['AID', 'CASING', 'WATER'] as const) {
    t.same(beside(role), ['**Enthält: Fisch**'], role);
    t.same(beside(role, 'Käse 8, Salz 1, X 1', 'MILK'), [], `${role}: the list names milk`);
  }
  t.same(beside('UNWEIGHED'), []);
});

test('without a list all allergens are listed', async (t) => {
  const milk = declared('Rohmilch', { allergens: [{ code: 'MILK', word: 'milch' }] });
  t.same(printed(compiled({ declarations: [milk], recipes: recipes('Rohmilch 1') }), 'ALLERGENS'), [
    '**Enthält: Milch**',
  ]);
  const gap = compiled({ declarations: [milk], recipes: recipes('Rohmilch 1, Unbekannt 1') });
  t.same(printed(gap, 'ALLERGENS'), ['**Enthält: Milch**'], 'a declaration is missing');
});

test('without a recipe the allergens whose word is not in the composition are listed', async (t) => {
  const of = (composition: string) =>
    printed(
      compiled({
        declarations: [
          declared('Senfmilch', {
            ...{ articleId: 'article', composition },
            allergens: [
              { code: 'MILK', word: 'milch' },
              { code: 'MUSTARD', word: 'Senf' },
              { code: 'EGG', word: '' },
            ],
          }),
        ],
      }),
      'ALLERGENS',
    );
  t.same(of('Buttermilch, Salz'), ['**Enthält: Eier, Senf**']);
  t.same(of(''), ['**Enthält: Eier, Milch, Senf**']);
});

test('traces are those of any role that nothing contains', async (t) => {
  const trace = (articleId: string, code: AllergenCode, role: 'AID' | 'INGREDIENT' = 'INGREDIENT') =>
    declared(articleId, { role, allergens: [{ code, presence: 'TRACE' }] });
  const product = {
    declarations: [CHEESE, trace('a', 'MILK'), trace('b', 'SESAME'), trace('c', 'WHEAT', 'AID')],
    recipes: recipes('Käse 7, a 1, b 1, c 1'),
  };
  const text = 'Kann Spuren enthalten von: Weizen, Eier, Sesam';
  t.same([printed(compiled(product), 'TRACES'), loose(product, 'TRACES')], [[text], [text]]);
});

test('allergens have their names and their order', async (t) => {
  const all = declared('Alles', { allergens: [...ALLERGEN_CODES].reverse().map((code) => ({ code })) });
  t.same(loose({ declarations: [all], recipes: recipes('Alles 1') }, 'ALLERGENS'), [
    '**Enthält: Weizen, Roggen, Gerste, Hafer, Dinkel, Kamut, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Mandeln, Haselnüsse, Walnüsse, Cashewnüsse, Pekannüsse, Paranüsse, Pistazien, Macadamianüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere**',
  ]);
});

const CLASSES: Readonly<Record<string, string>> = {
  'mit Farbstoff': 'E100 E180',
  'mit Nitritpökelsalz': 'E249 E250',
  'mit Nitrat': 'E251 E252',
  'mit Konservierungsstoff': 'E200 E219 E230 E243 E280 E285 E1105',
  'mit Antioxidationsmittel': 'E300 E321 E392',
  'mit Geschmacksverstärker': 'E620 E650',
  'mit Phosphat': 'E338 E343 E450 E452 E450a',
  geschwefelt: 'E220 E228',
  geschwärzt: 'E579 E585',
  gewachst: 'E901 E904 E912 E914',
  'mit Süßungsmittel': 'E420 E421 E950 E969',
  none: 'E181 E199 E229 E244 E248 E253 E279 E286 E299 E322 E337 E344 E391 E393 E419 E422 E449 E453 E578 E580 E584 E586 E619 E651 E900 E905 E911 E913 E915 E949 E970 E1104 E1106',
};
const additives = (text: string) =>
  loose({ declarations: [declared('X', { additives: text.split(' ') })], recipes: recipes('X 1') }, 'ADDITIVES');

for (const [words, numbers] of Object.entries(CLASSES)) {
  test(`additives ${words}`, async (t) => {
    for (const number of numbers.split(' ')) t.same(additives(number), words === 'none' ? [] : [words], number);
  });
}

test('the words of additives stand once each, in their order, with several sweeteners in the plural', async (t) => {
  const all = Object.values(CLASSES).join(' ').split(' ').reverse().join(' ');
  t.same(additives(all), [
    'mit Farbstoff, mit Nitritpökelsalz, mit Nitrat, mit Konservierungsstoff, mit Antioxidationsmittel, mit Geschmacksverstärker, mit Phosphat, geschwefelt, geschwärzt, gewachst, mit Süßungsmitteln',
  ]);
  t.same(additives('E420 E950'), ['mit Süßungsmitteln']);
  t.same(additives('E420 E420 E420a'), ['mit Süßungsmittel'], 'one additive');
});

test('the operator is left out while incomplete, the mark without a number', async (t) => {
  const of = (operator: Product['operator'], kind: string) => printed(compiled({ ...FULL, operator }), kind);
  for (const member of ['name', 'street', 'postalCode', 'city']) t.same(of({ [member]: '' }, 'OPERATOR'), [], member);
  t.same(of({ houseNumber: '' }, 'OPERATOR'), ['Metzgerei Huber, Marktplatz, 83022 Rosenheim']);
  t.same(of({ approvalNumber: '' }, 'ID_MARK'), []);
});

test('touching and overlapping words are one emphasised range, counted in code points', async (t) => {
  const label = compiled({
    declarations: [
      declared('🧀', {
        composition: '🥛🥛 Senfsenf aaa senfeier',
        allergens: [
          { code: 'MILK', word: '🥛' },
          { code: 'SOY', word: 'senfeier' },
          { code: 'MUSTARD', word: 'Senf' },
          { code: 'CELERY', word: 'senf' },
          { code: 'EGG', word: 'aa' },
          { code: 'FISH', word: '' },
        ],
      }),
    ],
    recipes: recipes('🧀 1'),
    decisions: { ingredients: [quid('🧀', false)] },
  });
  const [element] = label.prepacked?.filter(({ kind }) => kind === 'INGREDIENTS') ?? [];
  t.equal(element?.text, 'Zutaten: 🧀 (🥛🥛 Senfsenf aaa senfeier)');
  t.same(element?.emphasis, [
    [12, 14],
    [15, 23],
    [24, 27],
    [28, 36],
  ]);
});
