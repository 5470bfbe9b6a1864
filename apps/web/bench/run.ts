/// <reference lib="dom" />
/**
 * Measures the size of the pages and their load times in Chromium: `npm run bench -- web`. For the load times, emulates
 * a processor four times slower, 10 Mbit/s and 40 ms latency. Prints a table and fails if a value exceeds its limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromiumPath } from '@cleaver/testing/machine/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Manifest } from '../build/build.ts';
import { OUTPUT } from '../build/sources.mjs';
import { SCREENS } from '../src/shell/navigation/routes.ts';
import { addressesOf, fill } from '../test/browser/goods.ts';
import { openShop, PASSWORD } from '../test/browser/shop.ts';
import { measuredYear, timeOfYear, YEAR } from '../test/browser/year-picture.ts';

const KILO = 1000;
const QUIET_MS = 500;
/** Number of further screens in the table: the screens that fetch the most additional code. */
const HEAVIEST = 5;
/** The emulated network: 10 Mbit/s, in bytes per second, and 40 ms latency. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

const shop = await openShop();
const addresses = addressesOf(await fill(shop));
const manifest = JSON.parse(readFileSync(join(OUTPUT, 'manifest.json'), 'utf8')) as Manifest;
const executablePath = chromiumPath();
const browser: Browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

/** Returns the size of a file after brotli in kB; 0 if the manifest does not list the file. */
const weightOf = (address: string): number => {
  const served = manifest.files[address];
  return served ? brotliCompressSync(readFileSync(join(OUTPUT, served.file))).length / KILO : 0;
};
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weightOf(file), 0);

/** Logs in as the administrator on the open page. */
async function logIn(on: Page): Promise<void> {
  await on.locator('[name=username]').fill('admin');
  await on.locator('[name=password]').fill(PASSWORD);
  await on.keyboard.press('Enter');
  await on.locator('main h1').waitFor();
}

const context = await browser.newContext({ baseURL: shop.url, locale: 'de-DE', serviceWorkers: 'block' });
const page = await context.newPage();
let changed = 0;
const note = (): void => {
  changed = performance.now();
};
page.on('request', note).on('requestfinished', note).on('requestfailed', note);
/** Waits until no request has begun or ended for `QUIET_MS`. */
async function settle(): Promise<void> {
  changed = performance.now();
  while (performance.now() - changed < QUIET_MS) await wait(QUIET_MS / 10);
}
const scripts = new Set<string>();
const styles = new Set<string>();
page.on('response', (answer) => {
  const { pathname } = new URL(answer.url());
  if (pathname.endsWith('.js')) scripts.add(pathname);
  if (pathname.endsWith('.css')) styles.add(pathname);
});
// The list of the set-up is loaded after Today is drawn.
await page.route('**/assets/set-up-list-*', (route) => route.abort());
await page.goto('/');
await logIn(page);
await settle();
const first = new Set(scripts);
// The first input of the user makes the page fetch the shared code of most screens.
await page.mouse.move(1, 1);
await settle();
const used = new Set(scripts);
const rows: [string, number, number, string][] = [
  ['first visit of Today, scripts of an administrator', sum(first), 140, 'kB'],
  ['requests for them', first.size, 12, ''],
  ['with what is fetched at the first sign of use', sum(used), 190, 'kB'],
  ['styles', sum(styles), 16, 'kB'],
];
/** Returns whether the screen prints labels. The table omits these screens, because they fetch the barcode library. */
const isPrinting = (path: string): boolean => /\/labels?$/.test(path);
const further: { path: string; weight: number }[] = [];
for (const { path } of SCREENS.filter((screen) => !isPrinting(screen.path))) {
  scripts.clear();
  await page.goto(addresses[path] ?? path);
  await settle();
  further.push({ path, weight: sum([...scripts].filter((file) => !used.has(file))) });
}
for (const { path, weight } of further.sort((a, b) => b.weight - a.weight).slice(0, HEAVIEST))
  rows.push([`further screen ${path}`, weight, 15, 'kB']);

const session = await page.context().newCDPSession(page);
await session.send('Network.enable');
await session.send('Network.emulateNetworkConditions', NETWORK);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
/** Returns the seconds until the largest element of Today is painted (LCP). */
async function largestPaint(): Promise<number> {
  await page.goto('/');
  await settle();
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  return milliseconds / KILO;
}
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const cold: number[] = [];
const warm: number[] = [];
for (let round = 0; round < 5; round++) {
  await session.send('Network.clearBrowserCache');
  cold.push(await largestPaint());
  warm.push(await largestPaint());
}
rows.push(
  ['largest paint, nothing kept', median(cold), 1.5, 's'],
  ['largest paint, files kept', median(warm), 0.8, 's'],
);

rows.push(['picture of a year of temperatures', await picture(), 100, 'ms']);

/** Returns the milliseconds of the picture of a year of temperatures, from the tap, without emulation. */
async function picture(): Promise<number> {
  const other = await openShop();
  const id = await measuredYear(other);
  const own = await (await browser.newContext({ baseURL: other.url, locale: 'de-DE' })).newPage();
  await own.goto(`/temperatures/${id}?${YEAR}`);
  await logIn(own);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    await own.getByRole('button', { name: 'Jahr' }).click();
    await own.locator('figure').waitFor();
    await wait(QUIET_MS);
    await own.getByRole('button', { name: 'Monat' }).click();
    await wait(QUIET_MS);
    times.push(await timeOfYear(own, 'Jahr'));
  }
  await other.close();
  return median(times);
}

for (const [what, value, bar, unit] of rows) {
  process.stdout.write(`${value <= bar ? '✔' : '✖'} ${what}: ${value.toFixed(2)} ${unit} (at most ${bar} ${unit})\n`);
}
await browser.close();
await shop.close();
process.exit(rows.every(([, value, bar]) => value <= bar) ? 0 : 1);
