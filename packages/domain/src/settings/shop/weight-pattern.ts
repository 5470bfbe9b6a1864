/**
 * Barcode patterns of the shop's scales.
 *
 * A pattern describes the 13 digits of an EAN-13 by position. It begins with the digits that every barcode of the
 * scales begins with. Then follow P (PLU of the article), W (weight) or E (price in cents), V (a verifier of the scale,
 * which is not read) and C (check digit). `@10g` or `@100g` after the pattern is the unit of the weight, else 1 g. In
 * `28PPPPPWWWWWC`, the barcode begins with 28, and PLU and weight have five digits each.
 */

import { list } from '../../kernel/contract/fields.ts';
import type { Field } from '../../kernel/contract/form.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { checkDigitOf } from '../../masterdata/index.ts';

/** 13 positions: digits, one run of P and one of W or E in any order, V between them, C. Then the unit of a weight. */
const PATTERN = /^(?=[\dA-Z]{13}(?:@|$))\d{2,}V*(?:(?:P+V*W+|W+V*P+)V*C(?:@100?g)?|(?:P+V*E+|E+V*P+)V*C)$/;

/** Maximum number of patterns of a shop. */
const PATTERNS_MAX = 20;

// The schema has no `pattern` and no `uniqueItems`: `npm run check -- breaking` counts any change of them as narrower.
const weightPattern = (): Field<string, string> => ({
  schema: {
    type: 'string',
    description:
      '13 characters: at least two digits, P for the PLU, W for the weight or E for the price in cents, V for a verifier that is not read, C for the check digit; @10g or @100g may follow a weight',
    examples: ['28PPPPPWWWWWC'],
  },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && PATTERN.test(raw)) return raw;
    faults.push({
      field: at,
      message: say`must be 13 characters like 28PPPPPWWWWWC: at least two digits, one run of P for the PLU, one run of W for the weight or of E for the price in cents, V where the scale prints a verifier, and C for the check digit; @10g or @100g may follow a weight`,
    });
    return '';
  },
});

/** Returns the digits with which the pattern begins. */
const beginOf = (pattern: string): string => /^\d*/.exec(pattern)?.[0] ?? '';

/**
 * Returns the field of a shop's patterns. Reports two patterns that can read the same barcode as a fault at the later
 * one. Two patterns can if one begins as the other, because all other positions take any digit.
 */
export const weightPatterns = (): Field<readonly string[], readonly string[]> => {
  const entries = list(weightPattern(), PATTERNS_MAX);
  return {
    ...entries,
    read(raw, at, faults) {
      const read = entries.read(raw, at, faults);
      for (const [index, pattern] of read.entries()) {
        const [own, ...others] = [pattern, ...read.slice(0, index)].map(beginOf);
        const other = others.findIndex((one) => own && one && (one.startsWith(own) || own.startsWith(one)));
        if (other < 0) continue;
        const earlier = read[other] ?? '';
        faults.push({ field: `${at}[${index}]`, message: say`can read the same barcodes as ${earlier}` });
      }
      return read;
    },
  };
};

/** The contents of a barcode of the scales, with one of `netWeightKg` and `cents`. */
export interface ScaleLabel {
  readonly pattern: string;
  /** The PLU without leading zeros. */
  readonly plu: string;
  /** The weight in kilograms: a decimal text. */
  readonly netWeightKg: string | null;
  /** The price in cents: a text of digits. */
  readonly cents: string | null;
}

/** Returns the part of the code at the positions of the letter, or undefined if the pattern does not have it. */
function partOf(code: string, pattern: string, letter: string): string | undefined {
  const first = pattern.indexOf(letter);
  return first < 0 ? undefined : code.slice(first, pattern.lastIndexOf(letter) + 1);
}

/**
 * Reads a barcode of 13 digits by the first pattern that begins as it does. Does not check the check digit. Returns
 * undefined if no pattern matches.
 */
export function scaleLabel(code: string, patterns: readonly string[]): ScaleLabel | undefined {
  const pattern = patterns.find((one) => code.startsWith(beginOf(one)));
  if (pattern === undefined) return undefined;
  const [letters = '', grams = '1g'] = pattern.split('@');
  const weight = partOf(code, letters, 'W');
  return {
    pattern,
    plu: (partOf(code, letters, 'P') ?? '').replace(/^0+(?=\d)/, ''),
    netWeightKg: weight === undefined ? null : kilograms(weight, grams.slice(0, -1)),
    cents: partOf(code, letters, 'E') ?? null,
  };
}

/**
 * Returns the barcode of a PLU and a weight in kg by a pattern, with zeros for the verifier. Returns undefined if the
 * pattern has no weight, or the PLU or the weight does not fit into its digits.
 */
export function scaleCode(pattern: string, plu: string, kg: Decimal): string | undefined {
  const [letters = '', grams = '1g'] = pattern.split('@');
  const units = kg.times(GRAMS_PER_KG).dividedBy(Decimal.of(grams.slice(0, -1)));
  if (!letters.includes('W') || !units.equals(units.floor(0))) return undefined;
  const places = (letter: string) => [...letters].filter((one) => one === letter).length;
  const [number, weight] = [String(Number(plu)), units.toText()];
  if (number.length > places('P') || weight.length > places('W')) return undefined;
  const digits = letters
    .replace(/P+/, number.padStart(places('P'), '0'))
    .replace(/W+/, weight.padStart(places('W'), '0'))
    .replaceAll('V', '0')
    .slice(0, -1);
  return digits + checkDigitOf(digits);
}

const GRAMS_PER_KG = Decimal.of('1000');

const kilograms = (digits: string, gramsEach: string): string =>
  Decimal.of(digits).times(Decimal.of(gramsEach)).dividedBy(GRAMS_PER_KG).toText();
