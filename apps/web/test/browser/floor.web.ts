/** The floor: what a scanner types, and bookings that wait for the service. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { type Browsing, browsing, scan, settled } from './browser.ts';
import { fill } from './goods.ts';

/** What a scanner types, by keys of the browser. The page waits for no next one meanwhile: a busy machine may let it wait too long. */
async function typed(page: Page, text: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const character of text) await page.keyboard.press(character === '␝' ? 'Control+]' : character);
  await page.keyboard.press('Enter');
  await page.clock.resume();
}

const PORK = '010400638133393110AB1␝15261231';

test('the test page shows what a scanner sent and what it means', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  await page.goto('/scan/test');
  await settled(page);
  for (const every of [5, 20, 60]) {
    await scan(page, PORK, every);
    await page.getByText('04006381333931', { exact: true }).waitFor();
    await page.getByText('31.12.2026').waitFor();
    await page.reload();
    await settled(page);
  }
  await typed(page, PORK);
  await page.getByText('31.12.2026').waitFor();
  await page.getByText('Ctrl+]').waitFor();
  t.equal(await page.getByRole('alertdialog').count(), 0);
});

test('a handheld computer puts the whole text into the field at once, or pastes it', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { width: 390 });
  await page.goto('/scan/test');
  await settled(page);
  const code = PORK.replace('␝', '\u001d');
  const catcher = page.locator('[data-scanner=catcher]');
  // Nobody touched anything: it has the focus by itself.
  await page.waitForFunction(() => document.activeElement?.matches('[data-scanner=catcher]'));
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await page.getByText('31.12.2026').waitFor();
  t.equal(await catcher.inputValue(), '', 'it is empty for the next one');
  await page.reload();
  await settled(page);
  await page.waitForFunction(() => document.activeElement?.matches('[data-scanner=catcher]'));
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, code);
  await page.getByText('31.12.2026').waitFor();
  // In a field that somebody types into, a code is a scan as well.
  await page.goto('/transfer');
  await settled(page);
  const field = page.getByLabel('Welches Los kommt woandershin?');
  await field.fill('L-1');
  await page.keyboard.insertText(`]C1${code}`);
  await page.getByRole('dialog').getByText('04006381333931').or(page.getByRole('dialog').getByText('AB1')).waitFor();
  t.notMatch(await field.inputValue(), '0104', 'it does not stand in the field');
});

test('what is wrong stops the scanner until somebody has seen it', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  await page.goto('/scan/test');
  await settled(page);
  await scan(page, '010400638133393210AB1');
  const stop = page.getByRole('dialog');
  await stop.getByText('04006381333932').waitFor();
  await scan(page, PORK, 5, 'body');
  await stop.waitFor();
  t.equal(await page.getByText('31.12.2026').count(), 0, 'nothing is scanned before');
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await stop.waitFor({ state: 'detached' });
  await scan(page, PORK, 5, 'body');
  await page.getByText('31.12.2026').waitFor();
});

/** A shop with a lot, and what became of it. */
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

/** So many times a person touches the page. */
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

test('a lot is blocked from Today by a scan and three taps, also when the answer is lost', async (t) => {
  const browser = await browsing(t);
  const { page, context } = await browser.as('admin');
  const { holds } = await withLot(browser);
  let lost = 0;
  await context.route('**/holds', async (route) => {
    await route.fetch();
    if (lost++ < 3) return route.abort('connectionreset');
    return route.continue();
  });
  await settled(page);
  await scan(page, 'L-2611-07', 20);
  await page.waitForURL('**/scan?code=*');
  const { tap, count } = tapping(page);
  await tap('Sperren');
  await tap('Zu warm');
  await tap('L-2611-07 sperren');
  await page.getByText('L-2611-07 ist gesperrt').first().waitFor({ timeout: 20_000 });
  t.equal(count(), 3);
  await page.getByText(/warten$/).waitFor({ state: 'detached', timeout: 20_000 });
  t.equal(await holds(), 1);
});

test('what was scanned shows what can be done with it, and nothing that would be refused', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin', { width: 390 });
  const shown = async (code: string): Promise<string | null> => {
    await page.goto(`/scan?code=${code}`);
    await page.getByRole('heading', { name: code }).waitFor();
    await page.getByRole('link', { name: 'Los zeigen' }).waitFor();
    return page.locator('main section').textContent();
  };
  t.match(await shown('L-2611-22'), /60 kg.*Entnehmen.*Umlagern.*Abschreiben.*Ausliefern/s);
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
  t.match(empty, /Davon ist nichts mehr da/);
  t.notMatch(empty, /Entnehmen|Umlagern|Abschreiben|Ausliefern/);
});

test('what is taken out without a network is not lost, and has one effect', async (t) => {
  const browser = await browsing(t);
  const { page, context } = await browser.as('admin', { width: 390 });
  const { left } = await withLot(browser);
  await page.goto('/scan');
  await settled(page);
  await scan(page, 'L-2611-07');
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  const amount = page.getByLabel('Wie viel?');
  await amount.waitFor();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: ',', exact: true }).click();
  await page.getByRole('button', { name: '5', exact: true }).click();
  t.equal(await amount.inputValue(), '2,5');
  await amount.focus();
  await scan(page, 'L-2611-07');
  t.equal(await amount.inputValue(), '2,5', 'a scan does not type into the field');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  await page
    .getByText(/wartet auf die Verbindung/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: '1 warten' }).click();
  await page.getByText('2,5 kg von L-2611-07 entnehmen').waitFor();
  t.equal(await page.locator('main h1').textContent(), 'Ausgang', 'what waits is seen without a network, too');
  await page.waitForTimeout(3_000);
  t.equal(await left(), 30);
  await context.setOffline(false);
  await page.getByRole('link', { name: '1 warten' }).waitFor({ state: 'detached', timeout: 30_000 });
  t.equal(await left(), 27.5);
});

test('a booking that was left on the device is sent once, after a reload, in its order', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, context } = await as('admin');
  const who = await shop.ask('GET', '/api/users?size=1');
  const entry = (key: string, name: string, given: object) => ({
    key,
    userId: who.content[0].id,
    username: 'admin',
    what: name,
    method: 'post',
    path: '/api/categories',
    body: { name },
    blocking: false,
    from: '/scan',
    ...given,
  });
  const sent: string[] = [];
  let lost = 0;
  await context.route('**/api/categories', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON().name);
    if (lost++ > 2) return route.continue();
    await route.fetch();
    // The service has it; nobody hears of that.
    return route.abort('connectionreset');
  });
  await page.evaluate(
    (entries) => {
      for (const one of entries) localStorage.setItem(`cleaver.outbox.${one.userId}.${one.key}`, JSON.stringify(one));
    },
    [
      entry('k1', 'Rohwurst', { at: Date.now() - 3 }),
      entry('k2', 'Rohwurst', { at: Date.now() - 2, lotId: 'L1' }),
      entry('k3', 'Schinken', { at: Date.now() - 1, lotId: 'L1' }),
      entry('k4', 'Speck', { at: Date.now(), blocking: true }),
    ],
  );
  await page.reload();
  await page
    .getByRole('dialog')
    .getByText(/Rohwurst wurde abgelehnt/)
    .waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Verstanden' }).click();
  t.same([...new Set(sent)], ['Speck', 'Rohwurst'], 'blocking first; what follows the refused one waits');
  await page.getByRole('link', { name: '1 abgelehnt' }).click();
  await page.getByText('Wartet auf das, was davor abgelehnt wurde').waitFor();
  await page.getByRole('button', { name: 'Wegwerfen' }).click();
  await page.getByText(/Nichts wartet/).waitFor();
  const names = (await shop.ask('GET', '/api/categories')).content.map(({ name }: { name: string }) => name);
  t.same(names.sort(), ['Rohwurst', 'Schinken', 'Speck'], 'each once');
});
