/**
 * Sessions and their refresh tokens.
 *
 * A log-in opens a session. If it returns tokens, the refresh token works once and is replaced at each use. A token
 * used twice may be stolen, and the service cannot identify the thief. So the service ends the whole session (RFC 9700
 * section 4.14.2). A second use within a few seconds is allowed, because a response may be lost, or two browser tabs
 * may refresh at the same time.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { sessionSubject } from '../subjects.ts';

/** Maximum lifetime of a session in ms, regardless of refreshes. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** Maximum lifetime in ms of a session that a PIN opened. 12 hours cover a shift. */
const PIN_SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000;

/**
 * Maximum number of live sessions of a user. Another log-in ends the oldest session. When all sessions end together,
 * the limit bounds the work and the size of the audit entry.
 */
export const SESSIONS_MAX = 100;

export interface SessionState {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The time of the log-out, or the time when the service ended the session. Null until then, even after expiry. */
  readonly endedAt: Date | null;
  /** The shared device on which a PIN opened the session. Null: the password opened it. */
  readonly deviceId: string | null;
}

export class Session implements Aggregate<SessionState> {
  #state: SessionState;

  private constructor(state: SessionState) {
    this.#state = state;
  }

  /** Opens a session. `deviceId`: the shared device, if a PIN opens the session. */
  static open(id: string, userId: string, at: Date, deviceId: string | null = null): Session {
    const lifetime = deviceId === null ? SESSION_LIFETIME_MS : PIN_SESSION_LIFETIME_MS;
    const expiresAt = new Date(at.getTime() + lifetime);
    return new Session({ id, userId, createdAt: at, expiresAt, endedAt: null, deviceId });
  }

  /** Rebuilds a stored session, without checks. For adapters only. */
  static restore(state: SessionState): Session {
    return new Session(state);
  }

  get state(): SessionState {
    return this.#state;
  }

  isLive(at: Date): boolean {
    return isLive(this.#state, at);
  }

  /** Ends the session with all its tokens. Has no effect on an ended session. */
  end(at: Date): void {
    if (this.#state.endedAt === null) this.#state = { ...this.#state, endedAt: at };
  }
}

/** Returns whether the session has neither ended nor expired. */
export const isLive = ({ endedAt, expiresAt }: SessionState, at: Date): boolean => endedAt === null && expiresAt > at;

export const Sessions = aggregateKind<SessionState, Session>({
  ...sessionSubject,
  restore: Session.restore,
  filters: ['userId', 'endedAt', 'deviceId'],
});

export interface RefreshTokenState {
  /** The digest of the token. The token itself is not stored. */
  readonly id: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

export class RefreshToken implements Aggregate<RefreshTokenState> {
  #state: RefreshTokenState;

  private constructor(state: RefreshTokenState) {
    this.#state = state;
  }

  static issue(state: Omit<RefreshTokenState, 'usedAt'>): RefreshToken {
    return new RefreshToken({ ...state, usedAt: null });
  }

  /** Rebuilds a stored token, without checks. For adapters only. */
  static restore(state: RefreshTokenState): RefreshToken {
    return new RefreshToken(state);
  }

  get state(): RefreshTokenState {
    return this.#state;
  }

  /**
   * Uses the token. Returns true on the first use, and within `graceSeconds` of the first use. Otherwise returns false.
   * Compares the absolute time difference, because the clocks of two instances may differ.
   */
  use(at: Date, graceSeconds: number): boolean {
    const { usedAt } = this.#state;
    if (usedAt !== null) return Math.abs(at.getTime() - usedAt.getTime()) < graceSeconds * 1000;
    this.#state = { ...this.#state, usedAt: at };
    return true;
  }
}

export const RefreshTokens = aggregateKind<RefreshTokenState, RefreshToken>({
  name: 'refresh_token',
  restore: RefreshToken.restore,
  audited: false,
});
