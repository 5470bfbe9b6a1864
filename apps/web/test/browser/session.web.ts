/** Tests log-in and log-out in two tabs, after a reload, and when the session ends during work. */
import { test } from 'tap';
import { becomes, browsing, drawn, logIn } from './browser.ts';

test('a logged-in user stays logged in after a reload, on the same page', async (t) => {
  const { as } = await browsing(t);
  const { page, context, taken } = await as('admin');
  await becomes(t, () => page.title(), 'Heute · Cleaver');
  await page.getByRole('link', { name: 'Lieferanten' }).first().click();
  await page.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
  await page.reload();
  await page.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
  t.match(page.url(), /\/suppliers$/);
  const [cookie] = await context.cookies();
  t.match(cookie, { name: 'cleaver', httpOnly: true, sameSite: 'Strict', path: '/' });
  t.equal(await page.evaluate(() => document.cookie), '', 'no script can read it');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  t.notMatch(kept, /ey[\w-]+\./, 'and no token is kept elsewhere');
  t.same(taken(), []);
});

test('a wrong password is reported at the form, without details', async (t) => {
  const { visit } = await browsing(t);
  const { page } = await visit();
  await page.goto('/');
  await page.locator('[name=username]').fill('admin');
  await page.locator('[name=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await becomes(t, () => page.getByRole('alert').textContent(), /Benutzername|Passwort/);
  await logIn(page, 'admin');
  await becomes(t, () => page.title(), 'Heute · Cleaver');
});

test('the log-in reports empty fields at the fields, without a request', async (t) => {
  const { visit } = await browsing(t);
  const { page } = await visit();
  await page.goto('/');
  const [username, password] = [page.getByLabel('Benutzername'), page.getByLabel('Passwort')];
  await username.waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await page.keyboard.press('Enter');
  await becomes(t, focused, 'username', 'the first faulty field');
  await becomes(t, () => page.getByText('Darf nicht leer sein').count(), 2);
  t.equal(await username.getAttribute('aria-invalid'), 'true');
  await username.fill('admin');
  await page.keyboard.press('Enter');
  await becomes(t, focused, 'password');
  await becomes(t, () => page.getByText('Darf nicht leer sein').count(), 1);
  const fault = page.locator(`[id="${await password.getAttribute('aria-describedby')}"]`);
  t.equal(await fault.textContent(), 'Darf nicht leer sein');
  t.equal(await username.getAttribute('aria-invalid'), null);
  t.same(sent, []);
  await page.keyboard.type('x'.repeat(257));
  await page.keyboard.press('Enter');
  await becomes(t, () => fault.textContent(), 'Muss ein Text aus 1 bis 256 Zeichen sein');
  t.equal(await page.getByRole('alert').count(), 0);
  await logIn(page, 'admin');
  await becomes(t, () => page.title(), 'Heute · Cleaver');
});

test('a log-out in one tab appears in the other at once, and the next log-in continues there', async (t) => {
  const { as } = await browsing(t);
  const { page, tab } = await as('admin');
  const other = await tab();
  await other.goto('/suppliers/new');
  await drawn(other);
  await other.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await page.locator('[name=password]').waitFor();
  const dialog = other.getByRole('dialog');
  await dialog.waitFor();
  await becomes(t, () => dialog.textContent(), /Ihre Sitzung ist beendet/);
  await other.keyboard.press('Control+k');
  t.equal(await dialog.count(), 1, 'the palette stays closed');
  const behind = await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').backgroundColor);
  t.match(behind, /^rgb\(/, 'nothing of the page can be read behind it');
  await dialog.locator('[name=password]').fill('the first password');
  await other.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await becomes(
    t,
    () => other.getByLabel('Name', { exact: true }).inputValue(),
    'Viehhandel Huber',
    'what was typed is there',
  );
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
});

test('a form that is sent after the end of the session is saved once after a log-in in a dialog', async (t) => {
  const { as, shop } = await browsing(t);
  const { page } = await as('admin', { at: '/suppliers/new' });
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByLabel('Telefon').fill('0981 5550');
  shop.clock.advance(13 * 3_600_000);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=password]').waitFor();
  t.equal(await dialog.locator('[name=username]').inputValue(), 'admin');
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'password', 'only it is missing');
  await page.keyboard.type('the first password');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Viehhandel Huber' }).waitFor();
  t.match(page.url(), /\/suppliers\/[\w-]{36}$/);
  await page.goto('/suppliers');
  await drawn(page);
  await becomes(t, () => page.locator('tbody tr').count(), 1);
});

test('a tablet locked without a network shows no data, and ends the session before any other request', async (t) => {
  const { as } = await browsing(t);
  const { page, context } = await as('admin');
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.goto('/suppliers');
  await drawn(page);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const statusOf = async () => {
    const origin = new URL(page.url()).origin;
    return (await fetch(`${origin}/api/session`, { headers: { cookie, 'x-cleaver-web': '1' } })).status;
  };
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await page.getByRole('dialog').locator('[name=password]').waitFor();
  await becomes(t, () => page.locator('main').innerHTML(), '', 'behind the lock there is nothing');
  t.notMatch(await page.locator('#app').textContent(), /Lieferanten/);
  t.equal(await statusOf(), 200, 'the service does not know yet');
  await page.waitForTimeout(3_000);
  // A forged user id in the storage does not log the user in.
  await page.evaluate(() => localStorage.setItem('cleaver.session', '1'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await context.setOffline(false);
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await page.reload();
  await ended;
  await becomes(t, () => page.locator('main h1').textContent(), 'Anmelden');
  t.equal(asked[0], 'DELETE /api/session', 'before anything else');
  t.equal(await statusOf(), 401);
  await page.locator('[name=username]').fill('admin');
  await page.locator('[name=password]').fill('the first password');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
  await becomes(t, () => page.evaluate(() => localStorage.getItem('cleaver.session-to-end')), null);
});

test('a response from before the lock does not open the locked page', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin');
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.goto('/suppliers');
  await drawn(page);
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/session', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    held.resolve();
    await released.promise;
    return route.fulfill({ response });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await held.promise;
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await page.getByRole('dialog').locator('[name=password]').waitFor();
  const late = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === '/api/session',
  );
  released.resolve();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  t.equal(await page.locator('main').innerHTML(), '', 'behind the lock there is nothing');
  t.equal(await page.evaluate(() => localStorage.getItem('cleaver.session')), null);
});

test('a lock without a network ends the session later without a reload, and the next user continues', async (t) => {
  const { as } = await browsing(t);
  const { page, context } = await as('admin');
  await page.evaluate(() => localStorage.setItem('cleaver.shared', '1'));
  await page.goto('/suppliers');
  await drawn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=password]').fill('the first password');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await context.setOffline(false);
  await ended;
  await dialog.locator('[name=password]').fill('the first password');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main h1', { hasText: 'Lieferanten' }).waitFor();
});

test('the header at a desk shows the whole user name', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('demo-warehouse-worker', 'WAREHOUSE_WORKER');
  const { page } = await as('demo-warehouse-worker');
  const name = page.locator('header').getByText('demo-warehouse-worker');
  t.equal(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0);
});
