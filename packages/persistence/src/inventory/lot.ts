import { Lots } from '@cleaver/domain/inventory';
import { p } from '@mikro-orm/core';
import { day, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const lots = table(
  Lots,
  {
    lotNumber: p.text(),
    batchType: p.text(),
    articleId: p.uuid(),
    quantityKind: p.text(),
    expiryDate: day(),
    origin: p.text(),
    originId: p.uuid().nullable(),
    supplierId: p.uuid().nullable(),
    supplierLot: p.text().nullable(),
    facts: p.json().nullable(),
    openHolds: p.integer(),
    onHold: p.boolean(),
    createdAt: time(),
  },
  {
    checks: { holds: 'open_holds >= 0 and on_hold = (open_holds > 0)' },
    indexes: [
      { members: ['articleId', 'createdAt'] },
      { members: ['supplierId', 'createdAt'] },
      // Look-ups of scanned labels use the next two indexes.
      { members: ['lotNumber'] },
      { members: ['supplierLot'] },
      { members: ['originId'], where: 'origin_id is not null' },
    ],
  },
);
