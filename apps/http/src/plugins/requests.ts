/** What every request gets: an id, safe headers on its answer, and one line in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProtocolError, pathOf } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address; an IPv4 address as such, also on a connection of IPv6. */
    readonly address: string;
  }
}

/** OWASP REST security cheat sheet: JSON is never a page, and what staff reads here stays in no cache. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** The client's own id where it is short and harmless, so that both logs can be read side by side; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Exchanges {
  latest: Exchange;
  /** Those whose response is not sent yet, in order. */
  readonly open: Set<Exchange>;
}
const exchanges = new WeakMap<Socket, Exchanges>();

/** The requests on the connection whose heads have arrived: the latest one, and all that have no response yet. */
export const exchangesOn = (socket: Socket): Exchanges | undefined => exchanges.get(socket);

function note(exchange: Exchange): void {
  const { socket } = exchange.request;
  const all = exchanges.get(socket) ?? { latest: exchange, open: new Set() };
  all.latest = exchange;
  all.open.add(exchange);
  exchanges.set(socket, all);
  exchange.response.once('close', () => all.open.delete(exchange));
}

export function requests(app: FastifyInstance): void {
  app.decorateRequest('address', {
    getter() {
      // Undefined once the client is gone.
      return (this.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').slice(0, ADDRESS_MAX);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    note({ request: request.raw, response: reply.raw });
    addHeaders(request, reply);
    if (namesOneHost(request.raw)) done();
    else done(new ProtocolError(400));
  });
  // Node refuses an unknown `Expect` without a word; whoever does not know one may pass over it (RFC 9110 section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

/** A proxy may pass on what is no address at all. */
const ADDRESS_MAX = 64;

/** RFC 9112 section 3.2: two names, or none, may mean one thing to a proxy and another one here. */
function namesOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts <= 1;
}

/** Also for what is answered outside of the hooks. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(SAFE_HEADERS).header('x-request-id', request.id);
}

/** Never the query, the headers or the body: tokens, passwords and people's names may be in them. */
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
