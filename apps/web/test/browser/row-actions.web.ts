/// <reference lib="dom" />
/** Tests the actions on goods in the lists and on the pages that show the goods. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';
import type { Shop } from './shop.ts';

const movementsOf = async ({ ask }: Shop, stock: string | undefined) =>
  (await ask('GET', `/api/inventory/stocks/${stock}/movements?sort=at,desc`)).content;
const menuOf = (page: Page, lot: string) => page.getByRole('button', { name: `Aktionen: ${lot}` });

test('the row of an expired batch leads to its write-off, which returns to the list', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: '/expiring?withinDays=0' });
  await drawn(page);
  await page
    .getByRole('row', { name: /L-2611-03/ })
    .getByRole('link', { name: 'Abschreiben' })
    .click();
  await page.getByRole('button', { name: 'Abgelaufen', pressed: true }).waitFor();
  await becomes(t, () => page.getByLabel('Wie viel wird abgeschrieben?').inputValue(), '3,2', 'all of it is filled in');
  await page.getByRole('button', { name: 'Abschreiben' }).click();
  await page.waitForURL('**/expiring?withinDays=0');
  await page.getByText('In 0 Tagen läuft nichts ab').waitFor();
  const [last] = await movementsOf(shop, made['stock']);
  t.match(last, { type: 'WRITTEN_OFF', reasonCode: 'EXPIRED' });
});

test('each row lists its possible actions as links to forms that are filled in', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  const offered = async (address: string, lot: string) => {
    await page.goto(address);
    await drawn(page);
    await menuOf(page, lot).first().click();
    await page.getByRole('dialog').waitFor();
    return page.getByRole('dialog').getByRole('link').allTextContents();
  };
  const expired = ['Abschreiben', 'Umlagern', 'Etikett', 'Rückverfolgung'];
  t.same(await offered('/', 'L-2611-03'), expired, 'on Today');
  t.same(await offered('/expiring', 'L-2611-03'), expired, 'in the list of what expires');
  const [{ batchId: blocked }] = (await shop.ask('GET', '/api/inventory/stock-batches?status=BLOCKED')).content;
  for (const address of ['/stock-batches?status=BLOCKED', '/holds'])
    t.same(await offered(address, blocked), expired.toSpliced(0, 2, 'Umlagern', 'Abschreiben'), address);
  t.same(await offered('/stock-batches?batchId=L-2611-22', 'L-2611-22'), [
    'Ausliefern',
    ...expired.toSpliced(0, 2, 'Umlagern', 'Abschreiben'),
  ]);
  await page.getByRole('link', { name: 'Ausliefern' }).click();
  await page
    .getByText(/L-2611-22/)
    .first()
    .waitFor();
  await becomes(t, () => page.getByLabel('Menge').inputValue(), '60');
});

test('an expired stock batch offers the write-off first, and its lot links to a filled-in transfer', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin');
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-03');
  const [{ id, lotId }] = content;
  const actions = page.locator('main header').first().locator('a, button');
  await page.goto(`/stocks/${made['stock']}/batches/${id}`);
  await drawn(page);
  const shown = (await actions.allTextContents()).filter((text) => text.trim() !== 'Bestand');
  t.equal(shown[0], 'Abschreiben');
  t.ok(shown.indexOf('Entnehmen') > shown.indexOf('Umlagern'), shown.join());
  await page.goto(`/lots/${lotId}`);
  await drawn(page);
  await page.getByRole('link', { name: 'Umlagern', exact: true }).click();
  await page
    .getByText(/L-2611-03/)
    .first()
    .waitFor();
  await becomes(t, () => page.getByLabel('Wie viel wird umgelagert?').inputValue(), '3,2');
});

test('ticked rows are written off together; a refused row stays ticked, and the others are booked', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: '/stock-batches?batchId=L-2611-03' });
  await drawn(page);
  await page.goto(
    `/stock-batches?articleId=${(await shop.ask('GET', `/api/inventory/stocks/${made['stock']}`)).articleId}`,
  );
  await drawn(page);
  await page.getByRole('checkbox', { name: 'L-2611-03 auswählen' }).check();
  await page.getByRole('checkbox', { name: 'L-2611-07 auswählen' }).check();
  await page.getByRole('button', { name: 'Abschreiben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abschreiben: 2' }).click();
  await dialog.getByText(/Grund.*erforderlich/i).waitFor();
  // Another user removes 1 kg of a ticked batch while the dialog is open.
  await shop.ask('POST', `/api/inventory/stocks/${made['stock']}/batches/${made['stockBatch']}/remove`, {
    ...{ quantityAmount: '1', quantityUnit: 'KG' },
  });
  await dialog
    .getByRole('button', { name: 'Schwund' })
    .or(dialog.getByRole('button', { name: 'Abfall' }))
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Abschreiben: 2' }).click();
  await dialog.getByRole('button', { name: 'Abschreiben: 1' }).waitFor();
  await becomes(t, () => dialog.getByRole('listitem').filter({ hasText: 'L-2611-03' }).textContent(), /Gebucht/);
  await becomes(t, () => dialog.getByRole('listitem').filter({ hasText: 'L-2611-07' }).textContent(), /Nicht gebucht/);
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await becomes(
    t,
    () => page.getByRole('checkbox', { name: 'L-2611-07 auswählen' }).isChecked(),
    true,
    'the refused row stays ticked',
  );
  const written = (await movementsOf(shop, made['stock'])).filter(
    ({ type }: { type: string }) => type === 'WRITTEN_OFF',
  );
  t.equal(written.length, 1);
});

test('ticked rows are moved together to a place without a stock of their article', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390, at: '/expiring' });
  await drawn(page);
  await page.getByRole('checkbox', { name: 'L-2611-03 auswählen' }).check();
  await page.getByRole('checkbox', { name: 'L-2611-07 auswählen' }).check();
  await page.getByRole('button', { name: 'Umlagern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('quar');
  await dialog.getByRole('option', { name: 'Quarantäne' }).click();
  await dialog.getByRole('button', { name: 'Umlagern: 2' }).click();
  await dialog.getByRole('listitem').filter({ hasText: 'L-2611-07' }).getByText('Gebucht').waitFor();
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-03');
  t.match(
    content.filter(({ quantityAmount }: { quantityAmount: number }) => quantityAmount > 0),
    [{ storageLocationName: 'Quarantäne', quantityAmount: 3.2 }],
  );
});

test('a user without booking permissions sees no check boxes and no booking actions', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('berta', 'SALES_MANAGER');
  const { page } = await as('berta', { at: '/stock-batches' });
  await drawn(page);
  await becomes(t, () => page.getByRole('checkbox').count(), 0);
  await becomes(t, () => page.getByRole('link', { name: 'Abschreiben' }).count(), 0);
  await menuOf(page, 'L-2611-03').click();
  await page.getByRole('dialog').waitFor();
  t.notMatch(await page.getByRole('dialog').textContent(), /Abschreiben|Umlagern|Ausliefern/);
});
