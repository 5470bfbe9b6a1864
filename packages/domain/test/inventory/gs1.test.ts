import fc from 'fast-check';
import { test } from 'tap';
import { readCode, type ScannedCode } from '../../src/inventory/index.ts';
import { dateOf } from '../../src/kernel/index.ts';

const TODAY = dateOf('2026-11-22');
const read = (text: string): ScannedCode => readCode(text, TODAY, ['28PPPPPWWWWWC']);
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

test('readCode converts weights exactly to kilograms', async (t) => {
  t.equal(said('01040063813339313103001250').netWeightKg, '1.25');
  t.equal(said('01040063813339313100000012').netWeightKg, '12');
  t.equal(said('01040063813339313106000001').netWeightKg, '0.000001');
  t.equal(said('01040063813339313201000015').netWeightKg, '0.680388555');
  t.same(said('01040063813339313301000015'), {
    kind: 'GS1',
    gtin: '04006381333931',
    grossWeightKg: '1.5',
    problems: [],
  });
  t.equal(said('020400638133393137000012').count, '12');
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
