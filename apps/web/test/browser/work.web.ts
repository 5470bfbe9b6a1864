/// <reference lib="dom" />
/** Tests the floor home: tiles, drafts, and the undo of the last bookings. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('a tile on Today opens receiving by one tap on a tablet, and a desk shows no tiles', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 768 });
  const tile = page.getByRole('navigation', { name: 'Aufgaben' }).getByRole('link', { name: 'Ware annehmen' });
  const { width = 0, height = 0 } = (await tile.boundingBox()) ?? {};
  t.ok(width >= 96 && height >= 96, `${width} × ${height}`);
  await tile.click();
  await page.locator('main h1', { hasText: 'Ware annehmen' }).waitFor();
  const { page: desk } = await as('admin', { width: 1280 });
  await becomes(t, () => desk.getByRole('navigation', { name: 'Aufgaben' }).count(), 0, 'not on a desk');
});

test('the floor home undoes the last booking by two taps, and links drafts to their screens', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?status=AVAILABLE');
  const [{ id: stockBatchId, articleName }] = content;
  const lines = [{ stockBatchId, quantityAmount: '1.5', quantityUnit: 'KG', reasonCode: 'OWN_USE' }];
  await shop.ask('POST', '/api/inventory/write-offs', { lines });
  const { page, taken } = await as('admin', { width: 390, at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.includes('/suppliers/new')));
  await page.goto('/floor');
  const booking = page.getByRole('region', { name: 'Meine letzten Buchungen' }).getByRole('listitem').first();
  await booking.getByText(`Abgeschrieben: 1,5 kg ${articleName}`).waitFor();
  await booking.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vertippt' }).click();
  await booking.getByText('Rückgängig gemacht', { exact: true }).waitFor();
  await becomes(t, () => booking.getByRole('button').count(), 0, 'it is undone once');
  const { content: rows } = await shop.ask(
    'GET',
    `/api/inventory/movements?stockBatchId=${stockBatchId}&type=REVERSED`,
  );
  t.match(rows.at(-1), { quantityChange: 1.5, reason: 'Vertippt' });
  t.same(taken(), []);
  await page.getByRole('link', { name: 'Neuer Lieferant' }).click();
  await page.getByLabel('Name', { exact: true }).waitFor();
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), 'Viehhandel Huber');
});

test('an undo whose response is lost is repeated by a second tap, and reverses the booking once', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?status=AVAILABLE');
  const [{ id: stockBatchId }] = content;
  const lines = [{ stockBatchId, quantityAmount: '1.5', quantityUnit: 'KG', reasonCode: 'OWN_USE' }];
  await shop.ask('POST', '/api/inventory/write-offs', { lines });
  const { page, context } = await as('admin', { width: 390 });
  const keys: (string | undefined)[] = [];
  await context.route('**/undo', async (route) => {
    const response = await route.fetch();
    keys.push(route.request().headers()['idempotency-key']);
    // The client sends up to three requests for one tap.
    return keys.length <= 3 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  await page.goto('/floor');
  const booking = page.getByRole('region', { name: 'Meine letzten Buchungen' }).getByRole('listitem').first();
  await booking.getByRole('button', { name: 'Rückgängig' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vertippt' }).click();
  await dialog.getByRole('alert').waitFor({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Vertippt' }).click();
  await page.getByText(/^Rückgängig gemacht: /).waitFor();
  t.equal(keys.length, 4);
  t.equal(new Set(keys).size, 1, 'under one key');
  const reversed = `/api/inventory/movements?stockBatchId=${stockBatchId}&type=REVERSED`;
  t.equal((await shop.ask('GET', reversed)).content.length, 1);
});
