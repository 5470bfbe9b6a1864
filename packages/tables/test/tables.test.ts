import { test } from 'tap';
import { delimiterOf, guarded, readTable, unguarded, writeTable } from '../src/index.ts';

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
