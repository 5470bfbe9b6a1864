/** Receipts: entries are kept, warnings appear before booking, and a receipt is booked once. */
import { test } from 'tap';
import { browsing, settled } from './browser.ts';
import { fill } from './goods.ts';

test('goods are received by hand, and what was entered survives the tab', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, tab, taken } = await as('admin', { width: 768 });
  await page.goto('/goods-receipts/new');
  await settled(page);
  await page.getByRole('combobox', { name: 'Lieferant' }).fill('huber');
  await page.getByRole('option', { name: 'Viehhandel Huber' }).click();
  await page.getByLabel('Lieferschein').fill('LS 99');
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  await page.getByLabel('Menge').fill('12,5');
  await page.getByLabel(/^Temperatur(?! des)/).fill('9');
  await page.getByLabel('Höchstens').fill('7');
  await page.getByText('Position 1: wärmer als erlaubt').waitFor();
  await page.getByText('Position 1: Die Losnummer des Lieferanten fehlt').waitFor();
  await page.close();

  const again = await tab();
  await again.goto('/goods-receipts/new');
  await settled(again);
  t.equal(await again.getByLabel('Lieferschein').inputValue(), 'LS 99', 'a closed tab loses nothing');
  await again.getByRole('button', { name: 'Annehmen' }).click();
  await again.locator('[aria-invalid=true]').first().waitFor();
  await again.getByLabel('Läuft ab').fill('2026-12-10');
  await again.getByLabel('Losnummer des Lieferanten').fill('H-90');
  await again.getByRole('button', { name: 'Annehmen' }).click();
  await again.waitForURL(/goods-receipts\/[\w-]{36}$/);
  await again.locator('main h1', { hasText: /^G-2026-11-23-\d{3}$/ }).waitFor();
  t.match(await again.locator('main').textContent(), /Gesperrt/);
  t.same(taken(), []);
  const { content } = await shop.ask('GET', `/api/procurement/goods-receipts?supplierId=${made['supplier']}`);
  const booked = content.filter(({ deliveryNote }: { deliveryNote: string }) => deliveryNote === 'LS 99');
  t.equal(booked.length, 1);
  const [line] = booked[0].lines;
  t.match(line, { quantityAmount: '12.5', quantityUnit: 'KG', supplierLot: 'H-90', temperature: 9, status: 'ON_HOLD' });
  await again.goto('/goods-receipts/new');
  await settled(again);
  t.equal(await again.getByLabel('Lieferschein').inputValue(), '', 'what is booked is no draft any more');
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
  await settled(page);
  t.equal(await page.getByLabel('Menge').inputValue(), '12,34');
  t.match(await page.getByLabel('Lagerort').locator('option:checked').textContent(), /Kühlraum 1/);
  await page.goto(`/goods-receipts/new?code=${encodeURIComponent(']C11526123110H-77')}`);
  await page.waitForURL(/new$/);
  await settled(page);
  t.equal(await page.getByLabel('Losnummer des Lieferanten').inputValue(), 'H-77');
  t.equal(await page.getByLabel('Läuft ab').inputValue(), '2026-12-31');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const { content: receipts } = await shop.ask('GET', `/api/procurement/goods-receipts?articleId=${content[0].id}`);
  t.match(receipts[0].lines[0], { quantityAmount: '12.34', supplierLot: 'H-77', expiryDate: '2026-12-31' });
});

test('a line is inspected on its receipt', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.goto(`/goods-receipts/${made['receipt']}`);
  await settled(page);
  await page.getByRole('button', { name: 'Prüfen' }).first().click();
  await page.getByRole('dialog').getByLabel('Ergebnis').selectOption('FAILED');
  await page.getByRole('dialog').getByLabel('Notizen').fill('riecht');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.match(await page.locator('main').textContent(), /riecht/);
  await page.goto(`/lots/${made['lot']}`);
  await settled(page);
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('war ein anderes');
  await page.getByRole('dialog').getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.equal((await shop.ask('GET', `/api/inventory/lots/${made['lot']}`)).onHold, false);
  t.same(taken(), []);
});

test('two scans at once are two lines', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 768 });
  await page.goto(`/goods-receipts/new?supplierId=${made['supplier']}`);
  await settled(page);
  // The same label twice: the second look-up is cached, so no request separates the two scans.
  await page.evaluate(() => {
    for (let scan = 0; scan < 2; scan++) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ']C11526123110H-77');
      dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  });
  await page.getByText('Position 2', { exact: true }).waitFor();
  t.match(await page.locator('main ol').textContent(), /1\. Artikel fehlt.*H-77.*31\.12\.2026/);
});
