/** Tests what the printed PDF of labels shows: sizes of pages and letters, emphasis, and barcodes. */
import type { LabelSize } from '@cleaver/domain/settings';
import { type Test, test } from 'tap';
import { labelPrinter } from '../src/index.ts';
import { aPack, aPrint, EAN, element, GS1, L, M, PRODUCTS } from './a-label.ts';
import { PdfFile } from './pdf-file.ts';
import { heightOf, type PdfPage, pagesOf } from './pdf-page.ts';
import { DOTS, edgesOf, readSymbol, scanned } from './read-symbols.ts';

const MM = 72 / 25.4;
const SMALL: LabelSize = { name: 'schmal', widthMm: 62, heightMm: 100 };
const LARGE: LabelSize = { name: 'Versand', widthMm: 102, heightMm: 152 };

const drawn = async (print: Parameters<typeof aPrint>[0] = {}): Promise<readonly PdfPage[]> =>
  pagesOf(await labelPrinter.pdf(aPrint(print)));

const firstPage = async (print: Parameters<typeof aPrint>[0] = {}): Promise<PdfPage> => {
  const [page] = await drawn(print);
  if (!page) throw new Error('The file has no page');
  return page;
};

const isAbout = (t: Test, found: number, wanted: number, what: string): void => {
  t.ok(Math.abs(found - wanted) < 0.001, `${what}: ${found} instead of ${wanted}`);
};

test('each label is a page of exactly its size, and copies repeat it', async (t) => {
  for (const size of [L, SMALL, LARGE]) {
    const pages = await drawn({ size, packs: [aPack(), aPack({ netQuantity: '410 g', weightKg: '0.410' })] });
    t.equal(pages.length, 2);
    for (const { width, height } of pages) {
      isAbout(t, width, size.widthMm * MM, `width of ${size.name}`);
      isAbout(t, height, size.heightMm * MM, `height of ${size.name}`);
    }
    t.ok(pages[0]?.texts.some(({ text }) => text === '405 g'));
    t.ok(pages[1]?.texts.some(({ text }) => text === '410 g'));
  }
  const copies = await drawn({ copies: 3 });
  t.equal(copies.length, 3);
  t.strictSame(copies[1], copies[0]);
  t.strictSame(copies[2], copies[0]);
});

test('the x-height of every text is at least 1.2 mm', async (t) => {
  for (const [name, elements] of Object.entries(PRODUCTS)) {
    for (const size of name === 'hackfleisch' ? [M, L, SMALL, LARGE] : [L, LARGE]) {
      for (const { text, font, size: height } of (await firstPage({ size, elements })).texts) {
        const xHeight = (height * heightOf('x', font)) / MM;
        t.ok(xHeight >= 1.2, `${text} of ${name} on ${size.name}: ${xHeight} mm`);
      }
    }
  }
});

for (const [weightKg, netQuantity, mm] of [
  ['0.050', '50 g', 2],
  ['0.051', '51 g', 3],
  ['0.200', '200 g', 3],
  ['0.201', '201 g', 4],
  ['1.000', '1,000 kg', 4],
  ['1.001', '1,001 kg', 6],
] as const) {
  test(`the digits of ${netQuantity} are at least ${mm} mm high, near to the name`, async (t) => {
    const elements = PRODUCTS.hackfleisch;
    const { texts } = await firstPage({ size: M, elements, packs: [aPack({ weightKg, netQuantity })] });
    const [name, amount] = ['Rinderhackfleisch', netQuantity].map((wanted) =>
      texts.find(({ text }) => text === wanted),
    );
    if (!name || !amount) throw new Error('The name or the net quantity is missing');
    t.ok((amount.size * heightOf('1', amount.font)) / MM >= mm);
    t.ok(Math.abs(name.y - amount.y) < 15 * MM);
  });
}

test('the emphasised words of the list are bold, and no others', async (t) => {
  const { texts } = await firstPage();
  const isBold = (font: string) => font === 'DejaVuSansCondensed-Bold';
  const list = texts.slice(
    texts.findIndex(({ text }) => text.startsWith('Zutaten')),
    texts.findIndex(({ text }) => text.startsWith('Aufgezogen')),
  );
  t.strictSame(
    list.filter(({ font }) => isBold(font)).map(({ text }) => text),
    ['Senf', 'Sellerie'],
  );
  t.match(list.map(({ text }) => text).join(''), '(Gewürze (Senfkörner, Sellerie), Dextrose');
});

test('emphasis counts code points, and each run starts where the one before it ends', async (t) => {
  const { texts } = await firstPage({ elements: [element('INGREDIENTS', 'Zutaten: 𝄞 Milchzucker', 'Milch')] });
  const [before, bold, after] = texts.slice(texts.findIndex(({ text }) => text.startsWith('Zutaten')));
  t.strictSame([before?.text, bold?.text, after?.text], ['Zutaten: ? ', 'Milch', 'zucker']);
  isAbout(t, bold?.x ?? 0, (before?.x ?? 0) + (before?.width ?? 0), 'start of the bold text');
  isAbout(t, after?.x ?? 0, (bold?.x ?? 0) + (bold?.width ?? 0), 'start of the text after it');
});

test('the barcodes are read from the page, flat and turned', async (t) => {
  for (const size of [M, L, SMALL, LARGE]) {
    const page = await firstPage({ size, elements: PRODUCTS.hackfleisch });
    t.equal(readSymbol(page, 'EAN13'), EAN.text);
    const isTurned = size === SMALL;
    t.equal(readSymbol(page, 'GS1_128', isTurned), scanned(GS1.text), size.name);
    t.equal(
      page.texts.some((text) => text.isTurned),
      isTurned,
    );
  }
  for (const text of ['L 2026/11 äöü (8)', '4711', 'X'.repeat(60)]) {
    t.equal(readSymbol(await firstPage({ packs: [aPack({ symbols: [{ kind: 'QR', text }] })] }), 'QR'), text);
  }
});

test('the edges of all modules are on dots of 203 dpi', async (t) => {
  const symbols = [EAN, GS1, { kind: 'QR', text: 'L-1' }] as const;
  for (const size of [L, SMALL]) {
    const { rectangles } = await firstPage({ size, elements: [], packs: [aPack({ symbols })] });
    t.ok(rectangles.length > 100);
    const off = rectangles.flatMap(edgesOf).filter((edge) => Math.abs(edge - Math.round(edge)) > 0.001);
    t.strictSame(off, []);
  }
});

test('nothing is in the quiet zones of the bars', async (t) => {
  for (const size of [M, L]) {
    const page = await firstPage({ size, elements: PRODUCTS.hackfleisch });
    const bars = page.rectangles.filter(({ width, height }) => height > 10 * width && height > 5 * MM);
    t.ok(bars.length > 100);
    const rows = Map.groupBy(bars, ({ y }) => Math.round(y));
    t.equal(rows.size, 2);
    for (const row of rows.values()) {
      const [left, right] = [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(({ x, width }) => x + width))];
      const isEan = row.length === 30;
      const [before, after] = isEan ? [11 * 3, 7 * 3] : [10 * 2, 10 * 2];
      t.ok(left * DOTS >= before - 0.001 && right * DOTS + after <= page.width * DOTS + 0.001);
      const { y, height } = row[0] ?? { y: 0, height: 0 };
      for (const { text, x, y: baseline, width } of page.texts) {
        if (baseline <= y || baseline > y + height) continue;
        t.ok((x + width) * DOTS <= left * DOTS - before || x * DOTS >= right * DOTS + after, text);
      }
    }
  }
});

test('the same print has the same bytes, and another one has others', async (t) => {
  const first = Buffer.from(await labelPrinter.pdf(aPrint()));
  t.ok(first.equals(Buffer.from(await labelPrinter.pdf(aPrint()))));
  for (const other of [
    { copies: 2 },
    { size: LARGE },
    { packs: [aPack({ price: null })] },
    { printedAt: new Date(0) },
  ]) {
    t.notOk(first.equals(Buffer.from(await labelPrinter.pdf(aPrint(other)))));
  }
  t.ok(first.includes('(D:20261121100000Z)'));
});

test('the fonts are embedded once, as subsets', async (t) => {
  const { text } = new PdfFile(await labelPrinter.pdf(aPrint({ copies: 50 })));
  t.strictSame(
    Array.from(text.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g), ([, name]) => name),
    [...['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold']],
  );
  t.equal(text.match(/\/FontFile2 /g)?.length, 2);
  t.ok(text.length < 200_000, `${text.length} bytes`);
});
