/// <reference lib="dom" />
/** Counts the taps, starting at Today, of the most frequent tasks. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { browsing, settled } from './browser.ts';
import { fill } from './goods.ts';

const LABEL = '010400638133393111261120310200123415261231\u001d10H-77';

/** Pastes a text as a scanner does. */
const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((code) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', code);
    dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Counts each tap. */
function tapping(page: Page) {
  let taps = 0;
  return {
    tap: async (role: 'link' | 'button', name: string) => {
      taps++;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    count: () => taps,
  };
}

test('what expires stands on Today', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390 });
  await settled(page);
  const soon = page.getByRole('region', { name: 'Läuft bald ab' });
  t.match(await soon.textContent(), /Kalbsbrät.*30 kg.*26\.11\.2026/);
});

test('a scanned label is received by two taps', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/articles?q=kalbsbr%C3%A4t');
  await shop.ask('PUT', `/api/articles/${content[0].id}/codes`, { gtins: ['04006381333931'] });
  const { page } = await as('admin', { width: 768 });
  await settled(page);
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

test('a batch is planned by two taps, and what is typed between', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  await settled(page);
  const { tap, count } = tapping(page);
  await tap('link', 'Ansatz planen');
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
