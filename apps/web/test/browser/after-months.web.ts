/** Tests that the screens of production find what they need among the records of many months. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';
import type { Shop } from './shop.ts';

/** Plans a batch of the recipe for this day and starts it. Returns its id. */
async function started({ ask }: Shop, recipeId: string, productionDate: string): Promise<string> {
  const plan = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG', productionDate };
  const batch = await ask('POST', '/api/production/batches', { ...plan, bestBeforeDate: '2026-12-24' });
  await ask('POST', `/api/production/batches/${batch.id}/start`);
  return batch.id;
}

test('a scanned lot is offered to the batch of today, although older batches were never completed', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  for (let at = 0; at < 12; at++) await started(shop, made['recipe'] ?? '', `2026-10-${at + 10}`);
  const today = await started(shop, made['recipe'] ?? '', '2026-11-23');
  const { page } = await as('admin', { width: 390, at: '/scan?code=L-2611-22' });
  await drawn(page);
  const links = page.locator('main a[href^="/batches/"]');
  await becomes(t, () => links.count(), 10);
  // Two other batches of today are in progress.
  const first = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')));
  t.ok(first.includes(`/batches/${today}/make?code=L-2611-22`), String(first));
});

test('the versions of a recipe are compared, although the names of many others contain its name', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const recipe = await shop.ask('GET', `/api/recipes/${made['recipe']}`);
  const others = Array.from({ length: 110 }, (_, at) => `Feine ${recipe.name} ${at}`);
  for (const name of others) {
    const { type, outputQuantity, outputUom, articleId } = recipe;
    await shop.ask('POST', '/api/recipes', { name, type, outputQuantity, outputUom, articleId });
  }
  await shop.ask('POST', `/api/recipes/${recipe.id}/versions`);
  const { page } = await as('admin', { at: `/recipes/${recipe.id}` });
  await page.getByLabel('Vergleichen mit').waitFor();
});

test('the last cutting of an article is offered, although many others were cut since', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?size=100');
  const batchOf = (number: string) => content.find((one: { batchId: string }) => one.batchId === number);
  const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  const { id: stockBatchId, stockId } = batchOf('L-2611-22');
  for (let at = 0; at < 60; at++) {
    await shop.ask('POST', '/api/production/cuttings', {
      inputs: [{ stockBatchId, ...kg('0.1') }],
      outputs: [{ stockId, ...kg('0.1'), lotNumber: `C-${at}` }],
    });
  }
  const { page } = await as('admin', { at: '/cuttings/new?code=L-2611-20' });
  await page.getByRole('button', { name: 'Stücke der letzten Zerlegung' }).click();
  await page.getByLabel('Schweineschulter', { exact: true }).waitFor();
});

test('the ledger of a stock batch shows all its movements, also more than a page has', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?size=100');
  const { id, stockId } = content.find((one: { batchId: string }) => one.batchId === 'L-2611-22');
  const batch = `/api/inventory/stocks/${stockId}/batches/${id}`;
  for (let at = 0; at < 510; at++) {
    await shop.ask('POST', `${batch}/remove`, { quantityAmount: '0.001', quantityUnit: 'KG' });
  }
  const { page } = await as('admin', { at: `/stocks/${stockId}/batches/${id}` });
  const { page: all } = await shop.ask('GET', `/api/inventory/stocks/${stockId}/movements?stockBatchId=${id}&size=1`);
  t.ok(all.totalElements > 500);
  await becomes(
    t,
    () => page.getByRole('table', { name: 'Bewegungen' }).locator('tbody tr').count(),
    all.totalElements,
  );
});
