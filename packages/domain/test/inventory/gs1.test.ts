import fc from 'fast-check';
import { test } from 'tap';
import { readCode, type ScannedCode } from '../../src/inventory/index.ts';
import { dateOf } from '../../src/kernel/index.ts';

const TODAY = dateOf('2026-11-22');
const read = (text: string, patterns = ['28PPPPPWWWWWC']): ScannedCode => readCode(text, TODAY, patterns);
/** Returns the fields of a code that have a value, with the kind and the problems. */
const said = (text: string) => {
  const { kind, elements, problems } = read(text);
  const given = Object.entries(elements).filter(([, value]) => value !== null && value.length > 0);
  const shown: Record<string, unknown> = Object.fromEntries(given);
  return { ...shown, kind, problems: problems.map(({ code, ai }) => `${code} ${ai}`.trim()) } as Record<
    string,
    unknown
  >;
};

const PORK = { kind: 'GS1', gtin: '04006381333931', lotNumber: 'ABC', bestBefore: '2026-12-31', problems: [] };

test('readCode reads element strings with FNC1, in parentheses and as a GS1 Digital Link', async (t) => {
  t.same(said('010400638133393115261231' + '10ABC'), PORK);
  t.same(said(']C1010400638133393110ABC\u001d15261231'), PORK);
  t.same(said(']d2\u001d010400638133393110ABC\u001d15261231\u001d'), PORK);
  t.same(said('(01)04006381333931(10)ABC(15)261231'), PORK);
  t.same(said('https://id.gs1.org/01/04006381333931/10/ABC?15=261231&utm=x'), PORK);
  t.same(said('https://shop.example/meat/01/4006381333931/10/A%2FB').lotNumber, 'A/B');
  t.same(said(']E04006381333931'), { kind: 'GTIN', gtin: '4006381333931', problems: [] });
});

test('readCode converts weights to kilograms, those in other units to six decimal places', async (t) => {
  t.equal(said('01040063813339313103001250').netWeightKg, '1.25');
  t.equal(said('01040063813339313100000012').netWeightKg, '12');
  t.equal(said('01040063813339313105000001').netWeightKg, '0.00001');
  t.equal(said('01040063813339313201000015').netWeightKg, '0.680389');
  t.equal(said('(3202)000150').netWeightKg, '0.680389');
  t.equal(said('(3205)000001').netWeightKg, '0.000005', '0.0000045359237 kg');
  t.equal(said('(3205)999999').netWeightKg, '4.535919');
  t.equal(said('(3401)000015').grossWeightKg, '0.680389');
  t.equal(said('(3570)000001').netWeightKg, '0.02835', 'an ounce');
  t.same(said('01040063813339313301000015'), {
    kind: 'GS1',
    gtin: '04006381333931',
    grossWeightKg: '1.5',
    problems: [],
  });
  t.equal(said('020400638133393137000012').count, '12');
});

test('identifiers of measures have at most five decimal places', async (t) => {
  for (const ai of ['310', '320', '330', '340', '357', '316', '369']) {
    for (let places = 0; places <= 9; places++) {
      const { problems, netWeightKg, grossWeightKg } = said(`(${ai}${places})000012`);
      t.same(problems, places <= 5 ? [] : [`UNKNOWN_AI ${ai}${places}`], `(${ai}${places})`);
      if (places > 5) t.same([netWeightKg, grossWeightKg], [undefined, undefined]);
    }
  }
  for (const ai of ['3170', '3380', '3580']) t.same(said(`(${ai})000012`).problems, [`UNKNOWN_AI ${ai}`]);
  t.same(said('01040063813339313107000012').problems, ['UNKNOWN_AI 3107']);
  t.same(said('https://id.gs1.org/01/04006381333931?3209=000012').problems, ['UNKNOWN_AI 3209']);
});

test('readCode reports wrong elements and never corrects them', async (t) => {
  t.same(said('010400638133393210ABC'), { kind: 'GS1', lotNumber: 'ABC', problems: ['CHECK_DIGIT 01'] });
  t.same(said('010400638133393115260231'), { kind: 'GS1', gtin: '04006381333931', problems: ['DATE 15'] });
  t.same(said('010400638133393115261301').problems, ['DATE 15']);
  t.same(said('010400638133393118ABC').problems, ['UNKNOWN_AI 18AB']);
  t.same(said('(01)04006381333931(10)').problems, ['FORMAT 10']);
  t.same(said(`(01)04006381333931(10)${'A'.repeat(21)}`).problems, ['FORMAT 10']);
  t.same(said('0104006381333931310300125').problems, ['FORMAT 3103'], 'five digits of six');
  t.same(said('(10)A(10)B'), { kind: 'GS1', lotNumber: 'A', problems: ['CONTRADICTION 10'] });
  t.same(said('4006381333932'), { kind: 'GTIN', problems: ['CHECK_DIGIT'] });
  t.same(said('2800123012507'), { kind: 'EAN13_WEIGHT', problems: ['CHECK_DIGIT'] });
});

test('readCode reads years in the nearest century, day 00 as the last of the month and a range as its first day', async (t) => {
  const day = (digits: string) => said(`010400638133393117${digits}`).useBy;
  t.equal(day('760101'), '2076-01-01');
  t.equal(day('770101'), '1977-01-01');
  t.equal(day('280200'), '2028-02-29');
  t.equal(day('261200'), '2026-12-31');
  t.equal(said('(01)04006381333931(7007)261101').slaughterDate, '2026-11-01');
  t.equal(said('(01)04006381333931(7007)261101261103').slaughterDate, '2026-11-01');
});

test('readCode recognizes codes of the shop’s scales, GTINs and plain texts', async (t) => {
  t.same(said('2800123012502'), { kind: 'EAN13_WEIGHT', plu: '123', netWeightKg: '1.25', problems: [] });
  t.same(said('96385074'), { kind: 'GTIN', gtin: '96385074', problems: [] });
  for (const text of ['', 'L-2026-11-22-001', '123', 'https://example.org/x', '👍', ']C', '(', '(1)2']) {
    t.equal(read(text).kind, 'TEXT', text);
  }
});

test('readCode reads labels of scales by the letters of their patterns', async (t) => {
  const label = (text: string, ...patterns: string[]) => {
    const { kind, elements, problems, label: found } = read(text, patterns);
    return [kind, elements.plu, elements.netWeightKg, found?.cents ?? null, problems.length];
  };
  t.same(label('2340119705006', '23PPPPPVWWWWC'), ['EAN13_WEIGHT', '40119', '0.5', null, 0]);
  t.same(label('2201190012509', '22PPPPEEEEEEC'), ['EAN13_WEIGHT', '119', null, '001250', 0]);
  t.same(label('2800123012502', '28PPPPPWWWWWC@10g'), ['EAN13_WEIGHT', '123', '12.5', null, 0]);
  t.same(label('2800123012502', '28PPPPPWWWWWC@100g'), ['EAN13_WEIGHT', '123', '125', null, 0]);
  t.same(label('2800123012502', '28WWWWWPPPPPC'), ['EAN13_WEIGHT', '1250', '0.123', null, 0]);
  t.same(label('2800123012502', '29PPPPPWWWWWC'), ['GTIN', null, null, null, 0]);
  const stored = ['28PPPPPWWWWWC', '280PPPWWWWWWC'];
  t.same(
    label('2800123012502', ...stored),
    ['EAN13_WEIGHT', '123', '1.25', null, 0],
    'of settings of earlier versions',
  );
  t.same(label('2800123012502', ...stored.toReversed()), ['EAN13_WEIGHT', '12', '301.25', null, 0], 'the first');
});

test('readCode reads 12 digits as 13 with a leading 0', async (t) => {
  t.same(said('036000291452'), { kind: 'GTIN', gtin: '0036000291452', problems: [] });
  t.same(said('036000291453'), { kind: 'GTIN', problems: ['CHECK_DIGIT'] });
  const { kind, elements } = read('212345012505', ['02PPPPPWWWWWC']);
  t.match({ kind, ...elements }, { kind: 'EAN13_WEIGHT', plu: '12345', netWeightKg: '1.25', gtin: null });
});

const digit = (at: number) => at % 10;
/** Returns the digits with their check digit, as a scale prints them: weights 1 and 3 from the left of 12 digits. */
const withCheckDigit = (twelve: string): string =>
  `${twelve}${digit(10 - digit([...twelve].reduce((sum, one, at) => sum + Number(one) * (at % 2 === 0 ? 1 : 3), 0)))}`;

test('each valid pattern reads back what a scale prints', async (t) => {
  const parts = fc.constantFrom('PW', 'WP', 'PE', 'EP');
  const lengths = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 4 }), fc.nat(2), fc.integer({ min: 1, max: 4 }));
  const each = { begin: fc.stringMatching(/^\d{9}$/), digits: fc.stringMatching(/^\d{12}$/) };
  const unit = fc.constantFrom('', '@10g', '@100g');
  fc.assert(
    fc.property(parts, lengths, unit, fc.record(each), (letters, [v1, first, v2, second], unit, { begin, digits }) => {
      const body = `${'V'.repeat(v1)}${letters[0]?.repeat(first)}${'V'.repeat(v2)}${letters[1]?.repeat(second)}`;
      const isWeight = letters.includes('W');
      const fixed = begin.slice(0, Math.max(12 - body.length, 2));
      const middle = body.slice(0, 12 - fixed.length).padEnd(12 - fixed.length, 'V');
      const pattern = `${fixed}${middle}C${isWeight ? unit : ''}`;
      const printed = [...`${fixed}${middle}`].map((one, at) => (/\d/.test(one) ? one : digits[at]));
      const code = withCheckDigit(printed.join(''));
      const of = (letter: string) => printed.filter((_, at) => pattern[at] === letter).join('');
      const { kind, elements, problems, label } = read(code, [pattern]);
      t.same([kind, problems], ['EAN13_WEIGHT', []], pattern);
      t.equal(Number(elements.plu), Number(of('P')), pattern);
      const grams = Number(of('W')) * (unit === '' ? 1 : Number(unit.slice(1, -1)));
      if (isWeight) t.equal(Math.round(Number(elements.netWeightKg) * 1000), grams, pattern);
      else t.equal(label?.cents, of('E'), pattern);
      if (code.startsWith('0')) t.same(read(code.slice(1), [pattern]).elements, elements, 'also with 12 digits');
    }),
    { numRuns: 500 },
  );
});

test('readCode does not throw for any text', async () => {
  const bits = fc.constantFrom(
    '01',
    '04006381333931',
    '10',
    '\u001d',
    ']C1',
    '(',
    ')',
    '17',
    '261231',
    '310',
    '3',
    '99',
    'é',
    '%',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string())), (parts) => {
      read(parts.join(''));
    }),
  );
});

test('parsing an encoded code returns its contents', async () => {
  const lot = fc.stringMatching(/^[!"%-/0-9:-?A-Z_a-z]{1,20}$/);
  const grams = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(lot, grams, (lotNumber, weight) => {
      const six = String(weight).padStart(6, '0');
      const { elements, problems } = read(`]C101040063813339313103${six}10${lotNumber}\u001d21X`);
      return (
        problems.length === 0 &&
        elements.lotNumber === lotNumber &&
        elements.serialNumber === 'X' &&
        Number(elements.netWeightKg) === weight / 1000
      );
    }),
  );
});
