/// <reference lib="dom" />
/**
 * Tests a day in the shop, only through the pages. The day begins with a receipt, and ends with a count and a recall
 * exercise.
 */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing, drawn, placed, scanBeside } from './browser.ts';
import { fill } from './goods.ts';
import { proveLedger } from './ledger.ts';

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await drawn(page);
}

test('goods are received, made, cut, delivered, written off, counted and found by a recall in one day', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  await shop.person('walter', 'PRODUCTION_WORKER');
  await shop.person('quirin', 'QUALITY_MANAGER');
  const [warehouse, table, office] = [
    await as('wanda', { width: 768 }),
    await as('walter', { width: 390 }),
    await as('quirin'),
  ];

  let page = warehouse.page;
  await opened(page, '/goods-receipts/new');
  await page.getByRole('combobox', { name: 'Lieferant' }).fill('huber');
  await page.getByRole('option', { name: 'Viehhandel Huber' }).click();
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  await page.getByLabel('Menge').fill('40');
  await page.getByLabel('Läuft ab').fill('2026-12-10');
  await page.getByLabel('Chargennummer des Lieferanten').fill('H-90');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const lot =
    (await page
      .getByRole('link', { name: /^L-2026-11-23-\d{3}$/ })
      .first()
      .textContent()) ?? '';

  page = table.page;
  await opened(page, `/batches/${made['batch']}/make`);
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.getByLabel('Welche Charge wird eingesetzt?').waitFor();
  await scanBeside(page, lot);
  await page.getByLabel('Wie viel kommt hinein?').fill('29');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await page.getByText(`29 kg von ${lot} eingesetzt`).waitFor();
  await page.getByText('Ergebnis', { exact: true }).click();
  await page.getByLabel('Wie viel kam heraus?').fill('29');
  await placed(page);
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.locator('header').getByText('Fertig').waitFor();

  await opened(page, '/cuttings/new');
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('40');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).fill('24');
  await page.getByLabel('Schweinebauch', { exact: true }).fill('16');
  await page.getByText('Die Gewichte gehen auf').waitFor();
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await page.waitForURL(/\/cuttings\/[\w-]{36}$/);

  page = warehouse.page;
  const { batch } = await shop.ask('GET', `/api/production/batches/${made['batch']}/execution`);
  await opened(page, `/deliveries/new?customerId=${made['customer']}`);
  await page.getByRole('textbox', { name: 'Scannen, oder Charge oder Artikel tippen' }).fill(batch.batchNumber);
  await page.keyboard.press('Enter');
  await page
    .getByLabel(/^Menge|^Wie viel/)
    .first()
    .fill('10');
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);

  await opened(page, `/write-off?code=${lot}`);
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('1');
  await page.getByRole('button', { name: 'Probe', exact: true }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await page.getByText(`${lot} abschreiben: erledigt`).waitFor();

  await opened(page, `/counts/${made['count']}`);
  await scanBeside(page, 'L-2611-22');
  await page.getByLabel('Wie viel liegt hier?').fill('58,5');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('L-2611-22 gezählt').waitFor();
  for (const verb of ['Zählen abschließen', 'Genehmigen']) {
    await page.getByRole('button', { name: verb }).click();
    await page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  t.equal((await shop.ask('GET', `/api/inventory/counts/${made['count']}`)).status, 'APPROVED');

  page = office.page;
  await opened(page, '/recalls/new');
  await page.getByLabel('Grund').fill('Übung am Abend');
  await page.getByLabel('Chargennummer des Lieferanten').fill('H-90');
  await page.getByText('Aktuell betroffen').waitFor();
  await page.getByRole('button', { name: 'Rückruf eröffnen' }).click();
  await page.locator('main h1', { hasText: /^R-2026-11-23-/ }).waitFor();
  const text = await page.locator('main').textContent();
  t.match(text, 'Gasthof zur Post', 'who has of it is named');
  t.match(text, /10\skg/);

  for (const { taken } of [warehouse, table, office]) t.same(taken(), []);
  await proveLedger(t, shop);
});
