/** Tests goods receipts. The page keeps the input, and shows warnings before the booking. A receipt is booked once. */
import { placeLabel } from '@cleaver/domain/inventory';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('goods are received by hand, and the input survives a closed tab', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, tab, taken } = await as('admin', { width: 768, at: '/goods-receipts/new' });
  await drawn(page);
  await page.getByRole('combobox', { name: 'Lieferant' }).fill('huber');
  await page.getByRole('option', { name: 'Viehhandel Huber' }).click();
  await page.getByLabel('Lieferschein').fill('LS 99');
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  await page.getByLabel('Menge').fill('12,5');
  await page.getByLabel(/^Temperatur(?! des)/).fill('9');
  await page.getByRole('button', { name: 'Fleisch 7' }).click();
  await page.getByText('Wärmer als erlaubt: Es wird gesperrt.').waitFor();
  await page.getByText('Position 1: wärmer als erlaubt').waitFor();
  await page.getByText('Position 1: Die Chargennummer des Lieferanten fehlt').waitFor();
  const again = await tab();
  await page.close();

  await again.goto('/goods-receipts/new');
  await drawn(again);
  await becomes(t, () => again.getByLabel('Lieferschein').inputValue(), 'LS 99', 'a closed tab loses nothing');
  await again.getByRole('button', { name: 'Annehmen' }).click();
  await again.locator('[aria-invalid=true]').first().waitFor();
  await again.getByLabel('Läuft ab').fill('2026-12-10');
  await again.getByLabel('Chargennummer des Lieferanten').fill('H-90');
  await again.getByRole('button', { name: 'Annehmen' }).click();
  await again.waitForURL(/goods-receipts\/[\w-]{36}$/);
  await again.locator('main h1', { hasText: /^G-2026-11-23-\d{3}$/ }).waitFor();
  await becomes(t, () => again.locator('main').textContent(), /Gesperrt/);
  t.same(taken(), []);
  const { content } = await shop.ask('GET', `/api/procurement/goods-receipts?supplierId=${made['supplier']}`);
  const booked = content.filter(({ deliveryNote }: { deliveryNote: string }) => deliveryNote === 'LS 99');
  t.equal(booked.length, 1);
  const [line] = booked[0].lines;
  t.match(line, { quantityAmount: '12.5', quantityUnit: 'KG', supplierLot: 'H-90', temperature: 9, status: 'ON_HOLD' });
  await again.goto('/goods-receipts/new');
  await drawn(again);
  await becomes(t, () => again.getByLabel('Lieferschein').inputValue(), '', 'what is booked is no draft any more');
});

test('a finished line is checked, and a new article stops at the storage location that it needs', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=lyoner');
  // Goods without a stock: the page cannot propose a storage location.
  const goods = { name: 'Suppenhuhn', articleNumber: 'G-1', categoryId: content[0].categoryId };
  await shop.ask('POST', '/api/articles', { ...goods, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 });
  const { page, taken } = await as('admin', { width: 390, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await page.setViewportSize({ width: 390, height: 664 });
  await drawn(page);
  await page.getByRole('button', { name: 'Position hinzufügen' }).click();
  await page.getByRole('combobox', { name: 'Artikel' }).fill('Suppenhuhn');
  await page.keyboard.press('Enter');
  await focused(page.getByLabel('Lagerort'));
  await page.getByLabel('Lagerort').selectOption({ label: 'Kühlraum 1' });
  await page.getByLabel('Menge', { exact: true }).fill('5');
  await page.getByLabel('Zurückgewiesen').first().fill('2');
  await page.getByLabel('Läuft ab').fill('2026-12-10');
  await page.getByRole('button', { name: 'Position fertig' }).click();
  const reason = page.getByLabel('Grund', { exact: false }).first();
  await focused(reason);
  t.equal(await reason.getAttribute('aria-invalid'), 'true', 'the line stays open at its fault');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await focused(reason);
  await becomes(t, () => reason.evaluate((field) => field.getBoundingClientRect().top > 60), true, 'in view');
  await reason.fill('Verpackung beschädigt');
  await page.getByRole('button', { name: 'Position fertig' }).click();
  await page.getByRole('button', { name: 'Ändern' }).waitFor();
  t.same(taken(), []);
});

test('the limit comes from the article, may only be stricter, and an article is assigned from its warning', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  const [{ id: articleId, categoryId }] = content;
  await shop.ask('PUT', `/api/articles/${articleId}`, { productKind: 'OFFAL' });
  const other = { name: 'Schweineleber', articleNumber: 'SC-150', categoryId, productKind: 'OFFAL', frozen: true };
  const { id: liverId } = await shop.ask('POST', '/api/articles', other);
  const { page, taken } = await as('admin', { width: 768, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  await page.getByText('Höchstens 3 °C: Innereien').waitFor();
  await page.getByLabel('Menge').fill('1');
  await page.getByLabel(/^Temperatur(?! des)/).fill('3,1');
  await page.getByText('Wärmer als erlaubt: Es wird gesperrt.').waitFor();
  await page.getByLabel(/^Temperatur(?! des)/).fill('3');
  await page.getByText('Wärmer als erlaubt').waitFor({ state: 'detached' });
  await page.getByText('Höchstens 3 °C: Innereien').click();
  t.same(await page.getByRole('group', { name: 'Strenger' }).getByRole('button').allTextContents(), [
    ...['Innereien 3\u00a0°C', '2\u00a0°C', '0\u00a0°C'],
  ]);
  await page.getByRole('button', { name: '2 °C', exact: true }).click();
  await page.getByText('Wärmer als erlaubt: Es wird gesperrt.').waitFor();

  await page.getByRole('button', { name: 'Position hinzufügen' }).click();
  await page.getByRole('combobox', { name: 'Artikel' }).fill('Schweineleber');
  await page.getByRole('option', { name: /^Schweineleber/ }).click();
  await page.getByText('Höchstens -12 °C: Innereien, gefroren').waitFor();
  const warning = page
    .getByRole('listitem')
    .filter({ hasText: 'Position 2: Der Artikel ist diesem Lieferanten nicht' });
  await page.getByLabel('Menge').fill('1');
  await warning.getByRole('button', { name: 'Diesem Lieferanten zuordnen' }).click();
  await warning.waitFor({ state: 'detached' });
  t.match(await shop.ask('GET', `/api/articles/${liverId}`), { supplierIds: [made['supplier']] });
  t.same(taken(), []);
});

test('two barcodes of a label fill in one line', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { article } = await shop.ask('GET', '/api/scan?code=04006381333931');
  t.equal(article, null);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  const { page } = await as('admin', { width: 768 });
  await page.goto(
    `/goods-receipts/new?supplierId=${made['supplier']}&code=${encodeURIComponent('(01)04006381333931(3102)001234')}`,
  );
  await page.getByText('Position 1', { exact: true }).waitFor();
  await page.waitForURL(/new\?supplierId=[\w-]{36}$/);
  await drawn(page);
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '12,34');
  await becomes(t, () => page.getByLabel('Lagerort').locator('option:checked').textContent(), /Kühlraum 1/);
  await page.goto(`/goods-receipts/new?code=${encodeURIComponent(']C11526123110H-77')}`);
  await page.waitForURL(/new$/);
  await drawn(page);
  await becomes(t, () => page.getByLabel('Chargennummer des Lieferanten').inputValue(), 'H-77');
  await becomes(t, () => page.getByLabel('Läuft ab').inputValue(), '31.12.2026');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const { content: receipts } = await shop.ask('GET', `/api/procurement/goods-receipts?articleId=${content[0].id}`);
  t.match(receipts[0].lines[0], { quantityAmount: '12.34', supplierLot: 'H-77', expiryDate: '2026-12-31' });
});

test('a line is inspected on its receipt', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/goods-receipts/${made['receipt']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Prüfen' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Prüfen: \S+.*, L-/ });
  await dialog.getByLabel('Notizen').fill('riecht');
  const failed = dialog.getByRole('button', { name: 'Nicht bestanden', exact: true });
  t.ok(((await failed.boundingBox())?.height ?? 0) >= 90, 'a large button');
  const temperature = dialog.getByLabel('Temperatur, wenn gemessen');
  await temperature.fill('warm');
  await failed.click();
  await dialog.getByText('Muss eine Zahl sein').waitFor();
  await temperature.fill('4,5');
  await failed.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await becomes(t, () => page.locator('main').textContent(), /riecht/);
  const { lines } = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  t.match(lines[0].inspections, [{ result: 'FAILED', temperature: 4.5 }], 'one inspection, with its temperature');
  const first = page.getByRole('table', { name: 'Eingegangene Ware' }).getByRole('row').nth(1);
  await becomes(t, () => first.textContent(), /Nicht bestanden Gesperrt Bei der Annahme: Angenommen/);
  const second = page.getByRole('table', { name: 'Eingegangene Ware' }).getByRole('row').nth(2);
  await becomes(t, () => second.textContent(), /Nicht bestanden Gesperrt Bei der Annahme: Gesperrt/);
  await second.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestanden', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await becomes(t, () => second.textContent(), /Bestanden Bei der Annahme: Gesperrt/);
  await page.goto(`/lots/${made['lot']}`);
  await drawn(page);
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('war ein anderes');
  await page.getByRole('dialog').getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.equal((await shop.ask('GET', `/api/inventory/lots/${made['lot']}`)).onHold, false);
  t.same(taken(), []);
});

/** Pastes texts as a scanner does, without a pause between them. */
const pasteAll = (page: Page, ...texts: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const text of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, texts);

test('a repeated label asks whether it is the same goods or one more crate', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  const { page } = await as('admin', { width: 768, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  const label = '(01)04006381333931(3102)001234(15)261231(10)H-77';
  // Pastes both without a pause. The second look-up is cached, so no request separates the two scans.
  await pasteAll(page, label, label);
  const question = page.getByRole('dialog', { name: 'Position 1 hat dieses Etikett schon' });
  await question.getByText('Kalbsbrät · H-77').waitFor();
  await question.getByRole('button', { name: 'Dieselbe Ware: nichts ändern' }).click();
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '12,34');
  await pasteAll(page, label);
  await question.getByRole('button', { name: 'Noch eine Kiste: dazuzählen' }).click();
  await question.waitFor({ state: 'detached' });
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '24,68');
  await pasteAll(page, label.replace('001234', '001000'));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[id$=quantityAmount]')?.value === '34,68');
  await becomes(t, () => page.locator('main ol > li').count(), 1, 'it is one line');
});

test('goods are received into a place that never had them by a scan of its label', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const room = await shop.ask('POST', '/api/inventory/storage-locations', {
    name: 'Reiferaum',
    storageType: 'DRY_STORAGE',
  });
  const { page } = await as('admin', { width: 768, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  const place = page.getByLabel('Lagerort');
  await place.locator('option:checked', { hasText: 'Kühlraum 1' }).waitFor({ state: 'attached' });
  await pasteAll(page, placeLabel(room.id));
  await place.locator('option:checked', { hasText: 'Reiferaum' }).waitFor({ state: 'attached' });
  await page.getByLabel('Menge').fill('3');
  await page.getByRole('button', { name: 'In 7 Tagen' }).click();
  await page.getByRole('button', { name: 'Annehmen', exact: true }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const { lines } = await shop.ask('GET', `/api/procurement/goods-receipts/${page.url().split('/').at(-1)}`);
  const stock = await shop.ask('GET', `/api/inventory/stocks/${lines[0].stockId}`);
  t.equal(stock.storageLocationId, room.id);
  t.match(lines[0], { quantityAmount: '3', expiryDate: '2026-11-30' });
});

test('without a network, the page reports a GTIN as unknown to the device, not as without an article', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  const { page, context } = await as('admin', { width: 390, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pasteAll(page, '(01)04006381333931(3102)001234(10)H-77');
  const stop = page.getByRole('dialog');
  await stop.getByText('04006381333931 ist ohne Verbindung nicht bekannt.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '12,34', 'what the label says is filled in');
  await pasteAll(page, 'NIXDA-77');
  await stop.getByText('NIXDA-77 ist ohne Verbindung nicht bekannt.').waitFor();
});

test('the scan of goods that have expired is amber, and the line warns, also without a supplier', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390, at: '/goods-receipts/new' });
  await drawn(page);
  await pasteAll(page, '(17)261101(3102)001234(10)H-77');
  await page.getByText('! H-77 – Die Ware war bei der Annahme schon abgelaufen.').waitFor();
  await page.getByText('Position 1: Die Ware war bei der Annahme schon abgelaufen.').waitFor();
});
