/// <reference lib="dom" />
/** Tests that users can correct wrong entries on the pages that show the entries. */
import { addDays, dateOf } from '@cleaver/domain/kernel';
import type { Page } from 'playwright-core';
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const edit = (page: Page, within = page.locator('main')) =>
  within.getByRole('button', { name: 'Bearbeiten', exact: true }).first().click();
const save = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Speichern' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};

test('the page of a stock changes its limits, and removes an emptied one', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/stocks/${made['stock']}` });
  await drawn(page);
  await edit(page);
  const dialog = dialogOf(page);
  const days = dialog.getByLabel(/Mindesthaltbarkeit|Tage/);
  await becomes(t, () => dialog.getByLabel('Mindestbestand', { exact: false }).first().inputValue(), '50');
  await becomes(t, () => days.inputValue(), '5', 'the values of today');
  await becomes(t, () => dialog.getByRole('group').count(), 0, 'no second field for the level');
  await dialog.getByLabel('Mindestbestand', { exact: false }).first().fill('7,5');
  await days.fill('');
  await save(page);
  await page.getByText(/7,5\s+kg/).waitFor();
  t.match(await shop.ask('GET', `/api/inventory/stocks/${made['stock']}`), {
    minimumLevel: { amount: '7.5', unit: 'KG' },
    minimumShelfLifeDays: null,
  });
});

test('each certificate is changed by a button of its own', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/suppliers/${made['supplier']}` });
  await drawn(page);
  await edit(page, page.getByRole('row', { name: /IFS Food/ }));
  const dialog = dialogOf(page);
  await dialog.getByLabel('Gültig bis').fill('2027-05-31');
  await page.keyboard.press('Escape');
  await edit(page, page.getByRole('row', { name: /EU-Bio/ }));
  await becomes(t, () => dialog.getByLabel('Gültig bis').inputValue(), '31.12.2026', 'no draft of another certificate');
  await dialog.getByLabel('Ausgestellt von').fill('DE-ÖKO-001');
  await save(page);
  await page.getByRole('cell', { name: 'DE-ÖKO-001' }).waitFor();
  const { certificates } = await shop.ask('GET', `/api/suppliers/${made['supplier']}`);
  t.match(certificates, [
    { certificateType: 'EU-Bio', issuer: 'DE-ÖKO-001', validFrom: '2026-01-01', validUntil: '2026-12-31' },
    { certificateType: 'IFS Food', validUntil: '2026-05-31' },
  ]);
});

test('another day for a planned batch moves its best-before date, unless the date was typed', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page } = await as('admin', { at: `/batches/${made['batch']}` });
  await drawn(page);
  await edit(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Produktionstag').fill('2026-11-25');
  const bestBefore = dialog.getByLabel('Mindestens haltbar bis');
  await page.waitForFunction(
    (one) => (one as HTMLInputElement).value === '16.12.2026',
    await bestBefore.elementHandle(),
  );
  await bestBefore.fill('2026-12-20');
  await dialog.getByLabel('Produktionstag').fill('2026-11-24');
  await becomes(t, () => bestBefore.inputValue(), '20.12.2026', 'unless it was typed');
  await dialog.getByLabel('Geplante Menge').first().fill('75,5');
  await save(page);
  await page
    .getByText(/75,5\s+kg/)
    .first()
    .waitFor();
  t.match(await shop.ask('GET', `/api/production/batches/${made['batch']}`), {
    productionDate: '2026-11-24',
    bestBeforeDate: '2026-12-20',
  });
  await page.goto(`/batches/${made['done']}`);
  await drawn(page);
  await becomes(
    t,
    () => page.getByRole('button', { name: 'Bearbeiten' }).count(),
    0,
    'a completed batch stays as it is',
  );
});

test('planning a batch proposes a best-before date by the recipe, and keeps a typed one', async (t) => {
  const { as, shop } = await browsing(t);
  const { batch } = await fill(shop);
  const { recipeId } = await shop.ask('GET', `/api/production/batches/${batch}`);
  const { shelfLifeDays } = await shop.ask('GET', `/api/recipes/${recipeId}`);
  const { page } = await as('admin', { at: `/batches/new?recipeId=${recipeId}&productionDate=2026-11-20` });
  const bestBefore = page.getByLabel('Mindestens haltbar bis');
  const after = (day: string) => addDays(dateOf(day), shelfLifeDays).split('-').reverse().join('.');
  await becomes(t, () => bestBefore.inputValue(), after('2026-11-20'), 'the proposal');
  await page.getByLabel('Produktionstag').fill('2026-11-25');
  await becomes(t, () => bestBefore.inputValue(), after('2026-11-25'), 'a new proposal for another day');
  await page.reload();
  await becomes(t, () => bestBefore.inputValue(), after('2026-11-25'), 'the input after a reload');
  await page.getByLabel('Produktionstag').fill('2026-11-26');
  await becomes(t, () => bestBefore.inputValue(), after('2026-11-26'), 'a proposal stays one');
  await bestBefore.fill('2026-12-31');
  await page.getByLabel('Produktionstag').fill('2026-11-24');
  await drawn(page);
  t.equal(await bestBefore.inputValue(), '31.12.2026', 'the typed date');
});

test('a user with reading permissions only sees no edit buttons', async (t) => {
  const { as, shop } = await browsing(t);
  const addresses = addressesOf(await fill(shop));
  await shop.person('berta', 'QUALITY_INSPECTOR');
  const { page } = await as('berta');
  for (const path of ['/stocks/:id', '/suppliers/:id', '/batches/:id']) {
    await page.goto(addresses[path] ?? '');
    await drawn(page);
    await becomes(t, () => page.getByRole('button', { name: 'Bearbeiten' }).count(), 0, path);
  }
});

test('an undo of a removed sales unit also restores its planned prices', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const path = `/api/articles/${made['article']}`;
  const unitOf = async () => (await shop.ask('GET', path)).salesUnits[0];
  const price = (id: string) => `${path}/sales-units/${id}/price`;
  const { id } = await unitOf();
  await shop.ask('PUT', price(id), { price: 15.9, validFrom: '2027-01-01' });
  await shop.ask('PUT', price(id), { price: 16.9, validFrom: '2027-02-01' });
  const { page } = await as('admin', { at: `/articles/${made['article']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Kilogramm entfernen' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  const prices = async () => {
    const again = await unitOf();
    if (!again) return [];
    const { content } = await shop.ask('GET', `${path}/sales-units/${again.id}/prices`);
    return content.map((one: { price: number; validFrom: string }) => `${one.price} ${one.validFrom}`);
  };
  await becomes(t, prices, ['16.9 2027-02-01', '15.9 2027-01-01', '14.9 null']);
});
