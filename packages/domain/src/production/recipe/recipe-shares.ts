/** The ingredients of a recipe for one batch: amounts, grams per kilogram, shares, and the sums of what goes in. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, unitOf } from '../../kernel/values/quantity.ts';

interface RecipeAmounts {
  readonly outputQuantity: string;
  readonly outputUom: string;
  readonly yieldPercentage: number;
  readonly ingredients: readonly { readonly id: string; readonly quantity: string; readonly uom: string }[];
}

/** An ingredient in one batch. All amounts are decimal texts. */
export interface IngredientShare {
  readonly id: string;
  /** In the unit of the ingredient, rounded half up to six places. */
  readonly quantity: string;
  /**
   * Grams for each kilogram of the recipe's output before the loss, as in recipe books. Two decimal places. Without an
   * output in kilograms, for each kilogram of all ingredients. Null: the ingredient has no weight.
   */
  readonly gramsPerKg: string | null;
  /** The part of the weight of all ingredients, in per cent. Two decimal places. Null: the ingredient has no weight. */
  readonly percent: string | null;
}

export interface RecipeShares {
  readonly ingredients: readonly IngredientShare[];
  /** The weight of all ingredients in KG. Ingredients without a weight do not count. Null: none has a weight. */
  readonly goesIn: string | null;
  /** The output before the loss, and what comes out of it, in the output unit. */
  readonly beforeLoss: string;
  readonly comesOut: string;
}

const PLACES = 6;
const SHOWN_PLACES = 2;
const THOUSAND = Decimal.of('1000');

/** Returns what one batch of the recipe gives: its output × yield, in the output unit. */
const realOutput = ({ outputQuantity, yieldPercentage }: Omit<RecipeAmounts, 'ingredients'>): Decimal =>
  Decimal.of(outputQuantity)
    .times(Decimal.of(String(yieldPercentage)))
    .dividedBy(Decimal.HUNDRED);

/**
 * Returns the shares of a recipe. The quantities of a recipe are those before the loss: they give `outputQuantity`, of
 * which the yield remains. `comesOut`: the wanted output in the output unit, above zero, which scales all amounts.
 * Default: what the recipe gives as it is written.
 */
export function sharesOf(recipe: RecipeAmounts, comesOut: Decimal = realOutput(recipe)): RecipeShares {
  const runs = comesOut.dividedBy(realOutput(recipe));
  const output = Quantity.of(Decimal.of(recipe.outputQuantity), unitOf(recipe.outputUom));
  const amounts = recipe.ingredients.map(({ id, quantity, uom }) => {
    const amount = Quantity.of(Decimal.of(quantity), unitOf(uom));
    return { id, amount, kg: kindOf(amount.unit) === 'mass' ? amount.inBase() : null };
  });
  const weighed = amounts.flatMap(({ kg }) => kg ?? []);
  const sum = weighed.reduce((all, kg) => all.plus(kg), Decimal.ZERO);
  const mass = kindOf(output.unit) === 'mass' ? output.inBase() : sum;
  return {
    ingredients: amounts.map(({ id, amount, kg }) => ({
      id,
      quantity: amount.amount.times(runs).toText(PLACES),
      gramsPerKg: kg === null ? null : kg.times(THOUSAND).dividedBy(mass).toText(SHOWN_PLACES),
      percent: kg === null ? null : kg.times(Decimal.HUNDRED).dividedBy(sum).toText(SHOWN_PLACES),
    })),
    goesIn: weighed.length === 0 ? null : sum.times(runs).toText(PLACES),
    beforeLoss: output.amount.times(runs).toText(PLACES),
    comesOut: comesOut.toText(PLACES),
  };
}
