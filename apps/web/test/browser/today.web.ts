/**
 * Tests Today on a screen that stays open. The page refreshes itself, begins the new day, and shows an open recall
 * above its other content.
 */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

const asked = (page: Page) => page.waitForRequest((request) => new URL(request.url()).pathname === '/api/today');

for (const path of ['/', '/floor'])
  test(`${path} requests Today every minute while it is visible, and on return to the page`, async (t) => {
    const { as } = await browsing(t);
    const { page } = await as('admin');
    await page.clock.install();
    await page.goto(path);
    await drawn(page);
    for (let minute = 0; minute < 2; minute++) {
      const request = asked(page);
      await page.clock.fastForward('01:00');
      await request;
    }
    const show = (state: string) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    let count = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/today')) count++;
    });
    await page.clock.fastForward('05:00');
    await drawn(page);
    t.equal(count, 0, 'not while it is hidden');
    const request = asked(page);
    await show('visible');
    await request;
  });

test('Today shows the new day at midnight of the shop', async (t) => {
  const { as, shop } = await browsing(t);
  shop.clock.set('2026-11-23T22:59:00.000Z');
  const { page } = await as('admin');
  await page.clock.install({ time: '2026-11-23T22:59:40Z' });
  await page.goto('/');
  await page.getByText('23.11.2026').first().waitFor();
  shop.clock.set('2026-11-23T23:00:01.000Z');
  const session = page.waitForRequest((request) => request.url().endsWith('/api/session'));
  await page.clock.fastForward(25_000);
  await session;
  await page.getByText('24.11.2026').first().waitFor();
  await becomes(t, () => page.getByText('23.11.2026').count(), 0);
});

test('Today and the floor home show an open recall above all other content, but no recall exercise', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/quality/recalls?status=OPEN&mode=REAL');
  const { page } = await as('admin', { width: 390 });
  const alarm = page.getByRole('alert', { name: 'Ein Rückruf ist offen' });
  t.equal(content.length, 1);
  t.equal((await shop.ask('GET', '/api/quality/recalls?status=OPEN&mode=MOCK')).content.length, 1);
  for (const path of ['/floor', '/']) {
    await page.goto(path);
    await alarm.getByText(content[0].reason).waitFor();
    await drawn(page);
    t.notMatch(await page.locator('main').textContent(), /Jährliche Übung/, 'an exercise is no alarm');
    t.equal(await alarm.locator('xpath=preceding-sibling::*[not(self::header)]').count(), 0, `first on ${path}`);
    t.not(await alarm.locator('xpath=following-sibling::*').count(), 0);
  }
  const { y = 0 } = (await alarm.boundingBox()) ?? {};
  t.ok(y < 400, `it is in view: ${y}`);
  await alarm.getByRole('link').click();
  await page.waitForURL(new RegExp(`/recalls/${content[0].id}$`));
});

test('the set-up list stays hidden on the device after a reload', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  const list = page.getByRole('region', { name: 'Betrieb einrichten' });
  await page.reload();
  await drawn(page);
  await list.getByRole('button', { name: 'Auf diesem Gerät ausblenden' }).click();
  await list.waitFor({ state: 'detached' });
  await page.reload();
  await drawn(page);
  t.equal(await list.count(), 0);
});
