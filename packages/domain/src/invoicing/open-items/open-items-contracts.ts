/** The operations that show what customers owe. */
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { boolean, pathId } from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listFormWithoutIds } from '../../kernel/contract/page.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { sum } from '../document/document-output.ts';
import { openItemsSubject } from '../subjects.ts';

export const openItemsOutput = out.object('OpenItemsResponse', {
  customerId: out.text(),
  customerName: out.text({ description: 'Its present name' }),
  open: sum('The sum of `openAmount` of its open invoices; below zero: the shop owes it'),
  overdue: sum('The sum of those that are overdue; what the shop owes does not lower it', '0.00'),
  oldestDueDate: out.day({ description: 'The first due date of its open invoices' }),
  invoices: out.integer({ description: 'How many invoices are open' }),
});

export type OpenItemsView = out.GivenBy<typeof openItemsOutput>;

export const listOpenItems = query({
  name: 'open-items.list',
  subject: openItemsSubject,
  address: 'GET /api/sales/open-items',
  summary: 'List the customers with open items, and what they owe',
  permission: 'INVOICE_READ',
  input: listFormWithoutIds(openItemsSubject.sortable, {
    customerId: optional(pathId()),
    overdue: described(optional(boolean()), 'true: only customers with an overdue invoice; false: only others'),
  }),
  output: out.page(openItemsOutput, ['customerName', 'open', 'overdue', 'oldestDueDate', 'invoices']),
});

export const openItemsPdf = query({
  name: 'open-items.pdf',
  subject: customerSubject,
  address: 'GET /api/customers/{id}/open-items/pdf',
  summary: 'Read the statement of the open items of a customer as PDF',
  description: 'In German, by due date.',
  permission: 'INVOICE_READ',
  input: form({ id: pathId() }),
  output: out.paper(),
});

export const openItemsTag: Tag = {
  title: 'Open items',
  description: 'Open items: what customers owe',
  contracts: [listOpenItems, openItemsPdf],
};
