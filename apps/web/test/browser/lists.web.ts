/// <reference lib="dom" />
/** Tests lists on narrow screens. The rows are cards that can be sorted. On phones, a button opens the filters. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

/** Returns words that break over several lines, and elements that overflow their card. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const cell of document.querySelectorAll<HTMLElement>('[data-cards] td')) {
      const card = cell.closest('tr')?.getBoundingClientRect();
      if (card && cell.getBoundingClientRect().right > card.right + 1) found.push(`out: ${cell.textContent}`);
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
    }
    return found;
  });

test('a wide list is shown as cards on tablets and phones, can be sorted, and breaks no word', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  for (const width of [1024, 768, 390]) {
    const { page, context } = await as('admin', { width });
    for (const address of ['/stock-batches', '/deliveries', '/goods-receipts', '/cuttings', '/recalls', '/expiring']) {
      await page.goto(address);
      await drawn(page);
      t.ok((await page.locator('[data-cards] tbody tr').count()) > 0, `${address} at ${width}: cards`);
      t.same(await broken(page), [], `${address} at ${width}`);
    }
    await page.goto('/stock-batches');
    await drawn(page);
    const order = page.getByLabel('Sortieren nach');
    await becomes(t, () => order.inputValue(), 'expiryDate', 'the order of the service is told');
    const first = page.locator('[data-cards] tbody tr').first();
    await becomes(t, () => first.textContent(), /L-2611-03/);
    await order.selectOption('expiryDate,desc');
    await first.filter({ hasText: '30.11.2027' }).waitFor();
    await context.close();
  }
  const { page } = await as('admin', { at: '/stock-batches' });
  await drawn(page);
  await becomes(t, () => page.locator('[data-cards]').count(), 0, 'a table where there is room');
  await becomes(t, () => page.locator('th[aria-sort=ascending]').textContent(), 'Läuft ab');
});

/** The width of a scroll bar in px. The browser of the tests has none. */
const SCROLL_BAR = 15;

test('at a desk, the buttons of a row cover no cell', async (t) => {
  const { as, shop } = await browsing(t);
  const { place: storageLocationId } = await fill(shop);
  await shop.ask('PUT', `/api/inventory/storage-locations/${storageLocationId}`, { name: 'Kühlraum 1 Fleisch' });
  const [category] = (await shop.ask('GET', '/api/categories')).content;
  const { id: articleId } = await shop.ask('POST', '/api/articles', {
    ...{ name: 'Maultaschenfüllung', articleNumber: 'W-900', categoryId: category.id },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 },
  });
  const stock = await shop.ask('POST', '/api/inventory/stocks', { articleId, storageLocationId });
  for (const expiryDate of ['2026-11-22', '2026-11-24'])
    await shop.ask('POST', `/api/inventory/stocks/${stock.id}/batches`, {
      ...{ batchId: `SC-110-20261127-${expiryDate.at(-1)}`, batchType: 'PURCHASED', quantityAmount: '17.54' },
      ...{ quantityUnit: 'KG', expiryDate },
    });
  for (const language of ['de', 'en'] as const) {
    const { page, context } = await as('admin', { language });
    for (const address of ['/expiring', '/stock-batches']) {
      await page.goto(address);
      await drawn(page);
      const fits = await page.locator('div:has(> table)').evaluate((box, scrollBar) => {
        (box as HTMLElement).style.width = `${box.clientWidth - scrollBar}px`;
        return box.scrollWidth <= box.clientWidth;
      }, SCROLL_BAR);
      t.ok(fits, `${address} ${language}`);
    }
    await context.close();
  }
});

test('a phone shows filters behind a button that counts those in use; a tablet shows them directly', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390, at: '/lots' });
  await drawn(page);
  const origin = page.getByLabel('Entstanden durch');
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await becomes(t, () => page.getByLabel('Suche', { exact: true }).isVisible(), true, 'what is searched most stays');
  await becomes(t, () => origin.isVisible(), false);
  await becomes(t, () => button.getAttribute('aria-pressed'), 'false');
  await button.click();
  await origin.selectOption('RUN');
  await page.locator('[data-cards] tbody tr', { hasText: 'C-BAUCH' }).waitFor();
  await page.getByRole('button', { name: 'Filter: 1' }).click();
  await becomes(t, () => origin.isVisible(), false, 'folded again');
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.locator('[data-cards]').textContent(), /C-BAUCH/, 'what is folded filters still');
  t.notMatch(await page.locator('[data-cards]').textContent(), /L-2611-03/);
  await page.setViewportSize({ width: 768, height: 1024 });
  await becomes(t, () => origin.isVisible(), true, 'a tablet has room for them');
  await becomes(t, () => page.getByRole('button', { name: 'Filter: 1' }).isVisible(), false);
});

test('the audit log cuts a page of large changes short, and the next page continues after it', async (t) => {
  const { as, shop } = await browsing(t);
  for (let times = 0; times < 30; times++) {
    const rows = Array.from({ length: 50 }, (_, n) => ({
      ...{ name: `Lieferant ${times} ${n} ${'x'.repeat(150)}`, phone: '0123', street: 'y'.repeat(150) },
      ...{ contactPerson: 'z'.repeat(150), website: 'w'.repeat(150), city: 'c'.repeat(150) },
    }));
    await shop.ask('POST', '/api/suppliers/import', { rows });
  }
  const { page: first, content } = await shop.ask('GET', '/api/audit-log?size=50');
  t.ok(first.next < Math.min(50, first.totalElements), 'it is cut');
  t.equal(content.length, first.next);
  const { page } = await as('admin', { at: '/audit-log' });
  await drawn(page);
  const shown = page.locator('main tbody tr');
  await becomes(t, () => shown.count(), first.next);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await page.waitForURL(`**/audit-log?skip=${first.next}`);
  await drawn(page);
  t.ok((await shown.count()) > 0);
  await becomes(t, () => page.locator('[data-above]').textContent(), new RegExp(`^${first.next + 1} bis`));
  await page.getByRole('button', { name: 'Vorige Seite' }).click();
  await page.waitForURL('**/audit-log');
});

test('a list has keys, and the browser remembers its columns, density and preview', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 1366, at: '/stock-batches' });
  await drawn(page);
  const headings = page.locator('main thead th');
  const before = await headings.count();
  const view = page.getByRole('button', { name: 'Ansicht der Liste' });
  await view.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kompakt' }).click();
  await dialog.getByRole('checkbox', { name: 'Eingegangen' }).uncheck();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await becomes(t, () => headings.count(), before - 1);
  await page.reload();
  await drawn(page);
  await becomes(t, () => headings.count(), before - 1, 'the browser remembers the columns');
  await becomes(t, () => page.locator('table[data-dense]').count(), 1, 'and the density');
  await view.click();
  await dialog.getByRole('button', { name: 'Mit Vorschau' }).click();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await page.locator('main h1').focus();
  // Keys that follow each other as fast as those of a scanner would be a scan.
  for (const key of ['j', 'j', 'ArrowDown', 'k', 'x']) await page.keyboard.press(key, { delay: 200 });
  const second = page.locator('main tbody tr').nth(1);
  await becomes(t, () => second.getByRole('checkbox').isChecked(), true);
  const lot = (await second.locator('[data-code]').textContent()) ?? '';
  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  await becomes(t, () => preview.textContent(), new RegExp(`${lot}.*Eingegangen`), 'it has the hidden values, too');
  await page.keyboard.press('Enter');
  await page.waitForURL(/stocks\/.*\/batches\//);
  await page.goto('/orders');
  await drawn(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nj');
  await becomes(t, () => page.getByLabel('Suche', { exact: true }).inputValue(), 'nj', 'keys are text in a field');
  await page.locator('main h1').focus();
  await page.keyboard.press('n');
  await page.waitForURL('**/orders/new');
});
