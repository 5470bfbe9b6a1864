/// <reference lib="dom" />
/**
 * Checks every screen of the routes in both languages, light and dark, at three widths. Checks the size of targets, the
 * console, and parts that are cut off. Once for each screen, in alternating languages and themes, also runs the slow
 * checks. These check accessibility with axe, the dialogs of the screen, and parts that are cut off at 320 px or with
 * letters of twice the size. `SCREENS_ALL=1` checks every combination, each with axe. Otherwise each screen has
 * two of three combinations, which together cover each language, theme and width.
 */
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { becomes, browsing, drawn, eachDialog, follow, type Look, logIn, sideBySide } from './browser.ts';
import { AXE, axe, begins, beyond, broken, cut, overfull, small } from './checks.ts';
import { addressesOf, fill } from './goods.ts';

const ALL: readonly Look[] = (['de', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [1280, 768, 390].map((width) => ({ language, theme, width }))),
);
const SOME: readonly Look[] = [
  { language: 'de', theme: 'dark', width: 1280 },
  { language: 'en', theme: 'dark', width: 390 },
  { language: 'de', theme: 'light', width: 768 },
];
const LOOKS = process.env['SCREENS_ALL'] ? ALL : SOME;
/** Returns whether the look with the index `index` has the slow checks at the screen with the index `at`. */
const hasAll = (at: number, index: number): boolean => LOOKS === ALL || at % 2 === index % 2;
/** Returns whether the screen is checked in the look: of `SOME`, in the first one and in one of the other two. */
const isShown = (at: number, index: number): boolean => index === 0 || hasAll(at, index);
/** The looks for pages outside the routes, such as the log-in. */
const OPEN_LOOKS = [
  { language: 'de', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 768 },
] as const;

/** Runs the checks that hold for a screen and for a dialog. */
async function meets(t: Pick<Test, 'same'>, page: Page, what: string): Promise<void> {
  t.same(await small(page), [], `${what}: targets`);
  t.same(await cut(page), [], `${what}: width`);
}

/** Runs the checks of a dialog, or of the search. */
async function meetsAll(t: Pick<Test, 'same'>, page: Page, what: string): Promise<void> {
  const viewport = page.viewportSize();
  t.same(await axe(page), [], `${what}: axe`);
  await meets(t, page, what);
  await page.setViewportSize({ width: 320, height: 640 });
  t.same(await cut(page), [], `${what} at 320 px`);
  if (viewport) await page.setViewportSize(viewport);
}

/** Checks that the screen is not cut off at 320 px, or with letters of twice the size. */
async function fits(t: Pick<Test, 'same'>, page: Page, what: string): Promise<void> {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  t.same(await cut(page), [], `${what} at 320 px`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  t.same(await cut(page), [], `${what} at 200 %`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (viewport) await page.setViewportSize(viewport);
}

test('each screen and dialog meets the rules for accessibility, target size and width in each look', {
  timeout: 1_200_000,
}, async (t) => {
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
    const isLast = LOOKS.findLastIndex(({ language }) => language === look.language) === index;
    const opened = new Set<string>();
    let isOutside = false;
    for (const [at, { path, isAlone = false }] of SCREENS.entries()) {
      const address = addresses[path];
      if (address === undefined || !isShown(at, index)) continue;
      const what = `${address} ${Object.values(look).join(' ')}`;
      // The first look reloads each address. The other looks follow links, which a screen without the shell has not.
      if (index === 0 || isAlone || isOutside) {
        await page.goto(address);
        await drawn(page);
        if (LOOKS === ALL || index !== 0) await page.evaluate(AXE);
      } else await follow(page, address);
      isOutside = isAlone;
      if (LOOKS === ALL || (isLast && hasAll(at, index))) t.same(await axe(page), [], `${what}: axe`);
      await meets(t, page, what);
      t.same(await beyond(page), [], `${what}: buttons of rows`);
      if (look.width === 1280) t.same(await broken(page), [], `${what}: words`);
      await becomes(t, () => page.locator('h1').count(), 1, `${what}: one heading`);
      t.match(await page.title(), /^\S.* · Cleaver$/, `${what}: title`);
      if (isLast && hasAll(at, index)) {
        await fits(t, page, what);
        await eachDialog(page, path, opened, async (dialog) => {
          await becomes(t, () => begins(page, 'dialog[open]'), 'first field', dialog);
          await meetsAll(t, page, `${dialog} ${Object.values(look).join(' ')}`);
        });
      }
      t.same(taken(), [], `${what}: console`);
    }
    if (isLast) {
      t.ok(opened.size > 15, `${opened.size} dialogs`);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('lyo');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await meetsAll(t, page, `search ${look.language}`);
    }
    await page.context().close();
  });
});

test('a word that is wider than a card or a button is not cut', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const name = 'Schweinefleischhackfleischbällchen';
  const { content } = await shop.ask('GET', '/api/articles?q=R-080');
  await shop.ask('PUT', `/api/articles/${content[0].id}`, { name: name.repeat(3) });
  await shop.ask('PUT', `/api/customers/${made['customer']}`, { name: name.repeat(2) });
  const order = await shop.ask('POST', '/api/sales/orders', {
    ...{ customerId: made['customer'], requestedDate: '2026-11-23' },
    lines: [{ articleId: content[0].id, quantityAmount: '2', quantityUnit: 'KG' }],
  });
  await shop.ask('POST', `/api/sales/orders/${order.id}/confirm`);
  for (const width of [320, 768]) {
    const { page } = await as('admin', { width });
    for (const path of ['/availability', '/orders', '/lots', '/picking', `/picking/${order.id}`]) {
      await page.goto(path);
      await drawn(page);
      t.same(await cut(page), [], `${path} ${width}`);
      t.same(await overfull(page), [], `${path} ${width}: buttons`);
    }
    await page.context().close();
  }
});

test('the log-in, a page without permission and an unknown address meet the same rules', async (t) => {
  const { shop, visit } = await browsing(t);
  await shop.person('berta', 'SALES_STAFF');
  for (const look of OPEN_LOOKS) {
    const { page } = await visit({ ...look, width: 320 });
    const check = async (what: string): Promise<void> => {
      await drawn(page);
      await page.evaluate(AXE);
      t.same(await axe(page), [], `${what} ${look.language}: axe`);
      t.same(await small(page), [], `${what} ${look.language}: targets`);
      t.same(await cut(page), [], `${what} ${look.language}: width`);
    };
    await page.goto('/users');
    await check('log-in');
    await logIn(page, 'berta');
    await check('not of the own roles');
    await follow(page, '/nothing-here');
    await check('not found');
    await page.context().close();
  }
});
