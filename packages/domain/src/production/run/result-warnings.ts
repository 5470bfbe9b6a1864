/** Finds the results of a run that a person should confirm: too much output, or a yield far below the usual yield. */

import { Decimal } from '../../kernel/values/decimal.ts';
import { percentText } from './run.ts';

/**
 * Maximum output without a confirmation, in per cent of the input. Inexact scales and inexact amounts of booked water
 * explain the 10 per cent above the input.
 */
const MOST_OUT_PERCENT = Decimal.of('110');
/** Percentage points by which a yield may be below the usual yield without a confirmation. */
const YIELD_POINTS = Decimal.of('10');
/**
 * A result to confirm, with decimal texts. For MORE_OUT, `actual` is the output and `expected` the input, in kilograms.
 * For LOW_YIELD, they are the yield and the usual yield, in per cent.
 */
export interface Unusual {
  readonly kind: 'MORE_OUT' | 'LOW_YIELD';
  readonly actual: string;
  readonly expected: string;
}

export interface RunFigures {
  /** The mass of the inputs, in kilograms. */
  readonly input: Decimal;
  /** The output in kilograms. Of a batch: outputs and waste. Of a cutting: only outputs. */
  readonly output: Decimal;
  /** The yield in per cent. Null: unknown. */
  readonly yieldPercent: Decimal | null;
  /** The yield of the recipe or of the cutting scheme, in per cent. Null: unknown. */
  readonly usualPercent: Decimal | null;
}

/**
 * Returns the figures to confirm before a batch is completed. MORE_OUT: the output is more than 110 % of the input.
 * LOW_YIELD: the yield is more than 10 percentage points below the usual one. The service accepts both. The note of the
 * batch states the reason.
 */
export function unusualOf({ input, output, yieldPercent, usualPercent }: RunFigures): readonly Unusual[] {
  const isMore = !input.isZero() && output.times(Decimal.HUNDRED).compare(input.times(MOST_OUT_PERCENT)) > 0;
  return [
    ...(isMore ? [{ kind: 'MORE_OUT' as const, actual: output.toText(6), expected: input.toText(6) }] : []),
    ...lowYield(yieldPercent, usualPercent),
  ];
}

/**
 * Returns the figures to confirm before a cutting is booked: a yield that is too low, as in `unusualOf`. Does not check
 * for too much output, because `cut` refuses a difference beyond the tolerance, which is 10 % at most.
 */
export const unusualCutting = ({ input, output, usualPercent }: Omit<RunFigures, 'yieldPercent'>): readonly Unusual[] =>
  lowYield(input.isZero() ? null : Decimal.of(percentText(output, input)), usualPercent);

const lowYield = (actual: Decimal | null, usual: Decimal | null): readonly Unusual[] =>
  actual && usual && actual.compare(usual.minus(YIELD_POINTS)) < 0
    ? [{ kind: 'LOW_YIELD', actual: actual.toText(2), expected: usual.toText(2) }]
    : [];

/** The figures of a batch. `ofPlan`: the main output as a percentage of the plan. Inputs are in kilograms. */
export interface BatchFigures {
  readonly ofPlan: string;
  /** The yield of the recipe, in per cent. */
  readonly yieldPercentage: number;
  readonly plannedInput: Decimal;
  readonly input: Decimal;
}

/**
 * Returns the yield of a batch in per cent. It is comparable with the yield of the recipe even if the input differs
 * from the plan. Returns null if the input has no mass.
 */
export const recipeYield = ({ ofPlan, yieldPercentage, plannedInput, input }: BatchFigures): Decimal | null =>
  input.isZero()
    ? null
    : Decimal.of(ofPlan)
        .times(Decimal.of(String(yieldPercentage)))
        .times(plannedInput)
        .dividedBy(input.times(Decimal.HUNDRED));
