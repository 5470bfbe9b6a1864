import { StockMovements } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { decimal, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const stockMovements = table(
  StockMovements,
  {
    stockId: p.uuid(),
    stockBatchId: p.uuid(),
    lotId: p.uuid().nullable(),
    postingId: p.uuid().nullable(),
    documentKind: p.text().nullable(),
    documentId: p.uuid().nullable(),
    documentLine: p.integer().nullable(),
    pieces: p.integer().nullable(),
    number: p.integer(),
    type: p.text(),
    reversesId: p.uuid().nullable(),
    reversedType: p.text().nullable(),
    change: decimal(),
    before: decimal(),
    after: decimal(),
    unit: p.text(),
    statusBefore: p.text().nullable(),
    statusAfter: p.text(),
    at: time(),
    userId: p.uuid(),
    username: p.text(),
    reasonCode: p.text().nullable(),
    reason: p.text().nullable(),
  },
  {
    within: 'stockId',
    appendOnly: true,
    checks: {
      number: 'number > 0',
      quantity: `before >= 0 and after >= 0 and after <> 'NaN'`,
      change: 'after = before + change',
      document: '(document_kind is null) = (document_id is null)',
    },
    indexes: [
      { members: ['at'] },
      { members: ['lotId', 'at'] },
      { members: ['postingId'] },
      { members: ['documentId', 'at'], where: 'document_id is not null' },
    ],
  },
);
