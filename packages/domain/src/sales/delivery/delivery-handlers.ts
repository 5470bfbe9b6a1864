/** Handlers that dispatch goods to customers and take back returned goods. */
import { documentLines, StockMovements, shopDay, takeBackLines, Warehouse } from '../../inventory/index.ts';
import { acknowledged } from '../../kernel/contract/acknowledgement.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import { documentDay } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
import { nextNumber } from '../../settings/index.ts';
import { isSettled } from './billing.ts';
import { Deliveries, type DeliveryLine, particularsOf } from './delivery.ts';
import { dispatchDelivery, getDelivery, getParticulars, listDeliveries, returnDelivery } from './delivery-contracts.ts';
import { viewOf } from './delivery-view.ts';
import { deliveryWarningWords, returnWarnings } from './delivery-warnings.ts';
import { dispatched } from './dispatch.ts';

export const deliveryHandlers: readonly Handler[] = [
  handle(listDeliveries, {
    atOneInstant: true,
    async run({ reader, inventory, sales }, { customerId, orderId, dispatchDate, ...request }) {
      const lines = orderId === undefined ? undefined : { orderId };
      const { content, page } = await reader.page(Deliveries, { customerId, dispatchDate, lines }, request, [
        'parties',
        'missing',
      ]);
      const ids = content.map(({ id }) => id);
      const [ledger, billings] = await Promise.all([inventory.documentLines(ids), sales.billings(ids)]);
      return { content: content.map((delivery) => viewOf(delivery, ledger, billings)), page };
    },
  }),
  handle(getDelivery, {
    atOneInstant: true,
    async run({ reader, inventory, sales }, { id: deliveryId }) {
      const { state: delivery, version } = await reader.versioned(Deliveries, deliveryId);
      const ids = [delivery.id];
      const [ledger, billings] = await Promise.all([inventory.documentLines(ids), sales.billings(ids)]);
      return { state: viewOf(delivery, ledger, billings), version };
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
    async prepare(ports, given) {
      const dispatchDate = documentDay(given, 'dispatchDate', shopDay(ports.clock.now(), ports.settings));
      return { dispatchDate, deliveryNumber: await nextNumber(ports, 'delivery', dispatchDate) };
    },
    async run(unit, given, { caller, prepared }) {
      return viewOf((await dispatched(unit, given, prepared, caller)).state, [], []);
    },
  }),
  handle(returnDelivery, {
    async run(unit, { id: deliveryId, lines: given, reason, acknowledge }, { caller }) {
      // Locks the delivery, so the second of two concurrent returns sees the first.
      const delivery = await unit.of(Deliveries).get(deliveryId);
      checkNoFaults(
        given.flatMap(({ line, pieces }, index) => returnFaults(delivery.line(line), pieces, `lines[${index}]`)),
      );
      const moved = await takeBackLines(
        new Warehouse(unit, caller),
        given.map(
          ({ line, stockId, storageLocationId, quantityAmount: amount, quantityUnit, pieces = null }, index) => ({
            at: `lines[${index}]`,
            stockBatchId: delivery.line(line).stockBatchId,
            to: { stockId, storageLocationId },
            quantity: Quantity.of(amount, quantityUnit),
            documentLine: line,
            pieces,
            reason,
          }),
        ),
        { documentKind: 'DELIVERY', documentId: deliveryId },
      );
      const articles = await unit.of(Articles).peekIn(
        'id',
        given.map(({ line }) => delivery.line(line).articleId),
      );
      const weights = new Map(articles.map(({ id, pieceWeight }) => [id, pieceWeight]));
      const warnings = returnWarnings(
        given.map(({ line, quantityAmount: amount, quantityUnit, pieces = null }) => {
          const { articleId, articleName } = delivery.line(line);
          const base = Quantity.of(amount, quantityUnit).inBase();
          return { line, articleName, base, pieces, pieceWeight: weights.get(articleId) ?? null };
        }),
      );
      delivery.keep(acknowledged(warnings, deliveryWarningWords, acknowledge, caller.username, unit.now));
      const before = await unit.of(StockMovements).peekWhere({ documentId: deliveryId });
      const ledger = documentLines([...before, ...moved.map(({ movement }) => movement)]);
      const billings = await unit.reads.sales.billings([deliveryId]);
      delivery.settle(isSettled(delivery.state, ledger, billings));
      return viewOf(delivery.state, ledger, billings);
    },
  }),
];

/** Returns a fault if a return counts pieces but its line does not, or the reverse. */
function returnFaults(line: DeliveryLine, pieces: number | undefined, at: string): readonly Fault[] {
  if ((line.pieces === null) === (pieces === undefined)) return [];
  const message =
    pieces === undefined
      ? say`is required, since the line was counted in pieces`
      : say`must be left out, since the line was not counted in pieces`;
  return [{ field: `${at}.pieces`, message }];
}
