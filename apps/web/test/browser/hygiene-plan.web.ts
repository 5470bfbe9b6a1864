/// <reference lib="dom" />
/** Tests the pages of the hygiene plan, of devices with their keys, and of the report. */
import { readFileSync } from 'node:fs';
import { test } from 'tap';
import { becomes, browsing, drawn, follow } from './browser.ts';
import { send } from './goods-sensed.ts';

test('a control point is created, changed and deactivated, and its versions say what applied when', async (t) => {
  const { shop, as } = await browsing(t);
  await shop.ask('POST', '/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const { page, taken } = await as('admin', { language: 'en', at: '/hygiene/plan' });
  await page.getByRole('link', { name: 'New control point' }).click();
  await page.getByLabel('Name').fill('Cold room');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Is required, or a lowest value', { exact: true }).waitFor();
  await page.getByLabel('Highest value').fill('7');
  await page.getByLabel('Once per').selectOption('DAY');
  await page.getByLabel('Times of day').fill('7, 1430');
  await page.getByLabel('Responsible').fill('Anna');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Daily 07:00, 14:30').first().waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Highest value').fill('4,5');
  await dialog.getByLabel('Times of day').fill('25:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Must be a time of day like 07:00').waitFor();
  await dialog.getByLabel('Once per').selectOption('');
  await dialog.getByLabel('Times of day').fill('');
  await dialog.getByLabel('Responsible').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const versions = page.getByRole('table', { name: 'What applied when' });
  await versions.getByText('Limits: at most 4.5\u00a0°C · When needed').waitFor();
  const { content } = await shop.ask('GET', '/api/quality/control-points');
  t.match(content[0], { limits: { min: null, max: 4.5 }, schedule: null, responsible: '' });
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await versions.getByRole('row', { name: /Inactive/ }).waitFor();
  t.same(taken(), []);
});

test('the starting plan creates with one tap what is ticked, and leaves out what exists', async (t) => {
  const { shop, as } = await browsing(t);
  await shop.ask('POST', '/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  await shop.ask('POST', '/api/quality/cleaning-tasks', { name: 'Theke', schedule: { every: 'WEEK' } });
  const { page, taken } = await as('admin', { at: '/hygiene/starting-plan' });
  const proposed = page.getByRole('checkbox');
  await page.getByRole('checkbox', { name: 'Temperatur Kühlraum 1 auswählen' }).waitFor();
  t.equal(await page.getByRole('checkbox', { name: 'Theke auswählen', exact: true }).count(), 0);
  t.equal(await page.getByRole('checkbox', { checked: false }).count(), 0, 'all are ticked');
  const rows = (await proposed.count()) - 2;
  await page.getByRole('checkbox', { name: 'Fahrzeug auswählen' }).uncheck();
  await page.getByRole('button', { name: `${rows - 1} Einträge anlegen` }).click();
  await page.getByRole('button', { name: '1 Eintrag anlegen' }).waitFor({ state: 'detached' });
  await becomes(t, () => proposed.count(), 2, 'what was not ticked is left');
  const points = await shop.ask('GET', '/api/quality/control-points?size=50');
  const tasks = await shop.ask('GET', '/api/quality/cleaning-tasks?size=50');
  t.equal(points.page.totalElements + tasks.page.totalElements, rows);
  await follow(page, '/hygiene/cleaning/print');
  t.equal(await page.getByRole('row').count(), 1 + tasks.page.totalElements, 'the printed plan has all tasks');
  t.same(taken(), []);
});

test('the key of a device is shown once, with a command, and opens the readings', async (t) => {
  const { shop, as } = await browsing(t);
  const { page, taken } = await as('admin', { language: 'en', at: '/hygiene/devices' });
  await page.getByRole('button', { name: 'New device' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gateway');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  t.match(key, /^clv_[\w-]{43}$/);
  t.ok((await dialog.getByLabel('To try it').inputValue()).includes(`Authorization: Bearer ${key}`));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await send(shop, key, [{ channel: '1', measuredAt: shop.clock.now().toISOString(), value: 4.2 }]);
  await page.getByRole('link', { name: 'Gateway' }).click();
  await page.getByRole('button', { name: 'New key' }).click();
  await dialog.getByRole('button', { name: 'New key' }).click();
  await becomes(t, async () => (await dialog.getByLabel('Key', { exact: true }).inputValue()) === key, false);
  const later = { channel: '1', measuredAt: shop.clock.now().toISOString(), value: 4.2 };
  await t.rejects(send(shop, key, [later]), 'the old key has ended');
  await dialog.getByRole('button', { name: 'Done' }).click();
  t.equal(await page.getByText(key).count(), 0);
  t.same(taken(), []);
});

test('the report names its gaps with links to what mends them, and saves its files', async (t) => {
  const { shop, as } = await browsing(t);
  const { id } = await shop.ask('POST', '/api/quality/control-points', {
    ...{ name: 'Theke', measure: 'TEMPERATURE', limits: { max: 7 }, schedule: { every: 'DAY' } },
  });
  shop.clock.set('2026-11-25T08:30:00.000Z');
  await shop.ask('POST', '/api/quality/readings', { readings: [{ controlPointId: id, value: 9 }] });
  const { page, taken } = await as('admin', { language: 'en', at: '/hygiene/report' });
  await page.getByText('1 Jul 2026 to 30 Sept 2026').waitFor();
  await follow(page, '/hygiene/report?period=own&from=2026-11-23&to=2026-11-25');
  const gaps = page.getByRole('region', { name: 'What is missing' });
  await gaps.getByRole('link', { name: 'Settings of the shop' }).waitFor();
  await gaps.getByText('2 checks or cleanings were missed').waitFor();
  t.equal(
    await gaps.getByRole('link', { name: '24 Nov 2026', exact: true }).getAttribute('href'),
    '/hygiene/day?date=2026-11-24',
  );
  const file = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };
  const shown = await page.locator('code').last().textContent();
  t.equal(JSON.parse(await file('Everything (JSON)')).sha256, shown);
  t.match(await file('Days (CSV)'), /Theke/);
  t.match(await file('Readings (CSV)'), /Theke/);
  t.match(await file('Deviations (CSV)'), /Theke/);
  const [paper, response] = await Promise.all([
    page.context().waitForEvent('page'),
    page.waitForResponse(/format=PDF/),
    page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  t.equal(response.headers()['content-type'], 'application/pdf');
  await paper.close();
  await gaps.getByRole('link', { name: /^Theke/ }).click();
  await page.getByRole('button', { name: 'Record an action' }).waitFor();
  await drawn(page);
  t.same(taken(), []);
});
