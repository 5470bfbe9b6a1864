/**
 * Authenticates requests. Returns the caller for the session of a token or cookie, checked against the store.
 *
 * Locking a user, changing roles or ending a session must affect issued tokens from the next request on. On other
 * instances it must affect them within a second (docs/contract.md, section 5). So a caller is cached for at most half a
 * second. This instance removes callers from its cache immediately when it changes their user or session. A running
 * command requires its caller again at its commit, so it writes nothing after the change was acknowledged.
 */

import type { Caller } from '../../kernel/contract/caller.ts';
import { authenticationRequired, Refusal } from '../../kernel/contract/refusal.ts';
import type { Tracked } from '../../kernel/execution/audit.ts';
import type { Callers } from '../../kernel/execution/executor.ts';
import type { Ports } from '../../kernel/execution/ports.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { permissionsOf, ROLES, type Roles } from '../user/role.ts';
import { type UserState, Users } from '../user/user.ts';
import { isLive, type SessionState, Sessions } from './session.ts';

/** Cache lifetime in milliseconds. An instance may miss changes on other instances for this long. */
const REMEMBERED_MS = 500;
/** Maximum number of sessions in the cache. A full cache is cleared. */
const REMEMBERED_MAX = 10_000;

interface Known {
  readonly caller: Promise<Caller>;
  readonly until: number;
}

export class Access implements Callers {
  readonly #ports: Pick<Ports, 'reader' | 'clock'>;
  readonly #floorRoles: Roles;
  readonly #known = new Map<string, Known>();
  /** The callers that this class has looked up. Adapters may authenticate other callers themselves. */
  readonly #found = new WeakMap<Caller, { readonly session: SessionState; readonly user: UserState }>();

  /** Creates the authentication with an empty cache. `floorRoles`: the roles in sessions that a PIN opened. */
  constructor(ports: Pick<Ports, 'reader' | 'clock'>, floorRoles: Roles) {
    this.#ports = ports;
    this.#floorRoles = floorRoles;
  }

  /**
   * Returns the caller of a live session with an active user. Refuses other sessions with AUTHENTICATION_REQUIRED.
   * `userId`: the user in the token, so that one step reads session and user together. If the session belongs to
   * another user, that user is the caller.
   */
  caller(sessionId: string, userId?: string): Promise<Caller> {
    const known = this.#remembered(sessionId);
    if (known) return known.caller;
    if (this.#known.size >= REMEMBERED_MAX) this.#known.clear();
    const looked: Known = {
      caller: this.#lookUp(sessionId, userId),
      until: this.#ports.clock.now().getTime() + REMEMBERED_MS,
    };
    this.#known.set(sessionId, looked);
    looked.caller.catch((error) => {
      // Caches refusals, because an ended session stays ended. Other errors, such as an unreachable store, are not
      // cached.
      if (!(error instanceof Refusal)) this.#known.delete(sessionId);
    });
    return looked.caller;
  }

  async confirm(caller: Caller, unit: UnitOfWork, isFresh: boolean): Promise<Caller> {
    const known = this.#found.get(caller);
    if (!known) return caller;
    const { sessionId, userId } = caller;
    const [session, user] = isFresh
      ? await Promise.all([
          unit.of(Sessions).peek(sessionId).catch(unlessRefused),
          unit.of(Users).peek(userId).catch(unlessRefused),
        ])
      : [known.session, known.user];
    if (!session || !user || !isAllowed(session, user, this.#ports.clock.now())) throw authenticationRequired();
    unit.requires(Sessions, sessionId, { endedAt: null });
    unit.requires(Users, userId, { status: 'ACTIVE', roles: user.roles });
    return isFresh ? this.#callerOf(session, user) : caller;
  }

  /**
   * Removes the caller of a changed session from the cache. Clears the whole cache after a change of a user, except a
   * log-in.
   */
  committed(changes: readonly Tracked[]): void {
    for (const { kind, before, after } of changes) {
      if (!before || before === after) continue;
      if (kind === Sessions) this.#known.delete(before.id);
      // Keeps the cache after a log-in, because a log-in does not affect existing sessions.
      if (kind === Users && !isOnlyLogIn(before as UserState, after as UserState | undefined)) this.#known.clear();
    }
  }

  #remembered(sessionId: string): Known | undefined {
    const now = this.#ports.clock.now().getTime();
    const known = this.#known.get(sessionId);
    // The upper bound keeps entries from living longer after a clock was set back.
    return known && known.until > now && known.until <= now + REMEMBERED_MS ? known : undefined;
  }

  async #lookUp(sessionId: string, userId: string | undefined): Promise<Caller> {
    const { reader } = this.#ports;
    const [session, named] = await Promise.all([
      reader.find(Sessions, sessionId),
      userId === undefined ? undefined : reader.find(Users, userId),
    ]);
    const isOther = session && session.userId !== named?.id;
    return this.#callerOf(session, isOther ? await reader.find(Users, session.userId) : named);
  }

  #callerOf(session: SessionState | undefined, user: UserState | undefined): Caller {
    if (!session || !user || !isAllowed(session, user, this.#ports.clock.now())) throw authenticationRequired();
    const { id: userId, username, roles } = user;
    const isFloorOnly = session.deviceId !== null;
    const permissions = permissionsOf(isFloorOnly ? this.#floorRoles : ROLES, roles);
    const caller = { userId, username, sessionId: session.id, permissions, ...(isFloorOnly && { isFloorOnly }) };
    this.#found.set(caller, { session, user });
    return caller;
  }
}

const isAllowed = (session: SessionState, { status }: UserState, now: Date): boolean =>
  status === 'ACTIVE' && isLive(session, now);

/** Returns undefined for a refusal and rethrows other errors. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

const isOnlyLogIn = (before: UserState, after: UserState | undefined): boolean =>
  after !== undefined &&
  Object.entries(before).every(([name, value]) => name === 'lastLogin' || after[name as keyof UserState] === value);
