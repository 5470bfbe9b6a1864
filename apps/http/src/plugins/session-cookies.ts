/**
 * The session of the pages: a cookie that no script can read, instead of tokens in the browser (RFC 10017 section 6.1).
 *
 * The cookie is a signed claim of a session, of another type than access tokens. The session is looked up on each request,
 * as it is for these, so that a lock, a changed role and a log-out act at once. The cookie ends with a shift, unless the
 * pages are used: then it is made anew. Nothing is exchanged, so a lost answer and a second tab do no harm.
 */
import { authenticationRequired } from '@cleaver/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens, VerifiedToken } from '../access-tokens.ts';

/** Seconds: a shift. */
const LIFETIME = 12 * 60 * 60;
/** Seconds after which a cookie that is used is made anew. */
const RENEWED_AFTER = 60 * 60;

/** Bound to this host and to TLS by its name (RFC 6265bis section 4.1.3.2); without TLS browsers take no such name. */
const SECURE_NAME = '__Host-cleaver';
const PLAIN_NAME = 'cleaver';
/** With the key by which the pages seal what waits on a device for this user. */
const KEY_HEADER = 'x-cleaver-outbox-key';

export class SessionCookies {
  readonly #tokens: AccessTokens;

  /** `tokens`: of the kind `PAGES`. */
  constructor(tokens: AccessTokens) {
    this.#tokens = tokens;
  }

  /** What the cookie claims, where one may believe it: the request is one of the own pages, and has no `Authorization`. */
  read(request: FastifyRequest): VerifiedToken | undefined {
    const { headers } = request;
    if (headers.authorization !== undefined || headers['x-cleaver-web'] !== '1' || !isOwnPage(request))
      return undefined;
    const cookie = cookieOf(headers.cookie, nameFor(request));
    return cookie === undefined ? undefined : this.#tokens.verify(cookie);
  }

  /** Refuses a log-in by a page from elsewhere: it would have somebody work under a name that is not theirs. */
  admit(request: FastifyRequest): void {
    if (!isOwnPage(request)) throw authenticationRequired();
  }

  open(request: FastifyRequest, reply: FastifyReply, session: { userId: string; sessionId: string }): void {
    const issuedAt = this.#tokens.now();
    const expiresAt = new Date(issuedAt.getTime() + LIFETIME * 1000);
    this.#tellKey(reply, session.userId);
    set(request, reply, this.#tokens.sign({ ...session, issuedAt, expiresAt }), LIFETIME);
  }

  /** Makes a cookie that was good and is older than an hour anew. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const claims = this.read(request);
    if (claims) this.#tellKey(reply, claims.userId);
    if (claims && claims.issuedAt + RENEWED_AFTER < this.#tokens.now().getTime() / 1000)
      this.open(request, reply, claims);
  }

  #tellKey(reply: FastifyReply, userId: string): void {
    reply.header(KEY_HEADER, this.#tokens.keyOf('outbox', userId));
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    set(request, reply, '', 0);
  }
}

/**
 * Whether the request comes from a page of this service, as far as the browser says (OWASP, Cross-Site Request Forgery
 * Prevention): `Sec-Fetch-Site`, and where that is missing `Origin`. Programs send neither.
 */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  // Written alike: without the port that the protocol has by itself.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from && from !== '';
}

const nameFor = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? SECURE_NAME : PLAIN_NAME);

/** Undefined also where there are two of the name: which one the service has set nobody can tell. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

function set(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const name = nameFor(request);
  const secure = name === SECURE_NAME ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}
