/// <reference lib="dom" />
/** Tests the pages of temperatures, deviations, the hygiene plan and the report with a sensor in a cold room. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, follow } from './browser.ts';
import { sense } from './goods-sensed.ts';
import type { Shop } from './shop.ts';
import { measuredYear, timeOfYear, YEAR } from './year-picture.ts';

const DAY_MS = 86_400_000;

/** Creates a cold room with a lot in it, and two days later a sensor with a warm night. */
async function coldRoom(shop: Shop) {
  const { ask, clock } = shop;
  const category = await ask('POST', '/api/categories', { name: 'Rohstoffe' });
  const article = await ask('POST', '/api/articles', {
    ...{ name: 'Rinderhüfte', articleNumber: 'R-080', categoryId: category.id },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
  });
  const room = { name: 'Kühlraum 1', storageType: 'COLD_ROOM', minTemperature: '0', maxTemperature: '4' };
  const place = await ask('POST', '/api/inventory/storage-locations', room);
  const stock = await ask('POST', '/api/inventory/stocks', { articleId: article.id, storageLocationId: place.id });
  for (const batchId of ['L-2611-01', 'L-2611-02'])
    await ask('POST', `/api/inventory/stocks/${stock.id}/batches`, {
      ...{ batchId, batchType: 'PURCHASED', quantityAmount: '20', quantityUnit: 'KG', expiryDate: '2026-12-24' },
    });
  clock.set(new Date(clock.now().getTime() + 2 * DAY_MS).toISOString());
  return sense(shop, place.id);
}

const pathOf = (page: Page, name: string) => page.locator(`figure path[data-part=${name}]`).getAttribute('d');

test('a room shows its last value, and its page shows days, weeks, months and years with their table', async (t) => {
  const { shop, as } = await browsing(t);
  await coldRoom(shop);
  const { page, taken } = await as('admin', { language: 'en', at: '/temperatures' });
  await page.getByRole('heading', { name: 'Kühlraum 1' }).waitFor();
  const card = page.getByRole('link', { name: /Temperatur Kühlraum 1/ });
  t.match(await card.textContent(), /3\.6\u00a0°CWithin limits/);
  t.ok((await card.locator('path[data-part=out]').getAttribute('d'))?.startsWith('M'), 'the warm night is red');
  shop.clock.set(new Date(shop.clock.now().getTime() + 3_600_000).toISOString());
  await page.reload();
  await page.getByText('Sensor silent').waitFor();
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Temperatur Kühlraum 1' }).waitFor();
  await page.getByText('Limits: 0\u00a0°C to 7\u00a0°C').waitFor();
  t.match(await pathOf(page, 'out'), /^M[\d.]+ [\d.]+h0L/, 'readings out of limits');
  await page.getByRole('button', { name: 'Before' }).click();
  await page.getByText(/^Tuesday,? 24 November 2026$/).waitFor();
  await page.getByRole('button', { name: 'Before' }).click();
  await becomes(t, () => page.locator('figure').getByText('Sensor sent nothing').count(), 1);
  await becomes(t, async () => (await pathOf(page, 'line'))?.split('M').length, 3, 'no line crosses the silence');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.getByText(/^23\sNov\s2026, 09:30: [\d.]+\s°C$/).waitFor();
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('table', { name: 'Measured values' }).waitFor();
  t.equal(await page.getByRole('table', { name: 'Times without values of the sensor' }).getByRole('row').count(), 2);
  for (const view of ['Week', 'Month', 'Year']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await page.getByRole('columnheader', { name: 'Mean' }).waitFor();
  }
  const wednesday = page.getByRole('row', { name: /Wednesday,? 25 November 2026/ });
  await becomes(t, () => wednesday.count(), 1, 'the year has a row for each day');
  await page.getByRole('button', { name: 'As a table' }).click();
  t.match(await pathOf(page, 'spread'), /^M.*Z$/, 'from the lowest to the highest value');
  t.same(await page.getByRole('link', { name: /25 Nov 2026, 01:30/ }).count(), 1, 'the deviation of the year');
  t.same(taken(), []);
});

test('sales staff see temperatures and deviations, but neither storage locations nor goods', async (t) => {
  const { shop, as } = await browsing(t);
  const { sensedPoint, warmNight } = await coldRoom(shop);
  await shop.person('berta', 'SALES_STAFF');
  const { page, taken } = await as('berta', { language: 'en', at: '/temperatures' });
  for (const path of ['/temperatures', `/temperatures/${sensedPoint}`, '/deviations', `/deviations/${warmNight}`]) {
    await follow(page, path);
    const text = (await page.locator('main').textContent()) ?? '';
    t.match(text, /Temperatur Kühlraum 1/, path);
    t.notMatch(text, /\b[\da-f]{8}-|Goods in doubt/, path);
  }
  t.same(taken(), []);
});

test('the day offers to correct what a person measured, to a value or to not done, but not what a sensor sent', async (t) => {
  const { shop, as } = await browsing(t);
  const { sensedPoint } = await coldRoom(shop);
  const { page, taken } = await as('admin', { language: 'en', at: '/hygiene/day' });
  const planned = page.getByRole('table', { name: 'Planned checks' });
  const row = planned.getByRole('row', { name: /^Temperatur Kühlraum 1.*°C · / });
  await row.waitFor();
  await drawn(page);
  t.equal(await row.getByRole('button', { name: 'Correct' }).count(), 0, 'sent by a sensor');
  await shop.ask('POST', '/api/quality/readings', { readings: [{ controlPointId: sensedPoint, value: 3.2 }] });
  await page.reload();
  await row.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog');
  t.same(await dialog.getByLabel('Result').locator('option').allTextContents(), ['–', 'Not done']);
  await dialog.getByLabel('Value').fill('2.3');
  await dialog.getByLabel('Why it is corrected').fill('Vertippt');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await row.getByText('2.3').waitFor();
  t.same(taken(), []);
});

test('the picture of a year is drawn with few elements', async (t) => {
  const { shop, as } = await browsing(t);
  const id = await measuredYear(shop);
  const { page } = await as('admin', { language: 'en', at: `/temperatures/${id}?${YEAR}` });
  await becomes(t, async () => ((await pathOf(page, 'line')) ?? '').split('L').length > 300, true);
  const elements = await page.locator('figure svg *').count();
  t.ok(elements < 60, `${elements} elements`);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await drawn(page);
  const took = await timeOfYear(page, 'Year');
  // Printed only: the machine may be busy.
  t.comment(`The picture of a year took ${took.toFixed(0)} ms`);
});

test('a deviation gets an action, its goods a hold and a recall, and somebody verifies it', async (t) => {
  const { shop, as } = await browsing(t);
  const { warmNight } = await coldRoom(shop);
  const { page, taken } = await as('admin', { language: 'en', at: `/deviations/${warmNight}` });
  await page.getByText('3 h 00 min').waitFor();
  await becomes(t, () => pathOf(page, 'out'), /L/);
  await page.getByRole('button', { name: 'Record an action' }).click();
  const dialog = page.getByRole('dialog');
  t.match(await dialog.getByLabel('What was done').inputValue(), /Kältetechnik rufen/, 'the proposed action');
  await dialog.getByLabel('Cause').fill('Tür stand offen');
  await dialog.getByLabel('What became of the goods').selectOption('HELD');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Acted on').first().waitFor();
  const goods = page.getByRole('region', { name: 'Goods in doubt' });
  t.equal(await goods.getByRole('checkbox', { checked: true }).count(), 3, 'both lots are ticked, and all of them');
  t.match(await goods.getByLabel('Reason for the hold').inputValue(), /^Temperatur Kühlraum 1 out of limits since .*9/);
  await goods.getByRole('checkbox', { name: 'Select L-2611-02' }).uncheck();
  await goods.getByRole('button', { name: 'Put 1 lot on hold' }).click();
  await becomes(t, () => goods.getByText('By this deviation').count(), 1);
  await goods.getByRole('link', { name: 'Prepare a recall' }).click();
  await page.getByText('Currently affected').waitFor();
  t.equal(await page.getByLabel('Lot number', { exact: true }).count(), 0, 'the held lot is the starting point');
  await page.goBack();
  await page.getByRole('button', { name: 'It was not effective' }).click();
  await dialog.getByRole('button', { name: 'Open it again' }).click();
  await page.getByText('Nothing was done about it yet.').waitFor();
  await page.getByRole('button', { name: 'Record an action' }).click();
  await dialog.getByLabel('Cause').fill('Dichtung defekt');
  await dialog.getByLabel('What became of the goods').selectOption('DISCARDED');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'It was effective' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('table', { name: 'Verification' }).waitFor();
  await follow(page, '/deviations?status=VERIFIED');
  await page.getByRole('link', { name: 'Temperatur Kühlraum 1' }).waitFor();
  t.same(taken(), []);
});
