/** The key with which a shared device identifies itself. */
import type { Secrets, UnitPorts } from '../../kernel/execution/ports.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { type SharedDevice, type SharedDeviceState, SharedDevices } from './shared-device.ts';

/**
 * Returns a new key for the device, and the digest to store. The key begins with the id of the device, so that the
 * record can be found by id.
 */
export function newDeviceKey(id: string, secrets: Secrets): { readonly key: string; readonly keyHash: string } {
  const secret = secrets.random();
  return { key: `${id}.${secret}`, keyHash: secrets.digest(secret) };
}

const partsOf = (key: string): readonly [id: string, secret: string] => {
  const at = key.indexOf('.');
  return [key.slice(0, Math.max(0, at)), key.slice(at + 1)];
};

/** Returns the device with this key, or undefined. */
export async function deviceOfKey(
  { reader, secrets }: { readonly reader: Pick<Reader, 'find'>; readonly secrets: Secrets },
  key: string | undefined,
): Promise<SharedDeviceState | undefined> {
  if (key === undefined) return undefined;
  const [id, secret] = partsOf(key);
  const device = await reader.find(SharedDevices, id);
  return device?.keyHash === secrets.digest(secret) ? device : undefined;
}

/** Returns the device as `deviceOfKey` does, and locks it. */
export async function lockedDevice(
  unit: Pick<UnitPorts, 'of' | 'secrets'>,
  key: string | undefined,
): Promise<SharedDevice | undefined> {
  if (key === undefined) return undefined;
  const [id, secret] = partsOf(key);
  const device = await unit.of(SharedDevices).find(id);
  return device?.state.keyHash === unit.secrets.digest(secret) ? device : undefined;
}

/**
 * Returns the name under which the log-in logs count wrong PINs of a user on a device. The name differs from the
 * username, so that wrong PINs do not block the log-in with the password. No username begins with NUL.
 */
export const pinAttempts = ({ id }: Pick<SharedDeviceState, 'id'>, username: string): string =>
  `\u0000pin ${id} ${username}`;
