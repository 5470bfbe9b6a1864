/** Tests the scan card for quality users. The card shows the reason of a hold, releases the hold and inspects goods. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

test('a scanned lot shows why it is on hold, and quality inspects and releases it', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('quirin', 'QUALITY_MANAGER');
  await shop.person('wanda', 'WAREHOUSE_WORKER');
  const receipt = await shop.ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    lines: [
      {
        ...{ stockId: made['stock'], quantityAmount: '5', quantityUnit: 'KG', expiryDate: '2026-12-24' },
        ...{ lotNumber: 'WARM-1', temperature: 9, temperatureLimit: 7 },
      },
    ],
  });
  const { lotId } = receipt.lines[0];
  const lot = () => shop.ask('GET', `/api/inventory/lots/${lotId}`);

  const warehouse = await as('wanda', { width: 390 });
  await warehouse.page.goto('/scan?code=WARM-1');
  await warehouse.page.getByText('9 °C gemessen, höchstens 7 °C erlaubt').waitFor();
  await becomes(
    t,
    () => warehouse.page.getByRole('button', { name: 'Sperre aufheben' }).count(),
    0,
    'only quality releases',
  );
  await becomes(t, () => warehouse.page.getByRole('button', { name: 'Prüfen' }).count(), 0, 'and inspects');
  await warehouse.context.close();

  const { page, taken } = await as('quirin', { width: 768, at: '/scan?code=WARM-1' });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('heading', { name: 'Prüfen: Kalbsbrät, WARM-1' }).waitFor();
  const passed = page.getByRole('button', { name: 'Bestanden', exact: true });
  t.ok(((await passed.boundingBox())?.height ?? 0) >= 90, 'a large button');
  await passed.click();
  await page.getByRole('main').getByText('WARM-1 hat bestanden').waitFor();
  t.equal((await lot()).onHold, false, 'two taps');
  await page.getByRole('button', { name: 'Sperren', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: 'Nicht bestanden', exact: true }).click();
  await page.getByRole('main').getByText('WARM-1 hat nicht bestanden und ist gesperrt').waitFor();
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByRole('button', { name: 'WARM-1 freigeben' }).click();
  await page.getByRole('main').getByText('Ist erforderlich').waitFor();
  t.equal((await lot()).onHold, true, 'not without a reason');
  await page.getByRole('button', { name: 'Labor: in Ordnung' }).click();
  await page.getByRole('button', { name: 'WARM-1 freigeben' }).click();
  await page.getByRole('main').getByText('Die Sperre von WARM-1 ist aufgehoben').waitFor();
  const { holds, onHold } = await lot();
  t.equal(onHold, false);
  t.equal(holds.at(-1).releaseReason, 'Labor: in Ordnung');
  await drawn(page);
  t.same(
    taken().filter((fault) => !fault.includes('400')),
    [],
  );
});

test('a scanned stock batch that is blocked without its lot shows the reason and is released', async (t) => {
  const { as, shop } = await browsing(t);
  await fill(shop);
  const [lot] = (await shop.ask('GET', '/api/inventory/lots?lotNumber=L-2611-22')).content;
  const [{ stockId, stockBatchId }] = (await shop.ask('GET', `/api/inventory/lots/${lot.id}`)).stockBatches;
  await shop.ask('POST', `/api/inventory/stocks/${stockId}/batches/${stockBatchId}/block`, { reason: 'Riecht' });
  const { page, taken } = await as('admin', { width: 390, at: '/scan?code=L-2611-22' });
  await page.getByText('Kühlraum 1: Riecht').waitFor();
  await page.getByRole('button', { name: 'Sperre aufheben' }).click();
  await page.getByText('Kühlraum 1: Riecht').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Entnehmen' }).waitFor();
  t.same(taken(), []);
});
