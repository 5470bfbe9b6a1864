/** Tests a tablet that several people share, and pages that stay open for a long time. */
import { test } from 'tap';
import { becomes, browsing, drawn, keptPages, waiting } from './browser.ts';
import { fill } from './goods.ts';

test('another user takes over with two taps and a password, and each finds their own draft', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('anna', 'ADMIN');
  const { page } = await as('anna', { at: '/account' });
  await drawn(page);
  await page.getByRole('button', { name: /Ja, ihre Namen/ }).click();
  await page.goto('/suppliers/new');
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'anna' }).waitFor();
  await dialog.locator('[name=username]').fill('admin');
  await dialog.locator('[name=password]').fill('the first password');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await page.goto('/suppliers/new');
  await drawn(page);
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), '', 'it is not hers');
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await dialog.getByRole('button', { name: 'anna' }).click();
  await page.keyboard.type('password of anna');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await page.goto('/suppliers/new');
  await drawn(page);
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), 'Viehhandel Huber');
});

test('the header fits every width, with long names and waiting bookings', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  await shop.person('demo-warehouse-worker', 'WAREHOUSE_WORKER');
  const { page, context } = await as('demo-warehouse-worker', { width: 768, keepsPages: true });
  await keptPages(page);
  const others = ['demo-sales-manager', 'demo-sales-staff', 'bernd.hinterberger'];
  await page.evaluate((names) => {
    localStorage.setItem('cleaver.shared', '1');
    localStorage.setItem('cleaver.people', JSON.stringify(names));
  }, others);
  await page.goto('/write-off?code=L-2611-22');
  await drawn(page);
  const list = page.getByRole('list', { name: 'Benutzer wechseln' });
  const cut = () =>
    list
      .locator('span')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent));
  const fits = async (what: string): Promise<void> => {
    for (const width of [320, 390, 768, 1024, 1030, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await becomes(t, wide, width, `${what}, ${width} px wide`);
      const leave = await page.getByRole('button', { name: 'Benutzer wechseln' }).boundingBox();
      t.ok(leave && leave.width >= 44 && leave.x + leave.width <= width, `${what}, ${width} px: the button is in view`);
      t.same(await cut(), [], `${what}, ${width} px: no name is cut`);
    }
    await page.setViewportSize({ width: 768, height: 1024 });
  };
  await fits('nothing waits');
  await becomes(t, () => list.getByRole('button').allTextContents(), others);
  await context.setOffline(true);
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('1');
  await page.getByRole('button', { name: 'Probe', exact: true }).click();
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await waiting(page, 1);
  await fits('one waits');
});

test('an unused device locks, in all its tabs and over a reload', async (t) => {
  const { as } = await browsing(t);
  const { page, tab } = await as('admin', { at: '/account' });
  await drawn(page);
  await page.getByRole('button', { name: 'Nach 2 Minuten' }).click();
  const other = await tab();
  await other.goto('/suppliers');
  await drawn(other);
  // Both tabs are unused for longer than the limit.
  await page.clock.install();
  await page.reload();
  await drawn(page);
  await page.evaluate(() => localStorage.removeItem('cleaver.active'));
  await page.clock.fastForward('02:10');
  await page.getByRole('dialog').locator('[name=password]').waitFor();
  await other.getByRole('dialog').locator('[name=password]').waitFor();
  await page.reload();
  await page.locator('[name=username]').waitFor();
  await becomes(t, () => page.locator('main h1').textContent(), 'Anmelden');
});

test('a scan that a handheld computer pastes or inserts counts as use of the device', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/account' });
  await drawn(page);
  await page.getByRole('button', { name: 'Nach 2 Minuten' }).click();
  await page.clock.install();
  await page.reload();
  await drawn(page);
  for (const type of ['paste', 'input', 'paste', 'input']) {
    await page.clock.fastForward('01:30');
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
  }
  t.equal(await page.getByRole('dialog').count(), 0);
});

test('outdated pages report that the service was updated', async (t) => {
  const { as } = await browsing(t);
  const { page, context } = await as('admin');
  await drawn(page);
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
  await lookAgain();
  await asked;
  await page.waitForTimeout(200);
  await becomes(t, () => page.getByText(/neuere Fassung/).count(), 0);
  await context.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/main-\w+/, 'main-NEWER') });
  });
  await lookAgain();
  await page.getByText(/neuere/).waitFor();
  await context.unroute(/\/$/);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await drawn(page);
  await becomes(t, () => page.getByText(/neuere/).count(), 0);
});
