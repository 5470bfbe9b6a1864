/** Reads letters with the programs of poppler and qpdf. Skips what the machine lacks: Debian's poppler-utils and qpdf. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { drawPaper } from '../src/index.ts';
import { aPaper } from './a-paper.ts';

const lacks = (program: string) =>
  spawnSync(program, ['-v']).error || spawnSync(program, ['--version']).error
    ? `${program} is not installed: apt-get install poppler-utils qpdf`
    : false;

async function stored(t: Test, of: Parameters<typeof aPaper>[0]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-papers-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'paper.pdf');
  writeFileSync(path, await drawPaper(aPaper(of)));
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
