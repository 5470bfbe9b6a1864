/** Handlers of shared devices, and of log-ins by PIN on them (docs/contract.md, section 5). */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Ports } from '../../kernel/execution/ports.ts';
import { deviceNotShared, invalidCurrentPassword, invalidPin, tooManyDevices } from '../refusals.ts';
import { attempt } from '../session/attempts.ts';
import type { OpenedSession } from '../session/identity-contracts.ts';
import { currentUser, endPinSessions, endSessionsOn, opened, ownSessions } from '../session/identity-handlers.ts';
import { Users } from '../user/user.ts';
import { deviceOfKey, lockedDevice, newDeviceKey, pinAttempts } from './device-key.ts';
import { Pin, Pins, withoutPin } from './pin.ts';
import {
  listPinUsers,
  listSharedDevices,
  openSessionByPin,
  type RegisteredDevice,
  registerSharedDevice,
  removePin,
  removeSharedDevice,
  setOwnPin,
} from './pin-contracts.ts';
import { DEVICES_MAX, pinUsers, SharedDevice, SharedDevices } from './shared-device.ts';

export const pinHandlers: readonly Handler[] = [
  handle(listSharedDevices, {
    run: ({ reader }, request) => reader.page(SharedDevices, {}, request, ['keyHash', 'people']),
  }),
  handle(registerSharedDevice, {
    async run(unit, { name }): Promise<RegisteredDevice> {
      await unit.lock('shared devices');
      const devices = await unit.of(SharedDevices).peekWhere({});
      if (devices.length >= DEVICES_MAX) throw tooManyDevices({ max: DEVICES_MAX });
      const id = unit.newId();
      const { key, keyHash } = newDeviceKey(id, unit.secrets);
      const device = { id, name, createdAt: unit.now };
      unit.of(SharedDevices).add(SharedDevice.register({ ...device, keyHash }));
      return { device, key };
    },
  }),
  handle(removeSharedDevice, {
    async run(unit, { id }) {
      const device = await unit.of(SharedDevices).get(id);
      await endSessionsOn(unit, id);
      unit.of(SharedDevices).remove(device);
    },
  }),
  handle(listPinUsers, {
    async run(ports, _input, { origin }) {
      const device = await deviceOfKey(ports, origin.deviceKey);
      if (!device) return { deviceName: null, users: [] };
      const ids = pinUsers(device, ports.clock.now());
      const [users, pins] = await Promise.all([
        ports.reader.whereIn(Users, 'id', ids),
        ports.reader.whereIn(Pins, 'id', ids),
      ]);
      const shown = ids.flatMap((id) => {
        const user = users.find((one) => one.id === id && one.status === 'ACTIVE');
        const pin = pins.find((one) => one.id === id);
        return user && pin ? [{ username: user.username, digits: pin.digits }] : [];
      });
      return { deviceName: device.name, users: shown };
    },
  }),
  handle(openSessionByPin, {
    async prepare(ports, { username, pin }, { origin }) {
      const device = await deviceOfKey(ports, origin.deviceKey);
      if (!device) throw deviceNotShared();
      const [user] = await ports.reader.where(Users, { username });
      let hash: string | undefined;
      // The names of the device's own people have their own counts. All other names count together for the device.
      const isKnown = user !== undefined && device.people.some(({ userId }) => userId === user.id);
      const attempted = { typed: pinAttempts(device, username), origin, isKnown };
      const isRight = await attempt(ports, attempted, async () => {
        hash = user && (await hashForTry(ports, device.id, user.id));
        // Verifies even without a hash, so that the duration does not reveal which users may log in here.
        const matches = await ports.passwords.verify(pin, hash);
        return matches && user?.status === 'ACTIVE';
      });
      if (!user || !isRight) throw invalidPin();
      return { userId: user.id, hash };
    },
    async run(unit, { earlierSessions }, { origin, prepared: { userId, hash } }): Promise<OpenedSession> {
      const user = await unit.of(Users).get(userId);
      const pin = await unit.of(Pins).find(userId);
      const device = await lockedDevice(unit, origin.deviceKey);
      if (!device) throw deviceNotShared();
      if (!user.isActive || pin?.state.hash !== hash) throw invalidPin();
      device.succeeded(userId);
      const session = await opened(unit, user, device.state.id);
      const earlier = await ownSessions(unit, userId, earlierSessions);
      return { sessionId: session.state.id, user: currentUser(user.state, true, unit.now, unit), earlier };
    },
  }),
  handle(setOwnPin, {
    async prepare(ports, { currentPassword, pin }, { caller, origin }) {
      const { username, passwordHash } = await ports.reader.get(Users, caller.userId);
      const check = () => ports.passwords.verify(currentPassword, passwordHash);
      if (!(await attempt(ports, { typed: username, origin, bySession: true }, check))) throw invalidCurrentPassword();
      return { verified: passwordHash, hash: await ports.passwords.hash(pin) };
    },
    async run(unit, { pin: { length: digits } }, { caller: { userId: id }, prepared: { verified, hash } }) {
      const user = await unit.of(Users).get(id);
      if (user.state.passwordHash !== verified) throw invalidCurrentPassword();
      const known = await unit.of(Pins).find(id);
      if (known) {
        known.replace({ hash, digits, setAt: unit.now });
        await endPinSessions(unit, user);
      } else unit.of(Pins).add(Pin.of({ id, hash, digits, setAt: unit.now }));
    },
  }),
  handle(removePin, {
    async run(unit, { id }) {
      const user = await unit.of(Users).get(id);
      await withoutPin(unit, id);
      await endPinSessions(unit, user);
    },
  }),
];

/**
 * Counts one of the user's tries on the device. Returns the hash of the user's PIN. Returns undefined if the user has
 * no PIN or no more tries, or may not log in by PIN on the device. Uses a separate short unit of work, so that the
 * count persists if the log-in fails.
 */
async function hashForTry(ports: Ports, deviceId: string, userId: string): Promise<string | undefined> {
  const hasTry = await ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    const device = await unit.of(SharedDevices).find(deviceId);
    return device?.takeTry(userId, unit.now) ?? false;
  });
  return hasTry ? (await ports.reader.find(Pins, userId))?.hash : undefined;
}
