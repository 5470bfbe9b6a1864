/** The reads of sales in memory. */
import { documentLines, StockMovements } from '@cleaver/domain/inventory';
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
});
