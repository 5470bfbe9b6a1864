/**
 * Logs of attempts to log in, and the rule that throttles them (docs/contract.md, section 5): 5 failures
 * within 15 minutes per username and client address, 50 per username over all strange addresses, 100 per address. An IPv6
 * address counts as its /64.
 *
 * An address from which the user logged in within 30 days is known: its failures count for itself alone. So strangers who
 * fill the 50 do not keep the user out. Attempts of a session of the user, which change the password, share another 50.
 *
 * An attempt is admitted before its password is checked and counts as a failure until it is known to be none. So many
 * attempts in flight at once get no more guesses than one after another.
 */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { tooManyAttempts } from './refusals.ts';

export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
/** An address stays known for this long after the last log-in from it. */
export const KNOWN_MS = 30 * 24 * 60 * 60 * 1000;
/** Known addresses that a log keeps, the latest ones. */
const KNOWN_MAX = 20;
/** An attempt that has not ended after this long belonged to a process that died: it counts as a failure. */
const PENDING_MS = 10_000;

/** What a log allows of failures in the window: from one counterpart, and in all. */
interface Limits {
  readonly each: number;
  readonly all: number;
}

/** The log of a username has addresses for counterparts, the log of an address has usernames. */
export const OF_USERNAME: Limits = { each: 5, all: 50 };
export const OF_ADDRESS: Limits = { each: Number.POSITIVE_INFINITY, all: 100 };

interface Attempt {
  readonly id: string;
  /** Of a username its address, of an address the digest of the username. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly pending: boolean;
  /** Made by a live session of the user. Absent: by somebody who logs in. */
  readonly bySession?: true;
}

/** An address from which the user logged in. */
interface Known {
  readonly by: string;
  /** Of the last log-in: milliseconds since 1970. */
  readonly at: number;
}

/** What became of an attempt: the password was wrong, or right, or nobody got to know. */
export type Outcome = 'failed' | 'succeeded' | 'withdrawn';

export interface LoginLogState {
  /** `username` and a digest of it as typed, folded; or `address` and the client's. */
  readonly id: string;
  readonly attempts: readonly Attempt[];
  /** Of a username; empty for an address. */
  readonly known: readonly Known[];
}

export class LoginLog implements Aggregate<LoginLogState> {
  #state: LoginLogState;

  private constructor(state: LoginLogState) {
    this.#state = state;
  }

  static open(id: string): LoginLog {
    return new LoginLog({ id, attempts: [], known: [] });
  }

  /** Rebuilds a stored log. For adapters only: checks nothing. */
  static restore(state: LoginLogState): LoginLog {
    return new LoginLog(state);
  }

  get state(): LoginLogState {
    return this.#state;
  }

  /**
   * Whether one more attempt may be begun; false: too many are in flight to tell yet, ask again in a moment. Refuses with
   * TOO_MANY_ATTEMPTS once the failures alone are too many. `bySession`: a live session of the user makes it.
   */
  admits(by: string, limits: Limits, now: Date, bySession = false): boolean {
    const at = now.getTime();
    const recent = this.#recent(at);
    const isPending = (attempt: Attempt) => attempt.pending && at - attempt.at < PENDING_MS;
    for (const [attempts, max] of [
      [recent.filter((attempt) => attempt.by === by), limits.each],
      [this.#sharing(recent, by, bySession, at), limits.all],
    ] as const) {
      if (attempts.length < max) continue;
      const oldest = attempts.filter((attempt) => !isPending(attempt)).at(-max);
      if (oldest) throw tooManyAttempts(Math.ceil((oldest.at + LOGIN_WINDOW_MS - at) / 1000));
      return false;
    }
    return true;
  }

  /** To be called when all logs admit the attempt: the password may be checked, and `end` must follow. */
  begin(id: string, by: string, now: Date, bySession = false): void {
    const at = now.getTime();
    const attempt: Attempt = { id, by, at, pending: true, ...(bySession && { bySession }) };
    this.#state = { ...this.#state, attempts: [...this.#recent(at), attempt] };
  }

  /** A success clears what its counterpart failed here; what was withdrawn has never been. */
  end(id: string, by: string, outcome: Outcome): void {
    const { attempts } = this.#state;
    const after = {
      failed: () => attempts.map((attempt) => (attempt.id === id ? { ...attempt, pending: false } : attempt)),
      succeeded: () => attempts.filter((attempt) => attempt.by !== by || (attempt.pending && attempt.id !== id)),
      withdrawn: () => attempts.filter((attempt) => attempt.id !== id),
    };
    this.#state = { ...this.#state, attempts: after[outcome]() };
  }

  /** Keeps the address as known, after a success from it. At most 20 are kept, the latest. */
  know(by: string, now: Date): void {
    const at = now.getTime();
    const others = this.#state.known.filter((one) => one.by !== by && at - one.at < KNOWN_MS);
    this.#state = { ...this.#state, known: [...others, { by, at }].slice(-KNOWN_MAX) };
  }

  /** Forgets the attempts. Known addresses stay: else strangers could keep the user out once more. */
  forget(): void {
    this.#state = { ...this.#state, attempts: [] };
  }

  /** The attempts that count together with one from there against the limit over all addresses. */
  #sharing(recent: readonly Attempt[], by: string, bySession: boolean, at: number): readonly Attempt[] {
    if (bySession) return recent.filter((attempt) => attempt.bySession);
    const known = new Set(this.#state.known.filter((one) => at - one.at < KNOWN_MS).map((one) => one.by));
    if (known.has(by)) return [];
    return recent.filter((attempt) => !attempt.bySession && !known.has(attempt.by));
  }

  /** A clock set back must neither open nor hold the window for longer than it is: what lies ahead counts as of now. */
  #recent(at: number): readonly Attempt[] {
    return this.#state.attempts
      .map((attempt) => (attempt.at > at ? { ...attempt, at } : attempt))
      .filter((attempt) => at - attempt.at < LOGIN_WINDOW_MS);
  }
}

export const LoginLogs = aggregateKind<LoginLogState, LoginLog>({
  name: 'login_log',
  restore: LoginLog.restore,
  audited: false,
});
