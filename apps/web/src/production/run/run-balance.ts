/** Calculates the mass balance in kilograms while the user types, by the same rules as the service. */
import { Decimal, Quantity, unitOf } from '@cleaver/domain/kernel';
import { kilograms, percentText } from '@cleaver/domain/production';

/** An amount as a decimal text in the format of the service. `decimalText` converts typed text. */
export interface Amount {
  readonly amount: string;
  readonly unit: string;
}

export interface Parts {
  readonly input: readonly Amount[];
  readonly output: readonly Amount[];
  readonly waste: readonly Amount[];
  readonly loss: readonly Amount[];
}

/**
 * The mass balance in kilograms, as decimal texts. `difference`: inputs less outputs, waste and loss. It is negative if
 * more came out than went in.
 */
export interface Balance {
  readonly input: string;
  readonly output: string;
  readonly waste: string;
  readonly loss: string;
  readonly difference: string;
  /** Outputs as a percentage of inputs; null without inputs. */
  readonly yieldPercent: string | null;
}

/** Returns the quantity; undefined if the amount is no number or the unit is empty. */
export function quantityOf({ amount, unit }: Amount): Quantity | undefined {
  const parsed = Decimal.parse(amount);
  if (!parsed.ok || unit === '') return undefined;
  return Quantity.of(parsed.value, unitOf(unit));
}

const sum = (amounts: readonly Amount[]): Decimal => kilograms(amounts.flatMap((one) => quantityOf(one) ?? []));

export function balanceOf(parts: Parts): Balance {
  const [input, output, waste, loss] = [parts.input, parts.output, parts.waste, parts.loss].map(sum) as [
    Decimal,
    Decimal,
    Decimal,
    Decimal,
  ];
  return {
    input: input.toText(6),
    output: output.toText(6),
    waste: waste.toText(6),
    loss: loss.toText(6),
    difference: input.minus(output).minus(waste).minus(loss).toText(6),
    yieldPercent: input.isZero() ? null : percentText(output, input),
  };
}

/** Returns whether the difference, positive or negative, is at most this percentage of the input. */
export function isWithin({ input, difference }: Pick<Balance, 'input' | 'difference'>, percent: number): boolean {
  const size = Decimal.of(difference.replace('-', ''));
  return size.times(Decimal.HUNDRED).compare(Decimal.of(input).times(Decimal.of(String(percent)))) <= 0;
}
