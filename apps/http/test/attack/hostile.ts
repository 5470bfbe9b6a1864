/** Values that break services, as JSON texts, because `JSON.stringify` cannot write some of them. */

const long = (unit: string, count: number): string => unit.repeat(count);

const TEXTS: readonly string[] = [
  '',
  ' ',
  'x',
  '5',
  '-1',
  '0',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '.5',
  '5.',
  '1,5',
  '+1',
  '-0',
  '1.0000001',
  '0.000001',
  '0.0000001',
  '00001',
  long('9', 15),
  long('9', 16),
  `${long('9', 15)}.999999`,
  '１２',
  'a\u0000b',
  'a\u0007b',
  'a\u009bb',
  'a\r\nb: c',
  '\ud800',
  'x\udc00x',
  '\u202etxt.exe',
  '\u200b',
  '\u2066\u2069',
  '\ufeffx',
  '\uffff',
  'e\u0301'.repeat(40),
  'ﬁ',
  'İstanbul',
  'ẞ',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '%s%n%x',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{"$ne":null}',
  'Bearer x',
  'admin',
  'today',
  'infinity',
  '2026-02-30',
  '2026-02-29',
  '2024-02-29',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-2026-01-01',
  '2026-1-5',
  '2026-13-01',
  '2026-01-01T00:00:00Z',
  '12:60:60',
  '00000000-0000-0000-0000-000000000000',
  '{00000000-0000-7000-8000-000000000000}',
  'urn:uuid:00000000-0000-7000-8000-000000000000',
  long('-', 36),
  long('x', 49),
  long('x', 50),
  long('x', 51),
  long('x', 200),
  long('x', 201),
  long('\u{1f37a}', 200),
  long('\u{1f37a}', 201),
  long('x', 256),
  long('x', 257),
  long('x', 2000),
  long('x', 2001),
  long('x', 100_000),
  long('a ', 20_000),
];

const NUMBERS: readonly string[] = [
  '0',
  '-0',
  '1',
  '-1',
  '1.5',
  '5',
  '6',
  '0.00001',
  '0.0001',
  '0.30000000000000004',
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '9007199254740993',
  '9999999999.9999',
  '9999999999.99995',
  '10000000000',
  '999999999999999',
  '1e15',
  '1e21',
  '1e308',
  '1e400',
  '-1e400',
  '5e-324',
  `1${long('0', 400)}`,
  `0.${long('0', 400)}1`,
];

const OTHERS: readonly string[] = [
  'null',
  'true',
  'false',
  '[]',
  '[null]',
  '[[]]',
  '["x"]',
  '[1]',
  '{}',
  '{"length":1}',
  '{"$ne":null}',
  '{"$like":"%"}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":"x"}',
  '{"toJSON":1}',
  '[{"__proto__":null}]',
  `${long('[', 20)}${long(']', 20)}`,
  `${long('{"a":', 20)}1${long('}', 20)}`,
  `[${long('1,', 1000)}1]`,
];

export const HOSTILE_TEXTS = TEXTS;
export const HOSTILE_VALUES: readonly string[] = [...TEXTS.map((text) => JSON.stringify(text)), ...NUMBERS, ...OTHERS];

/** Returns values below, at and above each limit of a schema, and variants of its enum values. */
export function atLimits(schema: { readonly [key: string]: unknown }): readonly string[] {
  const limit = (name: string): number | undefined => schema[name] as number | undefined;
  const values: string[] = [];
  for (const bound of [limit('minimum'), limit('maximum'), limit('exclusiveMinimum')]) {
    if (bound !== undefined) values.push(String(bound), String(bound - 1), String(bound + 1), String(bound + 0.5));
  }
  for (const bound of [limit('minLength'), limit('maxLength')]) {
    if (bound === undefined) continue;
    for (const length of [bound - 1, bound, bound + 1]) {
      if (length > 0) values.push(JSON.stringify(long('y', length)), JSON.stringify(long('\u{1f356}', length)));
    }
  }
  for (const word of (schema['enum'] as string[] | undefined) ?? []) {
    values.push(JSON.stringify(word), JSON.stringify(word.toLowerCase()), JSON.stringify(`${word} `));
  }
  return values;
}

/** Whole bodies, each with the allowed statuses if the operation takes a body. */
export const HOSTILE_BODIES: readonly {
  readonly body: string | Buffer;
  readonly type?: string;
  readonly is: readonly number[];
}[] = [
  ...[
    '[]',
    'null',
    '"x"',
    '5',
    'true',
    '{',
    '{"a":1',
    '{"a":}',
    "{'a':1}",
    '{"a":1,}',
    '{}{}',
    'NaN',
    '\ufeff{}',
    '<a/>',
    'a=1',
    `${long('[', 100_000)}`,
    `${long('{"a":', 100_000)}`,
    `{"a":${long('[', 40)}${long(']', 40)}}`,
  ].map((body) => ({ body, is: [400] })),
  { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), is: [400] },
  { body: Buffer.from('{"a":1}', 'utf16le'), is: [400] },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json;charset=latin1',
    'application/jsonx',
    'application/json5',
    'application/problem+json',
    'application/xml',
    '*/*',
    'x',
    '',
  ].map((type) => ({ body: '{"a":1}', type, is: [415] })),
  { body: long(' ', 1024 * 1024 + 1), is: [413] },
];

/** Path segments, encoded as in the URL. Some segments cannot be decoded. No segment leads to another path. */
export const HOSTILE_SEGMENTS: readonly string[] = [
  ...TEXTS.filter((text) => text !== '' && text.isWellFormed() && text.length < 300).map(encodeURIComponent),
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%252e%252e',
  '%2f',
  'a%2fb',
  'a;b=c',
  '*',
  ':id',
  long('x', 3000),
  long('x', 5000),
];

export const HOSTILE_KEYS: readonly string[] = ['', ' ', long('k', 255), long('k', 256), 'schlüssel', '\t'];
