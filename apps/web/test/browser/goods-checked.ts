/** Creates what is measured, checked and cleaned, for the page tests. */
import type { Shop } from './shop.ts';

type Ask = Shop['ask'];

/** A control point without a name that two tests share. Due from 07:00 on. */
const DAILY = { every: 'DAY', times: ['07:00'] } as const;

interface Point {
  readonly name: string;
  readonly measure?: 'TEMPERATURE' | 'PH' | 'CHECK';
  readonly limits?: { readonly min?: number; readonly max?: number };
  readonly storageLocationId?: string | undefined;
  readonly correctiveAction?: string;
}

/** Creates a control point that is due each day from 07:00 on. Returns its id. */
export const pointOf = async (ask: Ask, point: Point): Promise<string> =>
  (await ask('POST', '/api/quality/control-points', { measure: 'TEMPERATURE', schedule: DAILY, ...point })).id;

/** Creates a daily cleaning task. Returns its id. */
export const taskOf = async (ask: Ask, name: string, storageLocationId?: string): Promise<string> =>
  (
    await ask('POST', '/api/quality/cleaning-tasks', {
      name,
      schedule: { every: 'DAY' },
      agent: 'Schaumreiniger',
      ...(storageLocationId && { storageLocationId }),
    })
  ).id;

/** Creates a plan with one reading out of limits and what was done about it. Returns the ids by name. */
export async function check(ask: Ask, storageLocationId: string): Promise<Readonly<Record<string, string>>> {
  const controlPoint = await pointOf(ask, {
    name: 'Lufttemperatur',
    limits: { max: 7 },
    storageLocationId,
    correctiveAction: 'Ware umlagern, Kältetechnik rufen',
  });
  await pointOf(ask, { name: 'Reinigungskontrolle', measure: 'CHECK' });
  const cleaningTask = await taskOf(ask, 'Theke', storageLocationId);
  const { readings, deviations } = await ask('POST', '/api/quality/readings', {
    readings: [
      { controlPointId: controlPoint, value: 4.1, measuredAt: '2026-11-22T06:00:00Z' },
      {
        ...{ controlPointId: controlPoint, value: 9.2, measuredAt: '2026-11-22T12:00:00Z' },
        action: { cause: 'Tür stand offen', measure: 'Tür geschlossen', goods: 'RELEASED' },
      },
    ],
  });
  await ask('POST', '/api/quality/cleaning-records', {
    records: [{ cleaningTaskId: cleaningTask, result: 'OK', doneAt: '2026-11-22T17:00:00Z' }],
  });
  return { controlPoint, cleaningTask, reading: readings[0].id, deviation: deviations[0].id };
}
