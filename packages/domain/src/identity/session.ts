/**
 * Sessions and their refresh tokens.
 *
 * A log-in opens a session. Its refresh token works once and is replaced at each use; a token used twice was stolen, and nobody
 * can tell which holder is the right one, so the whole session ends (RFC 9700 section 4.14.2). Unless the second use comes within
 * a few seconds of the first: then an answer was lost, or two tabs of a browser refreshed at once.
 */

import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { sessionSubject } from './subjects.ts';

/** A session lives at most 30 days, however often it is refreshed. */
const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Live sessions of a user at once; another log-in ends the oldest. The bound keeps ending all of them, and their entry in the
 * audit log, small.
 */
export const SESSIONS_MAX = 100;

export interface SessionState {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it was logged out, or ended for its user; null while it lives. */
  readonly endedAt: Date | null;
}

export class Session implements Aggregate<SessionState> {
  #state: SessionState;

  private constructor(state: SessionState) {
    this.#state = state;
  }

  static open(id: string, userId: string, at: Date): Session {
    const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS);
    return new Session({ id, userId, createdAt: at, expiresAt, endedAt: null });
  }

  /** Rebuilds a stored session. For adapters only: checks nothing. */
  static restore(state: SessionState): Session {
    return new Session(state);
  }

  get state(): SessionState {
    return this.#state;
  }

  isLive(at: Date): boolean {
    return isLive(this.#state, at);
  }

  /** Ends the session with all its tokens; ending it again changes nothing. */
  end(at: Date): void {
    if (this.#state.endedAt === null) this.#state = { ...this.#state, endedAt: at };
  }
}

/** Whether the session was neither ended nor has expired. */
export const isLive = ({ endedAt, expiresAt }: SessionState, at: Date): boolean => endedAt === null && expiresAt > at;

export const Sessions = aggregateKind<SessionState, Session>({
  ...sessionSubject,
  restore: Session.restore,
  filters: ['userId', 'endedAt'],
});

export interface RefreshTokenState {
  /** The digest of the token; the token itself is stored nowhere. */
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

  /** Rebuilds a stored token. For adapters only: checks nothing. */
  static restore(state: RefreshTokenState): RefreshToken {
    return new RefreshToken(state);
  }

  get state(): RefreshTokenState {
    return this.#state;
  }

  /**
   * Uses the token, and tells whether it could be used: for the first time, or within `graceSeconds` of that, on whichever side
   * the clocks of two instances place it.
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
