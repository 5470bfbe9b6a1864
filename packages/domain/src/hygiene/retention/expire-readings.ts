/** Deletes the readings of sensors that expired, and keeps what they add up to. */
import type { Ports } from '../../kernel/execution/ports.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { addDays, calendarDay, dayBegins } from '../../kernel/values/calendar.ts';
import { settingsFrom } from '../../settings/index.ts';
import type { CheckId } from '../check/check.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import { Readings } from '../reading/reading.ts';
import { ReadingDays } from './reading-day.ts';
import { keptOf, keptSince } from './retention.ts';

/** Maximum number of days of points that one run handles, so that it takes seconds. */
const DAYS_MAX = 200;

export interface Expired {
  /** The number of days of points of which readings were deleted. */
  readonly days: number;
  /** Whether expired readings may remain. The next run goes on. */
  readonly isBehind: boolean;
}

/**
 * Deletes expired readings (`retention.ts`), of at most `most` days. Each day of a point is one unit of work: its
 * readings are deleted and what is kept of them is added, or neither. So an end of the service in between loses nothing,
 * and adds nothing twice.
 */
export async function expireReadings(
  { transactions, reader }: Pick<Ports, 'transactions' | 'reader'>,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
  most: number = DAYS_MAX,
): Promise<Expired> {
  const { sensorRetentionMonths } = await settingsFrom(reader);
  const since = keptSince(now, sensorRetentionMonths, timeZone);
  const points = await reader.where(ControlPoints, { measure: 'TEMPERATURE' });
  let days = 0;
  for (const { id } of points.filter(({ deviceIds }) => deviceIds.length > 0)) {
    const next = () => transactions.run({ now }, (unit) => expireDay(unit, id, since, timeZone));
    while (await next()) if (++days === most) return { days, isBehind: true };
  }
  return { days, isBehind: false };
}

/** Handles the first day of the point that has expired readings before `since`. Returns whether there is one. */
async function expireDay(unit: UnitOfWork, controlPointId: string, since: Date, timeZone: string): Promise<boolean> {
  if (!(await unit.reads.hygiene.firstExpiring(controlPointId, since))) return false;
  // Waits for another instance that handles the same point, then reads again.
  await unit.of(ControlPoints).hold([controlPointId]);
  const first = await unit.reads.hygiene.firstExpiring(controlPointId, since);
  if (!first) return false;
  const of: CheckId = { controlPointId, cleaningTaskId: null };
  const nextDay = dayBegins(addDays(calendarDay(first, timeZone), 1), timeZone);
  const series = await unit.reads.hygiene.readings(of, first, new Date(nextDay.getTime() - 1), []);
  const kept = keptOf(controlPointId, series);
  if (!kept) return false;
  unit.of(ReadingDays).add(kept.day);
  const readings = unit.of(Readings);
  for (const reading of await readings.getAll(kept.ids)) readings.remove(reading);
  return true;
}
