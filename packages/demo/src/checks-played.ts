/** Books the checks of a week: the plan, a station with two sensors, what people measured, and what was cleaned. */
import { ApiError } from '@cleaver/client';
import {
  CHECKED_DAYS,
  cleaned,
  recorded,
  SENSOR_MINUTES,
  SENSORS,
  type SentReading,
  STATION,
  sentOn,
  WARM_ACTION,
  WARM_VERIFICATION,
} from './checks.ts';
import type { Made, Writer } from './writer.ts';

/** The most readings that a device may send at once. */
const SENT_AT_ONCE = 500;

interface Point {
  readonly scope: string;
  readonly measure: string;
  readonly storageLocationId?: string | null;
  readonly schedule?: { readonly every: string } | null;
}
interface Task {
  readonly schedule: { readonly every: string };
}
interface Listed<T> {
  readonly content: readonly (T & Made)[];
}

/** The ids of the plan. */
export interface Plan {
  /** The temperature points by the id of their storage location. */
  readonly rooms: ReadonlyMap<string, string>;
  /** The daily check. */
  readonly check: string;
  /** The point that is measured in the core of each batch of heated goods. */
  readonly core: string;
  readonly daily: readonly string[];
  readonly weekly: readonly string[];
  /** The counts of points and tasks. */
  readonly counts: { readonly 'control points': number; readonly 'cleaning tasks': number };
}

/** Creates the station, or gives it a new key if an interrupted run created it. Returns its id and key. */
async function station({ host }: Writer): Promise<Made & { readonly key: string }> {
  type WithKey = Made & { readonly key: string };
  try {
    // The service does not store responses with a key, so a repeated request is refused.
    return (await host.ask('post', '/api/quality/devices', { body: { name: STATION } })) as WithKey;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const path = '/api/quality/devices';
    const { content } = (await host.ask('get', path, { query: { size: 500 } })) as Listed<{ readonly name: string }>;
    const known = content.find(({ name }) => name === STATION);
    if (!known) throw error;
    return (await host.ask('post', `${path}/${known.id}/key`, {})) as WithKey;
  }
}

/** Creates the points and tasks of the starting plan, with the sensors. Returns the plan and the key of the station. */
export async function planChecks(shop: Writer): Promise<{ readonly plan: Plan; readonly key: string }> {
  const { id: deviceId, key } = await station(shop);
  const proposed = (await shop.host.ask('get', '/api/quality/starting-plan', { language: 'de' })) as {
    readonly controlPoints: readonly Point[];
    readonly cleaningTasks: readonly Task[];
  };
  for (const point of proposed.controlPoints) {
    const found = SENSORS.find(({ location }) => shop.id(location) === point.storageLocationId);
    const sensor = found && { deviceId, channel: found.channel, minutes: SENSOR_MINUTES };
    await shop.post('/api/quality/control-points', { ...point, ...(sensor && { sensor }) });
  }
  for (const task of proposed.cleaningTasks) await shop.post('/api/quality/cleaning-tasks', task);
  return { plan: await planOf(shop), key };
}

/** Reads the plan. After an interruption, the starting plan proposes only what is missing. */
async function planOf({ host }: Writer): Promise<Plan> {
  const all = async <T>(path: string) =>
    ((await host.ask('get', `/api/quality/${path}`, { query: { size: 500 } })) as Listed<T>).content;
  const points = await all<Point>('control-points');
  const tasks = await all<Task>('cleaning-tasks');
  const isDaily = ({ schedule }: Point) => schedule?.every === 'DAY';
  const idsOf = (interval: string) => tasks.filter(({ schedule }) => schedule.every === interval).map(({ id }) => id);
  return {
    rooms: new Map(points.flatMap(({ id, storageLocationId: room }) => (room ? [[room, id] as const] : []))),
    check: points.find((point) => point.measure === 'CHECK' && isDaily(point))?.id ?? '',
    core: points.find(({ scope }) => scope === 'BATCH')?.id ?? '',
    daily: idsOf('DAY'),
    weekly: idsOf('WEEK'),
    counts: { 'control points': points.length, 'cleaning tasks': tasks.length },
  };
}

/** Sends a week of readings with the key of the station. Sends the days in order, so that deviations are the same. */
async function sendSensors(shop: Writer, deviceKey: string): Promise<number> {
  const days = Array.from({ length: CHECKED_DAYS }, (_, at) => at - CHECKED_DAYS);
  const sent: readonly SentReading[] = days.flatMap((day) => sentOn(day, (one) => shop.day(one)));
  for (let at = 0; at < sent.length; at += SENT_AT_ONCE) {
    const body = { readings: sent.slice(at, at + SENT_AT_ONCE) };
    await shop.host.ask('post', '/api/quality/device-readings', { body, deviceKey });
  }
  return sent.length;
}

/** Books the checks of the week. The warm night has an action, and the counter that is too warm has none. */
export async function check(shop: Writer, plan: Plan, key: string): Promise<Record<string, number>> {
  const dayOf = (days: number) => shop.day(days);
  const sent = await sendSensors(shop, key);
  const [{ location }] = SENSORS as readonly [(typeof SENSORS)[number]];
  const query = { controlPointId: plan.rooms.get(shop.id(location)) };
  const { content } = (await shop.host.ask('get', '/api/quality/deviations', { query })) as Listed<unknown>;
  for (const { id } of content) {
    await shop.post(`/api/quality/deviations/${id}/actions`, WARM_ACTION);
    await shop.post(`/api/quality/deviations/${id}/verify`, WARM_VERIFICATION);
  }
  const readings = recorded((location) => plan.rooms.get(shop.id(location)), plan.check, dayOf);
  await shop.post('/api/quality/readings', { readings });
  const records = cleaned(plan.daily, plan.weekly, dayOf);
  await shop.post('/api/quality/cleaning-records', { records });
  return { ...plan.counts, readings: sent + readings.length, 'cleaning records': records.length };
}

/** Records the temperature in the core of a batch, in °C. */
export const heatThrough = (shop: Writer, { core }: Plan, batchId: string, value: number): Promise<unknown> =>
  shop.post('/api/quality/readings', { readings: [{ controlPointId: core, batchId, value }] });
