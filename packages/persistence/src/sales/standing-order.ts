import { StandingOrders } from '@cleaver/domain/sales';
import { p } from '@mikro-orm/core';
import { day, time } from '../engine/properties.ts';
import { table } from '../engine/table.ts';

export const standingOrders = table(
  StandingOrders,
  {
    customerId: p.uuid(),
    customerName: p.text(),
    deliveryAddressLabel: p.text(),
    firstDate: day(),
    lastDate: day().nullable(),
    weekdays: p.json(),
    rhythm: p.text(),
    onClosedDay: p.text(),
    pauses: p.json(),
    reference: p.text(),
    note: p.text(),
    // A JSON column without foreign keys suffices: lines are always read with their standing order, and only the
    // removal of the demo shop removes articles, together with the standing orders.
    lines: p.json(),
    createdAt: time(),
  },
  { indexes: [{ members: ['customerId'] }] },
);
