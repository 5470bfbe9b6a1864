/** Finds the goods receipts that wait for an inspection. */

import { specialReads } from '../../kernel/execution/context.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import type { GoodsReceiptState, ReceiptLine } from './goods-receipt.ts';
import { INSPECTION_DAYS } from './goods-receipt-contracts.ts';

/** Maximum number of waiting receipts in a list. */
const TO_INSPECT_MAX = 500;

export interface ReceiptReader {
  /**
   * Returns the ids of receipts that wait for an inspection, oldest first, at most `limit`. Omits receipts before the
   * day `since`. Each receipt has a line to inspect (`linesToInspect`) whose lot has goods left.
   */
  toInspect(since: CalendarDate, limit: number): Promise<readonly string[]>;
}

/** Returns the lines that made a lot and have no inspection. */
export const linesToInspect = ({
  lines,
  inspections,
}: Pick<GoodsReceiptState, 'lines' | 'inspections'>): readonly ReceiptLine[] =>
  lines.filter(({ line, lotId }) => lotId !== null && !inspections.some((each) => each.line === line));

/**
 * Returns the ids of the receipts of the last `INSPECTION_DAYS` days that wait for an inspection. Returns at most 500
 * ids, oldest first.
 */
export const receiptsToInspect = (
  { receipts }: { readonly receipts: ReceiptReader },
  today: CalendarDate,
): Promise<readonly string[]> => receipts.toInspect(addDays(today, -INSPECTION_DAYS), TO_INSPECT_MAX);

export const receiptReads = specialReads('receipts', { toInspect: true });

declare module '../../kernel/execution/ports.ts' {
  interface Reads {
    readonly receipts: ReceiptReader;
  }
}
