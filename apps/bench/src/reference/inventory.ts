import type { FastifyInstance } from 'fastify';
import { audit, callOf, idOf, inTransaction, type Row } from './database.ts';
import { bringIn, move, posting, takeOut } from './goods.ts';

export function inventory(app: FastifyInstance): void {
  app.post('/api/inventory/stocks/:stockId/batches', async (request) => {
    const stockId = idOf(request, 'stockId');
    const { batchId: lotNumber, batchType, quantityAmount, quantityUnit, expiryDate } = request.body as Row;
    const call = callOf(request);
    return inTransaction(async (client) => {
      const lot = { lotNumber, batchType, expiryDate, origin: 'BOOKED_IN' };
      const row = await bringIn(client, call, stockId, lot, [quantityAmount, quantityUnit], {
        kind: 'BOOKED_IN',
        posting: posting(),
      });
      const batch = {
        id: row.id,
        batchId: row.batch_id,
        batchType: row.batch_type,
        lotId: row.lot_id,
        quantityAmount: Number(row.quantity_amount),
        quantityUnit: row.quantity_unit,
        expiryDate: row.expiry_date,
        status: 'AVAILABLE',
        receivedAt: row.received_at,
      };
      await audit(client, call, 'stock.book-in', 'stock_batch', row.id, batch);
      return batch;
    });
  });

  app.post('/api/inventory/stocks/:stockId/batches/:id/remove', async (request, reply) => {
    const { quantityAmount, quantityUnit } = request.body as Row;
    const id = idOf(request);
    idOf(request, 'stockId');
    const call = callOf(request);
    await inTransaction(async (client) => {
      const { left } = await takeOut(client, call, id, [quantityAmount, quantityUnit], {
        kind: 'REMOVED',
        posting: posting(),
      });
      await audit(client, call, 'stock.remove', 'stock_batch', id, { quantityAmount: left });
    });
    return reply.send();
  });

  app.post('/api/inventory/transfers', async (request) => {
    const { lines } = request.body as Row;
    const call = callOf(request);
    return inTransaction(async (client) => {
      const postings = [];
      for (const { stockBatchId, toStockId, quantityAmount, quantityUnit } of lines) {
        const moved = await move(client, call, stockBatchId, toStockId, [quantityAmount, quantityUnit]);
        postings.push({ ...moved, quantityAmount, quantityUnit });
      }
      await audit(client, call, 'stock.transfer', 'stock_batch', lines[0].stockBatchId, { postings });
      return { postings };
    });
  });
}
