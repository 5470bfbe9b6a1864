/**
 * Stores the session of the pages in an HttpOnly cookie, instead of tokens in the browser (RFC 10017 section 6.1).
 *
 * The cookie is a signed token of a session, of another type than access tokens. Each request looks up the session, so
 * a lock, a changed role and a log-out take effect immediately. The cookie expires after a shift and is renewed while
 * the pages are used. There is no token exchange, so a lost response or a second tab is harmless.
 */
import { timingSafeEqual } from 'node:crypto';
import type { OpenedSession } from '@cleaver/domain/identity';
import { authenticationRequired } from '@cleaver/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens, VerifiedToken } from '../access-tokens.ts';

/** Lifetime of the cookie in seconds: 12 hours, the length of a shift. */
const LIFETIME = 12 * 60 * 60;
/**
 * Lifetime in seconds of the cookie of a session that the password opened on a shared device: 15 minutes, because the
 * next person has the same device in hand. Work on the floor needs only the PIN.
 */
const BRIEF_LIFETIME = 15 * 60;
/** The part of its lifetime after which a used cookie is renewed: an hour of twelve. */
const RENEWED_AFTER = 1 / 12;

/**
 * Name of the cookie over HTTPS. The prefix binds the cookie to this host and to TLS (RFC 6265bis section 4.1.3.2).
 * Browsers reject it without TLS.
 */
const SECURE_NAME = '__Host-cleaver';
const PLAIN_NAME = 'cleaver';
/** The lifetime of a shared device's cookie in seconds: 400 days, the longest that browsers keep a cookie. */
const DEVICE_LIFETIME = 400 * 24 * 60 * 60;
/**
 * Name of the header with the key of the session. The responses to log-ins and confirmations have it, commands of the
 * pages send it. So only the tab that logged in, and the tabs that it opened, can change anything. A script in another
 * tab of the browser has the cookie, but not the key. The pages also seal (HMAC) the bookings of their outbox with it.
 */
const KEY_HEADER = 'x-cleaver-session-key';

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

  /** Sets the cookie of an opened session, and sends the keys. */
  open(request: FastifyRequest, reply: FastifyReply, opened: OpenedSession): void {
    this.#set(request, reply, { ...opened, userId: opened.user.id }, opened.isBrief ? BRIEF_LIFETIME : LIFETIME);
    this.confirm(reply, opened);
  }

  /** Sends the keys of the session and of the user's earlier sessions. */
  confirm(reply: FastifyReply, { sessionId, earlier }: Pick<OpenedSession, 'sessionId' | 'earlier'>): void {
    reply.header(KEY_HEADER, [sessionId, ...earlier].flatMap((id) => this.#tokens.keysOf(id)).join(','));
  }

  /** Returns whether the request has the key of the session. */
  proves({ headers }: FastifyRequest, sessionId: string): boolean {
    const given = Buffer.from(String(headers[KEY_HEADER] ?? ''));
    return this.#tokens.keysOf(sessionId).some((key) => {
      const expected = Buffer.from(key);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  /** Renews the cookie for the same time if `read` accepts it and a twelfth of its lifetime has passed. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const claims = this.read(request);
    if (!claims) return;
    const lifetime = claims.expiresAt - claims.issuedAt;
    if (claims.issuedAt + lifetime * RENEWED_AFTER < this.#tokens.now().getTime() / 1000)
      this.#set(request, reply, claims, lifetime);
  }

  #set(
    request: FastifyRequest,
    reply: FastifyReply,
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    lifetime: number,
  ): void {
    const issuedAt = this.#tokens.now();
    const expiresAt = new Date(issuedAt.getTime() + lifetime * 1000);
    set(reply, nameFor(request), this.#tokens.sign({ userId, sessionId, issuedAt, expiresAt }), lifetime);
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
