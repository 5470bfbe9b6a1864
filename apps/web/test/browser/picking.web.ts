/// <reference lib="dom" />
/** Tests the picking of orders by scans, also without a network. The page refuses goods that must not be delivered. */
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, focused, waiting } from './browser.ts';
import { fill } from './goods.ts';

const GTIN = '04006381333931';
/** Returns the label of a scale: GTIN, weight in grams, lot. */
const label = (grams: string, lot: string): string => `01${GTIN}3103${grams.padStart(6, '0')}10${lot}`;

const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((code) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', code);
    dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Creates an order for today: three pieces of veal that are stocked by weight, and beef. */
async function ordered(t: Parameters<typeof browsing>[0]) {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { content: veal } = await shop.ask('GET', '/api/articles?q=R-010');
  const { content: beef } = await shop.ask('GET', '/api/articles?q=R-080');
  await shop.ask('PUT', `/api/articles/${veal[0].id}/codes`, { gtins: [GTIN] });
  await shop.ask('PUT', `/api/articles/${veal[0].id}/sales-data`, { pieceWeight: { kg: '0.25' } });
  const { id } = await shop.ask('POST', '/api/sales/orders', {
    ...{ customerId: made['customer'], requestedDate: '2026-11-23' },
    lines: [
      { articleId: veal[0].id, quantityAmount: '3', quantityUnit: 'PIECE', note: 'schön gleichmäßig' },
      { articleId: beef[0].id, quantityAmount: '2.5', quantityUnit: 'KG' },
    ],
  });
  await shop.ask('POST', `/api/sales/orders/${id}/confirm`);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  return { as, shop, made, order: id as string, beefLot: receipt.lines[0].lotNumber as string };
}

/** Waits for the button in the bar that stays at the bottom. */
const inBar = (t: Pick<Test, 'same' | 'match'>, page: Page, name: string): Promise<void> =>
  becomes(t, () => page.locator('[data-bar]').getByRole('button', { name }).count(), 1, `${name} is in the bar`);

const line = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('picking takes two taps from Today to the first scan, and no tap for a line with labels', async (t) => {
  const { as, shop, order, beefLot } = await ordered(t);
  const { page, taken } = await as('admin', { width: 768 });
  await drawn(page);
  let taps = 0;
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    taps++;
    await page.getByRole(role, { name }).first().click();
  };
  await tap('link', 'Kommissionieren');
  await tap('link', /Gasthof zur Post/);
  await line(page, 'Kalbsbrät').getByText('schön gleichmäßig').waitFor();
  t.equal(taps, 2);
  for (const [index, grams] of ['248', '255', '251'].entries()) {
    await scan(page, label(grams, 'L-2611-07'));
    if (index < 2)
      await line(page, 'Kalbsbrät')
        .getByText(`${index + 1} Stück`)
        .first()
        .waitFor();
  }
  // The page opens the next line by itself.
  await line(page, 'Rinderhüfte').waitFor();
  t.equal(taps, 2, 'a line with labels takes no tap');
  await scan(page, beefLot);
  await line(page, 'Rinderhüfte').getByLabel(`Gewicht von ${beefLot}`).fill('2,48');
  await inBar(t, page, 'Nehmen');
  // A typed weight that is enough opens the next line, too.
  await tap('button', 'Nehmen');
  await tap('button', 'Ausliefern, mit Lieferschein');
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.lines, [
    { orderId: order, orderLine: 1, quantityAmount: '0.754', pieces: 3, lotNumber: 'L-2611-07' },
    { orderId: order, orderLine: 2, quantityAmount: '2.48', pieces: null, lotNumber: beefLot },
  ]);
  t.match(await shop.ask('GET', `/api/sales/orders/${order}`), { status: 'COMPLETED' });
  t.same(taken(), []);
});

test('picking refuses expired goods and other articles; missing goods come later or are cancelled', async (t) => {
  const { as, shop, order, beefLot } = await ordered(t);
  const { page } = await as('admin', { width: 768, at: `/picking/${order}` });
  await line(page, 'Kalbsbrät').waitFor();
  const refused = async (code: string, why: RegExp) => {
    await scan(page, code);
    await page.getByRole('alert').getByText(why).waitFor();
    await page.getByRole('button', { name: 'Verstanden' }).click();
  };
  await refused('L-2611-03', /Abgelaufen/);
  await refused(beefLot, /Anderer Artikel: nicht Kalbsbrät/);
  await scan(page, label('260', 'L-2611-07'));
  await line(page, 'Kalbsbrät').getByText('1 Stück').first().waitFor();
  // The device keeps the picked quantities.
  await page.reload();
  await line(page, 'Kalbsbrät').getByText('1 Stück').first().waitFor();
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest entfällt' }).click();
  await page.getByText('Positionen ohne Ware werden storniert: 2. Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${order}`), {
    status: 'CONFIRMED',
    lines: [
      { status: 'OPEN', delivered: '1', open: '2' },
      { status: 'CLOSED', closedReason: 'Nicht lieferbar' },
    ],
  });
});

test('picking refuses goods that expire too early for the customer, and asks for reasons of deviations', async (t) => {
  const { as, shop, made, order } = await ordered(t);
  await shop.ask('PUT', `/api/customers/${made['customer']}/sales-terms`, { minimumRemainingDays: 5 });
  const { page } = await as('admin', { width: 768, at: `/picking/${order}` });
  await line(page, 'Kalbsbrät').getByText('Haltbarkeit zu kurz für diesen Kunden: L-2611-07').waitFor();
  await scan(page, 'L-2611-07');
  await page.getByRole('alert').getByText('L-2611-07: Haltbarkeit zu kurz, bis 26.11.2026').waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await shop.ask('PUT', `/api/customers/${made['customer']}/sales-terms`, {});
  await page.reload();
  await line(page, 'Kalbsbrät').waitFor();
  for (const grams of ['400', '410', '420']) await scan(page, label(grams, 'L-2611-07'));
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByRole('button', { name: 'Zweimal gewogen' }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.warnings, [{ code: 'WEIGHT_DEVIATION', reason: 'Zweimal gewogen' }]);
});

test('picking opens on the next day with orders; a lot is found by its end; another day is asked first', async (t) => {
  const { as, shop, order } = await ordered(t);
  await shop.ask('PUT', `/api/sales/orders/${order}`, { requestedDate: '2026-11-24' });
  const { page, taken } = await as('admin', { at: '/picking' });
  await page.getByText('Heute ist nichts zu kommissionieren.').waitFor();
  await page.getByText('2 Aufträge für Di., 24.11.').waitFor();
  await page.locator(`a[href*="${order}"]`).click();
  const find = page.getByLabel('Scannen, oder Charge oder Artikel tippen');
  // At the desk, the first proposed lot has the focus: Enter takes it.
  const proposed = page.getByRole('list', { name: 'Frühester Ablauf zuerst' }).locator('button:focus');
  await proposed.waitFor();
  await find.fill('hüfte');
  await page.keyboard.press('Enter');
  await line(page, 'Rinderhüfte').waitFor();
  await proposed.waitFor();
  await find.fill('kalbs');
  await page.keyboard.press('Enter');
  await line(page, 'Kalbsbrät').waitFor();
  await proposed.waitFor();
  await find.fill('11-07');
  await page.keyboard.press('Enter');
  // Enter has taken the only match, and the weight has the focus.
  const weight = page.getByLabel('Gewicht von L-2611-07');
  await focused(weight);
  await weight.fill('0,75');
  await page.keyboard.press('Enter');
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByRole('dialog').getByText('Dieser Auftrag ist für Di., 24.11.').waitFor();
  await page.getByRole('button', { name: 'Noch nicht ausliefern' }).click();
  t.match(await shop.ask('GET', `/api/sales/orders/${order}`), {
    status: 'CONFIRMED',
    lines: [{ delivered: '0' }, {}],
  });
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByRole('button', { name: 'Trotzdem heute ausliefern' }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  t.same(taken(), []);
});

test('the printed list shows missing amounts, goods that expire too early, and the delivery address', async (t) => {
  const { as, shop, made, order } = await ordered(t);
  await shop.ask('PUT', `/api/customers/${made['customer']}/sales-terms`, { minimumRemainingDays: 5 });
  await shop.ask('PUT', `/api/sales/orders/${order}`, { deliveryAddressLabel: 'Küche' });
  const { page } = await as('admin', { at: '/picking' });
  await drawn(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').filter({ hasText: 'Kalbsbrät' });
  await sheet.getByText('Lieferadresse: Küche').waitFor();
  const row = sheet.getByRole('row', { name: /Kalbsbrät/ });
  await row.getByText('Davon fehlen 0,75 kg.').waitFor();
  await row.getByText('Haltbarkeit zu kurz für diesen Kunden: L-2611-07').waitFor();
  t.notMatch(await sheet.getByRole('row', { name: /Rinderhüfte/ }).textContent(), /fehlen|Zu kurz/);
});

test('without a network the delivery waits in the outbox, and is sent once', async (t) => {
  const { as, shop, order } = await ordered(t);
  const { page, context } = await as('admin', { width: 768, at: '/picking' });
  await page.getByRole('link', { name: /Gasthof zur Post/ }).click();
  await line(page, 'Kalbsbrät').waitFor();
  for (const grams of ['250', '250', '250']) await scan(page, label(grams, 'L-2611-07'));
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByText('Die Lieferung wartet auf das Senden').waitFor();
  await waiting(page, 1);
  await page.getByText('1 wartet auf das Senden').waitFor();
  await page.getByRole('link', { name: /Gasthof zur Post/ }).click();
  await line(page, 'Rinderhüfte').waitFor();
  await becomes(t, () => page.getByRole('button', { name: /Kalbsbrät/ }).count(), 0, 'the line is not picked again');
  await context.setOffline(false);
  await page.getByRole('link', { name: '1 wartet', exact: true }).waitFor({ state: 'detached', timeout: 25_000 });
  const { content } = await shop.ask('GET', `/api/sales/deliveries?orderId=${order}`);
  t.equal(content.length, 1);
  t.match(content[0].lines, [{ quantityAmount: '0.75', pieces: 3 }]);
});

test('a delivery that is asked about later keeps its picks, and is sent with a reason from the outbox', async (t) => {
  const { as, shop, order } = await ordered(t);
  const { page, context } = await as('admin', { width: 768, at: `/picking/${order}` });
  await line(page, 'Kalbsbrät').waitFor();
  for (const grams of ['1400', '1410', '1420']) await scan(page, label(grams, 'L-2611-07'));
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest entfällt' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByText('Die Lieferung wartet auf das Senden').waitFor();
  await context.setOffline(false);
  // The stop dialog and the outbox write numbers in the language of the page.
  await page
    .getByRole('alert')
    .getByText(/statt 0,25 kg/)
    .waitFor({ timeout: 25_000 });
  await page.getByRole('button', { name: 'Verstanden' }).click();
  const orderNow = () => shop.ask('GET', `/api/sales/orders/${order}`);
  t.match(
    (await orderNow()).lines,
    [{ status: 'OPEN' }, { status: 'OPEN' }],
    'the cancellation waits for the delivery',
  );
  // The header has room around the badge, and beside it for the search.
  const header = (await page.locator('header').first().boundingBox()) ?? { height: 0 };
  const badge = (await page.getByRole('link', { name: '1 abgelehnt' }).boundingBox()) ?? { height: 0 };
  t.ok(badge.height === 56 && header.height > badge.height + 6, `${badge.height} of ${header.height}`);
  const search = page.getByRole('button', { name: /^Suche und Aktionen/ });
  t.ok(((await search.locator('span').boundingBox())?.width ?? 0) > 50, 'the name of the search is legible');
  await page.getByRole('link', { name: '1 abgelehnt' }).click();
  await page.getByRole('link', { name: 'Zur Buchung' }).first().click();
  await page.getByText('1 von 1 Position').waitFor();
  await page.reload();
  await page.getByText('1 von 1 Position').waitFor();
  await page.getByRole('link', { name: '1 abgelehnt' }).click();
  await page
    .getByText(/statt 0,25 kg/)
    .first()
    .waitFor();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Mit Grund bestätigen' }).click();
  await page.getByRole('button', { name: 'Zweimal gewogen' }).click();
  await page.getByText('Nichts wartet: Alles, was hier gebucht wurde').waitFor();
  t.match(await orderNow(), {
    status: 'COMPLETED',
    lines: [
      { status: 'COMPLETE', delivered: '3' },
      { status: 'CLOSED', closedReason: 'Nicht lieferbar' },
    ],
  });
  t.same(posted, ['/api/sales/deliveries', `/api/sales/orders/${order}/cancel`], 'in the order of the bookings');
  const { content } = await shop.ask('GET', `/api/sales/deliveries?orderId=${order}`);
  t.match(content[0].warnings, [{ code: 'WEIGHT_DEVIATION', reason: 'Zweimal gewogen' }]);
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('picked')));
  t.same(await stored(), [], 'the device keeps no picks of a sent delivery');
});

test('a refused delivery that is delivered again from its picks leaves the outbox', async (t) => {
  const { as, shop, order } = await ordered(t);
  const { page, context } = await as('admin', { width: 768, at: `/picking/${order}` });
  await line(page, 'Kalbsbrät').waitFor();
  for (const grams of ['400', '410', '420']) await scan(page, label(grams, 'L-2611-07'));
  await line(page, 'Rinderhüfte').waitFor();
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByText('Die Lieferung wartet auf das Senden').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Verstanden' }).click({ timeout: 25_000 });
  await page.goto(`/picking/${order}`);
  await page.getByRole('button', { name: 'Rest folgt' }).click();
  await page.getByRole('button', { name: 'Ausliefern, mit Lieferschein' }).click();
  await page.getByRole('button', { name: 'Zweimal gewogen' }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  await becomes(t, () => page.getByRole('link', { name: '1 abgelehnt' }).count(), 0, 'nothing waits for a reason');
  const { content } = await shop.ask('GET', `/api/sales/deliveries?orderId=${order}`);
  t.equal(content.length, 1);
});

test('only a confirmed order offers its picking', async (t) => {
  const { as, shop, made, order } = await ordered(t);
  const { content: beef } = await shop.ask('GET', '/api/articles?q=R-080');
  const draft = await shop.ask('POST', '/api/sales/orders', {
    ...{ customerId: made['customer'], requestedDate: '2026-11-23' },
    lines: [{ articleId: beef[0].id, quantityAmount: '1', quantityUnit: 'KG' }],
  });
  const { page } = await as('admin');
  const picks = page.getByRole('link', { name: 'Diesen Auftrag kommissionieren' });
  await page.goto(`/orders/${order}`);
  await picks.waitFor();
  await page.goto(`/orders/${draft.id}`);
  await drawn(page);
  await becomes(t, () => picks.count(), 0, 'a draft');
  await page.goto(`/picking/${draft.id}`);
  await page.getByText('Kommissioniert werden nur bestätigte Aufträge mit offenen Positionen.').waitFor();
  await shop.ask('POST', `/api/sales/orders/${order}/cancel`, { reason: 'doppelt' });
  await page.goto(`/orders/${order}`);
  await drawn(page);
  await becomes(t, () => picks.count(), 0, 'a cancelled order');
});

test('picking refuses more than a lot has, and reports each fault at its field', async (t) => {
  const { as, order, beefLot } = await ordered(t);
  const { page } = await as('admin', { width: 768, at: `/picking/${order}` });
  const veal = line(page, 'Kalbsbrät');
  await veal.waitFor();
  await scan(page, 'L-2611-07');
  await veal.getByLabel('Gewicht von L-2611-07').fill('99');
  await veal.getByLabel('Stück', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Nehmen' }).click();
  await veal.getByText(/99 kg ist mehr als der Bestand/).waitFor();
  const wrong = () => veal.locator('[aria-invalid]').count();
  await becomes(t, wrong, 2, 'the weight and the pieces');
  const pieces = veal.getByLabel('Stück', { exact: true });
  await focused(pieces);
  await veal.getByLabel('Gewicht von L-2611-07').fill('0,75');
  await page.getByRole('button', { name: 'Nehmen' }).click();
  await becomes(t, wrong, 1, 'only the pieces');
  await focused(pieces);
  await pieces.fill('3');
  await page.getByRole('button', { name: 'Nehmen' }).click();
  const beef = line(page, 'Rinderhüfte');
  await scan(page, beefLot);
  await beef.getByLabel(`Gewicht von ${beefLot}`).fill('1');
  await inBar(t, page, 'Nehmen');
  await page.getByRole('button', { name: 'Nehmen' }).click();
  await inBar(t, page, 'Nächste Position');
});

test('picking tells in words that there are more orders than one proposal takes', async (t) => {
  const { as, shop, made } = await ordered(t);
  const requestedDate = '2026-11-24';
  const { content: beef } = await shop.ask('GET', '/api/articles?q=R-080');
  const line = { articleId: beef[0].id, quantityAmount: '0.1', quantityUnit: 'KG' };
  for (let count = 0; count < 10; count++) {
    const body = { customerId: made['customer'], requestedDate, lines: Array(200).fill(line) };
    const { id } = await shop.ask('POST', '/api/sales/orders', body);
    await shop.ask('POST', `/api/sales/orders/${id}/confirm`, {});
  }
  const { page } = await as('admin', { width: 768, at: `/picking?date=${requestedDate}` });
  const text = 'Hier stehen nur die frühesten Aufträge.';
  await page.getByRole('main').getByText(text).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await becomes(t, () => page.getByText(text).locator('visible=true').count(), 1, 'also on paper');
});
