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
