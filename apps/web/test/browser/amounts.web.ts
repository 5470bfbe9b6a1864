/// <reference lib="dom" />
/** Tests that the page asks about unclear amounts and never books them. Each field shows the understood amount. */
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn, follow } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

test('forms at the desk, on the floor and of an order ask about the unclear amount 1.500 before sending', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin');
  await page.goto(addressesOf(made)['/stocks/:id'] ?? '');
  await page.getByRole('button', { name: 'Einbuchen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=batchId]').fill('L-1500');
  await dialog.locator('[name=batchType]').selectOption('PURCHASED');
  await dialog.locator('[name=quantityUnit]').selectOption('G');
  await dialog.locator('[name=expiryDate]').fill('2026-12-31');
  const amount = dialog.getByLabel('Menge');
  await amount.fill('1.500');
  await dialog.getByRole('button', { name: 'Einbuchen' }).click();
  const question = '1.500 g: 1500 g oder 1,5 g? Bitte 1500 oder 1,5 eingeben.';
  await dialog.getByText(question, { exact: true }).waitFor();
  await becomes(t, () => amount.getAttribute('aria-invalid'), 'true');
  await amount.fill('1500');
  await dialog.getByText('1500 g = 1,5 kg', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Einbuchen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { content } = await shop.ask('GET', `/api/inventory/stocks/${made['stock']}/batches?size=100`);
  const booked = content.filter(({ batchId }: { batchId: string }) => batchId === 'L-1500');
  t.match(booked, [{ quantityAmount: '1500', quantityUnit: 'G' }]);

  await page.goto('/write-off?code=L-2611-07');
  const gone = page.getByLabel('Wie viel wird abgeschrieben?');
  await gone.fill('1.500');
  await page.getByText('1.500 kg: 1500 kg oder 1,5 kg? Bitte 1500 oder 1,5 eingeben.', { exact: true }).waitFor();
  await becomes(t, () => gone.getAttribute('aria-invalid'), 'true');
  await gone.fill('1,500');
  await page.getByText('1,5 kg', { exact: true }).waitFor();

  await page.goto(addressesOf(made)['/orders/new'] ?? '');
  await drawn(page);
  const ordered = page.locator('[data-amount]').first();
  await ordered.fill('1.500 g');
  await page.getByText(question, { exact: true }).waitFor();
  await ordered.fill('1,5 kg');
  await page.locator('[data-reading]', { hasText: '1,5 kg' }).waitFor();
  t.same(taken(), [], 'nothing was refused by the service');

  const english = await as('admin', { language: 'en' });
  await english.page.goto('/write-off?code=L-2611-07');
  await english.page.getByLabel('How much is written off?').fill('1,500');
  await english.page.getByText('1,500 kg: 1500 kg or 1.5 kg? Type 1500 or 1.5.', { exact: true }).waitFor();
});

/** Types the text into each field for a number below `root`. Returns the message of each field, by its label. */
const toldBy = (page: Page, root: string, text: string) =>
  page.locator(root).evaluateAll(async (roots, typed) => {
    const fields = roots.flatMap((one) => [
      ...one.querySelectorAll<HTMLInputElement>('[inputmode=decimal], [inputmode=numeric], [data-amount]'),
    ]);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const told: Record<string, string> = {};
    for (const field of fields.filter(({ readOnly }) => !readOnly)) {
      write?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
      const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      told[field.labels?.[0]?.textContent ?? field.id] = texts.join(' ');
    }
    return told;
  }, text);

/** The screens with fields for numbers, and the buttons of their dialogs. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  '/stocks/new': [],
  '/stocks/:id': ['Einbuchen', 'Bearbeiten'],
  '/stocks/:stockId/batches/:batchId': ['Entnehmen'],
  '/goods-receipts/new': [],
  '/goods-receipts/:id': ['Prüfen'],
  '/standing-orders/:id': ['Ändern'],
  '/orders/new': [],
  '/orders/:id': ['Preis von Hand'],
  '/orders/:id/edit': [],
  '/deliveries/:id': ['Zurücknehmen'],
  '/storage-locations/new': [],
  '/batches/new': [],
  '/batches/:id/complete': [],
  '/cuttings/new': [],
  '/cuttings/:id': ['Als Zerlegeplan speichern'],
  '/cutting-schemes/new': [],
  '/recalls/:id': ['Kontakt mit Gasthof zur Post festhalten'],
  '/recipes/new': [],
  '/recipes/:id': [],
  '/articles/new': [],
  '/articles/:id': ['Ändern', 'Verkaufseinheit hinzufügen', 'Preis ändern'],
  '/suppliers/new': [],
  '/customers/:id': ['Bearbeiten'],
  '/settings': ['Bearbeiten', 'Ändern'],
  '/lots/:id/label': [],
};

/** Labels of fields that ask about an unclear number, but do not show how an amount is understood. */
const COUNTED =
  /Teilung|Tagen|Monate|Version|Position|Minuten|Schritt|Qualität|Lieferung|^Preis$|in Tagen|Ziffern|Stellen|Beraternummer|Mandantennummer/;

test('each number field asks about the unclear amount 1.500, and each amount shows how it is understood', {
  timeout: 300_000,
}, async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  const { page, taken } = await as('admin');
  let count = 0;
  const check = async (root: string, where: string): Promise<void> => {
    const asked = Object.entries(await toldBy(page, root, '1.500'));
    count += asked.length;
    for (const [label, told] of asked)
      t.match(told, /1500.* oder 1,5|nur ganze Zahlen möglich\. Bitte 1500 eingeben/, `${where}: ${label}`);
    for (const [label, told] of Object.entries(await toldBy(page, root, '1,5')))
      if (!COUNTED.test(label)) t.match(told, /1,50?(?!\d)/, `${where}: ${label}`);
  };
  for (const [path, dialogs] of Object.entries(FIELDS)) {
    await follow(page, addresses[path] ?? '');
    if (path === '/goods-receipts/new') await page.getByRole('button', { name: 'Position hinzufügen' }).click();
    if (dialogs.length === 0) await check('main', path);
    for (const name of dialogs) {
      const button = page.locator('main').getByRole('button', { name, exact: true });
      for (const one of await button.all()) {
        await one.click();
        await drawn(page);
        await check('dialog[open]', `${path}: ${name}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
  }
  t.ok(count > 60, `${count} fields`);
  t.same(taken(), [], 'nothing was refused by the service');
});

test('the plan of a batch proposes a quantity of a thousand or more as a clear number', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { articleId } = await shop.ask('GET', `/api/recipes/${made['recipe']}`);
  const { id } = await shop.ask('POST', '/api/recipes', {
    ...{ name: 'Wiener', type: 'FINISHED_PRODUCT', outputQuantity: '1200', outputUom: 'PIECE', articleId },
  });
  await shop.ask('POST', `/api/recipes/${id}/ingredients`, { articleId, quantity: '90', uom: 'KG' });
  await shop.ask('POST', `/api/recipes/${id}/steps`, { description: 'Kuttern' });
  await shop.ask('POST', `/api/recipes/${id}/activate`);
  const { page } = await as('admin', { at: `/batches/new?recipeId=${id}` });
  await drawn(page);
  await becomes(t, () => page.getByLabel('Geplante Menge').inputValue(), '1200');
});
