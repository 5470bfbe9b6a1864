/** The CSV of orders, for export only. Each order line is a row. */
import type { components } from '@cleaver/client';
import { listOrders } from '@cleaver/domain/sales/contracts';
import { itemsOf } from '../context.ts';
import { answerOf, nonNull, type Properties } from '../schema.ts';
import { DECIMAL } from './columns.ts';
import type { Exported, Shop } from './kind.ts';

type Order = components['schemas']['OrderResponse'];

const { properties: order = {} } = answerOf(listOrders);
const { properties: line = {} } = nonNull(order['lines']?.items);
const { properties: price = {} } = nonNull(line['price']);
const of = (properties: Properties, ...names: readonly string[]) =>
  names.map((name) => ({ name, schema: nonNull(properties[name]) }));
const decimals = (...names: readonly string[]) => names.map((name) => ({ name, ...DECIMAL }));

export const ORDERS: Exported<Shop<Order>> = {
  name: 'orders',
  also: ['aufträge', 'auftraege'],
  columns: [
    ...of(order, 'orderNumber', 'status', 'customerName', 'basis', 'requestedDate', 'deliveryAddressLabel'),
    ...of(order, 'reference'),
    ...of(line, 'line', 'articleNumber', 'articleName'),
    ...decimals('quantityAmount'),
    ...of(line, 'quantityUnit', 'note'),
    ...of(price, 'amount', 'per', 'source'),
    ...decimals('value', 'delivered', 'open'),
    { name: 'lineStatus', schema: nonNull(line['status']) },
    ...of(order, 'createdBy', 'createdAt', 'confirmedAt'),
  ],
  key: ['orderNumber'],
  repeats: true,
  async visit(client, signal, seen) {
    const items = new Map<string, Order>();
    const query = { size: 500, sort: ['requestedDate', 'orderNumber'] };
    for await (const one of itemsOf(client, listOrders, query, { signal })) {
      items.set(one.id, one);
      seen(items.size);
    }
    return { client, items };
  },
  rowsOf: ({ items }) =>
    [...items.values()].flatMap(({ lines, ...all }) => {
      const { orderNumber, status, customerName, basis, requestedDate, deliveryAddressLabel, reference } = all;
      return lines.map(({ status: lineStatus, price: found, value, ...one }) => ({
        orderNumber,
        status,
        customerName,
        basis,
        requestedDate,
        deliveryAddressLabel,
        reference,
        line: one.line,
        articleNumber: one.articleNumber,
        articleName: one.articleName,
        quantityAmount: one.quantityAmount,
        quantityUnit: one.quantityUnit,
        note: one.note,
        amount: found?.amount,
        per: found?.per,
        source: found?.source,
        value: value ?? undefined,
        delivered: one.delivered,
        open: one.open,
        lineStatus,
        createdBy: all.createdBy,
        createdAt: all.createdAt,
        confirmedAt: all.confirmedAt ?? undefined,
      }));
    }),
};
