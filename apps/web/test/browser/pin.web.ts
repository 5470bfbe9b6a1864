/// <reference lib="dom" />
/** Tests a tablet that is a shared device. Users return to the device by PIN. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, countedTaps, drawn, focused, logIn } from './browser.ts';
import { cut } from './checks.ts';
import { PASSWORD } from './shop.ts';

const typePin = async (page: Page, pin: string): Promise<void> => {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
};

/** Taps all digits before the page renders again. */
const tapAtOnce = (page: Page, pin: string): Promise<void> =>
  page.evaluate((digits) => {
    const buttons = [...document.querySelectorAll('button')];
    for (const digit of digits) buttons.find(({ textContent }) => textContent === digit)?.click();
  }, pin);

async function setPin(page: Page, password: string, pin: string): Promise<void> {
  await page.goto('/account');
  await drawn(page);
  await page.getByRole('button', { name: 'PIN setzen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Aktuelles Passwort').fill(password);
  await dialog.getByLabel('PIN', { exact: true }).fill(pin);
  await dialog.getByRole('button', { name: 'PIN setzen' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function becomeShared(page: Page): Promise<void> {
  await page.goto('/shared-devices');
  await drawn(page);
  await page.getByRole('button', { name: 'Als gemeinsames Gerät einrichten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Tablet an der Rampe');
  await dialog.getByRole('button', { name: 'Als gemeinsames Gerät einrichten' }).click();
  // The list shows the device before its cookie is set.
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Tablet an der Rampe').first().waitFor();
}

test('a shared device changes its user by one tap and a PIN, and drops the PIN after five wrong ones', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const { id: place } = await shop.ask('POST', '/api/inventory/storage-locations', {
    ...{ name: 'Kühlraum 1', storageType: 'COLD_ROOM' },
  });
  const { page, taken } = await as('admin', { width: 768 });
  await becomeShared(page);
  await setPin(page, PASSWORD, '314159');
  // Both users log in on the device once with the password.
  const change = page.getByRole('button', { name: 'Benutzer wechseln' });
  for (const name of ['admin', 'wanda']) {
    await page.reload();
    await drawn(page);
    await change.click();
    await logInOver(page, name);
  }
  await setPin(page, 'password of wanda', '4711');

  await change.click();
  await focused(page.getByLabel('PIN von admin'));
  await tapAtOnce(page, '314159');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await becomes(
    t,
    () => page.getByRole('link', { name: 'Neuer Lieferant' }).count(),
    0,
    'the PIN opens no office work',
  );
  await page.goto('/users');
  await page.getByText(/Mit der PIN/).waitFor();
  await page.goto('/stocks');
  await drawn(page);
  await becomes(t, () => page.getByRole('link', { name: /Neuer Bestand|Importieren/ }).count(), 0);
  await page.goto(`/storage-locations/${place}`);
  await drawn(page);
  await page.getByRole('heading', { name: 'Kühlraum 1' }).waitFor();
  t.equal(await page.getByRole('button', { name: 'Deaktivieren' }).count(), 0);
  t.same(taken(), []);

  await change.click();
  await page.getByText('PIN von wanda').waitFor();
  for (let wrong = 0; wrong < 5; wrong++) {
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/session/pin-users'));
    await typePin(page, '0815');
    await answer;
    await page.getByRole('alert').waitFor();
    // The pad accepts no digit until it has cleared the refused digits. After the last attempt, the page removes the
    // pad.
    await becomes(t, () => page.locator('[name=pin]').and(page.locator('[aria-busy]')).count(), 0);
  }
  await page.getByRole('list', { name: 'Mit PIN anmelden' }).getByText('wanda').waitFor({ state: 'detached' });
  await page.locator('[name=username]').fill('wanda');
  await page.locator('[name=password]').fill('password of wanda');
  await page.keyboard.press('Enter');
  await page.locator('main h1', { hasText: 'Heute' }).waitFor();
  await change.click();
  await page.getByText('PIN von admin').waitFor();
  await page.getByRole('button', { name: 'wanda' }).click();
  await focused(page.getByLabel('PIN von wanda'));
  await page.keyboard.type('4711');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await becomes(t, () => page.locator('header').first().textContent(), /wanda/);
});

test('a shared device offers the PIN of the user whose session ended by itself', async (t) => {
  const { as, shop } = await browsing(t);
  for (const name of ['wanda', 'paul']) await shop.person(name, 'WAREHOUSE_WORKER');
  const { page } = await as('admin', { width: 768 });
  await becomeShared(page);
  await page.reload();
  await drawn(page);
  for (const name of ['wanda', 'paul']) {
    await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
    await logInOver(page, name);
    await setPin(page, `password of ${name}`, '4711');
  }
  await page.evaluate(() => fetch('/api/session', { method: 'DELETE', headers: { 'x-cleaver-web': '1' } }));
  // The page requests the session when it becomes visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await focused(page.getByLabel('PIN von paul'));
  await typePin(page, '4711');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Locks the idle device at the next key.
  await page.evaluate(() => localStorage.setItem('cleaver.lock-minutes', '0.0001'));
  await page.keyboard.press('Shift');
  await focused(page.getByLabel('PIN von paul'));
});

test('each of several users of a shared device takes over by one tap and a PIN', async (t) => {
  const { as, shop } = await browsing(t);
  const pins = { wanda: '4711', paul: '271828', petra: '1618' } as const;
  for (const name of Object.keys(pins)) await shop.person(name, 'WAREHOUSE_WORKER');
  const { page, taken } = await as('admin', { width: 768 });
  await becomeShared(page);
  await page.reload();
  await drawn(page);
  for (const [name, pin] of Object.entries(pins)) {
    await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
    await logInOver(page, name);
    await setPin(page, `password of ${name}`, pin);
  }
  const others = page.getByRole('list', { name: 'Benutzer wechseln' });
  t.same(await cut(page), [], 'the header has room for their names');
  for (const name of ['paul', 'wanda', 'petra'] as const) {
    const taps = await countedTaps(page);
    await others.getByRole('button', { name }).click();
    await focused(page.getByLabel(`PIN von ${name}`));
    await typePin(page, pins[name]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('main h1', { hasText: 'Heute' }).waitFor();
    t.equal(await taps(), 1 + pins[name].length);
    await becomes(t, () => page.locator('header').first().getByRole('link', { name, exact: true }).count(), 1);
  }
  await others.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('dialog').waitFor();
  await becomes(t, () => page.locator('[name=username]').inputValue(), 'admin', 'without a PIN: by password');
  await becomes(t, () => page.getByText(/PIN von/).count(), 0);
  t.same(taken(), []);
});

test('a shared device that was locked without a network offers the PIN when the network is back', async (t) => {
  const { as } = await browsing(t);
  const { page, context } = await as('admin', { width: 768 });
  await becomeShared(page);
  await page.reload();
  await drawn(page);
  const change = page.getByRole('button', { name: 'Benutzer wechseln' });
  await change.click();
  await logInOver(page, 'admin');
  await setPin(page, PASSWORD, '314159');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/health/live'));
  await change.click();
  await failed;
  await context.setOffline(false);
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByLabel('PIN von admin').waitFor();
});

async function logInOver(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=password]').fill(username === 'admin' ? PASSWORD : `password of ${username}`);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main h1').waitFor();
  await drawn(page);
}

test('a device that is not shared asks for the password', async (t) => {
  const { visit } = await browsing(t);
  const { page, taken } = await visit({ width: 768 });
  await page.goto('/');
  await logIn(page, 'admin');
  await page.goto('/account');
  await drawn(page);
  await page.getByRole('button', { name: /Ja, ihre Namen/ }).click();
  await page.reload();
  await drawn(page);
  await page.getByRole('button', { name: 'Benutzer wechseln' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'admin' }).waitFor();
  await becomes(t, () => page.getByText(/PIN von/).count(), 0);
  t.same(taken(), []);
});
