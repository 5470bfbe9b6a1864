/**
 * Tests floor bookings without a network. The bookings wait in the outbox, and the page sends each of them once. Other
 * screens include the waiting bookings.
 */
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, keptPages, scanBeside, sent, waiting } from './browser.ts';
import { fill } from './goods.ts';

async function onTablet(t: Test) {
  const browser = await browsing(t);
  const made = await fill(browser.shop);
  const visited = await browser.as('admin', { width: 768, keepsPages: true });
  await keptPages(visited.page);
  return { ...visited, ...browser, made };
}

test('a return and a completion of a batch without a network wait over a reload, and are booked once', async (t) => {
  const { page, context, shop, made } = await onTablet(t);
  const execution = () => shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  await page.goto(`/batches/${made['atWork']}/complete`);
  await drawn(page);
  await page.goto(`/batches/${made['atWork']}/make`);
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  const row = page
    .getByRole('region', { name: 'Bisher eingesetzt' })
    .getByRole('listitem')
    .filter({ hasText: 'L-2611-21' });
  await row.getByRole('button', { name: 'Zurückgeben' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wie viel geht zurück?').fill('2');
  await dialog.getByRole('button', { name: 'Zurückgeben', exact: true }).click();
  await waiting(page, 1);
  const shoulder = page.getByRole('listitem').filter({ hasText: 'Schweineschulter' }).first();
  await shoulder.getByText(/^3 kg von/).waitFor();
  await row.getByText('Die Rückgabe · wartet auf das Senden').waitFor();
  await becomes(t, () => row.textContent(), /· 3.kg/, 'the row has so much less');
  await row.getByRole('button', { name: 'Zurückgeben' }).click();
  await dialog.getByRole('button', { name: 'Alles: 3 kg' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Ergebnis' }).click();
  await page.getByText('Eingesetzt 3 kg').waitFor();
  await page.getByLabel('Wie viel kam heraus?').fill('2');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page
    .getByText('Stimmt das? Bitte berichtigen oder begründen: Die Begründung wird als Notiz gespeichert.')
    .waitFor();
  await page.getByLabel('Notiz').fill('Nur ein Rest');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await waiting(page, 2);
  const end = page.locator('main').getByText(/abschließen: 2.kg/);
  await end.waitFor();
  for (const path of ['complete', 'make']) {
    await page.goto(`/batches/${made['atWork']}/${path}`);
    await end.waitFor();
    await becomes(
      t,
      () => page.getByRole('button', { name: /Abschließen|Einsetzen/ }).count(),
      0,
      'it cannot end twice',
    );
  }
  t.match(await execution(), { batch: { status: 'IN_PROGRESS' }, inputs: [{ quantity: '5' }] });
  await context.setOffline(false);
  await sent(page);
  await becomes(t, async () => (await execution()).batch.status, 'COMPLETED');
  t.match(await execution(), { inputs: [{ quantity: '3' }], outputs: [{ quantity: '2' }] });
});

test('a cutting without a network waits, and its input cannot be cut again', async (t) => {
  const { page, context, shop } = await onTablet(t);
  const cuttings = async () => (await shop.ask('GET', '/api/production/cuttings')).content.length;
  await page.goto('/cuttings/new');
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').waitFor();
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Wie viel von L-2611-20?').fill('45');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).fill('25');
  await page.getByLabel('Schweinebauch', { exact: true }).fill('20');
  for (const place of await page.getByLabel(/Lagerort/).all()) await place.selectOption('Kühlraum 1');
  await page.getByRole('button', { name: 'Zerlegung buchen' }).click();
  await waiting(page, 1);
  await page.getByText(/L-2611-20, 45.kg zerlegen · wartet auf das Senden/).waitFor();
  await scanBeside(page, 'L-2611-20');
  await page.getByRole('dialog').getByText('L-2611-20 ist ganz gebucht und wartet auf das Senden.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  t.equal(await cuttings(), 1);
  await context.setOffline(false);
  await sent(page);
  await becomes(t, cuttings, 2);
});

test('a delivery and a return without a network wait, and are booked once', async (t) => {
  const { page, context, shop, made } = await onTablet(t);
  const takenBack = async () => (await shop.ask('GET', `/api/sales/deliveries/${made['delivery']}`)).lines[0].takenBack;
  const before = Number(await takenBack());
  const deliveries = async () => (await shop.ask('GET', '/api/sales/deliveries')).content;
  const count = (await deliveries()).length;
  await page.goto(`/deliveries/${made['delivery']}`);
  await drawn(page);
  await page.goto(`/deliveries/new?customerId=${made['customer']}`);
  await drawn(page);
  await scanBeside(page, 'L-2611-22');
  await page.getByLabel('Menge').waitFor();
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Menge').fill('60');
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await waiting(page, 1);
  await page.getByText('An Gasthof zur Post ausliefern').waitFor();

  const stop = page.getByRole('dialog');
  for (const [path, name] of [
    ['/write-off', 'Abschreiben'],
    [`/deliveries/new?customerId=${made['customer']}`, 'Ausliefern'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await drawn(page);
    await scanBeside(page, 'L-2611-22');
    await stop.getByText('L-2611-22 ist ganz gebucht und wartet auf das Senden.').waitFor();
    await stop.getByRole('button', { name: 'Verstanden' }).click();
  }
  await page.goto('/scan?code=L-2611-22');
  await page.getByRole('heading', { name: 'L-2611-22' }).waitFor();
  const places = page.locator('main section li');
  await becomes(
    t,
    async () => (await places.allTextContents()).join(),
    /^0.kg · Kühlraum 1 · bis [\d.]+ Alles · wartet/,
  );
  await becomes(t, () => page.getByRole('link', { name: /Umlagern|Abschreiben|Ausliefern/ }).count(), 0);

  await page.goto(`/deliveries/${made['delivery']}`);
  await page.getByRole('button', { name: 'Zurücknehmen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Menge').fill('1');
  await dialog.getByLabel('Grund').fill('zu fett');
  await dialog.getByLabel('Wohin?').locator('option:checked', { hasText: 'Quarantäne' }).waitFor({
    state: 'attached',
  });
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await dialog.waitFor({ state: 'detached' });
  await waiting(page, 2);
  await page.getByText('1 kg · wartet auf das Senden').waitFor();
  t.equal(Number(await takenBack()), before);
  await context.setOffline(false);
  await sent(page);
  await becomes(t, async () => Number(await takenBack()), before + 1);
  t.equal((await deliveries()).length, count + 1);
});

test('inspections, releases and holds without a network wait, take effect at once, and are booked once', async (t) => {
  const { page, context, shop, made } = await onTablet(t);
  const warm = { stockId: made['stock'], quantityAmount: '5', quantityUnit: 'KG', expiryDate: '2026-12-24' };
  const receipt = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [
      { ...warm, lotNumber: 'WARM-1', temperature: 9, temperatureLimit: 7 },
      { ...warm, lotNumber: 'COLD-2' },
    ],
  });
  const [first, second] = receipt.lines;
  const lot = (id: string) => shop.ask('GET', `/api/inventory/lots/${id}`);
  const inspections = async () =>
    (await shop.ask('GET', `/api/procurement/goods-receipts/${receipt.id}`)).lines.map(
      ({ inspections: all }: { inspections: readonly object[] }) => all.length,
    );
  const card = page.getByRole('main');
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  for (const code of ['WARM-1', 'COLD-2']) {
    await page.goto(`/scan?code=${code}`);
    await page.getByRole('heading', { name: code }).waitFor();
    await drawn(page);
  }
  await page.goto(`/goods-receipts/${receipt.id}`);
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  const rows = page.getByRole('region', { name: 'Eingegangene Ware' }).getByRole('row');
  await rows.nth(2).getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nicht bestanden', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waiting(page, 1);
  await rows.nth(2).getByText('Nicht bestanden · wartet auf das Senden').waitFor();
  t.equal(await rows.nth(1).getByRole('button', { name: 'Prüfen' }).count(), 1, 'the other line is not inspected');
  t.equal(await rows.nth(2).getByRole('button', { name: 'Prüfen' }).count(), 0, 'no second inspection');

  await page.goto('/scan?code=COLD-2');
  await page.getByText('COLD-2 prüfen: Nicht bestanden · wartet auf das Senden').waitFor();
  await card.getByRole('heading', { name: 'COLD-2' }).locator('..').getByText('Gesperrt').waitFor();
  await becomes(t, () => button('Prüfen').count(), 0);
  await becomes(t, () => button('Sperren').count(), 0, 'it is on hold already');
  await becomes(t, () => button('Entnehmen').count(), 0, 'and is not taken out');

  await scanBeside(page, 'WARM-1');
  await page.getByText('9 °C gemessen, höchstens 7 °C erlaubt').waitFor();
  await button('Sperre aufheben').click();
  await button('Labor: in Ordnung').click();
  await button('WARM-1 freigeben').click();
  await waiting(page, 2);
  await card.getByText('Sperre von WARM-1 aufheben · wartet auf das Senden').waitFor();
  await becomes(t, () => button('Sperre aufheben').count(), 0, 'it cannot be released twice');
  t.same(await inspections(), [0, 0]);
  await context.setOffline(false);
  await sent(page);
  await becomes(t, inspections, [0, 1]);
  await becomes(t, async () => (await lot(first.lotId)).onHold, false);
  t.match(await lot(second.lotId), { onHold: true, holds: [{ cause: 'INSPECTION' }] });

  await page.goto('/block');
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Welche Charge wird gesperrt?').waitFor();
  await scanBeside(page, 'WARM-1');
  await page.getByRole('button', { name: 'Beschädigt' }).first().click();
  await page.getByRole('button', { name: 'Sperren', exact: true }).click();
  await waiting(page, 1);
  await scanBeside(page, 'WARM-1');
  await page.getByRole('dialog').getByText('Die Sperre von WARM-1 wartet auf das Senden.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Verstanden' }).click();
  await context.setOffline(false);
  await sent(page);
  await becomes(t, async () => (await lot(first.lotId)).holds.length, 2, 'the first was released, this is the second');
});

test('a block from the scan card without a network asks for its reason, and is not shown as done', async (t) => {
  const { page, context, shop } = await onTablet(t);
  const onHold = async () => (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-22')).content[0].onHold;
  await page.goto('/scan?code=L-2611-22');
  await page.getByRole('heading', { name: 'L-2611-22' }).waitFor();
  await drawn(page);
  await context.setOffline(true);
  const card = page.getByRole('main');
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  await button('Sperren').click();
  await button('L-2611-22 sperren').click();
  await card.getByText('Ist erforderlich').waitFor();
  await becomes(t, () => page.getByRole('link', { name: /wartet$/ }).count(), 0, 'nothing is booked');
  await button('Zu warm').click();
  await button('L-2611-22 sperren').click();
  await waiting(page, 1);
  await card.getByText('L-2611-22 sperren · wartet auf das Senden').waitFor();
  await becomes(t, () => card.getByText(/ist gesperrt/).count(), 0, 'it is waiting, not blocked');
  await context.setOffline(false);
  await sent(page);
  await becomes(t, onHold, true);
});

test('a new tab without a network continues the state of another tab, and shows the floor screens', async (t) => {
  const { page, context, tab } = await onTablet(t);
  await page.goto('/transfer');
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Ware umlagern' }).waitFor();
  const other = await tab();
  // Checks a text of the screen itself, because a screen whose code is missing would also show its title.
  for (const [path, name, text] of [
    ['/floor', 'Meine Arbeit', 'Meine letzten Buchungen'],
    ['/scan', 'Scannen', 'Chargennummer, GTIN oder PLU von Hand'],
    ['/goods-receipts/new', 'Ware annehmen', 'Eingegangene Ware'],
    ['/cuttings/new', 'Zerlegen', 'Was wird zerlegt?'],
    ['/deliveries/new', 'Ausliefern', 'Zu liefernde Ware'],
    ['/counts', 'Inventuren', 'Lagerort zählen'],
    ['/batches', 'Produktionen', 'Produktion planen'],
  ] as const) {
    await other.goto(path);
    await other.locator('main h1', { hasText: name }).waitFor();
    await other.locator('main').getByText(text).first().waitFor();
    await other
      .getByText(/^Keine Verbindung seit/)
      .first()
      .waitFor();
    await becomes(t, () => other.getByRole('button', { name: /neu laden/i }).count(), 0, 'nothing offers a reload');
  }
  await context.setOffline(false);
  await other.getByText(/^Keine Verbindung seit/).waitFor({ state: 'detached', timeout: 60_000 });
  await other.locator('main h1', { hasText: 'Produktionen' }).waitFor();
});

test('a locked tab sends no data to a new tab', async (t) => {
  const { page, context, tab } = await onTablet(t);
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.goto('/scan');
  await drawn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await page.getByRole('dialog').locator('[name=password]').waitFor();
  // A new tab requests the state of the other tabs.
  const other = await tab();
  await other.goto('/scan');
  await other.locator('main h1', { hasText: 'Anmelden' }).waitFor();
});
