/// <reference lib="dom" />
/**
 * Tests pickers and dialogs. A picker prefers an exact name, marks a text without a match as a fault, and can create
 * missing records.
 */
import { test } from 'tap';
import { becomes, browsing, drawn, focused } from './browser.ts';
import { fill } from './goods.ts';

test('a picker prefers an exact name to longer ones, and marks a text without a match as a fault', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { articleId } = await shop.ask('GET', `/api/recipes/${made['recipe']}`);
  const { id } = await shop.ask('POST', '/api/recipes', {
    ...{ name: 'Kalbslyoner', type: 'FINISHED_PRODUCT', outputQuantity: '10', outputUom: 'KG', articleId },
  });
  const { articleId: braet } = await shop.ask('GET', `/api/inventory/stocks/${made['stock']}`);
  await shop.ask('POST', `/api/recipes/${id}/ingredients`, { articleId: braet, quantity: '10', uom: 'KG' });
  await shop.ask('POST', `/api/recipes/${id}/steps`, { description: 'Kuttern' });
  await shop.ask('POST', `/api/recipes/${id}/activate`);
  const { page, taken } = await as('admin', { at: '/batches/new' });
  await drawn(page);
  const recipe = page.getByRole('combobox', { name: 'Rezept' });
  await focused(recipe);
  await recipe.fill('Kalbslyoner');
  await page.keyboard.press('Tab');
  await recipe.and(page.locator(':not(:invalid)')).waitFor();
  await recipe.fill('lyoner');
  await page.keyboard.press('Tab');
  await recipe.and(page.locator(':not(:invalid)')).waitFor();
  await becomes(t, () => recipe.inputValue(), 'Lyoner');
  await recipe.fill('yon');
  await page.keyboard.press('Tab');
  await page.getByText('Rezepte: „yon“ wurde nicht gefunden. Bitte auswählen.').waitFor();
  await becomes(t, () => recipe.inputValue(), 'yon');
  await becomes(t, () => recipe.getAttribute('aria-invalid'), 'true');
  await page.keyboard.press('Control+Enter');
  await focused(recipe);
  t.match(page.url(), /\/batches\/new$/);
  t.same(taken(), [], 'nothing was sent');
});

test('a click that leaves a picker reaches its button, because the fault of the picker appears later', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { page } = await as('admin');
  await page.clock.install();
  await page.goto('/articles/new');
  await drawn(page);
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  await category.fill('Brühwurst 2');
  await page.getByRole('option', { name: /Brühwurst 2/ }).waitFor();
  await page.getByRole('button', { name: 'Speichern' }).hover();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.resume();
  await focused(category);
  await page.getByText('„Brühwurst 2“ wurde nicht gefunden').waitFor();
});

test('Enter chooses the article with exactly the typed number, also if the list does not show it', async (t) => {
  const { as, shop } = await browsing(t);
  const { id: categoryId } = await shop.ask('POST', '/api/categories', { name: 'Fleisch' });
  const article = (name: string, articleNumber: string) =>
    shop.ask('POST', '/api/articles', {
      ...{ name, articleNumber, categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 6.9 },
    });
  await article('Bauch', '70');
  await article('Schweineschulter', '7');
  for (let number = 10; number <= 45; number++) await article(`Kotelett ${number}`, `8${number}`);
  await article('Zunge', '8');
  const { page } = await as('admin', { at: '/recipes/new' });
  await drawn(page);
  const picker = page.getByRole('combobox', { name: 'Artikel' });
  for (const [number, name, first] of [
    ['7', 'Schweineschulter', 'Schweineschulter'],
    ['8', 'Zunge', 'Kotelett'],
  ] as const) {
    await picker.fill(number);
    await page.getByRole('option', { name: first }).first().waitFor();
    await page.keyboard.press('Enter');
    await becomes(t, () => picker.inputValue(), name);
  }
  await picker.fill('8');
  await page.getByRole('option', { name: 'Kotelett' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await becomes(t, () => picker.inputValue(), 'Kotelett 18', 'an entry marked by the arrow keys is chosen');
});

test('a picker keeps a text that is typed right after a choice', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/categories', { name: 'Fleisch' });
  const { page } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  await category.fill('Flei');
  await page.getByRole('option', { name: 'Fleisch', exact: true }).waitFor();
  // Chooses, and types after the page has rendered the choice but before it is painted.
  await category.evaluate(async (field: HTMLInputElement) => {
    const chosen = new Promise<void>((resolve) => {
      new MutationObserver(() => field.value === 'Fleisch' && resolve()).observe(document.body, {
        ...{ subtree: true, childList: true, attributes: true, characterData: true },
      });
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await chosen;
    field.value = 'Wurst';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('option', { name: '„Wurst“ anlegen' }).waitFor();
  await becomes(t, () => category.inputValue(), 'Wurst');
});

test('a picker keeps a text that is typed while it looks for the exact name of an earlier text', async (t) => {
  const { as, shop } = await browsing(t);
  for (let number = 1; number <= 31; number++) await shop.ask('POST', '/api/categories', { name: `Fleisch ${number}` });
  const { page } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  const found = page.waitForResponse(/categories\?q=fleisch/);
  await category.fill('fleisch');
  await found;
  await drawn(page);
  const looked = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/categories?*', async (route) => {
    looked.resolve();
    await typed.promise;
    await route.continue();
  });
  await page.locator('[name=name]').focus();
  await looked.promise;
  await category.fill('Wurst');
  typed.resolve();
  await page.getByRole('option', { name: '„Wurst“ anlegen' }).waitFor();
  await drawn(page);
  t.equal(await category.inputValue(), 'Wurst');
  t.equal(await category.getAttribute('aria-expanded'), 'true');
});

test('the form of a new article creates a missing category in a dialog and selects it', async (t) => {
  const { as } = await browsing(t);
  const { page, taken } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  await focused(page.locator('[name=name]'));
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  await category.fill('Würste');
  await page.getByRole('option', { name: '„Würste“ anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Warengruppe' });
  await focused(dialog.locator('[name=name]'));
  await becomes(t, () => dialog.locator('[name=name]').inputValue(), 'Würste');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await focused(category);
  await becomes(t, () => category.inputValue(), 'Würste');
  await becomes(t, () => category.getAttribute('aria-invalid'), null);
  t.same(taken(), []);
});

test('Enter right after a missing name is typed offers to create it, instead of sending the form', async (t) => {
  const { as } = await browsing(t);
  const { page } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  await category.focus();
  await page.keyboard.type('Neugruppe');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neue Warengruppe' });
  await becomes(t, () => dialog.locator('[name=name]').inputValue(), 'Neugruppe');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await becomes(t, () => category.inputValue(), 'Neugruppe');
});

test('without a connection a picker keeps the typed name, and chooses its record when the service responds', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/categories', { name: 'Brühwurst' });
  const { page, context } = await as('admin', { at: '/articles/new' });
  await drawn(page);
  const category = page.getByRole('combobox', { name: 'Warengruppe' });
  await context.setOffline(true);
  await category.fill('Brühwurst');
  await page.keyboard.press('Tab');
  await page.getByText('Keine Verbindung: „Brühwurst“ wird gesucht, sobald der Server wieder antwortet.').waitFor();
  t.equal(await page.getByText(/wurde nicht gefunden/).count(), 0);
  await context.setOffline(false);
  await category.and(page.locator(':not(:invalid)')).waitFor();
  t.equal(await category.inputValue(), 'Brühwurst');
  t.equal(await page.getByText('Keine Verbindung: „Brühwurst“').count(), 0);
});

test('the form of a receipt creates a missing storage location, and the booking creates the stock', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.ask('POST', '/api/suppliers', { name: 'Viehhandel Huber', phone: '1' });
  const { id: categoryId } = await shop.ask('POST', '/api/categories', { name: 'Fleisch' });
  const { id: articleId } = await shop.ask('POST', '/api/articles', {
    ...{
      name: 'Schweineschulter',
      articleNumber: 'R-001',
      categoryId,
      unit: 'KG',
      priceModel: 'WEIGHT_BASED',
      price: 6.9,
    },
  });
  const { page, taken } = await as('admin', { at: '/goods-receipts/new' });
  await drawn(page);
  await page.getByRole('combobox', { name: 'Lieferant' }).fill('Huber');
  await page.getByRole('option', { name: 'Viehhandel Huber' }).click();
  await page.getByRole('button', { name: 'Position hinzufügen' }).click();
  await page.getByRole('combobox', { name: 'Artikel' }).fill('Schweineschulter');
  await page.getByRole('option', { name: /^Schweineschulter/ }).click();
  const place = page.getByLabel('Lagerort', { exact: true });
  await place.selectOption('Neu anlegen');
  const dialog = page.getByRole('dialog', { name: 'Neuer Lagerort' });
  await dialog.getByLabel('Name', { exact: true }).fill('Kühlraum 1');
  await dialog.getByLabel('Art', { exact: true }).selectOption('COLD_ROOM');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await place.locator('option:checked', { hasText: 'Kühlraum 1' }).waitFor({ state: 'attached' });
  await page.getByLabel('Menge', { exact: true }).fill('12,5');
  await page.getByLabel('Läuft ab', { exact: true }).fill('2026-12-10');
  await page.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(/goods-receipts\/[\w-]{36}$/);
  const { content } = await shop.ask('GET', `/api/inventory/stock-batches?articleId=${articleId}`);
  t.match(content, [{ storageLocationName: 'Kühlraum 1', quantityAmount: 12.5 }]);
  t.same(taken(), []);
});

test('a picker offers no new record to a user without the permission', async (t) => {
  const { as, shop } = await browsing(t);
  await shop.person('lager', 'WAREHOUSE_WORKER');
  const { page } = await as('lager', { at: '/goods-receipts/new' });
  await drawn(page);
  const supplier = page.getByRole('combobox', { name: 'Lieferant' });
  await supplier.fill('Niemand');
  await page.getByText('Keine Treffer.').waitFor();
  await becomes(t, () => page.locator('[data-make]').count(), 0);
});

test('a dialog focuses its first field, saves on Enter, and returns the focus to its button', async (t) => {
  const { as } = await browsing(t);
  const { page, taken } = await as('admin', { at: '/categories' });
  await drawn(page);
  const button = page.getByRole('button', { name: 'Neue Warengruppe' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await focused(dialog.locator('[name=name]'));
  await page.keyboard.press('Escape');
  await focused(button);
  await button.press('Enter');
  await page.keyboard.type('Kochschinken');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await focused(button);
  await page.getByText('Kochschinken').waitFor();

  await page.goto('/suppliers/new');
  await drawn(page);
  await focused(page.locator('[name=name]'));
  await page.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await focused(page.locator('[name="certificates[0].certificateType"]'));
  t.same(taken(), []);
});
