/** Compares the input and output masses of a recipe. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, unitOf } from '../../kernel/values/quantity.ts';

interface Masses {
  readonly outputQuantity: string;
  readonly outputUom: string;
  readonly ingredients: readonly { readonly quantity: string; readonly uom: string }[];
}

/**
 * Limits of the mass of all ingredients, as multiples of the output mass. A tenth of the output may come from unlisted
 * ingredients, and half of the ingredients may be lost.
 */
const LEAST = Decimal.of('0.9');
const MOST = Decimal.of('2');

const inKg = (quantity: string, uom: string): Decimal => Quantity.of(Decimal.of(quantity), unitOf(uom)).inBase();

/**
 * Returns the masses of the ingredients and of the output, as decimal texts in kg, if their ratio is outside the
 * limits. Otherwise returns undefined. Checks only recipes whose output is a mass. Checks only the upper limit if an
 * ingredient is not a mass, such as a casing in metres.
 */
export function massMisfit({
  outputQuantity,
  outputUom,
  ingredients,
}: Masses): { readonly ingredients: string; readonly output: string } | undefined {
  if (ingredients.length === 0 || !isMass(outputUom)) return undefined;
  const output = inKg(outputQuantity, outputUom);
  const masses = ingredients.filter(({ uom }) => isMass(uom));
  const sum = masses.reduce((all, { quantity, uom }) => all.plus(inKg(quantity, uom)), Decimal.ZERO);
  const isTooLittle = masses.length === ingredients.length && sum.compare(output.times(LEAST)) < 0;
  if (!isTooLittle && sum.compare(output.times(MOST)) <= 0) return undefined;
  return { ingredients: sum.toText(), output: output.toText() };
}

const isMass = (unit: string): boolean => kindOf(unitOf(unit)) === 'mass';
