/** Counts log-in attempts in two logs: one of the username, and one of the place from which they come. */

import type { Origin } from '../../kernel/contract/caller.ts';
import type { Ports, UnitPorts } from '../../kernel/execution/ports.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { networkOf } from '../../kernel/values/client-address.ts';
import { foldText } from '../../kernel/values/text.ts';
import { deviceOfKey } from '../pin/device-key.ts';
import { tooManyAttempts } from '../refusals.ts';
import { LoginLog, LoginLogs, OF_PLACE, OF_USERNAME, type Outcome } from './login-log.ts';

/** Delays in milliseconds before retries, while too many attempts of the same username or place are pending. */
const BUSY_WAITS_MS = [50, 100, 200, 400, 800, 1600];

/** Who makes an attempt, and from where. */
interface Attempted {
  /** The username as typed, or the name under which the PINs of a device count. */
  readonly typed: string;
  readonly origin: Origin;
  /** A live session of the user makes the attempt. */
  readonly bySession?: boolean;
  /** The place is known for the user, even without a successful attempt under this name. */
  readonly isKnown?: boolean;
}

/**
 * Runs `check`, counted as one attempt of the username from its place: the shared device whose key the request has, or
 * the client's address. Returns its result. A check that throws does not count, because it reveals nothing about the
 * password. Refuses with TOO_MANY_ATTEMPTS at the limits of `login-log.ts`. Attempts of a live session, and from a place
 * that is known for the user, do not count for the place: failures of others there do not block them.
 */
export async function attempt(ports: Ports, attempted: Attempted, check: () => Promise<boolean>): Promise<boolean> {
  const { typed, origin } = attempted;
  const username = usernameLog(ports, typed);
  const network = `address ${networkOf(origin.address ?? 'local')}`;
  const device = await deviceOfKey(ports, origin.deviceKey);
  const place = device ? `device ${device.id}` : network;
  const id = ports.ids.next();
  await begin(ports, username, place, id, attempted);
  let outcome: Outcome = 'withdrawn';
  try {
    outcome = (await check()) ? 'succeeded' : 'failed';
    return outcome === 'succeeded';
  } finally {
    await withLogs(ports, username, place, (ofUsername, ofPlace, now) => {
      ofUsername.end(id, place, outcome);
      ofPlace.end(id, username, outcome);
      if (outcome !== 'succeeded') return;
      ofUsername.know(network, now);
      ofUsername.know(place, now);
    });
  }
}

/** Removes all attempts from the log of this username. The logs of the places and the known places stay. */
export async function forgetFailures(unit: Pick<UnitPorts, 'of' | 'secrets'>, username: string): Promise<void> {
  (await unit.of(LoginLogs).find(usernameLog(unit, username)))?.forget();
}

async function begin(
  ports: Ports,
  username: string,
  place: string,
  id: string,
  { bySession = false, isKnown = false }: Attempted,
): Promise<void> {
  const isAdmitted = () =>
    withLogs(ports, username, place, (ofUsername, ofPlace, now) => {
      const isOwn = bySession || isKnown || ofUsername.knows(place, now);
      if (!isOwn && !ofPlace.admits(username, OF_PLACE, now)) return false;
      if (!ofUsername.admits(place, OF_USERNAME, now, bySession)) return false;
      ofUsername.begin(id, place, now, bySession);
      if (!isOwn) ofPlace.begin(id, username, now);
      return true;
    });
  for (const wait of BUSY_WAITS_MS) {
    if (await isAdmitted()) return;
    await ports.clock.pause(wait);
  }
  if (!(await isAdmitted())) throw tooManyAttempts(1);
}

/**
 * Returns the id of the log of a username. The id contains a digest, because the input may be long, or a password in
 * the wrong field.
 */
const usernameLog = ({ secrets }: Pick<Ports, 'secrets'>, typed: string): string =>
  `username ${secrets.digest(foldText(typed))}`;

/** Runs `work` on both logs, in a separate short unit of work, so that the count stays even if the log-in fails. */
function withLogs<T>(
  ports: Ports,
  username: string,
  place: string,
  work: (ofUsername: LoginLog, ofPlace: LoginLog, now: Date) => T,
): Promise<T> {
  return ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    // Locks the log of the place before the log of the username, always in this order, to avoid deadlocks. Sends all
    // four requests together.
    const [, , ofPlace, ofUsername] = await Promise.all([
      unit.lock(`login ${place}`),
      unit.lock(`login ${username}`),
      openLog(unit, place),
      openLog(unit, username),
    ]);
    return work(ofUsername, ofPlace, unit.now);
  });
}

async function openLog(unit: UnitOfWork, id: string): Promise<LoginLog> {
  const found = await unit.of(LoginLogs).find(id);
  if (found) return found;
  const opened = LoginLog.open(id);
  unit.of(LoginLogs).add(opened);
  return opened;
}
