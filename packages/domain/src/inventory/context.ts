/** The context inventory as data. */
import type { Context } from '../kernel/execution/context.ts';
import { blockedGoodsHandlers } from './blocked-goods/blocked-goods-handlers.ts';
import { CountEntries, InventoryCounts } from './count/inventory-count.ts';
import { inventoryCountHandlers } from './count/inventory-count-handlers.ts';
import { inventoryCountMachine } from './count/inventory-count-status.ts';
import { Holds } from './lot/hold.ts';
import { Lots } from './lot/lot.ts';
import { lotHandlers } from './lot/lot-handlers.ts';
import { movementFile } from './movement/movement-file.ts';
import { StockMovements } from './movement/movement-ledger.ts';
import { movingHandlers } from './movement/moving-handlers.ts';
import { ownBookingHandlers } from './movement/own-bookings-handlers.ts';
import { stockMovementHandlers } from './movement/stock-movement-handlers.ts';
import { inventoryOperations } from './operations.ts';
import { countReads, inventoryReads } from './ports.ts';
import * as refusals from './refusals.ts';
import { scanHandlers } from './scan/scan-handlers.ts';
import { Stocks } from './stock/stock.ts';
import { stockHandlers } from './stock/stock-handlers.ts';
import { StockBatches } from './stock-batch/stock-batch.ts';
import { stockBatchHandlers } from './stock-batch/stock-batch-handlers.ts';
import { stockBatchMachine } from './stock-batch/stock-batch-status.ts';
import { stockFile } from './stock-batch/stock-file.ts';
import { StorageLocations, storageLocationMachine } from './storage-location/storage-location.ts';
import { storageLocationHandlers } from './storage-location/storage-location-handlers.ts';

export const inventory: Context = {
  ...inventoryOperations,
  neighbours: ['masterdata', 'settings'],
  kinds: [CountEntries, Holds, InventoryCounts, Lots, StockBatches, StockMovements, Stocks, StorageLocations],
  handlers: [
    ...blockedGoodsHandlers,
    ...inventoryCountHandlers,
    ...lotHandlers,
    ...movingHandlers,
    ...ownBookingHandlers,
    ...scanHandlers,
    ...stockHandlers,
    ...stockBatchHandlers,
    ...stockMovementHandlers,
    ...storageLocationHandlers,
  ],
  files: [stockFile, movementFile],
  machines: [inventoryCountMachine, stockBatchMachine, storageLocationMachine],
  refusals: Object.values(refusals).flat(),
  reads: [countReads, inventoryReads],
};
