/** VAT identification numbers (§ 27a UStG; Council Directive 2006/112/EC, Article 215). */
import { type Field, field } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok, type Parsed } from '../../kernel/values/parsed.ts';

const FORM = /^[A-Za-z]{2}[A-Za-z0-9]{2,12}$/;
const GERMAN = /^DE\d{9}$/;

/** Returns whether the last digit is the check digit of the digits before it (ISO 7064, MOD 11,10). */
function hasMod1110CheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/**
 * Parses a VAT id and returns it in capitals: two letters, then 2 to 12 letters or digits. A German VAT id has nine
 * digits, of which the last is a check digit. Accepts an empty text as no VAT id.
 */
export function parseVatId(raw: unknown): Parsed<string> {
  const text = typeof raw === 'string' ? raw.trim().toUpperCase() : undefined;
  if (text === '') return ok('');
  if (text === undefined || !FORM.test(text)) {
    return bad(say`must be a VAT id: two letters for the country, then 2 to 12 letters or digits`);
  }
  if (text.startsWith('DE') && !(GERMAN.test(text) && hasMod1110CheckDigit(text.slice(2)))) {
    return bad(say`must be DE and nine digits of which the last is the right check digit`);
  }
  return ok(text);
}

export const vatId = (): Field<string> =>
  field({ type: 'string', pattern: `^$|${FORM.source}`, examples: ['DE136695976'] }, parseVatId);
