/** Tests a tablet that several people share, and pages that stay open for a long time. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';

test('another user takes over with two taps and a password, and each finds their own draft', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('anna', 'ADMIN');
  const { page } = await as('anna');
  await page.goto('/account');
  await drawn(page);
  await page.getByRole('button', { name: /Ja, ihre Namen/ }).click();
  await page.goto('/suppliers/new');
  await drawn(page);
  await page.getByLabel('Name', { exact: true }).fill('Viehhandel Huber');
  await page.getByRole('button', { name: 'Jemand anderes arbeitet hier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'anna' }).waitFor();
  await dialog.locator('[name=username]').fill('admin');
  await dialog.locator('[name=password]').fill('the first password');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await page.goto('/suppliers/new');
  await drawn(page);
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), '', 'it is not hers');
  await page.getByRole('button', { name: 'Jemand anderes arbeitet hier' }).click();
  await dialog.getByRole('button', { name: 'anna' }).click();
  await page.keyboard.type('password of anna');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await page.goto('/suppliers/new');
  await drawn(page);
  await becomes(t, () => page.getByLabel('Name', { exact: true }).inputValue(), 'Viehhandel Huber');
});

test('an unused device locks, in all its tabs and over a reload', async (t) => {
  const { as } = await browsing(t);
  const { page, tab } = await as('admin');
  await page.goto('/account');
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
