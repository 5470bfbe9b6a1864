/// <reference lib="dom" />
/** Tests the number of taps that the most frequent tasks need, starting at Today. */
import { placeLabel } from '@cleaver/domain/inventory';
import type { Locator, Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

const LABEL = '010400638133393111261120310200123415261231\u001d10H-77';

/** Pastes a text as a scanner does. */
const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((code) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', code);
    dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Types into the focused field. Fills in the text in one step, because single keys would count as a scan. */
const typed = (page: Page, text: string): Promise<void> => page.locator(':focus').fill(text);

/** Counts each tap, including taps on the numpad. */
function tapping(page: Page) {
  let taps = 0;
  return {
    tap: async (
      role: 'link' | 'button' | 'combobox' | 'option',
      name: string | RegExp,
      within: Pick<Page, 'getByRole'> = page,
    ) => {
      taps++;
      await within.getByRole(role, { name, exact: true }).first().click();
    },
    async tapAt(field: Locator) {
      taps++;
      await field.click();
    },
    /** Types an amount on the numpad of the screen. */
    async type(amount: string) {
      for (const key of amount) {
        taps++;
        await page.getByRole('group', { name: 'Ziffernblock' }).getByRole('button', { name: key, exact: true }).click();
      }
    },
    count: () => taps,
  };
}

test('Today shows a warehouse worker three buttons and the goods that expire soon', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('lager', 'WAREHOUSE_WORKER');
  const { page } = await as('lager', { width: 390 });
  await drawn(page);
  await becomes(t, () => page.locator('main header').first().getByRole('link').allTextContents(), [
    ...['Rundgang', 'Ware annehmen', 'Ware umlagern'],
  ]);
  const soon = page.getByRole('region', { name: 'Läuft bald ab' });
  await becomes(t, () => soon.textContent(), /Kalbsbrät.*Kühlraum 1.*30 kg.*26\.11\.2026/);
});

test('a scanned label is received by two taps', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  const { page } = await as('admin', { width: 768 });
  await drawn(page);
  const { tap, count } = tapping(page);
  await scan(page, LABEL);
  await page.waitForURL('**/scan?code=*');
  await tap('link', 'Annehmen');
  await page.getByLabel('Lagerort').locator('option:checked', { hasText: 'Kühlraum 1' }).waitFor({ state: 'attached' });
  await tap('button', 'Annehmen');
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  t.equal(count(), 2);
  const { content: receipts } = await shop.ask('GET', `/api/procurement/goods-receipts?articleId=${content[0].id}`);
  t.match(receipts[0], {
    supplierName: 'Viehhandel Huber',
    lines: [{ quantityAmount: '12.34', supplierLot: 'H-77', expiryDate: '2026-12-31' }],
  });
});

test('receiving is one tap away from Today', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  for (const width of [390, 768]) {
    const { page, context } = await as('wanda', { width });
    await drawn(page);
    const { tap, count } = tapping(page);
    await tap('link', 'Ware annehmen');
    await page.getByRole('heading', { name: 'Ware annehmen' }).waitFor();
    t.equal(count(), 1);
    await context.close();
  }
});

test('a receipt of three lines, one too warm and one partly rejected, takes fourteen taps', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  // The page takes the temperature limit of the article from its last receipt.
  await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [
      {
        stockId: made['stock'],
        quantityAmount: '1',
        quantityUnit: 'KG',
        expiryDate: '2026-12-01',
        temperatureLimit: 7,
      },
    ],
  });
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page } = await as('wanda', { width: 768, at: '/goods-receipts/new' });
  await drawn(page);
  const { tap, tapAt, type, count } = tapping(page);
  const temperature = page.getByLabel('Temperatur', { exact: true });
  await tapAt(page.getByLabel('Lieferschein').first());
  await typed(page, 'LS 7');
  await scan(page, LABEL);
  await focused(temperature);
  await type('3');
  await scan(page, LABEL.replace('H-77', 'H-78'));
  await page.getByText('Position 2', { exact: true }).waitFor();
  await focused(temperature);
  await type('9,5');
  await page.getByText('Wärmer als erlaubt: Es wird gesperrt.').waitFor();
  await tap('button', 'Kalbsbrät');
  await page.getByText('Position 3', { exact: true }).waitFor();
  await focused(page.getByLabel('Menge', { exact: true }));
  await type('8');
  await tap('button', 'Weiter');
  await focused(temperature);
  await type('4');
  await tapAt(page.getByLabel('Zurückgewiesen').first());
  await type('2');
  await tap('button', 'Verpackung beschädigt');
  await tap('button', 'In 7 Tagen: 30.11.2026');
  await focused(page.getByLabel('Chargennummer des Lieferanten'));
  await typed(page, 'H-79');
  await tap('button', 'Annehmen');
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  t.equal(count(), 14);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${page.url().split('/').at(-1)}`);
  t.match(receipt, { deliveryNote: 'LS 7', supplierName: 'Viehhandel Huber' });
  t.match(receipt.lines, [
    { supplierLot: 'H-77', temperature: 3, temperatureLimit: 7, status: 'ACCEPTED' },
    { supplierLot: 'H-78', temperature: 9.5, temperatureLimit: 7, status: 'ON_HOLD' },
    {
      ...{ supplierLot: 'H-79', quantityAmount: '8', expiryDate: '2026-11-30', status: 'PARTLY_REJECTED' },
      ...{ rejectedAmount: '2', rejectedUnit: 'KG', rejectReason: 'Verpackung beschädigt' },
    },
  ]);
});

test('a batch is planned by two taps and the typed name of its recipe', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  await drawn(page);
  const { tap, count } = tapping(page);
  await tap('link', 'Produktion planen');
  await page.getByRole('combobox', { name: 'Rezept' }).focus();
  await page.keyboard.type('bratw');
  await page.getByRole('option', { name: /Bratwurst/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=bestBeforeDate]')?.value !== '');
  await tap('button', 'Planen');
  await page.waitForURL(/batches\/[\w-]{36}$/);
  t.equal(count(), 2);
  const { batch } = await shop.ask('GET', `/api/production/batches/${page.url().split('/').at(-1)}/execution`);
  t.match(batch, { plannedQuantity: '50', bestBeforeDate: '2026-12-03' });
});

/** Opens the shop of `fill` as an administrator on Today, with a counter of taps. */
async function onToday(t: Parameters<typeof browsing>[0], width: number) {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const visit = await as('admin', { width });
  await drawn(visit.page);
  return { ...visit, shop, made, ...tapping(visit.page) };
}

test('goods move to a place that has none of them yet by two taps and two scans', async (t) => {
  const { page, shop, tap, count, taken } = await onToday(t, 390);
  const { id } = await shop.ask('POST', '/api/inventory/storage-locations', {
    name: 'Theke vorn',
    storageType: 'DISPLAY_COUNTER',
  });
  await scan(page, 'L-2611-22');
  await page.waitForURL('**/scan?code=*');
  await tap('link', 'Umlagern');
  const amount = page.getByLabel('Wie viel wird umgelagert?');
  await amount.waitFor();
  await becomes(t, () => amount.inputValue(), '60', 'all of it is filled in');
  await scan(page, placeLabel(id).replaceAll(/[()]/g, ''));
  await page.getByText('✓ Schweineschulter · L-2611-22 · Kühlraum 1 → Theke vorn').waitFor();
  await tap('button', 'Umlagern');
  await page.getByText('L-2611-22 umlagern: erledigt').first().waitFor();
  t.ok(count() <= 4, `${count()} taps`);
  const { content } = await shop.ask('GET', `/api/inventory/stock-batches?storageLocationId=${id}`);
  t.match(content, [{ batchId: 'L-2611-22', quantityAmount: 60 }]);
  t.same(taken(), []);
});

test('goods that expire soon are amber, and their amount is not filled in', async (t) => {
  const { page, tap } = await onToday(t, 390);
  await scan(page, 'L-2611-07');
  await page.getByText('! Kalbsbrät · L-2611-07 · Kühlraum 1 – Läuft bald ab').waitFor();
  await tap('link', 'Umlagern');
  const amount = page.getByLabel('Wie viel wird umgelagert?');
  await amount.waitFor();
  await becomes(t, () => amount.inputValue(), '');
});

test('one lot is delivered by four taps', async (t) => {
  const { page, shop, tap, count, taken } = await onToday(t, 768);
  await scan(page, 'L-2611-22');
  await page.waitForURL('**/scan?code=*');
  await tap('link', 'Ausliefern');
  await page.getByText('✓ Schweineschulter · L-2611-22').waitFor();
  await tap('combobox', 'Kunde');
  await tap('option', /Gasthof zur Post/);
  await tap('button', 'Ausliefern');
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  t.ok(count() <= 4, `${count()} taps`);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.lines, [{ lotNumber: 'L-2611-22', quantityAmount: '60' }]);
  t.same(taken(), []);
});

test('a part of a delivery is taken back by eight taps, into the quarantine', async (t) => {
  const { page, shop, made, tap, count, taken } = await onToday(t, 768);
  await tap('button', 'Menü');
  await tap('link', 'Lieferungen');
  await tap('link', /Gasthof zur Post/, page.locator('main tr', { hasText: 'D-2026-11-23-001' }));
  await tap('button', 'Zurücknehmen');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wohin?').locator('option:checked', { hasText: 'Quarantäne' }).waitFor({
    state: 'attached',
  });
  await tap('button', '2');
  await tap('button', 'Falsche Ware');
  await tap('button', 'Zurücknehmen', dialog);
  await dialog.waitFor({ state: 'detached' });
  t.ok(count() <= 8, `${count()} taps`);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${made['delivery']}`);
  t.equal(delivery.lines[0].takenBack, '3.5');
  t.same(taken(), []);
});

/**
 * The parts of a pig half of 48.6 kg, in the order of the scheme: name, share in per cent, and weight in kg as the user
 * types it.
 */
const PARTS = [
  ['Schinken', 25.5, '12,4'],
  ['Schulter', 15.6, '7,6'],
  ['Kotelett', 14.2, '6,9'],
  ['Nacken', 6.4, '3,1'],
  ['Bauch', 14.8, '7,2'],
  ['Kopf', 6, '2,9'],
  ['Eisbein', 2.5, '1,3'],
  ['Rückenspeck', 6.2, '3,1'],
] as const;

test('a pig half is cut into 8 parts by a scheme with at most 40 taps', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: halves } = await shop.ask('GET', '/api/articles?q=schweineh%C3%A4lfte');
  const { id: half, categoryId } = halves[0];
  const parts: object[] = [];
  for (const [name, sharePercent] of PARTS) {
    const article = { name, articleNumber: name, categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 };
    const { id: articleId } = await shop.ask('POST', '/api/articles', article);
    await shop.ask('POST', '/api/inventory/stocks', { articleId, storageLocationId: made['place'] });
    parts.push({ articleId, sharePercent });
  }
  parts.push({ kind: 'WASTE', reason: 'Knochen', sharePercent: 7.4 });
  await shop.ask('POST', '/api/production/cutting-schemes', { articleId: half, name: 'In acht Teile', parts });
  const { content: stocks } = await shop.ask('GET', `/api/inventory/stocks?articleId=${half}`);
  const of = stocks.find((one: { storageLocationId: string }) => one.storageLocationId === made['place']);
  const lot = { batchId: 'SH-486', batchType: 'PURCHASED', quantityAmount: '48.6', quantityUnit: 'KG' };
  await shop.ask('POST', `/api/inventory/stocks/${of.id}/batches`, { ...lot, expiryDate: '2026-12-20' });
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 390 });
  await drawn(page);
  const { tap, type, count } = tapping(page);
  await tap('link', 'Zerlegen');
  await page.getByLabel('Was wird zerlegt?').waitFor();
  await scan(page, 'SH-486');
  await tap('button', 'In acht Teile');
  await page.getByText('Üblich 12,39 kg').waitFor();
  for (const [name, , weight] of PARTS) {
    await focused(page.getByLabel(name, { exact: true }));
    await type(weight);
    await tap('button', 'Weiter');
  }
  await focused(page.getByLabel('Abfall: Knochen'));
  await type('3,6');
  await tap('button', '0,5 kg als Verlust buchen');
  await page.getByText('Die Gewichte gehen auf').waitFor();
  await tap('button', 'Zerlegung buchen');
  await page.waitForURL(/\/cuttings\/[\w-]{36}$/);
  t.ok(count() <= 40, `${count()} taps`);
  const { content } = await shop.ask('GET', '/api/production/cuttings?sort=createdAt,desc');
  t.match(content[0], {
    massBalance: { input: '48.6', output: '44.5', waste: '3.6', loss: '0.5', difference: '0' },
    waste: [{ quantityAmount: '3.6', reason: 'Knochen' }],
  });
  t.equal(content[0].outputs.length, 8);
});

test('a batch with a by-product and waste is completed with at most 12 taps', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  const done = `/api/production/batches/${made['done']}`;
  const { content: lots } = await shop.ask('GET', '/api/articles?q=bratwurst');
  const ends = { name: 'Wurstenden', articleNumber: 'W-900', unit: 'KG', priceModel: 'WEIGHT_BASED', price: 2 };
  const { id: articleId } = await shop.ask('POST', '/api/articles', { ...ends, categoryId: lots[0].categoryId });
  const storageLocationId = made['place'];
  await shop.ask('POST', `${done}/reopen`, { reason: 'Die Enden fehlten' });
  await shop.ask('POST', `${done}/complete`, {
    outputs: [
      { storageLocationId, ...kilos('18.9') },
      { storageLocationId, articleId, ...kilos('0.4'), role: 'BY_PRODUCT', expiryDate: '2026-11-26' },
    ],
    waste: [{ ...kilos('0.6'), reason: 'Restbrät' }],
  });
  const atWork = `/api/production/batches/${made['atWork']}`;
  await shop.ask('POST', `${atWork}/consume`, { fefo: true });
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page } = await as('walter', { width: 390, at: `/batches/${made['atWork']}/make` });
  await drawn(page);
  const { tap, type, count } = tapping(page);
  await tap('link', 'Ergebnis');
  await focused(page.getByLabel('Wie viel kam heraus?'));
  await type('38,6');
  await tap('button', 'Weiter');
  await focused(page.getByLabel('Wurstenden', { exact: true }));
  await type(',6');
  await tap('button', 'Weiter');
  await focused(page.getByLabel('Abfall: Restbrät'));
  await type(',5');
  await tap('button', 'Abschließen');
  await page.locator('header').getByText('Fertig').waitFor();
  t.ok(count() <= 12, `${count()} taps`);
  const { outputs, waste } = await shop.ask('GET', `${atWork}/execution`);
  t.match(outputs, [
    { role: 'MAIN', quantity: '38.6' },
    { role: 'BY_PRODUCT', articleId, quantity: '0.6', expiryDate: '2026-11-26' },
  ]);
  t.match(waste, [{ quantityAmount: '0.5', reason: 'Restbrät' }]);
});

test('the last booking is undone from Today by two taps', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('wanda', { width: 390 });
  const lot = async () => (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-20')).content[0].account.inStock;
  await page.goto('/write-off?code=L-2611-20');
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('5');
  await page.getByRole('button', { name: 'Probe', exact: true }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await page.getByText('L-2611-20 abschreiben: erledigt').first().waitFor();
  await becomes(t, lot, '40');
  await page.goto('/');
  await drawn(page);
  const { tap, count } = tapping(page);
  await tap('button', 'Rückgängig', page.getByRole('region', { name: 'Meine letzte Buchung' }));
  await tap('button', 'Vertippt', page.getByRole('dialog'));
  await becomes(t, lot, '45');
  t.equal(count(), 2);
  t.same(taken(), []);
});

test('two lines of three lots are picked and delivered without a scanner, by nine taps and five keys', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  const { content: pork } = await shop.ask('GET', '/api/articles?q=schweineschulter');
  const { content: lots } = await shop.ask('GET', `/api/inventory/stock-batches?articleId=${veal[0].id}`);
  const usable = lots.filter(({ status }: { status: string }) => ['AVAILABLE', 'EXPIRING_SOON'].includes(status));
  const lot = { batchId: 'L-2611-40', batchType: 'PURCHASED', quantityAmount: '12', quantityUnit: 'KG' };
  await shop.ask('POST', `/api/inventory/stocks/${made['stock']}/batches`, { ...lot, expiryDate: '2026-12-05' });
  const [first] = usable.sort((a: { expiryDate: string }, b: { expiryDate: string }) =>
    a.expiryDate.localeCompare(b.expiryDate),
  );
  const { id } = await shop.ask('POST', '/api/sales/orders', {
    ...{ customerId: made['customer'], requestedDate: '2026-11-23' },
    lines: [
      { articleId: veal[0].id, quantityAmount: String(first.quantityAmount + 12), quantityUnit: 'KG' },
      { articleId: pork[0].id, quantityAmount: '8', quantityUnit: 'KG' },
    ],
  });
  await shop.ask('POST', `/api/sales/orders/${id}/confirm`);
  const { page, taken } = await as('admin', { width: 768 });
  await drawn(page);
  const { tap, tapAt, count } = tapping(page);
  let keys = 0;
  const weigh = async (label: string, weight: string) => {
    await focused(page.getByLabel(label));
    for (const key of weight) {
      keys++;
      await page.getByRole('group', { name: 'Ziffernblock' }).getByRole('button', { name: key, exact: true }).click();
    }
    await tap('button', 'Nehmen');
  };
  await tap('link', 'Kommissionieren');
  await tap('link', /Gasthof zur Post/);
  const proposals = page.getByRole('list', { name: 'Frühester Ablauf zuerst' }).getByRole('button');
  await tapAt(proposals.nth(0));
  await weigh(`Gewicht von ${first.batchId}`, String(first.quantityAmount));
  const second = (await proposals.nth(1).locator('strong').textContent()) ?? '';
  await tapAt(proposals.nth(1));
  // The page knows how much the lot has, before the goods are delivered.
  await page.getByLabel(`Gewicht von ${second}`).fill('99');
  await page.getByRole('button', { name: 'Nehmen' }).click();
  await page.getByText(/99 kg ist mehr als der Bestand/).waitFor();
  await page.getByLabel(`Gewicht von ${second}`).fill('');
  await weigh(`Gewicht von ${second}`, '12');
  await page.getByRole('region', { name: 'Schweineschulter' }).waitFor();
  const third = (await proposals.nth(0).locator('strong').textContent()) ?? '';
  await tapAt(proposals.nth(0));
  await weigh(`Gewicht von ${third}`, '8');
  await tap('button', 'Ausliefern, mit Lieferschein');
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  t.same([count(), keys], [9, 5]);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.equal(delivery.lines.length, 3);
  t.same(taken(), []);
});

test('six lines are received at the desk by eight clicks, each in one row', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const line = { stockId: made['stock'], quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-12-01' };
  await shop.ask('POST', '/api/procurement/goods-receipts', { supplierId: made['supplier'], lines: [line] });
  const { page, taken } = await as('admin', { width: 1280, at: '/goods-receipts/new' });
  await drawn(page);
  const { tap, count } = tapping(page);
  await tap('button', 'Viehhandel Huber');
  for (let at = 0; at < 6; at++) {
    await tap('button', 'Kalbsbrät');
    const row = page.getByRole('group', { name: `Position ${at + 1}`, exact: true });
    await focused(row.getByLabel('Menge', { exact: true }));
    await typed(page, String(at + 1));
    await page.keyboard.press('Enter');
    await focused(row.getByLabel('Temperatur', { exact: true }));
    await typed(page, '3');
    await page.keyboard.press('Enter');
    await focused(row.getByLabel('Läuft ab'));
    await typed(page, '2026-12-31');
    t.equal(await page.getByRole('group', { name: 'Ziffernblock' }).count(), 0, 'there is a keyboard');
  }
  await tap('button', 'Annehmen');
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  t.equal(count(), 8);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${page.url().split('/').at(-1)}`);
  t.same(
    receipt.lines.map(({ quantityAmount }: { quantityAmount: string }) => quantityAmount),
    ['1', '2', '3', '4', '5', '6'],
  );
  t.same(taken(), []);
});
