/** Tests the use by keyboard only, and lists that keep their position. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('the search finds screens, actions and records, and Enter opens them', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(words);
    await page
      .getByRole('option', { name: new RegExp(words, 'i') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await search('neuer lief');
  await page.waitForURL('**/suppliers/new');
  await focused(page.locator('[name=name]'));
  await search('gasthof');
  await page.locator('main h1', { hasText: 'Gasthof zur Post' }).waitFor();
  const [lot] = (await shop.ask('GET', '/api/inventory/lots')).content;
  await search(lot.lotNumber.toLowerCase());
  await page.waitForURL(`**/lots/${lot.id}`);
  await page.keyboard.press('/');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.waitForURL('**/help');
});

test('the search finds documents by number and words in any order, and lists records opened last', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: '/' });
  await drawn(page);
  const combobox = page.getByRole('dialog').getByRole('combobox');
  const open = async (words: string, name: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await combobox.fill(words);
    await page.getByRole('option').filter({ hasText: name }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const documents = [
    ['/deliveries', '/api/sales/deliveries', 'delivery', 'deliveryNumber'],
    ['/goods-receipts', '/api/procurement/goods-receipts', 'receipt', 'receiptNumber'],
    ['/batches', '/api/production/batches', 'batch', 'batchNumber'],
    ['/cuttings', '/api/production/cuttings', 'cutting', 'cuttingNumber'],
    ['/recalls', '/api/quality/recalls', 'recall', 'recallNumber'],
    ['/counts', '/api/inventory/counts', 'count', 'countNumber'],
  ] as const;
  for (const [path, api, kind, number] of documents) {
    const id = made[kind];
    const { [number]: name } = await shop.ask('GET', `${api}/${id}`);
    await open(name.toLowerCase(), name);
    await page.waitForURL(`**${path}/${id}`);
  }
  await drawn(page);
  await open('4711 wareneing', 'LS 4711');
  await page.waitForURL(`**/goods-receipts/${made['receipt']}`);
  const [goods] = (await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-22')).content;
  shop.clock.advance(60_000);
  const newest = await shop.ask('POST', '/api/sales/deliveries', {
    customerId: made['customer'],
    lines: [{ stockBatchId: goods.id, quantityAmount: '1', quantityUnit: goods.quantityUnit }],
  });
  await open('post lieferung', newest.deliveryNumber);
  await page.waitForURL(`**/deliveries/${newest.id}`);
  await page.keyboard.press('Control+k');
  await combobox.fill('post lieferung');
  const found = () => page.getByRole('option').filter({ hasText: 'Lieferungen' }).allTextContents();
  await becomes(
    t,
    async () => (await found())[1]?.startsWith('D-') && (await found())[0],
    new RegExp(`^${newest.deliveryNumber}`),
  );
  await page.keyboard.press('Escape');
  await open('ring lyoner', /^Lyoner im Ring.*Artikel$/);
  await page.waitForURL(`**/articles/${made['article']}`);
  await page.locator('main h1', { hasText: 'Lyoner im Ring' }).waitFor();
  await open('dunkel', 'Mein Konto');
  await page.waitForURL('**/account');
  await page.keyboard.press('Control+k');
  await combobox.waitFor();
  await becomes(t, () => page.getByRole('option').first().textContent(), 'Lyoner im RingZuletzt geöffnet · Artikel');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/articles/${made['article']}`);
  await page.reload();
  await drawn(page);
  await page.keyboard.press('Control+k');
  await combobox.waitFor();
  await becomes(t, () => page.getByRole('option').first().textContent(), 'Mein KontoZuletzt geöffnet');
  await becomes(t, () => page.getByRole('option').nth(1).textContent(), /Zuletzt geöffnet · Lieferung$/);
  // The words of users find the screens, in the other language, too.
  for (const [words, found] of [
    ['inventur', /^Inventuren/],
    ['stocktaking', /^Inventuren/],
    ['mhd', /^Läuft bald ab/],
    ['lieferschein', /^Lieferungen/],
    ['password', /^Mein KontoZuletzt geöffnet$/],
  ] as const) {
    await combobox.fill(words);
    const isFound = async () => (await page.getByRole('option').allTextContents()).some((text) => found.test(text));
    await becomes(t, isFound, true, words);
  }
  t.same(taken(), []);
});

test('the search keeps what is typed before its code has arrived', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/' });
  await drawn(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('?neux');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' lief');
  t.equal(await page.getByRole('dialog').count(), 0);
  t.match(page.url(), /\/$/, 'no key is a shortcut');
  arrived.resolve();
  await becomes(t, () => page.getByRole('combobox').inputValue(), '?neu lief');
  await page.keyboard.type('erant');
  t.equal(await page.getByRole('combobox').inputValue(), '?neu lieferant');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.getByRole('option', { name: 'Neuer Lieferant' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  t.equal(await page.getByRole('combobox').inputValue(), '', 'the next search begins empty');
});

test('the search shows the articles of lots with the same number', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stocks?size=500');
  const stocks = new Map(content.map((one: { articleId: string }) => [one.articleId, one]));
  const [first, second] = [...stocks.values()] as { id: string; articleId: string }[];
  const names: string[] = [];
  for (const { id, articleId } of [first, second].filter((one) => one !== undefined)) {
    await shop.ask('POST', `/api/inventory/stocks/${id}/batches`, {
      ...{
        batchId: 'C-TWIN',
        batchType: 'PRODUCED',
        quantityAmount: '1',
        quantityUnit: 'KG',
        expiryDate: '2026-12-24',
      },
    });
    names.push((await shop.ask('GET', `/api/articles/${articleId}`)).name);
  }
  const { page } = await as('admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('C-TWIN');
  const expected = names.map((name) => `C-TWIN${name} · Chargen`).toSorted();
  await becomes(t, async () => (await page.getByRole('option').allTextContents()).toSorted().join(), expected.join());
});

test('a supplier with a certificate is created by keyboard only', async (t) => {
  const { as, shop } = await browsing(t);
  const { page } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step++) {
      const label = await page.evaluate(() => {
        const at = document.activeElement;
        return at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
      });
      if (label?.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo('Name');
  await page.keyboard.type('Viehhandel Huber');
  await tabTo('Telefon');
  await page.keyboard.type('0981 5550');
  await tabTo('Zeile hinzufügen');
  await page.keyboard.press('Enter');
  await focused(page.getByLabel('Art des Zertifikats'));
  await page.keyboard.type('EU-Bio');
  await page.keyboard.press('Control+Enter');
  await page.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  t.equal((await shop.ask('GET', '/api/suppliers')).content[0].certificates.length, 1);
});

test('filter, order and page of a list are in the address; Back leads to the row that was opened', async (t) => {
  const { as, shop } = await browsing(t);
  for (let number = 1; number <= 25; number++) {
    await shop.ask('POST', '/api/suppliers', { name: `Lieferant ${String(number).padStart(2, '0')}`, phone: '1' });
  }
  const { page } = await as('admin', { at: '/suppliers?size=20' });
  await drawn(page);
  // The heading shows the default order, so the first click reverses it.
  await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await page.getByRole('button', { name: 'Name' }).click();
  await page.waitForURL(/sort=name(,|%2C)desc/);
  await page.getByRole('button', { name: 'Name' }).click();
  await page.waitForURL(/sort=name(&|$)/);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await page.waitForURL(/page=1/);
  await page.getByRole('link', { name: 'Lieferant 23' }).click();
  await page.locator('main h1', { hasText: 'Lieferant 23' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Lieferant 23' }).waitFor();
  t.match(page.url(), /page=1/);
  await page.waitForFunction(() => document.activeElement?.textContent === 'Lieferant 23');
  // Cards have no column headings.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sortieren nach').selectOption('Name, absteigend');
  await page.waitForURL(/sort=name(,|%2C)desc/);
  await page.locator('tbody tr', { hasText: 'Lieferant 25' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/suppliers?status=GONE&sort=nothing&page=x');
  await drawn(page);
  await becomes(
    t,
    () => page.locator('tbody tr').count(),
    25,
    'what the list does not understand of an address is left out',
  );
});

/** Saves the list of the page as a file. Returns the name and the text of the file. */
async function savedFile(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

test('the rows of all pages of a list that match its filter are saved as a file', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/articles?size=1' });
  await drawn(page);
  const { name, text } = await savedFile(page);
  t.equal(name, 'articles.csv');
  t.match(text, /^\uFEFF"Artikelnummer";"Name";"Warengruppe";"Einheit";"Preismodell";"Preis";.*"Status"\r/);
  t.match(
    text,
    /"W-100";"Lyoner im Ring";"Brühwurst";"Kilogramm";"Nach Gewicht";"\d+(,\d+)?";/,
    'a number, and its unit',
  );
  const lines = text.trim().split(/\r?\n/).slice(1);
  t.ok(lines.length > 1);
  for (const line of lines) t.match(line, /^[^;]+;[^;]+;[^;]+;/, 'named, though not on the page that is shown');
  await page.goto('/articles?size=1&q=brat');
  await drawn(page);
  const filtered = (await savedFile(page)).text.trim().split(/\r?\n/).slice(1);
  t.same(
    filtered.map((line) => line.split(';')[1]),
    ['"Bratwurst"', '"Kalbsbrät"'],
  );
});

test('a saved file has words instead of codes, and amounts as numbers beside their unit', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  for (const [address, text] of [
    ['/deliveries', /;"Zurückgenommen";/],
    ['/goods-receipts', /;"Gesperrt";/],
    ['/below-minimum', /"Kalbsbrät";"Kühlraum 1";\d+;"kg";50;"kg"/],
    ['/availability?date=2026-11-24', /;-?[\d,]+;"kg"\r?\n/],
  ] as const) {
    await page.goto(address);
    await drawn(page);
    const file = await savedFile(page);
    t.match(file.text, text, address);
    t.notMatch(file.text, /"[A-Z]+(_[A-Z]+)+"|"-?\d+\.\d+"/, address);
  }
});

test('a list keeps its data without a connection, and shows since when there is none', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page, context } = await as('admin', { at: '/suppliers' });
  await drawn(page);
  let failed = 0;
  page.on('requestfailed', (request) => (failed += Number(request.url().includes('sort=name'))));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByText(/Keine Verbindung seit/).waitFor();
  // Waits for the last retry of the request.
  while (failed < 3) await page.waitForEvent('requestfailed');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await becomes(t, () => page.getByRole('link', { name: 'Viehhandel Huber' }).count(), 1);
  await context.setOffline(false);
  await page.getByText(/Keine Verbindung seit/).waitFor({ state: 'detached', timeout: 20_000 });
});
