/// <reference lib="dom" />
/** Tests orders. A user enters an order only by keyboard during a phone call, then changes, confirms or cancels it. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { type Browsing, becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

async function shopWithOrders(t: Parameters<typeof browsing>[0]) {
  const visits: Browsing = await browsing(t);
  return { ...visits, made: await fill(visits.shop) };
}

/** Counts key presses, and the characters of typed texts. */
function counting(page: Page) {
  let keys = 0;
  return {
    press: async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    count: () => keys,
  };
}

type Shopping = Awaited<ReturnType<typeof shopWithOrders>>;
type Lines = { readonly lines: readonly { readonly quantityAmount: string }[] };

/** Returns the text that describes the field, for example its fault. */
const described = (of: Element): string =>
  document.getElementById(of.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const amountOf = (page: Page, article: string) => page.getByRole('textbox', { name: new RegExp(`^${article} `) });
const idIn = (page: Page): string | undefined => page.url().split('/').at(-1);

test('an order of ten usual lines takes at most ten keys beside the amounts and their Enters', async (t) => {
  const { as, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: '/orders/new' });
  const { press, type, count } = counting(page);
  await focused(page.getByRole('combobox', { name: 'Kunde' }));
  await type('gasth');
  await page.getByRole('option', { name: /Gasthof zur Post/ }).waitFor();
  await press('Enter');
  // The rows begin with the two articles of the newest order, the draft. The other articles of the earlier order
  // follow.
  await focused(amountOf(page, 'Lyoner im Ring'));
  for (let row = 0; row < 10; row++) {
    await page.keyboard.type(['2', '1,5 kg', '3', '3', '3', '24 st', '3', '3', '3', '36'][row] ?? '');
    await page.keyboard.press('Enter');
  }
  await press('Control+Enter');
  // Of most articles nothing is in stock.
  await focused(page.getByRole('button', { name: 'Trotzdem bestätigen' }));
  await press('Enter');
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.ok(count() <= 10, `${count()} keys`);
  const order = await shop.ask('GET', `/api/sales/orders/${idIn(page)}`);
  t.equal(order.status, 'CONFIRMED');
  t.equal(order.requestedDate, '2026-11-24', 'the next day on which the shop is open');
  t.same(
    order.lines.map(({ quantityAmount, quantityUnit }: never) => `${quantityAmount} ${quantityUnit}`),
    ['2 KG', '1.5 KG', '3 KG', '3 KG', '3 KG', '24 PIECE', '3 KG', '3 KG', '3 KG', '36 PIECE'],
  );
  t.same(taken(), []);
});

test('arrow keys move between rows without changing amounts, and an article number adds a row', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  await page.keyboard.press('ArrowDown');
  await focused(amountOf(page, 'Rinderhüfte'));
  await page.keyboard.press('ArrowUp');
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '4');
  await page.getByRole('combobox', { name: /Weiterer Artikel/ }).focus();
  await page.keyboard.type('R-010');
  await page.getByRole('option', { name: /Kalbsbrät/ }).waitFor();
  await page.keyboard.press('Enter');
  await focused(amountOf(page, 'Kalbsbrät'));
  await page.keyboard.type('halb');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Muss eine Menge wie 12, 12 St oder 2,5 kg sein').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('500 g');
  // Typed values survive a reload.
  await page.reload();
  await page.getByText('Ihre frühere Eingabe ist wiederhergestellt').waitFor();
  await becomes(t, () => amountOf(page, 'Kalbsbrät').inputValue(), '500 g');
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${idIn(page)}`), {
    status: 'DRAFT',
    lines: [
      { articleName: 'Lyoner im Ring', quantityAmount: '4' },
      { articleName: 'Kalbsbrät', quantityAmount: '500', quantityUnit: 'G' },
    ],
  });
  t.same(taken(), []);
});

test('questions about an order appear in one panel, and the choice of a reason answers them', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Lyoner im Ring wird über den Rahmenvertrag').waitFor();
  await becomes(t, () => page.getByRole('dialog').count(), 0, 'no dialog');
  await focused(page.getByRole('button', { name: 'Mit dem Kunden abgesprochen' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/orders\/[\w-]{36}$/);
  const warnings = page.getByRole('region', { name: 'Bestätigte Hinweise' });
  await warnings.getByRole('columnheader', { name: 'Warnung', exact: true }).waitFor();
  t.match(await shop.ask('GET', `/api/sales/orders/${idIn(page)}`), {
    status: 'CONFIRMED',
    warnings: [{ code: 'OVER_CALL', reason: 'Mit dem Kunden abgesprochen' }],
  });
  t.match(taken(), [/^409 POST .*confirm$/, /409/], 'nothing but the question');
});

test('an order is changed, priced by hand, cancelled line by line, and copied', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin');
  const read = () => shop.ask('GET', `/api/sales/orders/${made['orderDraft']}`);
  await page.goto(`/orders/${made['orderDraft']}`);
  await drawn(page);
  const lines = page.getByRole('region', { name: 'Bestellte Ware' });
  await lines.getByRole('button', { name: 'Preis von Hand' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Preis in €').fill('9,90');
  await dialog.getByLabel('Grund').fill('Reklamation');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await page.locator('main header').getByText('Bestätigt', { exact: true }).waitFor();
  t.match((await read()).lines[1].price, { amount: 9.9, source: 'MANUAL', reason: 'Reklamation' });
  const { frameContract } = await shop.ask('GET', `/api/customers/${made['customer']}`);
  const [{ articleId }] = frameContract.lineItems;
  await shop.ask('PUT', `/api/customers/${made['customer']}/frame-contract`, {
    rhythm: 'WEEKLY',
    lineItems: [{ articleId, agreedPrice: 13 }],
  });
  await page.getByRole('link', { name: 'Ändern' }).click();
  await focused(amountOf(page, 'Lyoner im Ring'));
  const main = page.locator('main');
  await becomes(t, () => main.textContent(), /9,90\s€ \/ kgVon Hand · Reklamation/);
  t.match(await main.textContent(), /12,50\s€ \/ kgRahmenvertrag/, 'the confirmed order keeps its price');
  await page.getByText('Strg+Enter: speichern').waitFor();
  // The amount is selected, so that the typed one replaces it. *Cancel* changes nothing.
  await page.keyboard.type('8');
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '8');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.waitForURL(`**/orders/${made['orderDraft']}`);
  t.match((await read()).lines, [{ quantityAmount: '3' }, {}]);
  await page.getByRole('link', { name: 'Ändern' }).click();
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '3 kg', 'the input is discarded');
  await amountOf(page, 'Lyoner im Ring').fill('2 kg');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Position 2 stornieren' }).click();
  await dialog.getByRole('button', { name: 'Kunde hat storniert' }).click();
  await dialog.getByRole('button', { name: 'Position 2 stornieren' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.match((await read()).lines, [
    { line: 1, quantityAmount: '2', status: 'OPEN' },
    { line: 2, status: 'CLOSED', closedReason: 'Kunde hat storniert' },
  ]);
  await page.getByRole('link', { name: 'Auf anderen Tag kopieren' }).click();
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '2 kg');
  t.same(taken(), []);
});

test('an order that another user saved meanwhile is not overwritten unseen, and the input stays', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin');
  const read = () => shop.ask('GET', `/api/sales/orders/${made['orderDraft']}`);
  await page.goto(`/orders/${made['orderDraft']}/edit`);
  await amountOf(page, 'Lyoner im Ring').fill('7 kg');
  await shop.ask('PUT', `/api/sales/orders/${made['orderDraft']}`, { note: 'Somebody else' });
  // A reload reads the new version, but the draft was made from the old one.
  await page.reload();
  await page.getByText('Ihre frühere Eingabe ist wiederhergestellt').waitFor();
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.getByText('Inzwischen hat jemand anderes gespeichert').waitFor();
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '7 kg');
  t.match(await read(), { note: 'Somebody else' });
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(`**/orders/${made['orderDraft']}`);
  t.match(await read(), { note: '', lines: [{ articleName: 'Lyoner im Ring', quantityAmount: '7' }, {}] });
  t.match(taken(), [/^409|^412/]);
});

test('an order that was cancelled meanwhile has no form, and no request to save again', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page } = await as('admin', { at: `/orders/${made['orderDraft']}/edit` });
  await amountOf(page, 'Lyoner im Ring').fill('7 kg');
  await shop.ask('POST', `/api/sales/orders/${made['orderDraft']}/cancel`, { reason: 'Somebody else' });
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  const closed = page.getByText('Dieser Auftrag kann nicht mehr geändert werden.');
  await closed.waitFor();
  await page.reload();
  await closed.waitFor();
  t.match(await page.locator('main').textContent(), /Storniert.*O-2026-11-23-002 · Gasthof zur Post/);
  t.notMatch(await page.locator('main').textContent(), /Noch einmal speichern|Speichern/);
  t.equal(await page.locator('main input').count(), 0);
  await page.getByRole('link', { name: 'Zum Auftrag' }).click();
  await page.waitForURL(`**/orders/${made['orderDraft']}`);
});

test('a copy of an order does not contain the unsaved changes to the order', async (t) => {
  const { as, made } = await shopWithOrders(t);
  const { page } = await as('admin', { at: `/orders/${made['orderDraft']}/edit` });
  await amountOf(page, 'Lyoner im Ring').fill('7 kg');
  await page.goto(`/orders/new?copy=${made['orderDraft']}`);
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => page.getByText('Ihre frühere Eingabe ist wiederhergestellt').count(), 0);
});

test('a whole order is cancelled, and the copy of a cancelled order has all its lines', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin');
  const dialog = page.getByRole('dialog');
  for (const [name, title] of [
    ['order', 'Offene Positionen stornieren'],
    ['orderDraft', 'Auftrag stornieren'],
  ] as const) {
    await page.goto(`/orders/${made[name]}`);
    await drawn(page);
    await page.getByRole('button', { name: title }).click();
    await dialog.getByRole('button', { name: 'Doppelt erfasst' }).click();
    await dialog.getByRole('button', { name: title }).click();
    await dialog.waitFor({ state: 'detached' });
    const { lines } = await shop.ask('GET', `/api/sales/orders/${made[name]}`);
    t.same([...new Set(lines.map(({ closedReason }: { closedReason: string }) => closedReason))], ['Doppelt erfasst']);
  }
  await page.getByRole('link', { name: 'Auf anderen Tag kopieren' }).click();
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '3 kg');
  await becomes(t, () => amountOf(page, 'Rinderhüfte').inputValue(), '1,5 kg');
  t.same(taken(), []);
});

/** Returns the orders of the customer, the newest first. */
const ordersOf = async ({ shop, made }: Pick<Shopping, 'shop' | 'made'>) =>
  (await shop.ask('GET', `/api/sales/orders?customerId=${made['customer']}&sort=createdAt,desc`)).content;

test('a discarded order input leaves the stored order unchanged, and the next input is a new order', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const before = (await ordersOf({ shop, made })).length;
  const { page } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('7');
  shop.clock.advance(1000);
  await page.keyboard.press('Control+Enter');
  // One button leaves the question, the other one the order.
  const leave = page.getByRole('button', { name: 'Abbrechen' });
  await becomes(t, () => leave.count(), 2);
  await leave.first().click();
  await becomes(t, () => leave.count(), 1);
  await page.reload();
  shop.clock.advance(1000);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).waitFor();
  await amountOf(page, 'Lyoner im Ring').fill('1');
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(/orders\/[\w-]{36}$/);
  const orders = await ordersOf({ shop, made });
  t.equal(orders.length, before + 2);
  t.same(
    orders.slice(0, 2).map(({ lines }: Lines) => lines.map(({ quantityAmount }) => quantityAmount)),
    [['1'], ['7']],
  );
});

test('a changed input closes the question about the order, and is asked about anew', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('8');
  await page.keyboard.press('Control+Enter');
  const reason = page.getByRole('button', { name: 'Mit dem Kunden abgesprochen' });
  await focused(reason);
  await amountOf(page, 'Lyoner im Ring').fill('7');
  await reason.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await focused(reason);
  await page.keyboard.press('Enter');
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${idIn(page)}`), {
    status: 'CONFIRMED',
    lines: [{ quantityAmount: '7' }],
  });
});

test('an order is placed once if its response was lost and the page reloaded', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const before = (await ordersOf({ shop, made })).length;
  const { page, context } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  await context.route('**/api/sales/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.keyboard.press('Control+Enter');
  const silence = page.getByText('Der Server antwortet nicht');
  await silence.waitFor();
  await becomes(t, () => silence.textContent(), /Ob gespeichert wurde, ist unbekannt/);
  await context.unroute('**/api/sales/orders');
  await page.reload();
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '4');
  await drawn(page);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${idIn(page)}`), { status: 'CONFIRMED' });
  t.equal((await ordersOf({ shop, made })).length, before + 1, 'one order');
});

test('Ctrl+Enter in the search does not place the order behind it', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Gibt es nicht');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.match(await shop.ask('GET', `/api/sales/orders/${idIn(page)}`), { status: 'DRAFT' });
});

test('an article that is typed but not chosen is not left out of the order', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const before = (await ordersOf({ shop, made })).length;
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  const another = page.getByRole('combobox', { name: /Weiterer Artikel/ });
  await another.fill('Gibt es nicht');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/„Gibt es nicht“ wurde nicht gefunden/).waitFor();
  await focused(another);
  await another.fill('R-010');
  await page.keyboard.press('Control+Enter');
  await focused(amountOf(page, 'Kalbsbrät'));
  t.equal((await ordersOf({ shop, made })).length, before, 'nothing is sent');
  await page.keyboard.type('2');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/orders\/[\w-]{36}$/);
  t.match((await shop.ask('GET', `/api/sales/orders/${idIn(page)}`)).lines, [
    { quantityAmount: '4' },
    { articleName: 'Kalbsbrät', quantityAmount: '2' },
  ]);
  t.same(taken(), []);
});

test('a new order is empty, and unfinished ones are offered with customer, lines and time', async (t) => {
  const { as, made } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  const customer = page.getByRole('combobox', { name: 'Kunde' });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  await page.goto('/orders');
  await drawn(page);
  await page.getByRole('link', { name: 'Neuer Auftrag' }).first().click();
  await focused(customer);
  await becomes(t, () => customer.inputValue(), '');
  await becomes(t, () => page.getByRole('textbox', { name: /^Lyoner/ }).count(), 0);
  const unfinished = page.locator('main li', { hasText: 'Gasthof zur Post' });
  await becomes(t, () => unfinished.textContent(), /Gasthof zur Post · 1 Position · \d\d:\d\d/);
  await unfinished.getByRole('button', { name: 'Fortsetzen' }).click();
  await becomes(t, () => amountOf(page, 'Lyoner im Ring').inputValue(), '4');
  await page.getByRole('button', { name: 'Zurückstellen' }).click();
  await becomes(t, () => customer.inputValue(), '');
  await unfinished.getByRole('button', { name: 'Verwerfen' }).click();
  await unfinished.waitFor({ state: 'detached' });
  t.same(taken(), []);
});

test('a second order of a customer for a day is said at once, and its lines can go to the first', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}&day=2026-11-25` });
  await page.getByText('Dieser Kunde hat schon einen Auftrag für Mi., 25.11.:').waitFor();
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('4');
  await page.getByRole('button', { name: 'Dort hinzufügen' }).click();
  await page.waitForURL(/edit\?add=/);
  await becomes(t, () => page.getByRole('textbox', { name: /^Lyoner/ }).count(), 2);
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(`**/orders/${made['orderDraft']}`);
  const { lines } = await shop.ask('GET', `/api/sales/orders/${made['orderDraft']}`);
  t.same(
    lines.map(({ quantityAmount }: { quantityAmount: string }) => quantityAmount),
    ['3', '1.5', '4'],
  );
  await page.goto('/orders/new');
  await focused(page.getByRole('combobox', { name: 'Kunde' }));
  t.equal(await page.getByText('Unfertige Eingaben').count(), 0, 'the input is no longer unfinished');
  t.same(taken(), []);
});

test('before an order is confirmed whose goods are not free, the page asks, and offers another day', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: `/orders/new?customerId=${made['customer']}` });
  await focused(amountOf(page, 'Lyoner im Ring'));
  await amountOf(page, 'Wiener').fill('2');
  await page.keyboard.press('Control+Enter');
  const confirm = page.getByRole('button', { name: 'Trotzdem bestätigen' });
  await focused(confirm);
  await page.getByText(/^Wiener: 2\skg bestellt, -2,5\skg frei am Di\., 24\.11\., 4,5\skg fehlen$/).waitFor();
  await page.getByRole('button', { name: 'Anderer Tag' }).click();
  await focused(page.getByLabel('Gewünscht am'));
  t.equal((await ordersOf({ shop, made })).length, 2, 'nothing is placed');
  await page.getByRole('button', { name: 'Als Entwurf behalten' }).click();
  await page.waitForURL(/orders\/[\w-]{36}$/);
  // The page of the draft asks as well.
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await focused(confirm);
  await page.keyboard.press('Enter');
  await page.locator('main header').getByText('Bestätigt', { exact: true }).waitFor();
  t.same(taken(), []);
});

test('the faults of an order are at their fields, and the first has the focus', async (t) => {
  const { as, made } = await shopWithOrders(t);
  const { page } = await as('admin');
  const day = page.getByLabel('Gewünscht am');
  const reference = page.getByLabel('Referenz');
  const invalid = () => page.locator('main [aria-invalid=true]').count();
  await page.goto(`/orders/new?customerId=${made['customer']}`);
  await focused(amountOf(page, 'Lyoner im Ring'));
  await page.keyboard.type('halb');
  await day.fill('2025-01-01');
  await reference.fill('7'.repeat(230));
  await page.keyboard.press('Control+Enter');
  await focused(day);
  await becomes(t, invalid, 3);
  await becomes(t, () => day.evaluate(described), /Muss zwischen/);
  await becomes(t, () => reference.evaluate(described), 'Darf höchstens 200 Zeichen haben');
  await day.fill('2026-11-27');
  await reference.fill('7');
  await amountOf(page, 'Lyoner im Ring').fill('');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Positionen: muss mindestens einen Eintrag haben').waitFor();
  await page.goto(`/orders/${made['orderDraft']}/edit`);
  await day.fill('2025-01-01');
  await page.keyboard.press('Control+Enter');
  await focused(day);
  await becomes(t, invalid, 1, 'a fault that the service reports');
});

test('the search finds an order by its number and by the reference of the customer', async (t) => {
  const { as, made } = await shopWithOrders(t);
  const { page } = await as('admin');
  for (const text of ['o-2026-11-23-001', 'telefon huber']) {
    await page.goto('/');
    await drawn(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(text);
    await page.getByRole('option', { name: /^O-2026-11-23-001/ }).click();
    await page.waitForURL(`**/orders/${made['order']}`);
    t.pass(text);
  }
});

test('the week board of orders moves a card to another day by key and by dragging', async (t) => {
  const { as, made, shop } = await shopWithOrders(t);
  const { page, taken } = await as('admin');
  const day = async () => (await shop.ask('GET', `/api/sales/orders/${made['order']}`)).requestedDate;
  await shop.ask('PUT', `/api/customers/${made['customer']}`, { name: 'Partyservice Sonnenschein' });
  await page.goto('/orders/week');
  await drawn(page);
  const column = (name: RegExp) => page.getByRole('region', { name });
  await becomes(t, () => column(/^So\., 29/).textContent(), /geschlossen/);
  const card = page.locator(`[data-order="${made['order']}"]`);
  await card.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await column(/^Mi\., 25/)
    .locator(card)
    .waitFor();
  await becomes(t, day, '2026-11-25');
  await focused(card);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  const linesOf = (element: Element): number => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  };
  t.equal(await undo.evaluate(linesOf), 1, 'the button does not break its text');
  const name = page.locator(`[data-order="${made['orderDraft']}"] strong`);
  t.equal(await name.textContent(), 'Partyservice Sonnenschein');
  t.equal(await name.evaluate(linesOf), 2, 'a card does not break words of twelve letters');
  await card.dragTo(column(/^Fr\., 27/));
  await column(/^Fr\., 27/)
    .locator(card)
    .waitFor();
  await becomes(t, day, '2026-11-27');
  await focused(card);
  await page.route('**/api/sales/orders/*', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  for (const to of ['Sa., 28.11.', 'So., 29.11.']) await page.getByText(`verschoben auf ${to}`).waitFor();
  await becomes(t, day, '2026-11-29', 'quick key strokes add up');
  await focused(column(/^So\., 29/).locator(card));
  await page.keyboard.press('Shift+ArrowRight');
  await focused(column(/^Mo\., 30/).locator(card));
  t.equal(await day(), '2026-11-30', 'the board shows the week of the new day');
  t.same(taken(), []);
});

test('the availability page shows shortages with links to their orders, and the order form shows them', async (t) => {
  const { as, made } = await shopWithOrders(t);
  const { page, taken } = await as('admin', { at: '/availability?date=2026-11-24' });
  await drawn(page);
  const beef = page.getByRole('row', { name: /Wiener/ });
  await becomes(t, () => beef.textContent(), /2,5\s?kg.*-2,5\s?kg/);
  await page.getByLabel('Nur was fehlt').selectOption({ label: 'Ja' });
  await page.waitForURL(/shortOnly=true/);
  await page.getByRole('row', { name: /Speck/ }).getByRole('link', { name: 'Aufträge' }).click();
  await page.getByRole('link', { name: 'O-2026-11-23-001' }).waitFor();
  await page.goto(`/orders/new?customerId=${made['customer']}`);
  await focused(amountOf(page, 'Lyoner im Ring'));
  await becomes(t, () => page.locator('main').textContent(), /-2,5\skg/, 'and while an order is written down');
  t.same(taken(), []);
});
