/** What goes in against what comes out, in kilograms: exact, as the service reckons it, while it is typed. */
import { Decimal, Quantity, unitOf } from '@cleaver/domain/kernel';
import { kilograms, percentText } from '@cleaver/domain/production';
import { decimalText } from '../ui/form-values.ts';

/** As typed, or as the service sends it. */
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

/** Decimal texts; `difference`: what is not accounted for, below zero where more came out than went in. */
export interface Balance {
  readonly input: string;
  readonly output: string;
  readonly waste: string;
  readonly loss: string;
  readonly difference: string;
  /** Outputs as a percentage of inputs; null before anything went in. */
  readonly yieldPercent: string | null;
}

/** The quantity; undefined where it is none (yet). */
export function quantityOf({ amount, unit }: Amount): Quantity | undefined {
  const parsed = Decimal.parse(decimalText(amount));
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

/** Whether the difference is within so many per cent of what went in. */
export function isWithin({ input, difference }: Pick<Balance, 'input' | 'difference'>, percent: number): boolean {
  const size = Decimal.of(difference.replace('-', ''));
  return size.times(Decimal.of('100')).compare(Decimal.of(input).times(Decimal.of(String(percent)))) <= 0;
}
