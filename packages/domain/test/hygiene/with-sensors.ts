/** Makes a core with a device whose channel t1 belongs to a control point, and functions that send readings. */
import { activateControlPoint, createDevice, deactivateControlPoint, sendReadings } from '../../src/hygiene/index.ts';
import { checks } from './checks.ts';

export type Sensors = Awaited<ReturnType<typeof sensors>>;

export async function sensors() {
  const it = await checks();
  const { ask, core, minute, point } = it;
  const device = await ask(createDevice, { name: 'Funkstation' });
  const caller = await core.deviceCaller(device.key);
  const send = (readings: readonly object[], by = caller) => ask(sendReadings, { readings }, { caller: by });
  return {
    ...it,
    device,
    caller,
    send,
    /** A point of at most 7 °C with the sensor of the channel t1. */
    watched: await point({
      name: 'Temperatur Kühlhaus',
      toleratedMinutes: 20,
      sensor: { deviceId: device.id, channel: 't1', minutes: 5 },
    }),
    /** A reading of the channel t1, that many minutes after the start of the test. */
    reading: (minutes: number, value: number | null = 4, channel = 't1') => ({
      ...{ channel, measuredAt: minute(minutes), value },
    }),
    activate: (id: string) => ask(activateControlPoint, { id }),
    deactivate: (id: string) => ask(deactivateControlPoint, { id }),
  };
}
