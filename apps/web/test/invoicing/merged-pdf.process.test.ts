/** Tests the PDF that prints several documents at once. Reads it with the programs of poppler and qpdf, where they are. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Core } from '@cleaver/domain';
import { createFirstAdministrator } from '@cleaver/domain/identity';
import { memoryPorts, TestClock } from '@cleaver/testing';
import { test } from 'tap';
import { AccessTokens } from '../../../http/src/access-tokens.ts';
import { buildApp } from '../../../http/src/app.ts';
import { mergedPdf } from '../../src/invoicing/due/merged-pdf.ts';
import { SELLER } from '../browser/goods-issued.ts';

const run = (program: string, ...args: readonly string[]) => spawnSync(program, args, { encoding: 'utf8' });

const lacks = (program: string): string | false =>
  run(program, '--version').error === undefined
    ? false
    : `${program} is not installed: apt-get install poppler-utils qpdf`;

const PASSWORD = 'the first password';

/** Issues two invoices, one with many lines, and returns their PDFs as the service draws them. */
async function papers(): Promise<readonly Uint8Array[]> {
  const clock = new TestClock();
  clock.set('2026-11-23T08:30:00.000Z');
  const tokens = new AccessTokens(['a secret for tests that is long enough'], clock);
  const ports = memoryPorts({ clock, tokens });
  const app = await buildApp(new Core(ports), { tokens, ping: async () => undefined });
  await ports.transactions.run({ now: clock.now() }, async (unit) =>
    createFirstAdministrator(unit, await ports.passwords.hash(PASSWORD)),
  );
  let headers = {};
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const login = await ask('POST', '/api/auth/login', { username: 'admin', password: PASSWORD });
  headers = { authorization: `Bearer ${login.json().accessToken}` };
  await ask('PUT', '/api/settings', SELLER);
  const address = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'Deutschland' };
  const customer = await ask('POST', '/api/customers', { type: 'B2B', name: 'Zur Post', phone: '1', ...address });
  const pdfs: Uint8Array[] = [];
  for (const [text, count] of [
    ['Lyoner', 60],
    ['Ring 7 0 R', 1],
  ] as const) {
    const lines = Array.from({ length: count }, () => ({ text, quantityAmount: '1', price: 5, vatClass: 'REDUCED' }));
    const issued = await ask('POST', '/api/sales/invoices', { customerId: customer.json().id, lines });
    pdfs.push((await ask('GET', `/api/sales/invoices/${issued.json().id}/pdf`)).rawPayload);
  }
  await app.close();
  return pdfs;
}

const merged = async (): Promise<Uint8Array> => mergedPdf(await papers());

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

/** Writes the PDF into a file, which `end` removes. */
const stored = async (end: (act: () => void) => void): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cleaver-merged-'));
  end(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, await merged());
  return path;
};

test('it has the pages of all documents in their order', { skip: lacks('pdftotext') }, async (t) => {
  const { stdout } = run('pdftotext', '-layout', await stored(t.teardown), '-');
  const pages = stdout.split('\f').slice(0, -1);
  t.ok(pages.length >= 3, `${pages.length} pages`);
  t.match(pages[0], 'Rechnung RE-2026-00001');
  t.match(pages.at(-1), 'Rechnung RE-2026-00002');
  t.match(pages.at(-1), 'Ring 7 0 R', 'a text that looks like a reference is kept');
});

test('the file is sound', { skip: lacks('qpdf') }, async (t) => {
  const { stdout, stderr } = run('qpdf', '--check', await stored(t.teardown));
  t.match(`${stdout}${stderr}`, 'No syntax or stream encoding errors');
  t.notMatch(stderr, 'WARNING');
});
