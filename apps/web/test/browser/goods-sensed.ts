/** Creates a cold room with a sensor, a warm night in it with its deviation, and a plan of checks and cleaning. */
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;
/** Minutes between two readings of the sensor. */
const EVERY = 15;

/** A reading as a device sends it. */
interface Sent {
  readonly channel: string;
  readonly measuredAt: string;
  readonly value: number;
}

/** Sends readings with the key of a device. */
export async function send({ app }: Pick<Shop, 'app'>, key: string, readings: readonly Sent[]): Promise<void> {
  for (let at = 0; at < readings.length; at += 500) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/quality/device-readings',
      headers: { authorization: `Bearer ${key}` },
      payload: { readings: readings.slice(at, at + 500) },
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
  }
}

/**
 * Returns the readings of the two days before `now`: 3 to 4 °C, in the last night up to 9 °C for three hours, and no
 * reading for two hours of the first day.
 */
function twoDays(now: Date, channel: string): readonly Sent[] {
  const readings: Sent[] = [];
  for (let back = 48 * 60; back > 0; back -= EVERY) {
    if (back <= 40 * 60 && back > 38 * 60) continue;
    const isWarm = back <= 8 * 60 && back > 5 * 60;
    const value = isWarm ? 9 - Math.abs(back - 390) / 60 : 3.5 + Math.sin(back / 90) / 2;
    readings.push({
      channel,
      measuredAt: new Date(now.getTime() - back * MINUTE_MS).toISOString(),
      value: Number(value.toFixed(1)),
    });
  }
  return readings;
}

/** Creates the device, the control points, the cleaning tasks and the deviation. `placeId`: the cold room. */
export async function sense(shop: Shop, placeId: string): Promise<Readonly<Record<string, string>>> {
  const { ask, clock } = shop;
  const device = await ask('POST', '/api/quality/devices', { name: 'Gateway Büro' });
  const point = await ask('POST', '/api/quality/control-points', {
    name: 'Temperatur Kühlraum 1',
    kind: 'OPRP',
    measure: 'TEMPERATURE',
    storageLocationId: placeId,
    limits: { min: 0, max: 7 },
    toleratedMinutes: 45,
    schedule: { every: 'DAY', times: ['07:00', '14:00'] },
    sensor: { deviceId: device.id, channel: 'kr1', minutes: EVERY },
    responsible: 'Wer aufschließt',
    correctiveAction: 'Ware umlagern, Tür schließen, Kältetechnik rufen',
  });
  await ask('POST', '/api/quality/control-points', {
    name: 'Durcherhitzung',
    kind: 'CCP',
    scope: 'BATCH',
    measure: 'TEMPERATURE',
    productKinds: ['MEAT_PRODUCT'],
    limits: { min: 72 },
  });
  await ask('POST', '/api/quality/control-points', {
    name: 'Schädlinge',
    measure: 'CHECK',
    schedule: { every: 'MONTH' },
  });
  const task = await ask('POST', '/api/quality/cleaning-tasks', {
    name: 'Maschinen',
    agent: 'Schaumreiniger 2 %',
    instructions: 'Zerlegen, einschäumen, abspülen, desinfizieren',
    responsible: 'Produktion',
    schedule: { every: 'DAY' },
  });
  await send(shop, device.key, twoDays(clock.now(), 'kr1'));
  const { content } = await ask('GET', `/api/quality/deviations?controlPointId=${point.id}`);
  return {
    device: device.id,
    deviceKey: device.key,
    sensedPoint: point.id,
    cleanedTask: task.id,
    warmNight: content[0].id,
  };
}
