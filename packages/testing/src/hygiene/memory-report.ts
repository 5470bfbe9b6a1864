/** The reads of the report in memory. */
import { Deviations, type HygieneReportReader, Readings, type ReportReceiptLine } from '@cleaver/domain/hygiene';
import { changesOf, documentLines, StockMovements } from '@cleaver/domain/inventory';
import { compareByCodePoint, compareDates, type Reader } from '@cleaver/domain/kernel';
import { GoodsReceipts } from '@cleaver/domain/procurement';
import { Batches } from '@cleaver/domain/production';

export const memoryHygieneReport = (reader: Reader): HygieneReportReader => ({
  async deviations(from, until, most) {
    return (await reader.where(Deviations, {}))
      .filter((one) => one.status !== 'WITHDRAWN' && one.from < until)
      .filter((one) => one.until === null || one.until > from || one.lastOutAt >= from)
      .sort((a, b) => a.from.getTime() - b.from.getTime() || compareByCodePoint(a.id, b.id))
      .slice(0, most);
  },
  async receiptLines(from, to, most) {
    const ledger = documentLines(await reader.where(StockMovements, {}));
    const receipts = (await reader.where(GoodsReceipts, {}))
      .filter(({ receiptDate }) => compareDates(from, receiptDate) <= 0 && compareDates(receiptDate, to) <= 0)
      .sort(
        (a, b) => compareDates(a.receiptDate, b.receiptDate) || compareByCodePoint(a.receiptNumber, b.receiptNumber),
      );
    return receipts
      .flatMap((receipt) => {
        const { receiptNumber, receiptDate, supplierName } = receipt;
        const received = changesOf(receipt, 'RECEIVED', ledger);
        return receipt.lines
          .filter(({ line, quantityAmount }) => quantityAmount !== null && received.get(line)?.change !== '0')
          .map(({ line, articleName, lotNumber, temperature, temperatureLimit, status }) => ({
            ...{ receiptNumber, receiptDate, supplierName, line, articleName, lotNumber },
            ...{ temperature, temperatureLimit, status: status as ReportReceiptLine['status'] },
          }));
      })
      .slice(0, most);
  },
  async batches(from, until, most) {
    return (await reader.where(Batches, { status: 'COMPLETED' }))
      .flatMap(({ batchNumber, completedAt, completion }) =>
        completedAt && from <= completedAt && completedAt < until
          ? [{ batchNumber, completedAt, controlPoints: completion?.controlPoints ?? [] }]
          : [],
      )
      .sort(
        (a, b) => a.completedAt.getTime() - b.completedAt.getTime() || compareByCodePoint(a.batchNumber, b.batchNumber),
      )
      .slice(0, most);
  },
  async readings(from, until, most) {
    return (await reader.where(Readings, {}))
      .filter(({ measuredAt }) => from <= measuredAt && measuredAt < until)
      .filter(({ deviceId, verdict }) => deviceId === null || (verdict !== null && verdict !== 'IN'))
      .sort((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime() || compareByCodePoint(a.id, b.id))
      .slice(0, most);
  },
});
