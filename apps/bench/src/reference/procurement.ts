import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { audit, callOf, inTransaction, numberOf, type Row, rows } from './database.ts';
import { bringIn, posting } from './goods.ts';

export function procurement(app: FastifyInstance): void {
  app.post('/api/procurement/goods-receipts', async (request) => {
    const { supplierId, receiptDate, lines: given } = request.body as Row;
    const call = callOf(request);
    const id = randomUUID();
    const receiptNumber = await numberOf('G', receiptDate);
    return inTransaction(async (client) => {
      const [supplier] = await rows(client, 'supplier-name', 'select name from supplier where id = $1', [supplierId]);
      const by = posting('RECEIPT', id);
      const lines = [];
      for (const [
        at,
        { stockId, quantityAmount, quantityUnit, expiryDate, lotNumber, supplierLot },
      ] of given.entries()) {
        const lot = { lotNumber, batchType: 'PURCHASED', expiryDate, origin: 'RECEIPT', supplierId, supplierLot };
        const row = await bringIn(client, call, stockId, lot, [quantityAmount, quantityUnit], {
          kind: 'RECEIVED',
          posting: by,
        });
        const [article] = await rows(client, 'article-name', 'select name from article where id = $1', [
          row.article_id,
        ]);
        const { id: stockBatchId, lot_id: lotId, article_id: articleId } = row;
        const none = { temperature: null, temperatureLimit: null, facts: null, rejectedAmount: null };
        lines.push({
          ...{ line: at + 1, lotId, stockBatchId, articleId, articleName: article.name, stockId },
          ...{ quantityAmount, quantityUnit, expiryDate, lotNumber, batchType: 'PURCHASED', supplierLot, ...none },
          ...{ rejectedUnit: null, rejectReason: null, status: 'ACCEPTED', undone: false, inspections: [] },
        });
      }
      const warnings = [
        { code: 'SUPPLIER_CERTIFICATE_MISSING', message: 'The supplier has no certificate', line: null },
        ...lines.map(({ line }) => ({ code: 'SUPPLIER_NOT_ASSIGNED', message: 'Not one of its suppliers', line })),
      ];
      const [row] = await rows(
        client,
        'receipt',
        `insert into goods_receipt (id, receipt_number, supplier_id, supplier_name, delivery_note, purchase_order, receipt_date,
           lines, warnings, received_by, created_at)
         values ($1, $9, $2, $3, '', '', $4, $5, $6, $7, $8) returning *`,
        [
          id,
          supplierId,
          supplier.name,
          receiptDate,
          JSON.stringify(lines),
          JSON.stringify(warnings),
          call.username,
          call.now,
          receiptNumber,
        ],
      );
      const receipt = {
        id,
        receiptNumber: row.receipt_number,
        supplierId,
        supplierName: row.supplier_name,
        deliveryNote: row.delivery_note,
        purchaseOrder: row.purchase_order,
        receiptDate: row.receipt_date,
        vehicleTemperature: null,
        lines,
        warnings,
        receivedBy: row.received_by,
        createdAt: row.created_at,
      };
      await audit(client, call, 'goods-receipt.post', 'goods_receipt', id, receipt);
      return receipt;
    });
  });
}
