/**
 * Tests reloads and screens without a network. The service worker keeps the pages. The tab keeps the user and the data
 * that it has read.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, keptPages, logIn, scanBeside, sent, waiting } from './browser.ts';
import { fill } from './goods.ts';
import { waitingWriteOff } from './waiting-write-off.ts';

const TABLET = { width: 768, keepsPages: true } as const;

const away = (page: Page) => page.getByText(/^Keine Verbindung seit/);

async function onTablet(t: Test) {
  const browser = await browsing(t);
  const made = await fill(browser.shop);
  const visited = await browser.as('admin', TABLET);
  await keptPages(visited.page);
  return { ...visited, ...browser, made };
}

test('work on a batch continues over two reloads without a network, and each booking counts once', async (t) => {
  const { page, context, shop, made } = await onTablet(t);
  await page.goto(`/batches/${made['atWork']}/make`);
  await drawn(page);
  const heading = await page.locator('main h1').textContent();
  const all = page.getByRole('button', { name: 'Alles wie vorgeschlagen einsetzen' });
  await all.waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.locator('main h1', { hasText: heading ?? '' }).waitFor();
  await away(page).waitFor();
  await page.getByRole('button', { name: /L-2611-21/ }).click();
  await page.getByLabel('Wie viel kommt hinein?').fill('4');
  await page.getByRole('button', { name: 'Einsetzen', exact: true }).click();
  await waiting(page, 1);
  const shoulder = page.getByRole('listitem').filter({ hasText: 'Schweineschulter' }).first();
  await shoulder.getByText(/^9 kg von/).waitFor();
  await shoulder.getByText('Teilmenge').waitFor();
  await all.waitFor({ state: 'detached' });
  await page.reload();
  await waiting(page, 1);
  await shoulder.getByText(/^9 kg von/).waitFor();
  await becomes(t, () => page.getByRole('button', { name: /neu laden/i }).count(), 0, 'nothing offers a reload');
  await context.setOffline(false);
  await sent(page);
  const { inputs } = await shop.ask('GET', `/api/production/batches/${made['atWork']}/execution`);
  t.same(
    inputs.map((one: { quantity: string }) => one.quantity),
    ['9'],
  );
  await away(page).waitFor({ state: 'detached' });
});

test('a count without a network is shown as waiting, cannot be ended before, and is sent once', async (t) => {
  const { page, context, shop, made } = await onTablet(t);
  await page.goto(`/counts/${made['count']}`);
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /L-2611-22/ }).click();
  await page.getByLabel('Wie viel liegt hier?').fill('58,5');
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('Schweineschulter · L-2611-22 · Kühlraum 1 · 58,5 kg · wartet auf das Senden').waitFor();
  await becomes(t, () => page.getByRole('button', { name: /L-2611-22/ }).count(), 0, 'it is not open any more');
  await becomes(
    t,
    () => page.getByRole('button', { name: 'Zählen abschließen' }).count(),
    0,
    'the count cannot end yet',
  );
  await page.getByRole('link', { name: '1 wartet' }).click();
  await page.getByText(/L-2611-22 zählen: 58,5.kg/).waitFor();
  await page.goBack();
  // An entry that waited for less than five seconds tells no time.
  await page.waitForTimeout(5_000);
  await context.setOffline(false);
  await sent(page);
  await page.getByRole('button', { name: 'Zählen abschließen' }).waitFor();
  const { lines } = await shop.ask('GET', `/api/inventory/counts/${made['count']}`);
  const [line] = lines.filter(({ lotNumber }: { lotNumber: string }) => lotNumber === 'L-2611-22');
  t.match(line, { quantityAmount: '58.5' });
  const age = shop.clock.now().getTime() - Date.parse(line.countedAt);
  t.ok(age >= 5_000, `it was counted when it was entered, ${age} ms before it was sent`);
});

test('a scan without a network finds a known lot, less its queued bookings, and reports unknown ones', async (t) => {
  const { page, context, shop } = await onTablet(t);
  await page.goto('/write-off');
  await drawn(page);
  const lot = async () => (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-20')).content[0].account.inStock;
  await scanBeside(page, 'L-2611-20');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Abschreiben' }).waitFor();
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('45');
  await page.getByRole('button', { name: 'Anderes' }).click();
  await page.getByLabel('Notiz').fill('Vom Haken gefallen');
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await waiting(page, 1);
  const row = page.getByRole('main').getByText('45 kg von L-2611-20 abschreiben · wartet auf das Senden');
  await row.waitFor();
  await scanBeside(page, 'L-2611-20');
  const stop = page.getByRole('dialog');
  await stop.getByText('L-2611-20 ist ganz gebucht und wartet auf das Senden.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await scanBeside(page, 'L-2611-99');
  await stop.getByText('L-2611-99 ist ohne Verbindung nicht bekannt.').waitFor();
  await stop.getByRole('button', { name: 'Verstanden' }).click();
  await page.goto('/floor');
  await row.waitFor();
  await context.setOffline(false);
  await sent(page);
  await row.waitFor({ state: 'detached' });
  await becomes(t, lot, '0');
});

test('a screen that was never opened loads when the network is back, with and without a service worker', async (t) => {
  const { as } = await browsing(t);
  for (const keepsPages of [true, false]) {
    const { page, context } = await as('admin', { width: 768, keepsPages });
    if (keepsPages) await keptPages(page);
    await drawn(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Einstellungen' }).click();
    const missing = page.getByText(/^Diese Seite ist noch nicht auf diesem Gerät/);
    await missing.waitFor();
    await becomes(t, () => page.locator('main').getByRole('button').count(), 0, 'there is nothing to press');
    await context.setOffline(false);
    await missing.waitFor({ state: 'detached', timeout: 30_000 });
    await page.locator('main h2').first().waitFor();
    await context.close();
  }
});

/** Returns the names of the stored caches, and the paths of all files in them. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { names, urls: urls.flat() };
  });

test('the worker keeps only files of the pages, and nothing of the API', async (t) => {
  const { page } = await onTablet(t);
  for (const path of ['/deliveries/new', '/stocks', '/users']) {
    await page.goto(path);
    await drawn(page);
  }
  const { urls, names } = await storedBy(page);
  t.equal(names.length, 1);
  t.ok(urls.length > 20);
  t.same(
    urls.filter((url) => !/^\/(assets\/[\w.-]+|icon\.svg|manifest\.webmanifest)?$/.test(url)),
    [],
  );
});

/** Starts a proxy of the service. When `version` changes, the proxy sends the worker of newer pages. */
async function updatable(t: Test, service: string) {
  const pages = { version: '1', url: '' };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, service));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    const newer = `"version":"${pages.version}"`;
    response.end(url === '/worker.js' ? body.toString().replace(/"version":"[^"]+"/, newer) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  pages.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return pages;
}

test('an update keeps the files of the version before for open pages, and no older ones', async (t) => {
  const { visit, shop } = await browsing(t);
  const pages = await updatable(t, shop.url);
  const { page, context } = await visit({ keepsPages: true });
  await page.goto(pages.url);
  const updated = async (version: string) => {
    pages.version = version;
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await (await navigator.serviceWorker.register('/worker.js')).update();
      await taken;
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activating')
        await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
    });
    return (await storedBy(page)).names;
  };
  t.same(await updated('1'), ['pages-1']);
  t.same(await updated('2'), ['pages-1', 'pages-2']);
  t.same(await updated('3'), ['pages-2', 'pages-3']);
  await context.setOffline(true);
  await page.reload();
  await page.locator('main h1', { hasText: 'Anmelden' }).waitFor();
});

test('a lock deletes the data that the tab kept, and a reload without a network shows the log-in', async (t) => {
  const { page, context } = await onTablet(t);
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.goto('/scan');
  await drawn(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Scannen' }).waitFor();
  const keptNames = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('kept')));
  t.ok((await keptNames()).length > 0);
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await page.getByRole('dialog').locator('[name=password]').waitFor();
  await becomes(t, keptNames, []);
  await page.reload();
  await page.locator('main h1', { hasText: 'Anmelden' }).waitFor();
  t.same(await keptNames(), []);
});

test('a reload without a network does not continue another user’s session', async (t) => {
  const { page, context } = await onTablet(t);
  await page.goto('/scan');
  await drawn(page);
  // Another user logged in, in another tab, while this tab was suspended.
  await page.evaluate(() => localStorage.setItem('cleaver.session', 'the id of another user'));
  await context.setOffline(true);
  await page.reload();
  await page.locator('main h1', { hasText: 'Anmelden' }).waitFor();
});

test('a log-out asks while bookings wait and keeps them; the next user sees only their number', async (t) => {
  const { page, shop } = await waitingWriteOff(t);
  await shop.person('erna', 'WAREHOUSE_WORKER');
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Buchungen von admin warten: 1' });
  await dialog.getByText('L-2611-20 abschreiben').waitFor();
  await dialog.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/account');
  await waiting(page, 1);
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await dialog.getByRole('button', { name: 'Trotzdem verlassen' }).click();
  await page.getByText('Buchungen, die auf diesem Gerät warten: 1.').waitFor();
  await logIn(page, 'erna');
  await page.getByRole('link', { name: '1 von anderen' }).click();
  await page.getByText('Keine Ihrer Buchungen wartet hier.').waitFor();
  t.notMatch(await page.locator('body').textContent(), /L-2611-20/);
  t.equal(await page.evaluate(() => Object.keys(localStorage).filter((one) => one.includes('outbox.')).length), 1);
});
