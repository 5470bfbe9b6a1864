/**
 * Stores the session of the pages in an HttpOnly cookie, instead of tokens in the browser (RFC 10017 section 6.1).
 *
 * The cookie is a signed token of a session, of another type than access tokens. Each request looks up the session, so
 * a lock, a changed role and a log-out take effect immediately. The cookie expires after a shift and is renewed while
 * the pages are used. There is no token exchange, so a lost response or a second tab is harmless.
 */
import { authenticationRequired } from '@cleaver/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens, VerifiedToken } from '../access-tokens.ts';

/** Lifetime of the cookie in seconds: 12 hours, the length of a shift. */
const LIFETIME = 12 * 60 * 60;
/** Age in seconds after which a used cookie is renewed. */
const RENEWED_AFTER = 60 * 60;

/**
 * Name of the cookie over HTTPS. The prefix binds the cookie to this host and to TLS (RFC 6265bis section 4.1.3.2).
 * Browsers reject it without TLS.
 */
const SECURE_NAME = '__Host-cleaver';
const PLAIN_NAME = 'cleaver';
/** The lifetime of a shared device's cookie in seconds: 400 days, the longest that browsers keep a cookie. */
const DEVICE_LIFETIME = 400 * 24 * 60 * 60;
/** Name of the response header with the key that seals (HMAC) the entries of the user's outbox on a device. */
const KEY_HEADER = 'x-cleaver-outbox-key';

export class SessionCookies {
  readonly #tokens: AccessTokens;

  /** Uses `tokens` to sign and verify the cookies. They must be of the kind `PAGES`. */
  constructor(tokens: AccessTokens) {
    this.#tokens = tokens;
  }

  /**
   * Returns the claims of the cookie. Returns undefined if the cookie is missing or invalid, the request has
   * `Authorization`, or the request is not from the service's pages.
   */
  read(request: FastifyRequest): VerifiedToken | undefined {
    if (request.headers.authorization !== undefined || !isFromPages(request)) return undefined;
    const cookie = cookieOf(request.headers.cookie, nameFor(request));
    return cookie === undefined ? undefined : this.#tokens.verify(cookie);
  }

  /**
   * Refuses log-ins from other sites with AUTHENTICATION_REQUIRED. Otherwise another site could log the victim in to
   * the attacker's account.
   */
  admit(request: FastifyRequest): void {
    if (!isOwnPage(request)) throw authenticationRequired();
  }

  open(request: FastifyRequest, reply: FastifyReply, session: { userId: string; sessionId: string }): void {
    const issuedAt = this.#tokens.now();
    const expiresAt = new Date(issuedAt.getTime() + LIFETIME * 1000);
    this.#tellKey(reply, session.userId);
    set(reply, nameFor(request), this.#tokens.sign({ ...session, issuedAt, expiresAt }), LIFETIME);
  }

  /**
   * Renews the cookie if `read` accepts it and it is older than an hour. Sends the outbox key if `read` accepts the
   * cookie.
   */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const claims = this.read(request);
    if (claims) this.#tellKey(reply, claims.userId);
    if (claims && claims.issuedAt + RENEWED_AFTER < this.#tokens.now().getTime() / 1000)
      this.open(request, reply, claims);
  }

  #tellKey(reply: FastifyReply, userId: string): void {
    reply.header(KEY_HEADER, this.#tokens.keysOf('outbox', userId).join(','));
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    set(reply, nameFor(request), '', 0);
  }

  /** Sets the cookie with the key of a shared device. Does nothing if the request is not from the service's pages. */
  share(request: FastifyRequest, reply: FastifyReply, key: string): void {
    if (isFromPages(request)) set(reply, deviceNameFor(request), key, DEVICE_LIFETIME);
  }
}

/**
 * Returns whether the request is from a page of this service. Uses the header `Sec-Fetch-Site` or else `Origin` (OWASP,
 * Cross-Site Request Forgery Prevention). Clients other than browsers send neither and are accepted.
 */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  // Normalizes both hosts, which removes the default port of the protocol.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from && from !== '';
}

/** Returns whether the request is from a page of this service and has the header that other sites cannot set. */
const isFromPages = (request: FastifyRequest): boolean =>
  request.headers['x-cleaver-web'] === '1' && isOwnPage(request);

/**
 * Returns the key of a shared device from its cookie. Returns undefined if the cookie is missing or sent twice, or the
 * request is not from the service's pages.
 */
export const deviceKeyOf = (request: FastifyRequest): string | undefined =>
  request.headers.cookie !== undefined && isFromPages(request)
    ? cookieOf(request.headers.cookie, deviceNameFor(request))
    : undefined;

const nameFor = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? SECURE_NAME : PLAIN_NAME);
const deviceNameFor = (request: FastifyRequest): string => `${nameFor(request)}-device`;

/**
 * Returns the value of a cookie. Returns undefined if no cookie has the name, or if two have it, because one may be
 * forged.
 */
function cookieOf(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

function set(reply: FastifyReply, name: string, value: string, seconds: number): void {
  const secure = name.startsWith(SECURE_NAME) ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}
