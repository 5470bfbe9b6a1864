import { Deliveries, type Delivery, type DeliveryState, Orders } from '@cleaver/domain/sales';
import { p } from '@mikro-orm/core';
import { day, decimal, time, words } from '../engine/properties.ts';
import { childTable, table } from '../engine/table.ts';

// Stores lines in separate rows, to find deliveries by order and to sum up quantities per price in the database.
const lines = childTable(
  Deliveries,
  'lines',
  {
    line: p.integer(),
    // The ids of lots, articles and stock batches need no foreign keys: only the removal of the demo shop removes these
    // records, together with the deliveries.
    lotId: p.uuid(),
    lotNumber: p.text(),
    articleId: p.uuid(),
    articleName: p.text(),
    stockBatchId: p.uuid(),
    quantityAmount: decimal(),
    quantityUnit: p.text(),
    orderId: p.uuid().nullable(),
    orderNumber: p.text().nullable(),
    orderLine: p.integer().nullable(),
    last: p.boolean(),
    alreadyCounted: p.boolean(),
    pieces: p.integer().nullable(),
    price: p.json().nullable(),
  },
  { order: 'line', references: [{ member: 'orderId', to: () => Orders }], name: 'delivery_line' },
);

export const deliveries = table<DeliveryState, Delivery, 'lines'>(
  Deliveries,
  {
    deliveryNumber: p.text(),
    customerId: p.uuid(),
    customerName: p.text(),
    address: p.json().nullable(),
    dispatchDate: day(),
    billable: p.boolean(),
    settled: p.boolean(),
    parties: p.json(),
    missing: words(),
    warnings: p.json(),
    createdBy: p.text(),
    createdAt: time(),
  },
  {
    children: [lines],
    indexes: [
      { members: ['customerId', 'deliveryNumber'] },
      { members: ['dispatchDate', 'deliveryNumber'] },
      { members: ['dispatchDate'], where: 'not settled' },
    ],
  },
);
