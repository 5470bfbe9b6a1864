/** Ports of identity: hashing, signing, random secrets. */

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

export interface Secrets {
  /** A random secret of 256 bits as text that is safe in a URL. */
  random(): string;
  /** A one-way digest of a random secret: what is stored instead of it. Not for passwords, which are guessable. */
  digest(secret: string): string;
}
