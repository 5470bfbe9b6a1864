/// <reference lib="dom" />
/**
 * Tests the pages at a desk: stable headings, the navigation, forms and their faults, clicks on rows, and the page of
 * roles.
 */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { becomes, browsing, drawn, follow, logIn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

const SLOW_MS = 100;

test('a heading does not move while its page loads', async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page } = await as('admin');
  const top = async () => Math.round((await page.locator('main h1').boundingBox())?.y ?? 0);
  // Delays the code of the page, then its data.
  const slowly = async (route: { continue(): Promise<void> }) => {
    await setTimeout(SLOW_MS);
    await route.continue();
  };
  await page.route('**/*.js', slowly);
  await page.route('**/api/**', slowly);
  for (const path of ['/stocks', '/suppliers', '/suppliers/new', '/suppliers/:id', '/recalls/:id', '/batches/week']) {
    await page.goto(addresses[path] ?? '');
    await page.locator('main h1').waitFor();
    const before = await top();
    await drawn(page);
    t.equal(await top(), before, path);
  }
});

/** Returns the texts of the marked links of a navigation: one for each link, without counts. */
const marked = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('navigation', { name, exact: true }).locator('[aria-current] > span').allTextContents();

test('the navigation stays on all screens of a desk, and marks the job, the entry and the tab', async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page } = await as('admin');
  for (const [path, job, entry, tab] of [
    ['/batches/week', 'Produktion', 'Produktionen', 'Woche'],
    ['/batches/new', 'Produktion', 'Produktionen', undefined],
    ['/batches/:id/make', 'Produktion', 'Produktionen', undefined],
    ['/expiring', 'Lager', 'Bestände', 'Läuft bald ab'],
    ['/lots/:id/trace', 'Lager', 'Bestände', undefined],
    ['/transfer', 'Lager', 'Ware umlagern', undefined],
    ['/goods-receipts/new', 'Einkauf', 'Wareneingänge', undefined],
    ['/picking/:id', 'Verkauf', 'Kommissionieren', undefined],
  ] as const) {
    await follow(page, addresses[path] ?? path);
    t.same(await marked(page, 'Bereiche'), [job], path);
    t.same(await marked(page, job), [entry], path);
    t.same(await marked(page, 'Ansichten'), tab === undefined ? [] : [tab], path);
    for (const name of ['Bereiche', job])
      t.ok(await page.getByRole('navigation', { name, exact: true }).locator('[aria-current]').isVisible(), path);
  }
  // Two clicks lead to each view of the job.
  await page.getByRole('navigation', { name: 'Verkauf' }).getByRole('link', { name: 'Aufträge' }).click();
  await page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link', { name: 'Daueraufträge' }).click();
  await page.locator('main h1', { hasText: 'Daueraufträge' }).waitFor();
});

test('the pages open on the page of the work, and a phone has five tabs of the work', async (t) => {
  const { visit, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page } = await visit({ width: 390 });
  await page.goto('/');
  await logIn(page, 'berta');
  await page.locator('main h1', { hasText: 'Aufträge' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Schnellzugriff' });
  await becomes(t, () => tabs.locator('a, button').allTextContents(), [
    'Heute',
    'Aufträge',
    'Kunden',
    'Artikel',
    'Mehr',
  ]);
  await tabs.getByRole('link', { name: 'Heute' }).click();
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await page.reload();
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  // A page outside of the user's work, which the search finds, is marked in the menu.
  await page.getByRole('button', { name: 'Suche und Aktionen' }).click();
  await page.getByRole('combobox').fill('händler');
  await page.getByRole('option', { name: /^Lieferanten/ }).click();
  await page.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
  await tabs.getByRole('button', { name: 'Mehr' }).click();
  t.same(await marked(page, 'Navigation'), ['Lieferanten']);
  t.same(await page.getByRole('dialog').getByRole('link').allTextContents(), [
    ...[
      'Heute',
      'Rundgang',
      'Aufträge',
      'Lieferungen',
      'Rechnungen',
      'Offene Posten',
      'Verfügbarkeit',
      'Kunden',
      'Lieferanten',
      'Kontrollen des Tages',
      'Temperaturen',
      'Artikel',
      'Theke',
    ],
    ...['Mein Konto', 'Hilfe'],
  ]);
});

test('an unknown address has a page with a way on, before and after the log-in', async (t) => {
  const { visit, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  for (const [language, title, way] of [
    ['de', 'Seite nicht gefunden', 'Zu Heute'],
    ['en', 'Page not found', 'Go to Today'],
  ] as const) {
    const { page, context } = await visit({ language });
    const answer = await page.goto('/bestellungen');
    t.equal(answer?.status(), 404);
    await page.locator('main h1', { hasText: title }).waitFor();
    await page.getByRole('link', { name: way }).click();
    await logIn(page, 'berta');
    await page.goto('/bestellungen');
    await page.locator('main h1', { hasText: title }).waitFor();
    await page.getByRole('link', { name: way }).waitFor();
    await context.close();
  }
});

test('a form of an existing record marks no field as optional, and offers choices', async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page } = await as('admin');
  await page.goto(addresses['/suppliers/:id'] ?? '');
  await page.getByRole('button', { name: 'Bearbeiten' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Telefon').waitFor();
  await becomes(t, () => dialog.getByText('optional').count(), 0);

  await page.goto(addresses['/stocks/:id'] ?? '');
  await page.getByRole('button', { name: 'Einbuchen' }).click();
  await becomes(t, () => dialog.getByLabel('Herkunft').locator('option').allTextContents(), [
    'Zugekauft',
    'Hergestellt',
  ]);
});

test('the reason of a hold is shown in the language of the page before the release', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/holds' });
  await page
    .getByRole('row', { name: /9,5\s°C gemessen/ })
    .getByRole('button', { name: 'Sperre aufheben' })
    .click();
  await becomes(t, () => page.getByRole('dialog').textContent(), /9,5\s°C gemessen, höchstens 7\s°C erlaubt/);
});

test('a form shows its faults in words', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  const forms = SCREENS.filter(({ path, floor }) => path.endsWith('/new') && !floor);
  t.ok(forms.length > 5);
  for (const { path } of forms) {
    await page.goto(path);
    await drawn(page);
    // The order entry is no form, because Enter in its fields leads to the next row.
    await page
      .locator('main form button[type=submit]')
      .or(page.getByRole('button', { name: 'Anlegen und bestätigen' }))
      .click();
    await page.locator('main [aria-invalid=true]').first().waitFor();
    const told = await page.locator('main').locator('p, li').allTextContents();
    t.same(
      told.filter((text) => /\b[a-z]+[A-Z]\w*/.test(text)),
      [],
      path,
    );
  }
});

test('faults name fields by their labels, and write statuses and quantities as the page does', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: '/storage-locations/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Kühlraum 2');
  await page.getByLabel('Art', { exact: true }).selectOption('COLD_ROOM');
  await page.locator('[name=minTemperature]').fill('5');
  await page.locator('[name=maxTemperature]').fill('2');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Darf nicht über „Höchsttemperatur“ liegen', { exact: true }).waitFor();

  await page.goto(`/stocks/${made['stock']}/batches/${made['stockBatch']}`);
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').fill('1234,5');
  await dialog.getByRole('button', { name: 'Entnehmen' }).click();
  await becomes(t, () => dialog.getByRole('alert').textContent(), /1\.234,5 kg.*30 kg|30 kg.*1\.234,5 kg/);

  await page.goto(`/articles/${made['article']}`);
  await drawn(page);
  await shop.ask('POST', `/api/articles/${made['article']}/deactivate`);
  await page.getByRole('button', { name: 'Deaktivieren' }).click();
  await page.getByText('Status Inaktiv, nötig ist Aktiv').waitFor();
  t.pass();
});

test('a click anywhere on a row opens it, but not one that ends a selection', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/suppliers' });
  await drawn(page);
  const phone = page.getByRole('cell', { name: '+49 981 5550' });
  const { x, y, width, height } = (await phone.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.up();
  await becomes(t, () => page.evaluate(() => getSelection()?.toString()), /\d/);
  t.match(page.url(), /suppliers$/, 'what is marked can be copied');
  await page.evaluate(() => getSelection()?.empty());
  await phone.click();
  await page.getByRole('heading', { level: 1, name: 'Viehhandel Huber' }).waitFor();

  await page.goto('/categories');
  await drawn(page);
  await page
    .getByRole('row', { name: /Brühwurst/ })
    .getByRole('button', { name: 'Bearbeiten' })
    .click();
  await page.getByRole('dialog').waitFor();
  t.match(page.url(), /categories$/, 'a button of a row does what it says');
});

test('users see no buttons to lock or deactivate themselves', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page } = await as('admin');
  const { content } = await shop.ask('GET', '/api/users?sort=username');
  for (const [index, count] of [
    [0, 0],
    [1, 1],
  ] as const) {
    await page.goto(`/users/${content[index].id}`);
    await drawn(page);
    await becomes(
      t,
      () => page.getByRole('button', { name: 'Sperren', exact: true }).count(),
      count,
      content[index].username,
    );
    await becomes(t, () => page.getByRole('button', { name: 'Deaktivieren', exact: true }).count(), count);
  }
});

test('an administrator sets a new password for a user who forgot it', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page } = await as('admin');
  const { content } = await shop.ask('GET', '/api/users?sort=username');
  await page.goto(`/users/${content[0].id}`);
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: 'Neues Passwort' }).count(), 0, 'not of oneself');
  await page.goto(`/users/${content[1].id}`);
  await page.getByRole('button', { name: 'Neues Passwort' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  const offered = await field.inputValue();
  t.match(offered, /^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await dialog.getByRole('button', { name: 'Passwort setzen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const login = { username: 'berta', password: offered };
  t.equal((await shop.ask('POST', '/api/auth/login', login)).tokenType, 'Bearer');
  await page.getByRole('button', { name: 'Neues Passwort' }).click();
  t.not(await field.inputValue(), offered, 'it is shown once');
});

test('the page of roles lists operations in sentences, and marks permissions that guard nothing', async (t) => {
  const { as } = await browsing(t);
  const german = {
    language: 'de',
    role: 'Verkauf',
    nothing: 'noch ohne Wirkung',
    sentences: ['Einen Auftrag als Entwurf aufnehmen', 'mit Status „Entwurf“ oder „Bestätigt“'],
  } as const;
  const english = {
    language: 'en',
    role: 'Sales staff',
    nothing: 'has no effect yet',
    sentences: ['Confirm an order and freeze its prices', 'an order that is “Draft” or “Confirmed”'],
  } as const;
  for (const { language, role, nothing, sentences } of [german, english]) {
    const { page, context } = await as('admin', { language, at: '/roles' });
    await drawn(page);
    const says = page.locator('details').filter({ has: page.getByText(role, { exact: true }) });
    await says.getByText(role, { exact: true }).click();
    for (const sentence of sentences) await says.getByText(sentence).waitFor();
    t.notMatch(await says.textContent(), /[A-Z]_[A-Z]/, 'no code is shown');
    t.ok((await page.getByRole('row', { name: nothing }).count()) > 3, language);
    await context.close();
  }
});

test('all roles are visible side by side', async (t) => {
  const { as } = await browsing(t);
  for (const language of ['de', 'en'] as const) {
    const { page, context } = await as('admin', { language, at: '/roles' });
    await drawn(page);
    const [seen, all] = await page
      .getByRole('region', { name: language === 'de' ? 'Rollen und Rechte' : 'Roles and permissions' })
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    t.equal(all, seen, language);
    await context.close();
  }
});

test('the figures show what a role may see, and save the rows of a picture as a file', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('quirin', 'QUALITY_MANAGER');
  const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const { page } = await as('admin', { at: '/figures?period=month' });
  await drawn(page);
  await becomes(t, () => headings(page), [
    ...['Geliefert', 'Geliefert nach Kunde', 'Geliefert nach Artikel', 'Geliefert nach Warengruppe'],
    ...['Abgeschrieben nach Grund', 'Ausbeute', 'Bestand nach Artikel', 'Bestand nach Lagerort'],
  ]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Geliefert nach Kunde als Datei speichern (CSV)' }).click();
  t.equal((await saved).suggestedFilename(), 'Geliefert nach Kunde.csv');
  await page.getByText('Als Tabelle').first().click();
  await page.getByRole('table', { name: 'Geliefert nach Tag' }).waitFor();

  const { page: other } = await as('quirin', { at: '/figures' });
  await drawn(other);
  const seen = ['Abgeschrieben nach Grund', 'Ausbeute', 'Bestand nach Artikel', 'Bestand nach Lagerort'];
  await becomes(t, () => headings(other), seen, 'no sales without the permission to read orders');
});
