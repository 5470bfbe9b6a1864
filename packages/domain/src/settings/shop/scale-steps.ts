/** The steps in which the shop's scales show weights, and the rounding of proposed amounts to them. */
import { int32 } from '../../kernel/contract/fields.ts';
import { form } from '../../kernel/contract/form.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { kindOf, Quantity, unitOf } from '../../kernel/values/quantity.ts';

/** The steps in whole grams, for weights below 1 kg and from 1 kg on. */
export interface ScaleSteps {
  readonly below1Kg: number;
  readonly from1Kg: number;
}

export const DEFAULT_SCALE_STEPS: ScaleSteps = { below1Kg: 1, from1Kg: 5 };

const STEP_MAX = { below1Kg: 100, from1Kg: 1000 };

/** Returns the field of the steps. Refuses a step that is finer from 1 kg on than below. */
export const scaleSteps = () =>
  form(
    { below1Kg: int32(1, STEP_MAX.below1Kg), from1Kg: int32(1, STEP_MAX.from1Kg) },
    ({ below1Kg, from1Kg }, fault) => {
      if (below1Kg === undefined || from1Kg === undefined || from1Kg >= below1Kg) return;
      fault('from1Kg', say`must be at least the step below 1 kg, ${below1Kg} g`);
    },
  );

const GRAM = unitOf('G');
const THOUSAND = Decimal.of('1000');
const HALF = Decimal.of('0.5');

/** Returns the step of the scale at this weight, in grams. */
function stepAt(grams: Decimal, { below1Kg, from1Kg }: ScaleSteps): Decimal {
  return Decimal.of(String(grams.compare(THOUSAND) < 0 ? below1Kg : from1Kg));
}

/** Returns half a step of the scale at this weight, which is the largest difference that the rounding makes. */
export function halfStepAt(weight: Quantity, steps: ScaleSteps): Quantity {
  return Quantity.of(stepAt(weight.to(GRAM).amount, steps).times(HALF), GRAM);
}

/**
 * Returns the amount as a scale shows it, in its own unit: a weight rounded half up to the next step, and at least one
 * step. Volumes and lengths have three decimal places of their base unit. Other amounts, and zero, do not change.
 */
export function onScale(quantity: Quantity, steps: ScaleSteps): Quantity {
  if (quantity.isZero()) return quantity;
  const kind = kindOf(quantity.unit);
  if (kind !== 'mass' && kind !== 'volume' && kind !== 'length') return quantity;
  const thousandths = quantity.inBase().times(THOUSAND);
  const step = kind === 'mass' ? stepAt(thousandths, steps) : Decimal.of('1');
  const counted = thousandths.dividedBy(step).plus(HALF).floor(0);
  const rounded = (counted.isZero() ? Decimal.of('1') : counted).times(step);
  return Quantity.fromBase(rounded.dividedBy(THOUSAND).toText(), quantity.unit);
}
