/**
 * Access tokens: JWTs signed with HMAC SHA-256 (RFC 7519, RFC 8725, RFC 9068).
 *
 * A token says which session it belongs to, nothing of what its bearer may do: that is asked of the session each time, so
 * that a lock or a changed role acts on tokens already given out.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { AccessTokenClaims, Clock, TokenSigner } from '@cleaver/domain';
import { createSigner, createVerifier } from 'fast-jwt';

const ISSUER = 'cleaver';
const AUDIENCE = 'cleaver-api';
const TYPE = 'at+jwt';

/** Seconds by which the clock of another instance that issued a token may be ahead. */
const CLOCK_TOLERANCE = 60;
/** Verified tokens that are remembered; beyond, the oldest is forgotten. */
const REMEMBERED_MAX = 10_000;

export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

type Verifier = (token: string) => Record<string, unknown>;

export class AccessTokens implements TokenSigner {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #sign: (payload: Record<string, unknown>) => string;
  readonly #verifiers = new Map<unknown, Verifier>();
  readonly #verified = new Map<string, VerifiedToken>();

  /** The first secret signs, all of them verify: so that a secret can be replaced without logging everybody out. */
  constructor(secrets: readonly [string, ...string[]], clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    const [first] = secrets;
    this.#sign = createSigner({
      key: first,
      algorithm: 'HS256',
      header: { alg: 'HS256', typ: TYPE, kid: keyId(first) },
    });
    for (const key of secrets) {
      const verify = createVerifier({
        key,
        algorithms: ['HS256'],
        checkTyp: TYPE,
        allowedIss: ISSUER,
        allowedAud: AUDIENCE,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
        // Time is checked below, by the clock of the service and each time.
        ignoreExpiration: true,
        ignoreNotBefore: true,
      });
      this.#verifiers.set(keyId(key), verify);
    }
  }

  sign({ userId, sessionId, issuedAt, expiresAt }: AccessTokenClaims): string {
    return this.#sign({
      iss: ISSUER,
      aud: AUDIENCE,
      sub: userId,
      sid: sessionId,
      jti: randomUUID(),
      iat: seconds(issuedAt),
      exp: seconds(expiresAt),
    });
  }

  /** What the token says if it is one of ours and has not expired. Whether its session lives is not asked here. */
  verify(token: string): VerifiedToken | undefined {
    // Checking a signature takes half of the time of a small read, so what was found good is remembered, by the whole
    // text. Only good tokens are: nobody can fill the memory who cannot sign.
    let verified = this.#verified.get(token);
    if (!verified) {
      verified = this.#check(token);
      if (!verified) return undefined;
      if (this.#verified.size >= REMEMBERED_MAX) this.#verified.delete(this.#verified.keys().next().value as string);
      this.#verified.set(token, verified);
    }
    return verified.expiresAt > this.#clock.now().getTime() / 1000 ? verified : undefined;
  }

  #check(token: string): VerifiedToken | undefined {
    if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined;
    let claims: Record<string, unknown> | undefined;
    try {
      claims = this.#verifiers.get(keyIdOf(token))?.(token);
    } catch {
      return undefined;
    }
    if (!claims) return undefined;
    const { sub, sid, iat, exp, nbf } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
    if (!Number.isSafeInteger(exp) || typeof iat !== 'number') return undefined;
    const latest = seconds(this.#clock.now()) + CLOCK_TOLERANCE;
    if (iat > latest || (nbf !== undefined && !(Number(nbf) <= latest))) return undefined;
    return { userId: sub, sessionId: sid, expiresAt: exp as number };
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The last character of a signature has bits to spare: but for this check, three other texts would pass as the same token. */
const isCanonical = (signature: string): boolean =>
  Buffer.from(signature, 'base64url').toString('base64url') === signature;

/** Names a secret without telling it. */
const keyId = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 8);

/** The `kid` that the token's header names; only a name to look up, nothing is trusted yet. */
function keyIdOf(token: string): unknown {
  const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
  return (header as { kid?: unknown } | null)?.kid;
}
