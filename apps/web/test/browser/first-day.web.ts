/** Tests the first day of a shop through the pages, from an empty shop to the first delivery and its label. */
import type { Locator, Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, scanBeside } from './browser.ts';

/** Opens a step of the set-up list on Today. */
async function step(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('region', { name: 'Betrieb einrichten' }).getByRole('link', { name }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  await drawn(page);
}

async function choose(at: Page | Locator, name: string, text: string): Promise<void> {
  await at.getByRole('combobox', { name }).fill(text);
  await at.getByRole('option', { name: new RegExp(`^${text}`) }).click();
}

const save = (at: Page | Locator): Promise<void> => at.getByRole('button', { name: 'Speichern', exact: true }).click();

/** Goes from a page of a step to the next step. */
async function next(page: Page, name: string): Promise<void> {
  const way = page.getByRole('navigation', { name: 'Betrieb einrichten' });
  await way.getByText('erledigt').waitFor();
  await way.getByRole('link', { name: `Nächster Schritt: ${name}` }).click();
  await drawn(page);
}

/** Saves a new record, and waits for its page. */
async function made(page: Page, heading: string): Promise<void> {
  await save(page);
  await page.locator('main h1', { hasText: heading }).waitFor();
  await drawn(page);
}

async function newArticle(page: Page, name: string, number: string, kind: string, price?: string): Promise<void> {
  await page.goto('/articles');
  await page.getByRole('link', { name: 'Neuer Artikel' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Artikelnummer').fill(number);
  await choose(page, 'Warengruppe', 'Wurst');
  await page.getByLabel('Produktart').selectOption(kind);
  if (price !== undefined) {
    await page.getByLabel('Einheit').selectOption('KG');
    await page.getByLabel('Preis in €').fill(price);
  }
  await made(page, name);
}

test('an empty shop is set up, makes its first sausage and delivers it through the pages', {
  timeout: 300_000,
}, async (t) => {
  const { as, shop } = await browsing(t);
  const { page, taken } = await as('admin');
  const dialog = page.getByRole('dialog');

  await step(page, /Zulassungsnummer/);
  await page.getByRole('region', { name: 'Betrieb', exact: true }).getByRole('button', { name: 'Bearbeiten' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Metzgerei Muster');
  await dialog.getByLabel('Zulassungsnummer').fill('DE BY 12345 EG');
  await save(dialog);
  await dialog.waitFor({ state: 'detached' });

  await next(page, 'Lagerorte');
  await page.getByRole('link', { name: 'Neuer Lagerort' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Kühlraum 1');
  await page.getByLabel('Art', { exact: true }).selectOption('COLD_ROOM');
  await made(page, 'Kühlraum 1');

  await next(page, 'Warengruppen');
  await page.getByRole('button', { name: 'Neue Warengruppe' }).first().click();
  await dialog.getByLabel('Name', { exact: true }).fill('Wurst');
  await save(dialog);
  await dialog.waitFor({ state: 'detached' });

  // The class of the new category is preset, so the step for VAT is done.
  await next(page, 'Artikel');
  await newArticle(page, 'Schweineschulter', 'R-001', 'MEAT');
  await page.getByText('Dieser Artikel wird nicht verkauft.').waitFor();
  await newArticle(page, 'Lyoner', 'W-001', 'MEAT_PRODUCT', '12,90');
  const prices = page.getByRole('table', { name: 'Verkaufseinheiten und Preise' });
  await prices.getByText('Nach Gewicht').waitFor();

  await next(page, 'Lieferanten');
  await page.getByRole('link', { name: 'Neuer Lieferant' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByLabel('Telefon').fill('0981 5550');
  await becomes(t, () => page.getByLabel(/^Land/).inputValue(), 'Deutschland');
  await made(page, 'Viehhandel Huber');

  await next(page, 'Kunden');
  await page.getByRole('link', { name: 'Neuer Kunde' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Frau Meier');
  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Privat' });
  await page.getByLabel('Telefon').fill('0981 7');
  await made(page, 'Frau Meier');

  await next(page, 'Anfangsbestand');
  await page
    .getByLabel('Oder die Tabelle hier einfügen')
    .fill(
      'Artikelnummer;Lagerort;Chargennummer;Herkunft;Menge;Einheit;Läuft ab\nR-001;Kühlraum 1;A-1;PURCHASED;50;KG;2026-12-10',
    );
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: '1 Zeile importieren' }).click();
  await page.getByText(': importiert. Neu: 1.').waitFor();

  await next(page, 'Rezepte');
  await page.getByRole('link', { name: 'Neues Rezept' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Lyoner');
  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Fertigprodukt' });
  await choose(page, 'Ergibt den Artikel', 'Lyoner');
  await page.getByLabel('Ergibt', { exact: true }).fill('10');
  await page.getByLabel('Haltbarkeit in Tagen').fill('14');
  await page.getByLabel('Einheit der Ausbeute').selectOption({ label: 'kg' });
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click();
  await page.locator('main h1', { hasText: 'Lyoner' }).waitFor();
  await drawn(page);
  const ingredient = page.getByRole('form', { name: 'Neue Zutat' });
  await choose(ingredient, 'Artikel', 'Schweineschulter');
  await ingredient.getByLabel('Menge').fill('10');
  await ingredient.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByRole('form', { name: /Zutat: Schweineschulter/ }).waitFor();
  await page.goto('/batches/new');
  await page.getByText('Nur aktive Rezepte lassen sich planen.').waitFor();
  await page.getByRole('link', { name: 'Lyoner v1' }).click();
  await page.getByRole('button', { name: 'Aktivieren' }).click();
  await dialog.getByRole('button', { name: 'Aktivieren' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Aktiv', { exact: true }).first().waitFor();

  await page.goto('/batches/new');
  await drawn(page);
  await choose(page, 'Rezept', 'Lyoner');
  await page.getByLabel('Geplante Menge').fill('20');
  await page.getByRole('button', { name: 'Planen', exact: true }).click();
  await page.waitForURL(/batches\/[\w-]{36}/);
  await drawn(page);
  await page.getByRole('link', { name: 'Herstellen' }).first().click();
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.getByLabel('Welche Charge wird eingesetzt?').waitFor();
  await scanBeside(page, 'A-1');
  await page.getByLabel('Wie viel kommt hinein?').fill('20');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText('20 kg von A-1 eingesetzt').waitFor();
  await page.getByText('Ergebnis', { exact: true }).click();
  await page.getByLabel('Wie viel kam heraus?').fill('19');
  await page
    .getByLabel('Lagerort von Lyoner')
    .locator('option:checked', { hasText: 'Kühlraum 1' })
    .waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.locator('header').getByText('Fertig').waitFor();

  await page.goto('/customers');
  await page.getByRole('link', { name: 'Neuer Kunde' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Gasthof zur Post');
  await page.getByLabel('Art', { exact: true }).selectOption({ label: 'Gewerblich' });
  const contact = { Telefon: '0981 600', Straße: 'Lange Zeile', PLZ: '91522', Ort: 'Ansbach', Land: 'Deutschland' };
  for (const [label, text] of Object.entries(contact)) await page.getByLabel(label, { exact: true }).fill(text);
  await made(page, 'Gasthof zur Post');

  const { content } = await shop.ask('GET', '/api/production/batches');
  await page.getByRole('link', { name: 'Ausliefern' }).first().click();
  await drawn(page);
  await page.getByRole('textbox', { name: 'Scannen, oder Charge oder Artikel tippen' }).fill(content[0].batchNumber);
  await page.keyboard.press('Enter');
  await page
    .getByLabel(/^Menge/)
    .first()
    .fill('5');
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  await drawn(page);
  await becomes(
    t,
    () => page.getByRole('region', { name: 'Gelieferte Ware', exact: true }).textContent(),
    /Lyoner.*5\skg/,
  );
  await page.getByRole('button', { name: 'Lieferschein', exact: true }).waitFor();

  await page.getByRole('link', { name: content[0].batchNumber }).first().click();
  await page.getByRole('link', { name: 'Etikett' }).first().click();
  await page.locator('[data-label] img').first().waitFor();
  await becomes(t, () => page.locator('[data-label]').first().textContent(), /Lyoner/);

  await step(page, 'Für jede Person einen Benutzer');
  await page.getByRole('link', { name: 'Neuer Benutzer' }).first().click();
  await page.getByLabel('Benutzername').fill('berta');
  await page.getByLabel('E-Mail').fill('berta@example.org');
  await page.getByLabel('Passwort').fill('password of berta');
  await made(page, 'berta');
  await page.goto('/');
  await drawn(page);
  await becomes(t, () => page.getByRole('region', { name: 'Betrieb einrichten' }).count(), 0, 'the shop is set up');
  t.same(taken(), []);
});
