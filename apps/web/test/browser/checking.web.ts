/// <reference lib="dom" />
/** Tests what is checked beside the round: the day, corrections, the cards of Today, and the points of a batch. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';
import { pointOf, taskOf } from './goods-checked.ts';

test('the day shows what was done and missed; a mistyped value is corrected there', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('PUT', '/api/settings', { closedWeekdays: [] });
  const point = await pointOf(shop.ask, { name: 'Lufttemperatur', limits: { max: 7 } });
  await pointOf(shop.ask, { name: 'Fettabscheider', measure: 'CHECK' });
  await shop.ask('POST', '/api/quality/readings', { readings: [{ controlPointId: point, value: 41 }] });
  // A day later.
  shop.clock.set('2026-11-24T08:30:00.000Z');
  const { page, taken } = await as('admin', { at: '/hygiene/day' });
  await drawn(page);
  await page.getByRole('button', { name: 'Tag davor' }).click();
  await page.waitForURL(/date=2026-11-23/);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await becomes(t, () => row('Fettabscheider').textContent(), /Versäumt/);
  await becomes(t, () => row('Lufttemperatur').textContent(), /41.°C/);
  await row('Lufttemperatur').getByRole('button', { name: 'Berichtigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wert').fill('4,1');
  await dialog.getByLabel('Warum berichtigt wird').fill('Komma vergessen');
  await dialog.getByRole('button', { name: 'Berichtigen' }).click();
  await becomes(t, () => row('Lufttemperatur').textContent(), /4,1.°C/);
  t.match(await shop.ask('GET', '/api/quality/deviations'), { content: [{ status: 'WITHDRAWN' }] });
  await page.goto('/readings');
  await drawn(page);
  await becomes(t, () => row('Komma vergessen').textContent(), /Lufttemperatur.*4,1.*Berichtigung/);
  t.same(taken(), []);
});

test('Today shows what is due in red after two hours, and its figures open exactly that', async (t) => {
  const { as, shop } = await browsing(t);
  await pointOf(shop.ask, { name: 'Lufttemperatur', limits: { max: 7 } });
  await taskOf(shop.ask, 'Theke');
  const { page } = await as('admin');
  await drawn(page);
  const figure = page.getByRole('list', { name: 'Auf einen Blick' }).getByRole('link', { name: /Zu messen/ });
  const colour = () => figure.locator('strong').evaluate((one) => getComputedStyle(one).color);
  // 07:00 in Berlin is 06:00 UTC. The shop is at 08:30 UTC.
  const late = await colour();
  await figure.click();
  await page.waitForURL(/show=controlsDue/);
  await becomes(t, () => page.locator('tbody tr').count(), 1);
  await page.getByRole('button', { name: 'Ganzen Tag zeigen' }).click();
  await becomes(t, () => page.locator('tbody tr').count(), 2);
  shop.clock.set('2026-11-24T07:59:00.000Z');
  const { page: later } = await as('admin');
  await drawn(later);
  const soon = later.getByRole('list', { name: 'Auf einen Blick' }).getByRole('link', { name: /Zu messen/ });
  t.not(await soon.locator('strong').evaluate((one) => getComputedStyle(one).color), late, 'not red before two hours');
});

test('a batch whose critical point is not met is measured, or its outputs are held', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.ask('POST', '/api/quality/control-points', {
    ...{ name: 'Kerntemperatur', kind: 'CCP', scope: 'BATCH', measure: 'TEMPERATURE', limits: { min: 72 } },
  });
  const execution = () => shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  const { page } = await as('admin', { width: 768, at: `/batches/${made['atWork']}/complete` });
  // The clock of the service stands still, so the clock of the page has to. Otherwise a later reading may seem earlier.
  const begin = Date.now();
  await page.clock.setFixedTime(begin);
  await drawn(page);
  await page.getByText('Kritische Grenzwerte sind nicht eingehalten: Kerntemperatur: Nicht gemessen.').waitFor();
  const type = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.locator(`[data-key="${key}"]`).click();
  };
  await page.getByRole('button', { name: 'Messen: Kerntemperatur' }).click();
  await type(['6', '9', 'next']);
  await page.getByRole('alert').getByText('Zu niedrig: 69 °C').waitFor();
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await becomes(t, async () => (await execution()).controlPoints[0].state, 'NOT_MET');
  await page.getByRole('button', { name: 'Erzeugnisse sperren' }).click();
  await becomes(t, () => page.getByLabel('Sperrgrund').inputValue(), /Kerntemperatur: 69.°C/);
  await page.getByLabel('Sperrgrund').fill('');
  shop.clock.advance(60_000);
  await page.clock.setFixedTime(begin + 60_000);
  await page.getByRole('button', { name: 'Messen: Kerntemperatur' }).click();
  await type(['7', '4', 'next']);
  await becomes(t, async () => (await execution()).controlPoints[0].state, 'MET');
  await becomes(t, () => page.getByText(/Kritische Grenzwerte/).count(), 0);
});
