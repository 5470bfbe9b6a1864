import { readCode } from '@cleaver/domain/inventory';
import { dateOf, type Refusal, readInput } from '@cleaver/domain/kernel';
import { test } from 'tap';
import {
  fromLabel,
  isRowTooWarm,
  merged,
  outlookOf,
  type Row,
  receiving,
  sentReceipt,
  withAllRejected,
} from '../../src/procurement/receive-lines.ts';
import { toRaw } from '../../src/ui/form/form-values.ts';

const labelOf = (code: string, articleId?: string) =>
  fromLabel(readCode(code, dateOf('2026-11-23'), []).elements, articleId, ',');

const ARTICLE_AND_WEIGHT = '(01)04006381333931(3102)001234';
const LOT_AND_DATE = '(15)261231(10)H-88';

test('fromLabel fills in the values on the label, with the decimal separator of the language', (t) => {
  t.same(labelOf(ARTICLE_AND_WEIGHT, 'beef'), { articleId: 'beef', quantityAmount: '12,34', quantityUnit: 'KG' });
  t.match(labelOf(ARTICLE_AND_WEIGHT), { articleId: undefined, gtin: '04006381333931' }, 'an unknown GTIN');
  t.same(labelOf(LOT_AND_DATE), { supplierLot: 'H-88', expiryDate: '2026-12-31' });
  t.same(labelOf('(17)261201(15)261231(30)24(7007)261118'), {
    expiryDate: '2026-12-01',
    quantityAmount: '24',
    quantityUnit: 'PIECE',
    facts: { slaughterDate: '2026-11-18' },
  });
  t.end();
});

test('merged adds the second barcode of a label to its line, but neither a repeated nor another label', (t) => {
  const row = { stockId: '', articleId: '', quantityAmount: '', quantityUnit: 'KG', facts: { species: 'BEEF' } };
  const first = merged(row, labelOf(ARTICLE_AND_WEIGHT, 'beef'));
  t.match(first, { articleId: 'beef', quantityAmount: '12,34' });
  const both = merged(first ?? {}, labelOf(LOT_AND_DATE));
  t.match(both, { articleId: 'beef', quantityAmount: '12,34', supplierLot: 'H-88', facts: { species: 'BEEF' } });
  t.equal(merged(both ?? {}, labelOf(ARTICLE_AND_WEIGHT, 'beef')), undefined, 'the same again is more of it');
  t.equal(merged(both ?? {}, labelOf('(10)H-89')), undefined);
  t.end();
});

test('outlookOf computes the warnings of a receipt before it is booked', (t) => {
  const supplier = { id: 'huber', status: 'ACTIVE', certificates: [] };
  const articles = [
    { id: 'beef', supplierIds: ['huber'] },
    { id: 'pork', supplierIds: [] },
    { id: 'liver', supplierIds: ['huber'], productKind: 'OFFAL', frozen: false },
  ];
  const there = { storageLocationId: 'room' };
  const lines = [
    {
      ...{ ...there, articleId: 'beef', quantityAmount: '1', supplierLot: 'H-88', expiryDate: '2026-12-31' },
      facts: { species: 'BEEF' },
    },
    {
      ...there,
      articleId: 'pork',
      quantityAmount: 'one',
      quantityUnit: 'STONE',
      temperature: 7.1,
      temperatureLimit: 7,
    },
    { ...there, articleId: 'beef', rejectedAmount: '3', temperature: 9, temperatureLimit: 7 },
    { ...there, articleId: 'liver', quantityAmount: '1', supplierLot: 'H-89', temperature: 3.1 },
    { ...there, articleId: 'liver', quantityAmount: '1', supplierLot: 'H-89' },
  ];
  const known = { supplier, articles } as unknown as Parameters<typeof outlookOf>[2];
  const { warnings, tooWarm } = outlookOf({ lines } as object, '2026-11-23', known);
  t.same(
    warnings.map(({ code, line }) => [code, line]),
    [
      ['SUPPLIER_CERTIFICATE_MISSING', null],
      ['ORIGIN_INCOMPLETE', 1],
      ['SUPPLIER_NOT_ASSIGNED', 2],
      ['SUPPLIER_LOT_MISSING', 2],
      ['TEMPERATURE_MISSING', 5],
    ],
  );
  t.same(tooWarm, [2, 4], 'also by the limit of a product kind, but a rejected line is not put on hold');
  const loading = { supplier, articles: [] } as unknown as Parameters<typeof outlookOf>[2];
  t.notOk(
    outlookOf({ lines } as object, '2026-11-23', loading).warnings.some(({ code }) => code === 'SUPPLIER_NOT_ASSIGNED'),
    'an article that is not loaded has no warning',
  );
  const expired = { ...there, articleId: 'beef', quantityAmount: '1', supplierLot: 'H-88', expiryDate: '2026-11-22' };
  t.match(
    outlookOf({ lines: [expired] } as object, '2026-11-23', { supplier: undefined, articles: [] }).warnings,
    [{ code: 'EXPIRED_ON_RECEIPT', line: 1 }],
    'also without a supplier',
  );
  t.end();
});

/** Returns the faults of the page's form, each with its field. */
function faultsOf(line: object): readonly string[] {
  try {
    readInput(receiving.input, toRaw(receiving.input.schema, { supplierId: 'huber', lines: [line as Row] }));
    return [];
  } catch (error) {
    return (error as Refusal).faults?.map(({ field, message }) => `${field} ${message}`) ?? [];
  }
}

const PORK = { quantityAmount: '12,5', quantityUnit: 'KG', expiryDate: '2026-12-31' };
const AT = { articleId: 'pork', storageLocationId: 'room' };

test('a line needs an article and a storage location, but no stock', (t) => {
  const raw = toRaw(receiving.input.schema, { supplierId: 'huber', lines: [{ ...PORK, ...AT, stockId: 'old draft' }] });
  t.match(readInput(receiving.input, raw), { lines: [{ ...AT, stockId: undefined }] });
  t.same(faultsOf(PORK), ['lines[0].articleId is required', 'lines[0].storageLocationId is required']);
  t.same(faultsOf({ ...PORK, articleId: 'pork' }), ['lines[0].storageLocationId is required']);
  t.same(faultsOf({ ...PORK, storageLocationId: 'room' }), ['lines[0].articleId is required']);
  t.end();
});

test('the rejected part has the unit of the line, and a wholly rejected line has no unit and no expiry date', (t) => {
  const part = { ...AT, ...PORK, rejectedAmount: '2', rejectReason: 'offen' };
  const whole = { ...part, quantityAmount: '' };
  t.same(faultsOf(part), []);
  t.same(faultsOf(whole), []);
  const { lines } = sentReceipt(toRaw(receiving.input.schema, { lines: [part, whole] }) as { lines: object[] });
  t.match(lines, [{ quantityUnit: 'KG', rejectedUnit: 'KG', expiryDate: '2026-12-31' }, { rejectedUnit: 'KG' }]);
  t.notOk(['quantityUnit', 'expiryDate'].some((name) => name in (lines[1] ?? {})));
  t.end();
});

test('withAllRejected adds the accepted amount to the rejected amount', (t) => {
  const whole = withAllRejected({ ...PORK, quantityAmount: '5', rejectedAmount: '2,5' }, ',');
  t.match(whole, { quantityAmount: '', rejectedAmount: '7,5', quantityUnit: 'KG' });
  t.match(withAllRejected({ ...PORK, quantityAmount: '5', rejectedAmount: 'x' }, ','), { rejectedAmount: '5 + x' });
  t.end();
});

test('isRowTooWarm compares the typed temperature with the limit, and ignores incomplete input', (t) => {
  const isWarm = (temperature: string, temperatureLimit: string) => isRowTooWarm({ temperature, temperatureLimit });
  t.notOk(isRowTooWarm({ rejectedAmount: '3', temperature: '9', temperatureLimit: '7' }), 'rejected as a whole');
  t.ok(isWarm('7,1', '7'));
  t.ok(isWarm('-17', '-18'));
  t.notOk(isWarm('7,0', '7'));
  for (const typed of ['', '-', 'x']) t.notOk(isWarm(typed, '7'), typed);
  t.notOk(isWarm('70', ''), 'without a limit nothing is too warm');
  const offal = { productKind: 'OFFAL', frozen: false } as const;
  const isWarmOffal = (temperature: string, temperatureLimit: string) =>
    isRowTooWarm({ quantityAmount: '1', temperature, temperatureLimit }, offal);
  t.ok(isWarmOffal('3,1', ''), 'the limit of the product kind needs no choice');
  t.notOk(isWarmOffal('3', ''));
  t.ok(isWarmOffal('3', '2'), 'a stricter one applies');
  t.end();
});
