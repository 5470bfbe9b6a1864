/**
 * Barcode patterns of the shop's scales.
 *
 * A pattern describes an EAN-13 with a prefix that GS1 reserves for shops (02, 20 to 29). The PLU of the article, the
 * weight in grams and the check digit follow. In `28PPPPPWWWWWC`, the prefix is 28, and PLU and weight have five digits
 * each.
 */
import type { Field } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';

// GS1 General Specifications, section 2.1.12: restricted circulation numbers within a geographic region.
const PATTERN = /^(?=.{13}$)(?:02|2\d)\d?P{3,6}W{4,6}C$/;

export const weightPattern = (): Field<string> => ({
  schema: {
    type: 'string',
    pattern: PATTERN.source,
    description:
      '13 characters: a prefix of 02 or 20 to 29, P for the PLU, W for the weight in grams, C for the check digit',
    examples: ['28PPPPPWWWWWC'],
  },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && PATTERN.test(raw)) return raw;
    faults.push({
      field: at,
      message: say`must be 13 places like 28PPPPPWWWWWC: a prefix of 02 or 20 to 29 in two or three digits, 3 to 6 P for the PLU, 4 to 6 W for the weight in grams, and C for the check digit`,
    });
    return '';
  },
});
