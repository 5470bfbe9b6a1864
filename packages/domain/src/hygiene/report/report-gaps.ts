/** What a report lacks to be complete. */
import type { Operator } from '../../settings/index.ts';
import type { DeviationState } from '../deviation/deviation.ts';
import {
  GAP_CODES,
  type GapCode,
  type ReportBatch,
  type ReportDay,
  type ReportGap,
  type ReportReceiptLine,
} from './report-contracts.ts';

/** The members of the operator that a report needs. A house number may be part of the street. */
const NEEDED = ['name', 'street', 'postalCode', 'city'] as const satisfies readonly (keyof Operator)[];

interface Shown {
  readonly operator: Operator;
  readonly days: readonly ReportDay[];
  /** The number of silences. */
  readonly silences: number;
  readonly receipts: readonly ReportReceiptLine[];
  readonly batches: readonly ReportBatch[];
  readonly deviations: readonly Pick<DeviationState, 'status'>[];
}

/** Returns the gaps of what a report shows, in the order of `GAP_CODES`. Leaves out codes without any. */
export function gapsOf({ operator, days, silences, receipts, batches, deviations }: Shown): readonly ReportGap[] {
  const withStatus = (wanted: DeviationState['status']) => deviations.filter(({ status }) => status === wanted).length;
  const counts: Readonly<Record<GapCode, number>> = {
    OPERATOR_INCOMPLETE: NEEDED.filter((member) => operator[member].trim() === '').length,
    MISSED: days.reduce((sum, { missed }) => sum + missed, 0),
    SILENT: silences,
    RECEIPT_NOT_MEASURED: receipts.filter(
      ({ temperature, temperatureLimit }) => temperatureLimit !== null && temperature === null,
    ).length,
    BATCH_NOT_MEASURED: batches.flatMap(({ controlPoints }) =>
      controlPoints.filter(({ state }) => state === 'NOT_MEASURED'),
    ).length,
    DEVIATION_OPEN: withStatus('OPEN'),
    DEVIATION_UNVERIFIED: withStatus('ACTED'),
  };
  return GAP_CODES.flatMap((code) => (counts[code] > 0 ? [{ code, count: counts[code] }] : []));
}
