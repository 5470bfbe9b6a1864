import fc from 'fast-check';
import { test } from 'tap';
import { newPassword } from '../../src/identity/index.ts';
import { CONTEXTS } from '../../src/index.ts';
import { contractsOf } from '../../src/kernel/execution/context.ts';
import {
  boolean,
  Decimal,
  date,
  decimalNumber,
  defaulted,
  distinct,
  type Field,
  type Form,
  form,
  id,
  int32,
  LongNumber,
  lines,
  list,
  listedFaults,
  money,
  oneOf,
  optional,
  optionalLines,
  optionalText,
  pathId,
  pathNumber,
  quantityAmount,
  quantityNumber,
  Refusal,
  readInput,
  say,
  setOf,
  text,
  unit,
} from '../../src/kernel/index.ts';

/** Returns the faults of an input as `field message`. Returns no faults for a valid input. */
function faultsOf(of: Form<unknown>, raw: unknown): string[] {
  try {
    readInput(of, raw);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'VALIDATION_ERROR') {
      return (error.faults ?? []).map(({ field, message }) => `${field} ${message}`);
    }
    throw error;
  }
  return [];
}

const fieldsOf = (of: Form<unknown>, raw: unknown): string[] =>
  faultsOf(of, raw).map((fault) => fault.split(' ')[0] ?? '');

const order = form(
  {
    name: text(10),
    note: optionalLines(20),
    count: defaulted(int32(1, 5), 1),
    from: optional(date()),
    to: optional(date()),
    items: list(form({ articleId: id(), price: money(), unit: optional(oneOf(['KG', 'PIECE'])) }), 3),
  },
  ({ from, to }, fault) => {
    if (from && to && to < from) fault('to', say`must not be before from`);
  },
);

test('readInput returns the values of an input, and ignores unknown members', async (t) => {
  const items = [{ articleId: 'a1', price: 9.5, unit: 'KG', more: 1 }];
  const raw = {
    name: ' Anna ',
    note: 'a\nb',
    count: 2,
    from: '2026-01-01',
    to: '2026-01-01',
    items,
    unknown: { a: 1 },
  };
  t.strictSame(readInput(order, raw), {
    name: 'Anna',
    note: 'a\nb',
    count: 2,
    from: '2026-01-01',
    to: '2026-01-01',
    items: [{ articleId: 'a1', price: '9.5', unit: 'KG' }],
  });
});

test('null counts as absent', async (t) => {
  const absent = { note: undefined, count: 1, from: undefined, to: undefined, items: [] };
  t.strictSame(readInput(order, { name: 'x', items: [] }), { name: 'x', ...absent });
  t.strictSame(readInput(order, { name: 'x', note: null, count: null, from: null, to: null, items: [] }), {
    name: 'x',
    ...absent,
  });
  t.strictSame(faultsOf(order, { name: null, items: null }), ['name is required', 'items is required']);
});

test('readInput reports all faults at once, each with its path', async (t) => {
  const items = [{ articleId: 'a', price: 1 }, { price: -1, unit: 'STONE' }, 'x'];
  t.strictSame(fieldsOf(order, { name: '', count: 6, from: '2026-02-30', items }), [
    'name',
    'count',
    'from',
    'items[1].articleId',
    'items[1].price',
    'items[1].unit',
    'items[2]',
  ]);
});

test('a rule over several members applies only to valid members', async (t) => {
  const items: unknown[] = [];
  t.strictSame(faultsOf(order, { name: 'x', from: '2026-02-02', to: '2026-02-01', items }), [
    'to must not be before from',
  ]);
  t.strictSame(fieldsOf(order, { name: 'x', from: '2026-02-02', to: 'never', items }), ['to']);
});

test('a list reports null and undefined entries as faults, and reads them as empty objects', async (t) => {
  const entries: unknown[] = [];
  const all = list(form({ name: text() }));
  const looking = {
    ...all,
    read: (...args: Parameters<typeof all.read>) => all.read(...args).map(({ name }) => entries.push(name)),
  };
  t.strictSame(faultsOf(form({ x: looking }), { x: [null, { name: 'a' }, undefined, 5] }), [
    'x[0] is required',
    'x[2] is required',
    'x[3] must be an object',
  ]);
  t.strictSame(entries, [undefined, 'a', undefined, undefined]);
});

test('a fault of a rule in a nested form has the whole path', async (t) => {
  const outer = form({ orders: list(order) });
  const wrong = { name: 'x', from: '2026-02-02', to: '2026-02-01', items: [] };
  t.strictSame(fieldsOf(outer, { orders: [wrong, wrong] }), ['orders[0].to', 'orders[1].to']);
});

test('a body that is not an object is refused; a missing body counts as an empty object', async (t) => {
  for (const raw of ['text', 5, new LongNumber('12345678901.123456'), true, [], [{}], () => 1])
    t.strictSame(faultsOf(order, raw), ['body must be an object']);
  for (const raw of [undefined, null, {}]) t.strictSame(fieldsOf(order, raw), ['name', 'items']);
});

test('types are strict: a text is not accepted as a number or a boolean', async (t) => {
  const strict = form({
    text: text(),
    int32: int32(),
    boolean: boolean(),
    date: date(),
    money: money(),
    amount: quantityAmount(),
  });
  const right = { text: '1', int32: 1, boolean: true, date: '2026-01-01', money: 1, amount: '1' };
  t.strictSame(faultsOf(strict, right), []);
  for (const name of Object.keys(right)) {
    for (const wrong of [1, '1', true, [], {}, '2026-01-01', [1], ['1']]) {
      const isRight =
        name === 'text' || name === 'amount'
          ? typeof wrong === 'string'
          : typeof wrong === typeof right[name as 'text'];
      if (isRight) continue;
      t.strictSame(fieldsOf(strict, { ...right, [name]: wrong }), [name], `${name}: ${JSON.stringify(wrong)}`);
    }
  }
});

test('each field accepts values within its bounds, and refuses others', async (t) => {
  const of = (field: Field<unknown>) => form({ x: field });
  const bounds = [
    [text(3, 2), ['ab', 'abc', '🥩🥩🥩', ' ab '], ['', ' ', 'a', 'abcd', 'a\nb', 'a\u0000', '\ud800a']],
    [optionalText(3), ['', ' ', 'abc'], ['abcd', 'a\tb', '\u0000']],
    [lines(5), ['a\n\tb'], ['', '\n', 'a\u0007', 'abcdef']],
    [id(), ['x', 'no uuid', 'x'.repeat(5000)], ['']],
    [int32(), [-2147483648, 2147483647, 0], [-2147483649, 2147483648, 0.5, Number.NaN]],
    [int32(1, 2), [1, 2], [0, 3]],
    [
      date(),
      ['2024-02-29', '9999-12-31', '0001-01-01'],
      ['2026-02-29', '0000-01-01', '10000-01-01', '2026-1-1', '2026-01-01T00:00:00Z', 'today'],
    ],
    [money(), [0.0001, 9999999999.9999, 19.99], [0, -1, 0.00001, 10000000000, Number.NaN, Number.POSITIVE_INFINITY]],
    [
      quantityAmount(),
      ['0.000001', '999999999999999.999999', '10.500'],
      ['0', '0.0', '-1', '1e3', '', ' 1', '1,5', '+1', '.5', '1.', '0.0000001', 'NaN'],
    ],
    [quantityAmount({ allowZero: true }), ['0', '0.00'], ['-1']],
    [unit(), ['KG', 'kg', 'Stueck'], ['', 'STONE', 'K G']],
    [oneOf(['A', 'B']), ['A'], ['a', '', 'AB', ' A']],
    [
      decimalNumber(Decimal.of('-273.15'), Decimal.of('10')),
      [-273.15, 0, 10, 0.000001],
      [-273.16, 10.000001, 0.0000001, '1', Number.NaN, true],
    ],
    [list(int32(), 2, 1), [[1], [1, 1]], [[], [1, 2, 3]]],
    [list(int32(), 2), [[], [1, 1]], [[1, 2, 3], 'x', { 0: 1, length: 1 }, [null], ['1']]],
  ] as const;
  for (const [field, right, wrong] of bounds) {
    for (const value of right) t.strictSame(faultsOf(of(field), { x: value }), [], JSON.stringify(value).slice(0, 50));
    for (const value of wrong)
      t.ok(faultsOf(of(field), { x: value }).length > 0, JSON.stringify([field.schema, value]));
  }
});

test('setOf returns each entry once, in the given order', async (t) => {
  t.strictSame(readInput(form({ x: setOf(oneOf(['A', 'B', 'C'])) }), { x: ['C', 'A', 'C', 'A'] }), { x: ['C', 'A'] });
});

test('distinct reports each repeated entry, and describes unique entries', async (t) => {
  const days = distinct(int32(1, 7), 7);
  t.strictSame(readInput(form({ x: days }), { x: [7, 1] }), { x: [7, 1] });
  t.strictSame(faultsOf(form({ x: days }), { x: [7, 1, 7, 9, 9, 7] }), [
    'x[3] must be a whole number from 1 to 7',
    'x[4] must be a whole number from 1 to 7',
    'x[2] stands in an earlier entry already',
    'x[5] stands in an earlier entry already',
  ]);
  t.match(days.schema, { uniqueItems: true, maxItems: 7 });
});

test('pathId accepts any text without a fault', async (t) => {
  for (const x of ['', ' ', '\u0000', '\ud800', 'x'.repeat(10_000)])
    t.strictSame(readInput(form({ x: pathId() }), { x }), { x });
});

test('pathNumber returns NaN for any other text than a plain number, without a fault', async (t) => {
  const read = (x: string) => readInput(form({ x: pathNumber() }), { x }).x;
  for (const number of [1, 20, 0, -1, 1.5, 99_999_999_999]) t.equal(read(String(number)), number);
  for (const x of ['01', '1.0', ' 1', '+1', '-0', '0x1', '', 'one', '\u0000']) t.ok(Number.isNaN(read(x)), x);
});

test('a form describes itself as JSON Schema', async (t) => {
  t.match(order.schema, {
    type: 'object',
    required: ['name', 'items'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 10 },
      count: { type: 'integer', format: 'int32', minimum: 1, maximum: 5, default: 1 },
      from: { type: 'string', format: 'date' },
      items: { type: 'array', maxItems: 3, items: { type: 'object', required: ['articleId', 'price'] } },
    },
  });
  t.equal(form({ x: optional(text()) }).schema.required, undefined, 'no empty list of required members');
});

test('each field has the JSON Schema of its values, and states whether it is required', async (t) => {
  const decimal = { type: 'string', pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$', examples: ['10.5'] };
  const described: readonly (readonly [Field<unknown>, object])[] = [
    [lines(9), { type: 'string', minLength: 1, maxLength: 9 }],
    [id(), { type: 'string' }],
    [pathId(), { type: 'string' }],
    [pathNumber(), int32(1).schema],
    [boolean(), { type: 'boolean' }],
    [
      money(),
      {
        ...{ type: 'number', exclusiveMinimum: 0, maximum: 9999999999.9999, multipleOf: 0.0001 },
        description: 'At most 10 digits before the point and 4 after it',
      },
    ],
    [quantityAmount(), decimal],
    [
      quantityNumber('unit'),
      {
        ...{ type: 'number', exclusiveMinimum: 0, maximum: 999999999999999 },
        description: 'At most 15 digits before the point and 6 after it',
      },
    ],
    [decimalNumber(Decimal.of('-273.15'), Decimal.of('10')), { type: 'number', minimum: -273.15, maximum: 10 }],
    [list(boolean(), 2, 1), { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2 }],
    [oneOf(['A', 'B']), { type: 'string', enum: ['A', 'B'] }],
    [newPassword(), { type: 'string', format: 'password', minLength: 8, maxLength: 256 }],
  ];
  for (const [field, schema] of described) {
    t.strictSame(JSON.parse(JSON.stringify(field.schema)), schema);
    t.ok(field.required);
  }
  t.match(unit().schema, { type: 'string', description: /HUNDRED_GRAM.*PALLET/, examples: ['KG'] });
  const optionals: readonly (readonly [Field<unknown>, object])[] = [
    [optionalText(9), { type: 'string', maxLength: 9 }],
    [optionalLines(9), { type: 'string', maxLength: 9 }],
  ];
  for (const [field, schema] of optionals) {
    t.strictSame(field.schema, schema);
    t.notOk(field.required);
  }
});

test('readInput ignores inherited members of an input, such as constructor and toString', async (t) => {
  const odd = form({ constructor: optional(text()), toString: optional(text()), name: text() });
  t.strictSame({ ...readInput(odd, { name: 'x' }) }, { constructor: undefined, toString: undefined, name: 'x' });
  const inherited = Object.create({ name: 'x' });
  t.strictSame(faultsOf(odd, inherited), ['name is required']);
});

test('a member called __proto__ changes nothing', async (t) => {
  const raw = JSON.parse('{"__proto__": {"name": "x", "count": 5, "polluted": true}, "items": []}');
  t.strictSame(faultsOf(order, raw), ['name is required']);
  const read = readInput(order, JSON.parse('{"name": "x", "items": [], "__proto__": {"polluted": true, "count": 5}}'));
  t.equal(read.count, 1);
  t.notOk('polluted' in read);
  t.notOk('polluted' in {});
});

const operations = CONTEXTS.flatMap(contractsOf);

/**
 * Generates any JSON, also with members such as `__proto__`. Many inputs have fields of the form, to reach the checks
 * of the fields.
 */
function jsonFor({ fields }: Form<unknown>): fc.Arbitrary<unknown> {
  const oddText = fc.constantFrom(
    '',
    ' ',
    'KG',
    '10.5',
    '1e3',
    'NaN',
    '2026-02-30',
    '9999-12-31',
    '\u0000',
    '\ud800',
    'ADMIN',
    '__proto__',
  );
  const leaf = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.integer(), fc.constant(undefined));
  const members = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { items } = field.schema as { items?: { properties?: object } };
      const entry = fc.record(Object.fromEntries(Object.keys(items?.properties ?? {}).map((inner) => [inner, leaf])), {
        requiredKeys: [],
      });
      return [name, fc.oneof(leaf, fc.array(fc.oneof(leaf, entry), { maxLength: 4 }))];
    }),
  );
  const polluted = fc
    .jsonValue()
    .map((value) => JSON.parse(`{"__proto__": ${JSON.stringify(value)}, "constructor": 1}`));
  return fc.oneof(fc.jsonValue(), polluted, fc.record(members, { requiredKeys: [] }));
}

test('readInput returns values or refuses with faults, for any JSON input of every operation', async (t) => {
  t.ok(operations.length > 30, 'operations are found');
  for (const operation of operations) {
    fc.assert(
      fc.property(jsonFor(operation.input), (raw) => {
        try {
          readInput(operation.input, raw);
        } catch (error) {
          if (!(error instanceof Refusal) || error.kind !== 'invalid' || !error.faults?.length) throw error;
        }
        return !('polluted' in {}) && Object.keys(Object.prototype).length === 0;
      }),
      { numRuns: 60 },
    );
    t.pass(operation.name);
  }
});

test('reading a parsed input again returns the same', async (t) => {
  const plain = form({ a: text(), b: optionalText(), c: int32(), d: optional(boolean()), e: date(), f: list(text()) });
  const input = fc.record({
    a: fc.string({ unit: 'grapheme', minLength: 1 }),
    b: fc.option(fc.string({ unit: 'grapheme' })),
    c: fc.integer({ min: -2147483648, max: 2147483647 }),
    d: fc.option(fc.boolean()),
    e: fc.constantFrom('2024-02-29', '9999-12-31'),
    f: fc.array(fc.string({ unit: 'grapheme', minLength: 1 })),
  });
  fc.assert(
    fc.property(input, (raw) => {
      if (faultsOf(plain, raw).length > 0) return;
      const once = readInput(plain, raw);
      t.strictSame(readInput(plain, once), once);
    }),
    { numRuns: 100 },
  );
});

test('a refusal lists the first fifty faults and the number of the others', async (t) => {
  const many = form({ names: list(text()) });
  try {
    readInput(many, { names: Array(1000).fill(0) });
    t.fail('nothing was refused');
  } catch (error) {
    const { faults = [] } = error as Refusal;
    t.equal(faults.length, 51);
    t.match({ ...faults[50], message: String(faults[50]?.message) }, { field: 'body', message: 'has 950 more faults' });
    const sent = faults.map(({ field, message }) => ({ field, message: String(message) }));
    t.same(listedFaults(sent), { listed: sent.slice(0, 50), more: 950 });
    t.same(listedFaults(sent.slice(0, 50)), { listed: sent.slice(0, 50), more: 0 });
  }
});
