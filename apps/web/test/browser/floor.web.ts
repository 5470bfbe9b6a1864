/** Tests the input from scanners on the floor, and bookings that wait for the service. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { type Entry, sealed } from '../../src/floor/outbox/outbox-order.ts';
import { type Browsing, becomes, browsing, drawn, follow, scan } from './browser.ts';
import { fill } from './goods.ts';

/**
 * Types like a scanner, with keys of the browser. Pauses the page's clock, because a busy machine may delay the next
 * key too long.
 */
async function typed(page: Page, text: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const character of text) await page.keyboard.press(character === '␝' ? 'Control+]' : character);
  await page.keyboard.press('Enter');
  await page.clock.resume();
}

const PORK = '010400638133393110AB1␝15261231';

test('the scanner test page shows the keys of a scan and the data of its code', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/scan/test' });
  await drawn(page);
  for (const every of [5, 20, 60]) {
    await scan(page, PORK, every);
    await page.getByText('04006381333931', { exact: true }).waitFor();
    await page.getByText('31.12.2026').waitFor();
    await page.reload();
    await drawn(page);
  }
  await typed(page, PORK);
  await page.getByText('31.12.2026').waitFor();
  await page.getByText('Ctrl+]').waitFor();
  await becomes(t, () => page.getByRole('dialog').count(), 0);
});

test('the page waits for a pausing scanner that ended with Enter before, also after a reload', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/scan/test' });
  await drawn(page);
  await scan(page, PORK);
  await page.getByText('31.12.2026').waitFor();
  await page.reload();
  await drawn(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [index, character] of [...PORK].entries()) {
    if (index === 12 || index === 20) await page.clock.runFor(700);
    await page.keyboard.press(character === '␝' ? 'Control+]' : character);
  }
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await page.getByText('31.12.2026').waitFor();
  await page.getByText('04006381333931', { exact: true }).waitFor();
  await becomes(t, () => page.getByRole('dialog').count(), 0, 'no part of it was read alone');
});

test('the page reads scans of handheld computers that insert or paste the whole text at once', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { width: 390, at: '/scan/test' });
  await drawn(page);
  const code = PORK.replace('␝', '\u001d');
  const catcher = page.locator('[data-scanner=catcher]');
  // The catcher takes the focus without a touch.
  await page.waitForFunction(() => document.activeElement?.matches('[data-scanner=catcher]'));
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await page.getByText('31.12.2026').waitFor();
  await becomes(t, () => catcher.inputValue(), '', 'it is empty for the next one');
  await page.reload();
  await drawn(page);
  await page.waitForFunction(() => document.activeElement?.matches('[data-scanner=catcher]'));
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, code);
  await page.getByText('31.12.2026').waitFor();
  // A scan also works while a text field has the focus.
  await page.goto('/transfer');
  await drawn(page);
  const field = page.getByLabel('Welche Charge wird umgelagert?');
  await field.fill('L-1');
  await page.keyboard.insertText(`]C1${code}`);
  await page.getByRole('dialog').getByText('04006381333931').or(page.getByRole('dialog').getByText('AB1')).waitFor();
  t.notMatch(await field.inputValue(), '0104', 'it does not stand in the field');
});

test('a bad scan stops the scanner until a person acknowledges it', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/scan/test' });
  await drawn(page);
  await scan(page, '010400638133393210AB1');
  const stop = page.getByRole('dialog');
  await stop.getByText('04006381333932').waitFor();
  await scan(page, PORK, 5, 'body');
  await stop.waitFor();
  await becomes(t, () => page.getByText('31.12.2026').count(), 0, 'nothing is scanned before');
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await stop.waitFor({ state: 'detached' });
  await scan(page, PORK, 5, 'body');
  await page.getByText('31.12.2026').waitFor();
});

/** Fills a shop. Returns functions that read the number of holds of a lot and its remaining quantity. */
async function withLot({ shop }: Browsing) {
  const made = await fill(shop);
  const [lot] = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-07')).content;
  const holds = async (): Promise<number> => (await shop.ask('GET', `/api/inventory/lots/${lot.id}`)).holds.length;
  const left = async (): Promise<number> =>
    (await shop.ask('GET', `/api/inventory/stocks/${made['stock']}/batches`)).content.find(
      ({ lotId }: { lotId: string }) => lotId === lot.id,
    ).quantityAmount;
  return { holds, left };
}

/** Returns a function that taps a button and counts the tap, and a function that returns the count. */
const tapping = (page: Page) => {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps++;
      await page.getByRole('button', { name }).click();
    },
    count: () => taps,
  };
};

test('a lot is blocked from Today by a scan and three taps, also when the response is lost', async (t) => {
  const browser = await browsing(t);
  const { page, context } = await browser.as('admin');
  const { holds } = await withLot(browser);
  let lost = 0;
  await context.route('**/holds', async (route) => {
    await route.fetch();
    if (lost++ < 3) return route.abort('connectionreset');
    return route.continue();
  });
  await drawn(page);
  await scan(page, 'L-2611-07', 20);
  await page.waitForURL('**/scan?code=*');
  const { tap, count } = tapping(page);
  await tap('Sperren');
  await tap('Zu warm');
  await tap('L-2611-07 sperren');
  await page.getByText('✓ Kalbsbrät · L-2611-07 ist gesperrt').waitFor({ timeout: 20_000 });
  t.equal(count(), 3);
  await page.getByText(/warte[nt]$/).waitFor({ state: 'detached', timeout: 20_000 });
  await becomes(t, holds, 1);
});

test('a scan shows the possible actions, and none that the service would refuse', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390 });
  const shown = async (code: string): Promise<string | null> => {
    await page.goto(`/scan?code=${code}`);
    await page.getByRole('heading', { name: code }).waitFor();
    await page.getByRole('link', { name: 'Charge zeigen' }).waitFor();
    return page.locator('main section').textContent();
  };
  const own = await shown('L-2611-22');
  t.match(own, /60 kg.*Entnehmen.*Umlagern.*Abschreiben.*Ausliefern/s);
  t.notMatch(own, /Annehmen/, 'a lot number of the shop identifies no arriving goods');
  await page.goto(`/scan?code=${encodeURIComponent('(10)L-2611-22')}`);
  await page.getByRole('link', { name: 'Annehmen' }).waitFor();
  const expired = await shown('L-2611-03');
  t.match(expired, /Entnehmen.*Umlagern.*Abschreiben/s);
  t.notMatch(expired, /Ausliefern/, 'what has expired goes to nobody');
  const [lot] = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-22')).content;
  const { stockBatches } = await shop.ask('GET', `/api/inventory/lots/${lot.id}`);
  const [{ stockId, stockBatchId }] = stockBatches;
  await shop.ask('POST', `/api/inventory/stocks/${stockId}/batches/${stockBatchId}/remove`, {
    quantityAmount: '60',
    quantityUnit: 'KG',
  });
  const empty = await shown('L-2611-22');
  t.match(empty, /Davon ist kein Bestand mehr da/);
  t.notMatch(empty, /Entnehmen|Umlagern|Abschreiben|Ausliefern/);
});

/** Returns the words in buttons that continue on a second line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a) > span')].flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

test('buttons on a phone do not break words', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390 });
  for (const path of [
    '/scan?code=L-2611-22',
    '/floor',
    `/batches/${made['atWork']}/make`,
    '/write-off?code=L-2611-20',
  ]) {
    await page.goto(path);
    await drawn(page);
    t.same(await brokenWords(page), [], path);
  }
});

test('a scan does not replace a begun action, and an unknown code is not offered to be received', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390, at: '/scan?code=L-2611-22' });
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  const amount = page.getByLabel('Wie viel?');
  await amount.fill('99999');
  await page.getByRole('button', { name: 'Entnehmen', exact: true }).click();
  await page.locator('main [role=alert]').waitFor();
  await amount.fill('');
  await page.getByRole('button', { name: 'Entnehmen', exact: true }).click();
  await page.locator('main [role=alert]').waitFor({ state: 'detached' });
  await amount.fill('1,5');
  await scan(page, 'L-2611-20');
  const stop = page.getByRole('dialog');
  await stop.getByText('Erst L-2611-22 abschließen oder abbrechen.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await becomes(t, () => amount.inputValue(), '1,5');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await scan(page, 'NIXDA-77');
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('heading', { name: 'NIXDA-77' }).waitFor();
  await becomes(t, () => page.getByRole('link', { name: 'Annehmen' }).count(), 0);
});

test('a begun action keeps its lot if several lots have the scanned number', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stocks');
  const lot = {
    batchId: 'ZWEI-1',
    batchType: 'PURCHASED',
    quantityAmount: '3',
    quantityUnit: 'KG',
    expiryDate: '2026-12-24',
  };
  for (const { id } of content.slice(0, 2)) await shop.ask('POST', `/api/inventory/stocks/${id}/batches`, lot);
  const { page } = await as('admin', { width: 390, at: '/scan?code=ZWEI-1' });
  await page
    .getByRole('button', { name: /ZWEI-1/ })
    .last()
    .click();
  const article = page.locator('main [aria-live] > p').first();
  const name = await article.textContent();
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  const amount = page.getByLabel('Wie viel?');
  await amount.fill('1,5');
  await scan(page, 'ZWEI-1');
  await drawn(page);
  t.equal(await amount.inputValue(), '1,5');
  t.equal(await article.textContent(), name);
});

test('a removal without a network is not lost, and has one effect', async (t) => {
  const browser = await browsing(t);
  const { page, context } = await browser.as('admin', { width: 390 });
  const { left } = await withLot(browser);
  await page.goto('/scan');
  await drawn(page);
  await scan(page, 'L-2611-07');
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  const amount = page.getByLabel('Wie viel?');
  await amount.waitFor();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: ',', exact: true }).click();
  await page.getByRole('button', { name: '5', exact: true }).click();
  await becomes(t, () => amount.inputValue(), '2,5');
  await amount.focus();
  await scan(page, 'L-2611-07');
  await becomes(t, () => amount.inputValue(), '2,5', 'a scan does not type into the field');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  await page
    .getByText(/wartet auf die Verbindung/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: '1 wartet' }).click();
  await page.getByText('2,5 kg von L-2611-07 entnehmen').waitFor();
  await becomes(t, () => page.locator('main h1').textContent(), 'Ausgang', 'what waits is seen without a network, too');
  await page.waitForTimeout(3_000);
  t.equal(await left(), 30);
  await context.setOffline(false);
  await page.getByRole('link', { name: '1 wartet' }).waitFor({ state: 'detached', timeout: 30_000 });
  await becomes(t, left, 27.5);
});

test('a booking to which only a proxy or the page of a Wi-Fi responds is sent again', async (t) => {
  const browser = await browsing(t);
  const { page } = await browser.as('admin', { width: 390 });
  const { left } = await withLot(browser);
  const statuses = [521, 200];
  await page.route('**/remove', (route) => {
    const status = statuses.shift();
    return status === undefined ? route.continue() : route.fulfill({ status, contentType: 'text/html', body: '<p>' });
  });
  await page.goto('/scan');
  await drawn(page);
  await scan(page, 'L-2611-07');
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  await page.getByLabel('Wie viel?').fill('2,5');
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  await becomes(t, async () => statuses.length, 0);
  await becomes(t, left, 27.5);
  t.equal(await page.getByRole('link', { name: /abgelehnt/ }).count(), 0);
});

test('bookings left on the device wait for a tap after a reload, and are sent once, in the order of their lot', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, context } = await as('admin');
  const AMOUNTS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', block: '4' };
  const userId = (await shop.ask('GET', '/api/users?size=1')).content[0].id;
  const key = await keyOf(page);
  const entry = (name: string, given: object) =>
    ({
      ...{ key: name, userId, username: 'admin', booking: 'writeOff' },
      body: { name, lines: [{ quantityAmount: AMOUNTS[name], quantityUnit: 'KG' }] },
      ...{ blocking: false, from: '/scan', at: Date.now() },
      ...given,
    }) as Entry;
  const entries = [
    entry('first', { at: Date.now() - 4 }),
    entry('second', { at: Date.now() - 3, lotId: 'L1' }),
    entry('third', { at: Date.now() - 2, lotId: 'L1' }),
    entry('block', { blocking: true }),
  ];
  const sent: string[] = [];
  /** The names of the bookings that got a response. */
  const booked: string[] = [];
  let lost = 0;
  await context.route('**/api/inventory/write-offs', async (route) => {
    const { name } = route.request().postDataJSON();
    sent.push(name);
    if (lost++ < 3) return route.abort('connectionreset');
    booked.push(name);
    const refusal = { status: 409, code: 'STOCK_BATCH_BLOCKED', message: 'Gesperrt', path: '/', timestamp: '' };
    return name === 'second' ? route.fulfill({ status: 409, json: refusal }) : route.fulfill({ status: 201, json: {} });
  });
  await keep(
    page,
    entries.map((one) => [`${one.userId}.${one.key}`, sealed(key, one)]),
  );
  await page.reload();
  await page.getByRole('link', { name: '4 warten' }).click();
  await page.getByRole('button', { name: /^Senden: 3 kg/ }).waitFor();
  await page.waitForTimeout(2_000);
  t.same(sent, [], 'nothing is sent without a tap');
  await page.getByRole('button', { name: /^Senden: 1 kg/ }).click();
  await page.getByRole('button', { name: /^Senden: 1 kg/ }).waitFor({ state: 'detached', timeout: 30_000 });
  await page.locator('main h2', { hasText: '1 kg' }).waitFor({ state: 'detached', timeout: 30_000 });
  t.same([...new Set(sent)], ['first']);
  t.same(booked, ['first']);
  await page.getByRole('button', { name: /^Senden: 3 kg/ }).click();
  await page.getByText('Wartet auf die abgelehnte Buchung davor').waitFor();
  await page.getByRole('button', { name: /^Senden: 2 kg/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/2 kg .* wurde abgelehnt/)
    .waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByText('Wartet auf die abgelehnte Buchung davor').waitFor();
  t.same(booked, ['first', 'second'], 'what follows the refused one waits');
  await follow(page, '/floor');
  const told = page.locator('main p', { hasText: '3 kg' });
  t.match(
    await told.textContent(),
    /3 kg von …L1 abschreiben · Wartet auf die abgelehnte Buchung davor/,
    'also where it was booked',
  );
  t.match(
    await page.locator('main p', { hasText: '4 kg' }).textContent(),
    /4 kg von – abschreiben · Wartet, bis Sie es senden/,
  );
});

test('outbox entries that another person wrote or changed are never sent, and the user is warned', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('erna', 'WAREHOUSE_WORKER');
  const { page, taken } = await as('admin');
  const users = (await shop.ask('GET', '/api/users')).content;
  const idOf = (name: string) => users.find(({ username }: { username: string }) => username === name).id;
  const userId = idOf('admin');
  const head = { userId, username: 'admin', blocking: true, at: Date.now(), from: 'javascript:0' };
  const path = `/api/users/${idOf('erna')}/roles`;
  const roles = { ...head, key: 'k1', method: 'post', path, body: { roleName: 'ADMIN' } };
  const hold = { ...head, key: 'k2', booking: 'blockLot' as const, of: { id: 'x' }, body: { reason: 'x' } };
  const good = sealed(await keyOf(page), { ...hold, key: 'k4' });
  taken();
  await keep(page, [
    [`${userId}.k1`, JSON.stringify(roles)],
    [`${userId}.k2`, sealed('a key of erna', hold)],
    [`${userId}.k3`, 'no JSON'],
    [`${userId}.k4`, good.replace('reason', 'Reason')],
  ]);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.reload();
  await page.getByText(/etwas, das Sie nicht gebucht haben/).waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByRole('link', { name: '4 abgelehnt' }).click();
  await page.getByText(/^4 Einträge unter Ihrem Namen/).waitFor();
  await becomes(t, () => page.getByRole('button', { name: /Senden/ }).count(), 0);
  await page.waitForTimeout(3_000);
  t.same(posts, []);
  await page.getByRole('button', { name: 'Alle verwerfen' }).click();
  await page.getByText(/Nichts wartet/).waitFor();
  t.match((await shop.ask('GET', `/api/users/${idOf('erna')}`)).roles, [{ name: 'WAREHOUSE_WORKER' }]);
  await becomes(t, () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('outbox'))), []);
});

/** Returns the key of the session, which the tab that logged in keeps. */
const keyOf = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('cleaver.kept keys') ?? '');

/** Writes into the outbox of the device, like an attacker who has the device. */
const keep = (page: Page, entries: readonly (readonly [string, string])[]): Promise<void> =>
  page.evaluate((all) => {
    for (const [name, text] of all) localStorage.setItem(`cleaver.outbox.${name}`, text);
  }, entries);
