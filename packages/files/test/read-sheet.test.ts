import type { FileColumn } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { readSheet } from '../src/index.ts';
import { COLUMNS, german, notes, read } from './columns.ts';

const values = async (file: string) => (await read(file)).rows.map((row) => row.values);
const faults = async (file: string, columns?: readonly FileColumn[]) => notes((await read(file, columns)).faults);

test('readSheet accepts members, English and German words and further headings in any case', async (t) => {
  for (const head of [
    'articleNumber;name;categoryId',
    'ARTICLE NUMBER;Name;Category',
    'Artikelnummer;NAME;Warengruppe',
    'article-number; name ;category',
  ]) {
    const sheet = await read(`${head}\nW1;Lyoner;Wurst\n`);
    t.same(
      sheet.columns.map(({ member }) => member),
      ['articleNumber', 'name', 'category'],
      head,
    );
    t.same(sheet.rows, [
      {
        row: 2,
        values: { articleNumber: 'W1', name: 'Lyoner', category: 'Wurst' },
        texts: { articleNumber: 'W1', name: 'Lyoner', category: 'Wurst' },
      },
    ]);
    t.same([sheet.faults, sheet.warnings], [[], []]);
  }
});

test('readSheet reports unknown, repeated and missing columns and surplus cells', async (t) => {
  const sheet = await read('Name;Farbe;name;;\nLyoner;rot;x;;\nBock;;;;;9\n', [COLUMNS.articleNumber, COLUMNS.name]);
  t.same(notes(sheet.warnings), ['1 Farbe: is not a column of this kind of file; its cells are ignored']);
  t.same(notes(sheet.faults), [
    '1 name: is the heading of two columns',
    '1 articleNumber: is missing: the file needs this column',
    '3 : has no column in the heading: is a text with the delimiter not in quotation marks?',
  ]);
  t.same(sheet.columns, [
    { heading: 'Name', member: 'name' },
    { heading: 'Farbe', member: null },
    { heading: 'name', member: 'name' },
  ]);
  t.same(await faults('articleNumber;name\n1;x\n ;y\n', [COLUMNS.articleNumber, COLUMNS.name]), [
    '3 articleNumber: is required',
  ]);
});

test('readSheet reads commas, semicolons, tabs and a line like sep=; and numbers rows as a spreadsheet does', async (t) => {
  for (const delimiter of [',', ';', '\t']) {
    for (const line of ['\n', '\r\n', '\r']) {
      const lines = [
        `name${delimiter}category`,
        `"Huber ""& Co""${delimiter}."${delimiter}"a${line}b"`,
        '',
        delimiter,
        `x${delimiter}y`,
        '',
      ];
      const columns = ['name', 'category'].map((member) => ({ ...COLUMNS.note, member }));
      const sheet = await read(lines.join(line), columns);
      t.equal(sheet.delimiter, delimiter);
      t.same(
        sheet.rows.map(({ row, values: { name } }) => [row, name]),
        [
          [2, `Huber "& Co"${delimiter}.`],
          [5, 'x'],
        ],
      );
      t.same(sheet.rows[0]?.texts['category'], `a${line}b`);
    }
  }
  const said = await read('\ufeffsep=;\r\nname;category\r\n"a, b, c";d\r\n');
  t.same([said.delimiter, said.rows[0]?.row, said.rows[0]?.values['name']], [';', 2, 'a, b, c']);
  t.same(
    (await read('\n\nname;category\n\nx;y\n')).rows.map(({ row }) => row),
    [5],
  );
});

test('readSheet reports broken quotation marks and files without rows', async (t) => {
  const broken = 'has a quotation mark that is not closed or in the wrong place';
  t.same(await faults('name,category\nx,y\n"x,y\n'), [`3 : ${broken}`]);
  t.same(await faults('name,category\n"x"y,z\nx,y\n'), [`2 : ${broken}`]);
  t.same(await faults('name,category\n\n,\n'), ['1 : has no rows below the heading']);
  t.same(await faults('', [COLUMNS.name]), ['1 : has no rows below the heading']);
});

test('readSheet reads numbers with a point or a comma', async (t) => {
  const numbers: readonly (readonly [string, number])[] = [
    ['12', 12],
    ['12.9', 12.9],
    ['12,9', 12.9],
    ['-18', -18],
    ['−18,5', -18.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12,90 €', 12.9],
    ['1 234,5', 1234.5],
    ['€ 12.90', 12.9],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['-0.125', -0.125],
  ];
  const wide = [{ ...COLUMNS.percent, field: COLUMNS.percent.field }, COLUMNS.name];
  for (const [cell, value] of numbers) {
    if (Math.abs(value) > 1000) continue;
    for (const d of ['\t', ';']) {
      t.same(
        (await read(`pieceWeightTolerance${d}name\n${cell}${d}x\n`, wide)).rows[0]?.values['pieceWeightTolerance'],
        value,
        cell,
      );
    }
  }
  for (const [cell, value] of numbers) {
    if (value < 0) continue;
    t.same((await values(`quantityAmount\tname\n${cell}\tx\n`))[0]?.['quantityAmount'], String(value), cell);
  }
  for (const cell of ['5€0', '1 2', '0,5 0', '0.500.000', '1e3', 'zwölf', '1,2,3', '1.234,56,7', '--1', '1,23E+05']) {
    t.same(await faults(`price\tname\n${cell}\tx\n`), ['2 price: must be a number'], cell);
  }
});

const marks = async (file: string) => {
  const sheet = await read(file);
  return [sheet.decimalMark, ...sheet.rows.map(({ values: { price } }) => price ?? '-'), ...notes(sheet.faults)];
};

test('readSheet takes an unclear number by the decimal marks of the file, or reports both readings', async (t) => {
  t.same(await marks('price;name\n1,500;x\n12,9;x\n'), [',', 1.5, 12.9]);
  t.same(await marks('price;name\n1,500;x\n0,500;x\n'), [',', 1.5, 0.5]);
  t.same(await marks('price;name\n1.500;x\n12.90;x\n'), ['.', 1.5, 12.9]);
  t.same(await marks('price,name\n1.500,x\n'), ['.', 1.5]);
  t.same(await marks('price\tname\n1.500\tx\n'), ['.', 1.5]);
  t.same(await marks('price;name\n1,500;x\n'), [',', '-', '2 price: can be 1500 or 1,5: write one of them']);
  t.same(await marks('price;name\n1,234;x\n'), [',', '-', '2 price: can be 1234 or 1,2340: write one of them']);
  t.same(await marks('price;name\n1.234;x\n12,9;x\n'), [
    ',',
    '-',
    12.9,
    '2 price: can be 1234 or 1,2340: write one of them',
  ]);
  t.same(await marks('price,name\n"1,234",x\n12.9,x\n'), [
    '.',
    '-',
    12.9,
    '2 price: can be 1234 or 1.2340: write one of them',
  ]);
  t.same(await marks('price,name\n"1,234",x\n"12,9",x\n'), [',', 1.234, 12.9]);
  t.same(await marks('price,name\n1.234,x\n"12,9",x\n'), [
    ',',
    '-',
    12.9,
    '2 price: can be 1234 or 1,2340: write one of them',
  ]);
  const both = await marks('price;name\n1.234;x\n1,234;x\n12,9;x\n12.9;x\n');
  t.equal(both.filter((one) => /can be/.test(String(one))).length, 2);
  t.same(await marks('price;name\n1.234;x\n1.234,5;x\n'), [
    ',',
    '-',
    1234.5,
    '2 price: can be 1234 or 1,2340: write one of them',
  ]);
});

test('readSheet keeps all digits, and says how many a column takes', async (t) => {
  t.same(await faults('price;name\n1,8700000000000003;x\n'), [
    '2 price: must have at most 10 digits before the point and 4 after it',
  ]);
  t.same(await faults('pieceWeightTolerance;name\n1,00000000000000000001;x\n'), [
    '2 pieceWeightTolerance: must have at most 15 digits before the point and 6 after it',
  ]);
  t.same(
    await faults('pieceWeightTolerance;name\n123456789012,123456;x\n', [
      { member: 'pieceWeightTolerance', field: COLUMNS.amountNumber.field },
      COLUMNS.name,
    ]),
    ['2 pieceWeightTolerance: must have at most 15 digits in all'],
  );
  t.same(await values('quantityAmount;name\n123456789012345,123456;x\n'), [
    { quantityAmount: '123456789012345.123456', name: 'x' },
  ]);
  t.same(await faults('paymentDueDays;name\n1,5;x\n'), ['2 paymentDueDays: must be a whole number from 0 to 3650']);
});

test('readSheet reads booleans, dates and lists', async (t) => {
  const yes = await values(
    `active;name\n${['true', 'YES', 'ja', 'x', '1', 'Wahr'].map((cell) => `${cell};x\n`).join('')}`,
  );
  t.ok(yes.length === 6 && yes.every(({ active }) => active === true));
  const no = await values(`active;name\n${['false', 'No', 'NEIN', '0'].map((cell) => `${cell};x\n`).join('')}`);
  t.ok(no.length === 4 && no.every(({ active }) => active === false));
  t.same(await faults('active;name\nvielleicht;x\n'), ['2 active: must be one of Yes; No']);
  t.same(
    (await values('expiryDate;name\n2026-12-01;a\n1.12.2026;b\n01.12.2026;c\n01.12.2026 00:00;d\n')).map(
      ({ expiryDate }) => expiryDate,
    ),
    Array.from({ length: 4 }, () => '2026-12-01'),
  );
  t.same(await faults('expiryDate;name\n1.12.26;x\n30.2.2026;x\n12/31/2026;x\n'), [
    '2 expiryDate: must have a year with four digits, like 21.11.2026',
    '3 expiryDate: must be a date like 2026-11-21 that exists',
    '4 expiryDate: must be a date like 2026-11-21 that exists',
  ]);
  t.same(
    await values(String.raw`suppliers;certifications
Hof A| Hof B|Hof A|;Bio|halal
a\|b|c\d;Koscher`),
    [
      { suppliers: ['Hof A', 'Hof B'], certifications: ['BIO', 'HALAL'] },
      { suppliers: ['a|b', String.raw`c\d`], certifications: ['KOSHER'] },
    ],
  );
  t.same(await faults('certifications;name\nBio|Vegan;x\n'), [
    '2 certifications: must be one of Organic; Halal; Kosher',
  ]);
});

test('readSheet reads choices and units as codes and as words in both languages', async (t) => {
  const column = async (head: string, cells: readonly string[]) =>
    (await values(`${head};name\n${cells.map((cell) => `"${cell}";x\n`).join('')}`)).map(
      (row) => Object.values(row)[0],
    );
  t.same(await column('quantityUnit', ['KG', 'kg ', 'Kilogramm', 'Kilogram', 'KILOGRAM']), [
    'KG',
    'KG',
    'KG',
    'KG',
    'KILOGRAM',
  ]);
  t.same(
    await column('quantityUnit', [
      'Gramm',
      'g',
      'Gram',
      'Liter',
      'LITER',
      'Stück',
      'STK',
      'Flasche',
      'Dozen',
      '100 Gramm',
    ]),
    ['G', 'G', 'G', 'L', 'LITER', 'PIECE', 'STK', 'BOTTLE', 'DOZEN', 'HUNDRED_GRAM'],
  );
  t.same(await column('vatClass', ['STANDARD', 'Ermäßigter Satz', 'REDUCED', 'reduced rate', 'reduced']), [
    'STANDARD',
    'REDUCED',
    'REDUCED',
    'REDUCED',
    'REDUCED',
  ]);
  t.same(await column('batchType', ['PRODUCED', 'purchased', 'Zugekauft', 'MY_OWN']), [
    'PRODUCED',
    'PURCHASED',
    'PURCHASED',
    'MY_OWN',
  ]);
  t.match(await faults('batchType;name\nmein;x\n'), [/must be a code of 1 to 30/]);
  const { faults: refused } = await read('vatClass;priceModel;quantityUnit\nhalb;x;Pfund\n');
  t.same(notes(refused.slice(0, 2)), [
    '2 vatClass: must be one of Standard rate; Reduced rate; Exempt',
    '2 priceModel: must be one of Fixed; By weight; GHOST',
  ]);
  t.match(notes(refused.slice(0, 1), german), [/muss einer dieser Werte sein: \S.*; Ermäßigter Satz; /]);
  t.match(notes(refused.slice(2), german), [/Kilogramm; Gramm; /]);
});

test('readSheet reports cells that a spreadsheet has damaged', async (t) => {
  const rewritten = 'is a number that a spreadsheet has rewritten: format the column as text and enter it again';
  t.same(await faults('articleNumber;name\n4,01E+12;x\n4.93511E+11;x\n12E5;x\n'), [
    `2 articleNumber: ${rewritten}`,
    `3 articleNumber: ${rewritten}`,
  ]);
  const errors = [
    '#NV',
    '#N/A',
    '#NAME?',
    '#REF!',
    '#BEZUG!',
    '#WERT!',
    '#VALUE!',
    '#DIV/0!',
    '#ZAHL!',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    '#####',
  ];
  for (const member of ['name', 'price', 'expiryDate', 'quantityUnit', 'suppliers', 'active']) {
    const found = await faults(`${member};articleNumber\n${errors.map((error) => `${error};x\n`).join('')}`);
    t.same(
      found,
      errors.map((_, at) => `${at + 2} ${member}: is an error value of a spreadsheet: enter the value itself`),
    );
  }
  t.same(await faults('name;price\n#1 Wurst;1\n'), []);
  t.match(await faults('name;price\nK\ufffdse;1\n'), [/2 name: has a character that could not be read/]);
});

test('readSheet cuts the text of a faulty cell to 200 characters', async (t) => {
  const { faults: found } = await read(`name;price\n${'x'.repeat(300)};1\n`);
  t.equal(found[0]?.value, 'x'.repeat(200));
  t.equal((await read(`name;price\n${`${'a'.repeat(199)}😀`.repeat(2)};1\n`)).faults[0]?.value, 'a'.repeat(199));
});

test('readSheet removes the guards against formulas', async (t) => {
  t.same(await values(`name;price\n"'=1+1";1\n'+49 981;2\n'n Stück;3\n`), [
    { name: '=1+1', price: 1 },
    { name: '+49 981', price: 2 },
    { name: "'n Stück", price: 3 },
  ]);
});

test('readSheet stops at too many rows, and at a row without an end', async (t) => {
  const columns = [COLUMNS.articleNumber];
  const file = (rows: number) => Buffer.from(`articleNumber\n${'x\n\n'.repeat(rows)}`);
  t.equal((await readSheet(file(10), columns, 10)).rows.length, 10);
  await t.rejects(readSheet(file(11), columns, 10), { code: 'FILE_TOO_LONG' });
  await t.rejects(readSheet(Buffer.from('\n'.repeat(1_100_000)), columns), { code: 'FILE_TOO_LONG' });
  const sheet = await read(`name;price\nx;1\n"y;1\n${'z;1\n'.repeat(100_000)}`);
  t.same(notes(sheet.faults), ['3 : has a quotation mark that is not closed or in the wrong place']);
  t.equal(sheet.rows.length, 1);
});

test('readSheet lets other requests run', async (t) => {
  let turns = 0;
  let isRead = false;
  const turn = () => {
    turns++;
    if (!isRead) setImmediate(turn);
  };
  setImmediate(turn);
  const file = `name;price\n${'Lyoner;12,90\n'.repeat(20_000)}`;
  t.equal((await read(file)).rows.length, 20_000);
  isRead = true;
  t.ok(turns > 20, `${turns} turns`);
});
