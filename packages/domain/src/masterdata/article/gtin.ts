/**
 * Global Trade Item Numbers (GS1 General Specifications, section 2.1), and the check digit of all GS1 numbers (section
 * 7.9).
 */
import { type Field, field } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok, type Parsed } from '../../kernel/values/parsed.ts';

const FORM = /^(\d{8}|\d{12,14})$/;

/** Returns the check digit that belongs after the digits. From the right, their weights alternate between 3 and 1. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns whether the last digit is the check digit of the digits before it. */
export const hasCheckDigit = (digits: string): boolean => digits.at(-1) === checkDigitOf(digits.slice(0, -1));

/** Returns the canonical form of a GTIN for comparison: 14 digits with leading zeros. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0');

/**
 * Parses a GTIN of 8, 12, 13 or 14 digits and returns it trimmed. Refuses a wrong check digit and never corrects it.
 */
function parseGtin(raw: unknown): Parsed<string> {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (!FORM.test(text)) return bad(say`must be a GTIN of 8, 12, 13 or 14 digits`);
  return hasCheckDigit(text)
    ? ok(text)
    : bad(say`must end in the right check digit: a digit is wrong or two are exchanged`);
}

export const gtin = (): Field<string> =>
  field({ type: 'string', pattern: FORM.source, examples: ['4006381333931'] }, parseGtin);
