import { test } from 'tap';
import type { MeatSpecies } from '../../src/labels/declaration/declared.ts';
import { codes, compiled, declared, type Product, printed, quid, recipeOf } from './samples.ts';

const SALT = declared('Salz');

/** A cut of the meat "Fleisch". `percent`: "fat protein collagen". */
const cut = (articleId: string, species: MeatSpecies, percent: string, fatName = 'Fett') => {
  const [fatPercent = '', proteinPercent = '', collagenPercent = ''] = percent.split(' ');
  return declared('Fleisch', {
    articleId,
    meat: { species, fatPercent, proteinPercent, collagenPercent, fatName },
  });
};
const of = (lines: string, declarations: Product['declarations'], more: Product = {}) =>
  compiled({ ...more, declarations, recipes: [recipeOf('r', lines)] });
const list = (...args: Parameters<typeof of>) => printed(of(...args), 'INGREDIENTS')[0];
const reasons = (...args: Parameters<typeof of>) =>
  of(...args).reasons.map(({ code, articleId }) => `${code} ${articleId}`);

const LIMITS = {
  ...{ PORK: [30, 25], POULTRY: [15, 10], RABBIT: [15, 10], BEEF: [25, 25], VEAL: [25, 25], LAMB: [25, 25] },
  ...{ GOAT: [25, 25], GAME: [25, 25], OTHER: [25, 25] },
} as const satisfies Record<MeatSpecies, readonly [fat: number, collagen: number]>;

for (const [name, [fat, collagen]] of Object.entries(LIMITS)) {
  const species = name as MeatSpecies;

  test(`fat of ${species} above ${fat} % is an ingredient of its own`, async (t) => {
    t.equal(list('a 1', [cut('a', species, `${fat} 20 0`)]), undefined, 'one ingredient at the limit');
    t.equal(list('a 1', [cut('a', species, `${fat}.01 20 0`)]), 'Zutaten: Fleisch 100 %, Fett');
    const half = fat + (100 - fat) / 2;
    t.equal(
      list('a 80, Salz 20', [cut('a', species, `${half} 5 0`), SALT], { decisions: { ingredients: [quid('Salz')] } }),
      'Zutaten: Fett, Fleisch 40 %, Salz 20 %',
    );
  });

  test(`collagen of ${species} above ${collagen} % of the protein is refused`, async (t) => {
    t.same(reasons('a 1', [cut('a', species, `5 20 ${collagen / 5}`)]), []);
    t.same(reasons('a 1', [cut('a', species, `5 20 ${collagen / 5}.01`)]), ['COLLAGEN_ABOVE_LIMIT a']);
  });
}

test('the fat of merged meat is the mean, weighted by mass, and so is its collagen', async (t) => {
  const cuts = [cut('lean', 'PORK', '10 20 1'), cut('fat', 'PORK', '50 10 4')];
  t.equal(list('lean 50, fat 50', cuts), undefined, '30 % of fat');
  t.equal(list('lean 49, fat 51', cuts), 'Zutaten: Fleisch 99 %, Fett');
  t.same(reasons('lean 2, fat 1', cuts), [], '100 × 6 ÷ 50 = 12');
  t.same(reasons('lean 1, fat 9', cuts), ['COLLAGEN_ABOVE_LIMIT fat'], 'the article that is above itself');
});

test('meat without protein has no share of collagen', async (t) => {
  t.same(reasons('a 1', [cut('a', 'PORK', '10 0 0')]), []);
});

test('fat of meat is merged with what has its name', async (t) => {
  const fat = declared('Fett', { articleId: 'f' });
  const shown = (ingredients: ReturnType<typeof quid>[], lines = 'a 70, f 15, Salz 15') =>
    list(lines, [cut('a', 'PORK', '40 15 1'), fat, SALT], {
      decisions: { ingredients: [quid('Salz', false), ...ingredients] },
    });
  t.equal(shown([quid('f', false)]), 'Zutaten: Fleisch 60 %, Fett, Salz', '15 and 10 of fat');
  t.equal(shown([quid('f')]), 'Zutaten: Fleisch 60 %, Fett 25 %, Salz');
  t.equal(
    list('a 70, b 70, Salz 60', [cut('a', 'PORK', '40 15 1'), cut('b', 'BEEF', '40 15 1'), SALT], {
      decisions: { ingredients: [quid('Salz', false)] },
    }),
    'Zutaten: Fleisch 30 %, Salz, Fleisch 28 %, Fett',
    'also with the fat of other meat: 10 and 14 of 200',
  );
});

test('of several ingredients with the name of the fat, it joins one that is no compound, then one that is no meat', async (t) => {
  const plain = declared('Fett', { articleId: 'plain' });
  const compound = declared('Fett', { articleId: 'compound', composition: 'Öl' });
  const meat = { ...cut('named', 'BEEF', '10 20 1'), name: 'Fett' };
  const shown = (lines: string) =>
    list(`a 50, ${lines}`, [cut('a', 'PORK', '65 9 1'), plain, compound, meat], {
      decisions: { ingredients: [quid('plain'), quid('compound')] },
    });
  t.equal(shown('plain 20, compound 20, named 10'), 'Zutaten: Fett 45 %, Fleisch 25 %, Fett 20 % (Öl), Fett 10 %');
  t.equal(shown('compound 20, named 30'), 'Zutaten: Fett 45 % (Öl), Fett 30 %, Fleisch 25 %');
  t.equal(shown('named 50'), 'Zutaten: Fett 75 %, Fleisch 25 %');
});

test('fat of meat alone needs no decision on its percentage, merged fat does', async (t) => {
  const meat = cut('a', 'PORK', '40 15 1');
  const named = { decisions: { legalName: 'Fettwurst' } };
  t.same(reasons('a 1', [meat], named), [], 'not even with its name in the legal name');
  const fat = declared('Fett', { articleId: 'f' });
  t.same(reasons('a 70, f 1', [meat, fat]), ['QUID_UNDECIDED f'], 'together they are more than 5 %');
});

test('the fat of merged meat has the name of the largest mass, equal ones by name', async (t) => {
  const cuts = [cut('a', 'PORK', '40 15 1', 'Zfett'), cut('b', 'PORK', '40 15 1', 'Afett')];
  const third = cut('c', 'PORK', '40 15 1', 'Zfett');
  t.match(list('a 3, b 2', cuts), 'Zfett');
  t.match(list('a 2, b 3', cuts), 'Afett');
  t.match(list('a 2, b 2', cuts), 'Afett');
  t.match(list('a 2, b 3, c 2', [...cuts, third]), 'Zfett', 'its masses count together');
});

test('meat that is all fat leaves no meat in the list', async (t) => {
  t.equal(list('a 1, Salz 1', [cut('a', 'PORK', '100 0 0'), SALT]), 'Zutaten: Fett, Salz');
});

const MINCED = { article: { productKind: 'MINCED_MEAT' }, decisions: { dateKind: 'USE_BY', storage: '2 °C' } } as const;
const notes = (lines: string, declarations: Product['declarations']) =>
  printed(of(lines, declarations, MINCED), 'NOTE');
const text = (fat: number, collagen: number) =>
  `Fettgehalt geringer als ${fat} %, Verhältnis Kollagen/Fleischeiweiß geringer als ${collagen} %`;

test('minced meat keeps its fat, and the limits of "…fleisch" do not hold for it', async (t) => {
  const meat = cut('a', 'PORK', '45 10 3');
  t.equal(list('a 1', [meat], MINCED), undefined);
  t.same(reasons('a 1', [meat], MINCED), ['MINCE_COMPOSITION article']);
});

const MINCES = [
  ...[{ kinds: ['BEEF'], limits: [20, 15] } as const, { kinds: ['VEAL'], limits: [20, 15] } as const],
  ...[{ kinds: ['BEEF', 'VEAL'], limits: [20, 15] } as const, { kinds: ['PORK'], limits: [30, 18] } as const],
  ...[{ kinds: ['BEEF', 'PORK'], limits: [30, 18] } as const, { kinds: ['LAMB'], limits: [25, 15] } as const],
  ...[{ kinds: ['BEEF', 'LAMB'], limits: [25, 15] } as const, { kinds: ['GAME', 'PORK'], limits: [30, 18] } as const],
];
for (const { kinds, limits } of MINCES) {
  const [fat, collagen] = limits;
  test(`minced ${kinds.join(' and ')} has at most ${fat} % of fat and ${collagen} % of collagen`, async (t) => {
    const lines = kinds.map((species) => `${species} 1`).join(', ');
    const of = (percent: string) => kinds.map((species) => cut(species, species, percent));
    t.same(notes(lines, of('5 20 1')), [text(fat, collagen)]);
    t.same(reasons(lines, of(`${fat} 20 ${collagen / 5}`), MINCED), []);
    t.same(reasons(lines, of(`${fat}.01 20 1`), MINCED), ['MINCE_COMPOSITION article']);
    t.same(reasons(lines, of(`5 20 ${collagen / 5 + 0.01}`), MINCED), ['MINCE_COMPOSITION article']);
  });
}

test('minced meat without any meat has the limits of other species', async (t) => {
  t.same(notes('Salz 1', [SALT]), [text(25, 15)]);
});

test('the composition of minced meat is that of all its meat together', async (t) => {
  const meats = [cut('a', 'BEEF', '10 20 1'), cut('b', 'PORK', '60 10 3')];
  t.same(reasons('a 3, b 2', meats, MINCED), [], '30 % of fat, 100 × 1.8 ÷ 16 = 11.25');
  t.same(reasons('a 2.9, b 2.1', meats, MINCED), ['MINCE_COMPOSITION article']);
});

test('minced meat has less than 1 % of any ingredient without meat', async (t) => {
  const beef = cut('a', 'BEEF', '10 20 1');
  const [first, second] = ['s', 't'].map((articleId) => declared('Salz', { articleId })) as [typeof SALT, typeof SALT];
  t.same(reasons('a 99.01, s 0.99', [beef, first], MINCED), []);
  t.same(reasons('a 99, s 1', [beef, first], MINCED), ['MINCE_COMPOSITION s']);
  t.same(reasons('a 99, s 0.5, t 0.5', [beef, first, second], MINCED), ['MINCE_COMPOSITION s', 'MINCE_COMPOSITION t']);
  t.same(reasons('a 98.2, s 0.9, P 0.9', [beef, first, declared('Pfeffer', { articleId: 'P' })], MINCED), []);
  t.same(reasons('a 99, W 1', [beef, declared('Wasser', { articleId: 'W', role: 'WATER' })], MINCED), []);
});

test('minced poultry has a note to cook it through, other poultry has none', async (t) => {
  const meat = [cut('a', 'POULTRY', '10 20 1'), cut('b', 'PORK', '10 20 1')];
  t.same(notes('a 1, b 1', meat), [text(30, 18), 'Vor dem Verzehr durcherhitzen!']);
  t.same(printed(of('a 1', meat), 'NOTE'), []);
});

test('bought minced meat has the notes and the limits of its own declaration', async (t) => {
  const bought = (percent: string) => compiled({ ...MINCED, declarations: [cut('article', 'BEEF', percent)] });
  t.same(printed(bought('15 20 2'), 'NOTE'), [text(20, 15)]);
  t.same(codes(bought('20 20 3')), []);
  t.same(codes(bought('20.1 20 3')), ['MINCE_COMPOSITION']);
});

test('the notes of minced meat stand while a mass is missing', async (t) => {
  t.same(notes('a 1, x 1 L', [cut('a', 'BEEF', '10 20 1'), declared('x')]), [text(20, 15)]);
});
