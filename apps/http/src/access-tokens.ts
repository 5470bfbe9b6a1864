/**
 * Tokens of sessions: access tokens, and what the cookie of the pages holds. JWTs signed with HMAC SHA-256 (RFC 7519, RFC 8725, RFC 9068).
 *
 * A token says which session it belongs to, nothing of what its bearer may do: that is asked of the session each time, so
 * that a lock or a changed role acts on tokens already given out.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@cleaver/domain';
import type { AccessTokenClaims, TokenSigner } from '@cleaver/domain/identity';
import jwt, { type FastifyJWTOptions, type JWT } from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

const ISSUER = 'cleaver';

/** What tells tokens of one purpose from those of another, so that none passes for the other (RFC 8725 section 3.12). */
interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

const ACCESS: TokenKind = { audience: 'cleaver-api', type: 'at+jwt' };
const PAGES: TokenKind = { audience: 'cleaver-web', type: 'session+jwt' };

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

/**
 * The core signs tokens, and the app is built from the core: so the keys come with the app, and before `keepIn` nothing can
 * be signed.
 */
export class AccessTokens implements TokenSigner {
  readonly #secrets: Secrets;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #kind: TokenKind;
  /** By key id. */
  #keys: ReadonlyMap<unknown, JWT> = new Map();
  readonly #verified = new Map<string, VerifiedToken>();

  /** The first secret signs, all of them verify: so that a secret can be replaced without logging everybody out. */
  constructor(secrets: Secrets, clock: Pick<Clock, 'now'>, kind = ACCESS) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#kind = kind;
  }

  /** With the same secrets and the same clock, those for the cookie of the pages. */
  forPages(): AccessTokens {
    return new AccessTokens(this.#secrets, this.#clock, PAGES);
  }

  /** Takes the app's keys: one for each secret, under its key id and the kind. */
  async keepIn(app: FastifyInstance): Promise<void> {
    const secrets = [...new Set(this.#secrets)];
    for (const secret of secrets) await app.register(jwt, settings(secret, this.#kind));
    // The plugin's types know no names that are made at run time.
    const keys = app.jwt as unknown as Record<string, JWT>;
    this.#keys = new Map(secrets.map((secret) => [keyId(secret), keys[nameOf(secret, this.#kind)] as JWT]));
  }

  /** By the clock that its tokens are measured with. */
  now(): Date {
    return this.#clock.now();
  }

  /** A key of the user, derived from the secret that signs: no other user can know it, and it outlives sessions. */
  keyOf(purpose: string, userId: string): string {
    return createHmac('sha256', this.#secrets[0]).update(`${purpose} ${userId}`).digest('base64url');
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
    // Time is checked by the clock of the service, and each time: see `verify`.
    ignoreExpiration: true,
    ignoreNotBefore: true,
  },
});

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The last character of a signature has bits to spare: but for this check, three other texts would pass as the same token. */
const isCanonical = (signature: string): boolean =>
  Buffer.from(signature, 'base64url').toString('base64url') === signature;

const nameOf = (secret: string, { audience }: TokenKind): string => `${audience} ${keyId(secret)}`;

/** Names a secret without telling it. */
const keyId = (secret: string): string => createHash('sha256').update(secret).digest('base64url').slice(0, 8);

/** The `kid` that the token's header names; only a name to look up, nothing is trusted yet. */
function keyIdOf(token: string): unknown {
  const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
  return (header as { kid?: unknown } | null)?.kid;
}
