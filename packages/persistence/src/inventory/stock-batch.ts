import { StockBatches } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { day, decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const stockBatches = table(
  StockBatches,
  {
    stockId: p.uuid(),
    lotId: p.uuid(),
    lotNumber: p.text(),
    batchType: p.text(),
    quantityBase: decimal(),
    quantityKind: p.text(),
    quantityUnit: p.text(),
    expiryDate: day(),
    receivedAt: time(),
    blocked: p.boolean(),
    held: p.boolean(),
    condition: p.text(),
    movements: p.integer(),
    twin: p.integer(),
  },
  {
    within: 'stockId',
    checks: {
      quantity: `quantity_base >= 0 and quantity_base <> 'NaN'`,
      depleted: `(condition = 'DEPLETED') = (quantity_base = 0)`,
      blocked: `condition = 'DEPLETED' or (condition = 'BLOCKED') = (blocked or held)`,
    },
    indexes: [
      // Finds expiring goods across all stocks.
      { members: ['expiryDate'], where: `condition <> 'DEPLETED'` },
      // Finds blocked goods across all stocks.
      { members: ['condition', 'expiryDate'], where: `condition = 'BLOCKED'` },
      // Sorts the list of all batches by default.
      { members: ['expiryDate', 'receivedAt'] },
      { members: ['lotNumber'] },
      // Sorts by FEFO. Excludes the quantity, because a removal that changes no index is much cheaper.
      { members: ['stockId', 'expiryDate', 'receivedAt'], where: `condition = 'IN_STOCK'` },
    ],
  },
);
