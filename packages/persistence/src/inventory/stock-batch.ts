import { StockBatches } from '@cleaver/domain';
import { p } from '@mikro-orm/core';
import { day, decimal, table, time } from '../table.ts';

export const stockBatches = table(
  StockBatches,
  {
    stockId: p.uuid(),
    batchId: p.text(),
    batchType: p.text(),
    quantityBase: decimal(),
    quantityKind: p.text(),
    quantityUnit: p.text(),
    expiryDate: day(),
    receivedAt: time(),
    condition: p.text(),
    movements: p.integer(),
  },
  {
    within: 'stockId',
    checks: {
      quantity: `quantity_base >= 0 and quantity_base <> 'NaN'`,
      depleted: `(condition = 'DEPLETED') = (quantity_base = 0)`,
    },
    indexes: [
      // Of what expires in all stocks.
      { members: ['expiryDate'], where: `condition <> 'DEPLETED'` },
      // By status in one stock. Not with the quantity in it: a removal that changes no index is much cheaper.
      { members: ['stockId', 'condition', 'expiryDate'] },
    ],
  },
);
