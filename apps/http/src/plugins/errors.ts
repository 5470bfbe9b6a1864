/** Sends all errors in one format. */
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, languageOf } from '../messages/language.ts';
import { type Problem, ProtocolError, pathOf, problemBody, problemOf, protocolProblem } from '../problem.ts';
import { PROTOCOL } from '../protocol.ts';
import { exchangeOn } from './connections.ts';
import type { MethodsAt } from './methods.ts';
import { asksForPage, type Pages } from './pages.ts';
import type { Limit } from './rate-limit.ts';
import { addHeaders, logRequest, SAFE_HEADERS } from './requests.ts';

/**
 * The reason phrases by status. Uses `require`, because `import` also loads Node’s fetch and WebSocket: 13 MiB of
 * resident memory.
 */
const { STATUS_CODES } = createRequire(import.meta.url)('node:http') as typeof import('node:http');

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the error in the response, for the log. */
    problemCode: string | undefined;
  }
}

/**
 * Responds to errors and to unknown paths. `limit` counts requests to unknown paths. Browsers that ask for an unknown page
 * get the built page, which shows that the page is missing and has a way on, with status 404.
 */
export function answerErrors(
  app: FastifyInstance,
  methodsAt: MethodsAt,
  limit: Limit | undefined,
  pages: Pages | undefined,
): void {
  app.decorateRequest('problemCode', undefined);
  app.setErrorHandler((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler(limit ? { preHandler: limit } : {}, (request, reply) => {
    const methods = methodsAt(pathOf(request.url));
    if (methods) reply.header('allow', methods.join(', '));
    else if (pages && asksForPage(request)) {
      request.problemCode = PROTOCOL[404].code;
      return pages.send(pages.manifest.page, request, reply.code(404));
    }
    return answer(new ProtocolError(methods ? 405 : 404), request, reply);
  });
}

/** Responds to a path that cannot be decoded, or is too long (`frameworkErrors`). No hook runs for these requests. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  addHeaders(request, reply);
  answer(error, request, reply);
  logRequest(request, reply);
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  request.problemCode = problem.code;
  if (problem.status >= 500) request.log.error({ err: error }, problem.code);
  if (problem.status === 401) reply.header('www-authenticate', challenge(problem, request));
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  // Closes the connection, which drops the requests that are pipelined behind this one.
  if (problem.status === 429) reply.header('connection', 'close');
  // Keeps the connection open, so that Node discards the unread bytes of the body. If the service closed the connection
  // while the client still sends, the client would lose the response.
  if (problem.status === 413 || problem.status === 415) reply.removeHeader('connection');
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(problem.status)
    .header('content-language', language)
    .header('vary', [reply.getHeader('vary'), 'Accept-Language'].flat().filter(Boolean).join(', '))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(problem, pathOf(request.url), language));
}

/**
 * Returns the challenge. It names the error only if the request had the header `Authorization` (RFC 6750 section 3).
 */
const challenge = ({ code }: Problem, { headers }: FastifyRequest): string =>
  code === 'AUTHENTICATION_REQUIRED' && headers.authorization !== undefined
    ? 'Bearer realm="cleaver", error="invalid_token"'
    : 'Bearer realm="cleaver"';

/** The HTTP status by the code of a client error that Node reports. For all other codes the status is 400. */
const CLIENT_ERRORS: Readonly<Record<string, 408 | 413 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to invalid HTTP and slow clients (`clientErrorHandler`). Writes to the socket, because Fastify has no reply
 * for these errors.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { latest: { request, response } = {}, isBusy } = exchangeOn(socket) ?? {};
  // Sends the pending response, then closes the connection. A client would read an error in place of the pending
  // response as "nothing was done".
  if (isBusy && request?.complete) {
    response?.once('close', () => socket.end());
    return;
  }
  const arriving = request?.complete === false ? request : undefined;
  // Sends no second response if the first response was sent before the body arrived. The client would assign the
  // second response to another request.
  if (arriving && response?.writableEnded) {
    socket.destroy();
    return;
  }
  const problem = protocolProblem(CLIENT_ERRORS[error.code ?? ''] ?? 400);
  const path = arriving ? pathOf(arriving.url ?? '') : pathOfPacket(error);
  const body = JSON.stringify(problemBody(problem, path, DEFAULT_LANGUAGE));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Language: ${DEFAULT_LANGUAGE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(SAFE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Returns the path as far as it arrived; empty if unknown. */
function pathOfPacket({ rawPacket }: ConnectionError): string {
  const received = rawPacket instanceof Buffer ? rawPacket.toString('latin1', 0, 4096) : '';
  const target = /^[A-Z]+ (\/\S*|https?:\/\/\S*)/i.exec(received)?.[1];
  return target === undefined ? '' : pathOf(target);
}
