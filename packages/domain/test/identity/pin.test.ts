/** Tests shared devices, and the log-in by PIN on them. */
import { type Test, test } from 'tap';
import {
  assignRole,
  changePassword,
  type DEVICES_MAX,
  getOwnUser,
  getSession,
  listPinUsers,
  listSharedDevices,
  listUsers,
  lockUser,
  openSession,
  openSessionByPin,
  PIN_TRIES,
  Pins,
  registerSharedDevice,
  removePin,
  removeRole,
  removeSharedDevice,
  resetPassword,
  Sessions,
  SharedDevice,
  SharedDevices,
  setOwnPin,
  type UserView,
} from '../../src/identity/index.ts';
import { PERMISSIONS } from '../../src/index.ts';
import { listOwnBookings } from '../../src/inventory/index.ts';
import type { Permission } from '../../src/kernel/index.ts';
import { aCaller, PASSWORD, withCore } from '../with-core.ts';

const PIN = '4711';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const nobody = { caller: undefined };

async function withDevice() {
  const it = withCore();
  const { ask, user, enter, refused, core } = it;
  const { device, key: deviceKey } = await ask(registerSharedDevice, { name: 'Tablet at the ramp' });
  const here = { caller: undefined, deviceKey };
  const openBy = async ({ username }: UserView, password = PASSWORD) => ask(openSession, { username, password }, here);
  const byPin = ({ username }: Pick<UserView, 'username'>, pin = PIN, asking: object = here) =>
    ask(openSessionByPin, { username, pin }, { ...nobody, ...asking });
  return {
    ...it,
    device,
    deviceKey,
    here,
    openBy,
    byPin,
    pinRefused: ({ username }: Pick<UserView, 'username'>, pin = PIN, asking: object = here) =>
      refused(openSessionByPin, { username, pin }, { ...nobody, ...asking }),
    /** Creates a user with a PIN. The user logs in on the device with the password. */
    async worker(pin = PIN) {
      const anna = await user(['WAREHOUSE_WORKER']);
      await ask(setOwnPin, { currentPassword: PASSWORD, pin }, await enter(anna));
      await openBy(anna);
      return anna;
    },
    callerOf: async (sessionId: string) => core.access.caller(sessionId),
    shown: async (asking: object = here) =>
      (await ask(listPinUsers, {}, { ...nobody, ...asking })).users.map(({ username }) => username),
  };
}

test('a user who logged in on a shared device with the password can log in there by PIN', async (t) => {
  const { worker, byPin, callerOf, ports, ask } = await withDevice();
  const anna = await worker();
  ports.clock.advance(HOUR);
  const { sessionId, user } = await byPin(anna);
  t.match(user, { id: anna.id, byPin: true, roles: ['WAREHOUSE_WORKER'] });
  const caller = await callerOf(sessionId);
  t.match(await ask(getSession, {}, { caller }), { id: anna.id, byPin: true });
  t.match(ports.audit.at(-1), { operation: 'session.open-by-pin', outcome: 'done', username: anna.username });
  t.notMatch(JSON.stringify(ports.audit), PIN, 'no PIN is in the audit log');
  ports.clock.advance(12 * HOUR);
  await t.rejects(callerOf(sessionId), { code: 'AUTHENTICATION_REQUIRED' }, 'a shift at most');
});

test('a session by PIN runs only operations of the floor, also for an administrator', async (t) => {
  const { worker, byPin, callerOf, ask, refused, refusal, ports, openBy } = await withDevice();
  const anna = await worker();
  await ask(assignRole, { id: anna.id, roleName: 'ADMIN' });
  const caller = await callerOf((await byPin(anna)).sessionId);
  t.ok(caller.permissions.has('STOCK_MOVEMENT_WRITE'));
  for (const permission of ['USER_READ', 'ROLE_ASSIGN', 'MASTERDATA_WRITE', 'HACCP_WRITE', 'AUDIT_LOG_READ'] as const)
    t.notOk(caller.permissions.has(permission), permission);
  t.same((await ask(getSession, {}, { caller })).permissions, [...caller.permissions]);
  await t.resolves(ask(listOwnBookings, {}, { caller }));
  await t.resolves(ask(getOwnUser, {}, { caller }));
  t.match(await refusal(listUsers, {}, { caller }), { kind: 'forbidden', code: 'PIN_SESSION' });
  t.match(ports.audit.at(-1), { operation: 'user.list', outcome: 'refused', code: 'PIN_SESSION' });
  t.equal(await refused(setOwnPin, { currentPassword: PASSWORD, pin: '9062' }, { caller }), 'PIN_SESSION');
  t.equal(await refused(removePin, { id: anna.id }, { caller }), 'PIN_SESSION', 'nor for oneself');
  const withPassword = await callerOf((await openBy(anna)).sessionId);
  await t.resolves(ask(listUsers, {}, { caller: withPassword }));
});

test('there is no log-in by PIN without a shared device', async (t) => {
  const { worker, pinRefused, deviceKey, shown, ask, device } = await withDevice();
  const anna = await worker();
  const [id = ''] = deviceKey.split('.');
  for (const forged of [undefined, '', '.', id, `${id}.`, `${id}.x`, `x${deviceKey}`, `${deviceKey}x`, 'a\u0000b.c']) {
    t.equal(await pinRefused(anna, PIN, { deviceKey: forged }), 'DEVICE_NOT_SHARED', String(forged));
    t.same(await shown({ deviceKey: forged }), [], 'and nobody is named');
  }
  const other = await ask(registerSharedDevice, { name: 'Other' });
  t.equal(await pinRefused(anna, PIN, { deviceKey: other.key }), 'INVALID_PIN', 'she never was there');
  await ask(removeSharedDevice, { id: device.id });
  t.equal(await pinRefused(anna), 'DEVICE_NOT_SHARED');
});

test('five wrong PINs in a row require the password, also hours apart', async (t) => {
  const { worker, pinRefused, byPin, openBy, shown, ports } = await withDevice();
  const [anna, berta] = [await worker(), await worker()];
  for (let wrong = 1; wrong < PIN_TRIES; wrong++) t.equal(await pinRefused(anna, '0815'), 'INVALID_PIN');
  await t.resolves(byPin(anna), 'the fifth try is right');
  for (let wrong = 1; wrong <= PIN_TRIES; wrong++) {
    t.same((await shown()).includes(anna.username), true);
    t.equal(await pinRefused(anna, '0815'), 'INVALID_PIN');
    ports.clock.advance(HOUR);
  }
  t.equal(await pinRefused(anna), 'INVALID_PIN', 'hours later, with the right one');
  t.same(await shown(), [berta.username]);
  await t.resolves(byPin(berta), 'others are not concerned');
  await openBy(anna);
  await t.resolves(byPin(anna), 'after the password it works again');
});

test('the password works after five wrong PINs, and makes the PIN work again', async (t) => {
  const { worker, pinRefused, byPin, openBy } = await withDevice();
  const anna = await worker();
  for (let wrong = 1; wrong <= PIN_TRIES; wrong++) t.equal(await pinRefused(anna, '0815'), 'INVALID_PIN');
  t.equal(await pinRefused(anna), 'TOO_MANY_ATTEMPTS', 'throttled as a log-in');
  await t.resolves(openBy(anna), 'wrong PINs are no wrong passwords');
  await t.resolves(byPin(anna));
});

test('only five of twenty concurrent PINs are verified', async (t) => {
  const { worker, pinRefused, ports } = await withDevice();
  const anna = await worker();
  let verified = 0;
  const { verify } = ports.passwords;
  Object.assign(ports.passwords, {
    verify: (pin: string, hash: string | undefined) => {
      if (hash !== undefined) verified++;
      return verify.call(ports.passwords, pin, hash);
    },
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => pinRefused(anna, `80${index + 10}`)));
  t.ok(verified <= PIN_TRIES, `${verified}`);
  t.equal(verified, PIN_TRIES);
});

test('a wrong PIN, an unknown user and a locked user get the same refusal after one hash', async (t) => {
  const { worker, user, openBy, ask, refusal, here, ports } = await withDevice();
  const [active, locked, without, elsewhere] = [await worker(), await worker(), await user(), await user()];
  await openBy(without);
  await ask(lockUser, { id: locked.id });
  let verified = 0;
  const { verify } = ports.passwords;
  Object.assign(ports.passwords, {
    verify: (pin: string, hash: string | undefined) => {
      verified++;
      return verify.call(ports.passwords, pin, hash);
    },
  });
  const answers = new Set<string>();
  for (const [username, pin] of [
    ['nobody', PIN],
    [active.username, '0815'],
    [locked.username, PIN],
    [without.username, PIN],
    [elsewhere.username, PIN],
  ]) {
    verified = 0;
    const { kind, code, message } = await refusal(openSessionByPin, { username, pin }, here);
    answers.add(JSON.stringify([kind, code, message]));
    t.equal(verified, 1, `one hash for ${username}`);
  }
  t.equal(answers.size, 1, [...answers].join());
});

test('the PIN works for thirty days after the last log-in with the password', async (t) => {
  const { worker, byPin, pinRefused, shown, ports, openBy } = await withDevice();
  const anna = await worker();
  ports.clock.advance(30 * DAY - HOUR);
  await t.resolves(byPin(anna), 'which a PIN does not prolong');
  ports.clock.advance(HOUR);
  t.equal(await pinRefused(anna), 'INVALID_PIN');
  t.same(await shown(), []);
  await openBy(anna);
  await t.resolves(byPin(anna));
});

test('listPinUsers lists the users who can log in by PIN, the latest first', async (t) => {
  const { worker, shown, ask, user, openBy, here, byPin } = await withDevice();
  const [anna, berta, clara] = [await worker(), await worker('271828'), await worker()];
  await openBy(await user());
  t.same(
    await shown(),
    [clara, berta, anna].map(({ username }) => username),
    'not one without a PIN',
  );
  const { deviceName, users } = await ask(listPinUsers, {}, here);
  t.equal(deviceName, 'Tablet at the ramp');
  t.same(users[1], { username: berta.username, digits: 6 });
  await byPin(berta, '271828');
  t.equal((await shown())[0], berta.username, 'a PIN makes the latest as well');
  await openBy(anna);
  await ask(lockUser, { id: clara.id });
  t.same(
    await shown(),
    [anna, berta].map(({ username }) => username),
  );
  t.same(await ask(listPinUsers, {}, nobody), { deviceName: null, users: [] });
});

test('a PIN has 4 to 6 digits, is not easy to guess, and is set with the password', async (t) => {
  const { ask, refused, user, enter, ports } = withCore();
  const anna = await user();
  const asking = await enter(anna);
  const set = (pin: unknown, currentPassword = PASSWORD) => refused(setOwnPin, { currentPassword, pin }, asking);
  for (const pin of ['', '123', '1234567', '12a4', '１２３４', 4711, null, undefined, ' 4711', '4711\n']) {
    t.equal(await set(pin), 'VALIDATION_ERROR', JSON.stringify(pin));
  }
  for (const pin of ['0000', '1111', '1234', '4321', '012345', '987654', '2468', '1212', '123123', '454545']) {
    t.equal(await set(pin), 'VALIDATION_ERROR', pin);
  }
  t.equal(await set(PIN, 'wrong password'), 'INVALID_CURRENT_PASSWORD');
  t.equal(await ports.reader.find(Pins, anna.id), undefined);
  for (const pin of ['4711', '0815', '31415', '112233']) {
    await ask(setOwnPin, { currentPassword: PASSWORD, pin }, asking);
    t.match(await ports.reader.get(Pins, anna.id), { digits: pin.length, hash: /./ });
  }
  const throttled = await user();
  const other = await enter(throttled);
  const wrong = () => refused(setOwnPin, { currentPassword: 'wrong password', pin: PIN }, other);
  for (let times = 0; times < 5; times++) t.equal(await wrong(), 'INVALID_CURRENT_PASSWORD');
  t.equal(await wrong(), 'TOO_MANY_ATTEMPTS', 'counted as wrong passwords');
  t.notMatch(JSON.stringify(ports.audit), /"(4711|0815|31415|112233)"/);
});

/** Checks that `act` ends a session opened by PIN, and that a log-in with the PIN is then refused with `code`. */
async function ends(
  t: Test,
  what: string,
  act: (it: Awaited<ReturnType<typeof withDevice>>, user: UserView) => Promise<unknown>,
  code = 'INVALID_PIN',
): Promise<void> {
  const it = await withDevice();
  const anna = await it.worker();
  const { sessionId } = await it.byPin(anna);
  await act(it, anna);
  await t.rejects(it.callerOf(sessionId), { code: 'AUTHENTICATION_REQUIRED' }, `${what} ends the session`);
  t.equal(await it.pinRefused(anna), code, `${what} ends the PIN`);
}

test('a lock, a new password, and removal of the PIN or the device end the PIN and its sessions', async (t) => {
  await ends(t, 'a lock', ({ ask }, { id }) => ask(lockUser, { id }));
  await ends(t, 'a reset', ({ ask }, { id }) => ask(resetPassword, { id, newPassword: 'neues Passwort' }));
  await ends(t, 'a change', ({ ask }, { id }) =>
    ask(changePassword, { id, currentPassword: PASSWORD, newPassword: 'neues Passwort' }),
  );
  await ends(t, 'an administrator', ({ ask }, { id }) => ask(removePin, { id }, { caller: aCaller(['USER_WRITE']) }));
  await ends(t, 'the user', async ({ ask, enter }, user) => ask(removePin, { id: user.id }, await enter(user)));
  await ends(t, 'the device', ({ ask, device: { id } }) => ask(removeSharedDevice, { id }), 'DEVICE_NOT_SHARED');
});

test('a new PIN ends the sessions that the old PIN opened, and keeps sessions by password', async (t) => {
  const { ask, worker, enter, byPin, isIn, callerOf } = await withDevice();
  const anna = await worker();
  const { sessionId } = await byPin(anna);
  const { caller } = await enter(anna);
  await ask(setOwnPin, { currentPassword: PASSWORD, pin: '8259' }, { caller });
  await t.rejects(callerOf(sessionId), { code: 'AUTHENTICATION_REQUIRED' });
  t.ok(await isIn(caller));
  await byPin(anna, '8259');
});

test('removePin keeps sessions by password, and needs the permission for other users', async (t) => {
  const { ask, refused, worker, enter, isIn, user } = await withDevice();
  const anna = await worker();
  const { caller } = await enter(anna);
  t.equal(await refused(removePin, { id: anna.id }, await enter(await user())), 'ACCESS_DENIED');
  await ask(removePin, { id: anna.id });
  await ask(removePin, { id: anna.id });
  t.ok(await isIn(caller));
  t.equal(await refused(removePin, { id: 'unknown' }), 'USER_NOT_FOUND');
});

test('removal of a role removes its permissions from a session by PIN', async (t) => {
  const { ask, worker, byPin, callerOf } = await withDevice();
  const anna = await worker();
  const { sessionId } = await byPin(anna);
  await ask(removeRole, { id: anna.id, roleName: 'WAREHOUSE_WORKER' });
  t.equal((await callerOf(sessionId)).permissions.size, 0);
});

test('sessions by PIN count towards the limit of 100 sessions of a user', async (t) => {
  const { worker, byPin, enter, isIn, ports } = await withDevice();
  const anna = await worker();
  const { caller } = await enter(anna);
  for (let count = 0; count < 100; count++) {
    ports.clock.advance(1000);
    await byPin(anna);
  }
  t.notOk(await isIn(caller));
  t.equal((await ports.reader.where(Sessions, { userId: anna.id, endedAt: null })).length, 100);
});

test('listSharedDevices needs USER_READ, and registerSharedDevice and removeSharedDevice need USER_WRITE', async (t) => {
  const { ask, refused, device } = await withDevice();
  const without = (permission: Permission) => aCaller(PERMISSIONS.filter((each) => each !== permission));
  t.equal(await refused(listSharedDevices, {}, { caller: without('USER_READ') }), 'ACCESS_DENIED');
  t.equal(await refused(registerSharedDevice, { name: 'x' }, { caller: without('USER_WRITE') }), 'ACCESS_DENIED');
  t.equal(await refused(removeSharedDevice, { id: device.id }, { caller: without('USER_WRITE') }), 'ACCESS_DENIED');
  const { content } = await ask(listSharedDevices, {}, { caller: aCaller(['USER_READ']) });
  t.same(content, [{ id: device.id, name: 'Tablet at the ramp', createdAt: device.createdAt }], 'without its key');
  await ask(removeSharedDevice, { id: device.id }, { caller: aCaller(['USER_WRITE']) });
  t.same((await ask(listSharedDevices, {})).content, []);
  t.equal(await refused(removeSharedDevice, { id: 'unknown' }), 'SHARED_DEVICE_NOT_FOUND');
});

test('registerSharedDevice refuses a blank name and a 201st device', async (t) => {
  const { refused, ports } = await withDevice();
  t.equal(await refused(registerSharedDevice, { name: ' ' }), 'VALIDATION_ERROR');
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    for (let count = 1; count < MOST; count++) {
      const id = unit.newId();
      unit.of(SharedDevices).add(SharedDevice.register({ id, name: 'x', keyHash: id, createdAt: unit.now }));
    }
  });
  t.equal(await refused(registerSharedDevice, { name: 'x' }), 'TOO_MANY_DEVICES');
});
const MOST: typeof DEVICES_MAX = 200;

test('a device keeps the latest fifty users', (t) => {
  const device = SharedDevice.register({ id: 'd', name: 'd', keyHash: 'x', createdAt: new Date(0) });
  for (let count = 1; count <= 51; count++) device.entered(`u${count}`, new Date(count));
  t.equal(device.state.people.length, 50);
  t.notOk(device.takeTry('u1', new Date(60)));
  t.ok(device.takeTry('u2', new Date(60)));
  t.end();
});

test('device keys are not stored in plain text', async (t) => {
  const { ports, deviceKey } = await withDevice();
  const [, secret = ''] = deviceKey.split('.');
  t.ok(secret.length > 30);
  t.notMatch(JSON.stringify([await ports.reader.where(SharedDevices, {}), ports.audit]), secret);
});

test('changes during the check of a PIN or a password take effect', async (t) => {
  const { worker, pinRefused, ask, refused, enter, ports, device } = await withDevice();
  const [anna, berta, clara] = [await worker(), await worker(), await worker()];
  const asking = await enter(clara);
  const { verify } = ports.passwords;
  const meanwhile = (act: () => Promise<unknown>) => {
    ports.passwords.verify = async (typed: string, hash: string | undefined) => {
      const matches = await verify.call(ports.passwords, typed, hash);
      ports.passwords.verify = verify;
      await act();
      return matches;
    };
  };
  meanwhile(() => ask(removePin, { id: anna.id }));
  t.equal(await pinRefused(anna), 'INVALID_PIN');
  meanwhile(() => ask(lockUser, { id: berta.id }));
  t.equal(await pinRefused(berta), 'INVALID_PIN');
  meanwhile(() => ask(resetPassword, { id: clara.id, newPassword: 'neues Passwort' }));
  t.equal(await refused(setOwnPin, { currentPassword: PASSWORD, pin: PIN }, asking), 'INVALID_CURRENT_PASSWORD');
  const emil = await worker();
  meanwhile(() => ask(removeSharedDevice, { id: device.id }));
  t.equal(await pinRefused(emil), 'DEVICE_NOT_SHARED');
});

test('the right PIN of a locked user is a failed attempt like any other', async (t) => {
  const { worker, pinRefused, ask } = await withDevice();
  const anna = await worker();
  await ask(lockUser, { id: anna.id });
  for (let times = 0; times < 5; times++) t.equal(await pinRefused(anna), 'INVALID_PIN');
  t.equal(await pinRefused(anna), 'TOO_MANY_ATTEMPTS');
});
