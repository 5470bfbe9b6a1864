/** Makes sample records of hygiene for the contract tests. */
import {
  CleaningTask,
  type CleaningTaskState,
  CleaningTasks,
  ControlPoint,
  type ControlPointState,
  ControlPoints,
  Device,
  type DeviceState,
  Devices,
  Reading,
  ReadingDay,
  type ReadingDayState,
  ReadingDays,
  type ReadingState,
  Readings,
} from '@cleaver/domain/hygiene';
import { NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';

export const aPoint = (): ControlPointState => ({
  ...ControlPoint.create(
    { id: newId(), name: unique('Kühlraum'), scope: 'SHOP', measure: 'TEMPERATURE' },
    { limits: { min: null, max: '7' } },
    'anna',
    NOW,
  ).state,
});

export const aTask = (): CleaningTaskState =>
  CleaningTask.create({ id: newId(), name: unique('Theke'), schedule: { every: 'DAY', times: [] } }, {}, 'anna', NOW)
    .state;

export const aDevice = (): DeviceState =>
  Device.create({ id: newId(), name: unique('Logger'), keyDigest: unique('digest'), createdAt: NOW }).state;

/** Returns a reading of 4 °C by hand, of a point. */
export const aReading = (controlPointId: string | null, given: Partial<ReadingState> = {}): ReadingState => ({
  ...{ id: newId(), controlPointId, cleaningTaskId: null, measuredAt: NOW, value: '4', result: null, verdict: 'IN' },
  ...{ version: 1, batchId: null, deviceId: null, note: '', correctsId: null, correctionId: null },
  ...{ recordedBy: 'anna', recordedAt: NOW },
  ...given,
});

export const storedPoint = (stored: Stored) => storing(stored, ControlPoints, ControlPoint.restore(aPoint()));
export const storedTask = (stored: Stored) => storing(stored, CleaningTasks, CleaningTask.restore(aTask()));
export const storedDevice = (stored: Stored) => storing(stored, Devices, Device.restore(aDevice()));

/** Stores the readings in one unit of work, and returns them. */
export async function storedReadings(
  stored: Stored,
  ...[first, ...more]: readonly [ReadingState, ...ReadingState[]]
): Promise<readonly ReadingState[]> {
  await storing(stored, Readings, Reading.restore(first), ...more.map(Reading.restore));
  return [first, ...more];
}

export const storedDay = (stored: Stored, day: Omit<ReadingDayState, 'id'>) =>
  storing(stored, ReadingDays, ReadingDay.keep(day));
