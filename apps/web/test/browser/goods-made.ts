/** Creates the records of a shop with production: a batch in progress, a completed one, a cutting, and counts. */
import type { Shop } from './shop.ts';

type Made = Readonly<Record<string, string>>;

const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

/**
 * Creates the records. Returns the ids of the two batches, the cutting, its scheme and the two counts. `place`: an
 * existing storage location. `category`: the category of the articles. `output`: an article that gets a stock in
 * `place`.
 */
export async function make(
  { ask }: Pick<Shop, 'ask'>,
  { place, category, output }: { place: string; category: string; output: string },
): Promise<Made> {
  const article = async (name: string, articleNumber: string): Promise<string> => {
    const made = { name, articleNumber, categoryId: category, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.5 };
    return (await ask('POST', '/api/articles', made)).id;
  };
  const stock = async (articleId: string, storageLocationId: string): Promise<string> =>
    (await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId })).id;
  const half = await article('Schweinehälfte', 'R-030');
  const shoulder = await article('Schweineschulter', 'R-020');
  const belly = await article('Schweinebauch', 'R-040');
  const sausage = await article('Bratwurst', 'W-200');
  const { id: counter } = await ask('POST', '/api/inventory/storage-locations', {
    name: 'Theke',
    storageType: 'DISPLAY_COUNTER',
  });
  const halves = await stock(half, place);
  const shoulders = await stock(shoulder, place);
  const bellies = await stock(belly, place);
  const sausages = await stock(sausage, place);
  await stock(sausage, counter);
  await stock(output, place);
  await stock(half, counter);
  const book = (stockId: string, batchId: string, amount: string, expiryDate: string) =>
    ask('POST', `/api/inventory/stocks/${stockId}/batches`, {
      batchId,
      batchType: 'PURCHASED',
      ...kg(amount),
      expiryDate,
    });
  const halfBatch = await book(halves, 'L-2611-20', '90', '2026-12-02');
  const early = await book(shoulders, 'L-2611-21', '30', '2026-11-30');
  await book(shoulders, 'L-2611-22', '60', '2026-12-01');
  const recipe = await ask('POST', '/api/recipes', {
    name: 'Bratwurst',
    type: 'FINISHED_PRODUCT',
    outputQuantity: '50',
    outputUom: 'KG',
    shelfLifeDays: 10,
    yieldPercentage: 95,
    articleId: sausage,
  });
  const add = (articleId: string, quantity: string, substitutable: boolean) =>
    ask('POST', `/api/recipes/${recipe.id}/ingredients`, { articleId, quantity, uom: 'KG', substitutable });
  await add(shoulder, '40', false);
  await add(belly, '10', true);
  for (const description of ['Wolfen, 5 mm', 'Würzen und mengen', 'Füllen und abdrehen']) {
    await ask('POST', `/api/recipes/${recipe.id}/steps`, { description, durationMinutes: 20, temperatureCelsius: 4 });
  }
  await ask('POST', `/api/recipes/${recipe.id}/activate`);
  const plan = async (plannedQuantity: string): Promise<string> => {
    const planned = { recipeId: recipe.id, plannedQuantity, plannedQuantityUnit: 'KG', productionDate: '2026-11-23' };
    return (await ask('POST', '/api/production/batches', { ...planned, bestBeforeDate: '2026-12-03' })).id;
  };
  const cutting = await ask('POST', '/api/production/cuttings', {
    inputs: [{ stockBatchId: halfBatch.id, ...kg('45') }],
    outputs: [
      { stockId: shoulders, ...kg('24.5'), lotNumber: 'C-SCHULTER' },
      { stockId: bellies, ...kg('16'), lotNumber: 'C-BAUCH' },
    ],
    waste: [{ ...kg('4'), reason: 'Knochen' }],
    loss: kg('0.4'),
    note: 'Schulter für Bratwurst',
  });
  const scheme = await ask('POST', '/api/production/cutting-schemes', {
    ...{ articleId: half, name: 'Grob' },
    parts: [
      { articleId: shoulder, sharePercent: 54 },
      { articleId: belly, sharePercent: 35 },
      { kind: 'WASTE', reason: 'Knochen', sharePercent: 9 },
    ],
  });
  const done = await plan('20');
  await ask('POST', `/api/production/batches/${done}/start`);
  await ask('POST', `/api/production/batches/${done}/consume`, { fefo: true });
  await ask('POST', `/api/production/batches/${done}/complete`, {
    outputs: [{ stockId: sausages, ...kg('19.2') }],
    waste: [{ ...kg('0.6'), reason: 'Restbrät' }],
  });
  const atWork = await plan('40');
  await ask('POST', `/api/production/batches/${atWork}/start`);
  await ask('POST', `/api/production/batches/${atWork}/consume`, {
    inputs: [{ stockBatchId: early.id, ...kg('5') }],
  });
  // A storage location can have only one open count. So the first count is submitted before the second one.
  const counted = await ask('POST', '/api/inventory/counts', { storageLocationId: place });
  await ask('PUT', `/api/inventory/counts/${counted.id}/lines`, {
    lines: [{ stockBatchId: halfBatch.id, ...kg('44.5') }],
  });
  await ask('POST', `/api/inventory/counts/${counted.id}/submit`);
  const count = await ask('POST', '/api/inventory/counts', { storageLocationId: place });
  await ask('PUT', `/api/inventory/counts/${count.id}/lines`, {
    lines: [{ stockBatchId: halfBatch.id, ...kg('44.5') }],
  });
  return { done, atWork, cutting: cutting.id, scheme: scheme.id, count: count.id, counted: counted.id };
}
