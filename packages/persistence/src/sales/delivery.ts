import { Deliveries } from '@cleaver/domain/sales';
import { p } from '@mikro-orm/core';
import { day, table, time, words } from '../engine/table.ts';

export const deliveries = table(
  Deliveries,
  {
    deliveryNumber: p.text(),
    customerId: p.uuid(),
    customerName: p.text(),
    address: p.json(),
    dispatchDate: day(),
    // Only ever read with their delivery; what they refer to is never removed.
    lines: p.json(),
    parties: p.json(),
    missing: words(),
    createdBy: p.text(),
    createdAt: time(),
  },
  {
    indexes: [{ members: ['customerId', 'deliveryNumber'] }, { members: ['dispatchDate', 'deliveryNumber'] }],
  },
);
