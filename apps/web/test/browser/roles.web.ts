/// <reference lib="dom" />
/**
 * Tests that no visible link, button or dialog leads a user to a refusal. One user for each role follows the visible
 * links, to one address of each screen, and opens the visible dialogs. Administrators are left out, because they hold
 * all permissions.
 * `SCREENS_ALL=1` visits two addresses of each screen, also as the managers.
 */
import { ROLE_NAMES } from '@cleaver/domain/identity';
import { test } from 'tap';
import { screenAt } from '../../src/shell/navigation/screens.ts';
import { becomes, browsing, drawn, eachDialog, follow, sideBySide } from './browser.ts';
import { fill } from './goods.ts';

/** Maximum number of addresses visited for each screen. */
const OF_A_KIND = process.env['SCREENS_ALL'] ? 2 : 1;

/** The roles that lack much. The managers see more than they do, so only the long form visits as these. */
const LACKING = ['WAREHOUSE_WORKER', 'SALES_STAFF', 'PRODUCTION_WORKER', 'QUALITY_INSPECTOR', 'PROCUREMENT_MANAGER'];
const ROLES = ROLE_NAMES.filter((role) => (process.env['SCREENS_ALL'] ? role !== 'ADMIN' : LACKING.includes(role)));

test('no visible link or button leads to a refusal, for each role', { timeout: 1_200_000 }, async (t) => {
  const { shop, as } = await browsing(t);
  await fill(shop);
  await sideBySide(ROLES, async (role) => {
    const name = `one-${role.toLowerCase().replaceAll('_', '-')}`;
    await shop.person(name, role);
    const { page, taken } = await as(name);
    const seen = new Map<string, number>();
    const opened = new Set<string>();
    const visited = new Set<string>();
    const waiting = ['/', '/account', '/help'];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const found = screenAt(new URL(address, shop.url).pathname);
      if (!found) {
        t.fail(`${role}: a link to ${address}, where there is nothing`);
        continue;
      }
      const { path } = found.screen;
      if (visited.has(address) || (seen.get(path) ?? 0) >= OF_A_KIND) continue;
      visited.add(address);
      seen.set(path, (seen.get(path) ?? 0) + 1);
      await follow(page, address);
      await eachDialog(page, path, opened);
      const links = await page
        .locator('a[href^="/"]:not([target])')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      waiting.push(...links.filter((link) => !link.startsWith('/docs')));
      t.same(taken(), [], `${role}: ${address}`);
      t.notMatch(
        await page.locator('main').textContent(),
        /Ihre Rollen umfassen diese Seite nicht/,
        `${role}: ${address}`,
      );
    }
    t.ok(seen.size >= 3, `${role} sees ${[...seen.keys()].sort().join(' ')}`);
    await page.context().close();
  });
});

test('a page without the permission shows the reason and causes no refused request', async (t) => {
  const { shop, as } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  const { page, taken } = await as('berta', { at: '/users' });
  await drawn(page);
  await becomes(t, () => page.locator('main').textContent(), /Ihre Rollen umfassen diese Seite nicht/);
  await page.goto('/');
  await becomes(t, () => page.locator('nav a[href="/users"]').count(), 0);
  t.same(taken(), []);
});
