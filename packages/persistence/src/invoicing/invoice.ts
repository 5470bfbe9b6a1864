import { type Invoice, type InvoiceState, Invoices } from '@cleaver/domain/invoicing';
import { Deliveries } from '@cleaver/domain/sales';
import { p } from '@mikro-orm/core';
import { day, decimal } from '../engine/properties.ts';
import { childTable, table } from '../engine/table.ts';

// Stores what lines bill in separate rows, so that the database finds and sums the documents of a delivery.
const billedLines = childTable(
  Invoices,
  'billedLines',
  { line: p.integer(), deliveryId: p.uuid(), deliveryLine: p.integer(), quantity: decimal() },
  { order: 'line', references: [{ member: 'deliveryId', to: () => Deliveries }], name: 'invoice_line' },
);

export const invoices = table<InvoiceState, Invoice, 'billedLines'>(
  Invoices,
  {
    type: p.text(),
    kind: p.text().nullable(),
    invoiceNumber: p.text(),
    serial: p.integer(),
    issueDate: day(),
    dueDate: day().nullable(),
    customerId: p.uuid(),
    customerName: p.text(),
    correctsId: p.uuid().nullable(),
    supplyFrom: day(),
    supplyUntil: day(),
    net: decimal(),
    tax: decimal(),
    gross: decimal(),
    openAmount: decimal(),
    status: p.text(),
    cancelled: p.boolean(),
    document: p.json(),
    sha256: p.text(),
    xmlProfile: p.text().nullable(),
    xml: p.text().nullable(),
  },
  {
    children: [billedLines],
    // What was issued is kept unchanged for 8 years (§ 14b UStG). Only what is paid and credited changes.
    frozen: [
      ...(['type', 'kind', 'invoiceNumber', 'serial', 'issueDate', 'dueDate', 'customerId', 'customerName'] as const),
      ...(['correctsId', 'supplyFrom', 'supplyUntil', 'net', 'tax', 'gross', 'document', 'sha256'] as const),
      ...(['xmlProfile', 'xml'] as const),
    ],
    indexes: [
      { members: ['customerId', 'issueDate'] },
      { members: ['issueDate', 'serial'] },
      { members: ['correctsId'], where: 'corrects_id is not null' },
      { members: ['dueDate'], where: "status = 'OPEN'" },
    ],
  },
);
