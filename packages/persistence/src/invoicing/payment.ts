import { Invoices, type Payment, type PaymentState, Payments } from '@cleaver/domain/invoicing';
import { p } from '@mikro-orm/core';
import { day, decimal, time } from '../engine/properties.ts';
import { childTable, table } from '../engine/table.ts';

// Stores items in separate rows, to find the payments of an invoice.
const items = childTable(
  Payments,
  'items',
  { place: p.integer(), invoiceId: p.uuid(), invoiceNumber: p.text(), amount: decimal(), discount: decimal() },
  { order: 'place', references: [{ member: 'invoiceId', to: () => Invoices }], name: 'payment_item' },
);

export const payments = table<PaymentState, Payment, 'items'>(
  Payments,
  {
    customerId: p.uuid(),
    customerName: p.text(),
    bookedOn: day(),
    reference: p.text(),
    status: p.text(),
    createdBy: p.text(),
    createdAt: time(),
    cancelledBy: p.text().nullable(),
    cancelledAt: time().nullable(),
    cancelReason: p.text().nullable(),
  },
  { children: [items], indexes: [{ members: ['customerId', 'bookedOn'] }, { members: ['createdAt'] }] },
);
