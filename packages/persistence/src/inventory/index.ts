import type { StoredContext } from '../engine/context.ts';
import { sqlCounts } from './count-reader.ts';
import { holds } from './hold.ts';
import { inventoryCountEntries, inventoryCounts } from './inventory-count.ts';
import { sqlInventory } from './inventory-reader.ts';
import { lots } from './lot.ts';
import { stocks } from './stock.ts';
import { stockBatches } from './stock-batch.ts';
import { stockMovements } from './stock-movement.ts';
import { storageLocations } from './storage-location.ts';

export const inventory = {
  name: 'inventory',
  tables: [
    ...[storageLocations, stocks, lots, holds, stockBatches, stockMovements],
    ...[inventoryCounts, inventoryCountEntries],
  ],
  records: [],
  reads: { inventory: sqlInventory, counts: sqlCounts },
  expiring: [],
} satisfies StoredContext;
