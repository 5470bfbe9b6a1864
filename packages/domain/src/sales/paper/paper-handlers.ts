/** Handlers that write the papers of deliveries and orders. */
import { Lots, shopDay } from '../../inventory/index.ts';
import type { Caller } from '../../kernel/contract/caller.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { Articles, Customers } from '../../masterdata/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { Deliveries, type DeliveryState } from '../delivery/delivery.ts';
import { deliveryPdf } from '../delivery/delivery-contracts.ts';
import { Order, Orders } from '../order/order.ts';
import { orderConfirmationPdf } from '../order/order-contracts.ts';
import { deliveryNote } from './delivery-note.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { goneLines, stillToCome } from './still-to-come.ts';

/** Returns whether papers for the customer show prices: the terms of the customer say so, and the caller may see them. */
async function showsPrices(reader: Reader, customerId: string, { permissions }: Caller): Promise<boolean> {
  if (!permissions.has('ORDER_READ')) return false;
  return (await reader.find(Customers, customerId))?.salesTerms?.pricesOnPapers === true;
}

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** Returns all deliveries of the orders, each once. */
async function deliveriesOf(reader: Reader, orderIds: readonly string[]): Promise<readonly DeliveryState[]> {
  const found = await Promise.all(orderIds.map((orderId) => reader.where(Deliveries, { lines: { orderId } })));
  return [...new Map(found.flat().map((delivery) => [delivery.id, delivery])).values()];
}

export const paperHandlers: readonly Handler[] = [
  handle(deliveryPdf, {
    atOneInstant: true,
    async run({ reader, inventory }, { id }, { caller }) {
      const delivery = await reader.get(Deliveries, id);
      const orderIds = distinct(delivery.lines.map(({ orderId }) => orderId));
      const [settings, withPrices, orders, deliveries, articles, lots] = await Promise.all([
        settingsFrom(reader),
        showsPrices(reader, delivery.customerId, caller),
        reader.whereIn(Orders, 'id', orderIds),
        deliveriesOf(reader, orderIds),
        reader.whereIn(Articles, 'id', distinct(delivery.lines.map(({ articleId }) => articleId))),
        reader.whereIn(Lots, 'id', distinct(delivery.lines.map(({ lotId }) => lotId))),
      ]);
      const ledger = await inventory.documentLines(distinct([id, ...deliveries.map((each) => each.id)]));
      return deliveryNote({
        delivery,
        lines: goneLines(delivery, ledger),
        orders,
        toCome: stillToCome(delivery, orders, deliveries, ledger),
        articleNumbers: new Map(articles.map((article) => [article.id, article.articleNumber])),
        expiryDates: new Map(lots.map((lot) => [lot.id, lot.expiryDate])),
        settings,
        showsPrices: withPrices,
      });
    },
  }),
  handle(orderConfirmationPdf, {
    atOneInstant: true,
    async run({ reader, settings: service }, { id }, { caller }) {
      const order = Order.restore(await reader.get(Orders, id)).confirmed();
      const [settings, withPrices] = await Promise.all([
        settingsFrom(reader),
        showsPrices(reader, order.customerId, caller),
      ]);
      const orderedOn = shopDay(order.createdAt, service);
      return orderConfirmation({ order, orderedOn, settings, showsPrices: withPrices });
    },
  }),
];
