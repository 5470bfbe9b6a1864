import { test } from 'tap';
import { delimiterOf, guarded, readTable, readTableParts, unguarded, writeTable } from '../src/index.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const TEXTS = [
  ...SIGNS.flatMap((sign) => [
    `${sign}1+1`,
    ` ${sign}1`,
    `\t${sign}1`,
    `x\n${sign}1`,
    `x\r\n\n ${sign}1`,
    `'${sign}1`,
    `a,${sign}1`,
  ]),
  '\tx',
  '\r=1',
  '\u200b=1',
  "''\n'=1\n''-2",
  '-12,5',
  "'-12.5",
  '+49 981 5551',
  'er sagte "ja"\nund ging; dann\tnicht',
  'ends with a break\n',
  "'s war einmal",
  '"',
];

test('writeTable quotes every text and writes numbers without quotes', (t) => {
  const table = [
    ['Name', 'Preis', ''],
    ['Lyoner', 14.9, null],
    ['a,=1', -1, undefined],
  ];
  t.equal(writeTable(table, { delimiter: ',' }), '"Name","Preis",\r\n"Lyoner",14.9,\r\n"a,=1",-1,\r\n');
  const german = writeTable(table, { delimiter: ';', decimal: ',', mark: true });
  t.equal(german, '\uFEFF"Name";"Preis";\r\n"Lyoner";14,9;\r\n"a,=1";-1;\r\n');
  const decimals = [['-5,35', '-5', '=1', { decimal: '-5.30' }, { decimal: '7' }]];
  t.equal(writeTable(decimals, { delimiter: ';', decimal: ',' }), '"-5,35";"-5";"\'=1";-5,30;7\r\n');
  t.equal(writeTable([[14.9]], { delimiter: ',', decimal: ',' }), '"14,9"\r\n', 'a decimal comma is no delimiter');
  t.equal(writeTable([], { delimiter: ',' }), '');
  t.end();
});

test('guarded leaves no line of a text as a formula, and unguarded returns the original text', (t) => {
  for (const text of TEXTS) {
    const cell = guarded(text);
    const formulas = cell
      .split(/[\r\n]/)
      .filter((line) => /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(line) || line.startsWith('\t'));
    t.same(formulas, text === '-12,5' ? ['-12,5'] : [], JSON.stringify(text));
    t.equal(unguarded(cell), text, JSON.stringify(text));
  }
  for (const delimiter of [';', ',', '\t']) {
    const { rows, broken } = readTable(
      writeTable(
        TEXTS.map((text) => [text, 'x']),
        { delimiter, mark: true },
      ),
      delimiter,
    );
    t.same(
      rows.slice(0, -1).map(([cell = '', x]) => [unguarded(cell), x]),
      TEXTS.map((text) => [text, 'x']),
    );
    t.same(broken, []);
  }
  t.end();
});

test('readTable accepts every line ending and reports broken rows, and delimiterOf finds the delimiter', (t) => {
  for (const end of ['\n', '\r\n', '\r']) {
    t.same(readTable(`a;b${end}"x ""y"";";${end}`, ';').rows, [['a', 'b'], ['x "y";', ''], ['']]);
  }
  t.same(readTable('a\r\nb\nc\rd', ';').rows, [['a'], ['b'], ['c'], ['d']], 'also where they differ');
  t.same(readTable('a,b\n"x"y,z\n', ',').broken, [1]);
  t.same(readTable('a,b\n"x,y\n', ',').broken, [1]);
  t.equal(delimiterOf('a;b;c,d\n,,,,'), ';');
  t.equal(delimiterOf('a\tb'), '\t');
  t.equal(delimiterOf('a'), ',');
  t.end();
});

test('readTableParts reads the same rows as one reading of the whole table', (t) => {
  const line = (at: number) => `${at};"a ""quoted"" text; with\r\na line break";${'x'.repeat(at % 50)}\r\n`;
  for (const damage of ['', '"x"y;z\r\n']) {
    const text = `${Array.from({ length: 4000 }, (_, at) => line(at)).join('')}${damage}${line(1)}`;
    const parts = [...readTableParts(text, ';')];
    t.ok(parts.length > 2);
    const rows = parts.flatMap((part) => part.rows).filter((row) => row.length > 1);
    t.equal(rows.length, damage === '' ? 4001 : rows.length);
    t.same(rows[3999], ['3999', 'a "quoted" text; with\r\na line break', 'x'.repeat(3999 % 50)]);
    t.equal(parts.at(-1)?.broken.length, damage === '' ? 0 : 1);
    t.same(readTable(text, ';').broken, damage === '' ? [] : [4000]);
  }
  const long = `x;y\n"${'z;\n'.repeat(200_000)}`;
  const parts = [...readTableParts(long, ';', 200_000)];
  t.same(
    parts.map(({ rows, broken }) => [rows.length, broken]),
    [
      [1, []],
      [1, [0]],
    ],
  );
  t.end();
});
