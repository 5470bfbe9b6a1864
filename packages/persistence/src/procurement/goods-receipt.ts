import { GoodsReceipts } from '@cleaver/domain/procurement';
import { p } from '@mikro-orm/core';
import { day, decimal, time, words } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const goodsReceipts = table(
  GoodsReceipts,
  {
    receiptNumber: p.text(),
    supplierId: p.uuid(),
    supplierName: p.text(),
    deliveryNote: p.text(),
    purchaseOrder: p.text(),
    receiptDate: day(),
    vehicleTemperature: decimal().nullable(),
    // A JSON column without foreign keys suffices: lines are always read with their receipt, and only the removal of
    // the demo shop removes the records that they refer to, together with the receipts.
    lines: p.json(),
    articleIds: words(),
    warnings: p.json(),
    inspections: p.json(),
    receivedBy: p.text(),
    createdAt: time(),
  },
  {
    indexes: [{ members: ['supplierId', 'receiptNumber'] }, { members: ['receiptDate', 'receiptNumber'] }],
  },
);
