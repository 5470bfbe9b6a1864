/** The bank account of the shop in requests: IBAN (ISO 13616) and BIC (ISO 9362). */

import { isValidBIC, isValidIBAN } from 'ibantools';
import { type Field, field } from '../../kernel/contract/form.ts';
import { say } from '../../kernel/values/message.ts';
import { bad, ok } from '../../kernel/values/parsed.ts';

/** Maximum length of a raw text: an IBAN has at most 34 characters, and forms show it in groups of four. */
const RAW_MAX = 100;

/** Returns the text without blanks and in capitals, or undefined if the value is no text or too long. */
const compact = (raw: unknown): string | undefined =>
  typeof raw === 'string' && raw.length <= RAW_MAX ? raw.replaceAll(/\s/g, '').toUpperCase() : undefined;

/**
 * Returns the field of an IBAN: the format and the check digits of its country, with or without blanks. The value is in
 * capitals without blanks. An empty text clears the stored IBAN.
 */
export const iban = (): Field<string, string> =>
  field({ type: 'string', maxLength: RAW_MAX, examples: ['DE89 3704 0044 0532 0130 00'] }, (raw) => {
    const text = compact(raw);
    return text !== undefined && (text === '' || isValidIBAN(text))
      ? ok(text)
      : bad(say`must be an IBAN like DE89 3704 0044 0532 0130 00: check each digit`);
  });

/**
 * Returns the field of a BIC: 8 or 11 characters with the code of a country, with or without blanks. The value is in
 * capitals without blanks. An empty text clears the stored BIC.
 */
export const bic = (): Field<string, string> =>
  field({ type: 'string', maxLength: RAW_MAX, examples: ['COBADEFFXXX'] }, (raw) => {
    const text = compact(raw);
    return text !== undefined && (text === '' || isValidBIC(text))
      ? ok(text)
      : bad(say`must be a BIC of 8 or 11 letters and digits, like COBADEFFXXX`);
  });
