/** A tablet with a booking that did not reach the service. */
import type { Test } from 'tap';
import { browsing, waiting } from './browser.ts';
import { fill } from './goods.ts';

/**
 * Books a write-off of 5 kg of L-2611-20, with the note "Vom Haken gefallen". It waits, because its connection is reset.
 * Remove the route of the context to let it pass.
 */
export async function waitingWriteOff(t: Test) {
  const browser = await browsing(t);
  await fill(browser.shop);
  const visited = await browser.as('admin', { width: 768 });
  const { page, context } = visited;
  await context.route('**/api/inventory/write-offs', (route) => route.abort('connectionreset'));
  await page.goto('/write-off?code=L-2611-20');
  await page.getByLabel('Wie viel wird abgeschrieben?').fill('5');
  await page.getByRole('button', { name: 'Anderes' }).click();
  await page.getByLabel('Notiz').fill('Vom Haken gefallen');
  await page.getByRole('button', { name: 'Abschreiben', exact: true }).click();
  await waiting(page, 1);
  return { ...browser, ...visited };
}
