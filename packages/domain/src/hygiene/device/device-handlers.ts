/** Handlers that create, change and read devices, and the look-up of a device by its key. */
import type { Caller } from '../../kernel/contract/caller.ts';
import { authenticationRequired } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Ports } from '../../kernel/execution/ports.ts';
import type { SwitchVerb } from '../subjects.ts';
import { Device, type DeviceState, Devices } from './device.ts';
import {
  activateDevice,
  createDevice,
  type DeviceView,
  deactivateDevice,
  getDevice,
  listDevices,
  replaceDeviceKey,
} from './device-contracts.ts';

const PREFIX = 'clv_';
/** A key: the prefix and 32 random bytes in base64url. */
const KEY = /^clv_[\w-]{43}$/;

/**
 * Returns the caller for the key of an ACTIVE device. It has no permissions. Refuses other texts with
 * AUTHENTICATION_REQUIRED.
 */
export async function deviceCaller(
  { reader, secrets }: Pick<Ports, 'reader' | 'secrets'>,
  key: string,
): Promise<Caller> {
  if (!KEY.test(key)) throw authenticationRequired();
  const keyDigest = secrets.digest(key);
  const [device] = await reader.where(Devices, { keyDigest, status: 'ACTIVE' });
  if (!device) throw authenticationRequired();
  const { id: userId, name: username } = device;
  return { userId, username, sessionId: '', permissions: new Set(), deviceKeyDigest: keyDigest };
}

/** Returns the device for a response, which has no digest. */
const shown = ({ keyDigest: _, ...device }: DeviceState): DeviceView => device;

const switched = (contract: typeof activateDevice, verb: SwitchVerb) =>
  handle(contract, {
    async run(unit, { id }, { expected }) {
      const device = await unit.of(Devices).get(id, expected);
      device.move(verb);
      return shown(device.state);
    },
  });

export const deviceHandlers: readonly Handler[] = [
  handle(listDevices, {
    run: ({ reader }, { status, ...request }) => reader.page(Devices, { status }, request, ['keyDigest']),
  }),
  handle(getDevice, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(Devices, id);
      return { state: shown(state), version };
    },
  }),
  handle(createDevice, {
    async run(unit, { name }) {
      const key = PREFIX + unit.secrets.random();
      const keyDigest = unit.secrets.digest(key);
      const device = Device.create({ id: unit.newId(), name, keyDigest, createdAt: unit.now });
      unit.of(Devices).add(device);
      return { ...shown(device.state), key };
    },
  }),
  handle(replaceDeviceKey, {
    async run(unit, { id }) {
      const device = await unit.of(Devices).get(id);
      const key = PREFIX + unit.secrets.random();
      device.replaceKey(unit.secrets.digest(key));
      return { ...shown(device.state), key };
    },
  }),
  switched(activateDevice, 'activate'),
  switched(deactivateDevice, 'deactivate'),
];
