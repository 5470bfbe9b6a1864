/// <reference lib="dom" />
/**
 * Tests long lists. The column heads stay in view. On phones, the count stays in view. All lists have pages. Documents
 * can be filtered by number, party and days.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

/** The screens that show a list of the service. */
const LISTS = [
  ...[
    '/suppliers',
    '/customers',
    '/articles',
    '/categories',
    '/users',
    '/audit-log',
    '/recipes',
    '/batches',
    '/cuttings',
  ],
  ...['/cutting-schemes', '/lots', '/stocks', '/stock-batches', '/expiring', '/counts', '/storage-locations'],
  ...['/goods-receipts', '/deliveries', '/orders', '/recalls', '/stocks/:id', '/shared-devices', '/availability'],
];

/**
 * Returns the part of the list's head directly below the header of the page: `columns` or `count`. Returns the HTML of
 * any other element there.
 */
const below = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { left, width } = (document.querySelector('main table') as Element).getBoundingClientRect();
    const at = document.elementFromPoint(Math.max(left, 0) + Math.min(width, innerWidth) / 4, bar + 12);
    return at?.closest('thead') ? 'columns' : at?.closest('[data-above]') ? 'count' : (at?.outerHTML ?? '');
  });

const toEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));

test('the head of a list stays below the header of the page, and the count is above the list', async (t) => {
  const { as, shop } = await browsing(t);
  for (let part = 0; part < 10; part++) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ name: `Hof ${part} ${at}`, phone: '1', city: 'Ansbach' }));
    await shop.ask('POST', '/api/suppliers/import', { rows });
  }
  const { page } = await as('admin', { at: '/suppliers?size=100' });
  await drawn(page);
  await becomes(t, () => page.locator('[data-above]').textContent(), '1 bis 100 von 10.000');
  await toEnd(page);
  await becomes(t, () => below(page), 'columns');
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await becomes(t, () => page.locator('[data-above]').textContent(), '101 bis 200 von 10.000');
  await becomes(t, () => page.evaluate(() => scrollY), 0, 'a page begins at its top');
  // The head does not cover a row that gets the focus.
  await toEnd(page);
  await page.locator('main tbody a[href]').nth(3).focus();
  t.ok(
    await page.evaluate(() => {
      const head = document.querySelector('main th')?.getBoundingClientRect().bottom ?? 0;
      return (document.activeElement?.getBoundingClientRect().top ?? 0) >= head - 1;
    }),
  );
  const { page: phone } = await as('admin', { width: 390, at: '/suppliers' });
  await drawn(phone);
  await toEnd(phone);
  await becomes(t, () => below(phone), 'count');
  await becomes(t, () => phone.getByText('1 bis 50 von 10.000').isVisible(), true);
});

test('a list wider than the window scrolls in a box of its own, with its head', async (t) => {
  const { as, shop } = await browsing(t);
  const rows = Array.from({ length: 50 }, (_, at) => ({ name: `Hof ${'Langername'.repeat(9)} ${at}`, phone: '1' }));
  await shop.ask('POST', '/api/suppliers/import', { rows });
  const { page } = await as('admin', { width: 768, at: '/suppliers' });
  await drawn(page);
  await page.locator('main table').evaluate((table) => table.style.setProperty('min-width', '60rem'));
  const box = page.locator('main div:has(> table)');
  await becomes(t, () => box.evaluate((one) => getComputedStyle(one).overflowY), 'auto');
  await box.evaluate((one) => one.scrollTo(0, 900));
  const top = async (of: string) => Math.round((await page.locator(of).first().boundingBox())?.y ?? 0);
  await becomes(t, async () => (await top('main th')) - (await top('main div:has(> table)')) <= 2, true);
});

test('the list of expiring goods has pages', async (t) => {
  const { as, shop } = await browsing(t);
  const { stock } = await fill(shop);
  for (let lot = 0; lot < 60; lot++)
    await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
      ...{ batchId: `E-${lot}`, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG' },
      expiryDate: '2026-11-24',
    });
  const { page, taken } = await as('admin', { at: '/expiring?withinDays=3' });
  await drawn(page);
  await becomes(t, () => page.locator('main tbody tr').count(), 50);
  const { page: all } = await shop.ask('GET', '/api/inventory/stock-batches/expiring?withinDays=3&size=50');
  await becomes(t, () => page.locator('[data-above]').textContent(), `1 bis 50 von ${all.totalElements}`);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await page.waitForURL(/withinDays=3&page=1$/);
  await becomes(t, () => page.locator('main tbody tr').count(), all.totalElements - 50);
  await page.getByRole('button', { name: 'Heute', exact: true }).click();
  await page.waitForURL(/withinDays=0$/);
  t.same(taken(), []);
});

test('each list has pages', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('berta', 'SALES_STAFF');
  await shop.ask('POST', '/api/suppliers/import', { rows: [{ name: 'Hof Maier', phone: '1', city: 'Ansbach' }] });
  await shop.ask('POST', '/api/categories', { name: 'Gewürze' });
  for (const name of ['Rampe', 'Kühlraum']) await shop.ask('POST', '/api/shared-devices', { name });
  const { articleId, parts } = await shop.ask('GET', `/api/production/cutting-schemes/${made['scheme']}`);
  await shop.ask('POST', '/api/production/cutting-schemes', {
    ...{ articleId, name: 'Fein' },
    parts: parts.map((part: { sharePercent: number; articleId?: string; reason?: string; kind: string }) =>
      part.kind === 'WASTE'
        ? { kind: part.kind, reason: part.reason, sharePercent: part.sharePercent }
        : { articleId: part.articleId, sharePercent: part.sharePercent },
    ),
  });
  const { outputs } = await shop.ask('GET', `/api/production/cuttings/${made['cutting']}`);
  await shop.ask('POST', '/api/production/cuttings', {
    inputs: [{ stockBatchId: outputs[0].stockBatchId, quantityAmount: '5', quantityUnit: 'KG' }],
    outputs: [
      {
        storageLocationId: made['place'],
        articleId: outputs[1].articleId,
        quantityAmount: '5',
        quantityUnit: 'KG',
        lotNumber: 'C-BAUCH-2',
      },
    ],
  });
  const { page, taken } = await as('admin');
  const addresses = addressesOf(made);
  const without: string[] = [];
  for (const path of LISTS) {
    const address = addresses[path] ?? path;
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}size=1`);
    await drawn(page);
    const above = page.locator('[data-above]').first();
    await becomes(t, () => above.textContent(), /^1 bis 1 von |^1$/, path);
    const next = page.getByRole('button', { name: 'Nächste Seite' }).first();
    if (!(await next.isVisible())) {
      without.push(`${path}: ${await above.textContent()}`);
      continue;
    }
    await next.click();
    await becomes(t, () => above.textContent(), /^2 bis 2 von /, path);
  }
  t.same(without, [], 'two rows at least');
  t.same(taken(), []);
});

test('documents are filtered by number, party and days, and Back restores the filters', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  const rows = page.locator('main tbody tr');
  for (const [address, read, member] of [
    ['/deliveries', `/api/sales/deliveries/${made['delivery']}`, 'deliveryNumber'],
    ['/goods-receipts', `/api/procurement/goods-receipts/${made['receipt']}`, 'receiptNumber'],
    ['/batches', `/api/production/batches/${made['batch']}`, 'batchNumber'],
    ['/recalls', `/api/quality/recalls/${made['recall']}`, 'recallNumber'],
    ['/counts', `/api/inventory/counts/${made['count']}`, 'countNumber'],
    ['/orders', `/api/sales/orders/${made['order']}`, 'orderNumber'],
    ['/cuttings', `/api/production/cuttings/${made['cutting']}`, 'cuttingNumber'],
  ] as const) {
    const number: string = (await shop.ask('GET', read))[member];
    await page.goto(address);
    await drawn(page);
    await page.getByLabel('Suche', { exact: true }).fill(number.toLowerCase());
    await page.waitForURL(/q=/);
    await becomes(t, () => rows.count(), 1, `${address} by number`);
    await becomes(t, () => rows.textContent(), new RegExp(number));
    await page.getByLabel('Bis', { exact: true }).fill('2026-01-01');
    await page.getByText('Keine Treffer zu diesen Filtern').waitFor();
    await page.getByLabel('Bis', { exact: true }).fill('2027-12-31');
    await page.getByLabel('Von', { exact: true }).fill('2026-01-01');
    await page.waitForURL(/from=.*to=|to=.*from=/);
    await rows.getByRole('link').first().click();
    await page.waitForURL(/[\da-f]{12}$/);
    await page.goBack();
    await becomes(t, () => page.getByLabel('Von', { exact: true }).inputValue(), '01.01.2026', 'as before');
    await becomes(t, () => rows.count(), 1);
  }
  for (const [address, party, name] of [
    ['/deliveries', 'Kunde', 'Gasthof zur Post'],
    ['/orders', 'Kunde', 'Gasthof zur Post'],
    ['/goods-receipts', 'Lieferant', 'Viehhandel Huber'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('combobox', { name: party }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.waitForURL(/Id=/);
    await drawn(page);
    t.ok((await rows.count()) > 0, `${address} by party`);
  }
  t.same(taken(), []);
});

test('goods are offered for delivery and counted also after five hundred batches of the article are used up', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const [{ stockId, lotNumber }] = receipt.lines;
  const batches = `/api/inventory/stocks/${stockId}/batches`;
  const rows = Array.from({ length: 501 }, (_, at) => ({
    ...{ articleNumber: 'R-080', storageLocation: 'Kühlraum 1', batchId: `OLD-${at}`, batchType: 'PURCHASED' },
    ...{ quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-11-24' },
  }));
  await shop.ask('POST', '/api/inventory/stock-batches/import', { rows });
  for (const page of [0, 1]) {
    const { content } = await shop.ask('GET', `${batches}?size=500&page=${page}&sort=receivedAt,asc`);
    const lines = content
      .filter(({ batchId }: { batchId: string }) => batchId.startsWith('OLD'))
      .map(({ id }: { id: string }) => ({
        ...{ stockBatchId: id, quantityAmount: '1', quantityUnit: 'KG', reasonCode: 'WASTE' },
      }));
    await shop.ask('POST', '/api/inventory/write-offs', { lines });
  }
  const { page } = await as('admin', { width: 768, at: `/deliveries/new?customerId=${made['customer']}` });
  await drawn(page);
  await page.getByRole('combobox', { name: 'Artikel' }).fill('Rinderhüfte');
  await page.getByRole('option', { name: /Rinderhüfte/ }).click();
  await page.getByRole('button', { name: new RegExp(lotNumber) }).waitFor();
  await page.goto(`/counts/${made['count']}`);
  await page.getByRole('button', { name: new RegExp(lotNumber) }).waitFor();
  await page.goto(`/counts/${made['count']}/sheet`);
  await page.getByRole('cell', { name: lotNumber, exact: true }).waitFor();
});

test('a list shows its last page when the rows of the shown page are gone', async (t) => {
  const { as, shop } = await browsing(t);
  for (let number = 101; number <= 121; number++) await shop.ask('POST', '/api/categories', { name: `W ${number}` });
  const { page } = await as('admin', { at: '/categories?size=20&sort=name&page=1' });
  await drawn(page);
  await page.getByRole('button', { name: 'W 121 löschen' }).click();
  await becomes(t, () => page.locator('[data-above]').textContent(), '1 bis 20 von 20');
  await becomes(t, async () => new URL(page.url()).searchParams.get('page'), null);
  await page.goto('/categories?size=20&page=7&q=gibt+es+nicht');
  await page.getByText('Keine Treffer zu diesen Filtern.').waitFor();
});

test('the file of the storage locations says which of them are in use', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const { page } = await as('admin', { at: '/storage-locations' });
  await drawn(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Datei speichern (CSV)' }).click(),
  ]);
  t.match(await readFile(await download.path(), 'utf8'), /"Kühlraum 1";.*;"Aktiv"/);
});

test('the chart of expiring goods counts more than 500 stock batches', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const rows = Array.from({ length: 501 }, (_, at) => ({
    ...{ articleNumber: 'R-020', storageLocation: 'Kühlraum 1', batchId: `NEU-${at}`, batchType: 'PURCHASED' },
    ...{ quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-11-24' },
  }));
  await shop.ask('POST', '/api/inventory/stock-batches/import', { rows });
  const within = async (days: number): Promise<number> =>
    (await shop.ask('GET', `/api/inventory/stock-batches/expiring?withinDays=${days}&size=1`)).page.totalElements;
  const later = (await within(14)) - (await within(7));
  t.ok(later > 0);
  const { page } = await as('admin', { at: '/expiring' });
  await drawn(page);
  await becomes(t, () => page.getByRole('link', { name: /Bis 14 Tage/ }).textContent(), `${later}Bis 14 Tage`);
});
