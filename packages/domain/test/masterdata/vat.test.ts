import fc from 'fast-check';
import { test } from 'tap';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import {
  DEFAULT_VAT_RATES,
  type VatRate,
  vatClassOf,
  vatRateOn,
  vatRatesFault,
} from '../../src/masterdata/category/vat.ts';
import { parseVatId } from '../../src/masterdata/party/vat-id.ts';

const rate = (vatClass: VatRate['vatClass'], validFrom: string, percent: string): VatRate => ({
  ...{ vatClass, validFrom: dateOf(validFrom), rate: percent },
});

test('vatRateOn returns the latest rate up to the day, and the first rate for earlier days', async (t) => {
  const rates = [
    rate('REDUCED', '2027-01-01', '8'),
    rate('STANDARD', '2021-01-01', '19'),
    rate('REDUCED', '2020-07-01', '5'),
    rate('REDUCED', '2021-01-01', '7'),
  ];
  const on = (day: string) => vatRateOn(rates, 'REDUCED', dateOf(day)).toText();
  t.same(['2019-01-01', '2020-07-01', '2020-12-31'].map(on), ['5', '5', '5']);
  t.same(['2021-01-01', '2026-12-31', '2027-01-01', '2030-01-01'].map(on), ['7', '7', '8', '8']);
  t.equal(vatRateOn(rates, 'STANDARD', dateOf('2026-01-01')).toText(), '19');
  t.equal(vatRateOn(rates, 'EXEMPT', dateOf('2026-01-01')).toText(), '0', 'what is exempt needs no entry');
  t.equal(vatRateOn(DEFAULT_VAT_RATES, 'REDUCED', dateOf('2026-01-01')).toText(), '7');
  t.equal(vatRateOn(DEFAULT_VAT_RATES, 'STANDARD', dateOf('2026-01-01')).toText(), '19');
});

test('VAT rates must include one valid today for each taxed class, and at most one per class and day', async (t) => {
  const fault = (...rates: VatRate[]) => String(vatRatesFault(rates, dateOf('2026-11-23')) ?? 'fine');
  const standard = rate('STANDARD', '2021-01-01', '19');
  t.equal(fault(standard, rate('REDUCED', '2026-11-23', '7')), 'fine', 'from today on is today');
  t.match(fault(standard), /an entry of REDUCED that is valid on 2026-11-23/);
  t.match(fault(standard, rate('REDUCED', '2026-11-24', '7')), /an entry of REDUCED/);
  t.match(fault(standard, { ...standard, rate: '16' }), /one entry of STANDARD for 2021-01-01/);
  t.equal(vatRatesFault(DEFAULT_VAT_RATES, dateOf('2026-11-23')), undefined);
});

test("the VAT class of an article is its own, else its category's, else null", async (t) => {
  t.equal(vatClassOf({ vatClass: 'STANDARD' }, { vatClass: 'REDUCED' }), 'STANDARD');
  t.equal(vatClassOf({ vatClass: null }, { vatClass: 'REDUCED' }), 'REDUCED');
  t.equal(vatClassOf({ vatClass: null }, { vatClass: null }), null);
});

const reads = (raw: unknown) => {
  const parsed = parseVatId(raw);
  return parsed.ok ? parsed.value : undefined;
};

test('parseVatId converts a VAT id to capitals and refuses an invalid one', async (t) => {
  // DE136695976 is from the format description of the Federal Central Tax Office. DE129273398 belongs to a large firm.
  t.same(['DE136695976', 'de136695976', 'DE129273398'].map(reads), ['DE136695976', 'DE136695976', 'DE129273398']);
  t.same(['ATU13585627', 'NL123456789B01', 'FRXX999999999'].map(reads), [
    'ATU13585627',
    'NL123456789B01',
    'FRXX999999999',
  ]);
  t.equal(reads(''), '', 'none');
  const wrong = [
    'DE136695977',
    'DE13669597',
    'DE1366959760',
    'DE13669597X',
    'D',
    '12345',
    'AT1',
    'AT1234567890123',
    'AT 1234',
    7,
  ];
  t.same(
    wrong.map(reads),
    wrong.map(() => undefined),
  );
});

test('any eight digits have one German check digit, and no single wrong digit passes', async (t) => {
  const digits = fc.stringMatching(/^\d{8}$/);
  fc.assert(
    fc.property(digits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
      const good = Array.from({ length: 10 }, (_, check) => `${first}${check}`).filter((id) => reads(`DE${id}`));
      if (good.length !== 1 || !good[0]) return false;
      const wrong = [...good[0]].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
      return reads(`DE${wrong}`) === undefined;
    }),
  );
  t.pass();
});
