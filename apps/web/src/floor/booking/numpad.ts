/** Computes the text of an amount or a temperature after a key of the numpad. */
import { decimalText } from '../../ui/control/amount-text.ts';

export const NUMPAD = ['7', '8', '9', '4', '5', '6', '1', '2', '3', 'point', '0', 'back'] as const;
export type NumpadKey = (typeof NUMPAD)[number] | 'minus';

/** The text length from which the numpad adds no digits. The core accepts more: 15 digits, a point and 6 digits. */
const LONGEST = 20;

/**
 * Returns the text after a key. `minus` changes the sign, because keyboards of some phones have no minus for decimals.
 */
export function pressedKey(text: string, key: NumpadKey, point: ',' | '.'): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === 'minus') return /^[-−]/.test(text) ? text.slice(1) : `-${text}`;
  if (key === 'point') return /[.,]/.test(text) ? text : `${/\d$/.test(text) ? text : `${text}0`}${point}`;
  if (text.length >= LONGEST) return text;
  return /^-?0$/.test(text) ? text.replace('0', key) : text + key;
}

/**
 * Returns the amount as a decimal text with a point. Returns undefined if the text is empty, unclear or not an amount
 * above zero.
 */
export function amountOf(text: string): string | undefined {
  const amount = decimalText(text);
  return /^\d+(\.\d+)?$/.test(amount) && !/^0+(\.0+)?$/.test(amount) ? amount : undefined;
}
