/** Parses the amount of an order line as typed during a telephone call: `12`, `12 st`, `2,5 kg`. */
import { Decimal, type Message, say, unitOf } from '@cleaver/domain/kernel';
import { quantityFaults, saleKindOf } from '@cleaver/domain/sales';
import { fieldAmount, type Point, pointOf, questionAbout, readAmount } from '../../ui/control/amount-text.ts';

export interface Amount {
  /** A decimal text with a point. */
  readonly quantityAmount: string;
  readonly quantityUnit: string;
}

const UNITS: Readonly<Record<string, string>> = {
  st: 'PIECE',
  stk: 'PIECE',
  stück: 'PIECE',
  stueck: 'PIECE',
  pc: 'PIECE',
  pcs: 'PIECE',
  kg: 'KG',
  kilo: 'KG',
  g: 'G',
  gr: 'G',
  gramm: 'G',
};

export const isByWeight = (unit: string): boolean => saleKindOf(unitOf(unit)) === 'WEIGHT';

const TYPED = /^(\d[\d.,]*)\s*([a-zäöüß]*)\.?$/;

export interface Parts {
  /** The number as typed. */
  readonly number: string;
  readonly unit: string;
}

/**
 * Returns the number and the unit of a text; undefined without a number or a known unit. `usual`: the unit of a number
 * without a unit.
 */
export function partsOf(text: string, usual: string | undefined): Parts | undefined {
  const [, number = '', word = ''] = TYPED.exec(text.trim().toLowerCase()) ?? [];
  const unit = word === '' ? usual : UNITS[word];
  return number === '' || unit === undefined ? undefined : { number, unit };
}

/**
 * Returns the amount of a text: undefined for an empty text, a fault for an invalid or unclear text. `usual`: the unit
 * of a number without a unit; undefined while the article is loading.
 */
export function typedAmount(
  text: string,
  usual: string | undefined,
  point: Point = pointOf(),
): Amount | { readonly fault: Message } | undefined {
  if (text.trim() === '') return undefined;
  const { number, unit: quantityUnit } = partsOf(text, usual) ?? {};
  const reading = number === undefined ? undefined : readAmount(number, point);
  if (number === undefined || quantityUnit === undefined || !reading) {
    return { fault: say`must be an amount like 12, 12 pcs or 2.5 kg` };
  }
  if (!('amount' in reading)) return { fault: questionAbout(number, reading.either, { unit: quantityUnit }, point) };
  const quantityAmount = reading.amount;
  if (!/[1-9]/.test(quantityAmount)) return { fault: say`must be above zero` };
  const quantity = { quantityAmount: Decimal.of(quantityAmount), quantityUnit: unitOf(quantityUnit) };
  const [fault] = quantityFaults(quantity, '');
  return fault ? { fault: fault.message } : { quantityAmount, quantityUnit };
}

/**
 * Returns an amount as a user would type it: `2,5 kg`. For a unit that is not in `UNITS`, returns only the number.
 * `point`: the decimal point of the language.
 */
export function asTyped({ quantityAmount, quantityUnit }: Amount, point: Point): string {
  const unit = quantityUnit.toUpperCase();
  const word = Object.entries(UNITS).find(([, one]) => one === unit)?.[0];
  const number = fieldAmount(quantityAmount, point);
  return word === undefined ? number : `${number} ${word}`;
}
