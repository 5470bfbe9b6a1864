/**
 * Tests tracing and recalls: the picture of a trace, an exercise by keyboard only, contacts, the list as a file, and
 * the release of holds.
 */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';
import type { Shop } from './shop.ts';

test('the picture of a trace leads from supplier to customer, by direction and point in time', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.goto(addressesOf(made)['/lots/:id/trace'] ?? '');
  await drawn(page);
  const picture = page.getByRole('region', { name: 'Rückverfolgung als Diagramm' });
  const place = async (name: RegExp) =>
    (await picture.getByRole('link', { name }).first().boundingBox())?.x ?? Number.NaN;
  const [supplier, start, customer] = [
    await place(/Viehhandel/),
    await place(/Schweinenacken/),
    await place(/Kantine/),
  ];
  t.ok(supplier < start && start < customer, `${supplier} < ${start} < ${customer}`);
  await becomes(t, () => page.locator('main').textContent(), /19,5\skg/);
  await page.getByLabel('Richtung').selectOption('FORWARD');
  await page.waitForURL(/direction=FORWARD/);
  await picture.getByRole('link', { name: /Viehhandel/ }).waitFor({ state: 'detached' });
  await page.getByLabel('Stand von').fill('2026-11-23T09:00');
  await page.waitForURL(/asOf=2026-11-23T08/);
  await page.getByRole('alert').waitFor();
  t.match(taken().join(), /404/, 'half an hour before there was no such lot');
});

test('a recall exercise is opened by keyboard, records contacts, exports its list, is closed, and blocks nothing', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('neuer rück');
  await page.getByRole('option', { name: 'Neuer Rückruf' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/recalls/new');
  await drawn(page);
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      const label = await page.evaluate(
        () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent,
      );
      if (label?.startsWith(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo('Grund');
  await page.keyboard.type('Übung im November');
  await tabTo('Chargennummer des Lieferanten');
  await page.keyboard.type('VH-77');
  await page.getByText('Aktuell betroffen').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('main h1', { hasText: /^R-2026-11-23-/ }).waitFor();
  await becomes(
    t,
    () => page.locator('main').textContent(),
    /Stoppuhr.*0 von 2.*Anzurufende Kunden.*Noch nicht benachrichtigt/,
  );
  await page.getByRole('button', { name: 'Kontakt mit Kantine am Markt festhalten' }).click();
  await page.getByRole('button', { name: 'Festhalten', exact: true }).click();
  await page.getByText('1 von 2').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /CSV/ }).click(),
  ]);
  t.match(download.suggestedFilename(), /^R-2026-11-23-\d+\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  t.match(
    Buffer.concat(chunks).toString(),
    /^\uFEFF"name";.*[\s\S]*"Kantine am Markt";"Ute Beck";"0981 8150";.*;"REACHED";"PHONE";/,
  );
  await page.getByRole('button', { name: 'Rückruf abschließen' }).click();
  await page.getByLabel('Abschluss').fill('In einer Viertelstunde');
  await page.getByRole('dialog').getByRole('button', { name: 'Rückruf abschließen' }).click();
  await page.getByText('Abgeschlossen', { exact: true }).first().waitFor();
  t.match(await shop.ask('GET', `/api/inventory/lots/${made['traced']}`), { onHold: false, holds: [] });
  await becomes(t, () => page.getByRole('button', { name: /^Kontakt mit/ }).count(), 0);
  t.same(taken(), []);
});

test('holds show their reasons, and are released one by one', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { at: '/holds' });
  await drawn(page);
  const row = page.getByRole('row', { name: /Verpackung feucht/ });
  await row.getByRole('button', { name: /^Aktionen:/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rückverfolgung' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await row.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Mit der letzten Sperre wird die ganze Charge frei/)
    .waitFor();
  await page.getByRole('dialog').getByLabel('Grund').fill('Nachgesehen, trocken');
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await row.waitFor({ state: 'detached' });
  await becomes(t, () => page.locator('main').textContent(), /Fremdkörper gemeldet/, 'the other one stays');
});

/** Creates an article, a storage location and an empty stock. Returns the id of the stock. */
async function withStock(shop: Shop): Promise<string> {
  const { id: categoryId } = await shop.ask('POST', '/api/categories', { name: 'Fleisch' });
  const { id: articleId } = await shop.ask('POST', '/api/articles', {
    ...{ name: 'Schulter', articleNumber: 'R-1', categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 6.9 },
  });
  const { id: storageLocationId } = await shop.ask('POST', '/api/inventory/storage-locations', {
    ...{ name: 'Kühlraum 1', storageType: 'COLD_ROOM' },
  });
  const { id } = await shop.ask('POST', '/api/inventory/stocks', { articleId, storageLocationId });
  return id;
}

test('blocked goods include blocked stock batches, and are released in their row or together', async (t) => {
  const { as, shop } = await browsing(t);
  const { page } = await as('admin', { at: '/holds' });
  await page.getByText('Es ist keine Ware gesperrt.').waitFor();
  const stock = await withStock(shop);
  for (const batchId of ['L-1', 'L-2', 'L-3']) {
    await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
      ...{ batchId, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG', expiryDate: '2026-12-24' },
    });
  }
  for (const batchId of ['L-1', 'L-2'])
    await shop.ask('POST', `/api/inventory/stocks/${stock}/batches/${batchId}/block`, { reason: 'Beutel undicht' });
  const lots = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-3')).content;
  await shop.ask('POST', `/api/inventory/lots/${lots[0].id}/holds`, { reason: 'Zu warm' });
  await page.reload();
  await drawn(page);
  const rows = page.locator('main tbody tr');
  await becomes(t, () => rows.count(), 3);
  await becomes(t, () => rows.filter({ hasText: 'L-1' }).textContent(), /Schulter.*Kühlraum 1.*Beutel undicht.*admin/);
  await rows.filter({ hasText: 'L-1' }).getByRole('button', { name: 'Freigeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await becomes(t, () => rows.count(), 2);
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await page.getByRole('region', { name: 'Ausgewählte Zeilen' }).getByRole('button', { name: 'Freigeben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Freigeben: 2' }).click();
  await dialog.getByText(/erforderlich/).waitFor();
  await dialog.getByLabel('Grund').fill('Probe ohne Befund');
  await dialog.getByRole('button', { name: 'Freigeben: 2' }).click();
  await page.getByText('Es ist keine Ware gesperrt.').waitFor();
  t.equal((await shop.ask('GET', '/api/inventory/blocked-goods')).page.totalElements, 0);
});

test('holds show the last page when the holds of the shown page are released', async (t) => {
  const { as, shop } = await browsing(t);
  const stock = await withStock(shop);
  for (let number = 1; number <= 21; number++) {
    await shop.ask('POST', `/api/inventory/stocks/${stock}/batches`, {
      ...{ batchId: `L-${number}`, batchType: 'PURCHASED', quantityAmount: '1', quantityUnit: 'KG' },
      expiryDate: '2026-12-24',
    });
  }
  const { content } = await shop.ask('GET', '/api/inventory/lots?size=50');
  for (const { id } of content) await shop.ask('POST', `/api/inventory/lots/${id}/holds`, { reason: 'Zu warm' });
  const { page } = await as('admin', { at: '/holds?size=20&page=1' });
  await drawn(page);
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Nachgemessen');
  await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
  await becomes(t, () => page.getByRole('button', { name: 'Sperre aufheben' }).count(), 20);
});

test('the preview of a recall says that no lot matches only if the service says so', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, context } = await as('admin');
  const nothing = page.getByText('Keine passende Charge.');
  await page.goto('/recalls/new?lotNumber=L-0');
  await nothing.waitFor();
  const message = 'Zu viele Chargen sind betroffen.';
  await context.route('**/api/inventory/trace?*', (route) =>
    route.fulfill({ status: 409, json: { code: 'TRACE_TOO_LARGE', message, status: 409 } }),
  );
  await page.goto(`/recalls/new?lotId=${made['lot']}`);
  await page.getByText(message).waitFor();
  t.equal(await nothing.count(), 0);
});
