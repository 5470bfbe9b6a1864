/**
 * Global Trade Item Numbers (GS1 General Specifications, section 2.1) and the check digit that they share with the other
 * numbers of GS1 (section 7.9).
 */
import { type Field, field } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { bad, ok, type Parsed } from '../kernel/parsed.ts';

const FORM = /^(\d{8}|\d{12,14})$/;

/** Whether the last digit of a text of digits is the check digit of those before it. */
export function hasCheckDigit(digits: string): boolean {
  // From the right, beside the check digit, digits count three times and once in turn.
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** The one writing of a GTIN by which two are compared: 14 digits, with zeros in front. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0');

/** Reads a GTIN of 8, 12, 13 or 14 digits and gives it as written. Refuses a wrong check digit: it is never corrected. */
function parseGtin(raw: unknown): Parsed<string> {
  const text = typeof raw === 'string' ? raw.trim() : '';
  if (!FORM.test(text)) return bad(say`must be a GTIN of 8, 12, 13 or 14 digits`);
  return hasCheckDigit(text)
    ? ok(text)
    : bad(say`must end in the right check digit: a digit is wrong or two are exchanged`);
}

export const gtin = (): Field<string> =>
  field({ type: 'string', pattern: FORM.source, examples: ['4006381333931'] }, parseGtin);
