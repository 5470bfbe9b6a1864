/**
 * Makes genealogies of any size. Books one receipt, one cutting and one delivery through the API, and copies them in
 * the database with their lots, stock batches and movements. A family is a receipt, its lot, `fan` cuttings of the lot,
 * and an output lot and a delivery of each cutting. A family has `3 × fan + 2` nodes and `3 × fan + 1` movements. The
 * movements of each stock batch sum to the quantity in stock.
 */
import type { Client } from 'pg';
import { call } from './client.ts';
import type { Server } from './server.ts';
import { copies, supplier } from './world.ts';

/** The ids of the template rows that `addFamilies` copies. */
export interface GenealogyTemplates {
  readonly receipt: string;
  readonly cutting: string;
  readonly delivery: string;
  /** The ids of the lots and stock batches of the received goods and of the cut goods. */
  readonly lot: string;
  readonly piece: string;
  readonly stockBatch: string;
  readonly pieceBatch: string;
}

const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });

export async function makeGenealogy({ url }: Server, token: string): Promise<GenealogyTemplates> {
  // biome-ignore lint/suspicious/noExplicitAny: responses of any shape
  const post = (path: string, body: object): Promise<any> => call(url, token, { method: 'POST', path, body });
  const { id: supplierId } = await post('/api/suppliers', supplier);
  const { id: customerId } = await post('/api/customers', { ...supplier, type: 'B2B' });
  const { id: categoryId } = await post('/api/categories', { name: 'Vorlage' });
  const article = await post('/api/articles', {
    ...{ name: 'Vorlage', articleNumber: 'Vorlage', categoryId },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.5 },
  });
  const place = await post('/api/inventory/storage-locations', { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  const stock = await post('/api/inventory/stocks', { articleId: article.id, storageLocationId: place.id });
  const expiryDate = '2099-12-31';
  const received = { stockId: stock.id, ...kg('10'), expiryDate, lotNumber: 'Vorlage', supplierLot: 'Vorlage' };
  const receipt = await post('/api/procurement/goods-receipts', { supplierId, lines: [received] });
  const [{ lotId: lot, stockBatchId: stockBatch }] = receipt.lines;
  const cutting = await post('/api/production/cuttings', {
    inputs: [{ stockBatchId: stockBatch, ...kg('1') }],
    outputs: [{ stockId: stock.id, ...kg('1') }],
  });
  const [{ lotId: piece, stockBatchId: pieceBatch }] = cutting.outputs;
  const delivery = await post('/api/sales/deliveries', {
    customerId,
    lines: [{ stockBatchId: pieceBatch, ...kg('0.5') }],
  });
  return { receipt: receipt.id, cutting: cutting.id, delivery: delivery.id, lot, piece, stockBatch, pieceBatch };
}

/** The types of the movements that `addFamilies` copies. The two template lots together have one of each type. */
const MOVEMENTS = ['RECEIVED', 'CONSUMED', 'PRODUCED', 'DISPATCHED'] as const;

export const movementsOf = (families: number, fan: number): number => families * (3 * fan + 1);

/** Returns the id of the received lot of a family that `addFamilies` made. */
export async function startOf(sql: Client, name: string, family: number): Promise<string> {
  const { rows } = await sql.query(`select ${idOf('lot', name, String(family))} as id`);
  return rows[0].id;
}

/** Returns SQL for the id of a record by its kind, name and number. Equal arguments result in equal ids. */
const idOf = (kind: string, name: string, n: string): string => `md5('${kind} ${name} ' || ${n})::uuid`;

/** Adds families, numbered from 1, with `fan` cuttings each. `name` distinguishes them from other families. */
export async function addFamilies(
  sql: Client,
  templates: GenealogyTemplates,
  { name, families, fan }: { readonly name: string; readonly families: number; readonly fan: number },
): Promise<void> {
  const { rows } = await sql.query('select id, type from stock_movement where lot_id = any($1) and type = any($2)', [
    [templates.lot, templates.piece],
    MOVEMENTS,
  ]);
  const movement = (type: (typeof MOVEMENTS)[number]): string => rows.find((row) => row.type === type).id;
  const starts: readonly [number, number] = [1, families];
  const pieces: readonly [number, number] = [1, families * fan];
  const family = `((n - 1) / ${fan} + 1)`;
  const nth = `((n - 1) % ${fan})`;
  const number = (letter: string) => ({ text: `'${letter}-${name}-' || n`, key: `lower('${letter}-${name}-' || n)` });
  const [receipt, cutting, delivery] = [number('G'), number('C'), number('D')];
  const [lot, piece] = [number('L'), number('P')];

  await copies(sql, 'goods_receipt', templates.receipt, starts, {
    id: idOf('receipt', name, 'n'),
    receipt_number: receipt.text,
    receipt_number_key: receipt.key,
  });
  await copies(sql, 'lot', templates.lot, starts, {
    ...{ id: idOf('lot', name, 'n'), lot_number: lot.text, lot_number_key: lot.key },
    origin_id: idOf('receipt', name, 'n'),
  });
  await copies(sql, 'stock_batch', templates.stockBatch, starts, {
    ...{ id: idOf('batch', name, 'n'), lot_id: idOf('lot', name, 'n'), lot_number: lot.text, lot_number_key: lot.key },
    ...{ quantity_base: '10', movements: String(fan + 1) },
  });
  await copies(sql, 'stock_movement', movement('RECEIVED'), starts, {
    ...{ id: idOf('received', name, 'n'), stock_batch_id: idOf('batch', name, 'n'), lot_id: idOf('lot', name, 'n') },
    ...{ posting_id: idOf('receiving', name, 'n'), document_id: idOf('receipt', name, 'n') },
    ...{ number: '1', before: '0', change: String(fan + 10), after: String(fan + 10) },
  });

  await copies(sql, 'cutting', templates.cutting, pieces, {
    ...{ id: idOf('cutting', name, 'n'), posting_id: idOf('cut', name, 'n') },
    ...{ cutting_number: cutting.text, cutting_number_key: cutting.key },
  });
  await copies(sql, 'lot', templates.piece, pieces, {
    ...{ id: idOf('piece', name, 'n'), lot_number: piece.text, lot_number_key: piece.key },
    origin_id: idOf('cutting', name, 'n'),
  });
  await copies(sql, 'stock_batch', templates.pieceBatch, pieces, {
    ...{ id: idOf('piece batch', name, 'n'), lot_id: idOf('piece', name, 'n') },
    ...{ lot_number: piece.text, lot_number_key: piece.key, quantity_base: '0.5', movements: '2' },
  });
  await copies(sql, 'delivery', templates.delivery, pieces, {
    id: idOf('delivery', name, 'n'),
    delivery_number: delivery.text,
    delivery_number_key: delivery.key,
  });
  const cut = { posting_id: idOf('cut', name, 'n'), document_id: idOf('cutting', name, 'n') };
  await copies(sql, 'stock_movement', movement('CONSUMED'), pieces, {
    ...{ id: idOf('consumed', name, 'n'), ...cut },
    ...{ stock_batch_id: idOf('batch', name, family), lot_id: idOf('lot', name, family) },
    ...{ number: `${nth} + 2`, before: `${fan} + 10 - ${nth}`, change: '-1', after: `${fan} + 9 - ${nth}` },
  });
  const ofPiece = { stock_batch_id: idOf('piece batch', name, 'n'), lot_id: idOf('piece', name, 'n') };
  await copies(sql, 'stock_movement', movement('PRODUCED'), pieces, {
    ...{ id: idOf('produced', name, 'n'), ...cut, ...ofPiece },
    ...{ number: '1', before: '0', change: '1', after: '1' },
  });
  await copies(sql, 'stock_movement', movement('DISPATCHED'), pieces, {
    ...{ id: idOf('dispatched', name, 'n'), posting_id: idOf('dispatching', name, 'n'), ...ofPiece },
    ...{ document_id: idOf('delivery', name, 'n'), number: '2', before: '1', change: '-0.5', after: '0.5' },
  });
}
