/** What the keys of the numpad do to the text of an amount. */
import { decimalText } from '../ui/form-values.ts';

export const NUMPAD = ['7', '8', '9', '4', '5', '6', '1', '2', '3', 'point', '0', 'back'] as const;
export type NumpadKey = (typeof NUMPAD)[number];

/** The longest amount that the core takes has 13 places before the point and 6 after. */
const LONGEST = 20;

export function pressedKey(text: string, key: NumpadKey, point: ',' | '.'): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === 'point') return /[.,]/.test(text) ? text : `${text === '' ? '0' : text}${point}`;
  if (text.length >= LONGEST) return text;
  return text === '0' ? key : text + key;
}

/** The amount as the service takes it; undefined: what stands there is none, or nothing. */
export function amountOf(text: string): string | undefined {
  const amount = decimalText(text);
  return /^\d+(\.\d+)?$/.test(amount) && !/^0+(\.0+)?$/.test(amount) ? amount : undefined;
}
