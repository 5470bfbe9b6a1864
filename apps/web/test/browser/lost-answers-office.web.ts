/**
 * Tests actions of the office over a bad network. The service does the work, but its response is lost, and the page
 * stays as it was until the user presses the button again. Each action has one effect, and no refusal appears.
 */
import type { BrowserContext } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

async function shopWithGoods(t: Test) {
  const visits = await browsing(t);
  return { ...visits, made: await fill(visits.shop) };
}

/**
 * Loses the connection at the first POST to the address, after the service has done its work. Call the returned
 * function before the second press. The reads work again only after the repeated POST, so the page cannot learn from
 * them that the first POST succeeded.
 */
async function loseConnection(context: BrowserContext, address: RegExp): Promise<() => void> {
  let state: 'before' | 'lost' | 'pressed' | 'back' = 'before';
  await context.route(/\/(?:api|health)\//, async (route) => {
    const request = route.request();
    const isWork = request.method() === 'POST' && address.test(request.url());
    if (isWork && state === 'before') state = 'lost';
    if (isWork && state === 'pressed') state = 'back';
    const passes = state === 'before' || state === 'back' || (state === 'pressed' && request.method() !== 'GET');
    if (passes) return route.continue();
    if (isWork) await route.fetch();
    return route.abort('connectionreset');
  });
  return () => {
    state = 'pressed';
  };
}

const refusals = (taken: readonly string[]): readonly string[] => taken.filter((one) => /^\d{3} /.test(one));

test('an order that is confirmed in spite of a warning is confirmed once if the response was lost', async (t) => {
  const { as, made, shop } = await shopWithGoods(t);
  const { id } = await shop.ask('POST', '/api/sales/orders', {
    customerId: made['customer'],
    requestedDate: '2026-11-26',
    lines: [{ articleId: made['article'], quantityAmount: '7', quantityUnit: 'KG' }],
  });
  const { page, context, taken } = await as('admin', { at: `/orders/${id}` });
  const confirm = page.getByRole('button', { name: 'Bestätigen', exact: true });
  await confirm.click();
  const reason = page.getByRole('button', { name: 'Mit dem Kunden abgesprochen' });
  await reason.waitFor();
  taken();
  const press = await loseConnection(context, /confirm$/);
  await reason.click();
  await page.getByText('Der Server antwortet nicht').first().waitFor();
  press();
  await confirm.click();
  await page.locator('main header').getByText('Bestätigt', { exact: true }).waitFor();
  t.same(refusals(taken()), []);
  t.match(await shop.ask('GET', `/api/sales/orders/${id}`), {
    status: 'CONFIRMED',
    warnings: [{ code: 'OVER_CALL', reason: 'Mit dem Kunden abgesprochen' }],
  });
});

test('a changed order is confirmed once if the response was lost', async (t) => {
  const { as, made, shop } = await shopWithGoods(t);
  const { page, context, taken } = await as('admin', { at: `/orders/${made['orderDraft']}/edit` });
  const amount = page.getByRole('textbox', { name: /^Lyoner im Ring / });
  await focused(amount);
  await amount.fill('2 kg');
  const press = await loseConnection(context, /confirm$/);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Der Server antwortet nicht').first().waitFor();
  press();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(`**/orders/${made['orderDraft']}`);
  t.same(refusals(taken()), []);
  t.match(await shop.ask('GET', `/api/sales/orders/${made['orderDraft']}`), {
    status: 'CONFIRMED',
    lines: [{ articleName: 'Lyoner im Ring', quantityAmount: '2' }, {}],
  });
});

test('drafts of standing orders are created once and shown if the response was lost', async (t) => {
  const { as, made, shop } = await shopWithGoods(t);
  const { page, context, taken } = await as('admin', { at: '/standing-orders' });
  await drawn(page);
  await page.getByLabel('Bis', { exact: true }).fill('2026-11-29');
  const create = page.getByRole('button', { name: 'Entwürfe anlegen' });
  const press = await loseConnection(context, /run$/);
  await create.click();
  await page.getByText('Der Server antwortet nicht').first().waitFor();
  press();
  await create.click();
  await page.getByText('2 Entwürfe angelegt.').waitFor();
  t.same(refusals(taken()), []);
  const { content } = await shop.ask('GET', `/api/sales/orders?standingOrderId=${made['standingOrder']}`);
  t.equal(content.length, 2);
});

test('drafts of standing orders are confirmed once together if the responses were lost', async (t) => {
  const { as, made, shop } = await shopWithGoods(t);
  const standing = `/api/sales/standing-orders/${made['standingOrder']}`;
  const { lines } = await shop.ask('GET', standing);
  await shop.ask('PUT', standing, { lines: lines.slice(0, 1) });
  await shop.ask('POST', '/api/sales/standing-orders/run', { until: '2026-11-27' });
  const { page, context, taken } = await as('admin', { at: '/orders/confirm?day=2026-11-27' });
  await drawn(page);
  const confirmAll = page.getByRole('button', { name: '1 Auftrag bestätigen' });
  const press = await loseConnection(context, /confirm$/);
  await confirmAll.click();
  await page.getByText(/1 davon ist nicht bestätigt/).waitFor();
  press();
  await confirmAll.click();
  await confirmAll.waitFor({ state: 'detached' });
  await page.getByText('1 Auftrag bestätigt').waitFor();
  t.same(refusals(taken()), []);
  await becomes(t, async () => {
    const { content } = await shop.ask('GET', `/api/sales/orders?standingOrderId=${made['standingOrder']}`);
    return content.map(({ status }: { status: string }) => status).sort();
  }, ['CONFIRMED', 'DRAFT']);
});
