/// <reference lib="dom" />
/**
 * Takes the screenshots of the README from the demo shop: `npm run docs -- pictures`. The date is fixed, so that the
 * screenshots change only with the pages.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tap from 'tap';
import { type Browsing, browsing } from './browser.ts';
import { fillDemo } from './goods-demo.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url));

const endings: (() => unknown)[] = [];
const { shop, as }: Browsing = await browsing({ teardown: (end: () => unknown) => void endings.unshift(end) } as never);
try {
  await fillDemo(shop);
  const { content } = await shop.ask('GET', '/api/production/batches?status=PLANNED&sort=batchNumber');
  const [{ id: batch }] = content;
  await shop.ask('POST', `/api/production/batches/${batch}/start`);
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, width, address] of [
    ['desk', 1280, '/'],
    ['tablet', 768, `/batches/${batch}/make`],
    ['phone', 390, '/stocks?belowMinimum=true'],
  ] as const) {
    const { page, context } = await as('admin', { width, language: 'en' });
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    await context.close();
  }
} finally {
  for (const end of endings) await end();
  // The browser closes when tap ends. This program has no tests, so it ends tap here.
  tap.end();
}
