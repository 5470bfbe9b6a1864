/// <reference lib="dom" />
/** Amounts: what is unclear is asked and never booked, and each field shows what was understood. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { addressesOf, fill } from './goods.ts';

test('1.500 is asked about at the desk, on the floor and in an order, and nothing is booked', async (t) => {
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
});
