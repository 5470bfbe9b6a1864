/** The reads of sales in memory. */
import type { Reader } from '@cleaver/domain/kernel';
import { callOffsOf, Orders, type SalesReader } from '@cleaver/domain/sales';

export const memorySales = (reader: Reader): SalesReader => ({
  async callOffs(customerId) {
    const orders = await reader.where(Orders, { customerId });
    return orders.flatMap(({ lines }) => callOffsOf(lines));
  },
});
