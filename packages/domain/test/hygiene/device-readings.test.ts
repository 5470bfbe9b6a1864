import { test } from 'tap';
import { createDevice, getDevice, listReadings, sendReadings, updateControlPoint } from '../../src/hygiene/index.ts';
import { type Sensors, sensors } from './with-sensors.ts';

const DAY_MINUTES = 1440;

const stored = async ({ ask }: Pick<Sensors, 'ask'>, filter: object = {}) =>
  (await ask(listReadings, { ...filter, sort: 'measuredAt', size: 500 })).content;

test('a reading of a device is stored, rounded and judged like any other', async (t) => {
  const it = await sensors();
  const { ask, send, reading, device, watched, wait, minute } = it;
  wait(10);
  t.strictSame(await send([reading(-30, 4.005), reading(10, 7.01)]), {
    ...{ stored: 2, duplicates: 0, refused: [], serverTime: new Date(minute(10)) },
  });
  const [first, second] = await stored(it, { deviceId: device.id });
  t.hasStrict(first, {
    ...{ controlPointId: watched.id, value: '4.01', result: null, verdict: 'IN', version: 1, deviceId: device.id },
    ...{ batchId: null, note: '', recordedBy: null, recordedAt: new Date(minute(10)), correctsId: null },
  });
  t.hasStrict(second, { value: '7.01', verdict: 'ABOVE' });
  t.hasStrict(await ask(getDevice, { id: device.id }), { lastSeenAt: new Date(minute(10)) });
});

test('each reading is refused alone, for its first obstacle', async (t) => {
  const it = await sensors();
  const { send, reading } = it;
  const far = 31 * DAY_MINUTES;
  await send([reading(0, 4)]);
  const {
    stored: count,
    duplicates,
    refused,
  } = await send([
    reading(6, null, 't9'),
    reading(-1, 200.1),
    reading(-2, 200),
    reading(6, 4, 't9'),
    reading(5),
    reading(-far - 1, 4, 't9'),
    reading(-far),
    reading(-3, 4, 't9'),
    reading(0, 5),
    reading(0, 4.001),
    { channel: 't1', measuredAt: it.minute(-4) },
  ]);
  t.strictSame(refused, [
    { index: 0, code: 'IMPLAUSIBLE' },
    { index: 1, code: 'IMPLAUSIBLE' },
    { index: 3, code: 'IN_FUTURE' },
    { index: 5, code: 'TOO_OLD' },
    { index: 7, code: 'UNKNOWN_CHANNEL' },
    { index: 8, code: 'READING_EXISTS' },
    { index: 10, code: 'IMPLAUSIBLE' },
  ]);
  t.strictSame([count, duplicates], [3, 1]);
  t.strictSame(
    (await stored(it)).map(({ value }) => value),
    ['4', '200', '4', '4'],
    'the first value stays',
  );
});

test('what was stored is there once, also if a request has it twice', async (t) => {
  const it = await sensors();
  const { send, reading, measure, watched } = it;
  await measure(watched.id, 5);
  const readings = [reading(0), reading(-5), reading(0), reading(-5, 5)];
  t.hasStrict(await send(readings), { stored: 2, duplicates: 1, refused: [{ index: 3, code: 'READING_EXISTS' }] });
  t.hasStrict(await send(readings), { stored: 0, duplicates: 3, refused: [{ index: 3, code: 'READING_EXISTS' }] });
  t.equal((await stored(it)).length, 3, 'a reading by hand at the same instant is another one');
});

test('a wrong form stores nothing', async (t) => {
  const it = await sensors();
  const { refusal, reading, caller } = it;
  const faultsOf = async (readings: unknown) =>
    (await refusal(sendReadings, { readings }, { caller })).faults?.map(({ field }) => field);
  const { channel: _, ...none } = reading(1);
  t.strictSame(
    await faultsOf([reading(0), none, { ...reading(1), value: '4' }, { ...reading(1), measuredAt: '2026-01-05' }]),
    ['readings[1].channel', 'readings[2].value', 'readings[3].measuredAt'],
  );
  t.strictSame(await faultsOf([]), ['readings']);
  t.strictSame(await faultsOf(Array(501).fill(reading(0))), ['readings']);
  t.strictSame(await stored(it), []);
});

test('a reading belongs to the point that had the channel when it was measured', async (t) => {
  const it = await sensors();
  const { ask, send, reading, device, watched, wait, point, deactivate, activate } = it;
  const ofPoint = async (id: string) => (await stored(it, { controlPointId: id })).length;
  wait(10);
  await ask(updateControlPoint, { id: watched.id, sensor: { deviceId: device.id, channel: 't2', minutes: 5 } });
  wait(10);
  t.strictSame((await send([reading(5), reading(15), reading(15, 4, 't2'), reading(5, 4, 't2')])).refused, [
    { index: 1, code: 'UNKNOWN_CHANNEL' },
    { index: 3, code: 'UNKNOWN_CHANNEL' },
  ]);
  t.equal(await ofPoint(watched.id), 2);
  const later = await point({ sensor: { deviceId: device.id, channel: 't1', minutes: 5 } });
  t.hasStrict(await send([reading(6), reading(16)]), { stored: 2 });
  t.equal(await ofPoint(watched.id), 3, 'of two points, the one created first');
  t.equal(await ofPoint(later.id), 1, 'its first version reaches back');
  await deactivate(later.id);
  wait(10);
  t.strictSame((await send([reading(25)])).refused, [{ index: 0, code: 'UNKNOWN_CHANNEL' }]);
  await activate(later.id);
  wait(10);
  t.hasStrict(await send([reading(35)]), { stored: 1 });
  t.strictSame((await send([reading(26)])).refused, [{ index: 0, code: 'UNKNOWN_CHANNEL' }]);
});

test('the same channel of another device is another channel', async (t) => {
  const { ask, core, send, reading, device } = await sensors();
  const other = await ask(createDevice, { name: 'Zweite' });
  const caller = await core.deviceCaller(other.key);
  t.strictSame((await send([reading(0)], caller)).refused, [{ index: 0, code: 'UNKNOWN_CHANNEL' }]);
  t.hasStrict(await ask(getDevice, { id: device.id }), { lastSeenAt: null });
});

test('deviations follow the readings of devices, without an audit entry', async (t) => {
  const { send, reading, watched, deviations, ports, wait, minute } = await sensors();
  const entries = ports.audit.length;
  wait(60);
  await send([reading(0), reading(5, 8), reading(20, 9)]);
  t.strictSame(await deviations(), [], 'tolerated for 20 minutes');
  await send([reading(25, 8.5)]);
  await send([reading(30)]);
  const [deviation, ...others] = await deviations({ controlPointId: watched.id });
  t.hasStrict(deviation, {
    ...{ from: new Date(minute(5)), lastOutAt: new Date(minute(25)), until: new Date(minute(30)), readings: 3 },
    ...{ lowest: '8', highest: '9', status: 'OPEN' },
  });
  t.strictSame(others, []);
  t.equal(ports.audit.length, entries);
});
