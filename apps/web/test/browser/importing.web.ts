/** Tests the import of files. The page reports faults by cell. It writes all rows once, if no row has a fault. */
import { readFile } from 'node:fs/promises';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('a file is checked, corrected in the page and imported once', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const names = async (kind: string) =>
    (await shop.ask('GET', `/api/${kind}?size=500`)).content.map(({ name }: { name: string }) => name);
  const { page, taken } = await as('admin', { at: '/articles' });
  await page.getByRole('link', { name: 'Importieren', exact: true }).click();
  await page.locator('main h1', { hasText: 'Artikel importieren' }).waitFor();

  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Vorlage (CSV)' }).click(),
  ]);
  t.equal(template.suggestedFilename(), 'articles.csv');
  const [there] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Was da ist (CSV)' }).click(),
  ]);
  const saved = await readFile(await there.path(), 'utf8');
  t.match(saved, /\r\n"Lyoner im Ring";"Brühwurst";"W-100";"\p{L}[^"]+";"\p{L}[^"]+";\d+/u);

  const head = 'Name;Warengruppe;Artikelnummer;Einheit;Preismodell;Preis';
  const file = `${head}\r\nZungenwurst;Brühwurst;W-901;Kilogramm;Nach Gewicht;18,90\r\nLyoner;Brühwurst;W-100;KG;FIXED;9\r\nWiener;Brühwurst;W-903;KG;FIXED;1.500\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'articles.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) });
  const faults = page.getByRole('table', { name: 'Fehler' });
  await faults.waitFor();
  await becomes(t, () => faults.locator('tbody').textContent(), /^3Artikelnummer.*4Preiskann 1500 oder 1,5000 sein/);
  await becomes(t, () => page.getByRole('button', { name: /Artikel importieren/ }).count(), 0);
  t.match(taken().join(), /400 POST \S+\/api\/articles\/import\?dryRun=true/);
  t.notOk((await names('articles')).includes('Zungenwurst'), 'nothing is written');

  const text = page.getByLabel('Oder hier einfügen');
  await text.fill((await text.inputValue()).replace('W-100', 'W-902').replace('1.500', '9'));
  await becomes(t, () => faults.count(), 0, 'the check was of another text');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByText('Noch ist nichts gespeichert').waitFor();
  t.notOk((await names('articles')).includes('Zungenwurst'), 'a check writes nothing');
  const [sent] = await Promise.all([
    page.waitForRequest(/articles\/import/),
    page.getByRole('button', { name: 'Artikel importieren (3)' }).dblclick(),
  ]);
  t.match(sent.headers(), { 'idempotency-key': /^[0-9a-f]{32}$/ });
  await page.getByText('Artikel: 3 importiert.').waitFor();
  await page.locator('main').getByRole('link', { name: 'Artikel' }).last().click();
  await page.getByRole('link', { name: 'Zungenwurst' }).waitFor();
  t.equal((await names('articles')).filter((name: string) => name === 'Zungenwurst').length, 1);
  t.same(taken(), []);
});

test('the page imports pasted customers, and a user without the permission sees no import', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page, taken } = await as('admin', { language: 'en', width: 390, at: '/customers/import' });
  await drawn(page);
  await page
    .getByLabel('Or paste it here')
    .fill('Type\tName\tPhone\tStreet\tPostal code\tCity\tCountry\nBusiness\tGasthof\t1\tA-Weg\t91522\tAnsbach\tDE');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Import customers (1)' }).click();
  await page.getByText('Customers: 1 imported.').waitFor();
  t.same(taken(), []);

  const { page: other } = await as('berta', { at: '/customers' });
  await drawn(other);
  await becomes(t, () => other.getByRole('link', { name: 'Importieren' }).count(), 0);
});

test('the page imports opening stock, and prices by article number', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content: rooms } = await shop.ask('GET', '/api/inventory/storage-locations?active=true');
  const { content: articles } = await shop.ask('GET', '/api/articles?size=500');
  const article = articles.find(({ salesUnits }: { salesUnits: unknown[] }) => salesUnits.length === 1);
  const { page, taken } = await as('admin', { at: '/stocks' });
  await page.getByRole('link', { name: 'Importieren' }).click();
  await page
    .getByLabel('Oder hier einfügen')
    .fill(
      `articleNumber;storageLocation;batchId;batchType;quantityAmount;quantityUnit;expiryDate\n${article.articleNumber};${rooms[0].name};OPEN-1;PURCHASED;12,5;kg;1.12.2030`,
    );
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: /Anfangsbestand importieren/ }).click();
  await page.getByText(/: 1 importiert/).waitFor();
  const { content: batches } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=OPEN-1');
  t.match(batches, [{ articleId: article.id, quantityAmount: 12.5, quantityUnit: 'KG', expiryDate: '2030-12-01' }]);
  await page.goto('/articles/prices/import');
  await page.getByLabel('Oder hier einfügen').fill(`articleNumber;price\n${article.articleNumber};77,5`);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: /Preise importieren/ }).click();
  await page.getByText(/: 1 importiert/).waitFor();
  t.match((await shop.ask('GET', `/api/articles/${article.id}`)).salesUnits, [{ price: 77.5 }]);
  t.same(taken(), []);
});

test('the page counts all faults of a file with more faults than a response lists', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/articles/prices/import' });
  const rows = Array.from({ length: 60 }, (_, at) => `X-${at};9`).join('\n');
  await page.getByLabel('Oder hier einfügen').fill(`articleNumber;price\n${rows}`);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByText('Fehler: 60. Importiert werden alle oder keine').waitFor();
  await page.getByText('Die ersten 50 von 60.').waitFor();
  t.equal(await page.getByRole('table', { name: 'Fehler' }).locator('tbody tr').count(), 50);
  t.notMatch(await page.locator('main').textContent(), /Zeilen ohne Fehler|weitere Fehler/);
});

test('the page imports its own export: articles with several sales units, and one that is not sold', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content: categories } = await shop.ask('GET', '/api/categories?size=1');
  const article = { name: 'Presskopf', articleNumber: 'A-1', categoryId: categories[0].id };
  const rows = [
    { ...article, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.125 },
    { ...article, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 1234.5 },
    { ...article, name: 'Schweinehälfte', articleNumber: 'A-2' },
  ];
  await shop.ask('POST', '/api/articles/import', { rows });
  for (const language of ['de', 'en'] as const) {
    const { page, taken } = await as('admin', { language, at: '/articles/import' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: language === 'de' ? 'Was da ist (CSV)' : 'Existing records (CSV)' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    // The file of the articles, with other article numbers.
    const text = lines
      .filter((line, at) => at === 0 || line.includes('"A-'))
      .join('\r\n')
      .replaceAll('"A-', `"${language}-`);
    const buffer = Buffer.from(text);
    await page.locator('input[type=file]').setInputFiles({ name: 'articles.csv', mimeType: 'text/csv', buffer });
    await page
      .getByRole('button', { name: language === 'de' ? 'Artikel importieren (3)' : 'Import articles (3)' })
      .click();
    await page.getByText(language === 'de' ? 'Artikel: 3 importiert.' : 'Articles: 3 imported.').waitFor();
    const { content } = await shop.ask('GET', `/api/articles?q=${language}-&sort=articleNumber`);
    t.match(content, [
      {
        articleNumber: `${language}-1`,
        salesUnits: [
          { unit: 'KG', price: 14.125 },
          { unit: 'PIECE_FIXED', price: 1234.5 },
        ],
      },
      { articleNumber: `${language}-2`, name: 'Schweinehälfte', salesUnits: [] },
    ]);
    t.same(taken(), []);
  }
});

test('the import reads the file of a list, and lists the columns that it ignores', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  for (const [language, button] of [
    ['de', 'Als Datei speichern (CSV)'],
    ['en', 'Save as a file (CSV)'],
  ] as const) {
    const { page, taken } = await as('admin', { language });
    for (const [list, left] of [
      ['suppliers', /: (Zertifikat bis, Bewertung, Status|Certificate until, Rating, Status)$/],
      ['customers', /: (Rahmenvertrag bis, Status|Frame contract until, Status)$/],
      ['articles', /: Status$/],
    ] as const) {
      await page.goto(`/${list}`);
      await drawn(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      // Gives the articles other numbers for each language, because article numbers are unique.
      const buffer = Buffer.from(text.replaceAll(/"(?=(?:de-)?[A-Z]-\d+")/g, `"${language}-`));
      await page.goto(`/${list}/import`);
      await page.locator('input[type=file]').setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer });
      await becomes(
        t,
        () => page.getByText(/^(Nicht importiert|Not imported)/).textContent(),
        left,
        `${list} ${language}`,
      );
      const total = async () => (await shop.ask('GET', `/api/${list}`)).page.totalElements;
      const before = await total();
      await page.locator('main [role=status] button').click();
      await becomes(t, total, 2 * before, `${list} ${language}`);
    }
    t.same(taken(), []);
    await page.context().close();
  }
});

test('the example row of each template can be imported unchanged', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/categories', { name: 'Brühwurst' });
  await shop.ask('POST', '/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const { page, taken } = await as('admin');
  for (const path of ['/suppliers', '/customers', '/articles', '/stocks', '/articles/prices']) {
    await page.goto(`${path}/import`);
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Vorlage (CSV)' }).click(),
    ]);
    await page.locator('input[type=file]').setInputFiles(await template.path());
    await page.locator('main [role=status] button').click();
    await page.getByText(': 1 importiert.').waitFor();
  }
  t.same(taken(), []);
});
