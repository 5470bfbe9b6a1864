/** What a batch still takes, and what to offer of a lot that is at hand: reckoned exactly, in the unit of the recipe. */
import { Decimal, Quantity, sameKind, unitOf } from '@cleaver/domain/kernel';
import { percentText } from '@cleaver/domain/production';
import type { Of } from '../shell/api.ts';
import { type Amount, quantityOf } from './balance.ts';

export type Component = Of<'ComponentProposalResponse'>;

interface AtHand {
  readonly amount: string;
  readonly unit: string;
}

/** What the amount field is offered: in `unit`, `amount` at first, `all` of the batch, and what the label says. */
export interface Offer {
  readonly unit: string;
  readonly amount: string;
  readonly all: string;
  readonly onLabel: string | undefined;
}

const PLACES = 6;
const KG = unitOf('KG');

const amountIn = (unit: string, quantity: Quantity): string => quantity.to(unitOf(unit)).amount.floor(PLACES).toText();

/** So much of a stock batch: what the label says, else what is still open of the component, never more than there is. */
export function offerOf(
  batch: AtHand,
  component: Pick<Component, 'open' | 'uom'> | undefined,
  labelKg?: string | undefined,
): Offer {
  const isAlike = component !== undefined && sameKind(unitOf(component.uom), unitOf(batch.unit));
  const unit = isAlike ? component.uom : batch.unit;
  const there = Quantity.of(Decimal.of(batch.amount), unitOf(batch.unit));
  const isWeighed = labelKg !== undefined && sameKind(KG, unitOf(unit));
  const wanted = isWeighed
    ? Quantity.of(Decimal.of(labelKg), KG)
    : isAlike && component.open !== '0'
      ? Quantity.of(Decimal.of(component.open), unitOf(component.uom))
      : there;
  const all = amountIn(unit, there);
  return {
    unit,
    amount: wanted.compare(there) > 0 ? all : amountIn(unit, wanted),
    all,
    onLabel: isWeighed ? amountIn(unit, Quantity.of(Decimal.of(labelKg), KG)) : undefined,
  };
}

/** How far it is, in per cent of what is asked for; more than 100 where more went in. */
export function shareOf({ quantity, consumed }: Pick<Component, 'quantity' | 'consumed'>): number {
  const asked = Decimal.of(quantity);
  if (asked.isZero()) return 100;
  return Number(Decimal.of(consumed).times(Decimal.of('100')).dividedBy(asked).toText(1));
}

/** What came out as a percentage of what was planned; null where they are of different kinds. */
export function yieldOf(main: readonly Amount[], planned: Amount): string | null {
  const plan = quantityOf(planned);
  if (!plan || plan.isZero()) return null;
  const alike = main.flatMap((one) => quantityOf(one) ?? []).filter(({ unit }) => sameKind(unit, plan.unit));
  const sum = alike.reduce((total, one) => total.plus(one), Quantity.of(Decimal.ZERO, plan.unit));
  return percentText(sum.inBase(), plan.inBase());
}
