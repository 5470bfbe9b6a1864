/** The chapters of the API document with the operations of inventory. */
import type { Chapter } from '../kernel/contract/contract.ts';
import { inventoryCountChapter } from './count/inventory-count-contracts.ts';
import { lotChapter } from './lot/lot-contracts.ts';
import { transferGoods, undoMovement, writeOffGoods } from './movement/moving-contracts.ts';
import { listOwnBookings, listUndoable } from './movement/own-bookings-contracts.ts';
import { listMovements, listStockMovements } from './movement/stock-movement-contracts.ts';
import { scanChapter } from './scan/scan-contracts.ts';
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
import { storageLocationChapter } from './storage-location/storage-location-contracts.ts';

export const inventoryChapters: readonly Chapter[] = [
  storageLocationChapter,
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
  lotChapter,
  {
    title: 'Movements of goods',
    description: 'The ledger of movements, and bookings without a document',
    contracts: [listMovements, listOwnBookings, listUndoable, undoMovement, transferGoods, writeOffGoods],
  },
  inventoryCountChapter,
  scanChapter,
];
