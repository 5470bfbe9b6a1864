/** Fills the service with a plan, a device with sensors, and goods in the room of the first sensor. */
import type { Client } from 'pg';
import { call } from './client.ts';
import type { Server } from './server.ts';
import { logIn, range } from './world.ts';

export const MINUTE = 60_000;
/** The points with a sensor each. All belong to one device. */
export const POINTS = 20;
/** The lots in the room of the first point, of which each becomes another by cutting. */
const LYING = 100;
/** The days on which a person measured each point. */
const DAYS = 30;

export { REFERENCE_READINGS } from './reference-hygiene.ts';

export interface HygieneShop {
  readonly url: string;
  readonly key: string;
  /** The ids of the control points with sensors. */
  readonly points: readonly string[];
  /** The number of lots that a deviation of the first point exposes. */
  readonly lots: number;
  /** Renews the statistics of the planner. */
  readonly analyze: () => Promise<void>;
}

/**
 * Returns the value of a point's reading, in °C. Limits end at 7. One of 33 is out of limits alone, as after an open
 * door; each 1,500 readings there is a warm night. The last readings of the first point are out of limits.
 */
export function valueAt(point: number, at: number, last: number): number {
  const isNight = (at + point * 70) % 1_500 < 40;
  const isOut = isNight || (at + point) % 33 === 0 || (point === 0 && at > last - 20);
  return (isOut ? 8 : 4) + ((at * 7 + point) % 20) / 10;
}

/** Makes the plan of two months ago, in SQL, because a plan begins when it is made. */
const MADE_EARLIER = (table: string) => `update ${table} set created_at = now() - interval '60 days',
  versions = jsonb_set(versions, '{0,from}', to_jsonb(to_char(now() - interval '60 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

export async function makeHygieneShop({ url }: Server, sql: Client): Promise<HygieneShop> {
  const token = await logIn(url);
  // biome-ignore lint/suspicious/noExplicitAny: responses of any shape
  const post = (path: string, body: object): Promise<any> => call(url, token, { method: 'POST', path, body });
  const { id: deviceId, key } = await post('/api/quality/devices', { name: 'Gateway' });
  const rooms: string[] = [];
  const points: string[] = [];
  for (const n of range(POINTS)) {
    const room = { name: `Kühlraum ${n}`, storageType: 'COLD_ROOM' };
    const { id: storageLocationId } = await post('/api/inventory/storage-locations', room);
    rooms.push(storageLocationId);
    const { id } = await post('/api/quality/control-points', {
      ...{ name: `Temperatur ${n}`, measure: 'TEMPERATURE', limits: { max: 7 }, toleratedMinutes: 45 },
      ...{ storageLocationId, schedule: { every: 'DAY', times: ['07:00'] } },
      sensor: { deviceId, channel: `t${n}`, minutes: 5 },
    });
    points.push(id);
  }
  const { cleaningTasks } = await call(url, token, { method: 'GET', path: '/api/quality/starting-plan' });
  for (const task of cleaningTasks) await post('/api/quality/cleaning-tasks', task);
  for (const table of ['control_point', 'cleaning_task']) await sql.query(MADE_EARLIER(table));
  for (const back of range(DAYS)) {
    const measuredAt = new Date(Date.now() - (back + 1) * 24 * 60 * MINUTE).toISOString();
    await post('/api/quality/readings', {
      readings: points.map((controlPointId) => ({ controlPointId, value: 5, measuredAt })),
    });
  }
  await makeLots(post, rooms);
  const analyze = async (): Promise<void> => {
    await sql.query('vacuum analyze');
  };
  return { url, key, points, lots: 2 * LYING, analyze };
}

/** Books lots into the first room. Cuts each into a lot in the second. */
async function makeLots(
  post: (path: string, body: object) => Promise<{ readonly id: string }>,
  [from, to]: readonly string[],
): Promise<void> {
  const { id: categoryId } = await post('/api/categories', { name: 'Fleisch' });
  const { id: articleId } = await post('/api/articles', {
    ...{ name: 'Schulter', articleNumber: 'A-1', categoryId },
    ...{ unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.5, productKind: 'MEAT' },
  });
  const { id: stockId } = await post('/api/inventory/stocks', { articleId, storageLocationId: from });
  const { id: elsewhere } = await post('/api/inventory/stocks', { articleId, storageLocationId: to });
  const kg = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  for (const n of range(LYING)) {
    const { id: stockBatchId } = await post(`/api/inventory/stocks/${stockId}/batches`, {
      ...{ batchId: `LOT-${n}`, batchType: 'PURCHASED', expiryDate: '2099-12-31', ...kg('10') },
    });
    await post('/api/production/cuttings', {
      inputs: [{ stockBatchId, ...kg('1') }],
      outputs: [{ stockId: elsewhere, ...kg('1') }],
    });
  }
}
