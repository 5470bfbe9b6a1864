/** Tests scans of storage location labels. The location becomes the target, also without a stock of the article. */
import { placeLabel } from '@cleaver/domain/inventory';
import { test } from 'tap';
import { becomes, browsing, drawn, scan, scanBeside } from './browser.ts';
import { fill } from './goods.ts';
import type { Shop } from './shop.ts';

const label = (id: string): string => placeLabel(id).replaceAll(/[()]/g, '');

const placeNamed = async ({ ask }: Pick<Shop, 'ask'>, name: string, storageType = 'COLD_ROOM'): Promise<string> =>
  (await ask('POST', '/api/inventory/storage-locations', { name, storageType })).id;

/** Returns the articles in a storage location with their amounts. */
const lying = async ({ ask }: Pick<Shop, 'ask'>, storageLocationId: string): Promise<readonly string[]> =>
  (await ask('GET', `/api/inventory/stock-batches?storageLocationId=${storageLocationId}`)).content
    .map((one: { articleName: string; quantityAmount: number }) => `${one.articleName} ${one.quantityAmount}`)
    .sort();

test('outputs of a batch go to a place that never had the article, by a scan of its label', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const [room, shut] = [await placeNamed(shop, 'Reiferaum'), await placeNamed(shop, 'Alter Keller')];
  await shop.ask('PATCH', `/api/inventory/storage-locations/${shut}/deactivate`);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page, taken } = await as('walter', { width: 390, at: `/batches/${made['atWork']}/complete` });
  await drawn(page);
  await page.getByLabel('Wie viel kam heraus?').fill('4,75');
  await scan(page, label(shut));
  const stop = page.getByRole('dialog');
  await stop.getByText('Diesen Lagerort gibt es nicht, oder er ist außer Betrieb.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await stop.waitFor({ state: 'detached' });
  await scanBeside(page, label(room));
  await page.getByRole('status').getByText('✓ Bratwurst · Reiferaum').waitFor();
  await becomes(t, () => page.getByLabel('Wie viel kam heraus?').inputValue(), '4,75', 'the scan is in no field');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.locator('header').getByText('Fertig').waitFor();
  t.same(await lying(shop, room), ['Bratwurst 4.75']);
  t.same(taken(), []);
});

test('a part of a cutting goes to the scanned place if its weight was touched last', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const rack = await placeNamed(shop, 'Wagen 7');
  const { page } = await as('admin', { width: 768, at: '/cuttings/new' });
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('40');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).fill('24');
  await page.getByLabel('Wie viel von L-2611-20?').focus();
  await scan(page, label(rack));
  const stop = page.getByRole('dialog');
  await stop.getByText('Erst das Gewicht antippen, das nach Wagen 7 kommt.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await stop.waitFor({ state: 'detached' });
  await page.getByLabel('Schweinebauch', { exact: true }).fill('16');
  await scan(page, label(rack));
  await page.getByRole('status').getByText('✓ Schweinebauch · Wagen 7').waitFor();
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await page.waitForURL(/\/cuttings\/[\w-]{36}$/);
  t.same(await lying(shop, rack), ['Schweinebauch 16']);
});

test('the page proposes the quarantine for returned goods, and a scanned label changes the place', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: batches } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-22');
  const lines = [{ stockBatchId: batches[0].id, quantityAmount: '6', quantityUnit: 'KG' }];
  const delivery = await shop.ask('POST', '/api/sales/deliveries', { customerId: made['customer'], lines });
  const { content: places } = await shop.ask('GET', '/api/inventory/storage-locations?q=Quarant');
  const shelf = await placeNamed(shop, 'Regal für Rückware');
  const { page, taken } = await as('admin', { width: 390 });
  const dialog = page.getByRole('dialog', { name: 'Zurücknehmen' });
  const chosen = (name: string) =>
    dialog.getByLabel('Wohin?').locator('option:checked', { hasText: name }).waitFor({ state: 'attached' });
  for (const amount of ['2', '1']) {
    await page.goto(`/deliveries/${delivery.id}`);
    await drawn(page);
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await chosen('Quarantäne');
    await dialog.getByLabel('Menge').fill(amount);
    await dialog.getByRole('button', { name: 'Falsche Ware' }).click();
    if (amount === '1') {
      await scan(page, label(shelf));
      await page.getByText('✓ Schweineschulter · L-2611-22 → Regal für Rückware').waitFor();
      await chosen('Regal für Rückware');
    }
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  t.same(await lying(shop, places[0].id), ['Rinderhüfte 1.5', 'Schweineschulter 2']);
  t.same(await lying(shop, shelf), ['Schweineschulter 1']);
  t.same(taken(), []);
});
