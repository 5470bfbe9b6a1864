/** Tests reading CSV files and numbers in the formats of people and spreadsheets. */
import { test } from 'tap';
import { readNumber, readSheet } from '../src/csv/sheet.ts';

const sheet = (text: string | Uint8Array) => readSheet(typeof text === 'string' ? Buffer.from(text) : text);
const cells = (text: string | Uint8Array) => sheet(text).rows.map((row) => row.cells);

test('readSheet accepts commas, semicolons and tabs, any line break, quotes and a byte order mark', (t) => {
  for (const delimiter of [',', ';', '\t']) {
    for (const line of ['\n', '\r\n', '\r']) {
      const text = [`name${delimiter}phone`, `"Huber ""& Co"", ${delimiter}"${delimiter}1`, ''].join(line);
      t.same(cells(text), [[`Huber "& Co", ${delimiter}`, '1']]);
      t.same(sheet(`\ufeff${text}`).header, ['name', 'phone']);
    }
  }
  t.same(cells('name,note\nx,"two\r\nlines"\n'), [['x', 'two\r\nlines']]);
  t.end();
});

test('readSheet numbers rows as a spreadsheet does and skips empty rows', (t) => {
  const { rows } = sheet('a,b\n\n1,"x\ny"\n,\n2,3\n');
  t.same(
    rows.map(({ row }) => row),
    [3, 5],
  );
  t.end();
});

test('readSheet reads files in UTF-8 and in the code page that Excel writes', (t) => {
  t.same(cells(Buffer.from([...Buffer.from('name\n'), 0x57, 0xfc, 0x72, 0x73, 0x74, 0x80])), [['Würst€']]);
  t.same(cells('name\nWürst€'), [['Würst€']]);
  t.end();
});

test('readSheet reads "Unicode text" of Excel, and the delimiter from a line like sep=;', (t) => {
  const unicode = Buffer.from('\ufeffname\tphone\r\nWürst€, mild\t1\r\n', 'utf16le');
  t.same(cells(unicode), [['Würst€, mild', '1']]);
  t.same(cells(Buffer.from(unicode).swap16()), [['Würst€, mild', '1']]);
  const { header, rows } = sheet('\ufeffsep=;\r\nname, all;phone\r\nHuber;1\r\n');
  t.same(header, ['name, all', 'phone']);
  t.same(rows, [{ row: 2, cells: ['Huber', '1'] }]);
  t.end();
});

test('readSheet throws Unreadable for a text that is not CSV', (t) => {
  t.throws(() => sheet('a,b\n"x,y\n'), { name: 'Unreadable' });
  t.throws(() => sheet('a,b\n"x"y,z\n'), { name: 'Unreadable' });
  t.end();
});

test('readNumber reads German and English numbers, and refuses ambiguous ones', (t) => {
  const either: readonly (readonly [string, number | RegExp])[] = [
    ['12', 12],
    ['12.9', 12.9],
    ['12,9', 12.9],
    ['-18', -18],
    ['0.0001', 0.0001],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567,89', 1234567.89],
    ['12,90 €', 12.9],
    ['1 234,5', 1234.5],
    ['-1\u00a0234\u202f567,5 €', -1234567.5],
    ['€ 12.90', 12.9],
    ['-€12.90', -12.9],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['-0.125', -0.125],
    ['5€0', /must be a number/],
    ['1 2', /must be a number/],
    ['0,5 0', /must be a number/],
    ['0.500.000', /must be a number/],
    ['1e3', /must be a number/],
    ['zwölf', /must be a number/],
    ['1,2,3', /must be a number/],
    ['1.234,56,7', /must be a number/],
    ['--1', /must be a number/],
    ['', /must be a number/],
  ];
  for (const delimiter of [',', ';'])
    for (const [cell, value] of either) t.match(readNumber(cell, delimiter), value, cell);
  t.equal(readNumber('1.234', ','), 1.234);
  t.match(readNumber('1,234', ','), 'can be 1234 or 1.234: write one of them');
  t.equal(readNumber('1,234', ';'), 1.234);
  t.match(readNumber('1.234', ';'), 'can be 1234 or 1,234: write one of them');
  t.equal(readNumber('1,234,567', ','), 1234567);
  t.equal(readNumber('1.234.567', ';'), 1234567);
  t.end();
});
