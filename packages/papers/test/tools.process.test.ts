/** Reads letters with the programs of poppler and qpdf. Skips what the machine lacks: Debian's poppler-utils and qpdf. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoicePaper, openItemsStatement } from '@cleaver/domain/invoicing';
import { dateOf, type Paper } from '@cleaver/domain/kernel';
import { SAMPLE_BUYER, SAMPLE_DOCUMENTS, SAMPLE_SELLER, sampleDocument } from '@cleaver/testing';
import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { type Test, test } from 'tap';
import { drawPaper } from '../src/index.ts';
import { aPaper } from './a-paper.ts';

const lacks = (program: string) =>
  spawnSync(program, ['-v']).error || spawnSync(program, ['--version']).error
    ? `${program} is not installed: apt-get install poppler-utils qpdf`
    : false;

const stored = (t: Test, of: Parameters<typeof aPaper>[0]): Promise<string> => fileOf(t, aPaper(of));

/** Draws the paper into a file, which is removed after the test. */
async function fileOf(t: Test, paper: Paper): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-papers-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'paper.pdf');
  writeFileSync(path, await drawPaper(paper));
  return path;
}

function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout;
}

test('people read the whole letter, with umlauts and &, and ? for what the font lacks', {
  skip: lacks('pdftotext'),
}, async (t) => {
  const path = await stored(t, { hasLogo: true, name: 'Würste & Käse 漢 “x”' });
  const text = run('pdftotext', '-layout', path, '-');
  for (const part of [
    ...['Müller & Söhne · Markt 3 · 91522 Ansbach', 'Gasthof Zur Post', 'Hauptstraße 12', 'Lieferschein D-1'],
    ...['Würste & Käse ? “x”', 'Charge L-7', '4,125 kg', '82,50 €', 'Eigentümer der Ware: Frau X', 'Seite 1 von 1'],
    'Zulassungsnummer: DE BY 12345 EG',
  ]) {
    t.ok(text.replaceAll('\u00a0', ' ').includes(part), `${part} in ${text}`);
  }
});

test('a letter has its own characters, though its font is that of letters before', {
  skip: lacks('pdftotext'),
}, async (t) => {
  // The Greek letter and the micro sign have one glyph.
  for (const name of ['\u03bc', '\u00b5']) t.match(run('pdftotext', await stored(t, { name }), '-'), `${name}\n`);
});

test('the head of the table stands on each page', { skip: lacks('pdftotext') }, async (t) => {
  const pages = run('pdftotext', '-layout', await stored(t, { lines: 60 }), '-')
    .split('\f')
    .slice(0, -1);
  t.equal(pages.length, 4);
  for (const [index, page] of pages.entries()) {
    t.match(page, /Pos\.\s+Bezeichnung\s+Menge/);
    t.match(page, `Seite ${index + 1} von 4`);
  }
});

test('the file is sound', { skip: lacks('qpdf') }, async (t) => {
  t.match(run('qpdf', '--check', await stored(t, { lines: 60, hasLogo: true })), 'No syntax or stream encoding errors');
});

test('all fonts are embedded, also those of a logo', { skip: lacks('pdffonts') }, async (t) => {
  const [, , ...fonts] = run('pdffonts', await stored(t, { hasLogo: true }))
    .trim()
    .split('\n');
  t.ok(fonts.length >= 2);
  for (const font of fonts) t.match(font, /yes yes yes/);
});

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<a>ü &amp; ß</a>\n';

/** Draws the invoice or the credit note, and returns the text of each page with single spaces. */
async function pagesOf(t: Test, document: Parameters<typeof invoicePaper>[0]): Promise<readonly string[]> {
  const path = await fileOf(t, invoicePaper(document, null));
  return run('pdftotext', '-layout', path, '-')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/[\s\u00a0]+/g, ' '));
}

const german = (amount: string): string => amount.replace('.', ',').replaceAll(/\B(?=(\d{3})+,)/g, '.');

for (const [name, { document }] of Object.entries(SAMPLE_DOCUMENTS)) {
  test(`people read the sums of the document ${name}`, { skip: lacks('pdftotext') }, async (t) => {
    const text = (await pagesOf(t, document)).join(' ');
    const sums = [...document.vat, document].map(
      ({ net, tax, gross }) => `${[net, tax, gross].map(german).join(' € ')} €`,
    );
    for (const part of [document.number, ...sums, ...document.lines.map(({ amount }) => german(amount))]) {
      t.ok(text.includes(part), `${part} in ${text}`);
    }
    t.notMatch(text, /Gutschrift/i);
  });
}

test('the heading of a delivery and its first line stand on one page, below the head of the table', {
  skip: lacks('pdftotext'),
}, async (t) => {
  const pages = await pagesOf(
    t,
    sampleDocument(
      Array.from({ length: 80 }, (_, index) => ({
        ...{ name: `Wurst ${index + 1}.`, deliveryId: `d${index >> 1}`, deliveryNumber: `D-${1 + (index >> 1)}.` },
      })),
    ),
  );
  t.ok(pages.length > 4);
  const isFirst = (page: string) => page.includes('Pos. Bezeichnung Menge Preis USt. Betrag €');
  t.ok(pages.slice(0, -1).every(isFirst));
  for (let delivery = 1; delivery <= 40; delivery++) {
    const page = pages.find((text) => text.includes(`Lieferschein D-${delivery}. vom 23.11.2026`));
    t.ok(page?.includes(`Wurst ${2 * delivery - 1}.`), `delivery ${delivery}`);
  }
});

test('a draft and a statement are read whole', { skip: lacks('pdftotext') }, async (t) => {
  const draft = { ...SAMPLE_DOCUMENTS.severalRates.document, number: null, issuedBy: null, issuedAt: null };
  const [page = ''] = await pagesOf(t, draft);
  t.match(page, 'Rechnung (Entwurf)');
  t.match(page, 'Rechnungs-Nr. Entwurf');
  const item = { invoiceNumber: 'RE-1', issueDate: dateOf('2026-11-29'), dueDate: dateOf('2026-12-13') };
  const statement = openItemsStatement({
    ...{ seller: SAMPLE_SELLER, customer: SAMPLE_BUYER, day: dateOf('2026-12-20') },
    items: [{ ...item, gross: '1234.50', openAmount: '1000.00' }],
  });
  const text = run('pdftotext', '-layout', await fileOf(t, statement), '-').replaceAll(/[\s\u00a0]+/g, ' ');
  t.match(text, 'RE-1 29.11.2026 13.12.2026 7 1.234,50 1.000,00');
  t.match(text, 'Offen gesamt 1.000,00 €');
});

test('an invoice with its XML is sound, and has all its fonts', {
  skip: lacks('qpdf') || lacks('pdffonts'),
}, async (t) => {
  const { document } = SAMPLE_DOCUMENTS.long;
  const path = await fileOf(t, invoicePaper(document, { profile: 'EN16931', text: XML }));
  t.match(run('qpdf', '--check', path), 'No syntax or stream encoding errors');
  t.equal(run('qpdf', '--show-attachment=factur-x.xml', path), XML);
  const [, , ...fonts] = run('pdffonts', path).trim().split('\n');
  t.equal(fonts.length, 2);
  for (const font of fonts) t.match(font, /yes yes yes/);
});

test('a phone reads the GiroCode, also one with the longest name', { skip: lacks('pdftoppm') }, async (t) => {
  for (const accountHolder of ['Müller & Söhne OHG', 'ẞ'.repeat(70)]) {
    const paper = invoicePaper(sampleDocument([{}], { seller: { ...SAMPLE_SELLER, accountHolder } }), null);
    const path = await fileOf(t, paper);
    run('pdftoppm', '-r', '200', '-gray', '-singlefile', path, path);
    const text = codeOf(readFileSync(`${path}.pgm`));
    t.equal(text, paper.sums?.code?.content);
    t.match(text, `\n${accountHolder}\n`);
  }
});

/** Reads the QR code of a picture in the format PGM: P5, width, height, the value of white, then a byte for each dot. */
function codeOf(picture: Buffer): string {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.toString('latin1')) ?? [];
  const source = new RGBLuminanceSource(
    new Uint8ClampedArray(picture.subarray(head.length)),
    Number(width),
    Number(height),
  );
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}
