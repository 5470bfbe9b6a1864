/**
 * The log of attempts to log in from one client address, and the rule that throttles them (contract section 8; contract
 * decisions, section 5): 5 failures within 15 minutes per username, 100 per address.
 *
 * An attempt is admitted before its password is checked and counts as a failure until it is known to be none. So many
 * attempts in flight at once get no more guesses than one after another.
 */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import { say } from '../shared/message.ts';
import { Refusal } from '../shared/refusal.ts';

export const LOGIN_WINDOW_MS = 15 * 60 * 1000;
export const MAX_FAILURES_PER_USER = 5;
export const MAX_FAILURES_PER_ADDRESS = 100;
/** An attempt that has not ended after this long belonged to a process that died: it counts as a failure. */
const PENDING_MS = 10_000;

interface Attempt {
  readonly id: string;
  /** The username as typed, folded; it need not be a user's. */
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly pending: boolean;
}

export interface LoginLogState {
  /** The client's address. */
  readonly id: string;
  readonly attempts: readonly Attempt[];
}

export class LoginLog implements Aggregate<LoginLogState> {
  #state: LoginLogState;

  private constructor(state: LoginLogState) {
    this.#state = state;
  }

  static open(address: string): LoginLog {
    return new LoginLog({ id: address, attempts: [] });
  }

  /** Rebuilds a stored log. For adapters only: checks nothing. */
  static restore(state: LoginLogState): LoginLog {
    return new LoginLog(state);
  }

  get state(): LoginLogState {
    return this.#state;
  }

  /**
   * `admitted`: the password may be checked, and `end` must follow. `busy`: too many attempts are in flight to tell yet;
   * ask again in a moment. Refuses with TOO_MANY_ATTEMPTS once the failures alone are too many.
   */
  begin(id: string, username: string, now: Date): 'admitted' | 'busy' {
    const at = now.getTime();
    // A clock set back must neither open nor hold the window for longer than it is: what lies ahead counts as of now.
    const recent = this.#state.attempts
      .map((attempt) => (attempt.at > at ? { ...attempt, at } : attempt))
      .filter((attempt) => at - attempt.at < LOGIN_WINDOW_MS);
    const own = recent.filter((attempt) => attempt.username === username);
    const isPending = (attempt: Attempt) => attempt.pending && at - attempt.at < PENDING_MS;
    for (const [attempts, max] of [
      [own, MAX_FAILURES_PER_USER],
      [recent, MAX_FAILURES_PER_ADDRESS],
    ] as const) {
      const failures = attempts.filter((attempt) => !isPending(attempt));
      const oldest = failures.at(-max);
      if (oldest) throw tooManyAttempts(Math.ceil((oldest.at + LOGIN_WINDOW_MS - at) / 1000));
      if (attempts.length >= max) return 'busy';
    }
    this.#state = { ...this.#state, attempts: [...recent, { id, username, at, pending: true }] };
    return 'admitted';
  }

  /** A success clears what the username failed from this address. */
  end(id: string, username: string, outcome: 'failed' | 'succeeded'): void {
    const attempts =
      outcome === 'succeeded'
        ? this.#state.attempts.filter(
            (attempt) => attempt.username !== username || (attempt.pending && attempt.id !== id),
          )
        : this.#state.attempts.map((attempt) => (attempt.id === id ? { ...attempt, pending: false } : attempt));
    this.#state = { ...this.#state, attempts };
  }
}

/** `seconds` until the next attempt is admitted. */
export const tooManyAttempts = (seconds: number): Refusal =>
  new Refusal('throttled', 'TOO_MANY_ATTEMPTS', say`Too many failed attempts to log in: wait before the next one`, {
    retryAfter: Math.max(1, seconds),
  });

export const LoginLogs = aggregateKind<LoginLogState, LoginLog>({
  name: 'login_log',
  restore: LoginLog.restore,
  audited: false,
});
