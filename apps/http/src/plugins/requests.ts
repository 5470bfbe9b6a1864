/** What every request gets: an id, safe headers on its answer, and one line in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { ProtocolError, pathOf } from '../problem.ts';

/** OWASP REST security cheat sheet: JSON is never a page, and what staff reads here stays in no cache. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  ...headersOf(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      xFrameOptions: { action: 'deny' },
      // Means something to Internet Explorer alone, or to pages with links to elsewhere.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xXssProtection: false,
    }),
  ),
};

/** What a middleware sets: asked once at the start, since it is the same for every request. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  middleware({} as IncomingMessage, response, () => undefined);
  return headers;
}

/** The client's own id where it is short and harmless, so that both logs can be read side by side; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
const latest = new WeakMap<Socket, Exchange>();

/** The latest request on the connection whose head has arrived, and its answer. */
export const latestOn = (socket: Socket): Exchange | undefined => latest.get(socket);

export function requests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    latest.set(request.raw.socket, { request: request.raw, response: reply.raw });
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
