/** Finds goods of a delivery that were counted after the day on which they left. */
import { namedLots, type StockBatchState, shopDay } from '../../inventory/index.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { notCountedSince } from '../refusals.ts';

/**
 * Returns the day of the last count of each stock batch that was counted on a day after `dispatchDate`, whatever the
 * status of the count, unless it was cancelled. Reads nothing for a delivery of today, because counts lie in the past.
 */
export async function countedSince(
  unit: UnitPorts,
  stockBatchIds: readonly string[],
  dispatchDate: CalendarDate,
): Promise<ReadonlyMap<string, CalendarDate>> {
  if (dispatchDate >= shopDay(unit.now, unit.settings)) return new Map();
  // In every time zone, the day after the dispatch begins later than its date in UTC.
  const counted = await unit.reads.counts.lastCounted(stockBatchIds, new Date(dispatchDate));
  return new Map(
    counted
      .map(({ stockBatchId, countedAt }) => [stockBatchId, shopDay(countedAt, unit.settings)] as const)
      .filter(([, day]) => day > dispatchDate),
  );
}

/** Refuses with NOT_COUNTED_SINCE lines that are marked as counted already, although no count since found less. */
export function checkCountedSince(
  lines: readonly { readonly goods: StockBatchState; readonly given: { readonly alreadyCounted: boolean } }[],
  counted: ReadonlyMap<string, CalendarDate>,
): void {
  const wrong = lines.filter(({ goods, given }) => given.alreadyCounted && !counted.has(goods.id));
  if (wrong.length > 0) throw notCountedSince({ lots: namedLots(wrong.map(({ goods }) => goods)) });
}
