/** Ports of identity: password hashing and token signing. */
export interface PasswordHasher {
  /** Returns a slow, salted hash with its parameters (argon2id in PHC form). */
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches the hash. Without a hash (an unknown user) it computes a hash all the same,
   * and returns false. So the duration does not reveal whether the user exists.
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
  /** Returns a signed access token (JWT) with the claims. */
  sign(claims: AccessTokenClaims): string;
}

declare module '../kernel/contract/settings.ts' {
  interface Settings {
    /** Lifetime of an access token, in seconds. */
    readonly accessTokenTtl: number;
    /** Lifetime of a refresh token, in seconds. */
    readonly refreshTokenTtl: number;
    /** Seconds during which a used refresh token may be used again. Zero: never. */
    readonly refreshTokenGrace: number;
  }
}

declare module '../kernel/execution/ports.ts' {
  interface UnitServices {
    readonly tokens: TokenSigner;
  }

  interface Ports {
    readonly passwords: PasswordHasher;
  }
}
