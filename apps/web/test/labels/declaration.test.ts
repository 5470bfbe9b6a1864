/** Tests what follows from the taps and texts of a declaration. */
import { test } from 'tap';
import { differencesOf } from '../../src/labels/declaration/declaration-differences.ts';
import { namedAdditives, namedAllergens, wordsIn } from '../../src/labels/declaration/named-in-text.ts';
import {
  bodyOf,
  type Declaration,
  eNumberOf,
  faultsOf,
  isSame,
  proposedBy,
  type TypedDeclaration,
  tapped,
  typedOf,
  withProposed,
  withWord,
  wordsOf,
} from '../../src/labels/declaration/typed-declaration.ts';

const ID = '019abcde-0000-7000-8000-000000000001';
const SHEET = 'Gewürze (Senfkörner, Sellerie), Dextrose, Stabilisator: Diphosphate';
const first = typedOf(undefined, 'Lyonergewürz', ',');
const spices: TypedDeclaration = { ...first, name: 'Gewürzmischung', composition: SHEET };

test('the text of a sheet proposes its allergens and additives, each with its word', (t) => {
  t.same(namedAllergens(SHEET), ['CELERY', 'MUSTARD']);
  t.same(namedAdditives(SHEET), ['E450']);
  t.same(namedAllergens('Milchzucker, Sojaeiweiß, Natriumdisulfit'), ['SOY', 'MILK', 'SULPHITES']);
  const taken = { ...spices, ...withProposed(spices, proposedBy(spices)) };
  t.same(proposedBy(taken), { allergens: [], additives: [] });
  t.same(bodyOf(taken, ',').allergens, [
    { code: 'CELERY', presence: 'CONTAINED', word: 'Sellerie' },
    { code: 'MUSTARD', presence: 'CONTAINED', word: 'Senf' },
  ]);
  t.same(faultsOf(ID, bodyOf(taken, ',')), []);
  t.end();
});

test('taps make an allergen contained, a trace, and nothing again', (t) => {
  const once = tapped({}, 'MUSTARD');
  t.equal(once.MUSTARD?.presence, 'CONTAINED');
  t.equal(tapped(once, 'MUSTARD').MUSTARD?.presence, 'TRACE');
  t.same(tapped(tapped(once, 'MUSTARD'), 'MUSTARD'), {});
  const trace = { ...spices, allergens: tapped(once, 'MUSTARD') };
  t.same(bodyOf(trace, ',').allergens, [{ code: 'MUSTARD', presence: 'TRACE' }], 'a trace needs no word');
  t.end();
});

test('taps on a word emphasise the part that names the allergen, then the whole word, then nothing', (t) => {
  t.same(wordsIn('Senf', SHEET).slice(0, 4), ['Senf', 'Gewürze', 'Senfkörner', 'Sellerie']);
  const mustard = { ...spices, allergens: tapped({}, 'MUSTARD') };
  const whole = { ...mustard, allergens: withWord(mustard, 'MUSTARD', 'Senfkörner') };
  t.same(wordsOf(whole, 'MUSTARD'), ['Senfkörner'], 'the part was proposed already');
  t.same(wordsOf({ ...whole, allergens: withWord(whole, 'MUSTARD', 'Senfkörner') }, 'MUSTARD'), ['Senf']);
  const both = { ...mustard, allergens: withWord(mustard, 'MUSTARD', 'Gewürze') };
  t.same(wordsOf(both, 'MUSTARD'), ['Senf', 'Gewürze']);
  t.same(wordsOf({ ...both, composition: 'Gewürze' }, 'MUSTARD'), ['Gewürze'], 'a word that the text lost is out');
  const none = { ...spices, composition: 'Gewürze', allergens: tapped({}, 'MUSTARD') };
  t.match(faultsOf(ID, bodyOf(none, ',')), [{ field: 'allergens[0].word' }], 'a contained allergen needs a word');
  t.end();
});

test('figures are read in the language of the fields, and only where the role has them', (t) => {
  const pork: TypedDeclaration = {
    ...{ ...first, name: 'Schweinefleisch', isMeat: true, species: 'PORK' },
    ...{ fatPercent: '8', proteinPercent: '20', collagenPercent: '1,6', kgPerUnit: '0,5' },
  };
  const { meat, kgPerUnit } = bodyOf(pork, ',');
  t.same(meat, { species: 'PORK', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' });
  t.equal(kgPerUnit, '0.5');
  t.same(faultsOf(ID, bodyOf(pork, ',')), []);
  t.match(faultsOf(ID, bodyOf({ ...pork, collagenPercent: '' }, ',')), [{ field: 'meat.collagenPercent' }]);
  const casing = bodyOf({ ...pork, role: 'CASING' }, ',');
  t.notOk('meat' in casing || 'kgPerUnit' in casing);
  t.equal(eNumberOf('450 A'), 'E450a');
  t.equal(eNumberOf('e 250'), 'E250');
  t.end();
});

test('a declaration that is not changed is no new version, and a new one names its differences', (t) => {
  const declared = {
    ...{ id: ID, articleId: ID, version: 1, role: 'INGREDIENT', name: 'Senf', composition: '', additives: [] },
    allergens: [{ code: 'MUSTARD', presence: 'CONTAINED', word: 'Senf' }],
    ...{ meat: null, kgPerUnit: null, source: '', validFrom: null, createdBy: 'anna', createdAt: '' },
  } as unknown as Declaration;
  const typed = typedOf(declared, 'Senf', ',');
  t.ok(isSame({ ...typed, validFrom: '2026-11-01' }, typed));
  t.notOk(isSame({ ...typed, source: 'Blatt' }, typed));
  const next = { ...declared, version: 2, source: 'Blatt', additives: ['E330'] };
  t.same(differencesOf(next, declared), [
    { member: 'additives', before: '', after: 'E330' },
    { member: 'source', before: '', after: 'Blatt' },
  ]);
  t.same(
    differencesOf(declared, undefined).map(({ member }) => member),
    ['role', 'name', 'allergens'],
  );
  t.end();
});
