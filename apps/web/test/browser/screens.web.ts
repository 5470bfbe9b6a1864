/// <reference lib="dom" />
/**
 * Every screen of the routes, in both languages, light and dark, at three widths: no accessibility fault found by axe,
 * no target too small, nothing on the console, nothing cut off, also at 320 px and with letters of twice the size.
 * `SCREENS_ALL=1` checks every combination; otherwise each screen is checked once in each language, theme and width.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/routes.ts';
import { becomes, browsing, drawn, follow, type Look, sideBySide } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const ALL: readonly Look[] = (['de', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [1280, 768, 390].map((width) => ({ language, theme, width }))),
);
const SOME: readonly Look[] = [
  { language: 'de', theme: 'light', width: 1280 },
  { language: 'en', theme: 'dark', width: 768 },
  { language: 'de', theme: 'dark', width: 390 },
];
const LOOKS = process.env['SCREENS_ALL'] ? ALL : SOME;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function axe(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (standard): Promise<Violation[]> => {
    // An element has less contrast while it fades in.
    for (const animation of document.getAnimations()) animation.finish();
    // biome-ignore lint/suspicious/noExplicitAny: put there by the test
    const { axe: checker } = globalThis as any;
    return (await checker.run(document, { runOnly: standard, resultTypes: ['violations'] })).violations;
  }, STANDARD);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary.slice(0, 200)}`,
  );
}

/**
 * Returns targets smaller than 44 by 44, on the floor 56 by 56; links within sentences are exempt (WCAG 2.5.8, 2.5.5).
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=option]',
    )) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (one.closest('p, dd, td > div, li > p') && one.tagName === 'A') continue;
      // The label of a checkbox is part of its target.
      const target = one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one;
      const { width, height, bottom } = target.getBoundingClientRect();
      if (bottom <= 0) continue;
      const least = one.closest('main[data-floor]') ? 55.5 : 43.5;
      if (width < least || height < least)
        found.push(`${Math.round(width)}×${Math.round(height)} ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });

/** Returns elements that overflow the page to the right. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('section[tabindex]'),
    );
    return [`${scrollWidth} px of ${clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 160)}`];
  });

/** Returns words too long for a desk screen: broken without a hyphen. Codes may break. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('code, .visually-hidden')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-\u00ad–/·@]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // The rectangle of a visible soft hyphen belongs to the word after it.
        const boxes = [...range.getClientRects()].slice(text.nodeValue?.[index - 1] === '\u00ad' ? 1 : 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} in ${text.parentElement?.outerHTML.slice(0, 100)}`);
      }
    }
    return found;
  });

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
