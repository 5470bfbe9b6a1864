/** Calculates the expected weights of a cutting by a scheme, and the parts of a scheme from a cutting. */

import { Decimal, sumOfTexts } from '../../kernel/values/decimal.ts';
import { Quantity, unitOf } from '../../kernel/values/quantity.ts';
import { foldText } from '../../kernel/values/text.ts';
import { kilograms } from '../run/run.ts';
import type { CuttingPart } from './cutting-scheme.ts';

const PLACES = 2;

/** Returns the expected weight of a part in kilograms, rounded half up to 10 g. `input`: kilograms that are cut. */
export const expectedKg = (input: Decimal, { sharePercent }: Pick<CuttingPart, 'sharePercent'>): string =>
  input.times(Decimal.of(sharePercent)).dividedBy(Decimal.HUNDRED).toText(PLACES);

/**
 * Returns the sums of the shares in per cent, as decimal texts. `output` is the usual yield. `loss` is the rest to 100,
 * and is negative if outputs and waste exceed 100.
 */
export function sumsOfShares(
  parts: readonly Pick<CuttingPart, 'kind' | 'sharePercent'>[],
): Readonly<Record<'output' | 'waste' | 'loss', string>> {
  const sumOf = (kind: CuttingPart['kind']): Decimal =>
    Decimal.of(sumOfTexts(parts.filter((part) => part.kind === kind).map(({ sharePercent }) => sharePercent)));
  const [output, waste] = [sumOf('OUTPUT'), sumOf('WASTE')];
  return { output: output.toText(), waste: waste.toText(), loss: Decimal.HUNDRED.minus(output).minus(waste).toText() };
}

/** The members of a cutting that determine the shares of its parts, in the form of a response. */
interface CutParts {
  readonly inputs: readonly { readonly quantity: string; readonly unit: string }[];
  readonly outputs: readonly { readonly articleId: string; readonly quantity: string; readonly unit: string }[];
  readonly waste: readonly {
    readonly quantityAmount: string;
    readonly quantityUnit: string;
    readonly reason: string | null;
  }[];
}

const massOf = (amount: string, unit: string): Decimal => kilograms([Quantity.of(Decimal.of(amount), unitOf(unit))]);

/**
 * Returns the parts of a cutting with their shares of the input. If the parts weigh more than the input, returns the
 * shares of the sum of the parts. Rounds shares down to two places, so they never exceed 100 % together. Sums outputs
 * of one article, and waste of one reason. Omits shares that round to zero.
 */
export function partsOfCutting({ inputs, outputs, waste }: CutParts): readonly CuttingPart[] {
  const parts = new Map<string, Omit<CuttingPart, 'sharePercent'> & { mass: Decimal }>();
  const add = (key: string, part: Omit<CuttingPart, 'sharePercent'>, mass: Decimal): void => {
    const known = parts.get(key);
    parts.set(key, known ? { ...known, mass: known.mass.plus(mass) } : { ...part, mass });
  };
  for (const { articleId, quantity, unit } of outputs) {
    add(articleId, { kind: 'OUTPUT', articleId, reason: null }, massOf(quantity, unit));
  }
  for (const { reason, quantityAmount, quantityUnit } of waste) {
    add(
      `waste ${foldText(reason ?? '')}`,
      { kind: 'WASTE', articleId: null, reason },
      massOf(quantityAmount, quantityUnit),
    );
  }
  const sum = (masses: readonly Decimal[]): Decimal => masses.reduce((total, mass) => total.plus(mass), Decimal.ZERO);
  const input = sum(inputs.map(({ quantity, unit }) => massOf(quantity, unit)));
  const output = sum([...parts.values()].map(({ mass }) => mass));
  const whole = output.compare(input) > 0 ? output : input;
  return [...parts.values()].flatMap(({ mass, ...part }) => {
    const share = mass.times(Decimal.HUNDRED).dividedBy(whole).floor(2);
    return share.isZero() ? [] : [{ ...part, sharePercent: share.toText() }];
  });
}
