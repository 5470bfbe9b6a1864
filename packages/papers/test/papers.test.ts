/** Tests that the same letter has the same bytes, and that the queue of letters has an end. */
import { Refusal } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { drawn } from '../src/draw.ts';
import { drawPaper } from '../src/index.ts';
import { aPaper } from './a-paper.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('the same letter has the same bytes, and another one has others', async (t) => {
  const first = await drawPaper(aPaper());
  t.match(text(first), /^%PDF-1\.7/);
  t.ok(Buffer.from(first).equals(await drawPaper(aPaper())));
  t.notOk(Buffer.from(first).equals(await drawPaper(aPaper({ name: 'Leberkäse' }))));
  t.notOk(Buffer.from(first).equals(await drawPaper(aPaper({ hasLogo: true }))));
});

test('texts of a logo find their font', async (t) => {
  const warnings = t.capture(console, 'warn');
  await drawn(aPaper({ hasLogo: true }));
  t.strictSame(warnings(), []);
});

test('the file is a PDF/A-3b with the time of the document, and no data of customers in its properties', async (t) => {
  const pdf = text(await drawPaper(aPaper()));
  t.match(pdf, '<pdfaid:part>3</pdfaid:part>');
  t.match(pdf, '<pdfaid:conformance>B</pdfaid:conformance>');
  t.match(pdf, /\/OutputIntents/);
  t.match(pdf, '<xmp:CreateDate>2026-11-21T10:00:00Z</xmp:CreateDate>');
  t.notMatch(pdf, /Gasthof|Söhne/);
});

test('a long table takes several pages, and a word that is longer than its column does not stop a letter', async (t) => {
  const pages = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\n/g)?.length;
  t.equal(pages(await drawPaper(aPaper())), 1);
  t.equal(pages(await drawPaper(aPaper({ lines: 60 }))), 4);
  t.equal(pages(await drawPaper(aPaper({ name: 'W'.repeat(200) }))), 1);
});

test('a letter that cannot be drawn fails alone', async (t) => {
  const [wrong, sound] = await Promise.allSettled([
    drawPaper({ ...aPaper(), tables: [{ ...aPaper().tables[0], rows: [['1']] }] } as never),
    drawPaper(aPaper()),
  ]);
  t.equal(wrong.status, 'rejected');
  t.equal(sound.status, 'fulfilled');
});

test('the queue of letters has an end', async (t) => {
  const results = await Promise.allSettled(Array.from({ length: 51 }, () => drawPaper(aPaper())));
  const [refused, ...others] = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  t.same(others, []);
  t.ok(refused?.reason instanceof Refusal);
  t.equal(refused?.reason.code, 'TOO_MANY_REQUESTS');
});
