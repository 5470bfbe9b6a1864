import { test } from 'tap';
import { rangesOf } from '../../src/labels/compile/element.ts';
import { distinctReasons, reason } from '../../src/labels/compile/reasons.ts';
import { createLabel, releaseLabel } from '../../src/labels/index.ts';
import { compiled, declared, type Line, printed, quid, recipeOf } from './samples.ts';
import { DECIDED, withLabels } from './with-labels.ts';

const SALT = declared('Salz');
const SUGAR = declared('Zucker');
const names = (count: number) => Array.from({ length: count }, (_, n) => `Zutat ${n}`);

test('a recipe graph with a million paths is compiled by its recipes', async (t) => {
  const level = (n: number): readonly Line[] =>
    n === 20
      ? [
          ['Salz', 1],
          ['Zucker', 3],
        ]
      : [1, 2].map((part): Line => [`article of ${n} ${part}`, part, 'KG', `level ${n + 1}`]);
  const recipes = Array.from({ length: 21 }, (_, n) => recipeOf(`level ${n}`, level(n)));
  const decisions = { ingredients: [quid('Salz'), quid('Zucker')] };
  const label = compiled({ recipes, declarations: [SALT, SUGAR], decisions });
  t.same(printed(label, 'INGREDIENTS'), ['Zutaten: Zucker 75 %, Salz 25 %']);
});

test('many recipes with long sums are compiled with rounded amounts, and halves still round up', async (t) => {
  const count = 41;
  const sub = (n: number) =>
    recipeOf(`sub ${n}`, [
      ['Salz', 1.000001],
      ['Zucker', 7.000007],
    ]);
  const top = recipeOf(
    'top',
    names(count).map((name, n): Line => [name, 1, 'KG', `sub ${n}`]),
  );
  const recipes = [top, ...names(count).map((_, n) => sub(n))];
  const decisions = { ingredients: [quid('Salz'), quid('Zucker', false)] };
  const label = compiled({ recipes, declarations: [SALT, SUGAR], decisions });
  t.same(printed(label, 'INGREDIENTS'), ['Zutaten: Zucker, Salz 13 %'], '12.5 %');
});

test('an element has at most the first 100 sources of a kind, and the label all declarations', async (t) => {
  const all = names(150);
  const recipes = [
    recipeOf(
      'r',
      all.map((name): Line => [name, 1]),
    ),
  ];
  const { prepacked, declarations } = compiled({ recipes, declarations: all.map((name) => declared(name)) });
  const list = prepacked?.find(({ kind }) => kind === 'INGREDIENTS');
  const first = all.map((name) => `declaration of ${name}`).sort();
  t.same(
    list?.sources.filter(({ kind }) => kind === 'DECLARATION').map(({ id }) => id),
    first.slice(0, 100),
  );
  t.equal(declarations.length, all.length);
});

test('of more than 500 reasons the first of each code stay, in their order', async (t) => {
  const many = names(2_000).map((articleId) => reason('NO_MASS', {}, { articleId }));
  const last = reason('STORAGE_MISSING');
  const kept = distinctReasons([...many, ...many, last]);
  t.equal(kept.length, 500);
  t.same(kept, [...many.slice(0, 499), last]);
  t.same(distinctReasons([...many.slice(0, 499), last]), kept, 'no more, none is missing');
});

test('the ranges of words that overlap are found as one', async (t) => {
  const text = `${'a'.repeat(999)}🍖${'a'.repeat(1_000)}`;
  const words = Array.from({ length: 30 }, (_, n) => 'a'.repeat(n + 1));
  t.same(rangesOf(text, words), [
    [0, 999],
    [1_000, 2_000],
  ]);
  t.same(rangesOf('Senfsenf und Senf', ['Senf', 'enfs', '']), [
    [0, 5],
    [13, 17],
  ]);
  t.same(rangesOf('abcd', ['ab', 'cd']), [[0, 4]], 'they touch');
});

test('a label that is too large to store stays a draft, and says which part is too long', async (t) => {
  const { ask, refusal, declared: declare, article, recipe, label } = await withLabels();
  const lines: [string, number][] = [];
  for (const [n, name] of names(140).entries()) {
    lines.push([await declare(name, { composition: `${name} ${'x'.repeat(1_980)}` }), 100 + n]);
  }
  const articleId = await article('Wurst');
  const ingredients = lines.map(([id]) => ({ articleId: id, quid: false }));
  const decisions = { ...DECIDED, recipeId: await recipe(articleId, lines), ingredients };
  const { id, reasons } = await ask(createLabel, { articleId, decisions });
  t.same(reasons, []);
  const before = await label(id);
  const refused = await refusal(releaseLabel, { id });
  t.equal(refused.code, 'RECORD_TOO_LARGE');
  t.match(refused.message, /^The label Wurst would have 319 KiB.* in: Texts\. /);
  t.same(await label(id), before, 'nothing happened');
});
