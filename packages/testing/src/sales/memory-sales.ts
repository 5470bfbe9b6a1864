/** The reads of sales in memory. */
import { documentLines, StockMovements } from '@cleaver/domain/inventory';
import { byIssue, Invoices } from '@cleaver/domain/invoicing';
import type { Reader } from '@cleaver/domain/kernel';
import { callOffsOf, Deliveries, deliveredCallOffs, Orders, type SalesReader } from '@cleaver/domain/sales';

export const memorySales = (reader: Reader): SalesReader => ({
  async callOffs(customerId) {
    const [orders, deliveries] = await Promise.all([
      reader.where(Orders, { customerId }),
      reader.where(Deliveries, { customerId }),
    ]);
    const rows = await Promise.all(deliveries.map(({ id }) => reader.where(StockMovements, { documentId: id })));
    return [
      ...orders.flatMap(({ lines }) => callOffsOf(lines)),
      ...deliveredCallOffs(deliveries, documentLines(rows.flat())),
    ];
  },
  async billings(deliveryIds) {
    const found = (
      await Promise.all(deliveryIds.map((deliveryId) => reader.where(Invoices, { billedLines: { deliveryId } })))
    ).flat();
    const documents = [...new Map(found.map((each) => [each.id, each])).values()].sort(byIssue);
    return documents.flatMap(({ id: invoiceId, invoiceNumber, correctsId, billedLines }) =>
      billedLines
        .filter(({ deliveryId }) => deliveryIds.includes(deliveryId))
        .map(({ deliveryId, deliveryLine, quantity }) => ({
          ...{ invoiceId, invoiceNumber, correctsId, deliveryId, deliveryLine, quantity },
        })),
    );
  },
});
