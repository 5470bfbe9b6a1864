/** The file of orders. It only goes out, with a row for each line. */
import { quantityAmount, unit } from '../../kernel/contract/fields.ts';
import { shownColumns, shownValues } from '../../kernel/contract/file.ts';
import { fileKind } from '../../kernel/execution/file-kind.ts';
import { say } from '../../kernel/values/message.ts';
import { price } from '../price/price-contracts.ts';
import { listOrders } from './order-contracts.ts';
import { order, orderLine } from './order-output.ts';
import type { OrderView } from './order-view.ts';

const HEAD = ['orderNumber', 'status', 'customerName', 'basis', 'requestedDate', 'deliveryAddressLabel', 'reference'];
const ARTICLE = ['line', 'articleNumber', 'articleName'];
const PRICE = ['amount', 'per', 'source'];
const DECIMALS = ['value', 'delivered', 'open'];
const END = ['createdBy', 'createdAt', 'confirmedAt'];

const [lineStatus] = shownColumns(orderLine, ['status']);

export const orderFile = fileKind<OrderView, undefined>({
  name: 'orders',
  title: say`Orders`,
  columns: [
    ...shownColumns(order, HEAD),
    ...shownColumns(orderLine, ARTICLE),
    { member: 'quantityAmount', field: quantityAmount() },
    { member: 'quantityUnit', field: unit() },
    ...shownColumns(orderLine, ['note']),
    ...shownColumns(price, PRICE),
    ...DECIMALS.map((member) => ({ member, field: quantityAmount() })),
    ...(lineStatus ? [{ ...lineStatus, member: 'lineStatus' }] : []),
    ...shownColumns(order, END),
  ],
  example: {
    ...{ orderNumber: 'O-2026-11-21-007', status: 'CONFIRMED', customerName: 'Gasthof Zur Post', basis: 'NET' },
    ...{ requestedDate: '2026-11-22', line: 1, articleNumber: 'W-100', articleName: 'Lyoner', quantityAmount: '10.5' },
    ...{ quantityUnit: 'KG', amount: 12.9, per: 'KG', source: 'LIST', value: '135.45', delivered: '0', open: '10.5' },
  },
  list: listOrders,
  context: async () => undefined,
  rowsOf: ({ lines, ...head }) =>
    lines.map((line) => ({
      ...shownValues(head, [...HEAD, ...END]),
      ...shownValues(line, [...ARTICLE, 'quantityAmount', 'quantityUnit', 'note', ...DECIMALS]),
      ...shownValues(line.price ?? {}, PRICE),
      lineStatus: line.status,
    })),
});
