/** Stores the settings of this device: whether it is shared, the names of its users, and the minutes until it locks. */
import { device, parsedJson } from './device.ts';

const SHARED = 'shared';
const PEOPLE = 'people';
const LOCK = 'lock-minutes';
const ACTIVE = 'active';
const MOST_PEOPLE = 12;

export const LOCK_MINUTES = [2, 5, 15] as const;

export const isShared = (): boolean => device.read(SHARED) === '1';

/** Returns the users who logged in on this device, the latest first. Returns none if the device is not shared. */
export function people(): readonly string[] {
  const kept = isShared() ? parsedJson(device.read(PEOPLE)) : undefined;
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
}

/**
 * Stores the name of a user at a log-in. Stores no names on a device that is not shared, because it must not reveal its
 * users.
 */
export function remember(username: string): void {
  if (!isShared()) return;
  const names = [username, ...people().filter((one) => one !== username)].slice(0, MOST_PEOPLE);
  device.write(PEOPLE, JSON.stringify(names));
}

export function share(shared: boolean, username: string): void {
  device.write(SHARED, shared ? '1' : undefined);
  device.write(PEOPLE, undefined);
  remember(username);
}

/** Minutes after which an idle shared device locks unless its users choose another time. */
const SHARED_MINUTES = 5;

/** Returns the minutes after which an idle device locks; undefined if it does not lock automatically. */
export function lockMinutes(): number | undefined {
  const stored = device.read(LOCK);
  const minutes = stored === undefined && isShared() ? SHARED_MINUTES : Number(stored);
  return minutes > 0 ? minutes : undefined;
}

/** Sets the minutes after which the idle device locks. Undefined: never. */
export const lockAfter = (minutes: number | undefined): void => device.write(LOCK, String(minutes ?? 0));

const CHECK_EVERY_MS = 5_000;

/** Calls `lock` after the set minutes without input in any tab of this device. */
export function lockWhenIdle(lock: () => void): void {
  let own = Date.now();
  const touched = (): void => {
    const now = Date.now();
    if (now - own < CHECK_EVERY_MS && device.read(ACTIVE) !== undefined) return;
    own = now;
    if (lockMinutes() !== undefined) device.write(ACTIVE, String(now));
  };
  const check = (): void => {
    const minutes = lockMinutes();
    if (minutes !== undefined && Date.now() - Math.max(own, Number(device.read(ACTIVE) ?? 0)) > minutes * 60_000) {
      lock();
    }
  };
  // Some handheld computers insert or paste a scan without a key.
  for (const type of ['pointerdown', 'keydown', 'paste', 'input']) {
    addEventListener(
      type,
      () => {
        // A tablet that was asleep must lock immediately when it wakes.
        check();
        touched();
      },
      true,
    );
  }
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}
