/** Creates the records that stocks need, over HTTP. */
import type { Client } from '../helper.ts';

export const KG = { quantityAmount: '10', quantityUnit: 'KG' };

/**
 * Returns functions that create storage locations, articles, stocks and stock batches. `client` needs the permissions
 * to write them.
 */
export function withStock(client: Client) {
  let numbers = 0;
  const created = async <T = { id: string }>(url: string, payload: object) =>
    (await client.post(url, payload)).json() as T;
  const location = (more: object = {}) =>
    created('/api/inventory/storage-locations', { name: `Room ${++numbers}`, storageType: 'COLD_ROOM', ...more });
  const article = async () => {
    const { id: categoryId } = await created('/api/categories', { name: `Category ${++numbers}` });
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
    return created('/api/articles', { name: 'Rinderhack', articleNumber: `A-${++numbers}`, categoryId, ...sold });
  };
  return {
    location,
    article,
    async stock(more: object = {}) {
      const ids = { articleId: (await article()).id, storageLocationId: (await location()).id };
      return created('/api/inventory/stocks', { ...ids, ...more });
    },
    /**
     * Books in ten kilograms that expire on 1 Mar 2026, weeks after the start of test clocks. `more` overrides members.
     */
    bookIn: (stockId: string, more: object = {}) =>
      created<{ id: string; lotId: string }>(`/api/inventory/stocks/${stockId}/batches`, {
        batchId: `L-${++numbers}`,
        batchType: 'PURCHASED',
        expiryDate: '2026-03-01',
        ...KG,
        ...more,
      }),
  };
}
