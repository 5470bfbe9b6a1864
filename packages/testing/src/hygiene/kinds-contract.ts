/** Contract tests of control points, cleaning tasks, devices, readings, kept days and deviations. */
import {
  CleaningTasks,
  ControlPoints,
  type DeviationState,
  Deviations,
  Devices,
  Reading,
  ReadingDay,
  ReadingDays,
  Readings,
  type Version,
} from '@cleaver/domain/hygiene';
import { StorageLocation, StorageLocations } from '@cleaver/domain/inventory';
import { dateOf, Refusal, unitOf } from '@cleaver/domain/kernel';
import { Batches, type BatchState, Recipes } from '@cleaver/domain/production';
import { kindsWorld } from '../contract/comes-back.ts';
import { part } from '../contract/part.ts';
import { aRecipe, NOW, newId, type Stored, storedArticles, storing, unique } from '../contract/samples.ts';
import { LATER, stamps } from '../masterdata/samples.ts';
import { aDevice, aPoint, aReading, aTask, storedDevice, storedPoint, storedReadings, storedTask } from './samples.ts';

const storedLocation = (stored: Stored) =>
  storing(
    stored,
    StorageLocations,
    StorageLocation.restore({
      ...{ id: newId(), name: unique('Lager'), storageType: 'COLD_ROOM', active: true, temperatureRange: null },
    }),
  );

export async function storedBatch(stored: Stored): Promise<BatchState> {
  const { ids } = await storedArticles(stored, 'Wurst');
  const { id: recipeId } = await storing(stored, Recipes, aRecipe({ articleId: ids[0] ?? '' }));
  return storing(
    stored,
    Batches,
    Batches.restore({
      ...{ id: newId(), batchNumber: unique('P'), recipeId, status: 'PLANNED', plannedQuantity: '1' },
      ...{
        plannedQuantityUnit: unitOf('KG'),
        productionDate: dateOf('2026-01-05'),
        bestBeforeDate: dateOf('2026-02-05'),
        plan: null,
      },
      ...{ startedAt: null, startedBy: null, substitutions: [], skipped: [], completion: null, completedAt: null },
      ...{ completedBy: null, completions: 0, undoneCompletions: [], steps: [], statusReason: null, ...stamps },
    }),
  );
}

const VERSION: Version = {
  ...{ version: 2, from: LATER.toISOString(), status: 'INACTIVE', limits: { min: '-18.5', max: null } },
  ...{ toleratedMinutes: 1440, schedule: { every: 'DAY', times: ['07:00', '14:00'] } },
  ...{ sensor: { deviceId: newId(), channel: 'a "1"', minutes: 5 }, changedBy: 'karl' },
};

export const hygieneKindsContract = part(kindsWorld, {
  'control points and cleaning tasks are read as they were stored': async (t, { stored, comesBack, reader }) => {
    const { id: storageLocationId } = await storedLocation(stored);
    const [point, task, deviceId] = [aPoint(), aTask(), newId()];
    const full = {
      ...{
        ...aPoint(),
        kind: 'CCP' as const,
        storageLocationId,
        productKinds: ['MEAT' as const],
        status: VERSION.status,
      },
      ...{ articleIds: [newId(), newId()], responsible: 'Anna', instructions: 'a\nb', correctiveAction: '"c"' },
      ...{ versions: [...point.versions, VERSION], activeChannel: unique('channel'), deviceIds: [deviceId] },
    };
    await storing(stored, ControlPoints, ControlPoints.restore(full));
    t.strictSame(await reader.where(ControlPoints, { deviceIds: deviceId }), [full]);
    await comesBack(t, ControlPoints, point, { ...full, id: newId(), name: unique('x'), activeChannel: unique('x') });
    const versions = [...task.versions, { ...VERSION, limits: null, sensor: null }];
    await comesBack(t, CleaningTasks, task, {
      ...{ ...aTask(), storageLocationId, versions, agent: 'Seife', responsible: 'Karl', instructions: 'a\nb' },
    });
  },

  'devices are read as they were stored, and found by the digest of their key': async (
    t,
    { comesBack, stored, reader },
  ) => {
    const device = await storedDevice(stored);
    t.strictSame(await reader.where(Devices, { keyDigest: device.keyDigest }), [device]);
    await comesBack(t, Devices, aDevice(), { ...aDevice(), status: 'INACTIVE', lastSeenAt: LATER });
  },

  'readings are read as they were stored': async (t, { comesBack, stored }) => {
    const [{ id: pointId }, { id: cleaningTaskId }] = [await storedPoint(stored), await storedTask(stored)];
    const [{ id: deviceId }, { id: batchId }] = [await storedDevice(stored), await storedBatch(stored)];
    await comesBack(
      t,
      Readings,
      ...[aReading(pointId), aReading(pointId, { deviceId, value: '-18.50', verdict: 'BELOW', recordedBy: null })],
      aReading(pointId, {
        ...{ batchId, value: null, result: 'NOT_DONE', verdict: null, note: 'a\nb', version: 2147483647 },
        ...{ correctsId: newId(), correctionId: newId(), recordedAt: LATER },
      }),
      aReading(null, { cleaningTaskId, value: null, result: 'NOT_OK', verdict: 'NOT_OK', note: 'Fett' }),
    );
  },

  'a sensor has one reading at an instant, people may have several': async (t, { stored }) => {
    const { id } = await storedPoint(stored);
    const [{ id: deviceId }, { id: other }] = [await storedDevice(stored), await storedDevice(stored)];
    await storedReadings(
      stored,
      aReading(id, { deviceId }),
      aReading(id),
      aReading(id),
      aReading(id, { deviceId: other }),
    );
    const again = storing(stored, Readings, Reading.restore(aReading(id, { deviceId, value: '5' })));
    const refused = await again.catch((error: unknown) => error);
    t.ok(refused instanceof Refusal && refused.code === 'READING_EXISTS');
  },

  'days of deleted readings are read as they were stored': async (t, { comesBack, stored }) => {
    const { id: controlPointId } = await storedPoint(stored);
    const stretch = { from: NOW.toISOString(), until: LATER.toISOString() };
    await comesBack(
      t,
      ReadingDays,
      ReadingDay.keep({
        ...{ controlPointId, from: NOW, until: LATER, count: 288, lowest: '-18.50', highest: '4', sum: '0.01' },
        ...{ firstValue: '3', lastValue: '3.10', stretches: [stretch, stretch] },
      }).state,
    );
  },

  'deviations are read as they were stored': async (t, { comesBack, stored }) => {
    const [{ id: controlPointId }, { id: cleaningTaskId }] = [await storedPoint(stored), await storedTask(stored)];
    const bare: DeviationState = {
      ...{ id: newId(), controlPointId, cleaningTaskId: null, name: 'Kühlraum', storageLocationId: null, limits: null },
      ...{ status: 'OPEN', from: NOW, lastOutAt: NOW, until: null, since: null, running: true, readings: 1 },
      ...{ lowest: null, highest: null, actions: [], verifications: [] },
    };
    const at = NOW.toISOString();
    await comesBack(t, Deviations, bare, {
      ...{ ...bare, id: newId(), controlPointId: null, cleaningTaskId, limits: { min: null, max: '7.125' } },
      ...{ storageLocationId: (await storedLocation(stored)).id, status: 'VERIFIED', running: false, readings: 8640 },
      ...{ lastOutAt: LATER, until: LATER, since: NOW, lowest: '-18.50', highest: '7.126' },
      actions: [{ cause: 'a\nb', measure: '"c"', goods: 'HELD', actedBy: 'anna', actedAt: at }],
      verifications: [{ effective: false, note: '', verifiedBy: 'karl', verifiedAt: at }],
    });
  },
});
