import assert from 'node:assert/strict';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { test } from 'tap';
import { compile } from '../../src/labels/compile/compile.ts';
import type { LabelSources, SourceLine, SourceRecipe } from '../../src/labels/compile/sources.ts';
import { expected } from './compile-oracle.ts';
import { type RandomLabel, randomLabels } from './random-labels.ts';

/** Returns what the oracle compares: neither rules nor sources, and the reasons in any order. */
function compared({ decisions, sources }: RandomLabel) {
  const { prepacked, loose, reasons } = compile(decisions, sources);
  const shown = (elements: typeof prepacked) =>
    elements?.map(({ kind, text, emphasis }) => ({ kind, text, emphasis })) ?? null;
  return {
    ...{ prepacked: shown(prepacked), loose: shown(loose) },
    reasons: [...new Set(reasons.map(({ code, articleId }) => `${code} ${articleId}`))].sort(),
  };
}

test('elements, emphasis and reasons of random labels equal those of an oracle', async () => {
  fc.assert(
    fc.property(randomLabels, (label) => {
      assert.deepEqual(compared(label), expected(label.decisions, label.sources));
    }),
    { numRuns: 1000 },
  );
});

/** Returns the label with its recipes changed. */
const withRecipes = ({ decisions, sources }: RandomLabel, change: (recipe: SourceRecipe) => SourceRecipe) => ({
  decisions,
  sources: { ...sources, recipes: new Map([...sources.recipes].map(([id, recipe]) => [id, change(recipe)])) },
});

const times = (quantity: string, factor: Fraction | string): string => new Fraction(quantity).mul(factor).toString();
const scaled = (line: SourceLine, factor: Fraction | string) => ({ ...line, quantity: times(line.quantity, factor) });

const factors = fc.array(fc.constantFrom('3', '0.5', '7', '1000', '0.008'), { minLength: 7, maxLength: 7 });

test('scaling the quantities of random recipes changes nothing', async () => {
  fc.assert(
    fc.property(randomLabels, factors, (label, each) => {
      const bigger = withRecipes(label, (recipe) => {
        const factor = each[Number(recipe.id.slice(1))] ?? '1';
        const ingredients = recipe.ingredients.map((line) => scaled(line, factor));
        return { ...recipe, ingredients, outputQuantity: times(recipe.outputQuantity, factor) };
      });
      assert.deepEqual(compile(bigger.decisions, bigger.sources), compile(label.decisions, label.sources));
    }),
    { numRuns: 300 },
  );
});

test('the order of the lines of random recipes changes no byte of an element', async () => {
  fc.assert(
    fc.property(randomLabels, fc.infiniteStream(fc.nat()), (label, random) => {
      const shuffled = withRecipes(label, (recipe) => ({
        ...recipe,
        ingredients: recipe.ingredients
          .map((line) => ({ line, place: random.next().value as number }))
          .sort((a, b) => a.place - b.place)
          .map(({ line }) => line),
      }));
      const elements = ({ decisions, sources }: RandomLabel) => ({ ...compile(decisions, sources), reasons: [] });
      assert.equal(JSON.stringify(elements(shuffled)), JSON.stringify(elements(label)));
      assert.deepEqual(compared(shuffled), compared(label));
    }),
    { numRuns: 300 },
  );
});

test('splitting lines of random recipes changes nothing', async () => {
  fc.assert(
    fc.property(randomLabels, fc.constantFrom('0.5', '0.1', '0.999'), (label, share) => {
      const rest = new Fraction(1).sub(share);
      const split = withRecipes(label, (recipe) => ({
        ...recipe,
        ingredients: [
          ...recipe.ingredients.map((line) => scaled(line, share)),
          ...recipe.ingredients.map((line) => scaled(line, rest)),
        ],
      }));
      assert.deepEqual(compile(split.decisions, split.sources), compile(label.decisions, label.sources));
    }),
    { numRuns: 300 },
  );
});

/** Returns the kg that go into a recipe. Undefined: a line has no mass that a person could write. */
function massOf({ ingredients }: SourceRecipe, { declarations }: LabelSources): Fraction | undefined {
  const factors: Readonly<Record<string, string>> = { G: '0.001', ML: '0.001', DOZEN: '12' };
  return ingredients.reduce<Fraction | undefined>((sum, { articleId, uom, quantity }) => {
    const declaration = declarations.get(articleId);
    const base = new Fraction(quantity).mul(factors[uom] ?? '1');
    if (declaration && declaration.role !== 'INGREDIENT' && declaration.role !== 'WATER') return sum;
    if (uom === 'KG' || uom === 'G') return sum?.add(base);
    return declaration?.kgPerUnit ? sum?.add(base.mul(declaration.kgPerUnit)) : undefined;
  }, new Fraction(0));
}

/**
 * Writes the lines of a sub-recipe in the place of a line. All lines are scaled by the kg of the sub-recipe, because its
 * share may have no finite decimal.
 */
function inlined(recipe: SourceRecipe, at: number, sources: LabelSources): SourceRecipe {
  const line = recipe.ingredients[at] as SourceLine;
  const sub = sources.recipes.get(line.subRecipeId ?? '');
  const mass = sub && massOf(sub, sources);
  if (!sub || !mass || mass.equals(0)) return recipe;
  const kg = new Fraction(line.quantity).mul(line.uom === 'G' ? '0.001' : '1');
  const ingredients = recipe.ingredients.flatMap((one, index) =>
    index === at ? sub.ingredients.map((inner) => scaled(inner, kg)) : [scaled(one, mass)],
  );
  return { ...recipe, ingredients };
}

test("the lines of a sub-recipe in its place change no byte of random labels' elements", async (t) => {
  let changes = 0;
  const withoutLoss = randomLabels.map(({ decisions, sources }) => ({
    sources,
    decisions: {
      ...decisions,
      ingredients: decisions.ingredients.map((one) => ({ ...one, moistureLossPercent: null })),
    },
  }));
  fc.assert(
    fc.property(withoutLoss, (label) => {
      const changed = withRecipes(label, (recipe) => {
        const at = recipe.ingredients.findIndex(
          ({ articleId, subRecipeId }) => subRecipeId !== null && !label.sources.declarations.has(articleId),
        );
        return at < 0 ? recipe : inlined(recipe, at, label.sources);
      });
      const [after, before] = [compared(changed), compared(label)];
      if (before.reasons.some((one) => /^(DECLARATION_MISSING|NO_MASS)/.test(one))) return;
      changes++;
      assert.deepEqual({ ...after, reasons: [] }, { ...before, reasons: [] });
    }),
    { numRuns: 300 },
  );
  t.ok(changes > 100, 'most labels are complete');
});
