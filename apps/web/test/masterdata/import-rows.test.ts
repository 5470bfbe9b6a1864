import { GERMAN } from '@cleaver/domain/german';
import { importStockBatches } from '@cleaver/domain/inventory';
import { importArticles, importSuppliers } from '@cleaver/domain/masterdata';
import { test } from 'tap';
import { columnsOf, decoded, type FileFault, faultsOf, readSheet } from '../../src/masterdata/import/import-rows.ts';

const SUPPLIERS = columnsOf(importSuppliers);
const ARTICLES = columnsOf(importArticles);
const german = (pattern: string) => GERMAN[pattern];
const ids = { categoryId: new Map([['brühwurst', 'c1']]) };
const suppliers = (text: string) => readSheet(text, SUPPLIERS, { german });
const articles = (text: string) => readSheet(text, ARTICLES, { german, ids });
const told = (faults: readonly FileFault[]) =>
  faults.map(({ row, column, message }) => `${row ?? '-'} ${column}: ${message}`);

test('readSheet accepts commas, semicolons and tabs, a byte order mark, and names or words as headers', async (t) => {
  const body = { name: 'Hof Huber', phone: '0981 1', paymentDueDays: 14 };
  for (const text of [
    'name,phone,paymentDueDays\nHof Huber,0981 1,14\n',
    '\uFEFFName;Telefon;Zahlungsziel in Tagen\r\n"Hof Huber";0981 1;14\r\n',
    'NAME\tPhone\tdays to pay\rHof Huber\t0981 1\t14',
  ]) {
    const { rows, faults } = await suppliers(text);
    t.same(told(faults), [], text);
    t.same(rows, [{ row: 2, body }], text);
  }
});

test('readSheet counts empty rows, as a spreadsheet does, and leaves out empty cells', async (t) => {
  const { rows } = await suppliers('name;phone;E-Mail\n"Hof\nHuber";1;\n;;\nHof Meier;\'+49 2;m@example.org\n');
  t.same(rows, [
    { row: 2, body: { name: 'Hof\nHuber', phone: '1' } },
    { row: 4, body: { name: 'Hof Meier', phone: '+49 2', email: 'm@example.org' } },
  ]);
});

test('decoded reads UTF-8, and any other text in the code page of Excel', (t) => {
  t.equal(decoded(new TextEncoder().encode('Käse')), 'Käse');
  t.equal(decoded(Uint8Array.of(0x4b, 0xe4, 0x73, 0x65)), 'Käse');
  t.end();
});

test('readSheet reads categories by name, choices by word, and prices with a comma or a point', async (t) => {
  const head = 'Artikelnummer;Name;Warengruppe;Einheit;Preismodell;Preis\n';
  const { rows, faults } = await articles(`${head}W-1;Lyoner;BRÜHWURST;Kilogramm;weight_based;14,90 €\n`);
  t.same(told(faults), []);
  t.same(rows[0]?.body, {
    ...{ articleNumber: 'W-1', name: 'Lyoner', categoryId: 'c1' },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
  });
  const priceOf = async (cell: string) => {
    const read = await articles(`${head}W-1;Lyoner;Brühwurst;KG;FIXED;${cell}\n`);
    return read.rows[0]?.body['price'] ?? told(read.faults).join();
  };
  for (const [cell, price] of [
    ...([
      ['14.9', 14.9],
      ['0,125', 0.125],
      ['1.234,50', 1234.5],
      ['1,234.5', 1234.5],
    ] as const),
    ...([
      ['1.234.567', 1234567],
      ['12', 12],
      ['-1,5', -1.5],
      ['1.2340', 1.234],
    ] as const),
  ])
    t.equal(await priceOf(cell), price, cell);
  t.equal(await priceOf('1.234'), '2 Preis: can be 1234 or 1.2340: write it unambiguously');
  for (const cell of ['cheap', '1,2,3', '1.23.456', '5€0', '1 2'])
    t.equal(await priceOf(cell), '2 Preis: must be a number', cell);
});

test('faults of the file itself are reported by row and column', async (t) => {
  const { faults } = await articles('Name;name;Farbe;Warengruppe\nA;;rot;Schinken;;5\n');
  t.same(told(faults), [
    '1 name: appears twice',
    '1 Farbe: is not a column of this list',
    '1 Article number: is missing: every row needs it',
    '2 : has more cells than the header: is there a comma in a text?',
    '2 Warengruppe: is not known: “Schinken”',
  ]);
  t.same(told((await suppliers('')).faults).at(-1), '- : has no rows below its header');
  t.same(told((await suppliers('name;phone\n"A;1\n')).faults), [
    '2 : has a quotation mark that is not closed or stands alone',
  ]);
});

test('faults of the service are mapped to the cells of the file, each once', async (t) => {
  const sheet = await suppliers('Firma;Name;Zahlungsziel in Tagen\n\nx;A;1.500\ny;B;-1\n');
  const against = [
    { field: 'rows[0].phone', message: 'is required' },
    { field: 'rows[1].phone', message: 'is required' },
    { field: 'rows[0].paymentDueDays', message: 'is required' },
    { field: 'rows[1].paymentDueDays', message: 'must be at least 0' },
    { field: 'rows[1].name', message: 'is that of rows[0] already' },
    { field: 'rows[1].email', message: 'is odd' },
  ];
  t.same(told(faultsOf(against, sheet, SUPPLIERS, (row) => `row ${row}`)), [
    '1 Firma: is not a column of this list',
    '1 Phone: is missing: every row needs it',
    '3 Zahlungsziel in Tagen: can be 1500 or 1.5000: write it unambiguously',
    '4 Zahlungsziel in Tagen: must be at least 0',
    '4 Name: is that of row 3 already',
    '4 E-mail: is odd',
  ]);
  const whole = faultsOf([{ field: 'rows', message: 'must have at most 1000 entries' }], sheet, SUPPLIERS, String);
  t.equal(told(whole)[0], '- : must have at most 1000 entries');
});

test('the import of opening stock keeps all digits of amounts, and reads German units and dates', async (t) => {
  const stock = columnsOf(importStockBatches);
  const head = 'Artikelnummer;Lagerort;Chargennummer;Herkunft;Menge;Einheit;Läuft ab';
  const { rows, faults } = await readSheet(
    `${head}\nW-1;Kühlraum 1;L-1;PURCHASED;1.250,123456;Kilogramm;1.12.2026\nW-1;Kühlraum 1;L-2;PURCHASED;1,5;kg;2026-12-01\n`,
    stock,
    { german },
  );
  t.same(told(faults), []);
  t.match(rows, [
    { body: { quantityAmount: '1250.123456', quantityUnit: 'KG', expiryDate: '2026-12-01' } },
    { body: { quantityAmount: '1.5', quantityUnit: 'KG', expiryDate: '2026-12-01' } },
  ]);
  const unclear = await readSheet(`${head}\nW-1;K;L-1;PURCHASED;1.500;KG;1.12.2026\n`, stock, { german });
  t.equal(unclear.faults.length, 1);
});
