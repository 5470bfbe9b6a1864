/** Counts log-in attempts in two logs: one of the username and one of the client's address. */

import type { Origin } from '../kernel/caller.ts';
import { networkOf } from '../kernel/client-address.ts';
import type { Ports, UnitPorts } from '../kernel/ports.ts';
import { foldText } from '../kernel/text.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { LoginLog, LoginLogs, OF_ADDRESS, OF_USERNAME, type Outcome } from './login-log.ts';
import { tooManyAttempts } from './refusals.ts';

/** Delays in milliseconds before retries, while too many attempts of the same username or address are pending. */
const BUSY_WAITS_MS = [50, 100, 200, 400, 800, 1600];

/**
 * Runs `check`, counted as one attempt of the username from the client's address. Returns its result. A check that
 * throws does not count, because it reveals nothing about the password. Refuses with TOO_MANY_ATTEMPTS at the limits of
 * `login-log.ts`. `bySession`: a live session of the user makes the attempt, so failed log-ins from other addresses do
 * not block it.
 */
export async function attempt(
  ports: Ports,
  typed: string,
  origin: Origin,
  check: () => Promise<boolean>,
  bySession = false,
): Promise<boolean> {
  const username = usernameLog(ports, typed);
  const address = `address ${networkOf(origin.address ?? 'local')}`;
  const id = ports.ids.next();
  await begin(ports, username, address, id, bySession);
  let outcome: Outcome = 'withdrawn';
  try {
    outcome = (await check()) ? 'succeeded' : 'failed';
    return outcome === 'succeeded';
  } finally {
    await withLogs(ports, username, address, (ofUsername, ofAddress, now) => {
      ofUsername.end(id, address, outcome);
      if (outcome === 'succeeded') ofUsername.know(address, now);
      ofAddress.end(id, username, outcome);
    });
  }
}

/** Removes all attempts from the log of this username. The logs of the addresses and the known addresses stay. */
export async function forgetFailures(unit: Pick<UnitPorts, 'of' | 'secrets'>, username: string): Promise<void> {
  (await unit.of(LoginLogs).find(usernameLog(unit, username)))?.forget();
}

async function begin(ports: Ports, username: string, address: string, id: string, bySession: boolean): Promise<void> {
  const isAdmitted = () =>
    withLogs(ports, username, address, (ofUsername, ofAddress, now) => {
      if (!ofAddress.admits(username, OF_ADDRESS, now)) return false;
      if (!ofUsername.admits(address, OF_USERNAME, now, bySession)) return false;
      ofUsername.begin(id, address, now, bySession);
      ofAddress.begin(id, username, now);
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
  address: string,
  work: (ofUsername: LoginLog, ofAddress: LoginLog, now: Date) => T,
): Promise<T> {
  return ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    // Locks the log of the address before the log of the username, always in this order, to avoid deadlocks. Sends all
    // four requests together.
    const [, , ofAddress, ofUsername] = await Promise.all([
      unit.lock(`login ${address}`),
      unit.lock(`login ${username}`),
      openLog(unit, address),
      openLog(unit, username),
    ]);
    return work(ofUsername, ofAddress, unit.now);
  });
}

async function openLog(unit: UnitOfWork, id: string): Promise<LoginLog> {
  const found = await unit.of(LoginLogs).find(id);
  if (found) return found;
  const opened = LoginLog.open(id);
  unit.of(LoginLogs).add(opened);
  return opened;
}
