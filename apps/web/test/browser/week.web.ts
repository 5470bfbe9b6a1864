/// <reference lib="dom" />
/** Tests the week board of batches, and the scrolling of a trace picture. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

const dayOf = (page: Page, name: string) => page.getByRole('region', { name });

test('a planned batch moves to another day by dragging, and back', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: '/batches/week' });
  await drawn(page);
  const card = page.locator('[draggable=true]', { hasText: 'Lyoner' });
  // Drops near the top of the column, because the middle of the column may be below the window.
  await card.dragTo(dayOf(page, 'Do., 26.11.'), { targetPosition: { x: 40, y: 100 } });
  await dayOf(page, 'Do., 26.11.').getByText('Lyoner').waitFor();
  const now = async () => {
    const { productionDate, bestBeforeDate } = await shop.ask('GET', `/api/production/batches/${made['batch']}`);
    return [productionDate, bestBeforeDate];
  };
  await becomes(t, now, ['2026-11-26', '2026-12-17']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await dayOf(page, 'Mo., 23.11.').getByText('Lyoner').waitFor();
  await becomes(t, now, ['2026-11-23', '2026-12-14']);
  await becomes(t, () => page.locator('[draggable=true]').count(), 1, 'what was started stays on its day');
});

test('the week shows what orders need, plans what is missing, marks closed days and folds past empty days', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const lines = [{ articleId: made['article'], quantityAmount: '200.5', quantityUnit: 'KG' }];
  const order = { customerId: made['customer'], requestedDate: '2026-11-26', lines };
  const { id } = await shop.ask('POST', '/api/sales/orders', order);
  const acknowledge = { codes: ['OVER_CALL'], reason: 'Fest' };
  await shop.ask('POST', `/api/sales/orders/${id}/confirm`, { acknowledge });
  const { days } = await shop.ask('GET', '/api/sales/demand?from=2026-11-26&to=2026-11-26');
  const { missing } = days[0].articles[0];
  const { page } = await as('admin', { at: '/batches/week' });
  await drawn(page);
  const thursday = dayOf(page, 'Do., 26.11.');
  await becomes(t, () => thursday.textContent(), /Lyoner im Ring.*Bestellt.*200,5\skg.*Fehlt/s);
  await becomes(t, () => dayOf(page, 'So., 29.11.').getByText('geschlossen').count(), 1);
  await thursday.getByRole('link', { name: /planen$/ }).click();
  await becomes(t, () => page.getByLabel('Geplante Menge').inputValue(), missing.replace('.', ','));
  await page.getByRole('button', { name: 'Planen', exact: true }).click();
  await page.waitForURL(/batches\/[\w-]{36}$/);
  await page.goto('/batches/week');
  await drawn(page);
  await becomes(t, () => thursday.textContent(), /Bestellt.*200,5\skg.*Geplant/s);
  await becomes(t, () => thursday.getByText('Fehlt').count(), 0);
  await page.goto('/batches/week?day=2026-11-16');
  await drawn(page);
  await page.getByText(/^Ohne Produktion: Mo., 16\.11\. · .*So., 22\.11\./).waitFor();
  await becomes(t, () => page.getByRole('region', { name: 'Mo., 16.11.' }).count(), 0);
});

test('a planned batch moves to another day by keys on a phone', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390, at: '/batches/week' });
  await drawn(page);
  const button = page.getByRole('button', { name: 'Lyoner auf einen anderen Tag verschieben' });
  await button.focus();
  await page.keyboard.press('Enter');
  const day = page.getByRole('dialog').getByRole('button', { name: 'Mi., 02.12.' });
  await day.focus();
  await focused(day);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  t.match(await shop.ask('GET', `/api/production/batches/${made['batch']}`), {
    productionDate: '2026-12-02',
    bestBeforeDate: '2026-12-23',
  });
});

test('the picture of a trace shows the sides on which it continues, and scrolls there', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  for (const width of [1280, 390]) {
    const { page, context } = await as('admin', { width, at: `/lots/${made['traced']}/trace` });
    await drawn(page);
    const frame = page.getByRole('region', { name: 'Rückverfolgung als Diagramm' });
    const [all, seen] = await frame.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    t.ok((all ?? 0) > (seen ?? 0), 'it is wider than its frame');
    for (const name of ['Rechts geht es weiter', 'Links geht es weiter']) {
      const on = page.getByRole('button', { name });
      // The button disappears when the end of the picture on its side is in view.
      for (let taps = 0; (await on.count()) > 0 && taps < 12; taps++)
        await on.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
      await on.waitFor({ state: 'detached' });
    }
    await becomes(t, () => frame.evaluate(({ scrollLeft }) => scrollLeft), 0, `${width}: the first column is in view`);
    await becomes(
      t,
      () => page.getByRole('button', { name: 'Rechts geht es weiter' }).count(),
      1,
      'and the rest is announced',
    );
    await context.close();
  }
});
