import { Articles } from '@cleaver/domain/masterdata';
import { type Order, type OrderState, Orders } from '@cleaver/domain/sales';
import { p } from '@mikro-orm/core';
import { day, decimal, time } from '../engine/properties.ts';
import { childTable, table } from '../engine/table.ts';

// Stores lines in separate rows, so that lists find orders by article, and the database sums up open quantities.
const lines = childTable(
  Orders,
  'lines',
  {
    line: p.integer(),
    articleId: p.uuid(),
    articleNumber: p.text(),
    articleName: p.text(),
    quantityAmount: decimal(),
    quantityUnit: p.text(),
    note: p.text(),
    manualPrice: p.json().nullable(),
    price: p.json().nullable(),
    pieceKg: decimal().nullable(),
    cancelReason: p.text().nullable(),
    delivered: decimal(),
    lasts: p.integer(),
    status: p.text(),
    open: decimal(),
  },
  { order: 'line', references: [{ member: 'articleId', to: () => Articles }], name: 'order_line' },
);

export const orders = table<OrderState, Order, 'lines'>(
  Orders,
  {
    orderNumber: p.text(),
    status: p.text(),
    customerId: p.uuid(),
    customerName: p.text(),
    basis: p.text(),
    requestedDate: day(),
    deliveryAddressLabel: p.text(),
    address: p.json().nullable(),
    reference: p.text(),
    note: p.text(),
    standingOrderId: p.uuid().nullable(),
    plannedDate: day().nullable(),
    tolerancePercent: decimal().nullable(),
    nextLine: p.integer(),
    warnings: p.json(),
    changedByHand: p.boolean(),
    createdBy: p.text(),
    createdAt: time(),
    confirmedBy: p.text().nullable(),
    confirmedAt: time().nullable(),
  },
  {
    // ORDER is a keyword of SQL.
    name: 'sales_order',
    children: [lines],
    indexes: [
      { members: ['customerId', 'status'] },
      { members: ['status', 'requestedDate'] },
      { members: ['standingOrderId'] },
    ],
  },
);
