/// <reference lib="dom" />
/**
 * Every screen of the routes, in both languages, light and dark, at three widths: no accessibility fault found by axe,
 * no target too small, nothing on the console, nothing cut off, also at 320 px and with letters of twice the size.
 * `SCREENS_ALL=1` checks every combination; otherwise each screen is checked once in each language, theme and width.
 */
import { test } from 'tap';
import { SCREENS } from '../../src/shell/routes.ts';
import { becomes, browsing, drawn, follow, type Look, sideBySide } from './browser.ts';
import { AXE, axe, broken, cut, small } from './checks.ts';
import { addressesOf, fill } from './goods.ts';

const ALL: readonly Look[] = (['de', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [1280, 768, 390].map((width) => ({ language, theme, width }))),
);
const SOME: readonly Look[] = [
  { language: 'de', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 768 },
  { language: 'de', theme: 'dark', width: 390 },
];
const LOOKS = process.env['SCREENS_ALL'] ? ALL : SOME;

test('each screen is for everybody, on every device', { timeout: 1_200_000 }, async (t) => {
  const { shop, as } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  t.same(
    SCREENS.filter(({ path }) => addresses[path] === undefined).map(({ path }) => path),
    [],
    'each screen has an address to look at',
  );
  await sideBySide(LOOKS, async (look, index) => {
    const { page, taken } = await as('admin', look);
    await page.evaluate(AXE);
    const viewport = page.viewportSize();
    for (const { path } of SCREENS) {
      const address = addresses[path];
      if (address === undefined) continue;
      const what = `${address} ${Object.values(look).join(' ')}`;
      // One look reloads each address, the others follow links.
      if (index === 0) {
        await page.goto(address);
        await drawn(page);
        await page.evaluate(AXE);
      } else await follow(page, address);
      t.same(await axe(page), [], `${what}: axe`);
      t.same(await small(page), [], `${what}: targets`);
      t.same(await cut(page), [], `${what}: width`);
      if (look.width === 1280) t.same(await broken(page), [], `${what}: words`);
      await becomes(t, () => page.locator('h1').count(), 1, `${what}: one heading`);
      t.match(await page.title(), /^\S.* · Cleaver$/, `${what}: title`);
      t.same(taken(), [], `${what}: console`);
      if (look.width === 390) {
        await page.setViewportSize({ width: 320, height: 640 });
        t.same(await cut(page), [], `${address} at 320 px`);
        if (viewport) await page.setViewportSize(viewport);
      }
      if (index === 0) {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        t.same(await cut(page), [], `${address} at 200 %`);
      }
    }
    await page.context().close();
  });
});

const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  '/suppliers/:id': ['Bearbeiten', 'Neu bewerten', 'Zertifikat hinzufügen'],
  '/customers/:id': ['Bearbeiten', 'Adresse hinzufügen'],
  '/articles/:id': ['Verkaufseinheit hinzufügen', 'Lieferanten zuordnen'],
  '/users/:id': ['Rolle geben'],
  '/account': ['Passwort ändern'],
};

test('what opens over a page holds to the same', { timeout: 600_000 }, async (t) => {
  const { shop, as } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  for (const look of SOME.filter(({ language }) => language === 'de')) {
    const { page } = await as('admin', look);
    for (const [path, names] of Object.entries(DIALOGS)) {
      for (const name of names) {
        await page.goto(addresses[path] ?? '/');
        await drawn(page);
        await page.getByRole('button', { name }).first().click();
        await page.getByRole('dialog').waitFor();
        await page.evaluate(AXE);
        const what = `${path}: ${name} at ${look.width}`;
        t.same(await axe(page), [], `${what}: axe`);
        t.same(await small(page), [], `${what}: targets`);
        t.same(await cut(page), [], `${what}: width`);
      }
    }
    await page.goto('/');
    await drawn(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lyo');
    await page.getByRole('option').first().waitFor();
    await page.evaluate(AXE);
    t.same(await axe(page), [], 'search: axe');
    await page.context().close();
  }
});
