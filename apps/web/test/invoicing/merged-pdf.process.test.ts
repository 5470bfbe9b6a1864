/** Tests the PDF that prints several documents at once. Reads it with the programs of poppler and qpdf, where they are. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'tap';
import { drawPaper } from '../../../../packages/papers/src/index.ts';
import { aPaper } from '../../../../packages/papers/test/a-paper.ts';
import { mergedPdf } from '../../src/invoicing/due/merged-pdf.ts';

const lacks = (program: string): string | false =>
  spawnSync(program, ['--version']).error === undefined
    ? false
    : `${program} is not installed: apt-get install poppler-utils qpdf`;

const merged = async (): Promise<Uint8Array> =>
  mergedPdf([
    await drawPaper({ ...aPaper({ lines: 60, name: 'Lyoner' }), title: 'Rechnung RE-2026-00001' }),
    await drawPaper({ ...aPaper({ hasLogo: true, name: 'Ring 7 0 R' }), title: 'Rechnung RE-2026-00002' }),
  ]);

test('each entry of the cross-reference table points at its object', async (t) => {
  const text = Buffer.from(await merged()).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const entries = [...text.slice(start).matchAll(/(\d{10}) \d{5} ([nf]) /g)];
  t.ok(entries.length > 20, `${entries.length} entries`);
  for (const [number, [, offset, use]] of entries.entries())
    if (use === 'n') t.ok(text.startsWith(`${number} 0 obj\n`, Number(offset)), `object ${number}`);
  const numbers = new Set(entries.flatMap(([, , use], number) => (use === 'n' ? [String(number)] : [])));
  const heads = text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, '');
  for (const [, number = ''] of heads.matchAll(/\b(\d+) 0 R\b/g)) t.ok(numbers.has(number), `${number} 0 R`);
  t.match(text, /\/OpenAction << \/Type \/Action \/S \/Named \/N \/Print >>/, 'it prints when it opens');
  t.end();
});

test('it refuses a file that is no PDF of the service', (t) => {
  t.throws(() => mergedPdf([Buffer.from('no PDF')]), /startxref/);
  t.end();
});

const stored = async (end: (act: () => void) => void): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-merged-'));
  end(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, await merged());
  return path;
};

test('it has the pages of all documents in their order', { skip: lacks('pdftotext') }, async (t) => {
  const { stdout } = spawnSync('pdftotext', ['-layout', await stored(t.teardown), '-'], { encoding: 'utf8' });
  const pages = stdout.split('\f').slice(0, -1);
  t.ok(pages.length >= 3, `${pages.length} pages`);
  t.match(pages[0], 'Rechnung RE-2026-00001');
  t.match(pages.at(-1), 'Rechnung RE-2026-00002');
  t.match(pages.at(-1), 'Ring 7 0 R', 'a text that looks like a reference is kept');
});

test('the file is sound', { skip: lacks('qpdf') }, async (t) => {
  const { stdout, stderr } = spawnSync('qpdf', ['--check', await stored(t.teardown)], { encoding: 'utf8' });
  t.match(`${stdout}${stderr}`, 'No syntax or stream encoding errors');
  t.notMatch(stderr, 'WARNING');
});
