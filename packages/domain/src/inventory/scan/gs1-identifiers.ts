/** The application identifiers of GS1 and the formats of their data. */

/** The 82 characters of GS1 (General Specifications, figure 7.11-1). */
const CHARACTERS = '[!"%-/0-9:-?A-Z_a-z]';

/**
 * The application identifiers, by the format of their data. `N6` is six digits, and `X..20` is up to twenty characters.
 * Data may have several formats, one after the other.
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

/**
 * Identifiers of measures, with six digits of data. The last digit of the identifier is the number of decimal places, 0
 * to 5 (General Specifications, sections 3.6.1 to 3.6.4). GS1 assigns no other identifiers of this form.
 */
const MEASURE = /^3(1[0-6]|[246]\d|[35][0-7])[0-5]$/;

/** Amounts to pay and coupon discounts, 390n to 395n. The digit n is the number of decimal places. */
const AMOUNTS: Readonly<Record<string, string>> = {
  390: 'N..15',
  391: 'N3 N..15',
  392: 'N..15',
  393: 'N3 N..15',
  394: 'N4',
  395: 'N6',
};

/**
 * The first two digits of identifiers with a fixed length, which need no FNC1 (General Specifications, figure 7.8.5-2).
 */
export const FIXED = /^(0[0-4]|1[1-9]|20|3[1-6]|41)/;

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

export function identifierOf(ai: string): Identifier | undefined {
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

/**
 * Returns the identifier of two to four digits at the start of a text, or undefined if there is none. No identifier is
 * a prefix of another.
 */
export const leading = (text: string): Identifier | undefined =>
  [2, 3, 4].map((length) => identifierOf(text.slice(0, length))).find((it) => it !== undefined);
