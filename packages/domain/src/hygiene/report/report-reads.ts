/** The reads that the report needs from a store. */
import { specialReads } from '../../kernel/execution/context.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { DeviationState } from '../deviation/deviation.ts';
import type { ReadingState } from '../reading/reading.ts';
import type { ReportBatch, ReportReceiptLine } from './report-contracts.ts';

/** Reads what lies in a period. `until`: the end, which is not part of it. Each read returns at most `most`. */
export interface HygieneReportReader {
  /** Returns the deviations that share a moment with the period and are not WITHDRAWN, by start and id. */
  deviations(from: Date, until: Date, most: number): Promise<readonly DeviationState[]>;
  /**
   * Returns the accepted lines of goods receipts with a date in the period, by date, number and line. Leaves out lines
   * whose posting was undone in the ledger.
   */
  receiptLines(from: CalendarDate, to: CalendarDate, most: number): Promise<readonly ReportReceiptLine[]>;
  /** Returns the COMPLETED batches whose completion lies in the period, by its instant and by number. */
  batches(from: Date, until: Date, most: number): Promise<readonly ReportBatch[]>;
  /**
   * Returns the readings and cleaning records of the period by `measuredAt` and id: all that people recorded, and what
   * sensors sent if it is out of limits. Contains corrected ones.
   */
  readings(from: Date, until: Date, most: number): Promise<readonly ReadingState[]>;
}

export const hygieneReportReads = specialReads('hygieneReport', {
  deviations: true,
  receiptLines: true,
  batches: true,
  readings: true,
});

declare module '../../kernel/execution/ports.ts' {
  interface Reads {
    readonly hygieneReport: HygieneReportReader;
  }
}
