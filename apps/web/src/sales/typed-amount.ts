/** Parses the amount of an order line as typed on the telephone: `12`, `12 st`, `2,5 kg`. */
import { type Message, say, unitOf } from '@cleaver/domain/kernel';
import { saleKindOf } from '@cleaver/domain/sales';
import { decimalText } from '../ui/form-values.ts';

export interface Amount {
  /** A decimal text with a point. */
  readonly quantityAmount: string;
  readonly quantityUnit: string;
}

const UNITS: Readonly<Record<string, string>> = {
  ...{ st: 'PIECE', stk: 'PIECE', stück: 'PIECE', stueck: 'PIECE', pc: 'PIECE', pcs: 'PIECE' },
  ...{ kg: 'KG', kilo: 'KG', g: 'G', gr: 'G', gramm: 'G' },
};

export const isByWeight = (unit: string): boolean => saleKindOf(unitOf(unit)) === 'WEIGHT';

const TYPED = /^(\d+(?:[.,]\d+)?)\s*([a-zäöüß]*)\.?$/;

/**
 * Returns the amount of a text; undefined for an empty text, a fault for an invalid one. `usual`: the unit of a number
 * without one; undefined while the article is loading.
 */
export function typedAmount(text: string, usual: string | undefined): Amount | { readonly fault: Message } | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return undefined;
  const [, number = '', word = ''] = TYPED.exec(typed) ?? [];
  const quantityUnit = word === '' ? usual : UNITS[word];
  if (number === '' || quantityUnit === undefined) return { fault: say`must be an amount like 12, 12 st or 2.5 kg` };
  const quantityAmount = decimalText(number);
  if (!/[1-9]/.test(quantityAmount)) return { fault: say`must be above zero` };
  if (!isByWeight(quantityUnit) && !/^\d+(\.0+)?$/.test(quantityAmount)) return { fault: say`must be whole pieces` };
  return { quantityAmount, quantityUnit };
}

/**
 * Returns an amount as a user would type it: `2,5 kg`; in other units only the number. `point`: the decimal point of
 * the language.
 */
export function asTyped({ quantityAmount, quantityUnit }: Amount, point: string): string {
  const unit = quantityUnit.toUpperCase();
  const word = Object.entries(UNITS).find(([, one]) => one === unit)?.[0];
  const number = quantityAmount.replace('.', point);
  return word === undefined ? number : `${number} ${word}`;
}
