/**
 * What goes into a production batch: the direct ingredients of its recipe, scaled to what is planned.
 *
 * An ingredient that has a sub-recipe is not taken apart: what the sub-recipe gives is made by a batch of its own, and
 * comes in as a lot.
 */

import { Decimal } from '../kernel/decimal.ts';
import { kindOf, Quantity, type Unit } from '../kernel/quantity.ts';
import type { RecipeState } from './recipe-outputs.ts';
import type { NamedArticle } from './run-outputs.ts';

/** How much of an article goes in. */
export interface Component extends NamedArticle {
  /** A decimal text in `uom`, of at most six places. */
  readonly quantity: string;
  /** As the first ingredient of the article has it. */
  readonly uom: Unit;
  /** Whether something else may be taken instead. */
  readonly substitutable: boolean;
}

/** What a batch keeps of its recipe. */
interface FrozenRecipe {
  /** The article that comes out. */
  readonly articleId: string;
  readonly name: string;
  readonly version: number;
  readonly yieldPercentage: number;
  /** Days. */
  readonly shelfLifeDays: number | null;
}

/** What a batch is made by, as it was when the batch started. */
export interface BatchPlan {
  readonly recipe: FrozenRecipe;
  readonly components: readonly Component[];
}

/** As precisely as a request may give an amount. */
const PLACES = 6;

/**
 * The plan of a batch of so much. Ingredients of one article and one kind of unit are one component, in the unit of the first
 * of them; `substitutable` if one of them is. Quantities are summed exactly and then rounded towards more, so that what is
 * planned is never too little to make what is planned.
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

/** How often the recipe as listed is made: it gives `outputQuantity` × `yieldPercentage` / 100 each time. */
function runsOf({ outputQuantity, outputUom, yieldPercentage }: RecipeState, planned: Quantity): Decimal {
  const output = Quantity.of(Decimal.of(outputQuantity), outputUom).inBase();
  const real = output.times(Decimal.of(String(yieldPercentage))).dividedBy(Decimal.of('100'));
  return planned.inBase().dividedBy(real);
}
