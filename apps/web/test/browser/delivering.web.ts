/**
 * Tests deliveries. The page offers the goods that expire first, delivers a lot, and takes a part back. The delivery
 * note opens as PDF.
 */
import { test } from 'tap';
import { becomes, browsing, drawn, scan } from './browser.ts';
import { fill } from './goods.ts';

test('the delivery page offers goods that expire earlier, and delivers to the chosen address', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const [line] = receipt.lines;
  const early = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [{ stockId: line.stockId, quantityAmount: '4', quantityUnit: 'KG', expiryDate: '2026-12-01' }],
  });
  const { page, taken } = await as('admin', { width: 768, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  await page.getByLabel('Lieferadresse').selectOption('Küche');
  t.ok(await page.getByRole('button', { name: /Lyoner im Ring · 10/ }).count(), 'what was agreed is a tap away');
  await page.getByRole('textbox', { name: 'Scannen, oder Charge oder Artikel tippen' }).fill(line.lotNumber);
  await page.keyboard.press('Enter');
  await page.getByText('Läuft früher ab').waitFor();
  await page
    .getByRole('button', { name: new RegExp(early.lines[0].lotNumber) })
    .first()
    .click();
  await page.getByText('Läuft früher ab').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Alles: 4 kg' }).click();
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  await page.locator('main h1', { hasText: /^D-2026-11-23-\d{3}$/ }).waitFor();
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.lines, [{ lotNumber: early.lines[0].lotNumber, quantityAmount: '4', quantityUnit: 'KG' }]);
  t.match(delivery.address, { street: 'Lange Zeile' });
  t.same(taken(), []);
});

test('a line that is removed while the question is open is not delivered', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const [{ stockId, lotNumber }] = receipt.lines;
  const { articleId } = await shop.ask('GET', `/api/inventory/stocks/${stockId}`);
  await shop.ask('PUT', `/api/articles/${articleId}/sales-data`, { minimumRemainingDays: 200 });
  const other = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [{ stockId, quantityAmount: '4', quantityUnit: 'KG', expiryDate: '2026-12-01' }],
  });
  const { page } = await as('admin', { width: 768, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  for (const [index, lot] of [lotNumber, other.lines[0].lotNumber].entries()) {
    await scan(page, lot, 5, 'body');
    await becomes(t, () => page.getByLabel('Menge').count(), index + 1);
    await page.getByLabel('Menge').nth(index).fill('1');
  }
  const deliver = page.getByRole('button', { name: 'Ausliefern', exact: true });
  await deliver.click();
  const reason = page.getByRole('button', { name: 'Mit dem Kunden abgesprochen' });
  await reason.waitFor();
  await page.getByRole('button', { name: 'Position entfernen' }).last().click();
  await reason.waitFor({ state: 'detached' });
  await deliver.click();
  await reason.click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.same(
    delivery.lines.map((line: { lotNumber: string }) => line.lotNumber),
    [lotNumber],
  );
});

test('the delivery note opens as PDF, and a return proposes the quarantine and is blocked', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/deliveries/${made['delivery']}` });
  await drawn(page);
  // A browser without a viewer of PDFs saves the paper instead, so only the tab and the response count.
  const [paper, response] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForResponse(/\/pdf$/),
    page.getByRole('button', { name: 'Lieferschein' }).click(),
  ]);
  t.equal(response.headers()['content-type'], 'application/pdf');
  await paper.close();
  await page.emulateMedia({ media: 'print' });
  await becomes(t, () => page.getByRole('heading', { name: 'Verlauf' }).isVisible(), false, 'history does not print');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').fill('1');
  const place = dialog.getByLabel('Wohin?');
  await place.locator('option:checked', { hasText: 'Quarantäne' }).waitFor({ state: 'attached' });
  await becomes(t, () => place.textContent(), /Kühlraum 1/, 'any place may be chosen');
  await dialog.getByLabel('Grund').fill('zu fett');
  await page.goto('/floor');
  await page.getByRole('region', { name: 'Meine Entwürfe auf diesem Gerät' }).getByRole('link').click();
  await page.waitForURL(`**/deliveries/${made['delivery']}`);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await becomes(t, () => dialog.getByLabel('Grund').inputValue(), 'zu fett', 'the draft leads back to the delivery');
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${made['delivery']}`);
  t.equal(delivery.lines[0].takenBack, '2.5');
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?size=100');
  const returned = content.filter((one: { storageLocationName: string }) => one.storageLocationName === 'Quarantäne');
  t.match(returned, [{ quantityAmount: 2.5, status: 'BLOCKED' }]);
  t.equal(returned.length, 1);
  await page.goto(`/scan?code=${returned[0].batchId}`);
  await page.getByText('Quarantäne: zu fett').waitFor();
  await page.getByRole('button', { name: 'Sperre aufheben' }).waitFor();
  t.same(taken(), []);
});

test('a label of the scales asks for the lot, and repeated labels are added up', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  await shop.ask('PUT', `/api/articles/${veal[0].id}/codes`, { plu: '123' });
  const { page, taken } = await as('admin', { width: 768, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  const bar = page.getByRole('status');
  const weighed = '2800123012502';
  await scan(page, weighed);
  const choices = page.getByRole('region', { name: /Welche Charge ist es/ });
  const first = choices.getByRole('button').first();
  await first.waitFor();
  await becomes(t, () => page.getByText(/✓/).count(), 0, 'a question is not green');
  await becomes(t, () => first.textContent(), /Kalbsbrät · L-2611-07.*Kühlraum 1 · 30 kg · bis 26\.11\.2026/);
  await becomes(t, () => page.getByLabel('Menge').count(), 0, 'nothing is guessed');
  await first.click();
  await scan(page, weighed, 5, 'body');
  await bar.getByText('Kalbsbrät · L-2611-07 · Kühlraum 1: 1,25 kg + 1,25 kg = 2,5 kg').waitFor();
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '2,5');
  await becomes(t, () => page.getByLabel('Menge').count(), 1, 'one row');
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '2,5', 'a reload adds nothing');
  t.same(taken(), []);
});

test('a GTIN asks for the lot, and a lot in two places asks for the place', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  await shop.ask('PUT', `/api/articles/${veal[0].id}/codes`, { gtins: ['4006381333931'] });
  const { content: halves } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-20');
  const { content: places } = await shop.ask('GET', '/api/inventory/storage-locations?q=Theke');
  await shop.ask('POST', '/api/inventory/transfers', {
    lines: [{ stockBatchId: halves[0].id, storageLocationId: places[0].id, quantityAmount: '5', quantityUnit: 'KG' }],
  });
  const { page, taken } = await as('admin', { width: 390, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  await scan(page, '4006381333931');
  const lots = page.getByRole('region', { name: /Welche Charge ist es/ });
  await lots.getByRole('button', { name: /Kalbsbrät · L-2611-07.*Kühlraum 1 · 30 kg/ }).waitFor();
  await scan(page, 'L-2611-20', 5, 'body');
  const both = page.getByRole('region', { name: /Es liegt an mehreren Lagerorten/ });
  await both.getByRole('button', { name: /Schweinehälfte · L-2611-20.*Kühlraum 1 · 40 kg/ }).waitFor();
  await becomes(t, () => page.getByText(/✓/).count(), 0, 'a question is not green');
  await becomes(t, () => page.getByLabel('Menge').count(), 0, 'nothing is guessed');
  await both.getByRole('button', { name: /Theke · 5 kg/ }).click();
  await becomes(t, () => page.getByLabel('Menge').count(), 1);
  t.same(taken(), []);
});

test('the delivery page picks the article on the label if several articles have the lot number', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  const { content: beef } = await shop.ask('GET', '/api/articles?q=R-080');
  await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [veal[0].id, beef[0].id].map((articleId) => ({
      ...{ articleId, storageLocationId: made['place'], lotNumber: 'C-1' },
      ...{ quantityAmount: '4', quantityUnit: 'KG', expiryDate: '2026-12-20' },
    })),
  });
  const { page, taken } = await as('admin', { width: 768, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  await scan(page, '240R-080␝10C-1');
  await page.getByRole('status').getByText('✓ Rinderhüfte · C-1 · Kühlraum 1').waitFor();
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '4', 'all of it is filled in');
  // The code names no article. So each choice contains the name of its article.
  await page.goto('/scan?code=C-1');
  await page.getByText('! Mehrere Chargen haben diese Nummer').waitFor();
  await page.getByRole('button', { name: /Rinderhüfte · C-1 · Kühlraum 1 4 kg/ }).waitFor();
  await page.getByRole('button', { name: /Kalbsbrät · C-1 · Kühlraum 1 4 kg/ }).click();
  await page.locator('main').getByText('Kalbsbrät', { exact: true }).waitFor();
  t.same(taken(), []);
});

test('without a network, a scan does not select another article with the lot number on the label', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const [veal, beef] = await Promise.all(
    ['R-010', 'R-080'].map(async (number) => (await shop.ask('GET', `/api/articles?q=${number}`)).content[0].id),
  );
  await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [veal, beef].map((articleId) => ({
      ...{ articleId, storageLocationId: made['place'], lotNumber: 'C-1' },
      ...{ quantityAmount: '4', quantityUnit: 'KG', expiryDate: '2026-12-20' },
    })),
  });
  const { page, context } = await as('admin', { width: 390, at: '/write-off' });
  await drawn(page);
  await scan(page, '240R-010␝10C-1');
  await page.getByRole('status').getByText('✓ Kalbsbrät · C-1 · Kühlraum 1').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await context.setOffline(true);
  await scan(page, '240R-080␝10C-1', 5, 'body');
  const choices = page.getByRole('region', { name: /Welche Charge ist es/ });
  await choices.getByRole('button', { name: /Kalbsbrät · C-1/ }).waitFor();
  await becomes(t, () => page.getByLabel('Wie viel wird abgeschrieben?').count(), 0, 'nothing is guessed');
  await scan(page, '240R-010␝10C-1', 5, 'body');
  await page.getByRole('status').getByText('✓ Kalbsbrät · C-1 · Kühlraum 1').waitFor();
});
