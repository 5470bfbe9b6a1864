import { CountEntries, InventoryCounts } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const inventoryCounts = table(InventoryCounts, {
  countNumber: p.text(),
  storageLocationId: p.uuid(),
  blind: p.boolean(),
  status: p.text(),
  entries: p.integer(),
  uncounted: p.json(),
  createdBy: p.text(),
  createdAt: time(),
  submittedBy: p.text().nullable(),
  submittedAt: time().nullable(),
  approvedBy: p.text().nullable(),
  approvedAt: time().nullable(),
  selfApproved: p.boolean(),
});

export const inventoryCountEntries = table(
  CountEntries,
  {
    countId: p.uuid(),
    number: p.integer(),
    stockBatchId: p.uuid(),
    lotId: p.uuid(),
    lotNumber: p.text(),
    articleId: p.uuid(),
    quantityBase: decimal(),
    quantityKind: p.text(),
    quantityUnit: p.text(),
    expectedBase: decimal(),
    movements: p.integer(),
    countedBy: p.text(),
    countedAt: time(),
  },
  { checks: { quantity: `quantity_base >= 0 and quantity_base <> 'NaN'` } },
);
