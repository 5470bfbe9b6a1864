/// <reference lib="dom" />
/** Tests that each page for a new record focuses its first field, and that the focus covers no text. */
import { test } from 'tap';
import { SCREENS } from '../../src/shell/navigation/routes.ts';
import { becomes, browsing, drawn, focused, follow } from './browser.ts';
import { begins } from './checks.ts';
import { fill } from './goods.ts';

test('each page for a new record focuses its first field', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  // A cutting begins with a scan, which needs no field.
  const pages = SCREENS.filter(({ path }) => path.endsWith('/new') && path !== '/cuttings/new');
  for (const { path } of pages) {
    await follow(page, path);
    await becomes(t, () => begins(page, 'main'), 'first field', path);
  }
});

test('the ring around the focused field does not cover the fault below it', async (t) => {
  const { as, shop } = await browsing(t);
  const { customer } = await fill(shop);
  const { page } = await as('admin');
  for (const [address, selector, text] of [
    ['/articles/new', '[role=combobox]', 'Brühwurst 2'],
    [`/orders/new?customerId=${customer}`, '[data-amount]', '1.500 kg'],
  ] as const) {
    await page.goto(address);
    await drawn(page);
    const field = page.locator(`main ${selector}`).first();
    await field.fill(text);
    // The form focuses the field of a text that it cannot send.
    await page.getByRole('button', { name: /^(Speichern|Anlegen und bestätigen)$/ }).click();
    await focused(field);
    const fault = field.locator('xpath=..').locator('p');
    await fault.filter({ hasText: text }).waitFor();
    const [ring, foot] = await field.evaluate((input) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(input);
      return [parseFloat(outlineOffset) + parseFloat(outlineWidth), input.getBoundingClientRect().bottom];
    });
    const top = (await fault.boundingBox())?.y ?? 0;
    t.ok(ring > 0 && top >= foot + ring, `${address}: ${top} is below ${foot} and a ring of ${ring}`);
  }
});
