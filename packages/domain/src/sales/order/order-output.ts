/** Response schemas of orders. */
import { keptWarning } from '../../kernel/contract/acknowledgement.ts';
import * as out from '../../kernel/contract/output.ts';
import { addressOutput, PRICE_PERS } from '../../masterdata/index.ts';
import { PRICE_BASES } from '../price/price.ts';
import { price } from '../price/price-contracts.ts';
import { ORDER_LINE_STATUSES } from './order-line.ts';
import { ORDER_STATUSES, ORDER_WARNINGS } from './order-status.ts';

const sum = (description: string) => out.text({ description, examples: ['44.16'] });
const quantity = (description: string) => out.text({ description, examples: ['10.5'] });

export const orderLine = out.object('OrderLineResponse', {
  line: out.int32({ description: 'Counts from 1; none is used again' }),
  articleId: out.text(),
  articleNumber: out.text(),
  articleName: out.text(),
  quantityAmount: quantity('A decimal text'),
  quantityUnit: out.text({ description: 'As it was written', examples: ['KG'] }),
  note: out.text(),
  manualPrice: out.nullable(
    out.object('ManualPriceResponse', { amount: out.money(), per: out.oneOf(PRICE_PERS), reason: out.text() }),
  ),
  price: out.nullable(price),
  value: out.nullable(
    sum('Null before the order is confirmed, and for pieces at a price per KG without a piece weight'),
  ),
  status: out.oneOf(ORDER_LINE_STATUSES),
  closedReason: out.nullable(out.text({ description: 'Why it was cancelled' })),
  delivered: quantity('Dispatched and not undone, in `quantityUnit`'),
  open: quantity('What is still to come, in `quantityUnit`'),
});

export const order = out.object('OrderResponse', {
  id: out.text(),
  orderNumber: out.text({ description: 'Of the day it was placed', examples: ['O-2026-11-21-007'] }),
  status: out.oneOf(ORDER_STATUSES),
  customerId: out.text(),
  customerName: out.text(),
  basis: out.oneOf(PRICE_BASES),
  requestedDate: out.day(),
  deliveryAddressLabel: out.text({ description: 'Empty: the billing address' }),
  address: out.nullable(addressOutput, {
    description: 'Null: the customer no longer has the label, or has no address and collects the goods',
  }),
  reference: out.text({ description: "The customer's" }),
  note: out.text(),
  standingOrderId: out.nullable(out.text()),
  plannedDate: out.nullable(out.day()),
  tolerancePercent: out.nullable(out.exactNumber()),
  value: out.nullable(sum('The sum of the lines; null where one has none')),
  lines: out.listOf(orderLine),
  warnings: out.listOf(keptWarning('OrderWarningResponse', ORDER_WARNINGS)),
  createdBy: out.text({ description: 'The username' }),
  createdAt: out.timestamp(),
  confirmedBy: out.nullable(out.text()),
  confirmedAt: out.nullable(out.timestamp()),
});
