/**
 * Sessions and their refresh tokens.
 *
 * A log-in opens a session. Its refresh token works once and is replaced at each use; a token used twice was stolen or
 * lost, and nobody can tell which holder is the right one, so the whole session ends (RFC 9700 section 4.14.2).
 */
import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';

/** A session lives at most 30 days, however often it is refreshed (contract decisions, section 5). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

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

export const isLive = (session: SessionState, at: Date): boolean => session.endedAt === null && session.expiresAt > at;

export const Sessions = aggregateKind<SessionState, Session>({
  name: 'session',
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

  use(at: Date): void {
    this.#state = { ...this.#state, usedAt: at };
  }
}

export const RefreshTokens = aggregateKind<RefreshTokenState, RefreshToken>({
  name: 'refresh_token',
  restore: RefreshToken.restore,
  audited: false,
});
