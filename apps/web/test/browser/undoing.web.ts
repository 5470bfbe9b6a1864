/// <reference lib="dom" />
/** Tests that the pages offer an undo exactly where the service accepts it. */
import { test } from 'tap';
import { becomes, browsing, drawn } from './browser.ts';
import { fill } from './goods.ts';

const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

test('a production worker undoes an own consumption on the floor, until the batch is completed', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  await shop.person('walter', 'PRODUCTION_WORKER');
  const { page, taken } = await as('walter', { width: 390 });
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?status=AVAILABLE');
  const [{ id: stockBatchId }] = content;
  const consume = async () => {
    const inputs = [{ stockBatchId, ...kilos('0.5'), reason: 'Rest' }];
    await page.evaluate(
      async ([url, body]) => {
        const [key = ''] = (sessionStorage.getItem('cleaver.kept keys') ?? '').split(',');
        const headers = { 'content-type': 'application/json', 'x-cleaver-web': '1', 'x-cleaver-session-key': key };
        const answer = await fetch(url as string, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [`/api/production/batches/${made['atWork']}/consume`, { inputs }] as const,
    );
  };
  await consume();
  await page.goto('/floor');
  const booking = page.getByRole('region', { name: 'Meine letzten Buchungen' }).getByRole('listitem').first();
  await booking.getByText(/^Verbraucht: 0,5 kg/).waitFor();
  await booking.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vertippt' }).click();
  await booking.getByText('Rückgängig gemacht', { exact: true }).waitFor();
  await becomes(t, () => booking.getByRole('button').count(), 0, 'it is undone once');
  await consume();
  await shop.ask('POST', `/api/production/batches/${made['atWork']}/complete`, { waste: [kilos('1')] });
  await page.reload();
  await booking.getByText(/^Verbraucht: 0,5 kg/).waitFor();
  await becomes(t, () => booking.getByRole('button').count(), 0, 'the batch was completed meanwhile');
  t.same(taken(), []);
});

test('a lot, a cutting and a batch offer an undo only while their goods are untouched', async (t) => {
  const { as, shop } = await browsing(t);
  const made = await fill(shop);
  const { page, taken } = await as('admin', { at: `/batches/${made['done']}` });
  await drawn(page);
  await page.getByRole('button', { name: 'Wieder öffnen' }).waitFor();
  const { outputs } = await shop.ask('GET', `/api/production/batches/${made['done']}/execution`);
  const [{ lotId }] = outputs;
  const undos = page.getByRole('region', { name: 'Menge im Zeitverlauf' }).getByRole('button', { name: 'Rückgängig' });
  await page.goto(`/lots/${lotId}`);
  await drawn(page);
  await becomes(t, () => undos.count(), 1, 'of the production');
  const { stockBatches } = await shop.ask('GET', `/api/inventory/lots/${lotId}`);
  const line = { stockBatchId: stockBatches[0].stockBatchId, ...kilos('1'), reasonCode: 'SAMPLE', note: 'Labor' };
  await shop.ask('POST', '/api/inventory/write-offs', { lines: [line] });
  await page.reload();
  await drawn(page);
  await becomes(t, () => undos.count(), 1, 'of the sample, no longer of the production');
  await page
    .getByRole('row', { name: /Abgeschrieben/ })
    .getByRole('button', { name: 'Rückgängig' })
    .waitFor();
  await page.goto(`/batches/${made['done']}`);
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: 'Wieder öffnen' }).count(), 0, 'a sample is gone');
  const { content } = await shop.ask('GET', '/api/inventory/stock-batches?status=AVAILABLE');
  const [{ id: whole, articleId, storageLocationId }] = content;
  const { content: articles } = await shop.ask('GET', '/api/articles?size=500');
  const part = articles.find(({ id }: { id: string }) => id !== articleId);
  const { id: cutting, outputs: parts } = await shop.ask('POST', '/api/production/cuttings', {
    inputs: [{ stockBatchId: whole, ...kilos('1') }],
    outputs: [{ articleId: part.id, storageLocationId, ...kilos('1') }],
  });
  await page.goto(`/cuttings/${cutting}`);
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: 'Zerlegung rückgängig machen' }).count(), 1);
  const [{ stockBatchId }] = (await shop.ask('GET', `/api/inventory/lots/${parts[0].lotId}`)).stockBatches;
  await shop.ask('POST', '/api/inventory/write-offs', {
    lines: [{ stockBatchId, ...kilos('0.1'), reasonCode: 'DAMAGE' }],
  });
  await page.reload();
  await drawn(page);
  await becomes(t, () => page.getByRole('button', { name: 'Zerlegung rückgängig machen' }).count(), 0);
  t.same(taken(), []);
});
