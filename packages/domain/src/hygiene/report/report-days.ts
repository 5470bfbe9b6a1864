/** The rows of a report: what was planned, recorded and missed of a check on a day. */
import { addDays, type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';
import type { CheckId } from '../check/check.ts';
import type { SlotState } from '../plan/slot-state.ts';
import type { Bucket } from '../ports.ts';
import type { ReportDay } from './report-contracts.ts';

/** A slot that ends in the period. */
export interface ReportSlot {
  readonly of: CheckId;
  /** The shop day in which it ends. */
  readonly day: CalendarDate;
  readonly state: SlotState;
}

/** A silence of a point's sensor. `until` null: it lasts. */
export interface ReportSilence {
  readonly controlPointId: string;
  readonly from: Date;
  readonly until: Date | null;
}

interface RowData {
  readonly from: CalendarDate;
  readonly begins: readonly Date[];
  readonly now: Date;
  readonly slots: readonly ReportSlot[];
  readonly buckets: readonly Bucket[];
  readonly silences: readonly ReportSilence[];
}

/** A row in the making. `silentMs`: milliseconds, because those of a day are added before they are cut to minutes. */
interface Row {
  planned: number;
  done: number;
  notDone: number;
  missed: number;
  silentMs: number;
  bucket: Bucket | undefined;
}

/**
 * Returns the rows by day, then in the order of the checks. A slot counts on the day in which it ends. Leaves out rows
 * without anything, and what is of no check.
 */
export function dayRows(data: RowData, checks: readonly { readonly id: string }[]): readonly ReportDay[] {
  const { from, begins, slots, buckets } = data;
  const rows = new Map<string, Row>();
  const rowAt = (id: string, day: number): Row => {
    const key = `${day} ${id}`;
    const found = rows.get(key);
    if (found) return found;
    const row = { planned: 0, done: 0, notDone: 0, missed: 0, silentMs: 0, bucket: undefined };
    rows.set(key, row);
    return row;
  };
  const kinds = new Map<string, CheckId>();
  const idOf = (of: CheckId): string => {
    const id = of.controlPointId ?? of.cleaningTaskId;
    kinds.set(id, of);
    return id;
  };
  for (const { of, day, state } of slots) {
    const row = rowAt(idOf(of), daysBetween(from, day));
    row.planned++;
    if (state === 'DONE') row.done++;
    if (state === 'NOT_DONE') row.notDone++;
    if (state === 'MISSED') row.missed++;
  }
  for (const bucket of buckets) rowAt(idOf(bucket.of), bucket.at).bucket = bucket;
  for (const { controlPointId, day, ms } of silentParts(data)) {
    rowAt(idOf({ controlPointId, cleaningTaskId: null }), day).silentMs += ms;
  }
  return begins.slice(0, -1).flatMap((_, day) =>
    checks.flatMap(({ id }) => {
      const row = rows.get(`${day} ${id}`);
      const of = kinds.get(id);
      const shown = row && of && rowOf(row, of, addDays(from, day));
      return shown ? [shown] : [];
    }),
  );
}

/** Returns the row for a response. Undefined: there is nothing in it. */
function rowOf({ bucket, silentMs, ...slots }: Row, of: CheckId, date: CalendarDate): ReportDay | undefined {
  const silentMinutes = Math.floor(silentMs / 60_000);
  const { count, out, lowest, highest } = bucket ?? { count: 0, out: 0, lowest: null, highest: null };
  if (slots.planned === 0 && count === 0 && silentMinutes === 0) return undefined;
  const { controlPointId, cleaningTaskId } = of;
  return { date, controlPointId, cleaningTaskId, ...slots, count, out, lowest, highest, silentMinutes };
}

/** Returns the place of the day that the instant lies in. Undefined: in none of the period. */
function dayAt(begins: readonly Date[], instant: number): number | undefined {
  let [low, high] = [0, begins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((begins[middle]?.getTime() ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low === 0 || low === begins.length ? undefined : low - 1;
}

/** Returns the parts of the silences in each day. A silence that lasts is counted until now. */
function* silentParts({ begins, silences, now }: Pick<RowData, 'begins' | 'silences' | 'now'>) {
  const first = begins[0]?.getTime() ?? 0;
  for (const { controlPointId, from, until } of silences) {
    const end = (until ?? now).getTime();
    const start = Math.max(from.getTime(), first);
    for (let day = dayAt(begins, start); day !== undefined && day < begins.length - 1; day++) {
      const [begin = 0, next = 0] = [begins[day]?.getTime(), begins[day + 1]?.getTime()];
      if (begin >= end) break;
      yield { controlPointId, day, ms: Math.max(0, Math.min(end, next) - Math.max(start, begin)) };
    }
  }
}

/** Returns whether a silence shares a moment with [from, to). */
export const sharesMoment = ({ from, until }: ReportSilence, begin: Date, end: Date, now: Date): boolean =>
  from < end && (until ?? now) > begin;
