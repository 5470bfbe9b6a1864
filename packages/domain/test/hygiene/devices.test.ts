import { test } from 'tap';
import {
  activateDevice,
  correctReading,
  createDevice,
  Devices,
  deactivateDevice,
  getDevice,
  listDevices,
  listReadings,
  replaceDeviceKey,
  sendReadings,
} from '../../src/hygiene/index.ts';
import { CONTEXTS } from '../../src/index.ts';
import { contractsOf } from '../../src/kernel/index.ts';
import { sensors } from './with-sensors.ts';

const UNKNOWN = { code: 'AUTHENTICATION_REQUIRED', kind: 'unauthenticated' };

test('a device has a key that only its creation and a replacement show', async (t) => {
  const { ask, refused, device, ports } = await sensors();
  t.match(device, { name: 'Funkstation', status: 'ACTIVE', lastSeenAt: null, key: /^clv_[\w-]{43}$/ });
  const stored = await ports.reader.get(Devices, device.id);
  t.equal(stored.keyDigest, ports.secrets.digest(device.key));
  const { key, ...shown } = device;
  t.strictSame(await ask(getDevice, { id: device.id }), shown);
  t.strictSame((await ask(listDevices, { status: 'ACTIVE' })).content, [shown]);
  const next = await ask(replaceDeviceKey, { id: device.id });
  t.not(next.key, key);
  t.notMatch(JSON.stringify(ports.audit), key);
  t.notMatch(JSON.stringify(ports.audit), stored.keyDigest);
  t.equal(await refused(createDevice, { name: 'FUNKSTATION' }), 'DEVICE_ALREADY_EXISTS');
});

test('devices are deactivated and activated again', async (t) => {
  const { ask, refused, device } = await sensors();
  t.equal(await refused(activateDevice, { id: device.id }), 'INVALID_STATUS_TRANSITION');
  t.hasStrict(await ask(deactivateDevice, { id: device.id }), { status: 'INACTIVE' });
  t.equal(await refused(deactivateDevice, { id: device.id }), 'INVALID_STATUS_TRANSITION');
  t.strictSame((await ask(listDevices, { status: 'ACTIVE' })).content, []);
  t.hasStrict(await ask(activateDevice, { id: device.id }), { status: 'ACTIVE' });
  t.equal(await refused(getDevice, { id: 'x' }), 'DEVICE_NOT_FOUND');
});

test('an old key, the key of an inactive device and other texts open nothing', async (t) => {
  const { ask, core, device } = await sensors();
  const { key } = await ask(replaceDeviceKey, { id: device.id });
  await t.rejects(core.deviceCaller(device.key), UNKNOWN);
  t.match(await core.deviceCaller(key), { userId: device.id, username: device.name });
  for (const other of ['', 'clv_', `${key}x`, key.slice(4), ` ${key}`])
    await t.rejects(core.deviceCaller(other), UNKNOWN);
  await ask(deactivateDevice, { id: device.id });
  await t.rejects(core.deviceCaller(key), UNKNOWN);
  await ask(activateDevice, { id: device.id });
  t.ok(await core.deviceCaller(key));
});

test('a key that ends while its request waits stores nothing', async (t) => {
  const { ask, refused, device, reading, caller, core } = await sensors();
  const { key } = await ask(replaceDeviceKey, { id: device.id });
  t.equal(await refused(sendReadings, { readings: [reading(0)] }, { caller }), UNKNOWN.code, 'replaced');
  const next = await core.deviceCaller(key);
  await ask(deactivateDevice, { id: device.id });
  t.equal(await refused(sendReadings, { readings: [reading(0)] }, { caller: next }), UNKNOWN.code, 'inactive');
  t.hasStrict(await ask(getDevice, { id: device.id }), { lastSeenAt: null });
});

test('a device runs no operation of users, and a user none of devices', async (t) => {
  const { core, caller, refused } = await sensors();
  const origin = { address: null, requestId: null };
  const operations = CONTEXTS.flatMap(contractsOf).filter(({ permission }) => permission !== 'public');
  t.strictSame(
    operations.filter((each) => core.authorise(each, { input: {}, caller, origin })).map(({ name }) => name),
    ['device-reading.send', 'counter.display'],
  );
  for (const operation of operations.filter(({ permission }) => permission !== 'device'))
    t.equal(await refused(operation, { id: caller.userId }, { caller }), UNKNOWN.code, operation.name);
  t.equal(await refused(sendReadings, { readings: [] }), UNKNOWN.code, 'a user with all permissions');
  t.equal(await refused(sendReadings, { readings: [] }, { caller: undefined }), UNKNOWN.code);
});

test('a reading of a sensor is not corrected', async (t) => {
  const { ask, refused, send, reading, watched } = await sensors();
  await send([reading(0, 9)]);
  const [sent] = (await ask(listReadings, { controlPointId: watched.id })).content;
  t.equal(await refused(correctReading, { id: sent?.id ?? '', value: 4, note: 'Falsch' }), 'DEVICE_READING');
});
