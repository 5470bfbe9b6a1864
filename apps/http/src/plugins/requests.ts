/**
 * Adds an id to every request, security headers to every response, and one line for each request to the log. Refuses
 * with MALFORMED_REQUEST if a request names several hosts, or an HTTP/1.1 request names none.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProtocolError, pathOf } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address; IPv4 addresses in IPv4 notation, on IPv6 sockets too. */
    readonly address: string;
  }
}

/** Headers against the rendering of JSON as a page and against caching (OWASP REST security cheat sheet). */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Additional headers of pages and their files. They isolate a page from the pages of other sites. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/**
 * Returns the id that the client sent if it is short and safe, else a new id. A sent id relates the logs of client and
 * service.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

export function requests(app: FastifyInstance): void {
  app.decorateRequest('address', {
    getter() {
      // `ip` is undefined after the client has disconnected.
      return (this.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').slice(0, ADDRESS_MAX);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    if (namesOneHost(request.raw)) done();
    else done(new ProtocolError(400));
  });
  // Ignores an unknown `Expect`, as a server may (RFC 9110 section 10.1.1). Node would send an empty refusal.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** Maximum length of an address in characters. A proxy may forward an invalid address of any length. */
const ADDRESS_MAX = 64;

/**
 * Returns whether the request names exactly one host, or none in HTTP/1.0. A proxy may interpret two hosts, or none,
 * differently from this service (RFC 9112 section 3.2).
 */
function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts <= 1;
}

/**
 * Adds the security headers and the request id to a response. Code that responds outside of the hooks calls this
 * function itself.
 */
export function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SAFE_HEADERS).header('x-request-id', request.id);
}

/** Logs the request without query, headers and body, because these may have tokens, passwords and names of people. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      code: request.problemCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.caller?.userId,
      address: request.address,
    },
    'request',
  );
}
