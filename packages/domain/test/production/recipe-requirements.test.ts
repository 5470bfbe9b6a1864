import fc from 'fast-check';
import { test } from 'tap';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { Quantity, UNITS, unitOf } from '../../src/kernel/values/quantity.ts';
import type { RecipeNode } from '../../src/production/ports.ts';
import { getRequirements } from '../../src/production/recipe/recipe-contracts.ts';
import { calculation, requirementsOf } from '../../src/production/recipe/recipe-requirements.ts';
import { NOBODY, withRecipe } from './with-recipe.ts';

type Use = [article: string, quantity: string, uom: string, subRecipe?: string | undefined];

const node = (
  id: string,
  outputQuantity: string,
  outputUom: string,
  yieldPercentage: number,
  uses: Use[],
): RecipeNode => ({
  ...{ id, name: id, status: 'ACTIVE', articleId: `article of ${id}` },
  outputQuantity,
  outputUom: unitOf(outputUom),
  yieldPercentage,
  ingredients: uses.map(([articleId, quantity, uom, subRecipeId = null], at) => ({
    id: `${id} ${at}`,
    position: at + 1,
    articleId,
    quantity,
    uom: unitOf(uom),
    subRecipeId,
    substitutable: false,
  })),
});
const needs = ([recipe, ...others]: [RecipeNode, ...RecipeNode[]], quantity: string, uom: string) =>
  requirementsOf(recipe, others, Quantity.of(Decimal.of(quantity), unitOf(uom))).map(
    (each) => `${each.articleId} ${each.quantity} ${each.uom}`,
  );

test('ingredients scale with the output and the yield', async (t) => {
  const lyoner = node('lyoner', '10', 'KG', 80, [
    ['pork', '6', 'KG'],
    ['salt', '200', 'G'],
    ['ice', '4', 'L'],
    ['casing', '3', 'M'],
    ['egg', '1', 'DOZEN'],
    ['foil', '2', 'pack'],
  ]);
  t.same(
    needs([lyoner], '8', 'KG'),
    ['casing 3 M', 'egg 12 PIECE', 'foil 2 PACK', 'ice 4 L', 'pork 6 KG', 'salt 0.2 KG'],
    'once as listed gives 80 %',
  );
  t.same(needs([lyoner], '400', 'G'), [
    'casing 0.15 M',
    'egg 0.6 PIECE',
    'foil 0.1 PACK',
    'ice 0.2 L',
    'pork 0.3 KG',
    'salt 0.01 KG',
  ]);
  t.same(
    needs([node('r', '3', 'KG', 100, [['salt', '1', 'G']])], '1', 'KG'),
    ['salt 0.000333 KG'],
    'rounded where it does not end',
  );
  t.same(needs([node('r', '2', 'KG', 100, [['salt', '1', 'MG']])], '1', 'KG'), ['salt 0.000001 KG'], 'half up');
});

test('an article is listed once for each kind of unit', async (t) => {
  t.same(
    needs(
      [
        node('r', '1', 'KG', 100, [
          ['egg', '2', 'PIECE'],
          ['egg', '1', 'PAIR'],
          ['egg', '100', 'G'],
          ['egg', '1', 'BOX'],
        ]),
      ],
      '1',
      'KG',
    ),
    ['egg 1 BOX', 'egg 4 PIECE', 'egg 0.1 KG'],
  );
});

test('the ingredients of a sub-recipe replace its output', async (t) => {
  const spice = node('spice', '500', 'G', 50, [
    ['pepper', '100', 'G'],
    ['salt', '400', 'G'],
  ]);
  const meat = node('meat', '5', 'KG', 100, [
    ['pork', '5', 'KG'],
    ['spice-mix', '50', 'G', 'spice'],
  ]);
  const lyoner = node('lyoner', '10', 'KG', 100, [
    ['meat-mix', '8', 'KG', 'meat'],
    ['spice-mix', '0.1', 'KG', 'spice'],
    ['salt', '1', 'KG'],
  ]);
  // 180 g of spice are 0.72 runs of 250 g.
  t.same(needs([lyoner, meat, spice], '10', 'KG'), ['pepper 0.072 KG', 'pork 8 KG', 'salt 1.288 KG']);
  t.same(
    needs([lyoner, spice, meat], '10', 'KG'),
    ['pepper 0.072 KG', 'pork 8 KG', 'salt 1.288 KG'],
    'in whatever order they come',
  );
  const empty = node('empty', '1', 'L', 100, []);
  t.same(
    needs([node('r', '1', 'KG', 100, [['stock', '2', 'KG', 'empty']]), empty], '1', 'KG'),
    ['stock 2 KG'],
    'a sub-recipe that says nothing',
  );
});

test('requirementsOf refuses a sub-recipe with another kind of unit, and names the ingredient', async (t) => {
  const broth = node('broth', '1', 'L', 100, [['bones', '1', 'KG']]);
  const soup = node('soup', '1', 'L', 100, [
    ['salt', '1', 'G'],
    ['broth', '1', 'KG', 'broth'],
  ]);
  t.throws(() => needs([soup, broth], '1', 'L'), {
    kind: 'conflict',
    code: 'SUB_RECIPE_UNIT_MISMATCH',
    message: /Ingredient 2 of recipe "soup" is in KG.*"broth" gives L/,
  });
});

/** An exact fraction. The functions below reduce fractions at every step, which is slow but simple. */
type Rational = { n: bigint; d: bigint };
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const ratio = (n: bigint, d: bigint): Rational => ({ n: n / gcd(n, d), d: d / gcd(n, d) });
const times = (a: Rational, b: Rational) => ratio(a.n * b.n, a.d * b.d);
const over = (a: Rational, b: Rational) => ratio(a.n * b.d, a.d * b.n);
const plus = (a: Rational, b: Rational) => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
const rational = (text: string): Rational => {
  const [whole = '', part = ''] = text.split('.');
  return ratio(BigInt(whole + part), 10n ** BigInt(part.length));
};
const base = (amount: string, uom: string) =>
  times(rational(amount), rational(UNITS[uom as keyof typeof UNITS].factor));

/** Returns the requirements of a recipe. Follows every path of the graph separately. */
function byHand(
  graph: readonly RecipeNode[],
  id: string,
  output: Rational,
  into = new Map<string, Rational>(),
): Map<string, Rational> {
  const recipe = graph.find((each) => each.id === id);
  if (!recipe) throw new Error(id);
  const real = times(base(recipe.outputQuantity, recipe.outputUom), ratio(BigInt(recipe.yieldPercentage), 100n));
  for (const { articleId, quantity, uom, subRecipeId } of recipe.ingredients) {
    const amount = times(over(output, real), base(quantity, uom));
    const sub = graph.find((each) => each.id === subRecipeId);
    if (sub && sub.ingredients.length > 0) byHand(graph, sub.id, amount, into);
    else
      into.set(
        `${articleId} ${UNITS[uom as keyof typeof UNITS].kind}`,
        plus(into.get(`${articleId} ${UNITS[uom as keyof typeof UNITS].kind}`) ?? ratio(0n, 1n), amount),
      );
  }
  return into;
}
const reached = (graph: readonly RecipeNode[], id: string): Set<string> =>
  new Set(
    (graph.find((each) => each.id === id)?.ingredients ?? []).flatMap(({ subRecipeId }) =>
      subRecipeId === null ? [] : [subRecipeId, ...reached(graph, subRecipeId)],
    ),
  );
const sixPlaces = ({ n, d }: Rational): string => {
  const digits = ((n * 10n ** 6n * 2n + d) / (2n * d)).toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
};

test('requirementsOf returns the same amounts as a calculation along every path', async (t) => {
  const amount = fc.tuple(fc.bigInt(1n, 10n ** 15n - 1n), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0');
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });
  const mass = fc.constantFrom('KG', 'G', 'LB', 'OZ', 'T', 'MG');
  const other = fc.constantFrom('L', 'PIECE', 'DOZEN', 'BOX', 'MM');
  const article = fc.constantFrom('salt', 'pork', 'beef');
  const uses = fc.array(fc.record({ article, amount, mass, other: fc.option(other), sub: fc.option(fc.nat(20)) }), {
    maxLength: 5,
  });
  const recipes = fc.array(fc.record({ amount, mass, percent: fc.integer({ min: 1, max: 1000 }), uses }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(recipes, amount, mass, (drawn, wished, wishedUnit) => {
      const graph = drawn.map((recipe, at) =>
        node(
          String(at),
          recipe.amount,
          recipe.mass,
          recipe.percent,
          recipe.uses.map((use): Use => {
            // A recipe uses only recipes with a higher number, so there is no cycle.
            const below = drawn.length - at - 1;
            if (use.sub === null || below === 0) return [use.article, use.amount, use.other ?? use.mass];
            return [use.article, use.amount, use.mass, String(at + 1 + (use.sub % below))];
          }),
        ),
      );
      const [top, ...others] = graph.filter(({ id }) => id === '0' || reached(graph, '0').has(id));
      const found = requirementsOf(top as RecipeNode, others, Quantity.of(Decimal.of(wished), unitOf(wishedUnit)));
      const wanted = byHand(graph, '0', base(wished, wishedUnit));
      const keys = found.map(({ articleId, uom }) => `${articleId} ${UNITS[uom as keyof typeof UNITS].kind}`);
      t.same(keys, [...wanted.keys()].sort(), { diagnostic: false });
      t.same(
        found.map(({ quantity }) => quantity),
        [...wanted.keys()].sort().map((key) => sixPlaces(wanted.get(key) as Rational)),
      );
    }),
    { numRuns: 300 },
  );
});

test('requirementsOf calculates 20 levels with 40 links each without following every path', async (t) => {
  // The graph has 40^20 paths, and its outputs have no common factor.
  const levels = 20;
  const graph = Array.from({ length: levels }, (_, at) =>
    node(
      String(at),
      `${at * 2 + 3}`,
      'KG',
      97,
      Array.from({ length: 40 }, (): Use => ['salt', '0.000001', 'KG', at + 1 < levels ? String(at + 1) : undefined]),
    ),
  );
  t.equal(needs(graph as [RecipeNode], '1', 'T').length, 1);
});

test('requirementsOf calculates five levels of forty recipes with irregular output quantities', async (t) => {
  const odd = (seed: number) => `${(seed * 7919) % 9973}.${String((seed * 104_729) % 999_983).padStart(6, '0')}`;
  const top = node(
    'top',
    '7',
    'KG',
    93,
    Array.from({ length: 40 }, (_, at): Use => ['mix', odd(at + 1), 'OZ', `0 ${at}`]),
  );
  const below = Array.from({ length: 200 }, (_, at) => {
    const level = Math.floor(at / 40);
    const uses = Array.from(
      { length: 40 },
      (_, to): Use => [`a${to}`, odd(at * 40 + to + 1), 'LB', level < 4 ? `${level + 1} ${to}` : undefined],
    );
    return node(`${level} ${at % 40}`, odd(at + 1), 'OZ', 1 + (at % 999), uses);
  });
  t.equal(needs([top, ...below], '1', 'KG').length, 40);
});

test('getRequirements defaults to the output of the recipe, and refuses faulty quantities and units', async (t) => {
  const { run, refusal, recipe, ingredient, article } = await withRecipe();
  const { id } = await recipe({ outputQuantity: '10', outputUom: 'KG', yieldPercentage: 80 });
  t.same((await run(getRequirements, { id })).articles, [], 'a recipe without ingredients');
  const pork = await article();
  await ingredient(id, { articleId: pork, quantity: '8', uom: 'kg' });
  t.same(await run(getRequirements, { id, quantity: '500', uom: 'g' }), {
    recipeId: id,
    quantity: '500',
    uom: 'g',
    articles: [{ articleId: pork, quantity: '0.5', uom: 'KG' }],
  });
  const own = { recipeId: id, quantity: '10', uom: 'KG', articles: [{ articleId: pork, quantity: '10', uom: 'KG' }] };
  t.same(await run(getRequirements, { id }), own);
  t.same(
    await run(getRequirements, { id, uom: 'G' }),
    { ...own, quantity: '10000', uom: 'G' },
    'its own output in another unit',
  );
  t.same((await run(getRequirements, { id, quantity: '5' })).articles[0]?.quantity, '5', 'in its own unit');
  t.equal(await refusal(getRequirements, { id, uom: 'L' }), 'VALIDATION_ERROR uom');
  t.equal(await refusal(getRequirements, { id, quantity: '0', uom: 'STONE' }), 'VALIDATION_ERROR quantity uom');
  t.equal(await refusal(getRequirements, { id: NOBODY }), 'RECIPE_NOT_FOUND');
});

test('a large calculation pauses for other work, and returns the same result as requirementsOf', async (t) => {
  const chain = Array.from({ length: 30 }, (_, n) =>
    node(`r${n}`, `${999_999_999 - 2 * n}.999989`, 'KG', 997, [
      ...(n < 29 ? [['', `${999_999_999 - 2 * n}.999989`, 'KG', `r${n + 1}`] satisfies Use] : []),
      ...Array.from({ length: 40 }, (_, k): Use => [`a${n}-${k}`, '2.5', 'KG']),
    ]),
  );
  const [first, ...others] = chain as [RecipeNode, ...RecipeNode[]];
  const steps = calculation(first, others, Quantity.of(Decimal.of('99.7'), unitOf('KG')));
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses++;
  t.ok(pauses >= 10, `${pauses} pauses`);
  t.strictSame(step.value, requirementsOf(first, others, Quantity.of(Decimal.of('99.7'), unitOf('KG'))));
});
