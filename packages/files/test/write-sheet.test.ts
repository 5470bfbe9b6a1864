import type { FileColumn, FileValue, FileValues, Message } from '@cleaver/domain/kernel';
import fc from 'fast-check';
import { test } from 'tap';
import { headingOf, readSheet, writeSheet } from '../src/index.ts';
import { COLUMNS, german } from './columns.ts';

const LANGUAGES = { en: String, de: german } as const;
const FORMATS = ['CSV', 'EXCEL'] as const;

async function written(
  columns: readonly FileColumn[],
  rows: Iterable<FileValues> | AsyncIterable<FileValues>,
  format: (typeof FORMATS)[number],
  translate: (message: Message) => string,
): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of writeSheet(columns, rows, { format, translate })) chunks.push(chunk);
  return chunks.join('');
}

const SHOWN = [
  COLUMNS.articleNumber,
  COLUMNS.price,
  COLUMNS.unit,
  COLUMNS.vat,
  COLUMNS.active,
  COLUMNS.expiry,
  COLUMNS.labels,
] as const;
const ROW: FileValues = {
  articleNumber: '=1+1',
  price: 24.125,
  quantityUnit: 'G',
  vatClass: 'REDUCED',
  active: true,
  expiryDate: '2026-11-21',
  certifications: ['BIO', 'HALAL'],
};

test('writeSheet writes members and codes for programs, and words for people in their language', async (t) => {
  t.equal(
    await written(SHOWN, [ROW], 'CSV', german),
    '"articleNumber","price","quantityUnit","vatClass","active","expiryDate","certifications"\r\n' +
      `"'=1+1",24.125,"G","REDUCED","true","2026-11-21","BIO|HALAL"\r\n`,
  );
  t.equal(
    await written(SHOWN, [ROW], 'EXCEL', german),
    `\ufeff${SHOWN.map((column) => `"${headingOf(column, german)}"`).join(';')}\r\n` +
      `"'=1+1";"24,1250";"Gramm";"Ermäßigter Satz";"Ja";"21.11.2026";"Bio|Halal"\r\n`,
  );
  t.match(
    await written(SHOWN, [ROW], 'EXCEL', String),
    /"24,1250";"Gram";"Reduced rate";"Yes";"2026-11-21";"Organic\|Halal"/,
  );
  t.equal(headingOf(COLUMNS.articleNumber, german), 'Artikelnummer');
});

test('writeSheet reads its rows one after the other, and writes the heading at once', async (t) => {
  let taken = 0;
  async function* rows() {
    for (let at = 0; at < 1000; at++) {
      taken++;
      yield ROW;
    }
  }
  const chunks = writeSheet(SHOWN, rows(), { format: 'CSV', translate: String });
  t.match((await chunks.next()).value, /^"articleNumber"/);
  t.equal(taken, 0);
  await chunks.next();
  t.ok(taken > 0 && taken < 1000);
  await chunks.return();
});

/** Trimmed texts of one line that a spreadsheet has not damaged. */
const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
    fc.constantFrom(
      '=1+1',
      "'=1",
      '-12,5',
      '+49 981',
      '@x',
      "'",
      '"',
      'a|b',
      'a\\|b\\',
      ';',
      ',',
      '1,500',
      '1.500',
      '0049',
      'ja',
      'sep=;',
      '\u200b=1x',
      'Käse "Süd"; mild',
    ),
  )
  .map((value) => value.trim())
  .filter((value) => COLUMNS.name.field.read(value, '', []) === value && !/^#|\ufffd|^\d.*E[+-]/.test(value));
const lines = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
const decimal = (digits: number, places: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 10 ** digits - 1 }), fc.integer({ min: 0, max: 10 ** places - 1 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(places, '0')}`.replace(/\.?0+$/, '') || '0');
const number = (digits: number, places: number) => decimal(digits, places).map(Number);
const amounts = fc.oneof(decimal(9, 6), decimal(3, 3), decimal(1, 3));
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const VALUES: Readonly<Record<keyof typeof COLUMNS, fc.Arbitrary<FileValue>>> = {
  articleNumber: text,
  name: text,
  note: lines,
  category: text,
  price: fc.oneof(number(6, 4), number(3, 3)).filter((value) => value > 0),
  amount: amounts,
  amountNumber: fc.oneof(number(6, 6), number(3, 3)).filter((value) => value > 0.000001),
  unit: fc.constantFrom(
    'KG',
    'G',
    'L',
    'LITER',
    'LITRE',
    'KILOGRAM',
    'STK',
    'PIECE',
    'PIECE_FIXED',
    'HUNDRED_GRAM',
    'LB',
    'POUND',
    'RING',
  ),
  percent: number(3, 3).chain((value) => fc.constantFrom(value, value === 0 ? 0 : -value)),
  days: fc.integer({ min: 0, max: 3650 }),
  vat: fc.constantFrom('STANDARD', 'REDUCED', 'EXEMPT'),
  model: fc.constantFrom('FIXED', 'WEIGHT_BASED', 'GHOST'),
  kind: fc.constantFrom('PRODUCED', 'PURCHASED', 'X_1'),
  active: fc.boolean(),
  expiry: date,
  suppliers: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
  labels: fc.uniqueArray(fc.constantFrom('BIO', 'HALAL', 'KOSHER'), { minLength: 1 }),
};

const file = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])), { minLength: 1 })
  .chain((names) => {
    const [first = 'name', ...others] = names;
    const row = fc.record(
      {
        [COLUMNS[first].member]: VALUES[first],
        ...Object.fromEntries(others.map((name) => [COLUMNS[name].member, VALUES[name]])),
      },
      { requiredKeys: [COLUMNS[first].member] },
    );
    const columns = names.map((name): FileColumn => {
      const { required: _, ...column }: FileColumn = COLUMNS[name];
      return column;
    });
    return fc.record({ columns: fc.constant(columns), rows: fc.array(row, { minLength: 1, maxLength: 8 }) });
  });

test('readSheet reads back every file that writeSheet writes, with equal values', async (t) => {
  for (const format of FORMATS) {
    for (const [language, translate] of Object.entries(LANGUAGES)) {
      await fc.assert(
        fc.asyncProperty(file, async ({ columns, rows }) => {
          const sheet = await readSheet(Buffer.from(await written(columns, rows, format, translate)), columns);
          const read = sheet.rows.map(({ values }) => values);
          const isSame = JSON.stringify(sorted(read)) === JSON.stringify(sorted(rows));
          if (!isSame || sheet.faults.length > 0 || sheet.warnings.length > 0) {
            throw new Error(JSON.stringify([read, sheet.faults, sheet.warnings]));
          }
        }),
        { numRuns: 60 },
      );
      t.pass(`${format} ${language}`);
    }
  }
});

const sorted = (rows: readonly FileValues[]) =>
  rows.map((row) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
