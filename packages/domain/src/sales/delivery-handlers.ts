/** Dispatching goods to customers, and taking back what they return. */
import { documentLines, StockMovements, shopDay, takeBackLines, Warehouse } from '../inventory/index.ts';
import { documentDay, nextDocumentNumber } from '../kernel/document.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Articles, Customers } from '../masterdata/index.ts';
import { settingsIn } from '../settings/index.ts';
import { addressOf } from './confirming.ts';
import { Deliveries, Delivery, particularsOf, viewOf } from './delivery.ts';
import { dispatchDelivery, getDelivery, getParticulars, listDeliveries, returnDelivery } from './delivery-contracts.ts';
import { partiesOf } from './particulars.ts';
import { customerInactive } from './refusals.ts';

export const deliveryHandlers: readonly Handler[] = [
  handle(listDeliveries, {
    async run({ reader, inventory }, { customerId, dispatchDate, ...request }) {
      const { content, page } = await reader.page(Deliveries, { customerId, dispatchDate }, request, [
        'parties',
        'missing',
      ]);
      const ledger = await inventory.documentLines(content.map((delivery) => delivery.id));
      return { content: content.map((delivery) => viewOf(delivery, ledger)), page };
    },
  }),
  handle(getDelivery, {
    async run({ reader, inventory }, { id: deliveryId }) {
      const { state: delivery, version } = await reader.versioned(Deliveries, deliveryId);
      return { state: viewOf(delivery, await inventory.documentLines([delivery.id])), version };
    },
  }),
  handle(getParticulars, {
    async run({ reader }, { id: deliveryId }) {
      const delivery = await reader.get(Deliveries, deliveryId);
      const { deliveryNumber, missing } = delivery;
      return { deliveryId: delivery.id, deliveryNumber, lines: particularsOf(delivery), missing };
    },
  }),
  handle(dispatchDelivery, {
    async prepare({ clock, settings, sequences }, given) {
      const dispatchDate = documentDay(given, 'dispatchDate', shopDay(clock.now(), settings));
      return { dispatchDate, deliveryNumber: await nextDocumentNumber(sequences, 'D', dispatchDate) };
    },
    async run(
      unit,
      { customerId, deliveryAddressLabel = '', owner = '', consignee = '', lines: given },
      { caller, prepared },
    ) {
      const [customer, { operator }] = await Promise.all([unit.of(Customers).peek(customerId), settingsIn(unit)]);
      const address = addressOf(customer, deliveryAddressLabel);
      const deliveryId = unit.newId();
      const moved = await new Warehouse(unit, caller).takeOut(
        'DISPATCHED',
        given.map(({ stockBatchId, quantityAmount: amount, quantityUnit }, index) => ({
          at: `lines[${index}]`,
          stockBatchId,
          quantity: Quantity.of(amount, quantityUnit),
          documentLine: index + 1,
        })),
        { documentKind: 'DELIVERY', documentId: deliveryId },
      );
      // Not before it is known that all is there that was named.
      if (customer.status === 'INACTIVE') {
        throw customerInactive();
      }
      const articles = await unit.of(Articles).peekAll(moved.map(({ stock }) => stock.articleId));
      const nameOf = new Map(articles.map((article) => [article.id, article.name]));
      const delivery = Delivery.dispatch({
        ...prepared,
        ...partiesOf(operator, customer, address, { owner, consignee }),
        id: deliveryId,
        customerId: customer.id,
        customerName: customer.name,
        address,
        lines: given.map(({ quantityAmount: amount, quantityUnit }, index) => {
          const { batch, stock } = moved[index] as (typeof moved)[number];
          return {
            lotId: batch.lotId,
            lotNumber: batch.batchId,
            articleId: stock.articleId,
            articleName: nameOf.get(stock.articleId) ?? '',
            stockBatchId: batch.id,
            quantityAmount: amount.toText(),
            quantityUnit,
          };
        }),
        createdBy: caller.username,
        createdAt: unit.now,
      });
      unit.of(Deliveries).add(delivery);
      return viewOf(delivery.state, []);
    },
  }),
  handle(returnDelivery, {
    async run(unit, { id: deliveryId, lines: given, reason }, { caller }) {
      // Locked, so that of two returns at once the second one knows of the first.
      const delivery = await unit.of(Deliveries).get(deliveryId);
      const moved = await takeBackLines(
        new Warehouse(unit, caller),
        given.map(({ line, stockId, quantityAmount: amount, quantityUnit }, index) => ({
          at: `lines[${index}]`,
          stockBatchId: delivery.line(line).stockBatchId,
          to: { stockId },
          quantity: Quantity.of(amount, quantityUnit),
          documentLine: line,
          reason,
        })),
        { documentKind: 'DELIVERY', documentId: deliveryId },
      );
      const before = await unit.of(StockMovements).peekWhere({ documentId: deliveryId });
      return viewOf(delivery.state, documentLines([...before, ...moved.map(({ movement }) => movement)]));
    },
  }),
];
