/// <reference lib="dom" />
/** Tests the key of a session, which only the tab that logged in has, and the tabs that it opened. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, logIn } from './browser.ts';
import { fill } from './goods.ts';
import { waitingWriteOff } from './waiting-write-off.ts';

/** Sends a command as a script in the tab does, with the cookie of the browser. */
const category = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (given) => {
    const headers = { 'x-cleaver-web': '1', 'content-type': 'application/json' };
    const answer = await fetch('/api/categories', { method: 'POST', headers, body: JSON.stringify({ name: given }) });
    return `${answer.status} ${(await answer.json()).code}`;
  }, name);

test('a script in another tab changes nothing, gets no key, and the tab that logged in works', async (t) => {
  const { visit, shop } = await browsing(t);
  const { page, typedTab } = await visit();
  const script = await typedTab();
  await script.goto('/');
  await script.locator('[name=username]').waitFor();
  await page.goto('/suppliers/new');
  await logIn(page, 'admin');
  t.equal(await category(script, 'Planted'), '403 SESSION_KEY_REQUIRED');
  const told = await script.evaluate(async () => {
    const channel = new BroadcastChannel('cleaver kept');
    const heard = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => resolve(JSON.stringify(data)));
      setTimeout(() => resolve(''), 1_500);
    });
    channel.postMessage('ask');
    const answer = await fetch('/api/session', { headers: { 'x-cleaver-web': '1' } });
    return [await heard, [...answer.headers].join(), JSON.stringify({ ...localStorage })].join();
  });
  const keys = await page.evaluate(() => sessionStorage.getItem('cleaver.kept keys') ?? '');
  t.match(keys, /^[\w-]{36}\.[\w-]{43}$/);
  t.notMatch(told, keys.split('.')[1] ?? 'none', 'no channel, no response and no storage tells it');
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByLabel('Telefon').fill('0981 5550');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  t.same((await shop.ask('GET', '/api/categories')).content, []);
});

test('a tab with a typed address reads, and asks for the password once before its first change', async (t) => {
  const { as, shop } = await browsing(t);
  const { page, typedTab } = await as('admin');
  const other = await typedTab();
  await other.goto('/suppliers/new');
  await drawn(other);
  await other.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await other.getByLabel('Telefon').fill('0981 5550');
  await other.getByRole('button', { name: 'Speichern' }).click();
  const dialog = other.getByRole('dialog', { name: 'Sind Sie es?' });
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await dialog.waitFor({ state: 'detached' });
  t.equal(await other.getByLabel('Name', { exact: true }).inputValue(), 'Viehhandel Huber', 'what was typed stays');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await dialog.locator('[name=password]').fill('wrong');
  await other.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await dialog.locator('[name=password]').fill('the first password');
  await other.keyboard.press('Enter');
  await other.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  t.equal((await shop.ask('GET', '/api/suppliers')).content.length, 1);
  for (const tab of [other, page]) {
    const name = tab === page ? 'Hof Nord' : 'Hof Süd';
    await tab.goto('/suppliers/new');
    await drawn(tab);
    await tab.getByLabel('Name', { exact: true }).fill(name);
    await tab.getByLabel('Telefon').fill('0981 5550');
    await tab.getByRole('button', { name: 'Speichern' }).click();
    await tab.locator('main h1', { hasText: name }).waitFor();
  }
});

test('tabs that a page opens, also by Ctrl and a click, get the key', async (t) => {
  const { as } = await browsing(t);
  const { page, context } = await as('admin');
  const link = page.getByRole('link', { name: 'Lieferanten' }).first();
  for (const options of [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const) {
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click(options as object)]);
    await opened.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
    t.match(await opened.evaluate(() => sessionStorage.getItem('cleaver.kept keys')), /^[\w-]{36}\./);
    await opened.close();
  }
  await becomes(t, () => page.title(), 'Heute · Cleaver', 'the page itself stays');
});

test('what a script wrote into the tab before the log-in sends nothing', async (t) => {
  const { visit, shop } = await browsing(t);
  await fill(shop);
  const userId = (await shop.ask('GET', '/api/users?size=1')).content[0].id;
  const { page } = await visit();
  await page.goto('/');
  await page.locator('[name=username]').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.evaluate(async (id) => {
    const session = '00000000-0000-7000-8000-000000000000';
    const entry = {
      key: 'k1',
      userId: id,
      username: 'admin',
      what: 'Vorgespiegelt',
      booking: 'blockLot',
      of: { id: 'x' },
    };
    const text = JSON.stringify({ ...entry, body: { reason: 'x' }, blocking: true, from: '/scan', at: Date.now() });
    localStorage.setItem(`cleaver.outbox.${id}.k1`, JSON.stringify({ text, seal: 'x', session }));
    localStorage.setItem(`cleaver.outbox.${id}.k2`, JSON.stringify({ text, seal: 'x' }));
    sessionStorage.setItem('cleaver.kept own', JSON.stringify(['k1']));
    sessionStorage.setItem('cleaver.kept of', id);
    sessionStorage.setItem('cleaver.kept keys', `${session}.planted`);
  }, userId);
  await logIn(page, 'admin');
  await page.getByText(/etwas, das Sie nicht gebucht haben/).waitFor();
  await page.waitForTimeout(3_000);
  t.same([...new Set(sent)], ['/api/session']);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  t.notMatch(kept, /planted|k1/, 'the log-in deletes what the tab kept');
  t.notMatch(await page.locator('body').textContent(), /Vorgespiegelt/, 'nor is the stored text shown');
});

test('a booking whose session ended over night is offered to its user after the next log-in, and sent by a tap', async (t) => {
  const { page, context, shop } = await waitingWriteOff(t);
  shop.clock.advance(13 * 3_600_000);
  await context.unroute('**/api/inventory/write-offs');
  await page.goto('about:blank');
  await page.goto('/outbox');
  await logIn(page, 'admin');
  await page.getByText('Wartet, bis Sie es senden').waitFor();
  await page.locator('main h2', { hasText: '5 kg von L-2611-20 abschreiben' }).waitFor();
  await page.getByRole('button', { name: /^Senden: 5 kg von L-2611-20/ }).click();
  await page.getByText(/Nichts wartet/).waitFor();
  const written = await page.evaluate(async () => {
    const url = '/api/inventory/movements?type=WRITTEN_OFF&size=100';
    return (await (await fetch(url, { headers: { 'x-cleaver-web': '1' } })).json()).content;
  });
  t.equal(written.filter(({ reason }: { reason: string }) => reason === 'Vom Haken gefallen').length, 1);
});

test('a booking waits over a closed tab, and a typed tab shows it after the password', async (t) => {
  const { page, context, typedTab } = await waitingWriteOff(t);
  const other = await typedTab();
  await page.close();
  await context.unroute('**/api/inventory/write-offs');
  await other.goto('/');
  await other.getByRole('link', { name: '1 wartet' }).click();
  await other.getByText('1 Buchung aus einer anderen Anmeldung wartet', { exact: false }).waitFor();
  await other.getByRole('button', { name: 'Passwort eingeben' }).click();
  await other.getByRole('dialog').locator('[name=password]').fill('the first password');
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: /^Senden: 5 kg von L-2611-20/ }).click();
  await other.getByText(/Nichts wartet/).waitFor();
});

test('an idle shared device locks after five minutes', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.clock.install();
  await page.reload();
  await drawn(page);
  await page.clock.fastForward('05:10');
  await page.getByRole('dialog').locator('[name=password]').waitFor();
});
