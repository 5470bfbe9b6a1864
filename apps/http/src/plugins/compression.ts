/**
 * Compresses responses of operations for clients that accept gzip (docs/decisions/0014-compressed-responses.md).
 *
 * Never compresses responses with tokens. An attacker who can put text into a response may guess a secret from the
 * compressed size (BREACH). Does not compress small responses, because they gain nothing. Compression is synchronous,
 * because the thread pool also hashes passwords. In the pool, a burst of log-ins would delay every response.
 */
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from '../encodings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the service may compress the responses of the route. False if the responses have secrets. */
    readonly compresses?: boolean;
  }
}

/**
 * The minimum length of a compressed response in UTF-16 code units. The service sends shorter responses uncompressed.
 */
const LEAST = 1024;

export function compression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { config } = request.routeOptions;
    if (!config?.compresses || typeof payload !== 'string' || payload.length < LEAST) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', [vary, 'Accept-Encoding'].flat().filter(Boolean).join(', '));
    const isAccepted = encodingFor(request.headers['accept-encoding'], ['gzip']) !== undefined;
    if (!isAccepted || request.method === 'HEAD') return done(null, payload);
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return done(null, gzipSync(payload, { level: 1 }));
  });
}
