/** Tests which labels fit, and that nothing on a label leaves the page or covers anything else. */
import type { LabelElement } from '@cleaver/domain/labels';
import type { LabelSize } from '@cleaver/domain/settings';
import fc from 'fast-check';
import { test } from 'tap';
import { labelPrinter } from '../src/index.ts';
import { loadFaces } from '../src/label/faces.ts';
import { linesOf } from '../src/label/lines.ts';
import { aPack, aPrint, EAN, element, GS1, L, M, PRODUCTS } from './a-label.ts';
import { type PdfPage, pagesOf } from './pdf-page.ts';

const sizeOf = (widthMm: number, heightMm: number): LabelSize => ({ name: 'frei', widthMm, heightMm });

const fits = (print: Parameters<typeof aPrint>[0]): Promise<boolean> => labelPrinter.fits(aPrint(print));

test('each sample product fits on L, and minced meat on M, with both barcodes', async (t) => {
  for (const [name, elements] of Object.entries(PRODUCTS)) t.ok(await fits({ size: L, elements }), name);
  t.ok(await fits({ size: M, elements: PRODUCTS.hackfleisch }));
  t.ok(await fits({ size: sizeOf(102, 152), elements: PRODUCTS.lyoner }));
  t.ok(await fits({ size: sizeOf(62, 100), elements: PRODUCTS.hackfleisch }));
});

test('a long list fits on L alone, and a longer one nowhere', async (t) => {
  const long = (count: number) => [...PRODUCTS.lyoner, element('NOTE', 'Gewürze und Zwiebeln '.repeat(count))];
  t.notOk(await fits({ size: M, elements: long(10) }));
  t.ok(await fits({ size: L, elements: long(10) }));
  t.notOk(await fits({ size: L, elements: long(200) }));
  await t.rejects(labelPrinter.zpl(aPrint({ elements: long(200) })), { message: 'The labels do not fit on L' });
  await t.rejects(labelPrinter.pdf(aPrint({ elements: long(200) })), /The labels do not fit on L/);
});

test('one pack that does not fit is enough', async (t) => {
  const wide = { kind: 'GS1_128', text: `(01)04012345678901(10)${'Ab1-'.repeat(5)}(3103)000405` } as const;
  const fit = (...symbols: readonly (typeof wide | typeof GS1)[]) =>
    fits({ size: M, elements: PRODUCTS.hackfleisch, packs: [aPack(), aPack({ symbols })] });
  t.ok(await fit(GS1));
  t.notOk(await fit(wide));
});

test('a label that has no space for texts does not fit', async (t) => {
  t.notOk(await fits({ size: sizeOf(15, 150), elements: [element('NAME', 'A')], packs: [aPack({ symbols: [] })] }));
  t.notOk(await fits({ size: sizeOf(100, 10), elements: [element('NAME', 'A')], packs: [aPack({ symbols: [] })] }));
});

test('a word that is longer than a line is broken between characters, and other words are not', (t) => {
  const faces = loadFaces();
  const lines = (text: string) =>
    linesOf({ text, emphasis: [] }, 200, { size: 20 }, faces).map(({ spans }) =>
      spans.map((span) => span.text).join(''),
    );
  t.strictSame(lines('Schweinefleisch Rindfleisch'), ['Schweinefleisch', 'Rindfleisch']);
  const broken = lines('Rindfleischetikettierungsüberwachungsaufgabe ab');
  t.ok(broken.length > 1);
  t.equal(broken.join(''), 'Rindfleischetikettierungsüberwachungsaufgabe ab');
  t.strictSame(lines('davon Kohlenhydrate 0,8 g'), ['davon Kohlenhydrate', '0,8 g']);
  t.end();
});

test('all digits have one width, so packs that differ in digits take the same space', (t) => {
  const { widthOf } = loadFaces();
  for (const style of ['PLAIN', 'BOLD', 'EMPHASISED'] as const) {
    t.equal(new Set(Array.from('0123456789', (digit) => widthOf(digit, style))).size, 1);
  }
  t.end();
});

interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the boxes of the texts, by the parts of the font above and below the baseline, and of the bars. */
function boxesOf({ texts, rectangles }: PdfPage): readonly Box[] {
  const ofTexts = texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, size, width, isTurned }): Box => {
      const [up, down] = [0.73 * size, 0.23 * size];
      return isTurned
        ? { what: text, left: x - down, right: x + up, top: y, bottom: y + width }
        : { what: text, left: x, right: x + width, top: y - up, bottom: y + down };
    });
  const ofBars = rectangles.map(
    ({ x, y, width, height }): Box => ({
      ...{ what: 'bar', left: x, right: x + width, top: y, bottom: y + height },
    }),
  );
  return [...ofTexts, ...ofBars];
}

const ROUNDING = 0.01;

const doOverlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING;

const word = fc.oneof(
  fc.constantFrom(
    'Schweinefleisch',
    'Speisesalz',
    'Senfkörner,',
    '62 %',
    'ÄÖÜ',
    '(Gewürze',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  ),
  fc.string({ unit: fc.constantFrom(...'iWÄgj|_^~%@漢ß€1.,'), minLength: 1, maxLength: 40 }),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const KINDS: readonly LabelElement['kind'][] = ['NAME', 'INGREDIENTS', 'NOTE', 'DATE', 'LOT', 'OPERATOR', 'ID_MARK'];
const symbols = fc.subarray([EAN, GS1, { kind: 'QR', text: 'L-2611-22' } as const, { ...GS1, text: '(17)261124' }]);

test('nothing leaves the page, and nothing covers anything else', async (t) => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(...KINDS.map(() => sentence)),
      fc.record({ widthMm: fc.integer({ min: 30, max: 160 }), heightMm: fc.integer({ min: 30, max: 250 }) }),
      fc.constantFrom(['0.040', '40 g'], ['0.405', '405 g'], ['11.250', '11,250 kg']),
      symbols,
      async (values, { widthMm, heightMm }, [weightKg = '', netQuantity = ''], chosen) => {
        const elements = KINDS.map((kind, at) => ({ ...element(kind, values[at] ?? ''), emphasis: [[0, 5]] as const }));
        const packs = [aPack({ weightKg, netQuantity, symbols: chosen })];
        const print = aPrint({ size: sizeOf(widthMm, heightMm), elements, packs });
        if (!(await labelPrinter.fits(print))) return;
        drawn += 1;
        const [page] = pagesOf(await labelPrinter.pdf(print));
        if (!page) throw new Error('There is no page');
        const boxes = boxesOf(page);
        for (const { what, left, right, top, bottom } of boxes) {
          const isInside = left >= 0 && top >= 0 && right <= page.width && bottom <= page.height;
          if (!isInside) throw new Error(`${what} leaves the page of ${widthMm} x ${heightMm} mm`);
        }
        for (const [at, box] of boxes.entries()) {
          const other = boxes.slice(at + 1).find((one) => doOverlap(box, one));
          if (other) throw new Error(`${box.what} covers ${other.what} on ${widthMm} x ${heightMm} mm`);
        }
      },
    ),
    { numRuns: 120 },
  );
  t.ok(drawn > 20, `${drawn} of the labels fit`);
});
