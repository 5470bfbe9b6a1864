/** What is planned on a day, and the sensors as of now. */
import { StorageLocations } from '../../inventory/index.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import { compareNames } from '../../kernel/values/text.ts';
import { settingsFrom } from '../../settings/index.ts';
import { type CheckId, type CheckState, lastVersion, type Measure } from '../check/check.ts';
import { CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { type ControlPointState, ControlPoints } from '../control-point/control-point.ts';
import type { SlotRecord } from '../ports.ts';
import { MINUTES_AHEAD } from '../reading/reading-contracts.ts';
import { readSilences } from '../reading/silences.ts';
import type { SensorView, SlotView } from './slot-output.ts';
import { type Slot, shopCalendar, slotState, slotsOf } from './slots.ts';

/** Maximum number of slots in a response. */
const SLOTS_MAX = 10_000;

type DayPorts = Pick<QueryPorts, 'reader' | 'hygiene' | 'clock' | 'settings'>;

interface Check {
  readonly of: CheckId;
  readonly state: CheckState;
  readonly measure: Measure;
}

/** Returns the control points of the scope SHOP. */
export const plannedPoints = async ({ reader }: DayPorts): Promise<readonly Check[]> =>
  (await reader.where(ControlPoints, { scope: 'SHOP' })).map((state) => ({
    of: { controlPointId: state.id, cleaningTaskId: null },
    state,
    measure: state.measure,
  }));

/** Returns the cleaning tasks. */
export const plannedTasks = async ({ reader }: DayPorts): Promise<readonly Check[]> =>
  (await reader.where(CleaningTasks, {})).map((state) => ({
    of: { controlPointId: null, cleaningTaskId: state.id },
    state,
    measure: 'CHECK',
  }));

/**
 * Returns the slots that share a moment with the day, by `dueAt`, then by name. `isWanted`: of which slots. Reads must
 * see one instant. Refuses with RESPONSE_TOO_LARGE for more than `SLOTS_MAX` slots.
 */
export async function slotsOn(
  ports: DayPorts,
  day: CalendarDate,
  checks: readonly Check[],
  isWanted: (slot: Slot) => boolean = () => true,
): Promise<readonly SlotView[]> {
  const now = ports.clock.now();
  const calendar = shopCalendar(ports.settings.shopTimeZone, await settingsFrom(ports.reader));
  const span = { from: calendar.begins(day), until: calendar.begins(addDays(day, 1)) };
  const planned = checks.flatMap((check) =>
    slotsOf({ of: check.of, versions: check.state.versions }, calendar, span, now)
      .filter(isWanted)
      .map((slot) => ({ slot, check })),
  );
  if (planned.length > SLOTS_MAX) throw tooLargeResponse();
  const [records, nameOf] = await Promise.all([
    ports.hygiene.slots(planned.map(({ slot }) => slot)),
    locationNames(ports, checks),
  ]);
  return planned
    .map(({ slot, check: { of, state, measure } }, at): SlotView => {
      const record = records[at];
      if (!record) throw new Error('A slot without a record');
      const { every, from, until, dueAt } = slot;
      return {
        ...of,
        ...{ name: state.name, measure, storageLocationName: nameOf(state), limits: slot.version.limits },
        ...{ every, from, until, dueAt, state: slotState(slot, record, now) },
        last: record.last && entryOf(record.last),
      };
    })
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || compareNames(a.name, b.name));
}

function entryOf({ measuredAt: at, ...entry }: NonNullable<SlotRecord['last']>): NonNullable<SlotView['last']> {
  return { ...entry, at };
}

/** Returns the slots of today that are due now, as `slotsOn` does. */
export const dueSlots = async (ports: DayPorts, today: CalendarDate, checks: readonly Check[]) => {
  const now = ports.clock.now();
  const slots = await slotsOn(ports, today, checks, ({ dueAt, until }) => dueAt <= now && now < until);
  return slots.filter(({ state }) => state === 'DUE');
};

/** Returns the sensors of active control points as of now, by name. Reads must see one instant. */
export async function sensorsNow(ports: DayPorts): Promise<readonly SensorView[]> {
  const { reader, hygiene, clock } = ports;
  const now = clock.now();
  const active = await reader.where(ControlPoints, { scope: 'SHOP', measure: 'TEMPERATURE', status: 'ACTIVE' });
  const points = active.filter((point) => lastVersion(point).sensor !== null);
  const ids = points.map(({ id }) => id);
  const [silences, lasts, nameOf] = await Promise.all([
    readSilences(hygiene, points, new Date(now.getTime() - 1), now, now),
    hygiene.lastOfSensors(ids, new Date(now.getTime() + (MINUTES_AHEAD + 1) * 60_000)),
    locationNames(
      ports,
      points.map((state) => ({ state })),
    ),
  ]);
  const lastOf = new Map(lasts.map((last) => [last.controlPointId, last]));
  const isSilent = ({ id }: ControlPointState) => (silences.get(id) ?? []).some(({ until }) => until === null);
  return points
    .map((point): SensorView => {
      const last = lastOf.get(point.id);
      return {
        ...{ controlPointId: point.id, name: point.name, storageLocationName: nameOf(point) },
        state: !last || isSilent(point) ? 'SILENT' : last.verdict === 'IN' ? 'IN' : 'OUT',
        last: last ? { at: last.at, value: last.value } : null,
      };
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
}

async function locationNames(
  { reader }: DayPorts,
  checks: readonly { readonly state: Pick<CheckState, 'storageLocationId'> }[],
) {
  const ids = new Set(checks.flatMap(({ state: { storageLocationId } }) => storageLocationId ?? []));
  const locations = await reader.whereIn(StorageLocations, 'id', [...ids]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return ({ storageLocationId }: Pick<CheckState, 'storageLocationId'>): string | null =>
    storageLocationId === null ? null : (names.get(storageLocationId) ?? null);
}
