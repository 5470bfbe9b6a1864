/**
 * Who is asking: from the claims of an access token to a caller, checked against what is stored.
 *
 * Locking a user, changing roles or ending a session must act on tokens already given out from the next request on, on
 * every instance within a second (docs/contract.md, section 5). So a caller that was looked up is remembered for half a
 * second at most, and forgotten at once when this instance changes a user or a session.
 */

import type { Tracked } from '../kernel/audit.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Callers } from '../kernel/executor.ts';
import type { Ports } from '../kernel/ports.ts';
import { authenticationRequired, Refusal } from '../kernel/refusal.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { permissionsOf, type Roles } from './role.ts';
import { isLive, type SessionState, Sessions } from './session.ts';
import { type UserState, Users } from './user.ts';

/** Milliseconds for which another instance's changes may go unseen. */
const REMEMBERED_MS = 500;
/** Beyond so many callers at once the memory starts anew. */
const REMEMBERED_MAX = 10_000;

interface Known {
  readonly caller: Promise<Caller>;
  /** Once it is known. */
  found?: Caller;
  readonly until: number;
}

export class Access implements Callers {
  readonly #ports: Pick<Ports, 'reader' | 'clock'>;
  readonly #roles: Roles;
  readonly #known = new Map<string, Known>();
  /** Callers who were looked up here: an adapter may vouch for others. */
  readonly #found = new WeakSet<Caller>();

  constructor(ports: Pick<Ports, 'reader' | 'clock'>, roles: Roles) {
    this.#ports = ports;
    this.#roles = roles;
  }

  /** Returns the caller of a live session whose user is active. Refuses everybody else with AUTHENTICATION_REQUIRED. */
  caller(sessionId: string): Promise<Caller> {
    const known = this.#remembered(sessionId);
    if (known) return known.caller;
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear();
    const looked: Known = {
      caller: this.#lookUp(sessionId),
      until: this.#ports.clock.now().getTime() + REMEMBERED_MS,
    };
    this.#known.set(sessionId, looked);
    looked.caller.then(
      (caller) => {
        looked.found = caller;
      },
      (error) => {
        // A session that has ended does not live again; whether the store could be reached is asked anew.
        if (!(error instanceof Refusal)) this.#known.delete(sessionId);
      },
    );
    return looked.caller;
  }

  async confirm(caller: Caller, unit: UnitOfWork): Promise<Caller> {
    if (!this.#found.has(caller)) return caller;
    const { sessionId, userId } = caller;
    // Not one that is still being looked up: on a store with one connection that would wait for this unit of work.
    const known = this.#remembered(sessionId)?.found;
    if (known) return known;
    const [session, user] = await Promise.all([
      unit.of(Sessions).peek(sessionId).catch(unlessRefused),
      unit.of(Users).peek(userId).catch(unlessRefused),
    ]);
    return this.#callerOf(session, user);
  }

  /** Forgets whom a change of a user or a session is about. */
  committed(changes: readonly Tracked[]): void {
    for (const { kind, before, after } of changes) {
      if (!before || before === after) continue;
      if (kind === Sessions) this.#known.delete(before.id);
      // That somebody logged in changes nothing for the sessions that there are.
      if (kind === Users && !isOnlyLogIn(before as UserState, after as UserState | undefined)) this.#known.clear();
    }
  }

  #remembered(sessionId: string): Known | undefined {
    const now = this.#ports.clock.now().getTime();
    const known = this.#known.get(sessionId);
    // A clock set back must not stretch the memory.
    return known && known.until > now && known.until <= now + REMEMBERED_MS ? known : undefined;
  }

  async #lookUp(sessionId: string): Promise<Caller> {
    const { reader } = this.#ports;
    const session = await reader.find(Sessions, sessionId);
    return this.#callerOf(session, session && (await reader.find(Users, session.userId)));
  }

  #callerOf(session: SessionState | undefined, user: UserState | undefined): Caller {
    if (!session || user?.status !== 'ACTIVE' || !isLive(session, this.#ports.clock.now())) {
      throw authenticationRequired();
    }
    const { id: userId, username, roles } = user;
    const caller = { userId, username, sessionId: session.id, permissions: permissionsOf(this.#roles, roles) };
    this.#found.add(caller);
    return caller;
  }
}

/** Undefined for what is not there. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

const isOnlyLogIn = (before: UserState, after: UserState | undefined): boolean =>
  after !== undefined &&
  Object.entries(before).every(([name, value]) => name === 'lastLogin' || after[name as keyof UserState] === value);
