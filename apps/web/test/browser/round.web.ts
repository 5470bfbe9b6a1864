/// <reference lib="dom" />
/** Tests the round: its taps, its reach for one thumb, its contrast, work without a network, and labels of places. */
import { placeLabel } from '@cleaver/domain/inventory';
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, countedTaps, drawn, keptPages, scanBeside, sent, waiting } from './browser.ts';
import { pointOf, taskOf } from './goods-checked.ts';
import type { Shop } from './shop.ts';

const PHONE = { width: 390, keepsPages: true } as const;
const MOST_TAPS = 45;
const OFFLINE_MS = 10 * 60_000;

interface Recorded {
  readonly id: string;
  readonly controlPointId: string;
}

/** Creates eight points with values, two checks and two cleaning tasks: twelve that are due. */
async function twelve({ ask }: Shop): Promise<{ readonly place: string }> {
  const { id: place } = await ask('POST', '/api/inventory/storage-locations', {
    name: 'Kühlraum 1',
    storageType: 'COLD_ROOM',
  });
  for (const at of [1, 2, 3, 4, 5]) await pointOf(ask, { name: `Kühlung ${at}`, limits: { max: 7 } });
  for (const at of [1, 2]) await pointOf(ask, { name: `Froster ${at}`, limits: { max: -18 } });
  await pointOf(ask, {
    name: 'Lufttemperatur',
    limits: { min: 0, max: 7 },
    storageLocationId: place,
    correctiveAction: 'Ware umlagern',
  });
  for (const at of [1, 2]) await pointOf(ask, { name: `Kontrolle ${at}`, measure: 'CHECK' });
  await taskOf(ask, 'Theke');
  await taskOf(ask, 'Böden', place);
  return { place };
}

const nameOf = (page: Page) => page.locator('main h2').first().textContent();
const key = (page: Page, name: string) => page.locator(`[data-key="${name}"]`);

/** Types a value with the keys of the screen, and goes on. */
async function measure(page: Page, text: string): Promise<void> {
  for (const one of text) await key(page, one === '-' ? 'minus' : one === ',' ? 'point' : one).click();
  await key(page, 'next').click();
}

/** Enters what is within limits at the current stop. Returns its name. */
async function goodEntry(page: Page): Promise<string> {
  const name = (await nameOf(page)) ?? '';
  if (name.startsWith('Froster')) await measure(page, '-19,5');
  else if (/^(Kühlung|Luft)/.test(name)) await measure(page, '4,1');
  else await page.locator('[data-result="OK"]').click();
  await page.locator('main h2', { hasText: name }).waitFor({ state: 'detached' });
  return name;
}

const readingsOf = async ({ ask }: Shop) => (await ask('GET', '/api/quality/readings?size=100')).content;
const recordsOf = async ({ ask }: Shop) => (await ask('GET', '/api/quality/cleaning-records?size=100')).content;

/** Fails unless all keys and buttons below the card are in the lower half of the window. */
async function inReach(t: Test, page: Page): Promise<void> {
  const tops = await page
    .locator('[data-key], [data-result], main [data-key] ~ button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  t.ok(tops.length > 0);
  for (const [top = 0, bottom = 0] of tops) t.ok(top >= 422 && bottom <= 844, `${top} to ${bottom}`);
}

/** Returns the contrast of the limits to their background (WCAG 2). */
const contrast = (page: Page): Promise<number> =>
  page.locator('[data-limits]').evaluate((limits) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const light = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = numbers(colour).map((one) => {
        const part = one / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const card = limits.closest('section') as HTMLElement;
    const both = [light(getComputedStyle(limits).color), light(getComputedStyle(card).backgroundColor)];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  });

test('twelve checks, eight of them with a value, take at most 45 taps with one thumb', async (t) => {
  const { as, shop } = await browsing(t);
  await twelve(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('wanda', { width: 390 });
  await drawn(page);
  const taps = await countedTaps(page);
  const tiles = page.getByRole('navigation', { name: 'Aufgaben' }).getByRole('link');
  t.match(await tiles.first().textContent(), 'Rundgang', 'the round is first in Today');
  await tiles.first().click();
  await page.locator('main h2').first().waitFor();
  const names = new Set<string>();
  for (let at = 0; at < 12; at++) {
    await inReach(t, page);
    names.add(await goodEntry(page));
  }
  await page.getByText('Der Rundgang ist fertig.').waitFor();
  t.equal(names.size, 12);
  t.ok((await taps()) <= MOST_TAPS, `${await taps()} taps`);
  await becomes(t, async () => (await readingsOf(shop)).length, 10);
  await becomes(t, async () => (await recordsOf(shop)).length, 2);
  t.same((await readingsOf(shop)).map(({ value }: { value: number }) => value).sort(), [
    -19.5,
    -19.5,
    4.1,
    4.1,
    4.1,
    4.1,
    4.1,
    4.1,
    null,
    null,
  ]);
  t.same(taken(), []);
});

test('out of limits turns red and asks for cause, measure and goods; limits are readable in both themes', async (t) => {
  const { as, shop } = await browsing(t);
  const { place } = await twelve(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await as('wanda', { width: 390, theme, at: `/round?place=${place}` });
    await drawn(page);
    t.match(await page.locator('main h1').textContent(), 'Kühlraum 1');
    if ((await nameOf(page)) !== 'Lufttemperatur') await page.getByRole('button', { name: 'Überspringen' }).click();
    await page.locator('main h2', { hasText: 'Lufttemperatur' }).waitFor();
    t.ok((await contrast(page)) >= 7, `${theme}: ${await contrast(page)}`);
    await measure(page, '9,2');
    await page.getByRole('alert').getByText('Zu hoch: 9,2 °C').waitFor();
    t.ok((await contrast(page)) >= 7, `${theme}, red: ${await contrast(page)}`);
    t.equal(await page.getByLabel('Was wurde getan?').inputValue(), 'Ware umlagern');
    if (theme === 'dark') {
      await page.getByRole('button', { name: 'Eintragen' }).click();
      await page.getByText('Darf nicht leer sein').first().waitFor();
      t.same(await readingsOf(shop), [], 'nothing is entered without a cause');
      await page.getByRole('button', { name: 'Tür stand offen' }).click();
      await page.getByRole('button', { name: 'Keine Ware betroffen' }).click();
      await page.getByRole('button', { name: 'Eintragen' }).click();
      await becomes(t, async () => (await readingsOf(shop)).length, 1);
    }
    await context.close();
  }
  const { content } = await shop.ask('GET', '/api/quality/deviations');
  t.match(content, [
    {
      status: 'ACTED',
      name: 'Lufttemperatur',
      actions: [{ cause: 'Tür stand offen', measure: 'Ware umlagern', goods: 'NONE' }],
    },
  ]);
  t.equal(content.length, 1);
});

test('without a network the round waits over a reload, and its entries keep their time and order', async (t) => {
  const { as, shop } = await browsing(t);
  await twelve(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page, context } = await as('wanda', PHONE);
  // A device without a network has only its own clock.
  const typedAt = shop.clock.now().getTime();
  await page.clock.setFixedTime(typedAt);
  await keptPages(page);
  await drawn(page);
  await page.goto('/round');
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('main h2').first().waitFor();
  const names: string[] = [];
  for (let at = 0; at < 6; at++) names.push(await goodEntry(page));
  await waiting(page, 6);
  t.same(await readingsOf(shop), []);
  // The device is offline for ten minutes.
  shop.clock.advance(OFFLINE_MS);
  await page.clock.setFixedTime(typedAt + OFFLINE_MS);
  await page.reload();
  await page.locator('main h2').first().waitFor();
  t.notOk(names.includes((await nameOf(page)) ?? ''), 'what waits is not due again');
  await context.setOffline(false);
  await sent(page);
  const instants = [
    ...(await readingsOf(shop)).map(({ measuredAt }: { measuredAt: string }) => measuredAt),
    ...(await recordsOf(shop)).map(({ doneAt }: { doneAt: string }) => doneAt),
  ].map((one) => Date.parse(one) - typedAt);
  t.equal(instants.length, 6);
  t.same(instants, [0, 0, 0, 0, 0, 0], 'each was measured when it was typed');
  const pointNames = new Map(
    (await shop.ask('GET', '/api/quality/control-points?size=100')).content.map((one: { id: string; name: string }) => [
      one.id,
      one.name,
    ]),
  );
  const inOrder = (await readingsOf(shop)).toSorted((a: Recorded, b: Recorded) => a.id.localeCompare(b.id));
  t.same(
    inOrder.map(({ controlPointId }: Recorded) => pointNames.get(controlPointId)),
    names.filter((name) => !['Theke', 'Böden'].includes(name)),
    'in the order of the round',
  );
});

test('a scanned label opens its place; one can jump over, go back, and say why something was not done', async (t) => {
  const { as, shop } = await browsing(t);
  const { place } = await twelve(shop);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page } = await as('wanda', { width: 390, at: '/round' });
  await drawn(page);
  await scanBeside(page, placeLabel(place).replaceAll('\u001d', '␝'));
  await page.locator('main h1', { hasText: 'Kühlraum 1' }).waitFor();
  const first = (await nameOf(page)) ?? '';
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await page.locator('main h2', { hasText: first }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await page.locator('main h2', { hasText: first }).waitFor();
  await page.getByRole('button', { name: 'Nicht erledigt' }).click();
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('Bitte den Grund angeben.').waitFor();
  await page.getByRole('button', { name: 'Nicht in Betrieb' }).click();
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await becomes(
    t,
    async () => [...(await readingsOf(shop)), ...(await recordsOf(shop))].map(({ result, note }) => [result, note]),
    [['NOT_DONE', 'Nicht in Betrieb']],
  );
});

test('one tap ticks the shown daily checks and cleaning, and never a value', async (t) => {
  const { as, shop } = await browsing(t);
  await twelve(shop);
  const yearly = { measure: 'CHECK', schedule: { every: 'MONTH' } };
  await shop.ask('POST', '/api/quality/control-points', { name: 'Schädlinge', ...yearly });
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { page } = await as('wanda', { width: 390, at: '/round' });
  await drawn(page);
  await page.getByRole('button', { name: 'Alles in Ordnung: 4' }).click();
  await becomes(t, () => page.locator('main li strong').allTextContents(), [
    ...['Böden', 'Theke', 'Kontrolle 1', 'Kontrolle 2'],
  ]);
  await page.getByRole('button', { name: 'Alles in Ordnung', exact: true }).click();
  await becomes(t, async () => (await readingsOf(shop)).map(({ result }: { result: string }) => result), ['OK', 'OK']);
  await becomes(t, async () => (await recordsOf(shop)).length, 2);
});
