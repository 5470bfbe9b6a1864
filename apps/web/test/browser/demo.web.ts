/// <reference lib="dom" />
/** One button on Today fills an empty shop. */
import { setTimeout } from 'node:timers/promises';
import { test } from 'tap';
import { browsing, settled } from './browser.ts';

test('an empty shop is filled from Today, with everything to be clicked', { timeout: 300_000 }, async (t) => {
  const { shop, as } = await browsing(t);
  await shop.person('berta', 'WAREHOUSE_WORKER');
  const { page: other } = await as('berta');
  t.equal(await other.getByRole('button', { name: 'Vorführladen laden' }).count(), 0, 'only for administrators');

  const { page, taken } = await as('admin');
  await page.getByRole('button', { name: 'Vorführladen laden' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByText('Der Vorführladen ist da').waitFor({ timeout: 240_000 });
  await settled(page);
  t.equal(await page.getByRole('button', { name: 'Vorführladen laden' }).count(), 0, 'once');
  t.same(taken(), []);
  const total = async (path: string) => (await shop.ask('GET', `/api/${path}`)).page.totalElements;
  t.same(
    await Promise.all(
      ['articles', 'inventory/lots?origin=BOOKED_IN', 'sales/deliveries', 'quality/recalls'].map(total),
    ),
    [150, 600, 4, 1],
  );
  await page
    .getByRole('link', { name: /Abgelaufen/ })
    .first()
    .click();
  await page.locator('main h1', { hasText: 'Posten' }).waitFor();
  t.match(page.url(), /status=EXPIRED/);
});

test('what was broken off goes on', { timeout: 300_000 }, async (t) => {
  const { shop, as } = await browsing(t);
  const { page } = await as('admin');
  let asked = 0;
  // One response arrives after others have failed; the page must still show the failures.
  await page.route('**/api/articles', async (route) => {
    if (++asked > 20) return route.abort();
    if (asked === 20) await setTimeout(3_000);
    return route.continue();
  });
  await page.getByRole('button', { name: 'Vorführladen laden' }).click();
  await page.getByRole('button', { name: 'Weiter laden' }).waitFor({ timeout: 240_000 });
  await page.unroute('**/api/articles');
  // The device stores the state, not the page.
  await page.reload();
  await page.getByRole('button', { name: 'Weiter laden' }).click();
  await page.getByText('Der Vorführladen ist da').waitFor({ timeout: 240_000 });
  t.equal((await shop.ask('GET', '/api/articles?size=1')).page.totalElements, 150);
});
