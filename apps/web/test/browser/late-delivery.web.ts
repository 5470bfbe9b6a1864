/** Tests deliveries of an earlier day whose goods were counted since, and returns by the piece. */
import type { Page } from 'playwright-core';
import { type Test, test } from 'tap';
import { becomes, browsing, drawn, scan, sent, waiting } from './browser.ts';
import { fill } from './goods.ts';
import type { Shop } from './shop.ts';

/** Counts what lies at a storage location, less than booked, and approves the count. */
async function count({ ask }: Shop, storageLocationId: string, lines: readonly object[]): Promise<void> {
  const { id } = await ask('POST', '/api/inventory/counts', { storageLocationId });
  await ask('PUT', `/api/inventory/counts/${id}/lines`, { lines });
  await ask('POST', `/api/inventory/counts/${id}/submit`);
  await ask('POST', `/api/inventory/counts/${id}/approve`);
}

/** Returns a shop on the day after two lots of 12 kg came in. They were counted: 2 kg of each were missing. */
async function counted(t: Test) {
  const browser = await browsing(t);
  const { shop } = browser;
  const made = await fill(shop);
  const receipt = await shop.ask('GET', `/api/procurement/goods-receipts/${made['receipt']}`);
  const { articleId } = await shop.ask('GET', `/api/inventory/stocks/${receipt.lines[0].stockId}`);
  const room = await shop.ask('POST', '/api/inventory/storage-locations', {
    name: 'Kühlraum 9',
    storageType: 'COLD_ROOM',
  });
  const line = {
    articleId,
    storageLocationId: room.id,
    quantityAmount: '12',
    quantityUnit: 'KG',
    expiryDate: '2026-12-01',
  };
  const { lines } = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [line, line],
  });
  const batches: { readonly lotNumber: string; readonly stockBatchId: string; readonly lotId: string }[] = lines;
  await count(
    shop,
    room.id,
    batches.map(({ stockBatchId }) => ({ stockBatchId, quantityAmount: '10', quantityUnit: 'KG' })),
  );
  return { ...browser, made, batches, articleId };
}

/** Fills the delivery of yesterday with two kilograms of each lot. */
async function typed(t: Test, page: Page, lots: readonly string[]): Promise<void> {
  await drawn(page);
  await page.getByLabel('Ausgeliefert am').fill('2026-11-22');
  for (const [index, lot] of lots.entries()) {
    await scan(page, lot, 5, 'body');
    await becomes(t, () => page.getByLabel('Menge').count(), index + 1);
    await page.getByLabel('Menge').nth(index).fill('2');
  }
}

const newDelivery = (made: Readonly<Record<string, string>>) => `/deliveries/new?customerId=${made['customer']}`;

test('a delivery of goods that were counted since asks for each line whether they were still there', async (t) => {
  const { as, shop, made, batches } = await counted(t);
  const { page } = await as('admin', { width: 768, at: newDelivery(made) });
  const numbers = batches.map(({ lotNumber }) => lotNumber);
  await typed(t, page, numbers);
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await page.getByText(/1\. Charge .* ging am 22\.11\.2026 hinaus und wurde am 23\.11\.2026 gezählt/).waitFor();
  const line = (number: number) => page.getByRole('group', { name: `Position ${number}` });
  await line(1).getByRole('button', { name: 'Schon weg' }).click();
  await line(2).getByRole('button', { name: 'Noch da' }).click();
  await page.waitForURL(/deliveries\/[\w-]{36}$/);
  await page.getByText('Vor dem Zählen schon weg', { exact: true }).waitFor();
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${page.url().split('/').at(-1)}`);
  t.match(delivery.lines, [{ alreadyCounted: true }, { alreadyCounted: false }]);
  t.match(delivery.warnings, [{ code: 'COUNTED_SINCE', line: 2, reason: 'Die Ware war beim Zählen noch da' }]);
  const left = await Promise.all(
    batches.map(async ({ lotId }) => (await shop.ask('GET', `/api/inventory/lots/${lotId}`)).account.inStock),
  );
  t.same(left, ['10', '8']);
});

test('a delivery that waited in the outbox is asked about there', async (t) => {
  const { as, shop, made, batches } = await counted(t);
  const { page, context } = await as('admin', { width: 768, at: newDelivery(made) });
  const [one] = batches;
  await typed(t, page, [one?.lotNumber ?? '']);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ausliefern', exact: true }).click();
  await waiting(page, 1);
  await page.waitForURL('**/deliveries');
  await context.setOffline(false);
  await page
    .getByText(/wurde abgelehnt/)
    .first()
    .waitFor();
  await page.goto('/outbox');
  await page.getByRole('button', { name: 'Antworten' }).click();
  await page.getByRole('button', { name: 'Schon weg' }).click();
  await sent(page);
  const lot = await shop.ask('GET', `/api/inventory/lots/${one?.lotId}`);
  t.match(lot.account, { inStock: '10', dispatched: '2', counted: '0' });
});

test('a return by the piece asks about an unusual weight, and says which pieces or weight would be left', async (t) => {
  const { as, shop, made, batches, articleId } = await counted(t);
  await shop.ask('PUT', `/api/articles/${articleId}/sales-data`, { pieceWeight: { kg: '1' } });
  const [one] = batches;
  const line = { stockBatchId: one?.stockBatchId, quantityAmount: '5', quantityUnit: 'KG', pieces: 5 };
  const { id } = await shop.ask('POST', '/api/sales/deliveries', { customerId: made['customer'], lines: [line] });
  const { page } = await as('admin', { width: 768, at: `/deliveries/${id}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  const dialog = page.getByRole('dialog');
  const back = async (amount: string, pieces: string) => {
    await dialog.getByLabel('Menge').fill(amount);
    await dialog.getByLabel('Stück').fill(pieces);
    await dialog.getByLabel('Grund').fill('zu warm');
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  };
  await back('4', '5');
  await dialog.getByText(/Beim Kunden blieben Stücke ohne Gewicht oder Gewicht ohne Stücke/).waitFor();
  await back('3,7', '1');
  await dialog.getByText(/Ein zurückgegebenes Stück .* wiegt 3,7 kg statt 1 kg/).waitFor();
  await dialog.getByRole('button', { name: 'Zweimal gewogen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const delivery = await shop.ask('GET', `/api/sales/deliveries/${id}`);
  t.match(delivery, { lines: [{ takenBack: '3.7', takenBackPieces: 1 }], warnings: [{ code: 'WEIGHT_DEVIATION' }] });
});
