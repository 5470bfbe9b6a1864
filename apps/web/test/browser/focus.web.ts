/// <reference lib="dom" />
/** Where the focus begins: on each page that makes something, and in each dialog, which gives it back. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/routes.ts';
import { becomes, browsing, eachDialog, follow } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

/** What has the focus: the first field of `within`, its heading, or something else in words. */
const begins = (page: Page, within: string): Promise<string> =>
  page.evaluate((selector) => {
    const at = document.activeElement;
    const visible = (one: HTMLElement): boolean => one.checkVisibility() && !one.matches('[data-scanner], [readonly]');
    const fields = document.querySelectorAll<HTMLElement>(
      `${selector} :is(input:not([type=hidden], [type=file]), select, textarea):enabled`,
    );
    const [first] = [...fields].filter(visible);
    if (first) return at === first ? 'first field' : (at?.outerHTML.slice(0, 120) ?? 'nothing');
    return at?.matches(`${selector} :is(h1, h2)`) ? 'first field' : (at?.outerHTML.slice(0, 120) ?? 'nothing');
  }, within);

test('each page that makes something begins in its first field', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  // A cutting begins with a scan, which takes no field.
  const pages = SCREENS.filter(({ path }) => path.endsWith('/new') && path !== '/cuttings/new');
  for (const { path } of pages) {
    await follow(page, path);
    await becomes(t, () => begins(page, 'main'), 'first field', path);
  }
});

test('each dialog begins in its first field, and gives the focus back to its button', {
  timeout: 600_000,
}, async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page } = await as('admin');
  const opened = new Set<string>();
  for (const { path } of SCREENS) {
    await follow(page, addresses[path] ?? path);
    await eachDialog(page, path, opened, (what) => becomes(t, () => begins(page, 'dialog[open]'), 'first field', what));
  }
  t.ok(opened.size > 30, `${opened.size} dialogs`);
});
