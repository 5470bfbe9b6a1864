/**
 * Tests floor bookings over a bad network. Responses are lost, or the network is missing for half a minute. Each
 * booking has one effect.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { type Browsing, becomes, browsing, drawn, sent, waiting } from './browser.ts';
import { fill } from './goods.ts';
import type { Shop } from './shop.ts';

const PLACE = { width: 768 } as const;

/**
 * Loses the first `times` responses of the service, which books nevertheless. Returns a function that counts the
 * requests.
 */
async function loseAnswers(context: BrowserContext, address: string, times: number): Promise<() => number> {
  let asked = 0;
  await context.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    asked++;
    return asked > times ? route.fulfill({ response: answer }) : route.abort('connectionreset');
  });
  return () => asked;
}

/**
 * A floor booking with its expected effect. `open` fills in the form while the network works. `send` submits the form
 * over the bad network. `once` is the value of `effect` after exactly one booking.
 */
interface Work {
  readonly open: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  readonly effect: () => Promise<unknown>;
  readonly once: unknown;
}

function worksOf(shop: Shop, made: Readonly<Record<string, string>>) {
  const receive: Work = {
    async open(page) {
      await page.goto(`/goods-receipts/new?supplierId=${made['supplier']}`);
      await drawn(page);
      await page.getByLabel('Lieferschein').fill('LS 77');
      await page.getByRole('button', { name: 'Kalbsbrät' }).click();
      await page.getByLabel('Menge').fill('12,5');
      await page.getByLabel('Läuft ab').fill('2026-12-10');
      await page.getByLabel('Lagerort').locator('option:checked', { hasText: 'Kühlraum 1' }).waitFor({
        state: 'attached',
      });
    },
    send: (page) => page.getByRole('button', { name: 'Annehmen' }).click(),
    async effect() {
      const { content } = await shop.ask('GET', `/api/procurement/goods-receipts?supplierId=${made['supplier']}`);
      return content
        .filter(({ deliveryNote }: { deliveryNote: string }) => deliveryNote === 'LS 77')
        .map(({ lines }: { lines: { quantityAmount: string }[] }) => lines.map((line) => line.quantityAmount));
    },
    once: [['12.5']],
  };
  const consume: Work = {
    async open(page) {
      await page.goto(`/batches/${made['atWork']}/make`);
      await drawn(page);
      await page.getByRole('button', { name: /L-2611-21/ }).click();
      await page.getByLabel('Wie viel kommt hinein?').fill('4');
    },
    send: (page) => page.getByRole('button', { name: 'Einsetzen', exact: true }).click(),
    async effect() {
      const { inputs } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
      return inputs.map((one: { quantity: string }) => one.quantity);
    },
    once: ['9'],
  };
  const move: Work = {
    async open(page) {
      await page.goto('/transfer?code=L-2611-20');
      await drawn(page);
      await page.getByLabel('Wie viel wird umgelagert?').fill('5');
      await page.getByLabel('Wohin?').locator('option:checked', { hasText: 'Theke' }).waitFor({
        state: 'attached',
      });
    },
    send: (page) => page.getByRole('button', { name: 'Umlagern', exact: true }).click(),
    async effect() {
      const { content } = await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-20');
      const { stockBatches } = await shop.ask('GET', `/api/inventory/lots/${content[0].id}`);
      return stockBatches.map((one: { quantityAmount: string }) => one.quantityAmount).sort();
    },
    once: ['40', '5'],
  };
  return { receive, consume, move };
}

async function losing(t: Test, { as, shop }: Browsing, name: 'receive' | 'consume' | 'move', address: string) {
  const work = worksOf(shop, await fill(shop))[name];
  const { page, context } = await as('admin', PLACE);
  await work.open(page);
  const asked = await loseAnswers(context, address, 2);
  await work.send(page);
  await waiting(page, 1);
  await sent(page);
  t.equal(asked(), 3, 'it was repeated until the answer came');
  await becomes<unknown>(t, work.effect, work.once, 'one effect');
}

test('goods are received once despite lost responses', async (t) =>
  losing(t, await browsing(t), 'receive', '**/api/procurement/goods-receipts'));

test('a lot is consumed once despite lost responses', async (t) =>
  losing(t, await browsing(t), 'consume', '**/consume'));

test('goods are moved once despite lost responses', async (t) =>
  losing(t, await browsing(t), 'move', '**/api/inventory/transfers'));

/** Sends the form of a work and reloads the page. Loses all responses until the returned `end` is called. */
async function reloading(t: Test, { as, shop }: Browsing, name: 'receive' | 'consume', address: string) {
  const work = worksOf(shop, await fill(shop))[name];
  const { page, context } = await as('admin', PLACE);
  await work.open(page);
  const asked = await loseAnswers(context, address, Number.POSITIVE_INFINITY);
  await work.send(page);
  await becomes(t, async () => asked() > 0, true);
  await page.reload();
  await drawn(page);
  await waiting(page, 1);
  return { work, page, end: () => context.unroute(address) };
}

test('a receipt that was sent before a reload does not come back as a draft', async (t) => {
  const { page, work, end } = await reloading(t, await browsing(t), 'receive', '**/api/procurement/goods-receipts');
  const note = page.getByLabel('Lieferschein');
  t.equal(await note.inputValue(), '', 'the form is empty while the receipt waits');
  await note.fill('LS 78');
  await end();
  await sent(page);
  t.equal(await note.inputValue(), 'LS 78', 'new input stays');
  await page.reload();
  await drawn(page);
  t.equal(await note.inputValue(), 'LS 78');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.reload();
  await drawn(page);
  t.equal(await note.inputValue(), '');
  await becomes<unknown>(t, work.effect, work.once, 'one effect');
});

test('an equal booking after a reload is booked again', async (t) => {
  const { page, work, end } = await reloading(t, await browsing(t), 'consume', '**/consume');
  await end();
  await sent(page);
  await becomes<unknown>(t, work.effect, work.once, 'one effect');
  await page.getByRole('button', { name: /L-2611-21/ }).click();
  const amount = page.getByLabel('Wie viel kommt hinein?');
  if ((await amount.inputValue()) !== '4') await amount.fill('4');
  await work.send(page);
  await becomes<unknown>(t, work.effect, ['13']);
});

test('the input of a booking that is refused after a reload comes back', async (t) => {
  const { as, shop } = await browsing(t);
  const { receive } = worksOf(shop, await fill(shop));
  const { page, context } = await as('admin', PLACE);
  await receive.open(page);
  let attempts = 0;
  await context.route('**/api/procurement/goods-receipts', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts++;
    return attempts === 1 ? route.abort('connectionreset') : route.fulfill({ status: 409, json: { code: 'REFUSED' } });
  });
  await receive.send(page);
  await becomes(t, async () => attempts, 1);
  await page.reload();
  await page
    .getByText(/wurde abgelehnt/)
    .first()
    .waitFor();
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.getByLabel('Lieferschein').inputValue(), 'LS 77');
});

test('bookings in three tabs have one effect each after half a minute without a network', async (t) => {
  const { as, shop } = await browsing(t);
  const works = Object.values(worksOf(shop, await fill(shop)));
  const { page, context, tab } = await as('admin', PLACE);
  const tabs = [page, await tab(), await tab()];
  for (const [index, work] of works.entries()) await work.open(tabs[index] as Page);
  await context.setOffline(true);
  const before = Date.now();
  for (const [index, work] of works.entries()) await work.send(tabs[index] as Page);
  for (const one of tabs) await waiting(one, 3);
  await page.waitForTimeout(30_000 - (Date.now() - before));
  await context.setOffline(false);
  for (const one of tabs) await sent(one);
  for (const { effect, once } of works) await becomes<unknown>(t, effect, once);
});

test('two tabs with the same draft each send their own input as a separate receipt', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { receive } = worksOf(shop, made);
  const { page, tab } = await as('admin', PLACE);
  await receive.open(page);
  const other = await tab();
  await other.goto('/goods-receipts/new');
  await drawn(other);
  await becomes(t, () => other.getByLabel('Lieferschein').inputValue(), 'LS 77', 'the draft is there in both');
  await other.getByLabel('Lieferschein').fill('LS 78');
  await receive.send(page);
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  await receive.send(other);
  await other.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const { content } = await shop.ask('GET', `/api/procurement/goods-receipts?supplierId=${made['supplier']}`);
  const notes = content.map(({ deliveryNote }: { deliveryNote: string }) => deliveryNote);
  t.same(notes.filter((note: string) => /LS 7[78]/.test(note)).sort(), ['LS 77', 'LS 78']);
});
