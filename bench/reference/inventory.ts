import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { audit, callOf, idOf, inTransaction, notFound, type Row, rows } from './database.ts';

export function inventory(app: FastifyInstance): void {
  app.post('/api/inventory/stocks/:stockId/batches', async (request) => {
    const stockId = idOf(request, 'stockId');
    const { batchId, batchType, quantityAmount, quantityUnit, expiryDate } = request.body as Row;
    const call = callOf(request);
    const id = randomUUID();
    return inTransaction(async (client) => {
      const [row] = await rows(
        client,
        'book-in',
        `insert into stock_batch (id, stock_id, batch_id, batch_type, quantity_amount, quantity_unit, expiry_date, blocked,
           received_at) values ($1, $2, $3, $4, $5, $6, $7, false, $8) returning *`,
        [id, stockId, batchId, batchType, quantityAmount, quantityUnit, expiryDate, call.now],
      );
      await record(client, call, [id, 'BOOKED_IN', quantityAmount, quantityUnit, '0', quantityAmount]);
      const batch = {
        id,
        batchId: row.batch_id,
        batchType: row.batch_type,
        quantityAmount: Number(row.quantity_amount),
        quantityUnit: row.quantity_unit,
        expiryDate: row.expiry_date,
        status: 'AVAILABLE',
        receivedAt: row.received_at,
      };
      await audit(client, call, 'stock.book-in', 'stock_batch', id, batch);
      return batch;
    });
  });

  app.post('/api/inventory/stocks/:stockId/batches/:id/remove', async (request, reply) => {
    const { quantityAmount, quantityUnit } = request.body as Row;
    const id = idOf(request);
    const stockId = idOf(request, 'stockId');
    const call = callOf(request);
    await inTransaction(async (client) => {
      const [batch] = await rows(
        client,
        'locked-batch',
        'select quantity_amount from stock_batch where id = $1 and stock_id = $2 and not blocked for update',
        [id, stockId],
      );
      if (!batch) throw notFound('stock batch');
      const [{ quantity_amount: left }] = await rows(
        client,
        'take',
        'update stock_batch set quantity_amount = quantity_amount - $2 where id = $1 returning quantity_amount',
        [id, quantityAmount],
      );
      await record(client, call, [id, 'REMOVED', quantityAmount, quantityUnit, batch.quantity_amount, left]);
      await audit(client, call, 'stock.remove', 'stock_batch', id, { quantityAmount: left });
    });
    return reply.send();
  });
}

const record = (client: pg.PoolClient, { userId, now }: ReturnType<typeof callOf>, movement: string[]) =>
  rows(
    client,
    'movement',
    `insert into stock_movement (id, stock_batch_id, kind, amount, unit, before_amount, after_amount, at, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [randomUUID(), ...movement, now, userId],
  );
