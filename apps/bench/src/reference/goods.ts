/** Goods that come, go and move: one statement a row, as one writes it by hand. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Call, notFound, type Row, rows } from './database.ts';

/** What a movement says beside what it moved. */
export interface Posting {
  readonly id: string;
  readonly documentKind: string | null;
  readonly documentId: string | null;
}

export const posting = (documentKind: string | null = null, documentId: string | null = null): Posting => ({
  id: randomUUID(),
  documentKind,
  documentId,
});

export interface NewLot {
  readonly lotNumber: string;
  readonly batchType: string;
  readonly expiryDate: string;
  readonly origin: string;
  readonly supplierId?: string;
  readonly supplierLot?: string | null;
}

/** A lot and its stock batch, with the movement of its birth. Gives the row of the batch, with the id of the article. */
export async function bringIn(
  client: pg.PoolClient,
  call: Call,
  stockId: string,
  lot: NewLot,
  [amount, unit]: readonly [string, string],
  { kind, posting: by }: { readonly kind: string; readonly posting: Posting },
): Promise<Row> {
  const { lotNumber, batchType, expiryDate, origin, supplierId = null, supplierLot = null } = lot;
  const [stock] = await rows(client, 'stock', 'select article_id from stock where id = $1', [stockId]);
  if (!stock) throw notFound('stock');
  const lotId = randomUUID();
  await rows(
    client,
    'lot',
    `insert into lot (id, lot_number, batch_type, article_id, expiry_date, origin, origin_id, supplier_id, supplier_lot, on_hold,
       created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10)`,
    [
      lotId,
      lotNumber,
      batchType,
      stock.article_id,
      expiryDate,
      origin,
      by.documentId,
      supplierId,
      supplierLot,
      call.now,
    ],
  );
  const batch = await addBatch(client, call, { stockId, lotId, lotNumber, batchType, expiryDate }, amount, unit);
  await record(client, call, by, { batchId: batch.id, lotId, kind, amount, unit, before: '0', after: amount });
  return { ...batch, article_id: stock.article_id };
}

async function addBatch(client: pg.PoolClient, { now }: Call, of: Row, amount: string, unit: string): Promise<Row> {
  const [row] = await rows(
    client,
    'stock-batch',
    `insert into stock_batch (id, stock_id, lot_id, batch_id, batch_type, quantity_amount, quantity_unit, expiry_date, blocked,
       received_at) values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9) returning *`,
    [randomUUID(), of.stockId, of.lotId, of.lotNumber, of.batchType, amount, unit, of.expiryDate, now],
  );
  return row;
}

/** Takes an amount out of a stock batch. Gives its row as it was, with the id of the article, and what is left. */
export async function takeOut(
  client: pg.PoolClient,
  call: Call,
  batchId: string,
  [amount, unit]: readonly [string, string],
  { kind, posting: by }: { readonly kind: string; readonly posting: Posting },
): Promise<Row> {
  const [batch] = await rows(
    client,
    'locked-batch',
    `select b.*, s.article_id from stock_batch b join stock s on s.id = b.stock_id where b.id = $1 and not b.blocked
     for update of b`,
    [batchId],
  );
  if (!batch) throw notFound('stock batch');
  const [{ quantity_amount: left }] = await rows(
    client,
    'take',
    'update stock_batch set quantity_amount = quantity_amount - $2 where id = $1 returning quantity_amount',
    [batchId, amount],
  );
  const { quantity_amount: before, lot_id: lotId } = batch;
  await record(client, call, by, { batchId, lotId, kind, amount, unit, before, after: left });
  return { ...batch, left };
}

/** Moves an amount of a stock batch into another stock. Gives the ids of lot and batches. */
export async function move(
  client: pg.PoolClient,
  call: Call,
  batchId: string,
  stockId: string,
  [amount, unit]: readonly [string, string],
): Promise<Row> {
  const by = posting();
  // A hold stops a lot wherever it lies: none may be placed while a place is added.
  await rows(
    client,
    'locked-lot',
    'select l.id from lot l join stock_batch b on b.lot_id = l.id where b.id = $1 for no key update of l',
    [batchId],
  );
  const from = await takeOut(client, call, batchId, [amount, unit], { kind: 'TRANSFERRED_OUT', posting: by });
  const { lot_id: lotId, batch_id: lotNumber, batch_type: batchType, expiry_date: expiryDate } = from;
  const find = () =>
    rows(client, 'place', 'select * from stock_batch where lot_id = $1 and stock_id = $2 for update', [lotId, stockId]);
  const [there] = await find();
  const to =
    there ?? (await addBatch(client, call, { stockId, lotId, lotNumber, batchType, expiryDate }, amount, unit));
  let after = amount;
  if (there) {
    const [put] = await rows(
      client,
      'put',
      'update stock_batch set quantity_amount = quantity_amount + $2 where id = $1 returning quantity_amount',
      [there.id, amount],
    );
    after = put.quantity_amount;
  }
  const before = there?.quantity_amount ?? '0';
  await record(client, call, by, { batchId: to.id, lotId, kind: 'TRANSFERRED_IN', amount, unit, before, after });
  return { postingId: by.id, fromStockBatchId: batchId, toStockBatchId: to.id, lotId };
}

const record = (
  client: pg.PoolClient,
  { userId, now }: Call,
  { id, documentKind, documentId }: Posting,
  { batchId, lotId, kind, amount, unit, before, after }: Row,
) =>
  rows(
    client,
    'movement',
    `insert into stock_movement (id, stock_batch_id, kind, amount, unit, before_amount, after_amount, at, user_id, lot_id,
       posting_id, document_kind, document_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [randomUUID(), batchId, kind, amount, unit, before, after, now, userId, lotId, id, documentKind, documentId],
  );
