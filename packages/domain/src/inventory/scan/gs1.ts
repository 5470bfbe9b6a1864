/**
 * Parses scanned texts: GS1 element strings, GS1 Digital Link addresses, the barcodes of the shop's scales, and GTINs.
 * Recognizes element strings by the control character GS (FNC1), a symbology identifier such as `]C1`, brackets as
 * printed under a barcode, or `ELEMENTS_ALONE`.
 *
 * Source: GS1 General Specifications, sections 3 (application identifiers), 7.8 (element strings), 7.12 (two-digit
 * years); GS1 Digital Link Standard, URI Syntax. The parser reports wrong elements and leaves them out. It never
 * corrects them, because a best-before date must not be guessed.
 */
import { addDays, type CalendarDate, parseDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity, unitOf } from '../../kernel/values/quantity.ts';
import { hasCheckDigit } from '../../masterdata/index.ts';
import { type ScaleLabel, scaleLabel } from '../../settings/index.ts';
import { identifierOf } from './gs1-identifiers.ts';
import { bracketed, digitalLink, elementStrings, GS, problem, type Read } from './gs1-syntax.ts';
import type { ScannedElements, ScanProblem } from './scan-contracts.ts';

/** The kind of a scanned code. TEXT is any text of no other kind, for example one of the shop's own numbers. */
export type CodeKind = 'GS1' | 'EAN13_WEIGHT' | 'GTIN' | 'TEXT';

export interface ScannedCode {
  readonly kind: CodeKind;
  readonly elements: ScannedElements;
  readonly problems: readonly ScanProblem[];
  /** The contents of a label of the scales. Null for other codes, and if the check digit is wrong. */
  readonly label: ScaleLabel | null;
}
/**
 * Symbology identifiers (ISO/IEC 15424) of codes that hold element strings: GS1-128, DataMatrix, QR, DataBar, DotCode.
 */
const ELEMENT_STRINGS = /^\](C1|d2|Q3|e0|J1)/;
/** Any symbology identifier. The text of a plain code, for example EAN/UPC, follows it unchanged. */
const SYMBOLOGY = /^\][A-Za-z]\d/;

/**
 * Element strings without a symbology identifier. They start with an SSCC or a GTIN, or have only the shop's number of
 * a storage location.
 */
const ELEMENTS_ALONE = /^(00\d{18}|0[12]\d{14}|91\d{39}$)/;

const NOTHING: ScannedElements = {
  gtin: null,
  articleNumber: null,
  contentGtin: null,
  sscc: null,
  lotNumber: null,
  serialNumber: null,
  productionDate: null,
  packagingDate: null,
  bestBefore: null,
  sellBy: null,
  useBy: null,
  slaughterDate: null,
  freezingDate: null,
  netWeightKg: null,
  grossWeightKg: null,
  count: null,
  countryOfOrigin: null,
  plu: null,
  others: [],
};

type Member = Exclude<keyof ScannedElements, 'others'>;

/** The member that each identifier sets, and the type of its data. */
const MEANINGS: Readonly<Record<string, readonly [Member, 'number' | 'text' | 'date' | 'dates' | 'count']>> = {
  '00': ['sscc', 'number'],
  '01': ['gtin', 'number'],
  '02': ['contentGtin', 'number'],
  10: ['lotNumber', 'text'],
  11: ['productionDate', 'date'],
  13: ['packagingDate', 'date'],
  15: ['bestBefore', 'date'],
  16: ['sellBy', 'date'],
  17: ['useBy', 'date'],
  21: ['serialNumber', 'text'],
  30: ['count', 'count'],
  37: ['count', 'count'],
  240: ['articleNumber', 'text'],
  422: ['countryOfOrigin', 'text'],
  7006: ['freezingDate', 'date'],
  7007: ['slaughterDate', 'dates'],
};

/** The member and the unit of a weight, by the first three digits of the identifier. */
const WEIGHTS: Readonly<Record<string, readonly [Member, string]>> = {
  310: ['netWeightKg', 'KG'],
  320: ['netWeightKg', 'LB'],
  357: ['netWeightKg', 'OZ'],
  330: ['grossWeightKg', 'KG'],
  340: ['grossWeightKg', 'LB'],
};

/** Decimal places of a weight in kilograms that was converted from another unit. */
const KG_PLACES = 6;
/** Decimal places of a weight in kilograms that follows from a price. */
const KG_PLACES_BY_PRICE = 3;

/** Identifiers whose data end in a check digit, for example SSCCs, GTINs and locations. */
const CHECKED = /^(00|0[123]|41\d|402|8017|8018)$/;

/** Returns a scanned text without the symbology identifier that the scanner added. */
export const typedText = (scanned: string): string => scanned.trim().replace(SYMBOLOGY, '').trim();

/**
 * Parses a scanned text. `today` decides the century of two-digit years. `weightPatterns` are the barcode patterns of
 * the shop's scales, like `28PPPPPWWWWWC`. Reads 12 digits (UPC-A) as 13 with a leading zero. Never throws, because an
 * unknown code is a TEXT.
 */
export function readCode(scanned: string, today: CalendarDate, weightPatterns: readonly string[]): ScannedCode {
  const text = scanned.trim();
  if (ELEMENT_STRINGS.test(text)) return meaning(elementStrings(text.slice(3)), today);
  const plain = typedText(text);
  if (/^https?:\/\//i.test(plain)) {
    const link = digitalLink(plain);
    return link ? meaning(link, today) : TEXT;
  }
  if (/^\(\d{2,4}\)/.test(plain)) return meaning(bracketed(plain), today);
  if (plain.includes(GS) || ELEMENTS_ALONE.test(plain)) return meaning(elementStrings(plain), today);
  return shopCode(plain, weightPatterns) ?? TEXT;
}

const TEXT: ScannedCode = { kind: 'TEXT', elements: NOTHING, problems: [], label: null };

function meaning({ raw, problems }: Read, today: CalendarDate): ScannedCode {
  const found: ScanProblem[] = [...problems];
  const values: Partial<Record<Member, string>> = {};
  const others: { ai: string; value: string }[] = [];
  const set = (member: Member, value: string, ai: string) => {
    if (values[member] !== undefined && values[member] !== value) {
      found.push(problem('CONTRADICTION', ai, say`(${ai}) stands twice, with two values`));
    } else values[member] = value;
  };
  for (const { ai, value } of raw) {
    const wrong = problemOf(ai, value);
    if (wrong) {
      found.push(wrong);
      continue;
    }
    const [member, type] = MEANINGS[ai] ?? [];
    const [weighed, unit] = (ai.length === 4 && WEIGHTS[ai.slice(0, 3)]) || [];
    if (weighed && unit) {
      const places = 6 - Number(ai[3]);
      const amount = Decimal.of(`${value.slice(0, places)}.${value.slice(places)}`.replace(/\.$/, ''));
      set(weighed, Quantity.of(amount, unitOf(unit)).to(unitOf('KG')).amount.toText(KG_PLACES), ai);
    } else if (member === undefined) others.push({ ai, value });
    else if (type === 'date' || type === 'dates') {
      const days = value.match(/.{6}/g)?.map((day) => dateFrom(day, today)) ?? [];
      const [first] = days;
      if (first === undefined || days.includes(undefined)) {
        found.push(problem('DATE', ai, say`(${ai}) ${value} is no date that exists`));
      } else set(member, first, ai);
    } else set(member, type === 'count' ? String(Number(value)) : value, ai);
  }
  return { ...TEXT, kind: 'GS1', elements: { ...NOTHING, ...values, others } as ScannedElements, problems: found };
}

function problemOf(ai: string, value: string): ScanProblem | undefined {
  if (!identifierOf(ai)?.pattern.test(value)) {
    return problem('FORMAT', ai, value === '' ? say`(${ai}) must not be empty` : say`(${ai}) cannot be ${value}`);
  }
  if (CHECKED.test(ai) && !hasCheckDigit(value)) {
    return problem('CHECK_DIGIT', ai, say`(${ai}) ${value} has a wrong check digit`);
  }
  return undefined;
}

/**
 * Parses a day in the form YYMMDD. Chooses the century for a year from 49 years before to 50 years after the current
 * year (General Specifications, section 7.12). Day 00 is the last day of the month.
 */
function dateFrom(text: string, today: CalendarDate): CalendarDate | undefined {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)];
  const now = Number(today.slice(0, 4));
  const gap = Number(year) - (now % 100);
  const century = Math.floor(now / 100) + (gap >= 51 ? -1 : gap <= -50 ? 1 : 0);
  const full = `${String(century).padStart(2, '0')}${year}`;
  if (day !== '00') {
    const date = parseDate(`${full}-${month}-${day}`);
    return date.ok ? date.value : undefined;
  }
  const [nextYear, nextMonth] = month === '12' ? [Number(full) + 1, 1] : [Number(full), Number(month) + 1];
  const isMonth = parseDate(`${full}-${month}-01`);
  const next = parseDate(`${String(nextYear).padStart(4, '0')}-${String(nextMonth).padStart(2, '0')}-01`);
  return isMonth.ok && next.ok ? addDays(next.value, -1) : undefined;
}

/** Parses the barcode of a scale (an EAN-13 with a weight or a price) or a GTIN. Returns undefined for other texts. */
function shopCode(text: string, weightPatterns: readonly string[]): ScannedCode | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return undefined;
  const digits = text.length === 12 ? `0${text}` : text;
  const label = digits.length === 13 ? scaleLabel(digits, weightPatterns) : undefined;
  const kind = label ? 'EAN13_WEIGHT' : 'GTIN';
  if (!hasCheckDigit(digits)) {
    return { ...TEXT, kind, problems: [problem('CHECK_DIGIT', '', say`${text} has a wrong check digit`)] };
  }
  if (!label) return { ...TEXT, kind, elements: { ...NOTHING, gtin: digits } };
  const { plu, netWeightKg } = label;
  return { ...TEXT, kind, elements: { ...NOTHING, plu, netWeightKg }, label };
}

/**
 * Returns the contents of a label of the scales, with the weight that follows from its price. `article`: the article
 * with the PLU of the label. `pricePerKg`: its list price per kg of today. Without that price, the weight is null, with
 * the problem NO_PRICE_PER_KG.
 */
export function weighedByPrice(
  { elements, problems, label }: ScannedCode,
  article: string,
  pricePerKg: Decimal | undefined,
): Pick<ScannedCode, 'elements' | 'problems'> {
  const cents = label?.cents ?? null;
  if (cents === null) return { elements, problems };
  if (pricePerKg === undefined) {
    const message = say`The label of ${article} has a price, but no weight. Without a list price per kg the weight cannot be calculated: set the price, or type the weight`;
    return { elements, problems: [...problems, problem('NO_PRICE_PER_KG', '', message)] };
  }
  const kilograms = Decimal.of(cents).dividedBy(pricePerKg.times(Decimal.HUNDRED));
  return { elements: { ...elements, netWeightKg: kilograms.toText(KG_PLACES_BY_PRICE) }, problems };
}
