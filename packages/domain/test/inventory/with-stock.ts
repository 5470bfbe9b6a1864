/** Makes master data, storage locations and stocks of meat. */
import {
  blockStockBatch,
  bookInStockBatch,
  createStock,
  createStorageLocation,
  listStockBatches,
  listStockMovements,
  removeFromStockBatch,
  unblockStockBatch,
} from '../../src/inventory/index.ts';
import { withMasterdata } from '../masterdata/with-masterdata.ts';

export function withStock() {
  const base = withMasterdata([
    ...(['MASTERDATA_READ', 'MASTERDATA_WRITE', 'STOCK_READ', 'STOCK_WRITE', 'HACCP_WRITE'] as const),
    ...(['STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE', 'INVENTORY_COUNT_READ', 'INVENTORY_COUNT_WRITE'] as const),
    ...(['BATCH_WRITE', 'BATCH_COMPLETE', 'GOODS_RECEIPT_WRITE'] as const),
  ]);
  const { ask, article } = base;
  let numbers = 0;

  const location = (more: object = {}) =>
    ask(createStorageLocation, { name: `Room ${++numbers}`, storageType: 'COLD_ROOM', ...more });
  const stock = async (more: object = {}) =>
    ask(createStock, { articleId: (await article()).id, storageLocationId: (await location()).id, ...more });
  const bookIn = (stockId: string, more: object = {}) =>
    ask(bookInStockBatch, { stockId, ...LOT, batchId: `L-${++numbers}`, ...more });

  return {
    ...base,
    location,
    stock,
    bookIn,
    /** Creates a stock, and books in a batch. Returns functions that read and change the batch. */
    async batch(lot: object = {}, stockMore: object = {}) {
      const { id: stockId } = await stock(stockMore);
      const { id: batchId } = await bookIn(stockId, lot);
      const path = { stockId, batchId };
      return {
        path,
        now: async () => {
          const { content } = await ask(listStockBatches, { stockId, size: 500 });
          const found = content.find(({ id }) => id === batchId);
          if (!found) throw new Error('The batch is not in the list of its stock');
          return found;
        },
        ledger: async () => (await ask(listStockMovements, { stockId, sort: 'number' })).content,
        remove: (quantityAmount: string, quantityUnit = 'KG') =>
          ask(removeFromStockBatch, { ...path, quantityAmount, quantityUnit }),
        block: (reason = 'Smells') => ask(blockStockBatch, { ...path, reason }),
        unblock: () => ask(unblockStockBatch, path),
      };
    },
  };
}

/** The request members of a purchased lot of 10 kg. It expires 55 days after the start of the test clocks. */
export const LOT = { batchType: 'PURCHASED', quantityAmount: '10', quantityUnit: 'KG', expiryDate: '2026-03-01' };
