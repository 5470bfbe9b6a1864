/** The context inventory as data. */
import type { Context } from '../kernel/execution/context.ts';
import { inventoryChapters } from './chapters.ts';
import { Holds } from './hold.ts';
import { CountEntries, InventoryCounts, inventoryCountMachine } from './inventory-count.ts';
import { inventoryCountHandlers } from './inventory-count-handlers.ts';
import { Lots } from './lot.ts';
import { lotHandlers } from './lot-handlers.ts';
import { StockMovements } from './movement-ledger.ts';
import { movingHandlers } from './moving-handlers.ts';
import { ownBookingHandlers } from './own-bookings-handlers.ts';
import { countReads, inventoryReads } from './ports.ts';
import * as refusals from './refusals.ts';
import { scanHandlers } from './scan-handlers.ts';
import { Stocks } from './stock.ts';
import { StockBatches } from './stock-batch.ts';
import { stockBatchHandlers } from './stock-batch-handlers.ts';
import { stockBatchMachine } from './stock-batch-status.ts';
import { stockHandlers } from './stock-handlers.ts';
import { stockMovementHandlers } from './stock-movement-handlers.ts';
import { StorageLocations, storageLocationMachine } from './storage-location.ts';
import { storageLocationHandlers } from './storage-location-handlers.ts';

export const inventory: Context = {
  name: 'inventory',
  neighbours: ['masterdata', 'settings'],
  kinds: [CountEntries, Holds, InventoryCounts, Lots, StockBatches, StockMovements, Stocks, StorageLocations],
  chapters: inventoryChapters,
  handlers: [
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
  machines: [inventoryCountMachine, stockBatchMachine, storageLocationMachine],
  refusals: Object.values(refusals).flat(),
  reads: [countReads, inventoryReads],
};
