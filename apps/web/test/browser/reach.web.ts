/// <reference lib="dom" />
/** Tests that refusals on the floor are in view, and that main button and numpad are in reach of the thumb. */
import type { Locator, Page } from 'playwright-core';
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { becomes, browsing, drawn, scanBeside } from './browser.ts';
import { floorStates, openFloor } from './floor-states.ts';
import { fill } from './goods.ts';

/** Returns the top and bottom of an element, and of the part of the window that no bar covers. */
const edges = async (page: Page, at: Locator) => {
  const box = await at.boundingBox();
  const bars = await page.evaluate(() => {
    const bottom = document.querySelector('nav[aria-label="Schnellzugriff"]')?.getBoundingClientRect();
    return {
      top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      bottom: bottom && bottom.height > 0 ? bottom.top : innerHeight,
    };
  });
  return { top: box?.y ?? -1, bottom: (box?.y ?? 0) + (box?.height ?? 0), bars };
};

test('a refusal is in view below the header, and the main button stays in reach', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  for (const width of [390, 768]) {
    const { page, context } = await as('admin', { width });
    // The form is longer than this small window.
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/write-off?code=L-2611-07');
    await drawn(page);
    await page.getByLabel('Wie viel wird abgeschrieben?').fill('99999');
    await page.getByRole('button', { name: 'Abfall' }).first().click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const main = page.getByRole('button', { name: 'Abschreiben', exact: true });
    const button = await edges(page, main);
    t.ok(button.bottom <= button.bars.bottom, `${width}: the main button is in view`);
    await page.evaluate(() => scrollTo(0, 0));
    const above = await edges(page, main);
    t.ok(above.bottom <= above.bars.bottom, `${width}: also from the top of the form`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await main.click();
    await page.locator('main [role=alert]').waitFor();
    const refusal = await edges(page, page.locator('main [role=alert]'));
    t.ok(refusal.top >= refusal.bars.top, `${width}: ${refusal.top} is below the header, ${refusal.bars.top}`);
    t.ok(refusal.bottom <= refusal.bars.bottom, `${width}: above the bottom`);
    await becomes(t, () => page.locator('main [role=alert]').getAttribute('tabindex'), '-1');
    await context.close();
  }
});

/** Returns whether the top and the bottom of the element are in view and no bar covers them. */
const isClear = (at: Locator): Promise<boolean> =>
  at.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 6, y)));
  });

/** Scrolls to the end and sends the form, like a user who has just filled in the last field. */
async function sendFromTheEnd(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name, exact: true }).click();
}

test('on a small phone no numpad and no result of a scan covers a refusal, a fault or a question', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390 });
  // The height of a page on a phone whose browser shows its bars.
  await page.setViewportSize({ width: 390, height: 664 });
  const alert = page.locator('main [role=alert]');

  await page.goto(`/batches/${made['atWork']}/complete`);
  await drawn(page);
  await becomes(t, () => isClear(page.locator('main [data-pad]:focus-within')), true, 'the field in which it opens');
  await sendFromTheEnd(page, 'Abschließen');
  const fault = page.locator('main [data-pad]').filter({ hasText: 'Ist erforderlich' });
  await becomes(t, () => isClear(fault), true, 'the field that is missing, with its fault');
  await page.getByLabel('Wie viel kam heraus?').fill('48');
  await sendFromTheEnd(page, 'Abschließen');
  await alert.getByText('Aus 5 kg wurden 48 kg.').waitFor();
  await becomes(t, () => isClear(alert), true, 'the question');
  await becomes(t, () => isClear(page.getByLabel('Notiz')), true, 'and the field for its answer');

  await page.goto('/cuttings/new');
  await drawn(page);
  await scanBeside(page, 'L-2611-20');
  await page.getByLabel('Wie viel von L-2611-20?').fill('40');
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).fill('35');
  await sendFromTheEnd(page, 'Zerlegung buchen');
  await alert.getByText('Eingang 40 kg passt nicht').waitFor();
  await becomes(t, () => isClear(alert), true, 'weights that do not fit');

  await page.goto(`/deliveries/new?customerId=${made['customer']}`);
  await drawn(page);
  await scanBeside(page, 'L-2611-22');
  await page.getByLabel('Menge').fill('9999');
  await sendFromTheEnd(page, 'Ausliefern');
  await alert.getByText('Der Bestand reicht nicht').waitFor();
  t.equal(await isClear(alert), true, 'at once, though the lot was scanned a moment ago');

  await page.goto('/scan?code=L-2611-22');
  await drawn(page);
  await page.getByRole('button', { name: 'Entnehmen' }).click();
  await page.getByLabel('Wie viel?').fill('9999');
  await sendFromTheEnd(page, 'Entnehmen');
  await alert.getByText('Der Bestand reicht nicht').waitFor();
  await becomes(t, () => isClear(alert), true, 'on the scan card');
});

test('on a small phone a field and all of its numpad are in view', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390 });
  await page.setViewportSize({ width: 390, height: 664 });
  for (const state of floorStates(made)) {
    await openFloor(page, state);
    await becomes(t, () => isClear(page.locator('main [data-pad] input:focus')), true, state.name);
    const zero = page.getByRole('group', { name: 'Ziffernblock' }).getByRole('button', { name: '0', exact: true });
    await becomes(t, () => isClear(zero), true, `${state.name}: the last row`);
  }
});

test('the main button of each floor screen stays at the bottom, in reach of the thumb', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { width: 390 });
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [address, press, name] of [
    ['/scan?code=L-2611-22', 'Entnehmen', 'Entnehmen'],
    ['/scan?code=L-2611-22', 'Sperren', 'L-2611-22 sperren'],
    [`/counts/${made['count']}`, undefined, 'Zählen abschließen'],
    [`/counts/${made['counted']}`, undefined, 'Genehmigen'],
    [`/batches/${made['batch']}/make`, undefined, 'Beginnen'],
    ['/scan?code=04006381333931', undefined, 'Annehmen'],
    [`/lots/labels?lot=${made['lot']}`, undefined, 'Drucken'],
  ] as const) {
    await page.goto(address);
    await drawn(page);
    if (press) await page.getByRole('button', { name: press, exact: true }).click();
    const main = page
      .locator('main')
      .locator('button, a')
      .filter({ hasText: new RegExp(`^${name}$`) });
    await main.waitFor();
    for (const to of ['0', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo(0, ${to})`);
      await becomes(t, () => isClear(main), true, `${address} ${name}, at ${to}`);
    }
    t.equal(await main.evaluate((button) => button.closest('[data-bar]') !== null), true, `${name} is in the bar`);
  }
});

/**
 * Returns the problem of the first fault on the page, or an empty text. The fault must have the focus, and no bar may
 * cover it. `main` is the part of the page to search.
 */
const faultProblem = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const faulty = 'main :is([aria-invalid=true], [data-faulty][tabindex], [role=alert][tabindex])';
    const isFocused = document.activeElement?.matches(faulty);
    if (!isFocused) return `${document.activeElement?.outerHTML.slice(0, 80)} has the focus`;
    const [first] = [...document.querySelectorAll('main :is([aria-invalid=true], [data-faulty][tabindex])')];
    if (first && first !== document.activeElement) return 'it is not the first fault';
    const { left, top, bottom, height } = (document.activeElement as Element).getBoundingClientRect();
    const edges = height > innerHeight / 2 ? [top + 4] : [top + 4, bottom - 4];
    const isSeen = edges.every((y) => document.activeElement?.contains(document.elementFromPoint(left + 6, y)));
    return isSeen ? '' : `from ${top} to ${bottom} something covers it`;
  });

test('the first fault of each form has the focus, and no bar covers it', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const forms = SCREENS.map(({ path }) => path).filter((path) => path.endsWith('/new'));
  t.ok(forms.length >= 12, 'the forms are found by their address');
  for (const width of [1280, 390]) {
    const { page, context } = await as('admin', { width });
    await page.setViewportSize({ width, height: 600 });
    for (const path of [...forms, '/transfer?code=L-2611-07', '/write-off?code=L-2611-07']) {
      await page.goto(path);
      await drawn(page);
      // The order entry is no form, because Enter in its fields leads to the next row.
      const send = page.locator('main [data-bar] button[type=submit]');
      const button = send.or(page.getByRole('button', { name: 'Anlegen und bestätigen' }));
      await button.waitFor();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await button.click();
      await becomes(t, () => faultProblem(page), '', `${path} at ${width}`);
    }
    await context.close();
  }
});
