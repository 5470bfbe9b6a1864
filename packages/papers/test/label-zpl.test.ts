/** Tests the ZPL of labels: commands, the order of texts, emphasis, symbols, and that no text is a command. */
import type { LabelElement } from '@cleaver/domain/labels';
import fc from 'fast-check';
import { test } from 'tap';
import { labelPrinter } from '../src/index.ts';
import { gs1Code } from '../src/label/code128.ts';
import { modulesOf } from '../src/label/modules.ts';
import { aPack, aPrint, EAN, element, GS1, L, M, PRODUCTS } from './a-label.ts';
import { readBC, scanned } from './read-symbols.ts';

const MM = 203 / 25.4;

interface Field {
  /** The commands before the data. */
  readonly commands: string;
  readonly data: string;
}

/** The commands that a label may have, each with its parameters as numbers and letters. */
const COMMANDS =
  /^(?:\^(?:XA|XZ|CI28|PW\d+|LL\d+|LH0,0|PQ\d+|F[OT]\d+,\d+|A0[NR],\d+|BY\d|BE[NR],\d+,N,N|BC[NR],\d+,N,N,N,N|BQN,2,\d|FH|FS|G[BE]\d+,\d+,\d+))*$/;

/** Returns the fields of ZPL. Throws an error if anything but the data of a field is no known command. */
function fieldsOf(zpl: string): readonly Field[] {
  const fields = Array.from(zpl.matchAll(/\^F[OT][^\n]*?\^FD([^^~]*)\^FS/g), ([field, data = '']) => ({
    commands: field.slice(0, field.indexOf('^FD')),
    data,
  }));
  const commands = zpl.replaceAll(/\^FD[^^~]*(?=\^FS)/g, '').replaceAll('\n', '');
  if (!COMMANDS.test(commands)) throw new Error(`An unknown command in ${commands}`);
  if (fields.some((field) => !field.commands.endsWith('^FH'))) throw new Error('Data without ^FH');
  return fields.map(({ commands: before, data }) => ({ commands: before, data: unescaped(data) }));
}

const unescaped = (data: string): string =>
  data.replaceAll(/(?:_[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('_', ''), 'hex').toString());

const textsOf = (zpl: string): readonly string[] =>
  fieldsOf(zpl)
    .filter(({ commands }) => /\^A0/.test(commands))
    .map(({ data }) => data);

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('each pack is a format with its copies, for the size and 203 dpi', async (t) => {
  const packs = [aPack(), aPack({ netQuantity: '1,250 kg', weightKg: '1.250' })];
  const zpl = await labelPrinter.zpl(aPrint({ packs, copies: 7 }));
  const formats = zpl.split('^XZ\n').slice(0, -1);
  t.equal(formats.length, 2);
  for (const [at, format] of formats.entries()) {
    t.match(format, /^\^XA\^CI28\n\^PW799\^LL1198\^LH0,0\n/);
    t.match(format, /\n\^PQ7\n$/);
    t.ok(textsOf(format).includes(packs[at]?.netQuantity ?? ''));
  }
});

test('the texts are in the order of printing, and are those of the elements', async (t) => {
  for (const [name, elements] of Object.entries(PRODUCTS)) {
    const zpl = await labelPrinter.zpl(aPrint({ elements }));
    const all = spaced(textsOf(zpl).join(' ')).toLowerCase();
    let at = 0;
    for (const { kind, text } of elements) {
      const found = all.indexOf(spaced(text).toLowerCase(), at);
      t.ok(found >= at, `${kind} of ${name}`);
      at = found;
    }
    t.ok(all.indexOf('preis: 6,84 € (16,90 €/kg)') > at);
  }
});

test('emphasis is in capitals, and nothing else is', async (t) => {
  const list = element(
    'INGREDIENTS',
    'Zutaten: Weißmehl (Weizen), Süßmolke, Œufs ŉ ǆ',
    'Weißmehl',
    'Weizen',
    'Œufs ŉ ǆ',
  );
  const zpl = await labelPrinter.zpl(aPrint({ elements: [list] }));
  t.match(textsOf(zpl).join(' '), 'Zutaten: WEIßMEHL (WEIZEN), Süßmolke, ŒUFS ŉ Ǆ');
});

test('letters and digits are as high as the law asks, with the proportions of font 0', async (t) => {
  for (const size of [M, L]) {
    const zpl = await labelPrinter.zpl(aPrint({ size, elements: PRODUCTS.hackfleisch }));
    const heights = Array.from(zpl.matchAll(/\^A0[NR],(\d+)\^FH/g), ([, height]) => Number(height));
    t.ok(heights.length > 10);
    t.ok(Math.min(...heights) * 0.48 >= 1.2 * MM);
    const [, digits] = /\^A0N,(\d+)\^FH\^FD405 g/.exec(zpl) ?? [];
    t.ok(Number(digits) * 0.68 >= 4 * MM);
  }
});

test('symbols have the data that scans as their text', async (t) => {
  const symbols = [EAN, GS1, { kind: 'QR', text: 'L^1~_ä' }] as const;
  const fields = fieldsOf(await labelPrinter.zpl(aPrint({ packs: [aPack({ symbols })] })));
  const dataOf = (command: string) => fields.find(({ commands }) => commands.includes(command))?.data ?? '';
  t.strictSame(
    fields.flatMap(({ commands }) => commands.match(/(?:\^BY\d)?\^B[CEQ]N/) ?? []),
    ['^BY3^BEN', '^BQN', '^BY2^BCN'],
  );
  t.equal(dataOf('^BY3^BEN'), '281234500405');
  t.equal(readBC(dataOf('^BY2^BCN')), scanned(GS1.text));
  t.equal(dataOf('^BQN,2,4'), 'MA,L^1~_ä');
});

/** Lot numbers that GS1 can hold, without brackets. */
const lotNumbers = fc.stringMatching(/^[!"%-'*-?A-Z_a-z]{1,20}$/);

test('each GS1-128 code is as wide as the one of bwip-js, and scans as its text', (t) => {
  fc.assert(
    fc.property(lotNumbers, fc.integer({ min: 0, max: 999_999 }), fc.boolean(), (lot, grams, isFirst) => {
      const weight = `(3103)${String(grams).padStart(6, '0')}`;
      const text = isFirst ? `(10)${lot}` : `(01)04012345678901(10)${lot}${weight}(17)261124`;
      const { zpl, modules } = gs1Code(text);
      const bars = modulesOf({ kind: 'GS1_128', text }).bars.at(-1);
      t.equal(modules, (bars?.at ?? 0) + (bars?.width ?? 0), text);
      t.equal(readBC(zpl), scanned(text));
    }),
    { numRuns: 300 },
  );
  t.end();
});

const texts = fc.string({
  unit: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...'^~_\\<>(){}[]"\'&%,;: \n\t\u0000\u001b\u007f\u0085\u00a0\u200b'.split('')),
    },
    { weight: 3, arbitrary: fc.constantFrom(...'äöüÄÖÜßœŒabcXYZ0123456789'.split('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  ),
  minLength: 1,
  maxLength: 60,
});

test('no text leaves its field, whatever characters it has', async (t) => {
  const kinds: readonly LabelElement['kind'][] = ['NAME', 'INGREDIENTS', 'NOTE', 'LOT', 'OPERATOR', 'ID_MARK'];
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 6, maxLength: 6 }), texts, async (values, price) => {
      const elements = kinds.map((kind, at) => ({
        ...element(kind, values[at] ?? ''),
        emphasis: [[0, Math.min(3, Array.from(values[at] ?? '').length)]] as const,
      }));
      const packs = [aPack({ netQuantity: '405 g', price, symbols: [{ kind: 'QR', text: values[3] ?? '' }] })];
      const zpl = await labelPrinter.zpl(aPrint({ elements, packs }));
      const printed = textsOf(zpl).join('').replaceAll(/\s/g, '').toLowerCase();
      for (const special of ['^', '~', '_', '\\']) {
        const count = (text: string) => text.split(special).length - 1;
        t.equal(count(printed), count([...values, price].join('')), `${special} in ${JSON.stringify(zpl)}`);
      }
    }),
    { numRuns: 200 },
  );
});
