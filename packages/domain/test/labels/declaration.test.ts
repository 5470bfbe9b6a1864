import { test } from 'tap';
import {
  ALLERGEN_CODES,
  ALLERGEN_NAMES,
  declareArticle,
  FAT_NAMES,
  listArticleDeclarations,
  listDeclarations,
} from '../../src/labels/index.ts';
import { updateArticle } from '../../src/masterdata/index.ts';
import { withLabels } from './with-labels.ts';

const MUSTARD = { code: 'MUSTARD', word: 'Senf' };
const PORK = { species: 'PORK', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' };

/** A shop with an article "Senf", and functions that declare it. */
async function declaring() {
  const shop = await withLabels();
  const id = await shop.article('Senf');
  const given = (more: object) => ({ id, role: 'INGREDIENT', name: 'Senf', ...more });
  return {
    ...shop,
    id,
    /** Returns the members with faults. */
    faults: async (more: object) => {
      const { faults = [] } = await shop.refusal(declareArticle, given(more));
      return faults.map(({ field }) => field);
    },
    done: (more: object = {}) => shop.ask(declareArticle, given(more)),
    versions: async (request: object = {}) => (await shop.ask(listArticleDeclarations, { id, ...request })).content,
    all: async (request: object = {}) => (await shop.ask(listDeclarations, request)).content,
  };
}

test('a declaration has defaults, and tells who declared it when', async (t) => {
  const { done, id, ports } = await declaring();
  const declaration = await done();
  t.strictSame(declaration, {
    ...{ id: declaration.id, articleId: id, version: 1, role: 'INGREDIENT', name: 'Senf', composition: '' },
    ...{ allergens: [], additives: [], meat: null, kgPerUnit: null, source: '', validFrom: null },
    ...{ createdBy: 'clerk', createdAt: ports.clock.now() },
  });
});

test('a declaration keeps what is given', async (t) => {
  const { done } = await declaring();
  const given = {
    ...{ role: 'INGREDIENT', name: 'Schweinefleisch', composition: 'Fleisch, Milch', additives: ['E250', 'E450a'] },
    ...{ kgPerUnit: '0.05', source: 'Blatt vom 3.1.', meat: { ...PORK, fatName: 'Speck' } },
    allergens: [{ code: 'MILK', presence: 'CONTAINED', word: 'Milch' }],
  };
  t.match(await done(given), given);
  const traces = [{ code: 'EGG', presence: 'TRACE', word: '' }];
  t.strictSame((await done({ allergens: [{ code: 'EGG', presence: 'TRACE' }] })).allergens, traces);
  t.strictSame((await done({ allergens: [MUSTARD] })).allergens, [{ ...MUSTARD, presence: 'CONTAINED' }]);
});

test('WATER weighs 1 kg per unit by default, and other roles nothing', async (t) => {
  const { done } = await declaring();
  t.equal((await done({ role: 'WATER' })).kgPerUnit, '1');
  t.equal((await done({ role: 'WATER', kgPerUnit: '0.9' })).kgPerUnit, '0.9');
  for (const role of ['UNWEIGHED', 'AID', 'CASING']) t.equal((await done({ role })).kgPerUnit, null, role);
});

test('the name of the fat follows from the species, and poultry, game and others need one', async (t) => {
  const { done, faults } = await declaring();
  const usual: readonly (readonly [string, string])[] = [
    ...[['PORK', 'Schweinefett'] as const, ['BEEF', 'Rinderfett'] as const, ['VEAL', 'Kalbsfett'] as const],
    ...[['LAMB', 'Lammfett'] as const, ['GOAT', 'Ziegenfett'] as const, ['RABBIT', 'Kaninchenfett'] as const],
  ];
  t.same(new Map(usual), new Map(Object.entries(FAT_NAMES)));
  for (const [species, fatName] of usual) t.equal((await done({ meat: { ...PORK, species } })).meat?.fatName, fatName);
  for (const species of ['POULTRY', 'GAME', 'OTHER']) {
    t.strictSame(await faults({ meat: { ...PORK, species } }), ['meat.fatName'], species);
    t.equal((await done({ meat: { ...PORK, species, fatName: 'Fett' } })).meat?.fatName, 'Fett');
  }
});

test('the allergens are those of Annex II, each with its name, in their order', (t) => {
  t.equal(
    ALLERGEN_CODES.map((code) => `${code} ${ALLERGEN_NAMES[code]}`).join(', '),
    'WHEAT Weizen, RYE Roggen, BARLEY Gerste, OATS Hafer, SPELT Dinkel, KAMUT Kamut, CRUSTACEANS Krebstiere, ' +
      'EGG Eier, FISH Fisch, PEANUT Erdnüsse, SOY Soja, MILK Milch, ALMOND Mandeln, HAZELNUT Haselnüsse, ' +
      'WALNUT Walnüsse, CASHEW Cashewnüsse, PECAN Pekannüsse, BRAZIL_NUT Paranüsse, PISTACHIO Pistazien, ' +
      'MACADAMIA Macadamianüsse, CELERY Sellerie, MUSTARD Senf, SESAME Sesam, SULPHITES Sulfite, LUPIN Lupinen, ' +
      'MOLLUSCS Weichtiere',
  );
  t.end();
});

test('a declaration needs a role and a name', async (t) => {
  const { ask, id, refusal } = await declaring();
  const { faults = [] } = await refusal(declareArticle, { id });
  t.strictSame(
    faults.map(({ field }) => field),
    ['role', 'name'],
  );
  t.ok(await ask(declareArticle, { id, role: 'AID', name: 'Beutel' }));
});

test('texts and lists have a bound', async (t) => {
  const { faults, done } = await declaring();
  const long = (length: number) => 'x'.repeat(length);
  t.ok(await done({ name: long(200), composition: long(2000), source: long(200) }));
  t.strictSame(await faults({ name: long(201) }), ['name']);
  t.strictSame(await faults({ composition: long(2001) }), ['composition']);
  t.strictSame(await faults({ source: long(201) }), ['source']);
  const many = (length: number) => ({
    allergens: Array.from({ length }, (_, at) => ({ code: 'MILK', word: `w${at};` })),
    composition: Array.from({ length }, (_, at) => `w${at};`).join(''),
  });
  t.ok(await done(many(30)));
  t.strictSame(await faults(many(31)), ['allergens']);
  const additives = (length: number) => Array.from({ length }, (_, at) => `E${100 + at}`);
  t.ok(await done({ additives: additives(30) }));
  t.strictSame(await faults({ additives: additives(31) }), ['additives']);
});

test('an additive is an E with three or four digits and perhaps a small letter', async (t) => {
  const { faults, done } = await declaring();
  t.ok(await done({ additives: ['E250', 'E450a', 'E1105', 'E1412b'] }));
  for (const wrong of ['250', 'e250', 'E25', 'E25000', 'E250A', 'E250ab', 'E 250', '']) {
    t.strictSame(await faults({ additives: [wrong] }), ['additives[0]'], wrong);
  }
});

test('kgPerUnit is a decimal text above zero', async (t) => {
  const { faults, done } = await declaring();
  t.equal((await done({ kgPerUnit: '0.000001' })).kgPerUnit, '0.000001');
  for (const kgPerUnit of ['0', '-1', 'x', '0.0000001', '10001', 1])
    t.strictSame(await faults({ kgPerUnit }), ['kgPerUnit']);
});

test('a word must stand in the name or in the composition, as written', async (t) => {
  const { faults, done } = await declaring();
  const entry = (word: string, more: object = {}) => ({ allergens: [{ code: 'MUSTARD', word, ...more }] });
  t.ok(await done(entry('Senf')));
  t.ok(await done({ ...entry('saat'), composition: 'Wasser, Senfsaat' }));
  t.strictSame(await faults(entry('senf')), ['allergens[0].word']);
  t.strictSame(await faults({ ...entry('Ei'), composition: 'Wasser' }), ['allergens[0].word']);
  t.strictSame(await faults(entry('Ei', { presence: 'TRACE' })), ['allergens[0].word']);
});

test('a contained allergen of an INGREDIENT or UNWEIGHED needs a word', async (t) => {
  const { faults, done } = await declaring();
  const [contained, trace] = [[{ code: 'MUSTARD' }], [{ code: 'MUSTARD', presence: 'TRACE' }]];
  for (const role of ['INGREDIENT', 'UNWEIGHED']) {
    t.strictSame(await faults({ role, allergens: contained }), ['allergens[0].word'], role);
    t.ok(await done({ role, allergens: trace }));
  }
  for (const role of ['WATER', 'AID', 'CASING']) t.ok(await done({ role, allergens: contained }), role);
});

test('the same code and word stand once, and one code may have several words', async (t) => {
  const { faults, done } = await declaring();
  const also = { code: 'MUSTARD', word: 'Sen' };
  t.ok(await done({ allergens: [MUSTARD, also] }));
  t.strictSame(await faults({ allergens: [MUSTARD, also, MUSTARD] }), ['allergens[2].code']);
  t.strictSame(await faults({ role: 'AID', allergens: [{ code: 'EGG' }, { code: 'EGG' }] }), ['allergens[1].code']);
});

test('a code is not both contained and a trace', async (t) => {
  const { faults } = await declaring();
  const trace = { code: 'MUSTARD', presence: 'TRACE' };
  t.strictSame(await faults({ allergens: [MUSTARD, trace] }), ['allergens[1].presence']);
  t.strictSame(await faults({ allergens: [trace, MUSTARD] }), ['allergens[1].presence']);
});

test('only an INGREDIENT is meat', async (t) => {
  const { faults } = await declaring();
  for (const role of ['WATER', 'UNWEIGHED', 'AID', 'CASING'])
    t.strictSame(await faults({ role, meat: PORK }), ['meat']);
});

test('percentages of meat are between 0 and 100 and go together', async (t) => {
  const { faults, done } = await declaring();
  const wrong = (more: object) => faults({ meat: { ...PORK, ...more } });
  for (const member of ['fatPercent', 'proteinPercent', 'collagenPercent']) {
    t.strictSame(await wrong({ [member]: '-0.1' }), [`meat.${member}`]);
    t.strictSame(await wrong({ [member]: '100.1' }), [`meat.${member}`]);
    t.strictSame(await wrong({ [member]: undefined }), [`meat.${member}`]);
  }
  t.strictSame(await wrong({ collagenPercent: '20.01' }), ['meat.collagenPercent']);
  t.ok(await done({ meat: { ...PORK, collagenPercent: '20' } }));
  t.strictSame(await wrong({ fatPercent: '80.01' }), ['meat.proteinPercent']);
  t.ok(await done({ meat: { ...PORK, fatPercent: '80' } }));
});

test('version 1 holds since ever, and a later one from today or from a day before', async (t) => {
  const { done, faults, nextDay } = await declaring();
  t.match(await done({ validFrom: '2026-01-02' }), { version: 1, validFrom: null });
  t.match(await done(), { version: 2, validFrom: '2026-01-05' });
  t.match(await done({ validFrom: '2025-12-24' }), { version: 3, validFrom: '2025-12-24' });
  t.match(await done({ validFrom: '2026-01-05' }), { version: 4, validFrom: '2026-01-05' });
  t.strictSame(await faults({ validFrom: '2026-01-06' }), ['validFrom']);
  nextDay();
  t.match(await done(), { version: 5, validFrom: '2026-01-06' });
});

test('the first version is not in the future either', async (t) => {
  const { faults } = await declaring();
  t.strictSame(await faults({ validFrom: '2026-01-06' }), ['validFrom']);
});

test('the day of a version is that of the shop', async (t) => {
  const { done, ports } = await declaring();
  await done();
  ports.clock.set('2026-01-05T23:30:00.000Z');
  t.match(await done(), { validFrom: '2026-01-06' });
});

test('an unknown article is not declared', async (t) => {
  const { refused } = await declaring();
  t.equal(await refused(declareArticle, { id: 'x', role: 'AID', name: 'x' }), 'ARTICLE_NOT_FOUND');
  t.equal(await refused(listArticleDeclarations, { id: 'x' }), 'ARTICLE_NOT_FOUND');
});

test('the versions of an article stay, and are sorted by version', async (t) => {
  const { done, versions, declared } = await declaring();
  const [first, second] = [await done(), await done({ name: 'Scharfer Senf' })];
  await declared('Salz');
  t.strictSame(await versions(), [first, second]);
  t.strictSame(await versions({ sort: 'version,desc' }), [second, first]);
});

test('an article has a bounded number of versions', async (t) => {
  const { done, id, refused } = await declaring();
  for (let version = 1; version <= 500; version++) t.equal((await done()).version, version);
  t.equal(await refused(declareArticle, { id, role: 'AID', name: 'x' }), 'TOO_MANY_DECLARATIONS');
});

test('the list has the version of each article that is in force today', async (t) => {
  const { done, all, id, declared, ask } = await declaring();
  await done();
  const second = await done({ name: 'Scharfer Senf' });
  await declared('Apfel');
  const [apple, mustard] = await all();
  t.match(apple, { articleName: 'Apfel', articleNumber: 'A-2' });
  t.strictSame(mustard, { ...second, articleName: 'Senf', articleNumber: 'A-1' });
  await ask(updateArticle, { id, name: 'Bautzner' });
  t.match(
    (await all({ sort: 'articleName,desc' })).map(({ articleName }) => articleName),
    ['Bautzner', 'Apfel'],
  );
});

test('the list is filtered by article, allergen, id and words', async (t) => {
  const { done, all, id, declared, ask } = await declaring();
  const { id: declarationId } = await done({
    name: 'Würzpaste',
    composition: 'Senf',
    allergens: [MUSTARD, { code: 'EGG', presence: 'TRACE' }],
  });
  await declared('Apfel');
  await ask(updateArticle, { id, name: 'Müllers Bester' });
  const found = async (request: object) => (await all(request)).map(({ articleName }) => articleName);
  t.strictSame(await found({ articleId: id }), ['Müllers Bester']);
  t.strictSame(await found({ allergen: 'MUSTARD' }), ['Müllers Bester']);
  t.strictSame(await found({ allergen: 'EGG' }), [], 'a trace is not contained');
  t.strictSame(await found({ id: [declarationId] }), ['Müllers Bester']);
  for (const q of ['muller', 'A-1', 'würzp', 'bester würzpaste'])
    t.strictSame(await found({ q }), ['Müllers Bester'], q);
  for (const q of ['birne', 'bester apfel']) t.strictSame(await found({ q }), [], q);
});
