/**
 * Calculates the articles needed for an output of a recipe, without reads.
 *
 * One run of a recipe yields `outputQuantity` × `yieldPercentage` / 100. Other outputs scale all ingredients in
 * proportion. The ingredients of a sub-recipe replace the ingredient that the sub-recipe makes, recursively. A
 * sub-recipe without ingredients does not say how to make the article, so the article itself is needed.
 */

import { invalid } from '../../kernel/contract/refusal.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import {
  baseUnitOf,
  factorOf,
  kindOf,
  Quantity,
  sameKind,
  type Unit,
  type UnitKind,
} from '../../kernel/values/quantity.ts';
import type { RecipeNode } from '../ports.ts';
import { refuseMismatch, subRecipeIds } from './recipe.ts';
import type { ArticleRequirement } from './recipe-outputs.ts';

/**
 * Returns the requested output. The default amount is the recipe's `outputQuantity`, converted to `uom` if given. The
 * default unit is `outputUom`. Refuses a unit of another kind than the recipe's output with VALIDATION_ERROR.
 */
export function outputOf(
  recipe: RecipeNode,
  wished: { readonly quantity: Decimal | undefined; readonly uom: Unit | undefined },
): Quantity {
  const uom = wished.uom ?? recipe.outputUom;
  if (!sameKind(uom, recipe.outputUom)) {
    throw invalid([
      { field: 'uom', message: say`must be a unit that converts into ${recipe.outputUom}, as the output` },
    ]);
  }
  if (wished.quantity) return Quantity.of(wished.quantity, uom);
  return Quantity.of(Decimal.of(recipe.outputQuantity), recipe.outputUom).to(uom);
}

/**
 * Returns the articles needed for `output` of the recipe, by article and kind of unit. `others` are all recipes below
 * the recipe, without a cycle. Refuses with SUB_RECIPE_UNIT_MISMATCH if the unit of an ingredient does not convert into
 * the output of its sub-recipe.
 *
 * Processes each recipe once, after all its users, with its total need. So the work grows with the number of
 * ingredients, not of paths. All amounts are integers over one common denominator, the product of all outputs. This
 * denominator suffices, because a path divides by the output of each of its recipes at most once. With the common
 * denominator, five levels of forty recipes with odd outputs take a few milliseconds. Separate fractions take a minute,
 * because every sum reduces them.
 */
export function requirementsOf(
  recipe: RecipeNode,
  others: readonly RecipeNode[],
  output: Quantity,
): readonly ArticleRequirement[] {
  for (const steps = calculation(recipe, others, output); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The number of sums between two `yield` statements. The sums take a few milliseconds at most. */
const SUMS_AT_ONCE = 200;

/**
 * Calculates as `requirementsOf` does, but yields regularly so that other work can run. The numbers of runs have many
 * digits. So the function first sums the short amounts per run by article and recipe, and multiplies the sums by the
 * runs at the end.
 */
export function* calculation(
  recipe: RecipeNode,
  others: readonly RecipeNode[],
  output: Quantity,
): Generator<void, readonly ArticleRequirement[]> {
  const graph = [recipe, ...others];
  const recipes = new Map(graph.map((each) => [each.id, each]));
  const denominator = graph.reduce((product, each) => product * realOutput(each), SCALE);
  const needed = new Map<string, bigint>([[recipe.id, scaled(output.inBase()) * (denominator / SCALE)]]);
  const articles = new Map<string, { articleId: string; kind: UnitKind; ofRecipes: Map<string, bigint> }>();
  const runsOf = new Map<string, bigint>();
  let sums = 0;

  for (const user of usersFirst(graph)) {
    const runs = (needed.get(user.id) ?? 0n) / realOutput(user);
    runsOf.set(user.id, runs);
    for (const ingredient of user.ingredients) {
      if (++sums % SUMS_AT_ONCE === 0) yield;
      const perRun = scaled(inBase(ingredient.quantity, ingredient.uom)) * 100n;
      const sub = ingredient.subRecipeId === null ? undefined : recipes.get(ingredient.subRecipeId);
      if (sub && sub.ingredients.length > 0) {
        refuseMismatch(user, ingredient, sub);
        needed.set(sub.id, (needed.get(sub.id) ?? 0n) + runs * perRun);
        continue;
      }
      const { articleId, uom } = ingredient;
      const kind = kindOf(uom);
      const key = `${articleId} ${kind}`;
      const article = articles.get(key) ?? { articleId, kind, ofRecipes: new Map<string, bigint>() };
      articles.set(key, article);
      article.ofRecipes.set(user.id, (article.ofRecipes.get(user.id) ?? 0n) + perRun);
    }
  }
  const requirements: ArticleRequirement[] = [];
  const show = showing(denominator);
  for (const [, { articleId, kind, ofRecipes }] of [...articles].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let amount = 0n;
    for (const [id, perRun] of ofRecipes) {
      if (++sums % SUMS_AT_ONCE === 0) yield;
      amount += (runsOf.get(id) ?? 0n) * perRun;
    }
    requirements.push({ articleId, quantity: show(amount), uom: baseUnitOf(kind) });
  }
  return requirements;
}

/**
 * Maximum decimal places of amounts in base units: 6 of the request and 12 of the unit with the finest factor, the
 * ounce.
 */
const PLACES = 18;
const SCALE = 10n ** BigInt(PLACES);
const SCALE_DECIMAL = Decimal.of(SCALE.toString());

/** Returns an amount as an integer in 10⁻¹⁸ of the base unit. */
const scaled = (amount: Decimal): bigint => BigInt(amount.times(SCALE_DECIMAL).toText());

const inBase = (amount: string, uom: Unit): Decimal => Decimal.of(amount).times(factorOf(uom));

/**
 * Returns the output of one run of the recipe, scaled by `scaled`. The result is times 100, because the yield is a
 * percentage.
 */
const realOutput = (recipe: RecipeNode): bigint =>
  scaled(inBase(recipe.outputQuantity, recipe.outputUom)) * BigInt(recipe.yieldPercentage);

const SHOWN_PLACES = 6n;

/** The number of leading bits of the denominator that decide the rounding, except for fractions next to a midpoint. */
const DECIDING_BITS = 256n;

/** Returns a function that formats numerators over the denominator as decimal texts, rounded half up to six places. */
function showing(denominator: bigint): (numerator: bigint) => string {
  const bottom = 2n * denominator;
  // Divides the leading digits first. Division of numbers of tens of thousands of digits takes 1,000 times as long.
  const surplus = BigInt(bottom.toString(16).length) * 4n - DECIDING_BITS;
  const cut = surplus > 0n ? surplus : 0n;
  const start = bottom >> cut;
  return (numerator) => {
    const top = 2n * numerator * 10n ** SHOWN_PLACES + denominator;
    const topStart = top >> cut;
    const atLeast = topStart / (start + 1n);
    const millionths = (topStart + 1n) / start === atLeast ? atLeast : top / bottom;
    return Decimal.of(millionths.toString()).times(Decimal.of('0.000001')).toText();
  };
}

/** Returns the recipes in topological order. Each recipe comes after all recipes that use it. */
function usersFirst(graph: readonly RecipeNode[]): readonly RecipeNode[] {
  const recipes = new Map(graph.map((each) => [each.id, each]));
  const open = new Map<string, number>();
  for (const sub of graph.flatMap(subRecipeIds)) open.set(sub, (open.get(sub) ?? 0) + 1);
  const order = graph.filter((recipe) => !open.has(recipe.id));
  // The loop also visits the recipes that it adds to the list.
  for (const recipe of order) {
    for (const id of subRecipeIds(recipe)) {
      const left = (open.get(id) ?? 0) - 1;
      open.set(id, left);
      const sub = recipes.get(id);
      if (left === 0 && sub) order.push(sub);
    }
  }
  return order;
}
