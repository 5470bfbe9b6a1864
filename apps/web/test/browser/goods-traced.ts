/**
 * Creates data for tracing and recalls: pork from receipt through production to two customers, a hold, a recall
 * exercise and a recall.
 */
import type { Shop } from './shop.ts';

type Made = Readonly<Record<string, string>>;

const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

export async function trace(
  { ask }: Pick<Shop, 'ask'>,
  { place, category, supplier, customer }: { place: string; category: string; supplier: string; customer: string },
): Promise<Made> {
  const article = async (name: string, articleNumber: string): Promise<string> => {
    const made = { name, articleNumber, categoryId: category, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 8.9 };
    return (await ask('POST', '/api/articles', made)).id;
  };
  const stock = async (articleId: string): Promise<string> =>
    (await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId: place })).id;
  const neck = await article('Schweinenacken', 'R-050');
  const spice = await article('Leberkäsgewürz', 'G-010');
  const loaf = await article('Leberkäse', 'W-300');
  const [necks, spices, loaves] = [await stock(neck), await stock(spice), await stock(loaf)];
  const receipt = await ask('POST', '/api/procurement/goods-receipts', {
    supplierId: supplier,
    deliveryNote: 'LS 815',
    lines: [
      { stockId: necks, ...kg('60'), expiryDate: '2026-12-04', supplierLot: 'VH-77' },
      { stockId: spices, ...kg('5'), expiryDate: '2027-11-30', supplierLot: 'GW-1' },
    ],
  });
  const [meat, salt] = receipt.lines;
  const recipe = await ask('POST', '/api/recipes', {
    ...{ name: 'Leberkäse', type: 'FINISHED_PRODUCT', outputQuantity: '20', outputUom: 'KG' },
    ...{ shelfLifeDays: 8, articleId: loaf },
  });
  const add = (articleId: string, quantity: string) =>
    ask('POST', `/api/recipes/${recipe.id}/ingredients`, { articleId, quantity, uom: 'KG' });
  await add(neck, '19');
  await add(spice, '0.4');
  await ask('POST', `/api/recipes/${recipe.id}/steps`, { description: 'Backen', durationMinutes: 90 });
  await ask('POST', `/api/recipes/${recipe.id}/activate`);
  const batch = async (): Promise<string> => {
    const { id } = await ask('POST', '/api/production/batches', {
      ...{ recipeId: recipe.id, plannedQuantity: '20', plannedQuantityUnit: 'KG' },
      ...{ productionDate: '2026-11-23', bestBeforeDate: '2026-12-01' },
    });
    await ask('POST', `/api/production/batches/${id}/start`);
    const inputs = [
      { stockBatchId: meat.stockBatchId, ...kg('19') },
      { stockBatchId: salt.stockBatchId, ...kg('0.4') },
    ];
    await ask('POST', `/api/production/batches/${id}/consume`, { inputs });
    return id;
  };
  const baked = await ask('POST', `/api/production/batches/${await batch()}/complete`, {
    outputs: [{ stockId: loaves, ...kg('19.5') }],
  });
  await batch();
  const other = await ask('POST', '/api/customers', {
    ...{ type: 'B2B', name: 'Kantine am Markt', phone: '0981 8150', contactPerson: 'Ute Beck' },
    ...{ street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'Deutschland' },
  });
  const deliver = (customerId: string, amount: string) =>
    ask('POST', '/api/sales/deliveries', {
      customerId,
      lines: [{ stockBatchId: baked.outputs[0].stockBatchId, ...kg(amount) }],
    });
  await deliver(customer, '8.5');
  await deliver(other.id, '6');
  const exercise = await ask('POST', '/api/quality/recalls', {
    ...{ mode: 'MOCK', reason: 'Jährliche Übung', lotIds: [meat.lotId] },
  });
  await ask('POST', `/api/quality/recalls/${exercise.id}/contacts`, {
    ...{ customerId: customer, channel: 'PHONE', outcome: 'REACHED', note: 'Legt alles beiseite' },
    recovered: kg('2.5'),
  });
  await ask('POST', `/api/inventory/lots/${salt.lotId}/holds`, { reason: 'Verpackung feucht' });
  await ask('POST', '/api/quality/recalls', {
    ...{ mode: 'REAL', reason: 'Fremdkörper gemeldet', lotIds: [baked.outputs[0].lotId] },
  });
  return { traced: meat.lotId, recall: exercise.id };
}
