/**
 * Who is asking: from the claims of an access token to a caller, checked against what is stored.
 *
 * Locking a user, changing roles or ending a session must act on tokens already given out from the next request on, on
 * every instance within a second (contract decisions, section 5). So a caller that was looked up is remembered for half a
 * second at most, and forgotten at once when this instance changes a user or a session.
 */

import type { Ports } from '../ports.ts';
import type { Tracked } from '../shared/audit.ts';
import { say } from '../shared/message.ts';
import type { Caller } from '../shared/operation.ts';
import { Refusal } from '../shared/refusal.ts';
import { permissionsOf } from './role.ts';
import { isLive, Sessions } from './session.ts';
import { Users } from './user.ts';

/** Milliseconds for which another instance's changes may go unseen. */
const REMEMBERED_MS = 500;
/** Beyond so many callers at once the memory starts anew. */
const REMEMBERED_MAX = 10_000;

export const authenticationRequired = (): Refusal =>
  new Refusal('unauthenticated', 'AUTHENTICATION_REQUIRED', say`Log in first: a valid access token is required`);

export class Access {
  readonly #ports: Pick<Ports, 'reader' | 'clock'>;
  readonly #known = new Map<string, { caller: Promise<Caller>; until: number }>();

  constructor(ports: Pick<Ports, 'reader' | 'clock'>) {
    this.#ports = ports;
  }

  /** The caller of a live session whose user is active. Refuses everybody else with AUTHENTICATION_REQUIRED. */
  caller(sessionId: string): Promise<Caller> {
    const now = this.#ports.clock.now().getTime();
    const known = this.#known.get(sessionId);
    // A clock set back must not stretch the memory.
    if (known && known.until > now && known.until <= now + REMEMBERED_MS) return known.caller;
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear();
    const caller = this.#lookUp(sessionId);
    this.#known.set(sessionId, { caller, until: now + REMEMBERED_MS });
    // A refusal is not remembered, and a failure to reach the store least of all.
    caller.catch(() => this.#known.delete(sessionId));
    return caller;
  }

  /** Forgets everybody when a user or a session changed. */
  committed(changes: readonly Tracked[]): void {
    if (
      changes.some(({ kind, before, after }) => (kind === Users || kind === Sessions) && before && before !== after)
    ) {
      this.#known.clear();
    }
  }

  async #lookUp(sessionId: string): Promise<Caller> {
    const { reader, clock } = this.#ports;
    const session = await reader.find(Sessions, sessionId);
    if (!session || !isLive(session, clock.now())) throw authenticationRequired();
    const user = await reader.find(Users, session.userId);
    if (user?.status !== 'ACTIVE') throw authenticationRequired();
    return { userId: user.id, username: user.username, sessionId, permissions: permissionsOf(user.roles) };
  }
}
