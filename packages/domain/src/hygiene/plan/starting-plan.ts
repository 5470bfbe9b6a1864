/** The plan to start with: proposals for the control points and cleaning tasks of a butcher shop. */
import { type StorageLocationState, StorageLocations, type TemperatureRange } from '../../inventory/index.ts';
import { type AnyKind, textKey } from '../../kernel/contract/aggregate.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Message } from '../../kernel/values/message.ts';
import { type Interval, type Schedule, VALUE_PLACES } from '../check/check.ts';
import { CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import { STARTING_LOCATIONS_MAX, type StartingPoint, type StartingTask } from './plan-contracts.ts';
import { startingPlanGerman } from './starting-german.ts';
import * as texts from './starting-texts.ts';

/** The longest name of a storage location in the name of a control point, so that the point's name has at most 200. */
const LOCATION_NAME_MAX = 180;
/** Minutes that a cooled room may be too warm: doors, defrosting, and the breaks of compressors. */
const TOLERATED_MINUTES = 45;

const every = (interval: Interval, ...times: string[]): Schedule => ({ every: interval, times });

/** The storage types with a control point, with their highest temperature if the location has no range. */
const ROOMS = [
  { storageType: 'COLD_ROOM', max: '7', texts: texts.roomTexts, schedule: every('DAY', '07:00') },
  { storageType: 'FREEZER', max: '-18', texts: texts.freezerTexts, schedule: every('DAY', '07:00') },
  { storageType: 'DISPLAY_COUNTER', max: '7', texts: texts.counterTexts, schedule: every('DAY', '07:00', '14:00') },
] as const;
type Room = (typeof ROOMS)[number];

const BASE = { kind: 'GHP', scope: 'SHOP', measure: 'TEMPERATURE' } as const;
const check = (of: texts.PointTexts, interval: Interval): StartingPoint => ({
  ...BASE,
  ...of,
  measure: 'CHECK',
  schedule: every(interval),
});

const POINTS: readonly StartingPoint[] = [
  { ...BASE, ...texts.VEHICLE, limits: { max: '7' } },
  { ...BASE, ...texts.HOT_PARTY, kind: 'OPRP', limits: { min: '60' } },
  {
    ...{ ...BASE, ...texts.HEATING_THROUGH, kind: 'CCP', scope: 'BATCH' },
    ...{ productKinds: ['MEAT_PRODUCT'], limits: { min: '72' } },
  },
  check(texts.CLEANING_CHECK, 'DAY'),
  check(texts.PESTS, 'MONTH'),
  check(texts.BUILDING, 'QUARTER'),
  check(texts.THERMOMETERS, 'YEAR'),
  check(texts.LABORATORY, 'YEAR'),
  check(texts.TRAINING, 'YEAR'),
  check(texts.HACCP_PLAN, 'YEAR'),
];

const TASKS: readonly StartingTask[] = [
  { ...texts.COUNTER_TASK, schedule: every('DAY') },
  { ...texts.MACHINES_TASK, schedule: every('DAY') },
  { ...texts.FLOORS_TASK, schedule: every('DAY') },
  { ...texts.COLD_ROOMS_TASK, schedule: every('WEEK') },
  { ...texts.DEFROSTING_TASK, schedule: every('QUARTER') },
];

/** Returns the proposals whose names are free, in English and in German. */
export async function startingPlan(reader: Reader) {
  const rooms = await Promise.all(
    ROOMS.map(async (room) => {
      const [{ storageType }, sort] = [room, [{ field: 'name', direction: 'asc' }] as const];
      const request = { page: 0, size: STARTING_LOCATIONS_MAX, sort };
      const { content } = await reader.page(StorageLocations, { storageType, active: true }, request);
      return content.map((location) => roomPoint(room, location));
    }),
  );
  const points = [...rooms.flat(), ...POINTS];
  const [takenPoints, takenTasks] = await Promise.all([
    reader.whereIn(ControlPoints, 'name', points.flatMap(namesOf)),
    reader.whereIn(CleaningTasks, 'name', TASKS.flatMap(namesOf)),
  ]);
  return {
    controlPoints: free(points, ControlPoints, takenPoints),
    cleaningTasks: free(TASKS, CleaningTasks, takenTasks),
  };
}

const roomPoint = (room: Room, { id, name, temperatureRange }: StorageLocationState): StartingPoint => ({
  ...BASE,
  ...room.texts([...name].slice(0, LOCATION_NAME_MAX).join('')),
  storageLocationId: id,
  limits: temperatureRange ? limitsOf(temperatureRange) : { max: room.max },
  toleratedMinutes: TOLERATED_MINUTES,
  schedule: room.schedule,
});

/** Returns the limits of a range, with as many decimal places as limits may have. */
const limitsOf = ({ minTemperature, maxTemperature }: TemperatureRange) => ({
  min: Decimal.of(minTemperature).ceil(VALUE_PLACES).toText(),
  max: Decimal.of(maxTemperature).floor(VALUE_PLACES).toText(),
});

/** Returns the name in English and in German. */
const namesOf = ({ name }: { readonly name: Message }): readonly string[] => [
  name.toString(),
  name.in((pattern) => startingPlanGerman[pattern]),
];

function free<T extends { readonly name: Message }>(
  proposals: readonly T[],
  kind: AnyKind,
  stored: readonly { readonly name: string }[],
): readonly T[] {
  const keyOf = textKey(kind, 'name');
  const taken = new Set(stored.map(({ name }) => keyOf(name)));
  return proposals.filter((proposal) => !namesOf(proposal).some((name) => taken.has(keyOf(name))));
}
