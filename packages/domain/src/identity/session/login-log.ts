/**
 * Logs of log-in attempts and the rule that throttles them (docs/contract.md, section 5).
 *
 * An attempt comes from a place: the shared device whose key it has, or else the client address. An IPv6 address counts
 * as its /64. Failures allowed within 15 minutes: 5 per username and place, 50 per username over all unknown places, 100
 * per place.
 *
 * After a successful attempt of the user, the place is known for 30 days. Failures from a known place count neither
 * towards the 50 nor towards the 100, and these do not block them. So attackers who exhaust a limit, also behind the
 * same address, do not lock the user out. Attempts of a live session of the user, for example to change the password,
 * have a separate limit of 50 instead of the 50 and the 100.
 *
 * An attempt is admitted before the password check, and counts as a failure while it is pending. So concurrent attempts
 * get no more guesses than sequential ones.
 */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { tooManyAttempts } from '../refusals.ts';

export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
/** Time in ms for which a place stays known after the last success from it. */
export const KNOWN_MS = 30 * DAY_MS;
/** Maximum number of known places in a log. The log keeps the latest. */
const KNOWN_MAX = 20;
/** Time in ms after which a pending attempt counts as a completed failure, because its process has crashed. */
const PENDING_MS = 10_000;

/** Failures that a log allows in the window: per counterpart, and in total. */
interface Limits {
  readonly each: number;
  readonly all: number;
}

/** Limits of the log of a username, where a counterpart is a place. In the log of a place, a counterpart is a username. */
export const OF_USERNAME: Limits = { each: 5, all: 50 };
export const OF_PLACE: Limits = { each: Number.POSITIVE_INFINITY, all: 100 };

interface Attempt {
  readonly id: string;
  /** The id of the counterpart's log. */
  readonly by: string;
  /** Time of the attempt, in milliseconds since 1970. */
  readonly at: number;
  readonly pending: boolean;
  /** Whether a live session of the user made the attempt. Absent for a log-in. */
  readonly bySession?: true;
}

/** A place from which an attempt of the user succeeded. */
interface Known {
  readonly by: string;
  /** Time of the last success, in milliseconds since 1970. */
  readonly at: number;
}

/** The result of an attempt: wrong password, right password, or not determined. */
export type Outcome = 'failed' | 'succeeded' | 'withdrawn';

export interface LoginLogState {
  /**
   * `username` and a digest of the folded input, `address` and the client's network (see `networkOf`), or `device` and
   * the id of the shared device.
   */
  readonly id: string;
  readonly attempts: readonly Attempt[];
  /** The known places of a username. Empty in the log of a place. */
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

  /** Rebuilds a stored log, without checks. For adapters only. */
  static restore(state: LoginLogState): LoginLog {
    return new LoginLog(state);
  }

  get state(): LoginLogState {
    return this.#state;
  }

  /**
   * Returns whether one more attempt may begin. Returns false while too many attempts are pending. The caller then
   * retries shortly. Refuses with TOO_MANY_ATTEMPTS if completed failures alone reach a limit. `bySession`: a live
   * session of the user makes the attempt.
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

  /** Adds a pending attempt. Call it when all logs admit the attempt, and call `end` after the password check. */
  begin(id: string, by: string, now: Date, bySession = false): void {
    const at = now.getTime();
    const attempt: Attempt = { id, by, at, pending: true, ...(bySession && { bySession }) };
    this.#state = { ...this.#state, attempts: [...this.#recent(at), attempt] };
  }

  /**
   * Records the outcome. A success removes the attempt and the completed failures of the counterpart. `withdrawn`
   * removes the attempt.
   */
  end(id: string, by: string, outcome: Outcome): void {
    const { attempts } = this.#state;
    const after = {
      failed: () => attempts.map((attempt) => (attempt.id === id ? { ...attempt, pending: false } : attempt)),
      succeeded: () => attempts.filter((attempt) => attempt.by !== by || (attempt.pending && attempt.id !== id)),
      withdrawn: () => attempts.filter((attempt) => attempt.id !== id),
    };
    this.#state = { ...this.#state, attempts: after[outcome]() };
  }

  /** Returns whether an attempt of the user from this place succeeded within 30 days. */
  knows(by: string, now: Date): boolean {
    return this.#known(now.getTime()).has(by);
  }

  /** Stores the place as known, after a success from it. Keeps the latest 20. */
  know(by: string, now: Date): void {
    const at = now.getTime();
    const others = this.#state.known.filter((one) => one.by !== by && at - one.at < KNOWN_MS);
    this.#state = { ...this.#state, known: [...others, { by, at }].slice(-KNOWN_MAX) };
  }

  /** Removes the attempts. Known places stay, because otherwise attackers could lock the user out again. */
  forget(): void {
    this.#state = { ...this.#state, attempts: [] };
  }

  /**
   * Returns the attempts that count towards the same total limit as an attempt from `by`. Returns none for a log-in
   * from a known place, which has no total limit.
   */
  #sharing(recent: readonly Attempt[], by: string, bySession: boolean, at: number): readonly Attempt[] {
    if (bySession) return recent.filter((attempt) => attempt.bySession);
    const known = this.#known(at);
    if (known.has(by)) return [];
    return recent.filter((attempt) => !attempt.bySession && !known.has(attempt.by));
  }

  #known(at: number): ReadonlySet<string> {
    return new Set(this.#state.known.filter((one) => at - one.at < KNOWN_MS).map((one) => one.by));
  }

  /**
   * Returns the attempts in the window. Attempts in the future count as of now, so that setting the clock back does not
   * lengthen the window.
   */
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
