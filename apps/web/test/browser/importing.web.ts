/// <reference lib="dom" />
/** Tests the import of files. The page reports faults by cell. It writes all rows once, if no row has a fault. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { AXE, axe, cut, small } from './checks.ts';
import { fill } from './goods.ts';

/** Chooses a file on the page of an import. */
const choose = (page: Page, content: string | Buffer, name = 'file.csv'): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });

/** Returns the text of the file that a button saves. */
async function saved(page: Page, button: string | RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFile(await file.path(), 'utf8');
}

/** Articles in code page 850, as old programs write them. */
const OLD = Buffer.concat([
  Buffer.from('articleNumber;name;category;unit;priceModel;price\r\nCP1;Leberk'),
  Buffer.from([0x84]),
  Buffer.from('s grob;Brühwurst;KG;WEIGHT_BASED;12,90\r\n'.replace('ü', 'u')),
  Buffer.from('CP2;Kn'),
  Buffer.from([0x94]),
  Buffer.from('chla;Bruhwurst;KG;WEIGHT_BASED;4,01E+12\r\n'),
]);

test('a faulty file of an old program is checked, corrected, imported once and then unchanged', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/categories', { name: 'Bruhwurst' });
  const names = async () =>
    (await shop.ask('GET', '/api/articles?size=500')).content.map(({ name }: { name: string }) => name);
  const { page, taken } = await as('admin', { at: '/articles' });
  await page.getByRole('link', { name: 'Importieren', exact: true }).click();
  await page.locator('main h1', { hasText: 'Artikel importieren' }).waitFor();
  t.match(await saved(page, 'Vorlage (CSV)'), /^\uFEFF"Artikelnummer";"Name";.*\r\n"W-100";"Lyoner"/);

  await choose(page, OLD, 'waage.csv');
  const faults = page.getByRole('table', { name: 'Fehler' });
  await faults.waitFor();
  await becomes(t, () => faults.locator('tbody').textContent(), /^3price4,01E\+12muss eine Zahl sein/);
  t.match(await page.locator('main').textContent(), /Codepage 850.*Strichpunkt.*Komma/s);
  const sample = page.getByRole('region', { name: 'Die ersten Zeilen' });
  t.match(await sample.textContent(), /Leberkäs grob.*Knöchla/s, 'the names are read rightly');
  t.match(await sample.locator('[data-faulty]').textContent(), /^4,01E\+12.+/, 'the fault is at its cell');
  t.equal(await page.getByRole('button', { name: /importieren/ }).count(), 0);
  t.match(taken().join(), /400 POST \S+\/api\/files\/articles\?dryRun=true/);
  t.same(await names(), [], 'nothing is written');

  const corrected = Buffer.from(OLD.toString('latin1').replace('4,01E+12', '8,90'), 'latin1');
  await choose(page, corrected, 'waage.csv');
  await page.getByText('Neu: 2. Geändert: 0. Unverändert: 0.').waitFor();
  t.same(await names(), [], 'a check writes nothing');
  const [sent] = await Promise.all([
    page.waitForRequest(/files\/articles\?dryRun=false/),
    page.getByRole('button', { name: '2 Zeilen importieren' }).dblclick(),
  ]);
  t.match(sent.headers(), { 'idempotency-key': /^[0-9a-f]{32}$/, 'x-file-name': 'waage.csv' });
  await page.getByText('Artikel: importiert. Neu: 2.').waitFor();
  t.same((await names()).sort(), ['Knöchla', 'Leberkäs grob']);

  await page.getByRole('button', { name: 'Noch eine Datei' }).click();
  await choose(page, corrected, 'waage.csv');
  await page.getByText('Alle Zeilen sind schon so gespeichert').waitFor();
  t.equal(await page.getByRole('button', { name: /importieren/ }).count(), 0);
  t.same(taken(), []);
});

test('pasted customers are imported, differences only on request; without the permission there is no import', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page, taken } = await as('admin', { language: 'en', width: 390, at: '/customers/import' });
  await drawn(page);
  const head = 'Type\tName\tPhone\tStreet\tPostal code\tCity\tCountry\tDogs';
  const paste = page.getByLabel('Or paste the table here');
  await paste.fill(`${head}\nBusiness\tGasthof\t1\tA-Weg\t91522\tAnsbach\tDE\tyes`);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Not known, so not imported: Dogs').waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Customers: imported. New: 1.').waitFor();
  t.same(taken(), []);

  await paste.fill(`${head}\nBusiness\tGasthof\t2\tA-Weg\t91522\tAnsbach\tDE\tyes`);
  await becomes(t, () => page.getByText('Customers: imported').count(), 0, 'the result was of another text');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('table', { name: 'Errors' }).getByText('stored as “1”').waitFor();
  taken();
  await page.evaluate(AXE);
  t.same(await axe(page), []);
  t.same(await cut(page), []);
  t.same(await small(page), []);
  await page.getByLabel('Change stored records').check();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Customers: imported. New: 0. Changed: 1.').waitFor();
  const { content } = await shop.ask('GET', '/api/customers');
  t.match(content, [{ name: 'Gasthof', contactInfo: { phone: '2' } }]);
  t.same(taken(), []);

  const { page: other } = await as('berta', { at: '/customers' });
  await drawn(other);
  await becomes(t, () => other.getByRole('link', { name: 'Importieren' }).count(), 0);
  await other.goto('/files/categories');
  await other.getByText('Das dürfen Sie nicht importieren.').waitFor();
});

test('the page imports opening stock, and prices by article number', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content: rooms } = await shop.ask('GET', '/api/inventory/storage-locations?active=true');
  const { content: articles } = await shop.ask('GET', '/api/articles?size=500');
  const article = articles.find(({ salesUnits }: { salesUnits: unknown[] }) => salesUnits.length === 1);
  const { page, taken } = await as('admin', { at: '/stocks' });
  const paste = async (text: string): Promise<void> => {
    await page.getByLabel('Oder die Tabelle hier einfügen').fill(text);
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await page.getByRole('button', { name: '1 Zeile importieren' }).click();
    await page.getByText(': importiert.').waitFor();
  };
  await page.getByRole('link', { name: 'Importieren' }).click();
  await paste(
    `articleNumber;storageLocation;batchId;batchType;quantityAmount;quantityUnit;expiryDate\n${article.articleNumber};${rooms[0].name};OPEN-1;PURCHASED;12,5;kg;1.12.2030`,
  );
  const { content: batches } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=OPEN-1');
  t.match(batches, [{ articleId: article.id, quantityAmount: 12.5, quantityUnit: 'KG', expiryDate: '2030-12-01' }]);
  await page.goto('/articles/prices/import');
  await paste(`articleNumber;price\n${article.articleNumber};77,5`);
  t.match((await shop.ask('GET', `/api/articles/${article.id}`)).salesUnits, [{ price: 77.5 }]);
  t.same(taken(), []);
});

test('the page counts all faults of a file with more faults than a response lists', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/articles/prices/import' });
  const rows = Array.from({ length: 210 }, (_, at) => `X-${at};9`).join('\n');
  await choose(page, `articleNumber;price\n${rows}`);
  await page.getByText('Fehler: 210. Importiert werden alle Zeilen oder keine').waitFor();
  await page.getByText('Die ersten 200 von 210.').waitFor();
  t.equal(await page.getByRole('table', { name: 'Fehler' }).locator('tbody tr').count(), 200);
});

test('a file that is too large is not sent, and a lost answer keeps the file and its key', async (t) => {
  const { as, shop } = await browsing(t);
  const { page } = await as('admin', { language: 'en', at: '/suppliers/import' });
  await drawn(page);
  await choose(page, Buffer.alloc(8 * 1024 * 1024 + 1, 97));
  await page.getByText('The file is larger than 8 MB').waitFor();

  await page.route(/files\/suppliers/, (route) => route.abort());
  await choose(page, 'Name;Phone\nHuber;1\n', 'suppliers.csv');
  await page.getByText('Nothing is saved, and the file is still here').waitFor();
  await page.unroute(/files\/suppliers/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const button = page.getByRole('button', { name: 'Import 1 row' });
  await button.waitFor();

  const keys: (string | undefined)[] = [];
  await page.route(/dryRun=false/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await page.getByText('It is unknown whether this was saved').waitFor();
  await page.unroute(/dryRun=false/);
  const [again] = await Promise.all([page.waitForRequest(/dryRun=false/), button.click()]);
  await page.getByText('Suppliers: imported. New: 1.').waitFor();
  t.same([...new Set([...keys, again.headers()['idempotency-key']])].length, 1, 'one key');
  t.equal((await shop.ask('GET', '/api/suppliers')).page.totalElements, 1);
});

test('what a list saves is the file of the service, and is imported unchanged', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  for (const language of ['de', 'en'] as const) {
    const { page, taken } = await as('admin', { language });
    for (const [list, path] of [
      ['/suppliers', '/suppliers/import'],
      ['/customers', '/customers/import'],
      ['/articles', '/articles/import'],
      ['/categories', '/files/categories'],
      ['/stock-batches', '/stocks/import'],
      ['/recipes', '/files/recipes'],
    ] as const) {
      await page.goto(list);
      await drawn(page);
      const text = await saved(page, /Als Datei speichern|Save as a file/);
      t.match(text, /^\uFEFF".+\r\n./, list);
      await page.goto(path);
      await choose(page, text);
      await page.getByText(/Alle Zeilen sind schon so gespeichert|All rows are stored already/).waitFor();
    }
    await page.goto('/articles?q=Lyoner');
    await drawn(page);
    const lines = (await saved(page, /Als Datei speichern|Save as a file/)).split('\r\n').filter(Boolean);
    t.match(lines, [/./, /Lyoner/], 'the file has the filters of the list');
    t.notOk(lines.slice(1).some((line) => !line.includes('Lyoner')));
    t.same(taken(), []);
    await page.context().close();
  }
});

test('the overview has the files that the user may fetch and send', async (t) => {
  const { as } = await browsing(t);
  const { page, taken } = await as('admin', { at: '/files' });
  t.match(await saved(page, 'Als Datei speichern: Lieferanten'), /^\uFEFF"Name"/);
  await page.getByRole('link', { name: 'Warengruppen importieren' }).click();
  await page.locator('main h1', { hasText: 'Warengruppen importieren' }).waitFor();
  await page.getByRole('button', { name: 'Vorlage (CSV)' }).waitFor();
  t.same(taken(), []);
});

test('the example row of each template can be imported', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/categories', { name: 'Brühwurst' });
  await shop.ask('POST', '/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const { page, taken } = await as('admin');
  for (const path of ['/suppliers/import', '/customers/import', '/articles/import', '/stocks/import']) {
    await page.goto(path);
    await choose(page, await saved(page, 'Vorlage (CSV)'));
    await page.getByRole('button', { name: '1 Zeile importieren' }).click();
    await page.getByText(': importiert.').waitFor();
  }
  await page.goto('/articles/prices/import');
  await choose(page, await saved(page, 'Vorlage (CSV)'));
  await page.getByText(/Alle Zeilen sind schon|1 Zeile importieren/).waitFor();
  t.same(taken(), []);
});
