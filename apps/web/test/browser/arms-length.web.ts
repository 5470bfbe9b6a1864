/// <reference lib="dom" />
/**
 * Tests that lots, amounts and places on the floor have letters of 20 to 28 px, because users read them at arm's
 * length.
 */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { floorStates, openFloor } from './floor-states.ts';
import { fill } from './goods.ts';

/** Returns lots, amounts and places in letters below 20 px or above 28 px. Skips labels, which are read on paper. */
const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const meant = /[A-Z]{1,2}-2611-\d|\d (kg|g|l|Stück)(?![a-zäöü])|Kühlraum|Quarantäne/;
    const found: string[] = [];
    const judge = (element: Element, text: string): void => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (meant.test(text) && (size < 20 || size > 28)) found.push(`${size} px: ${text.trim()}`);
    };
    const main = document.querySelector('main[data-floor]');
    if (!main) return ['no screen of the floor'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('.visually-hidden, select, [data-label]')) continue;
      judge(element, text.nodeValue ?? '');
    }
    for (const field of main.querySelectorAll('[data-pad] input')) judge(field, '0 kg');
    for (const field of main.querySelectorAll('select')) judge(field, field.selectedOptions[0]?.text ?? '');
    return found;
  });

test('lots, amounts and places have letters of 20 to 28 px on each floor screen', { timeout: 300_000 }, async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390, at: `/goods-receipts/new?supplierId=${made['supplier']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Kalbsbrät' }).click();
  await page.getByLabel('Menge', { exact: true }).fill('8');
  await page.getByLabel('Läuft ab').fill('2026-12-10');
  await page.getByRole('button', { name: 'Position fertig' }).click();
  await page.getByRole('button', { name: 'Ändern' }).waitFor();
  t.same(await misread(page), [], 'a line of a receipt');
  for (const state of floorStates(made)) {
    await openFloor(page, state);
    t.same(await misread(page), [], state.name);
    // The understood amount is shown below its field.
    await page.getByLabel(state.field, { exact: true }).first().fill('4');
    await becomes(t, () => page.locator('main [data-reading]').filter({ hasText: /^4\s/ }).count(), 1, state.name);
    t.same(await misread(page), [], `${state.name}, an amount`);
  }
  // The visible part of a page on a small phone, without the bars of the browser, in portrait and in landscape.
  for (const size of [
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    // A new browser context, which has no drafts.
    const { page: low, context } = await as('admin', { width: 390 });
    await low.setViewportSize(size);
    for (const state of floorStates(made).filter(({ name }) => ['complete', 'cut'].includes(name))) {
      await openFloor(low, state);
      t.same(await misread(low), [], `${state.name}, ${size.height} px high`);
    }
    await context.close();
  }
  const addresses = [
    ...['/scan?code=L-2611-22', '/block?code=L-2611-22', '/floor', `/counts/${made['count']}`],
    ...[`/counts/${made['counted']}`, '/picking?date=2026-11-24', `/picking/${made['order']}?date=2026-11-24`],
    ...[`/batches/${made['atWork']}/make`, `/batches/${made['done']}/complete`, `/lots/${made['lot']}/label`],
    ...[`/lots/labels?lot=${made['lot']}`, `/storage-locations/${made['place']}/label`, '/transfer', '/outbox'],
  ];
  for (const address of addresses) {
    await page.goto(address);
    await drawn(page);
    t.same(await misread(page), [], address);
  }
});
