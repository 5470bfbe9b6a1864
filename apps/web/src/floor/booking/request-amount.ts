/**
 * The request members for an amount of a stock batch. A recipe in grams can leave a stock batch that is kept in
 * kilograms with nine decimal places. Requests have six places at most.
 */
import { Decimal, Quantity, sameKind, UNIT_CHOICES, unitOf } from '@cleaver/domain/kernel';

export interface AtHand {
  /** The amount as a decimal text in `unit`. */
  readonly amount: string;
  readonly unit: string;
}

const PLACES = 6;

/** Returns the amount in `unit`, rounded down to six places. */
export const amountIn = (unit: string, quantity: Quantity): string =>
  quantity.to(unitOf(unit)).amount.floor(PLACES).toText();

/** Returns the whole amount in `unit`, rounded down to six places. */
export const wholeIn = (unit: string, { amount, unit: own }: AtHand): string =>
  amountIn(unit, Quantity.of(Decimal.of(amount), unitOf(own)));

/** Returns the members for the whole stock batch, in the first unit in which six places are enough. */
export function wholeLine(batch: AtHand) {
  const there = Quantity.of(Decimal.of(batch.amount), unitOf(batch.unit));
  const isExact = (unit: string): boolean =>
    sameKind(unitOf(unit), there.unit) &&
    Quantity.of(Decimal.of(wholeIn(unit, batch)), unitOf(unit)).compare(there) === 0;
  const quantityUnit = [batch.unit, ...UNIT_CHOICES].find(isExact) ?? batch.unit;
  return { quantityAmount: wholeIn(quantityUnit, batch), quantityUnit };
}

/**
 * Returns the members for an amount in `unit`. If the amount is the whole stock batch, rounded down, takes the exact
 * whole. Otherwise a remainder too small to be booked would stay in stock.
 */
export const lineOf = (batch: AtHand, amount: string, unit: string = batch.unit) =>
  amount === wholeIn(unit, batch) ? wholeLine(batch) : { quantityAmount: amount, quantityUnit: unit };
