/** The reads of goods receipts in memory. */
import { StockBatches } from '@cleaver/domain/inventory';
import { compareByCodePoint, compareDates, type Reader } from '@cleaver/domain/kernel';
import { GoodsReceipts, linesToInspect, type ReceiptReader } from '@cleaver/domain/procurement';

export const memoryReceipts = (reader: Reader): ReceiptReader => ({
  async toInspect(since, limit) {
    const batches = await reader.where(StockBatches, {});
    const left = new Set(batches.filter(({ condition }) => condition !== 'DEPLETED').map(({ lotId }) => lotId));
    return (await reader.where(GoodsReceipts, {}))
      .filter(({ receiptDate }) => compareDates(receiptDate, since) >= 0)
      .filter((receipt) => linesToInspect(receipt).some(({ lotId }) => left.has(lotId ?? '')))
      .sort((a, b) => compareDates(a.receiptDate, b.receiptDate) || compareByCodePoint(a.id, b.id))
      .slice(0, limit)
      .map(({ id }) => id);
  },
});
