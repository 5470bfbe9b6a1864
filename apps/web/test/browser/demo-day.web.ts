/// <reference lib="dom" />
/** Tests a whole day of the demo shop, from Today to the last booking. Nine users work only through the pages. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, follow, logIn, placed, type Visit } from './browser.ts';
import { DEMO_PASSWORD, fillDemo } from './goods-demo.ts';
import { proveLedger } from './ledger.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

test('the nine roles of the demo shop complete a working day through the pages', { timeout: 300_000 }, async (t) => {
  const { shop, visit } = await browsing(t);
  await fillDemo(shop);
  const visits: Visit[] = [];
  /** Opens Today as the demo user of a role. */
  const as = async (role: string, width = 1280): Promise<Page> => {
    const visited = await visit({ width });
    visits.push(visited);
    await visited.page.goto('/');
    await logIn(visited.page, `demo-${role}`, DEMO_PASSWORD);
    await follow(visited.page, '/');
    await drawn(visited.page);
    return visited.page;
  };

  // The warehouse removes expired goods, and receives pork.
  const warehouse = await as('warehouse-worker', 768);
  const expired = card(warehouse, 'Abgelaufen').getByRole('button', { name: /^Aktionen:/ });
  await expired.first().click();
  await warehouse.getByRole('dialog').getByRole('link', { name: 'Abschreiben' }).click();
  await warehouse.getByRole('button', { name: 'Abgelaufen', exact: true, pressed: true }).waitFor();
  await warehouse.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await warehouse.getByText(/abschreiben: erledigt/).waitFor();
  await warehouse.goto('/goods-receipts/new');
  await warehouse.getByRole('button', { name: 'Strohschwein Oberland GbR' }).click();
  await warehouse.getByRole('button', { name: 'Schweinebauch' }).click();
  await warehouse.getByLabel('Menge').fill('30');
  await warehouse.getByLabel('Läuft ab').fill('2026-12-05');
  await warehouse.getByLabel('Chargennummer des Lieferanten').fill('SO-480');
  await drawn(warehouse);
  await warehouse.getByRole('button', { name: 'Annehmen' }).click();
  await warehouse.waitForURL(/goods-receipts\/[\w-]{36}$/);

  // Quality inspects the received goods.
  const inspector = await as('quality-inspector', 390);
  await card(inspector, 'Zu prüfende Wareneingänge')
    .getByRole('link', { name: /^G-2026-11-23-/ })
    .click();
  await inspector.getByRole('button', { name: 'Prüfen' }).click();
  await inspector.getByRole('button', { name: 'Bestanden', exact: true }).click();
  await inspector.getByRole('dialog').waitFor({ state: 'detached' });
  await inspector.goto('/');
  await drawn(inspector);
  await becomes(
    t,
    () => inspector.getByRole('link', { name: /^G-2026-11-23-/ }).count(),
    0,
    'nothing of today is left',
  );

  // Production plans a batch and makes it.
  const planner = await as('production-manager');
  await planner.getByRole('link', { name: 'Produktion planen' }).click();
  await choose(planner, 'Rezept', 'Lyoner');
  await planner.getByLabel('Geplante Menge').fill('12');
  await planner.getByRole('button', { name: 'Planen', exact: true }).click();
  await planner.waitForURL(/batches\/[\w-]{36}/);
  const batch = planner.url().split('/').at(-1) ?? '';
  const maker = await as('production-worker', 390);
  await card(maker, 'Heute in Arbeit').getByRole('link', { name: 'Alle zeigen' }).click();
  await drawn(maker);
  await maker.goto(`/batches/${batch}/make`);
  await maker.getByRole('button', { name: 'Beginnen' }).click();
  const all = { name: 'Alles wie vorgeschlagen einsetzen' };
  await maker.getByRole('button', all).click();
  await maker.getByRole('dialog').getByRole('button', all).click();
  await maker.getByRole('dialog').waitFor({ state: 'detached' });
  await maker.getByText('Wie vorgeschlagen eingesetzt', { exact: true }).waitFor();
  // The core of the sausage has to reach 72 °C.
  await maker.getByRole('button', { name: 'Messen', exact: true }).click();
  for (const key of ['7', '4', 'next']) await maker.locator(`[data-key="${key}"]`).click();
  await becomes(
    t,
    () => maker.getByRole('listitem').filter({ hasText: 'Kritischer Kontrollpunkt' }).textContent(),
    /74\s°C.*In den Grenzen/,
  );
  await maker.getByText('Ergebnis', { exact: true }).click();
  await maker.getByLabel('Wie viel kam heraus?').fill('11,8');
  await placed(maker);
  await maker.getByRole('button', { name: 'Abschließen' }).click();
  await maker.locator('header').getByText('Fertig').waitFor();
  await maker.getByRole('link', { name: 'Etikett', exact: true }).waitFor();

  // Sales staff take an order for today, and the warehouse picks and delivers it.
  const counter = await as('sales-staff');
  await counter.getByRole('link', { name: 'Neuer Auftrag' }).click();
  await choose(counter, 'Kunde', 'Gasthof zum Hirsch');
  await drawn(counter);
  await choose(counter, 'Weiterer Artikel', 'Lyoner');
  await counter.getByRole('textbox', { name: /^Lyoner / }).fill('4');
  await counter.getByLabel('Gewünscht am').fill('2026-11-23');
  await counter.keyboard.press('Control+Enter');
  await counter.waitForURL(/orders\/[\w-]{36}$/);
  const order = counter.url().split('/').at(-1) ?? '';
  t.match(await shop.ask('GET', `/api/sales/orders/${order}`), { status: 'CONFIRMED' });

  await warehouse.goto('/');
  await drawn(warehouse);
  await card(warehouse, 'Aufträge für heute').getByRole('link', { name: 'Kommissionieren' }).click();
  await warehouse.getByRole('link', { name: /Gasthof zum Hirsch/ }).click();
  const line = card(warehouse, 'Lyoner');
  const first = (await line.getByRole('list').getByRole('strong').first().textContent()) ?? '';
  await line.getByRole('textbox', { name: 'Scannen, oder Charge oder Artikel tippen' }).fill(first);
  await warehouse.keyboard.press('Enter');
  await line.getByLabel(/^(Menge|Gewicht)/).fill('4');
  await line.getByRole('button', { name: 'Nehmen' }).click();
  await warehouse.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await warehouse.waitForURL(/deliveries\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${order}`), { status: 'COMPLETED' });

  // Purchasing changes a price, and the head of sales confirms a draft of a standing order.
  const buyer = await as('procurement-manager');
  await buyer.keyboard.press('Control+k');
  await buyer.keyboard.type('schweinebauch');
  await buyer
    .getByRole('option', { name: /^Schweinebauch/ })
    .first()
    .click();
  await buyer.getByRole('button', { name: 'Preis ändern' }).first().click();
  await buyer.getByRole('dialog').getByLabel('Preis in €').fill('9,90');
  await buyer.keyboard.press('Enter');
  await buyer.getByRole('dialog').waitFor({ state: 'detached' });
  await buyer
    .getByText(/9,90\s€/)
    .first()
    .waitFor();
  const seller = await as('sales-manager');
  await card(seller, 'Aufträge zu bestätigen').getByRole('link', { name: 'Pflegeheim St. Elisabeth' }).click();
  await seller.getByRole('button', { name: 'Bestätigen' }).click();
  await seller.getByText('Bestätigt', { exact: true }).first().waitFor();

  // Quality opens a recall of the pork that the warehouse received in the morning.
  const quality = await as('quality-manager');
  await follow(quality, '/recalls/new');
  await quality.getByLabel('Grund').fill('Übung am Abend');
  await quality.getByLabel('Chargennummer des Lieferanten').fill('SO-480');
  await quality.getByText('Aktuell betroffen').waitFor();
  await quality.getByRole('button', { name: 'Rückruf eröffnen' }).click();
  await quality.locator('main h1', { hasText: /^R-2026-11-23-/ }).waitFor();

  // The administrator approves a submitted count.
  const administrator = await as('admin');
  await administrator.getByRole('link', { name: /Inventur zur Genehmigung/ }).click();
  await administrator.getByRole('link', { name: /^I-2026-11-23-/ }).click();
  await administrator.getByRole('button', { name: 'Genehmigen' }).click();
  await administrator.getByRole('dialog').getByRole('button', { name: 'Genehmigen' }).click();
  await administrator.getByRole('dialog').waitFor({ state: 'detached' });

  await proveLedger(t, shop);
  for (const { taken } of visits) t.same(taken(), []);
});
