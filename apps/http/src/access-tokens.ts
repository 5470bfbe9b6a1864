/**
 * Access tokens: JWTs signed with HMAC SHA-256 (RFC 7519, RFC 8725, RFC 9068).
 *
 * A token says which session it belongs to, nothing of what its bearer may do: that is asked of the session each time, so
 * that a lock or a changed role acts on tokens already given out.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { AccessTokenClaims, Clock, TokenSigner } from '@cleaver/domain';
import jwt, { type FastifyJWTOptions, type JWT } from '@fastify/jwt';
import fastify from 'fastify';

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
  readonly issuedAt: number;
  readonly expiresAt: number;
}

type Secrets = readonly [string, ...string[]];

export class AccessTokens implements TokenSigner {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #signer: JWT;
  /** By key id. */
  readonly #keys: ReadonlyMap<unknown, JWT>;
  readonly #verified = new Map<string, VerifiedToken>();

  private constructor(clock: Pick<Clock, 'now'>, signer: JWT, keys: ReadonlyMap<unknown, JWT>) {
    this.#clock = clock;
    this.#signer = signer;
    this.#keys = keys;
  }

  /**
   * The first secret signs, all of them verify: so that a secret can be replaced without logging everybody out.
   *
   * The core signs tokens, and the app is built from the core: so the plugin stands on an instance of its own, which
   * serves nothing.
   */
  static async from(secrets: Secrets, clock: Pick<Clock, 'now'>): Promise<AccessTokens> {
    const app = fastify();
    for (const secret of new Set(secrets)) await app.register(jwt, settings(secret));
    // One for each secret, under its key id: the plugin's types know no names that are made at run time.
    const keys = new Map(Object.entries(app.jwt as unknown as Record<string, JWT>));
    return new AccessTokens(clock, keys.get(keyId(secrets[0])) as JWT, keys);
  }

  sign({ userId, sessionId, issuedAt, expiresAt }: AccessTokenClaims): string {
    return this.#signer.sign({
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
    const now = this.#clock.now().getTime() / 1000;
    // What was issued while the clock was ahead would outlive its lifetime once the clock is set right.
    return verified.issuedAt <= now + CLOCK_TOLERANCE && verified.expiresAt > now ? verified : undefined;
  }

  #check(token: string): VerifiedToken | undefined {
    if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined;
    let claims: Record<string, unknown> | undefined;
    try {
      claims = this.#keys.get(keyIdOf(token))?.verify(token);
    } catch {
      // Not one of ours.
    }
    if (!claims) return undefined;
    const { sub, sid, iat, exp, nbf } = claims;
    if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
    if (!Number.isSafeInteger(exp) || typeof iat !== 'number') return undefined;
    if (nbf !== undefined && !(Number(nbf) <= seconds(this.#clock.now()) + CLOCK_TOLERANCE)) return undefined;
    return { userId: sub, sessionId: sid, issuedAt: iat, expiresAt: exp as number };
  }
}

/** One algorithm, one type, one issuer, one audience (RFC 8725, sections 3.1, 3.8, 3.9, 3.11). */
const settings = (secret: string): FastifyJWTOptions => ({
  secret,
  namespace: keyId(secret),
  sign: { algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE, kid: keyId(secret) } },
  verify: {
    algorithms: ['HS256'],
    checkTyp: TYPE,
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
    // Time is checked by the clock of the service, and each time: see `verify`.
    ignoreExpiration: true,
    ignoreNotBefore: true,
  },
});

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
