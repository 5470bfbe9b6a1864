/** The effect of the numpad's keys on the text of an amount. */
import { decimalText } from '../ui/form-values.ts';

export const NUMPAD = ['7', '8', '9', '4', '5', '6', '1', '2', '3', 'point', '0', 'back'] as const;
export type NumpadKey = (typeof NUMPAD)[number];

/** The longest amount that the core accepts has 13 digits before the point and 6 after it. */
const LONGEST = 20;

export function pressedKey(text: string, key: NumpadKey, point: ',' | '.'): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === 'point') return /[.,]/.test(text) ? text : `${text === '' ? '0' : text}${point}`;
  if (text.length >= LONGEST) return text;
  return text === '0' ? key : text + key;
}

/** Returns the amount as the service expects it; undefined if the text is empty or no amount. */
export function amountOf(text: string): string | undefined {
  const amount = decimalText(text);
  return /^\d+(\.\d+)?$/.test(amount) && !/^0+(\.0+)?$/.test(amount) ? amount : undefined;
}
