/** The operations of inventory in the order of the API document, with the German of their texts. */
import type { Operations } from '../kernel/contract/contract.ts';
import { inventoryCountTag } from './count/inventory-count-contracts.ts';
import { lotTag } from './lot/lot-contracts.ts';
import { transferGoods, undoMovement, writeOffGoods } from './movement/moving-contracts.ts';
import { listOwnBookings, listUndoable } from './movement/own-bookings-contracts.ts';
import { listMovements, listStockMovements } from './movement/stock-movement-contracts.ts';
import { inventoryOperationsGerman } from './operations-german.ts';
import { scanTag } from './scan/scan-contracts.ts';
import {
  createStock,
  getStock,
  listStockLevels,
  listStocks,
  listStocksBelowMinimum,
  updateStock,
} from './stock/stock-contracts.ts';
import {
  blockStockBatch,
  bookInStockBatch,
  importStockBatches,
  listAllStockBatches,
  listExpiringBatches,
  listStockBatches,
  removeFromStockBatch,
  unblockStockBatch,
} from './stock-batch/stock-batch-contracts.ts';
import { storageLocationTag } from './storage-location/storage-location-contracts.ts';

export const inventoryOperations: Operations = {
  name: 'inventory',
  tags: [
    storageLocationTag,
    {
      title: 'Stocks',
      description: 'Stocks and their batches: place, quantity, expiry, status',
      contracts: [
        listStocks,
        createStock,
        updateStock,
        listStocksBelowMinimum,
        getStock,
        listStockBatches,
        bookInStockBatch,
        importStockBatches,
        removeFromStockBatch,
        blockStockBatch,
        unblockStockBatch,
        listStockMovements,
        listStockLevels,
        listAllStockBatches,
        listExpiringBatches,
      ],
    },
    lotTag,
    {
      title: 'Movements of goods',
      description: 'The ledger of movements, and bookings without a document',
      contracts: [listMovements, listOwnBookings, listUndoable, undoMovement, transferGoods, writeOffGoods],
    },
    inventoryCountTag,
    scanTag,
  ],
  german: inventoryOperationsGerman,
};
