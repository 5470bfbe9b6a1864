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
