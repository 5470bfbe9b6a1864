/** Tests the pure parts of the page of a label: its decisions, its first values, and where a reason is mended. */
import type { Decisions } from '@cleaver/domain/labels/contracts';
import { emphasisParts, LABEL_REASONS, type LabelReasonCode } from '@cleaver/domain/labels/contracts';
import { test } from 'tap';
import { firstDecisions, recipesOf } from '../../src/labels/label/first-decisions.ts';
import { type MendContext, mendsOf } from '../../src/labels/label/mends.ts';
import {
  byField,
  compilable,
  decisionFaults,
  decisionsOf,
  isSame,
  typedOf,
  withIngredient,
  withNutrition,
} from '../../src/labels/label/typed-decisions.ts';

const ID = '019abcde-0000-7000-8000-000000000001';
const OTHER = '019abcde-0000-7000-8000-000000000002';
const KIND = { productKind: 'MEAT_PRODUCT', frozen: false } as const;
const begun = firstDecisions({ name: 'Lyoner', ...KIND }, ID);

test('decisions come back from their fields unchanged', (t) => {
  const all: Decisions = {
    ...{ ...begun, moistureLossPercent: '2.5', cutLike: true, notes: ['Eins', 'Zwei'], netQuantityKg: '0.25' },
    ingredients: [{ articleId: OTHER, quid: null, moistureLossPercent: '1.5' }],
    nutrition: {
      ...{ energyKj: '1045', energyKcal: '252', fat: '22', saturates: '8.5' },
      ...{ carbohydrate: '0.8', sugars: '0.5', protein: '12', salt: '2.1' },
    },
  };
  t.same(decisionsOf(typedOf(all, ','), ','), all);
  t.equal(typedOf(all, ',').moistureLossPercent, '2,5');
  t.ok(isSame(decisionsOf(typedOf(begun, ','), ','), begun));
  t.end();
});

test('decisions are compiled while they are typed, and refused until they are numbers', (t) => {
  const typing = { ...typedOf(begun, ','), moistureLossPercent: '2,', ...withNutrition('VALUES') };
  const of = decisionsOf(typing, ',');
  t.same(compilable(of), { ...begun, moistureLossPercent: null });
  const faults = byField(decisionFaults(ID, of)).map(({ field }) => field);
  t.match(faults, ['moistureLossPercent', 'nutrition.energyKj']);
  const notes = decisionsOf({ ...typedOf(begun, ','), notes: 'a\nb\nc\nd\ne\nf' }, ',');
  t.same(
    byField(decisionFaults(ID, notes)).map(({ field }) => field),
    ['notes'],
  );
  t.end();
});

test('a decision about an ingredient keeps the others, and an empty one is none', (t) => {
  const once = withIngredient([], OTHER, { quid: true });
  const both = withIngredient(once, OTHER, { moistureLossPercent: '3' });
  t.same(both, [{ articleId: OTHER, quid: true, moistureLossPercent: '3' }]);
  const none = withIngredient([], OTHER, { moistureLossPercent: '' });
  t.same(decisionsOf({ ...typedOf(begun, ','), ingredients: none }, ',').ingredients, []);
  t.end();
});

test('a new label begins with the date and the temperature of its kind', (t) => {
  t.equal(begun.dateKind, 'BEST_BEFORE');
  t.equal(begun.storage, 'Gekühlt lagern bei höchstens 7 °C');
  const mince = firstDecisions({ name: 'Hack', productKind: 'MINCED_MEAT', frozen: false }, null);
  t.match(mince, { dateKind: 'USE_BY', storage: 'Gekühlt lagern bei höchstens 2 °C', recipeId: null });
  const frozen = firstDecisions({ name: 'Hack', productKind: 'MINCED_MEAT', frozen: true }, null);
  t.match(frozen, { dateKind: 'BEST_BEFORE', storage: 'Tiefgekühlt lagern bei −18 °C oder kälter' });
  t.match(firstDecisions({ name: 'X', productKind: null, frozen: false }, null), { dateKind: null, storage: '' });
  const recipe = (id: string, status: string, version: number) => ({ id, articleId: ID, status, version });
  const all = [recipe('a', 'DRAFT', 3), recipe('b', 'ACTIVE', 1), recipe('c', 'ACTIVE', 2), recipe('d', 'ARCHIVED', 9)];
  t.same(
    recipesOf([...all, { ...recipe('e', 'ACTIVE', 8), articleId: OTHER }], ID).map(({ id }) => id),
    ['c', 'b', 'a'],
  );
  t.end();
});

test('each reason of a label has a place where it is mended', (t) => {
  const context: MendContext = {
    ...{ labelId: 'L', articleId: ID, recipeId: 'R' },
    recipes: [{ id: 'S', articleId: OTHER, status: 'DRAFT' }],
    isDeclared: (articleId) => articleId === OTHER,
  };
  const mends = (code: LabelReasonCode, articleId: string | null) => mendsOf({ code, articleId }, context);
  for (const code of Object.keys(LABEL_REASONS) as LabelReasonCode[]) t.ok(mends(code, OTHER).length > 0, code);
  t.match(mends('DECLARATION_MISSING', OTHER), [{ to: `/articles/${OTHER}/ingredient?label=L` }]);
  t.match(mends('RECIPE_NOT_ACTIVE', OTHER), [{ to: '/recipes/S' }]);
  t.match(mends('NO_MASS', OTHER), [{ to: `/articles/${OTHER}/ingredient?label=L` }, { to: '/recipes/R' }]);
  t.match(mends('NO_MASS', ID), [{ to: '/recipes/R' }], 'without a declaration the recipe weighs it');
  t.match(mends('QUID_UNDECIDED', OTHER), [{ decides: 'quid', articleId: OTHER }]);
  t.match(mends('DATE_KIND', null), [{ field: 'dateKind' }]);
  t.match(mends('PRODUCT_KIND_MISSING', ID), [{ to: `/articles/${ID}?form=article.update` }]);
  t.end();
});

test('a text is split at its emphasised ranges, which count code points', (t) => {
  t.same(
    emphasisParts('🐖 Senf, Sellerie', [
      [2, 6],
      [8, 16],
    ]),
    [
      { text: '🐖 ', isEmphasised: false },
      { text: 'Senf', isEmphasised: true },
      { text: ', ', isEmphasised: false },
      { text: 'Sellerie', isEmphasised: true },
    ],
  );
  t.same(emphasisParts('Lyoner', []), [{ text: 'Lyoner', isEmphasised: false }]);
  t.end();
});
