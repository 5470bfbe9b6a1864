/// <reference lib="dom" />
/**
 * Tests that the first visit of Today needs few scripts and few bytes, from the log-in until no request is open. Sizes
 * are brotli sizes. At the first input of the user, the page fetches more code.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import type { Manifest } from '../../build/build.ts';
import { OUTPUT } from '../../build/sources.mjs';
import { becomes, browsing, drawn, scan } from './browser.ts';
import { fill } from './goods.ts';
import { PASSWORD } from './shop.ts';

const MOST_BYTES = 140_000;
const MOST_REQUESTS = 12;

/** Drops timers of ten seconds, so that a busy machine does not fetch more code before the first input. */
const stopLate = (): void => {
  const timer = window.setTimeout;
  window.setTimeout = ((work: TimerHandler, delay?: number) =>
    delay === 10_000 ? 0 : timer(work, delay)) as typeof window.setTimeout;
};

/** Returns the paths of the scripts that the page has requested. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

function bytesOf(scripts: readonly string[]): number {
  const { files } = JSON.parse(readFileSync(join(OUTPUT, 'manifest.json'), 'utf8')) as Manifest;
  return scripts.reduce((sum, path) => sum + statSync(join(OUTPUT, `${files[path]?.file}.br`)).size, 0);
}

test('the first visit of Today loads at most 12 scripts with 140 kB, and the rest on first use', async (t) => {
  const { shop, visit } = await browsing(t);
  const people = { admin: PASSWORD, wolf: 'password of wolf' };
  await shop.person('wolf', 'WAREHOUSE_WORKER');
  for (const state of ['empty shop', 'shop with goods']) {
    if (state !== 'empty shop') await fill(shop);
    for (const language of ['de', 'en'] as const) {
      for (const [name, password] of Object.entries(people)) {
        const what = `${name}, ${state}, ${language}`;
        const { page, context } = await visit({ language });
        await page.addInitScript(stopLate);
        // The list of the set-up is loaded after Today is drawn.
        await page.route('**/assets/set-up-list-*', (route) => route.abort());
        await page.goto('/');
        await page.locator('[name=username]').fill(name);
        await page.locator('[name=password]').fill(password);
        await page.keyboard.press('Enter');
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        const scripts = await scriptsOf(page);
        t.ok(scripts.length <= MOST_REQUESTS, `${what}: ${scripts.length} requests\n${scripts.join('\n')}`);
        const bytes = bytesOf(scripts.filter((path) => !path.includes('/set-up-list-')));
        t.ok(bytes <= MOST_BYTES, `${what}: ${bytes} bytes`);
        await page.mouse.move(5, 5);
        await page.waitForLoadState('networkidle');
        await becomes(t, async () => (await scriptsOf(page)).some((path) => path.includes('/frame-')), true, what);
        await context.close();
      }
    }
  }
});

test('Today reads a scan that arrives before the script of the scanner is loaded', async (t) => {
  const { shop, as } = await browsing(t);
  await fill(shop);
  const { page, context } = await as('admin');
  await context.addInitScript(stopLate);
  await page.reload();
  await drawn(page);
  t.notOk(
    (await scriptsOf(page)).some((path) => path.includes('/frame-')),
    'the scanner is not there yet',
  );
  await scan(page, 'L-2611-07');
  await page.waitForURL(/\/scan/);
  await drawn(page);
  await becomes(t, () => page.getByText('L-2611-07').first().isVisible(), true);
});
