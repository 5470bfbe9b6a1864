/**
 * Builds the GS1 element strings of labels for goods and storage locations. `readCode` parses them.
 *
 * Source: GS1 General Specifications, sections 3 and 5.4 (a GS1-128 symbol holds 48 characters at most).
 */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import type { ScannedElements } from '../scan/scan-contracts.ts';

export interface LotLabel {
  readonly lotNumber: string;
  readonly gtin?: string | undefined;
  /**
   * The number of the article, printed only without a GTIN. It identifies the article if several articles share the lot
   * number.
   */
  readonly articleNumber?: string | undefined;
  readonly netWeightKg?: Decimal | undefined;
  /** Number of pieces. */
  readonly count?: number | undefined;
  readonly bestBefore?: CalendarDate | undefined;
  readonly useBy?: CalendarDate | undefined;
}

type Element = readonly [ai: string, value: string];

/**
 * Lot numbers that fit into a label: 1 to 20 of the characters that GS1 allows, except brackets. In the text below the
 * bars, a bracket begins an element.
 */
const LOT_NUMBER = /^[!"%-'*-?A-Z_a-z]{1,20}$/;
const ARTICLE_NUMBER = /^[!"%-'*-?A-Z_a-z]{1,30}$/;
const SYMBOL_CHARACTERS_MAX = 48;
const MOST_PIECES = 99_999_999;

/**
 * Returns the symbols of a label. Each symbol is in the notation with brackets that is printed below the bars. Article
 * and lot come first. Elements that do not fit into a symbol go into the next one. Omits an article number, a weight or
 * a count that GS1 cannot encode. Returns undefined if the lot number does not match `LOT_NUMBER`. `charactersMax`: the
 * most characters of a symbol.
 */
export function lotLabel(
  { lotNumber, gtin, articleNumber, netWeightKg, count, bestBefore, useBy }: LotLabel,
  charactersMax = SYMBOL_CHARACTERS_MAX,
) {
  if (!LOT_NUMBER.test(lotNumber)) return undefined;
  const weight = netWeightKg && weightElement(netWeightKg);
  const elements: readonly (Element | false | undefined)[] = [
    gtin !== undefined && ['01', gtin.padStart(14, '0')],
    gtin === undefined && articleNumber !== undefined && ARTICLE_NUMBER.test(articleNumber) && ['240', articleNumber],
    ['10', lotNumber],
    weight,
    count !== undefined && Number.isSafeInteger(count) && count > 0 && count <= MOST_PIECES && ['30', String(count)],
    bestBefore !== undefined && ['15', sixDigits(bestBefore)],
    useBy !== undefined && ['17', sixDigits(useBy)],
  ];
  return symbolsOf(
    elements.filter((element): element is Element => !!element),
    charactersMax,
  );
}

/** Returns whether a weight in kg fits into the six digits of a label. */
export const isPrintableWeight = (weight: Decimal): boolean => weightElement(weight) !== undefined;

/**
 * Returns the element of a weight in kg, with three decimal places (grams). Weights of 1,000 kg or more have fewer
 * places, and more exact weights have more. Returns undefined if six digits are not enough.
 */
function weightElement(weight: Decimal): Element | undefined {
  const [whole = '', fraction = ''] = weight.toText().split('.');
  const places = Math.max(fraction.length, Math.min(3, 6 - whole.length));
  if (!/^\d+$/.test(whole) || whole.length + places > 6 || places < 0 || places > 5) return undefined;
  return [`310${places}`, `${whole}${fraction.padEnd(places, '0')}`.padStart(6, '0')];
}

const sixDigits = (date: CalendarDate): string => date.slice(2).replaceAll('-', '');

function symbolsOf(elements: readonly Element[], charactersMax: number): readonly string[] {
  const symbols: Element[][] = [];
  for (const element of elements) {
    const open = symbols.at(-1);
    if (open && charactersOf([...open, element]) <= charactersMax) open.push(element);
    else symbols.push([element]);
  }
  return symbols.map((symbol) => symbol.map(([ai, value]) => `(${ai})${value}`).join(''));
}

/** Returns the number of characters, including an FNC1 after each text or count that is not the last element. */
const charactersOf = (elements: readonly Element[]): number =>
  elements.reduce(
    (sum, [ai, value], at) =>
      sum + ai.length + value.length + (/^(10|240|30)$/.test(ai) && at < elements.length - 1 ? 1 : 0),
    0,
  );

/** Application identifier for company internal information. The shop uses it for storage locations. */
const PLACE = '91';
const PLACE_DIGITS = 39;

/**
 * Returns the label of a storage location. The label encodes the id as a decimal number, because digits need half as
 * many bars as letters.
 */
export const placeLabel = (id: string): string =>
  `(${PLACE})${BigInt(`0x${id.replaceAll('-', '')}`)
    .toString()
    .padStart(PLACE_DIGITS, '0')}`;

/** Returns the id of the storage location on a scanned label. Returns undefined for other labels. */
export function placeOf({ others }: Pick<ScannedElements, 'others'>): string | undefined {
  const value = others.find(({ ai }) => ai === PLACE)?.value;
  if (value === undefined || !new RegExp(`^\\d{${PLACE_DIGITS}}$`).test(value)) return undefined;
  const hex = BigInt(value).toString(16).padStart(32, '0');
  return hex.length === 32 ? hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') : undefined;
}
