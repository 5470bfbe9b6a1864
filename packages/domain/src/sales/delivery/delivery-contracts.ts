/** The operations that dispatch goods to customers and take back returned goods. */

import { stockBatchSubject } from '../../inventory/contracts.ts';
import {
  ARRIVING,
  goodGoodsThere,
  LINES_MAX,
  lotExpired,
  moreThanDispatched,
  oneTarget,
  piecesMismatch,
  shopDay,
  stockLines,
  TAKING_OUT,
  TARGET_UNKNOWN,
  target,
} from '../../inventory/index.ts';
import { acknowledge, keptWarning } from '../../kernel/contract/acknowledgement.ts';
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  boolean,
  date,
  id,
  int32,
  lines,
  list,
  NAME_MAX,
  NOTE_MAX,
  optionalText,
  pathId,
  quantityAmount,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { acknowledgementRequired, invalidStatusTransition } from '../../kernel/contract/refusal.ts';
import { DAYS, SEARCH } from '../../kernel/contract/search.ts';
import { documentDayFaults } from '../../kernel/execution/document.ts';
import { say } from '../../kernel/values/message.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { addressOutput, deliveryAddressUnknown } from '../../masterdata/index.ts';
import { price } from '../price/price-contracts.ts';
import {
  customerInactive,
  deliveryLineUnknown,
  notCountedSince,
  orderAddressesDiffer,
  orderLineClosed,
  orderLineUnknown,
  orderMismatch,
  orderUnitMismatch,
} from '../refusals.ts';
import { deliverySubject, orderSubject } from '../subjects.ts';
import { DELIVERY_WARNINGS } from './delivery-warnings.ts';
import { PARTICULARS } from './particulars.ts';

const line = out.int32({ description: 'Counts from 1' });

const billingDocument = out.object('DeliveryInvoiceResponse', { invoiceId: out.text(), invoiceNumber: out.text() });

export const deliveryLineOutput = out.object('DeliveryLineResponse', {
  line,
  lotId: out.text(),
  lotNumber: out.text(),
  articleId: out.text(),
  articleName: out.text({ description: 'Its name at that time' }),
  stockBatchId: out.text({ description: 'From which it was taken' }),
  quantityAmount: out.text({ description: 'A decimal text', examples: ['10.5'] }),
  quantityUnit: out.unit({ description: 'As it was written', examples: ['KG'] }),
  takenBack: out.text({ description: 'The quantity that came back, in `quantityUnit`', examples: ['0'] }),
  undone: out.boolean({ description: 'Whether the dispatch was undone in the ledger' }),
  orderId: out.nullable(out.text({ description: 'The order that it serves' })),
  orderNumber: out.nullable(out.text()),
  orderLine: out.nullable(out.int32()),
  last: out.boolean({ description: 'Whether nothing more is delivered for the order line' }),
  alreadyCounted: out.boolean({ description: 'Whether the goods were gone when they were counted later' }),
  pieces: out.nullable(out.int32({ description: 'Counted pieces of goods that lie by weight' })),
  takenBackPieces: out.nullable(out.int32({ description: 'Null where `pieces` is' })),
  price: out.guarded(
    'ORDER_READ',
    out.nullable(price, {
      description: 'That of the order line, else that of the dispatch date; null: none, or the caller lacks ORDER_READ',
    }),
  ),
  due: out.nullable(
    out.text({
      description:
        'What was delivered and kept, less what is billed, in `dueUnit`; below zero: to credit. Null: not billable',
      examples: ['12.4'],
    }),
  ),
  dueUnit: out.nullable(out.unit({ description: 'Null as `due`', examples: ['KG'] })),
  invoices: out.guardedList(
    'INVOICE_READ',
    out.listOf(billingDocument, {
      description: 'The invoices and credit notes with this line; empty for callers without INVOICE_READ',
    }),
  ),
});

export const deliveryOutput = out.object('DeliveryResponse', {
  id: out.text(),
  deliveryNumber: out.text({ examples: ['D-2026-11-21-007'] }),
  customerId: out.text(),
  customerName: out.text({ description: 'Its name at that time' }),
  address: out.nullable(addressOutput, { description: 'Null: the customer has none and collected the goods' }),
  dispatchDate: out.day(),
  billable: out.boolean({ description: 'Whether an invoice bills it' }),
  lines: out.listOf(deliveryLineOutput),
  warnings: out.listOf(keptWarning('DeliveryWarningResponse', DELIVERY_WARNINGS)),
  createdBy: out.text({ description: 'The username' }),
  createdAt: out.timestamp(),
});
/** A delivery. Each line has the quantity taken back, and whether its dispatch was undone. */
export type DeliveryView = out.GivenBy<typeof deliveryOutput>;

/** The particulars of a line that Implementing Regulation (EU) 931/2011, Article 3(1), requires. */
const lineParticularsOutput = out.object('ParticularsResponse', {
  line,
  description: out.text(),
  quantity: out.text({ examples: ['10.5 KG'] }),
  dispatchingOperator: out.text(),
  owner: out.text(),
  receivingOperator: out.text(),
  consignee: out.text(),
  lotReference: out.text(),
  dispatchDate: out.day(),
});
/** The particulars of a delivery line. The quantity includes its unit. */
export type Particulars = out.GivenBy<typeof lineParticularsOutput>;

const particularsOutput = out.object('DeliveryParticularsResponse', {
  deliveryId: out.text(),
  deliveryNumber: out.text(),
  lines: out.listOf(lineParticularsOutput),
  missing: out.listOf(out.oneOf(PARTICULARS), {
    description: 'Those that master data and settings lacked at the dispatch',
  }),
});

/**
 * A delivery line, and the order line that it serves, if any. In the rule, `given` omits faulty members. Members that
 * the request omits are undefined.
 */
const servingLine = stockLines(
  {
    orderId: optional(id()),
    orderLine: optional(int32(1)),
    last: defaulted(boolean(), false),
    alreadyCounted: described(
      defaulted(boolean(), false),
      'The goods were gone when they were counted on a later day; the delivery then does not lower the stock again',
    ),
    pieces: optional(int32(1)),
  },
  (given, fault) => {
    const isAbsent = (name: 'orderId' | 'orderLine') => name in given && given[name] === undefined;
    if (given.orderId !== undefined && isAbsent('orderLine')) fault('orderLine', say`is required with orderId`);
    if (given.orderLine !== undefined && isAbsent('orderId')) fault('orderId', say`is required with orderLine`);
    if (given.last && isAbsent('orderId') && isAbsent('orderLine')) fault('last', say`must have an order line`);
  },
  ({ orderId, orderLine }) => (orderId === undefined ? '' : `${orderId} ${orderLine}`),
);

export const listDeliveries = query({
  name: 'delivery.list',
  subject: deliverySubject,
  address: 'GET /api/sales/deliveries',
  summary: 'List deliveries',
  permission: 'STOCK_MOVEMENT_READ',
  floor: true,
  input: listForm(deliverySubject.sortable, {
    ...SEARCH,
    ...DAYS,
    customerId: optional(pathId()),
    orderId: optional(pathId()),
    dispatchDate: optional(date()),
  }),
  output: out.page(deliveryOutput, [
    'deliveryNumber',
    'customerName',
    'address.city',
    'dispatchDate',
    'lines.articleName',
    'createdAt',
    'createdBy',
  ]),
});

export const getDelivery = query({
  name: 'delivery.get',
  subject: deliverySubject,
  address: 'GET /api/sales/deliveries/{id}',
  summary: 'Read one delivery',
  permission: 'STOCK_MOVEMENT_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: deliveryOutput,
  givesVersion: true,
});

export const getParticulars = query({
  name: 'delivery.particulars',
  subject: deliverySubject,
  address: 'GET /api/sales/deliveries/{id}/traceability',
  summary: 'Read the legal particulars of food of animal origin, for each line of a delivery',
  description: 'The eight particulars of Implementing Regulation (EU) 931/2011, Article 3(1), as of the dispatch.',
  permission: 'STOCK_MOVEMENT_READ',
  input: form({ id: pathId() }),
  output: particularsOutput,
});

export const deliveryPdf = query({
  name: 'delivery.pdf',
  subject: deliverySubject,
  address: 'GET /api/sales/deliveries/{id}/pdf',
  summary: 'Read the delivery note as PDF',
  description:
    'In the language of the settings. Shows prices if the sales terms of the customer say so and the caller has ORDER_READ.',
  permission: 'STOCK_MOVEMENT_READ',
  floor: true,
  input: form({ id: pathId() }),
  output: out.paper(),
});

export const dispatchDelivery = command({
  name: 'delivery.dispatch',
  subject: deliverySubject,
  address: 'POST /api/sales/deliveries',
  summary: 'Dispatch goods to a customer',
  description:
    'All lines or none. Refuses blocked or expired goods, and more than is there. Without a label, it goes to the address of its orders, else to the billing address. Owner and consignee default to the shop and the customer. A stock batch may occur once for each order line, and once without one. Goods of an earlier day that were counted since are asked about (`COUNTED_SINCE`), unless `alreadyCounted` says that the count did not find them.',
  permission: 'STOCK_MOVEMENT_WRITE',
  floor: true,
  again: again(getDelivery),
  refuses: [
    customerSubject.unknown,
    deliveryAddressUnknown,
    stockBatchSubject.unknown,
    ...TAKING_OUT,
    lotExpired,
    customerInactive,
    ...[orderSubject.unknown, orderLineUnknown, orderMismatch, orderAddressesDiffer, invalidStatusTransition],
    ...[orderLineClosed, orderUnitMismatch, notCountedSince, acknowledgementRequired],
  ],
  input: form({
    customerId: id(),
    deliveryAddressLabel: optionalText(NAME_MAX),
    dispatchDate: optional(date()),
    owner: optionalText(NOTE_MAX),
    consignee: optionalText(NOTE_MAX),
    billable: optional(boolean()),
    lines: servingLine,
    acknowledge: acknowledge(),
  }),
  dateFaults: (given, { now, settings }) => documentDayFaults(given, 'dispatchDate', shopDay(now, settings)),
  output: deliveryOutput,
});

export const returnDelivery = command({
  name: 'delivery.return',
  subject: deliverySubject,
  address: 'POST /api/sales/deliveries/{id}/returns',
  summary: 'Take back goods of a delivery from a customer; they are blocked from the start',
  description:
    'The goods go to a stock of the article that has no unblocked goods of the lot. All returns together never exceed the dispatched quantity; undone dispatches do not count. `pieces` is required if the line has pieces, and refused otherwise. Pieces of unusual weight are asked about, as in deliveries.',
  permission: 'STOCK_MOVEMENT_WRITE',
  floor: true,
  again: again(getDelivery),
  refuses: [
    ...[deliveryLineUnknown, ...TARGET_UNKNOWN, moreThanDispatched, piecesMismatch, goodGoodsThere, ...ARRIVING],
    acknowledgementRequired,
  ],
  input: form({
    id: pathId(),
    lines: list(
      form(
        {
          line: int32(1),
          ...target,
          quantityAmount: quantityAmount(),
          quantityUnit: unitField(),
          pieces: optional(int32(1)),
        },
        oneTarget,
      ),
      LINES_MAX,
      1,
    ),
    reason: lines(),
    acknowledge: acknowledge(),
  }),
  output: deliveryOutput,
});

export const deliveryTag: Tag = {
  title: 'Deliveries',
  description: 'Deliveries, their papers and returns',
  contracts: [listDeliveries, dispatchDelivery, getDelivery, getParticulars, deliveryPdf, returnDelivery],
};
