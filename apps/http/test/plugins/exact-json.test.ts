/** Tests that bodies keep the digits of long numbers, and that everything else is read as `JSON.parse` reads it. */
import { Decimal, LongNumber, significantDigits } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { hasNumbers, parseExact, scan } from '../../src/plugins/exact-json.ts';
import { ROUTES } from '../../src/routes.ts';

const read = (text: string): unknown => {
  const json = Buffer.from(text);
  return parseExact(json, scan(json, 32));
};

/** The same by a reviver: what a double holds in 15 digits stays a number. */
const revived = (text: string): unknown =>
  JSON.parse(text, (_key: string, value: unknown, { source = '' }: { readonly source?: string } = {}) => {
    if (typeof value !== 'number' || !/^-?\d+(?:\.\d+)?$/.test(source)) return value;
    if (source.length > 400 || !Number.isFinite(value)) return new LongNumber(source);
    const held = String(value);
    if (held.includes('e')) return value;
    const exact = Decimal.of(source);
    const isHeld = exact.equals(Decimal.of(held)) && significantDigits(held) <= 15;
    return isHeld ? value : new LongNumber(exact.toText());
  });

/** Returns numbers of 14 to 24 digits in many forms, and others that only look like them. */
const NUMBERS = [14, 15, 16, 17, 19, 24].flatMap((length) => {
  const digits = '9876543210123456789987654'.slice(0, length);
  const points = [1, 5, length - 1].map((at) => `${digits.slice(0, at)}.${digits.slice(at)}`);
  const zeros = [
    `1.5${'0'.repeat(length)}`,
    `0.${'0'.repeat(length)}`,
    `0.${'0'.repeat(length)}5`,
    `1${'0'.repeat(length)}`,
  ];
  const all = [digits, ...points, ...zeros, `${digits}.${'0'.repeat(length)}`, `${digits}.100`];
  return [...all, ...all.map((number) => `-${number}`), `${digits}e3`, `${digits}.5E-2`, `1.5e+${length}`];
});
const EDGES = [310, 399, 400, 401, 500].flatMap((length) => [
  '7'.repeat(length),
  `1.${'0'.repeat(length - 3)}1`,
  `0.${'0'.repeat(length - 2)}`,
  `0.${'0'.repeat(length - 3)}1`,
]);

test('numbers that a double does not hold keep their digits, and others stay numbers', async (t) => {
  for (const number of [...NUMBERS, ...EDGES]) {
    const text = `{"a":[1,${number},{"b":${number} , "c":"ü ${number}\\"${number}\\\\"}],"d":${number}}`;
    t.strictSame(read(text), revived(text), number);
  }
  const many = `[${NUMBERS.join(' ,\n')}]`;
  t.strictSame(read(many), revived(many));
  const parsed = read('{"__proto__":{"toString":12345678901234567890}}') as Record<string, Record<string, unknown>>;
  t.match(Object.values(parsed), [{ toString: { text: '12345678901234567890' } }]);
  t.type({}.toString, 'function', 'no prototype changes');
});

test('a text that is not JSON stays one with a long number in it', async (t) => {
  const n = '12345678901234567890';
  for (const text of [
    `{${n}:1}`,
    `{"a":0${n}}`,
    `{"a":+${n}}`,
    `{"a":- ${n}}`,
    `{"a":${n}.}`,
    `{"a":.${n}}`,
    `{"a":${n}.5.5}`,
    `{"a":${n}e}`,
    `{"a":${n}"b"}`,
    `{"a":true${n}}`,
    `{"a":${n}true}`,
    `{"a":e${n}}`,
    `{"a":${n} ${n}}`,
    `{"a":"${n}}`,
    `{"a":"\\"${n}}`,
    `{"a":${n}`,
    `\ufeff{"a":${n}}`,
  ]) {
    t.throws(() => JSON.parse(text), SyntaxError);
    t.throws(() => read(text), SyntaxError, text);
  }
});

test('no list that a client sends counts as a long number, and a body that is a number is no object', async (t) => {
  for (const text of ['["","12345678901234567890"]', '{"a":[null,"12345678901234567890"]}']) {
    t.strictSame(read(text), JSON.parse(text));
  }
  t.notOk(read('12345678901234567890') instanceof LongNumber, 'a list, which every operation refuses');
});

test('long numbers are looked for where the form has numbers', async (t) => {
  const exact = ROUTES.flatMap(({ routes }) => routes)
    .filter(({ takesBody, operation }) => takesBody && hasNumbers(operation.input.schema))
    .map(({ method, path }) => `${method} ${path}`);
  for (const path of ['POST /api/articles', 'POST /api/sales/orders', 'POST /api/articles/prices/import']) {
    t.ok(exact.includes(path), path);
  }
  for (const path of ['POST /api/auth/login', 'POST /api/session/pin', 'PUT /api/users/{id}/password']) {
    t.notOk(exact.includes(path), path);
  }
});
