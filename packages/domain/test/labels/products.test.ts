import { test } from 'tap';
import { codes, compiled, declared, printed, recipeOf } from './samples.ts';

const M = { species: 'PORK', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' } as const;
const B = { species: 'PORK', fatPercent: '45', proteinPercent: '13', collagenPercent: '2' } as const;
const pork = (articleId: string, meat: typeof M | typeof B) => declared('Schweinefleisch', { articleId, meat });
const SALT = declared('Nitritpökelsalz', {
  articleId: 'N',
  composition: 'Speisesalz, Konservierungsstoff: Natriumnitrit',
  additives: ['E250'],
});
const N = 'Nitritpökelsalz (Speisesalz, Konservierungsstoff: Natriumnitrit)';
const BACON = declared('Schweinespeck', { articleId: 'S' });
const WATER = declared('Wasser', { articleId: 'W', role: 'WATER', kgPerUnit: '1' });
const spices = (composition: string, allergens: readonly { code: 'CELERY' | 'MUSTARD' | 'MILK'; word: string }[]) =>
  declared('Gewürzmischung', { articleId: 'G', composition, allergens });
const no = (...articleIds: string[]) =>
  articleIds.map((articleId) => ({ articleId, quid: false, moistureLossPercent: null }));

test('Lyoner: water is what is left, and the fat of the meat stays within its limit', async (t) => {
  const label = compiled({
    decisions: { legalName: 'Lyoner', moistureLossPercent: '3', ingredients: no('S') },
    declarations: [
      ...[pork('M', M), pork('B', B), BACON, WATER, SALT],
      spices('Gewürze (Senfkörner, Sellerie), Dextrose, Stabilisator: Diphosphate', [
        { code: 'MUSTARD', word: 'Senf' },
        { code: 'CELERY', word: 'Sellerie' },
      ]),
    ],
    recipes: [recipeOf('r', 'M 40, B 20, S 18, W 20 L, N 1.8, G 0.7', { yieldPercentage: 97 })],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'INGREDIENTS'), [
    `Zutaten: Schweinefleisch 62 %, Schweinespeck, Trinkwasser, ${N}, Gewürzmischung (Gewürze (**Senf**körner, **Sellerie**), Dextrose, Stabilisator: Diphosphate)`,
  ]);
});

test('Leberwurst: fat above the limit is an ingredient of its own', async (t) => {
  const label = compiled({
    decisions: {
      legalName: 'Feine Kalbsleberwurst',
      ingredients: [{ articleId: 'L', quid: true, moistureLossPercent: null }, ...no('Z')],
    },
    declarations: [
      ...[pork('M', M), pork('B', B), SALT],
      declared('Schweineleber', { articleId: 'L' }),
      declared('Zwiebeln', { articleId: 'Z' }),
      spices('Gewürze, Milchzucker, Geschmacksverstärker: Mononatriumglutamat', [{ code: 'MILK', word: 'Milch' }]),
    ],
    recipes: [recipeOf('r', 'B 45, M 10, L 28, Z 14, N 2, G 1')],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'INGREDIENTS'), [
    `Zutaten: Schweinefleisch 49 %, Schweineleber 28 %, Zwiebeln, Schweinefett, ${N}, Gewürzmischung (Gewürze, **Milch**zucker, Geschmacksverstärker: Mononatriumglutamat)`,
  ]);
});

test('Salami: a drying loss takes percentages above 100, and grams stand in their place', async (t) => {
  const label = compiled({
    decisions: { legalName: 'Salami', moistureLossPercent: '30', ingredients: no('S') },
    declarations: [
      ...[pork('M', M), BACON, SALT],
      declared('Rindfleisch', {
        articleId: 'R',
        meat: { species: 'BEEF', fatPercent: '12', proteinPercent: '20', collagenPercent: '2' },
      }),
      declared('Gewürze', { articleId: 'G' }),
      declared('Dextrose', { articleId: 'D' }),
      declared('Starterkulturen', { articleId: 'K', role: 'UNWEIGHED' }),
      declared('Rauch', { articleId: 'Q', role: 'UNWEIGHED' }),
      declared('Kunstdarm', { articleId: 'C', role: 'CASING' }),
    ],
    recipes: [
      recipeOf('r', 'M 70, R 10, S 20, N 2.8, G 0.6, D 0.3, K 0.05, Q 1, C 40 M', {
        outputQuantity: '103.7',
        yieldPercentage: 70,
      }),
    ],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'INGREDIENTS'), [
    `Zutaten: Schweinefleisch, Schweinespeck, Rindfleisch, ${N}, Gewürze, Dextrose, Rauch, Starterkulturen. Hergestellt aus 96 g Schweinefleisch und 14 g Rindfleisch je 100 g Erzeugnis.`,
  ]);
  t.same(printed(label, 'NOTE'), ['Wursthülle nicht essbar']);
});

test('Rinderhackfleisch: one ingredient needs no list, and the note has the limits of beef', async (t) => {
  const beef = (articleId: string, fatPercent: string, proteinPercent: string, collagenPercent: string) =>
    declared('Rindfleisch', { articleId, meat: { species: 'BEEF', fatPercent, proteinPercent, collagenPercent } });
  const label = compiled({
    decisions: { legalName: 'Rinderhackfleisch', dateKind: 'USE_BY', storage: 'Bei höchstens +2 °C lagern' },
    article: { productKind: 'MINCED_MEAT' },
    declarations: [beef('lean', '12', '20', '2'), beef('fat', '30', '17', '3')],
    recipes: [recipeOf('r', 'lean 80, fat 20')],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'INGREDIENTS'), []);
  t.same(printed(label, 'NOTE'), ['Fettgehalt geringer als 20 %, Verhältnis Kollagen/Fleischeiweiß geringer als 15 %']);
});

test('Nackensteak: the lines of a sub-recipe stand in its place', async (t) => {
  const label = compiled({
    decisions: {
      ...{ legalName: 'Nackensteak mariniert', dateKind: 'USE_BY', storage: 'Bei höchstens +4 °C lagern' },
      ingredients: no('oil'),
    },
    article: { productKind: 'MEAT_PREPARATION' },
    declarations: [
      declared('Schweinefleisch', {
        articleId: 'neck',
        meat: { species: 'PORK', fatPercent: '15', proteinPercent: '19', collagenPercent: '1.5' },
      }),
      declared('Rapsöl', { articleId: 'oil' }),
      declared('Senf', {
        ...{ articleId: 'mustard', composition: 'Wasser, Senfsaat, Branntweinessig, Speisesalz' },
        allergens: [{ code: 'MUSTARD', word: 'Senf' }],
      }),
      declared('Gewürze', { articleId: 'spices' }),
      declared('Speisesalz', { articleId: 'salt' }),
    ],
    recipes: [recipeOf('r', 'neck 88, marinade 12 KG sub'), recipeOf('sub', 'oil 7, mustard 3, spices 1, salt 1')],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'INGREDIENTS'), [
    'Zutaten: Schweinefleisch 88 %, Rapsöl, **Senf** (Wasser, **Senf**saat, Branntweinessig, Speisesalz), Gewürze, Speisesalz',
  ]);
});

test('Kochschinken: a cut with more than 5 % of added water says so in its name', async (t) => {
  const label = compiled({
    decisions: { legalName: 'Kochschinken', cutLike: true, moistureLossPercent: '8' },
    declarations: [
      declared('Schweinefleisch', {
        articleId: 'ham',
        meat: { species: 'PORK', fatPercent: '4', proteinPercent: '21', collagenPercent: '1.5' },
      }),
      ...[WATER, SALT],
      declared('Dextrose', { articleId: 'D' }),
    ],
    recipes: [
      recipeOf('r', 'ham 100, brine 20 KG sub', { yieldPercentage: 92 }),
      recipeOf('sub', 'W 17, N 2.4, D 0.6'),
    ],
  });
  t.same(codes(label), []);
  t.same(printed(label, 'NAME'), ['Kochschinken, mit zugesetztem Wasser']);
  t.same(printed(label, 'INGREDIENTS'), [`Zutaten: Schweinefleisch 91 %, Trinkwasser, ${N}, Dextrose`]);
});
