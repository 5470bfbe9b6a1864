import { StockMovements } from '@cleaver/domain';
import { p } from '@mikro-orm/core';
import { decimal, table, time } from '../table.ts';

export const stockMovements = table(
  StockMovements,
  {
    stockId: p.uuid(),
    stockBatchId: p.uuid(),
    number: p.integer(),
    type: p.text(),
    change: decimal(),
    before: decimal(),
    after: decimal(),
    unit: p.text(),
    statusBefore: p.text().nullable(),
    statusAfter: p.text(),
    at: time(),
    userId: p.uuid(),
    username: p.text(),
    reason: p.text().nullable(),
  },
  {
    within: 'stockId',
    appendOnly: true,
    checks: {
      number: 'number > 0',
      quantity: `before >= 0 and after >= 0 and after <> 'NaN'`,
      change: 'after = before + change',
    },
  },
);
