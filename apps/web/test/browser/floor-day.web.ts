/**
 * Tests a day on the floor, on tablet and phone. The day has a scanner that pauses, two network failures with a reload,
 * three lost responses, and a restart of the service. At the end, the stock changes equal the bookings of the day.
 */
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, keptPages, placed, scanBeside, sent, waiting } from './browser.ts';
import { fill } from './goods.ts';
import { changesOf, goodsIn, proveLedger } from './ledger.ts';

/** The label of 12.34 kg of the supplier's lot H-77, with the best-before date 31 December 2026. */
const LABEL = '010400638133393111261120310200123415261231␝10H-77';
/** The positions of keys before which the scanner pauses. */
const PAUSES = [12, 20];

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await drawn(page);
}

/**
 * Loses the first response of the service, which books nevertheless. Returns a function that waits until the page has
 * retried the request and sent all pending bookings.
 */
async function losing(t: Test, page: Page, address: string): Promise<() => Promise<void>> {
  let asked = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    asked++;
    return asked > 1 ? route.fulfill({ response: answer }) : route.abort('connectionreset');
  });
  return async () => {
    await becomes(t, async () => asked > 1, true, address);
    await sent(page);
  };
}

test('a day on the floor is booked once, despite lost responses, network failures and a restart', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  await shop.ask('PUT', `/api/articles/${veal[0].id}/codes`, { gtins: ['04006381333931'] });
  await shop.person('wanda', 'WAREHOUSE_WORKER', 'SALES_STAFF');
  await shop.person('walter', 'PRODUCTION_WORKER');
  const tablet = await as('wanda', { width: 768, keepsPages: true });
  const phone = await as('walter', { width: 390 });
  const before = await goodsIn(shop);

  // In the morning, at the ramp: the scanner sends one label without pauses, and one with pauses.
  let { page } = tablet;
  await keptPages(page);
  await opened(page, `/goods-receipts/new?supplierId=${made['supplier']}`);
  await scanBeside(page, LABEL);
  await page.getByText('Position 1', { exact: true }).waitFor();
  await scanBeside(page, LABEL.replace('H-77', 'H-78'), PAUSES);
  await page.getByText('Position 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${page.url().split('/').at(-1)}`);
  const [first, second] = receipt.lines.map(({ lotNumber }: { lotNumber: string }) => lotNumber);

  // At the table, on the phone: three responses are lost.
  page = phone.page;
  await opened(page, `/batches/${made['atWork']}/make`);
  let again = await losing(t, page, '**/consume');
  await page.getByRole('button', { name: /L-2611-21/ }).click();
  await page.getByLabel('Wie viel kommt hinein?').fill('4');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await again();
  await opened(page, `/batches/${made['atWork']}/complete`);
  again = await losing(t, page, '**/complete');
  await page.getByLabel('Wie viel kam heraus?').fill('8,5');
  await placed(page);
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.locator('header').getByText('Fertig').waitFor({ timeout: 60_000 });
  await again();
  await opened(page, '/cuttings/new');
  again = await losing(t, page, '**/api/production/cuttings');
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('20');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).fill('11');
  await page.getByLabel('Schweinebauch', { exact: true }).fill('8,5');
  await page.getByLabel('Abfall: Knochen').fill('0,5');
  await page.getByText('Die Gewichte gehen auf').waitFor();
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await again();

  // In the cold room: no network, and a reload.
  page = tablet.page;
  await opened(page, '/write-off?code=L-2611-22');
  await opened(page, '/transfer?code=L-2611-22');
  await tablet.context.setOffline(true);
  await page.reload();
  await page.getByLabel('Wie viel wird umgelagert?').fill('5');
  await page.getByLabel('Wohin?').selectOption('Theke');
  await page.getByRole('button', { name: 'Umlagern', exact: true }).click();
  await waiting(page, 1);
  await page.goto('/write-off?code=L-2611-22');
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('2');
  await page.getByRole('button', { name: 'Probe', exact: true }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await waiting(page, 2);
  await page.reload();
  await waiting(page, 2);
  await tablet.context.setOffline(false);
  await sent(page);

  // At noon, the service restarts before the user sends a delivery.
  const { batch } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  await opened(page, `/deliveries/new?customerId=${made['customer']}`);
  await scanBeside(page, batch.batchNumber, [3]);
  await page.getByLabel('Menge').first().fill('3');
  await shop.restart();
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.waitForURL(/\/deliveries(\/[\w-]{36})?$/, { timeout: 60_000 });
  await sent(page);

  // In the evening, again without a network: the user takes goods back and counts a place.
  await opened(page, `/counts/${made['count']}`);
  await opened(page, `/deliveries/${made['delivery']}`);
  await tablet.context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Zurücknehmen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').fill('1');
  await dialog.getByRole('button', { name: 'Falsche Ware' }).click();
  await dialog.getByLabel('Wohin?').locator('option:checked', { hasText: 'Quarantäne' }).waitFor({
    state: 'attached',
  });
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await waiting(page, 1);
  await page.goto(`/counts/${made['count']}`);
  await page.getByRole('button', { name: /L-2611-22/ }).click();
  await page.getByLabel('Wie viel liegt hier?').fill('52,5');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await waiting(page, 2);
  await page.reload();
  await waiting(page, 2);
  await tablet.context.setOffline(false);
  await sent(page);
  const count = `/api/inventory/counts/${made['count']}`;
  await becomes(
    t,
    async () => (await shop.ask('GET', count)).lines.map((one: { lotNumber: string }) => one.lotNumber).sort(),
    ['L-2611-20', 'L-2611-22'],
  );
  await shop.ask('POST', `${count}/submit`);
  await shop.ask('POST', `${count}/approve`);

  const [cutting] = (await shop.ask('GET', '/api/production/cuttings?sort=createdAt,desc')).content;
  const [shoulder, belly] = cutting.outputs.map(({ lotNumber }: { lotNumber: string }) => lotNumber);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${made['delivery']}`);
  t.same(changesOf(before, await goodsIn(shop)), {
    // The received goods.
    [`Kalbsbrät ${first}, Kühlraum 1`]: 12.34,
    [`Kalbsbrät ${second}, Kühlraum 1`]: 12.34,
    // The batch consumed 4 kg of shoulder and yielded 8.5 kg of sausage. A customer received 3 kg of the sausage.
    'Schweineschulter L-2611-21, Kühlraum 1': -4,
    [`Bratwurst ${batch.batchNumber}, Kühlraum 1`]: 5.5,
    // 20 kg were cut, and the count found 0.5 kg less.
    'Schweinehälfte L-2611-20, Kühlraum 1': -20.5,
    [`Schweineschulter ${shoulder}, Kühlraum 1`]: 11,
    [`Schweinebauch ${belly}, Kühlraum 1`]: 8.5,
    // 5 kg moved, 2 kg were written off, and the count found 0.5 kg less.
    'Schweineschulter L-2611-22, Kühlraum 1': -7.5,
    'Schweineschulter L-2611-22, Theke': 5,
    [`Rinderhüfte ${delivery.lines[0].lotNumber}, Quarantäne`]: 1,
  });
  await proveLedger(t, shop);
});
