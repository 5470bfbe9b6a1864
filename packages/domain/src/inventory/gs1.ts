/**
 * Reads what a scanner typed: GS1 element strings (with FNC1 as the control character GS, or after a symbology identifier such
 * as `]C1`), the same in brackets as it stands under a barcode, GS1 Digital Link addresses, the barcodes of the shop's
 * scales, and GTINs.
 *
 * Source: GS1 General Specifications, sections 3 (application identifiers), 7.8 (element strings), 7.12 (two-digit
 * years); GS1 Digital Link Standard, URI Syntax. What is wrong is told and left out, never corrected: a wrong digit in a best-before date is
 * nothing to guess at.
 */
import { addDays, type CalendarDate, parseDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import { type Message, say } from '../kernel/message.ts';
import { Quantity, unitOf } from '../kernel/quantity.ts';
import { hasCheckDigit } from '../masterdata/index.ts';
import type { ScannedElements, ScanProblem, ScanProblemCode } from './scan-contracts.ts';

const problem = (code: ScanProblemCode, ai: string, message: Message): ScanProblem => ({ code, ai, message });

/** TEXT: no code of GS1; a number of the shop's own perhaps. */
export type CodeKind = 'GS1' | 'EAN13_WEIGHT' | 'GTIN' | 'TEXT';

export interface ScannedCode {
  readonly kind: CodeKind;
  readonly elements: ScannedElements;
  readonly problems: readonly ScanProblem[];
}

/** FNC1 between element strings, as scanners transmit it. */
const GS = '\u001d';
/** Symbology identifiers (ISO/IEC 15424) of codes that hold element strings: GS1-128, DataMatrix, QR, DataBar, DotCode. */
const ELEMENT_STRINGS = /^\](C1|d2|Q3|e0|J1)/;
/** Of plain codes: EAN/UPC and others, whose text follows as it is. */
const SYMBOLOGY = /^\][A-Za-z]\d/;

/** What is element strings without any sign of it: a number of a pallet or an article first, or the shop's own of a place. */
const ELEMENTS_ALONE = /^(00\d{18}|0[12]\d{14}|91\d{39}$)/;

/** The 82 characters of GS1 (General Specifications, figure 7.11-1). */
const CHARACTERS = '[!"%-/0-9:-?A-Z_a-z]';

/**
 * The application identifiers, by how their data look: `N6` six digits, `X..20` up to twenty characters, parts one after
 * the other. A digit that tells the decimal places stands as n.
 */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  N18: '00 8017 8018',
  N14: '01 02 03 8001',
  'X..20': '10 21 22 243 254 420 710 711 712 713 714 715 716 717 7020 7021 7022 7240 8002 8012',
  N6: '11 12 13 15 16 17 4326 7006 8005',
  N2: '20 7241',
  'X..28': '235',
  'X..30': '240 241 250 251 400 401 403 4308 4319 7002 7023 8004 90',
  'N..6': '242',
  'N13 X..17': '253',
  'N13 N..12': '255',
  'N..8': '30 37',
  N17: '402',
  N13: '410 411 412 413 414 415 416 417 7001',
  'N3 X..9': '421',
  N3: '422 424 426',
  'N3 N..12': '423 425',
  'X..3': '427 7008',
  'X..35': '4300 4301 4310 4311 4320',
  'X..70': '4302 4303 4304 4305 4306 4312 4313 4314 4315 4316 8110 8112 8200',
  X2: '4307 4317',
  N20: '4309',
  N1: '4321 4322 4323 7252',
  N10: '4324 4325 7003',
  'N6 X..1': '4330 4331 4332 4333',
  'N..4': '7004',
  'X..12': '7005',
  'N6 N..6': '7007',
  'X..10': '7009',
  'X..2': '7010',
  'N6 N..4': '7011',
  'N3 X..27': '7030 7031 7032 7033 7034 7035 7036 7037 7038 7039',
  'N1 X3': '7040',
  'X..4': '7041',
  'X2 X..28': '7230 7231 7232 7233 7234 7235 7236 7237 7238 7239',
  'X..25': '7242 8013 8020',
  N8: '7250',
  N12: '7251',
  'X..40': '7253 7256',
  'X..90': '7254 7259 8030 91 92 93 94 95 96 97 98 99',
  'X..5': '7257',
  'N14 X..16': '8003',
  'N14 N4': '8006 8026',
  'X..34': '8007',
  'N8 N..4': '8008',
  'X..50': '8009',
  'N..12': '8011',
  'N..10': '8019',
  N4: '8111',
};

/** Measures: six digits, the last digit of the identifier tells how many of them are decimal places. */
const MEASURE = /^3([1-5]\d|6\d)\d$/;
/** Amounts to pay, 390n to 395n. */
const AMOUNTS: Readonly<Record<string, string>> = {
  390: 'N..15',
  391: 'N3 N..15',
  392: 'N..15',
  393: 'N3 N..15',
  394: 'N4',
  395: 'N6',
};

/** The first two digits of identifiers whose length is fixed: no FNC1 need end them (General Specifications, figure 7.8.5-2). */
const FIXED = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;

interface Identifier {
  readonly ai: string;
  readonly pattern: RegExp;
  readonly max: number;
}

const FORMATS = new Map(
  Object.entries(IDENTIFIERS).flatMap(([format, ais]) => ais.split(' ').map((ai): [string, string] => [ai, format])),
);

function formatOf(ai: string): string | undefined {
  if (MEASURE.test(ai)) return 'N6';
  return FORMATS.get(ai) ?? (/^39[0-5]\d$/.test(ai) ? AMOUNTS[ai.slice(0, 3)] : undefined);
}

const identifiers = new Map<string, Identifier>();

function identifierOf(ai: string): Identifier | undefined {
  const known = identifiers.get(ai);
  const format = known ? undefined : formatOf(ai);
  if (format === undefined) return known;
  const parts = format.split(' ').map((part) => {
    const [, type = '', range = '', size = ''] = /^([NX])(\.\.)?(\d+)$/.exec(part) ?? [];
    const least = range === '' ? size : format.includes(' ') ? '0' : '1';
    return { pattern: `${type === 'N' ? '\\d' : CHARACTERS}{${least},${size}}`, size: Number(size) };
  });
  const identifier = {
    ai,
    pattern: new RegExp(`^${parts.map(({ pattern }) => pattern).join('')}$`),
    max: parts.reduce((sum, { size }) => sum + size, 0),
  };
  identifiers.set(ai, identifier);
  return identifier;
}

/** The identifier with which a text begins: two to four digits, none of which begins another. */
const leading = (text: string): Identifier | undefined =>
  [2, 3, 4].map((length) => identifierOf(text.slice(0, length))).find((it) => it !== undefined);

interface Raw {
  readonly ai: string;
  readonly value: string;
}

const NOTHING: ScannedElements = {
  gtin: null,
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

/** What an identifier means here: the member, and how its data are read. */
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
  422: ['countryOfOrigin', 'text'],
  7006: ['freezingDate', 'date'],
  7007: ['slaughterDate', 'dates'],
};

/** Weights: the member, and the unit that the identifier stands for. */
const WEIGHTS: Readonly<Record<string, readonly [Member, string]>> = {
  310: ['netWeightKg', 'KG'],
  320: ['netWeightKg', 'LB'],
  357: ['netWeightKg', 'OZ'],
  330: ['grossWeightKg', 'KG'],
  340: ['grossWeightKg', 'LB'],
};

/** Identifiers whose last digit is a check digit, beside those of `MEANINGS`: locations and the like. */
const CHECKED = /^(00|0[123]|41\d|402|8017|8018)$/;

/** A scanned text without what the scanner itself put before it. */
export const typedText = (scanned: string): string => scanned.trim().replace(SYMBOLOGY, '').trim();

/**
 * Reads a scanned text. `today` decides the century of years in two digits; `weightPatterns` are those of the shop's
 * scales, like `28PPPPPWWWWWC`. It refuses nothing: what cannot be read is a TEXT.
 */
export function readCode(scanned: string, today: CalendarDate, weightPatterns: readonly string[]): ScannedCode {
  const text = scanned.trim();
  if (ELEMENT_STRINGS.test(text)) return meaning(elementStrings(text.slice(3)), today);
  const plain = typedText(text);
  if (/^https?:\/\//i.test(plain)) {
    const link = digitalLink(plain);
    return link ? meaning(link, today) : { kind: 'TEXT', elements: NOTHING, problems: [] };
  }
  if (/^\(\d{2,4}\)/.test(plain)) return meaning(bracketed(plain), today);
  if (plain.includes(GS) || ELEMENTS_ALONE.test(plain)) return meaning(elementStrings(plain), today);
  return shopCode(plain, weightPatterns) ?? { kind: 'TEXT', elements: NOTHING, problems: [] };
}

interface Read {
  readonly raw: readonly Raw[];
  readonly problems: readonly ScanProblem[];
}

const unknown = (ai: string): ScanProblem =>
  problem('UNKNOWN_AI', ai, say`There is no application identifier ${ai}: what follows cannot be read`);

function elementStrings(text: string): Read {
  const raw: Raw[] = [];
  let rest = text.replace(/^\u001d+/, '');
  while (rest !== '') {
    const identifier = leading(rest);
    if (!identifier) return { raw, problems: [unknown(rest.slice(0, 4))] };
    const data = rest.slice(identifier.ai.length);
    const end = data.indexOf(GS);
    const isFixed = FIXED.test(identifier.ai);
    const length = isFixed ? Math.min(identifier.max, end < 0 ? data.length : end) : end < 0 ? data.length : end;
    raw.push({ ai: identifier.ai, value: data.slice(0, length) });
    rest = data.slice(length).replace(/^\u001d+/, '');
  }
  return { raw, problems: [] };
}

/** `(01)04006381333931(10)ABC`, as printed below barcodes; a bracket within data may have a backslash before it. */
function bracketed(text: string): Read {
  const raw: Raw[] = [];
  const problems: ScanProblem[] = [];
  const parts = text.split(/(?<!\\)\((\d{2,4})\)/);
  for (let at = 1; at < parts.length; at += 2) {
    const [ai = '', value = ''] = [parts[at], parts[at + 1]];
    if (identifierOf(ai)) raw.push({ ai, value: value.replaceAll('\\(', '(').trim() });
    else problems.push(unknown(ai));
  }
  return { raw, problems };
}

/** `https://…/01/04006381333931/10/ABC?17=261231`. Undefined: an address, but of nothing that GS1 numbers. */
function digitalLink(address: string): Read | undefined {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]+([^?#]*)(?:\?([^#]*))?/i.exec(address) ?? [];
  const steps = path.split('/').slice(1);
  const begin = steps.findIndex((step, at) => /^(00|01|02|414|8006)$/.test(step) && at + 1 < steps.length);
  if (begin < 0) return undefined;
  const pairs: [string, string][] = [];
  for (let at = begin; at + 1 < steps.length; at += 2) pairs.push([steps[at] ?? '', steps[at + 1] ?? '']);
  for (const part of query.split(/[&;]/)) {
    const [ai = '', value = ''] = part.split('=');
    // Other words in the query are for the address's owner.
    if (/^\d{2,4}$/.test(ai)) pairs.push([ai, value]);
  }
  const raw: Raw[] = [];
  const problems: ScanProblem[] = [];
  for (const [ai, encoded] of pairs) {
    const value = decoded(encoded);
    if (!identifierOf(ai)) problems.push(unknown(ai));
    else
      raw.push({
        ai,
        value: (ai === '01' || ai === '02') && /^(\d{8}|\d{12,13})$/.test(value) ? value.padStart(14, '0') : value,
      });
  }
  return { raw, problems };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
      const amount = Decimal.of(
        `${value.slice(0, 6 - Number(ai[3]))}.${value.slice(6 - Number(ai[3]))}`
          .replace(/^\./, '0.')
          .replace(/\.$/, ''),
      );
      set(weighed, Quantity.of(amount, unitOf(unit)).to(unitOf('KG')).amountText(), ai);
    } else if (member === undefined) others.push({ ai, value });
    else if (type === 'date' || type === 'dates') {
      const days = value.match(/.{6}/g)?.map((day) => dateFrom(day, today)) ?? [];
      const [first] = days;
      if (first === undefined || days.includes(undefined)) {
        found.push(problem('DATE', ai, say`(${ai}) ${value} is no date that exists`));
      } else set(member, first, ai);
    } else set(member, type === 'count' ? String(Number(value)) : value, ai);
  }
  return { kind: 'GS1', elements: { ...NOTHING, ...values, others } as ScannedElements, problems: found };
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
 * A day as YYMMDD. The century is the one that brings the year nearest to today's: up to 49 years back, up to 50 ahead (General
 * Specifications, section 7.12). Day 00 is the last day of the month.
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

/** What scales and products carry: an EAN-13 with a weight in it, or a GTIN. Undefined: neither. */
function shopCode(text: string, weightPatterns: readonly string[]): ScannedCode | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return undefined;
  const weight = text.length === 13 ? weightPatterns.map((pattern) => weighed(text, pattern)).find(Boolean) : undefined;
  const problems: ScanProblem[] = hasCheckDigit(text)
    ? []
    : [problem('CHECK_DIGIT', '', say`${text} has a wrong check digit`)];
  if (problems.length > 0) return { kind: weight ? 'EAN13_WEIGHT' : 'GTIN', elements: NOTHING, problems };
  if (weight) return { kind: 'EAN13_WEIGHT', elements: { ...NOTHING, ...weight }, problems };
  return { kind: 'GTIN', elements: { ...NOTHING, gtin: text }, problems };
}

function weighed(text: string, pattern: string): Pick<ScannedElements, 'plu' | 'netWeightKg'> | undefined {
  const digitsAt = (letter: string) => text.slice(pattern.indexOf(letter), pattern.lastIndexOf(letter) + 1);
  if (!text.startsWith(pattern.slice(0, pattern.indexOf('P')))) return undefined;
  const grams = Quantity.of(Decimal.of(digitsAt('W')), unitOf('G'));
  return { plu: String(Number(digitsAt('P'))), netWeightKg: grams.to(unitOf('KG')).amountText() };
}
