/**
 * The inputs of a production batch: the direct ingredients of its recipe, scaled to the planned quantity.
 *
 * An ingredient with a sub-recipe is not broken down. A separate batch makes the output of the sub-recipe. This output
 * is a lot that the batch consumes.
 */

import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, type Unit } from '../../kernel/values/quantity.ts';
import type { RecipeState } from '../recipe/recipe.ts';

/** An article with its name at the start of the batch. */
export interface NamedArticle {
  readonly articleId: string;
  readonly articleName: string;
}

/** An article and its planned quantity. */
export interface Component extends NamedArticle {
  /** The planned quantity in `uom`: a decimal text with at most six places. */
  readonly quantity: string;
  /** The unit of the first ingredient with this article and kind of unit. */
  readonly uom: Unit;
  /** Whether other articles may replace the component. */
  readonly substitutable: boolean;
}

/** The part of its recipe that a batch stores. */
interface FrozenRecipe {
  /** The article of the output. */
  readonly articleId: string;
  readonly name: string;
  readonly version: number;
  readonly yieldPercentage: number;
  /** Days from the start of a batch to the latest expiry of its MAIN outputs. Null: no limit. */
  readonly shelfLifeDays: number | null;
}

/** The plan of a batch, fixed at its start. */
export interface BatchPlan {
  readonly recipe: FrozenRecipe;
  readonly components: readonly Component[];
}

/** Decimal places of planned quantities, as in amounts of requests. */
const PLACES = 6;

/**
 * Returns the plan of a batch of the quantity `planned`. Combines the ingredients of one article and one kind of unit
 * into one component, in the unit of the first ingredient. A component is substitutable if one of its ingredients is.
 * Sums are exact and then rounded up, so the plan always suffices.
 */
export function planOf(recipe: RecipeState, planned: Quantity, nameOf: (articleId: string) => string): BatchPlan {
  const { articleId, name, version, yieldPercentage, shelfLifeDays, ingredients } = recipe;
  const runs = runsOf(recipe, planned);
  const sums = new Map<string, { articleId: string; sum: Quantity; substitutable: boolean }>();
  for (const ingredient of ingredients) {
    const key = `${ingredient.articleId} ${kindOf(ingredient.uom)}`;
    const amount = Quantity.of(Decimal.of(ingredient.quantity).times(runs), ingredient.uom);
    const known = sums.get(key);
    sums.set(key, {
      articleId: ingredient.articleId,
      sum: known ? known.sum.plus(amount) : amount,
      substitutable: ingredient.substitutable || (known?.substitutable ?? false),
    });
  }
  return {
    recipe: { articleId, name, version, yieldPercentage, shelfLifeDays },
    components: [...sums.values()].map(({ articleId, sum, substitutable }) => ({
      articleId,
      articleName: nameOf(articleId),
      quantity: sum.amount.ceil(PLACES).toText(),
      uom: sum.unit,
      substitutable,
    })),
  };
}

/** Returns the number of runs of the recipe. One run yields `outputQuantity` × `yieldPercentage` / 100. */
function runsOf({ outputQuantity, outputUom, yieldPercentage }: RecipeState, planned: Quantity): Decimal {
  const output = Quantity.of(Decimal.of(outputQuantity), outputUom).inBase();
  const real = output.times(Decimal.of(String(yieldPercentage))).dividedBy(Decimal.HUNDRED);
  return planned.inBase().dividedBy(real);
}
