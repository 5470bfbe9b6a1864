/** Tests that every screen that the service worker keeps can be reloaded at its address without a network. */
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { becomes, browsing, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

test('each screen that the service worker keeps can be reloaded without a network', { timeout: 600_000 }, async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page, context } = await as('admin', { width: 390, keepsPages: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // A screen without the shell says itself that there is no connection.
  const kept = SCREENS.filter(({ floor, kept, isAlone, path }) => !isAlone && (floor || kept || path === '/')).map(
    ({ path }) => path,
  );
  t.ok(kept.length > 20, `${kept.length} screens`);
  const headings = new Map<string, string>();
  for (const path of kept) {
    await page.goto(addresses[path] ?? '');
    await drawn(page);
    headings.set(path, (await page.locator('main h1').textContent()) ?? '');
  }
  await context.setOffline(true);
  for (const path of kept) {
    await page.goto(addresses[path] ?? '');
    await page.locator('main h1', { hasText: headings.get(path) ?? '' }).waitFor();
    await page
      .getByText(/^Keine Verbindung seit/)
      .first()
      .waitFor();
    await becomes(
      t,
      () => page.locator('main').getByText('Wird geladen', { exact: true }).count(),
      0,
      `${path} shows what was read`,
    );
    // The device does not keep the history at the end of a record.
    const text = (await page.locator('main').textContent()) ?? '';
    t.notMatch(text.replace('VerlaufDas ist noch nicht', ''), /noch nicht auf diesem Gerät/, path);
    t.notMatch(text, /[0-9a-f]{8}(-[0-9a-f]{4}){3}/, `${path} shows names, not ids`);
    await becomes(t, () => page.getByRole('button', { name: /neu laden/i }).count(), 0, `${path} offers no reload`);
  }
});
