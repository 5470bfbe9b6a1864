/**
 * What must be at hand to make so much of a recipe: a calculation without any reads.
 *
 * A recipe gives `outputQuantity` × `yieldPercentage` / 100 when it is made once, as listed. For another output all its
 * ingredients scale in proportion. An ingredient with a sub-recipe is not bought but made: its quantity is an output of
 * the sub-recipe, whose ingredients stand in its place, and so on down. A sub-recipe without ingredients says nothing
 * about how the article is made, so the article itself is needed.
 */
import { Decimal } from '../shared/decimal.ts';
import { say } from '../shared/message.ts';
import { factorOf, kindOf, Quantity, sameKind, UNITS, type Unit, type UnitKind, unitOf } from '../shared/quantity.ts';
import { conflict, invalid } from '../shared/refusal.ts';
import type { RecipeNode } from './ports.ts';
import { type Ingredient, subRecipeIds } from './recipe.ts';

/** How much of an article is needed. One article can be needed in several kinds of unit, which never add up. */
export interface ArticleRequirement {
  readonly articleId: string;
  /** A decimal text in `uom`: exact where it ends within six places, else rounded half up to six. */
  readonly quantity: string;
  /** The base unit of its kind: KG, L, M, PIECE, or the packaging unit itself. */
  readonly uom: Unit;
}

/**
 * The output that is asked for. Without an amount it is the recipe's own `outputQuantity`, told in `uom` if that is given;
 * without a unit it is in the recipe's own. Refuses a unit of another kind than the recipe's output.
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
 * The articles needed for `output` of the recipe, by article and kind of unit. `others` are all recipes that it leads to,
 * without a circle. Refuses with SUB_RECIPE_UNIT_MISMATCH where an ingredient's unit does not convert
 * into the output of its sub-recipe.
 *
 * Recipes are gone through users first, each once, with all that is needed of it: the work grows with the number of
 * ingredients, not with the number of ways down. All amounts are whole numbers over one common denominator, the product
 * of all outputs: every way down divides by the output of each recipe on it, and passes each at most once. Fractions of
 * their own would be reduced at every sum, which takes a minute for five levels of forty recipes with odd outputs, where
 * this takes some milliseconds.
 */
export function requirementsOf(
  recipe: RecipeNode,
  others: readonly RecipeNode[],
  output: Quantity,
): readonly ArticleRequirement[] {
  const graph = [recipe, ...others];
  const recipes = new Map(graph.map((each) => [each.id, each]));
  const denominator = graph.reduce((product, each) => product * realOutput(each), SCALE);
  const needed = new Map<string, bigint>([[recipe.id, scaled(output.inBase()) * (denominator / SCALE)]]);
  const articles = new Map<string, { articleId: string; kind: UnitKind; amount: bigint }>();

  for (const user of usersFirst(graph)) {
    const runs = (needed.get(user.id) ?? 0n) / realOutput(user);
    for (const ingredient of user.ingredients) {
      const amount = runs * scaled(inBase(ingredient.quantity, ingredient.uom)) * 100n;
      const sub = ingredient.subRecipeId === null ? undefined : recipes.get(ingredient.subRecipeId);
      if (sub && sub.ingredients.length > 0) {
        refuseMismatch(user, ingredient, sub);
        needed.set(sub.id, (needed.get(sub.id) ?? 0n) + amount);
        continue;
      }
      const { articleId, uom } = ingredient;
      const kind = kindOf(uom);
      const key = `${articleId} ${kind}`;
      articles.set(key, { articleId, kind, amount: (articles.get(key)?.amount ?? 0n) + amount });
    }
  }
  return [...articles.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { articleId, kind, amount }]) => ({
      articleId,
      quantity: shown(amount, denominator),
      uom: baseUnit(kind),
    }));
}

/** Amounts in base units have at most 18 places: 6 of the request and 12 of the unit with the finest factor, the ounce. */
const PLACES = 18;
const SCALE = 10n ** BigInt(PLACES);
const SCALE_DECIMAL = Decimal.of(SCALE.toString());

/** An amount in whole 10⁻¹⁸ of the base unit. */
const scaled = (amount: Decimal): bigint => BigInt(amount.times(SCALE_DECIMAL).toText());

const inBase = (amount: string, uom: Unit): Decimal => Decimal.of(amount).times(factorOf(uom));

/** What one run of the recipe gives, as `scaled`, times 100 for the percentage. */
const realOutput = (recipe: RecipeNode): bigint =>
  scaled(inBase(recipe.outputQuantity, recipe.outputUom)) * BigInt(recipe.yieldPercentage);

const SHOWN_PLACES = 6n;

/** The fraction as a decimal text, rounded half up to six places. */
function shown(numerator: bigint, denominator: bigint): string {
  const millionths = (2n * numerator * 10n ** SHOWN_PLACES + denominator) / (2n * denominator);
  return Decimal.of(millionths.toString()).times(Decimal.of('0.000001')).toText();
}

/** The first unit of the kind in the catalogue is its base unit. */
function baseUnit(kind: UnitKind): Unit {
  const [name = ''] = Object.entries(UNITS).find(([, unit]) => unit.kind === kind && unit.factor === '1') ?? [];
  return unitOf(name);
}

/** The recipes in an order in which each comes after all that use it. */
function usersFirst(graph: readonly RecipeNode[]): readonly RecipeNode[] {
  const recipes = new Map(graph.map((each) => [each.id, each]));
  const open = new Map<string, number>();
  for (const sub of graph.flatMap(subRecipeIds)) open.set(sub, (open.get(sub) ?? 0) + 1);
  const order = graph.filter((recipe) => !open.has(recipe.id));
  // The list grows while it is gone through.
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

function refuseMismatch(recipe: RecipeNode, { position, uom }: Ingredient, sub: RecipeNode): void {
  if (sameKind(uom, sub.outputUom)) return;
  throw conflict(
    'SUB_RECIPE_UNIT_MISMATCH',
    say`Ingredient ${position} of recipe "${recipe.name}" is in ${uom}, but its sub-recipe "${sub.name}" gives ${sub.outputUom}: these do not convert into each other`,
  );
}
