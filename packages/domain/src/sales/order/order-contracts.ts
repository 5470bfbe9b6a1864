/** The operations of orders. */
import { acknowledge } from '../../kernel/contract/acknowledgement.ts';
import { command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  boolean,
  date,
  distinct,
  distinctBy,
  id,
  int32,
  lines as linesField,
  list,
  NOTE_MAX,
  oneOf,
  pathId,
} from '../../kernel/contract/fields.ts';
import { described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { acknowledgementRequired, invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { DAYS, SEARCH } from '../../kernel/contract/search.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { articleSubject, customerSubject } from '../../masterdata/contracts.ts';
import { deliveryAddressUnknown } from '../../masterdata/index.ts';
import { listFrameContracts } from '../frame-contract/call-off-contracts.ts';
import { findPrices } from '../price/price-contracts.ts';
import {
  articlesInactive,
  customerInactive,
  orderLineClosed,
  orderLineDelivered,
  orderLineUnknown,
  pricesNotFound,
  vatClassesMissing,
} from '../refusals.ts';
import { orderSubject } from '../subjects.ts';
import { details, LINES_MAX, newLine } from './order-form.ts';
import { order } from './order-output.ts';
import { quantityFaults } from './order-quantity.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { requestedDateFaults } from './requested-date.ts';

const placedLine = form(newLine, (given, fault) => {
  for (const { field, message } of quantityFaults(given, '')) fault(field as keyof typeof newLine, message);
});

const { articleId, quantityAmount: amount, quantityUnit, ...mayBeAbsent } = newLine;

/** A line of a change. `line`: the number of the stored line to change. A new line omits `line`. */
const listedLine = form(
  {
    line: optional(int32(1)),
    articleId: optional(articleId),
    quantityAmount: optional(amount),
    quantityUnit: optional(quantityUnit),
    ...mayBeAbsent,
  },
  (given, fault) => {
    // Skips changes of stored lines, because `revisedLines` checks them. Also skips lines with a faulty number.
    if (!('line' in given) || given.line !== undefined) return;
    for (const name of ['articleId', 'quantityAmount', 'quantityUnit'] as const) {
      if (name in given && given[name] === undefined) fault(name, say`is required`);
    }
    for (const { field, message } of quantityFaults(given, '')) fault(field as keyof typeof newLine, message);
  },
);

export const listOrders = query({
  name: 'order.list',
  subject: orderSubject,
  address: 'GET /api/sales/orders',
  summary: 'List orders',
  permission: 'ORDER_READ',
  floor: true,
  input: listForm(orderSubject.sortable, {
    ...SEARCH,
    ...DAYS,
    customerId: optional(pathId()),
    status: optional(oneOf(ORDER_STATUSES)),
    requestedDate: optional(date()),
    articleId: optional(pathId()),
    standingOrderId: optional(pathId()),
    openOnly: described(optional(boolean()), 'True: orders with an open line, with `articleId` of this article'),
  }),
  output: out.page(order, [
    'orderNumber',
    'customerName',
    'requestedDate',
    'value',
    'status',
    'lines.articleName',
    'createdAt',
    'createdBy',
  ]),
});

export const getOrder = query({
  name: 'order.get',
  subject: orderSubject,
  address: 'GET /api/sales/orders/{id}',
  summary: 'Read one order',
  permission: 'ORDER_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: order,
  givesVersion: true,
});

export const orderConfirmationPdf = query({
  name: 'order.confirmation',
  subject: orderSubject,
  address: 'GET /api/sales/orders/{id}/confirmation',
  summary: 'Read the confirmation of an order as PDF',
  description:
    'Of an order that is CONFIRMED or COMPLETED, in the language of the settings. Shows prices if the sales terms of the customer say so.',
  permission: 'ORDER_READ',
  floor: true,
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  output: out.paper(),
});

export const placeOrder = command({
  name: 'order.place',
  subject: orderSubject,
  address: 'POST /api/sales/orders',
  summary: 'Create an order as a draft',
  permission: 'ORDER_WRITE',
  refuses: [customerSubject.unknown, deliveryAddressUnknown, articleSubject.unknown],
  input: form({ customerId: id(), requestedDate: date(), ...details, lines: list(placedLine, LINES_MAX, 1) }),
  dateFaults: ({ requestedDate }, { now, settings }) =>
    requestedDate ? requestedDateFaults(requestedDate, calendarDay(now, settings.shopTimeZone)) : [],
  output: order,
});

/** The refusals of orders that are or become confirmed. */
const CONFIRMING = [
  customerInactive,
  articlesInactive,
  vatClassesMissing,
  pricesNotFound,
  deliveryAddressUnknown,
  acknowledgementRequired,
];

export const changeOrder = command({
  name: 'order.change',
  subject: orderSubject,
  address: 'PUT /api/sales/orders/{id}',
  summary: 'Change the given members of an order that is DRAFT or CONFIRMED',
  description:
    '`lines` is the whole list. An entry with `line` keeps that line and changes the given members, an entry without is new, and a missing line is removed. New lines of a confirmed order are checked and priced as at confirmation.',
  permission: 'ORDER_WRITE',
  refuses: [
    ...[articleSubject.unknown, orderLineUnknown, invalidStatusTransition],
    ...[orderLineClosed, orderLineDelivered, ...CONFIRMING],
  ],
  input: form({
    id: pathId(),
    requestedDate: optional(date()),
    ...details,
    lines: optional(distinctBy(list(listedLine, LINES_MAX, 1), 'line')),
    acknowledge: acknowledge(),
  }),
  output: order,
  comparesVersion: true,
});

export const confirmOrder = command({
  name: 'order.confirm',
  subject: orderSubject,
  address: 'POST /api/sales/orders/{id}/confirm',
  summary: 'Confirm an order and freeze its prices',
  permission: 'ORDER_WRITE',
  refuses: [invalidStatusTransition, ...CONFIRMING],
  input: form({ id: pathId(), acknowledge: acknowledge() }),
  output: order,
});

export const cancelOrder = command({
  name: 'order.cancel',
  subject: orderSubject,
  address: 'POST /api/sales/orders/{id}/cancel',
  summary: 'Cancel a draft, or open lines of a confirmed order',
  permission: 'ORDER_DELETE',
  floor: true,
  refuses: [invalidStatusTransition, orderLineUnknown, orderLineClosed],
  input: form({ id: pathId(), reason: linesField(NOTE_MAX), lines: optional(distinct(int32(1), LINES_MAX, 1)) }),
  output: order,
});

export const orderTag: Tag = {
  title: 'Orders',
  description: 'Customer orders; reserve nothing',
  contracts: [
    ...[listOrders, placeOrder, getOrder, orderConfirmationPdf, changeOrder, confirmOrder, cancelOrder],
    ...[findPrices, listFrameContracts],
  ],
};
