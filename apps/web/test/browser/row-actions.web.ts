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
    ...expired.toSpliced(0, 3, 'Umlagern', 'Abschreiben', 'Etikett', 'Packungen etikettieren'),
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
  await becomes(t, () => dialog.getByRole('listitem').filter({ hasText: 'L-2611-03' }).textContent(), /Erledigt/);
  await becomes(t, () => dialog.getByRole('listitem').filter({ hasText: 'L-2611-07' }).textContent(), /Nicht erledigt/);
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
  await dialog.waitFor({ state: 'detached' });
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?batchId=L-2611-03');
  t.match(
    content.filter(({ quantityAmount }: { quantityAmount: number }) => quantityAmount > 0),
    [{ storageLocationName: 'Quarantäne', quantityAmount: 3.2 }],
  );
});

test('a user without booking permissions has no booking actions, also on ticked rows', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('berta', 'SALES_MANAGER');
  const { page } = await as('berta', { at: '/stock-batches' });
  await drawn(page);
  await page.getByRole('checkbox', { name: 'L-2611-03 auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Ausgewählte Zeilen' });
  await becomes(t, async () => (await bar.locator('a, button').allTextContents()).filter(Boolean), ['Etiketten']);
  await becomes(t, () => page.getByRole('link', { name: 'Abschreiben' }).count(), 0);
  await menuOf(page, 'L-2611-03').click();
  await page.getByRole('dialog').waitFor();
  t.notMatch(await page.getByRole('dialog').textContent(), /Abschreiben|Umlagern|Ausliefern/);
});

test('seven expired batches are written off with four clicks, and the message undoes it', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  for (let number = 1; number <= 6; number++) {
    await shop.ask('POST', `/api/inventory/stocks/${made['stock']}/batches`, {
      ...{ batchId: `OLD-${number}`, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG' },
      expiryDate: '2026-11-20',
    });
  }
  const expired = async (): Promise<number> =>
    (await shop.ask('GET', '/api/inventory/stock-batches?status=EXPIRED')).page.totalElements;
  t.equal(await expired(), 7);
  const { page } = await as('admin');
  let clicks = 0;
  await page.exposeFunction('clicked', () => clicks++);
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (globalThis as never as { clicked(): void }).clicked(),
      true,
    ),
  );
  await page.goto('/');
  await drawn(page);
  await page.getByRole('link', { name: /^7\s*Abgelaufen/ }).click();
  await page.waitForURL('**/stock-batches?status=EXPIRED');
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await page.getByRole('button', { name: 'Abgelaufen', pressed: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Abschreiben: 7' }).click();
  await becomes(t, expired, 0);
  const undo = page.getByRole('status').getByRole('button', { name: 'Rückgängig' });
  await undo.waitFor();
  t.equal(clicks, 4);
  const message = await undo.locator('..').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  t.ok(message && heading && message.y + message.height <= heading.y, 'the message covers no content');
  await undo.click();
  await becomes(t, expired, 7);
});

test('ticked drafts are confirmed, and one with a question stays a draft that the dialog links to', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/sales/orders?status=DRAFT');
  t.ok(content.length > 0);
  const { page } = await as('admin', { at: '/orders?status=DRAFT' });
  await drawn(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bestätigen: 1' }).click();
  const refused = page.getByRole('dialog').getByText('Nicht erledigt');
  const done = page.getByRole('status').getByText('Bestätigen: 1 Eintrag');
  await refused.or(done).first().waitFor();
  const { page: left } = await shop.ask('GET', '/api/sales/orders?status=DRAFT');
  t.equal(left.totalElements, (await refused.count()) > 0 ? content.length : content.length - 1);
});
