/// <reference lib="dom" />
/** Tests the loading of the demo shop from Today, and its removal. One test does all, because a loading takes long. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';

test('an administrator loads the demo shop, removes it, loads it again, and cannot remove it after other entries', {
  timeout: 300_000,
}, async (t) => {
  const { shop, as } = await browsing(t);
  await shop.person('berta', 'WAREHOUSE_WORKER');
  const { page: other } = await as('berta');
  await becomes(
    t,
    () => other.getByRole('button', { name: 'Vorführbetrieb laden' }).count(),
    0,
    'only for administrators',
  );

  const { page, taken } = await as('admin');
  const list = page.getByRole('region', { name: 'Betrieb einrichten' });
  await list.waitFor();
  await list.getByText('1 von 10 Schritten sind erledigt').click();
  t.match((await list.getByRole('listitem').allTextContents())[0], /: 2$/, 'the two users');
  t.equal(await list.getByRole('listitem').count(), 10);
  await page.getByRole('button', { name: 'Vorführbetrieb laden' }).click();
  await page.getByText('Geben Sie Vorführbetrieb ein').waitFor();
  await page.getByLabel('Zum Bestätigen').fill('vorführbetrieb');
  await page.getByRole('button', { name: 'Vorführbetrieb laden' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByText('Der Vorführbetrieb ist geladen').waitFor({ timeout: 240_000 });
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: 'Vorführbetrieb laden' }).count(), 0, 'once');
  const users = await page.getByRole('region', { name: 'Benutzer des Vorführbetriebs' }).textContent();
  const [, password] = /Passwort (\S+) an/.exec(users ?? '') ?? [];
  t.match(users, /demo-sales-staff/);
  const login = { username: 'demo-sales-staff', password };
  t.equal((await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })).statusCode, 200);
  await page.reload();
  await drawn(page);
  await becomes(t, () => list.count(), 0, 'the shop is set up');
  t.same(taken(), []);
  const total = async (path: string) => (await shop.ask('GET', `/api/${path}`)).page.totalElements;
  t.same(
    await Promise.all(
      [
        ...['articles', 'inventory/lots?origin=BOOKED_IN', 'sales/deliveries', 'quality/recalls'],
        ...['quality/control-points', 'quality/devices', 'quality/readings', 'quality/deviations'],
      ].map(total),
    ),
    [157, 628, 16, 1, 17, 1, 1382, 2],
  );
  await page
    .getByRole('link', { name: /Abgelaufen/ })
    .first()
    .click();
  await page.locator('main h1', { hasText: 'Chargenbestände' }).waitFor();
  t.match(page.url(), /status=EXPIRED/);

  await page.goto(`${shop.url}/settings`);
  const removal = page.getByRole('region', { name: 'Vorführbetrieb entfernen' });
  const remove = removal.getByRole('button', { name: 'Vorführbetrieb entfernen' });
  await remove.click();
  await removal.getByText('Geben Sie Vorführbetrieb ein').waitFor();
  await removal.getByLabel('Zum Bestätigen').fill('vorführbetrieb');
  await remove.click();
  await page.getByText('Der Vorführbetrieb ist entfernt').waitFor();
  await removal.waitFor({ state: 'detached' });
  await page.goto(`${shop.url}/`);
  await list.waitFor();
  const paths = [
    ...['articles', 'inventory/lots', 'sales/deliveries', 'quality/recalls'],
    ...['quality/control-points', 'quality/devices', 'quality/readings', 'quality/deviations', 'users'],
  ];
  t.same(await Promise.all(paths.map(total)), [0, 0, 0, 0, 0, 0, 0, 0, 2]);

  // The demo shop can be loaded again on the same day. No stored response prevents the loading.
  await loadInTwoParts(page);
  t.same(await Promise.all(['articles', 'quality/readings', 'quality/devices'].map(total)), [157, 1382, 1]);

  // The demo shop stays, because the shop has another record.
  await page.goto(`${shop.url}/settings`);
  await removal.getByLabel('Zum Bestätigen').fill('Vorführbetrieb');
  await shop.ask('POST', '/api/categories', { name: 'Eigene' });
  await remove.click();
  await removal.getByText(/andere Eingaben \(1\), die letzte von admin/).waitFor();
  t.equal(await total('articles'), 157, 'nothing is removed');
});

/** Loads the demo shop. Interrupts the loading, and continues it after a reload. */
async function loadInTwoParts(page: Page): Promise<void> {
  let asked = 0;
  // One response arrives after other requests have failed. The page must still show the failures.
  await page.route('**/api/articles', async (route) => {
    if (++asked > 20) return route.abort();
    if (asked === 20) await setTimeout(3_000);
    return route.continue();
  });
  await page.getByLabel('Zum Bestätigen').fill('Vorführbetrieb');
  await page.getByRole('button', { name: 'Vorführbetrieb laden' }).click();
  await page.getByRole('button', { name: 'Weiter laden' }).waitFor({ timeout: 240_000 });
  await page.unroute('**/api/articles');
  // The loading continues after a reload, because the device stores its state.
  await page.reload();
  await page.getByRole('button', { name: 'Weiter laden' }).click();
  await page.getByText('Der Vorführbetrieb ist geladen').waitFor({ timeout: 240_000 });
}
