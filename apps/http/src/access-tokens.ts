/**
 * Signs and verifies session tokens: access tokens, and the tokens in the page cookie. They are JWTs signed with HMAC
 * SHA-256 (RFC 7519, 8725, 9068).
 *
 * A token names its session, not the permissions of its bearer. Each request looks up the session, so a lock or a
 * changed role applies to issued tokens immediately.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@cleaver/domain';
import type { AccessTokenClaims, TokenSigner } from '@cleaver/domain/identity';
import jwt, { type FastifyJWTOptions, type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

const ISSUER = 'cleaver';

/**
 * The audience claim and the type header that separate tokens of different purposes, so that none is accepted as
 * another (RFC 8725 section 3.12).
 */
interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

const ACCESS: TokenKind = { audience: 'cleaver-api', type: 'at+jwt' };
const PAGES: TokenKind = { audience: 'cleaver-web', type: 'session+jwt' };

/** Allowed clock skew of another instance that issued a token, in seconds. */
const CLOCK_TOLERANCE = 60;
/** Maximum number of cached verified tokens. A further token evicts the oldest entry. */
const REMEMBERED_MAX = 10_000;

export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** The time of issue in seconds since 1970. `expiresAt` has the same unit. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

type Secrets = readonly [string, ...string[]];

/**
 * Signs and verifies tokens. The core needs the signer before the app exists, so `keepIn` adds the keys later. Without
 * keys, `sign` throws and `verify` accepts no token.
 */
export class AccessTokens implements TokenSigner {
  readonly #secrets: Secrets;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #kind: TokenKind;
  /** The keys by key id. */
  #keys: ReadonlyMap<unknown, JWT> = new Map();
  readonly #verified = new Map<string, VerifiedToken>();

  /**
   * Creates a signer. The first secret signs, and all secrets verify. So a secret can be rotated without ending all
   * sessions.
   */
  constructor(secrets: Secrets, clock: Pick<Clock, 'now'>, kind = ACCESS) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#kind = kind;
  }

  /** Returns the signer of page cookies, with the same secrets and clock. */
  forPages(): AccessTokens {
    return new AccessTokens(this.#secrets, this.#clock, PAGES);
  }

  /** Registers the keys with the app: one for each secret, under its key id and the kind. */
  async keepIn(app: FastifyInstance): Promise<void> {
    const secrets = [...new Set(this.#secrets)];
    for (const secret of secrets) await app.register(jwt, settings(secret, this.#kind));
    // The plugin's types do not cover names made at run time.
    const keys = app.jwt as unknown as Record<string, JWT>;
    this.#keys = new Map(secrets.map((secret) => [keyId(secret), keys[nameOf(secret, this.#kind)] as JWT]));
  }

  /** Returns the current time of the clock that also verifies the tokens. */
  now(): Date {
    return this.#clock.now();
  }

  /**
   * Returns the keys of a session, derived from the secrets in their order. A key begins with the id of its session.
   * The key cannot be derived from the id.
   */
  keysOf(sessionId: string): string[] {
    return this.#secrets.map(
      (secret) => `${sessionId}.${createHmac('sha256', secret).update(`session ${sessionId}`).digest('base64url')}`,
    );
  }

  sign({ userId, sessionId, issuedAt, expiresAt }: AccessTokenClaims): string {
    const signer = this.#keys.get(keyId(this.#secrets[0]));
    if (!signer) throw new Error('Tokens are signed once the app is built');
    return signer.sign({
      iss: ISSUER,
      aud: this.#kind.audience,
      sub: userId,
      sid: sessionId,
      jti: randomUUID(),
      iat: seconds(issuedAt),
      exp: seconds(expiresAt),
    });
  }

  /** Returns the claims of a valid, unexpired token, else undefined. Does not check the session. */
  verify(token: string): VerifiedToken | undefined {
    // Checking a signature takes half of the time of a small read, so verified tokens are cached by their whole text.
    // Invalid tokens are not cached, so forged tokens evict no entry.
    let verified = this.#verified.get(token);
    if (!verified) {
      verified = this.#check(token);
      if (!verified) return undefined;
      if (this.#verified.size >= REMEMBERED_MAX) this.#verified.delete(this.#verified.keys().next().value as string);
      this.#verified.set(token, verified);
    }
    const now = this.#clock.now().getTime() / 1000;
    // Refuses tokens from the future. A token issued while the clock was ahead would otherwise outlive its lifetime.
    return verified.issuedAt <= now + CLOCK_TOLERANCE && verified.expiresAt > now ? verified : undefined;
  }

  #check(token: string): VerifiedToken | undefined {
    if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined;
    let claims: Record<string, unknown> | undefined;
    try {
      claims = this.#keys.get(keyIdOf(token))?.verify(token);
    } catch {
      // The service did not issue this token.
    }
    if (!claims) return undefined;
    const { sub, sid, iat, exp, nbf } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
    if (!Number.isSafeInteger(exp) || typeof iat !== 'number') return undefined;
    if (nbf !== undefined && !(Number(nbf) <= seconds(this.#clock.now()) + CLOCK_TOLERANCE)) return undefined;
    return { userId: sub, sessionId: sid, issuedAt: iat, expiresAt: exp as number };
  }
}

/**
 * Returns options that accept exactly one algorithm, type, issuer and audience (RFC 8725, sections 3.1, 3.8, 3.9,
 * 3.11).
 */
const settings = (secret: string, kind: TokenKind): FastifyJWTOptions => ({
  secret,
  namespace: nameOf(secret, kind),
  sign: { algorithm: 'HS256', header: { alg: 'HS256', typ: kind.type, kid: keyId(secret) } },
  verify: {
    algorithms: ['HS256'],
    checkTyp: kind.type,
    allowedIss: ISSUER,
    allowedAud: kind.audience,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
    // `verify` checks the time on each call, by the clock of the service.
    ignoreExpiration: true,
    ignoreNotBefore: true,
  },
});

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Returns whether the signature is canonical base64url. Its last character has two unused bits. Without this check,
 * three other texts would pass as the same token.
 */
const isCanonical = (signature: string): boolean =>
  Buffer.from(signature, 'base64url').toString('base64url') === signature;

const nameOf = (secret: string, { audience }: TokenKind): string => `${audience} ${keyId(secret)}`;

/** Returns the key id of a secret. The id does not reveal the secret. */
const keyId = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 8);

/** Returns the `kid` in the token's header. It is unverified and only used for the look-up of the key. */
function keyIdOf(token: string): unknown {
  const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
  return (header as { kid?: unknown } | null)?.kid;
}
