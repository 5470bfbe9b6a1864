import { readCode } from '@cleaver/domain/inventory';
import { dateOf, readInput } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { fromLabel, merged, outlookOf, receiving } from '../../src/procurement/receive-lines.ts';
import { toRaw } from '../../src/ui/form-values.ts';

const labelOf = (code: string, articleId?: string) =>
  fromLabel(readCode(code, dateOf('2026-11-23'), []).elements, articleId, ',');

const ARTICLE_AND_WEIGHT = '(01)04006381333931(3102)001234';
const LOT_AND_DATE = '(15)261231(10)H-88';

test('a label fills in what it says, with the decimal point of the language', (t) => {
  t.same(labelOf(ARTICLE_AND_WEIGHT, 'beef'), { articleId: 'beef', quantityAmount: '12,34', quantityUnit: 'KG' });
  t.same(labelOf(LOT_AND_DATE), { supplierLot: 'H-88', expiryDate: '2026-12-31' });
  t.same(labelOf('(17)261201(15)261231(30)24(7007)261118'), {
    expiryDate: '2026-12-01',
    quantityAmount: '24',
    quantityUnit: 'PIECE',
    facts: { slaughterDate: '2026-11-18' },
  });
  t.end();
});

test('the second barcode of a label comes into the same line, another label makes another', (t) => {
  const row = { stockId: '', articleId: '', quantityAmount: '', quantityUnit: 'KG', facts: { species: 'BEEF' } };
  const first = merged(row, labelOf(ARTICLE_AND_WEIGHT, 'beef'));
  t.match(first, { articleId: 'beef', quantityAmount: '12,34' });
  const both = merged(first ?? {}, labelOf(LOT_AND_DATE));
  t.match(both, { articleId: 'beef', quantityAmount: '12,34', supplierLot: 'H-88', facts: { species: 'BEEF' } });
  t.equal(merged(both ?? {}, labelOf(ARTICLE_AND_WEIGHT, 'beef')), undefined, 'the same again is more of it');
  t.equal(merged(both ?? {}, labelOf('(10)H-89')), undefined);
  t.end();
});

test('what will be warned of is known before it is booked', (t) => {
  const supplier = { id: 'huber', status: 'ACTIVE', certificates: [] };
  const articles = [{ id: 'beef', supplierIds: ['huber'] }];
  const lines = [
    { stockId: 's', quantityAmount: '1', supplierLot: 'H-88', expiryDate: '2026-12-31', facts: { species: 'BEEF' } },
    { stockId: 's', quantityAmount: 'one', quantityUnit: 'STONE', temperature: 7.1, temperatureLimit: 7 },
    { stockId: 's', rejectedAmount: '3' },
  ];
  const known = { supplier, articles } as unknown as Parameters<typeof outlookOf>[3];
  const { warnings, tooWarm } = outlookOf({ lines } as object, ['beef', 'pork', 'beef'], '2026-11-23', known);
  t.same(
    warnings.map(({ code, line }) => [code, line]),
    [
      ['SUPPLIER_CERTIFICATE_MISSING', null],
      ['ORIGIN_INCOMPLETE', 1],
      ['SUPPLIER_NOT_ASSIGNED', 2],
      ['SUPPLIER_LOT_MISSING', 2],
    ],
  );
  t.same(tooWarm, [2]);
  t.end();
});

test('a line is sent with its stock alone, which tells the article', (t) => {
  const row = { articleId: 'beef', stockId: 's', quantityAmount: '12,5', quantityUnit: 'KG', expiryDate: '2026-12-31' };
  const raw = toRaw(receiving.input.schema, { supplierId: 'huber', lines: [row] });
  t.match(readInput(receiving.input, raw), { lines: [{ stockId: 's', articleId: undefined }] });
  t.end();
});
