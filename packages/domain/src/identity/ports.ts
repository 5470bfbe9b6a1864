/** Ports of identity: hashing and signing. */
export interface PasswordHasher {
  /** A salted, slow hash that names its own parameters (argon2id in PHC form). */
  hash(password: string): Promise<string>;
  /**
   * Whether the password made this hash. With no hash (an unknown user) it computes one all the same and says no, so
   * that the time it takes does not tell whether the user exists.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

export interface AccessTokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface TokenSigner {
  /** A signed access token (JWT) that carries the claims. */
  sign(claims: AccessTokenClaims): string;
}

declare module '../kernel/ports.ts' {
  interface Settings {
    /** Seconds. */
    readonly accessTokenTtl: number;
    /** Seconds. */
    readonly refreshTokenTtl: number;
    /** Seconds for which a refresh token that was used may be used again; 0: not at all. */
    readonly refreshTokenGrace: number;
  }

  interface UnitServices {
    readonly tokens: TokenSigner;
  }

  interface Ports {
    readonly passwords: PasswordHasher;
  }
}
