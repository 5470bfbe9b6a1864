/** Reads bodies as JSON in UTF-8. Discards the bodies of requests to routes that take no body. */
import { isUtf8 } from 'node:buffer';
import { say } from '@cleaver/domain/kernel';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { badBody, ProtocolError } from '../problem.ts';
import { parseExact, scan } from './exact-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body has numbers, whose digits must not change. */
    readonly hasNumbers?: boolean;
  }
}

/** Maximum nesting depth of a body. The deepest form has five levels; deeper bodies are attacks. */
const MAX_DEPTH = 32;

/** Discards the body of requests to unknown paths, and to routes that take no body. */
export function ignoreBodies(app: FastifyInstance): void {
  // Without this hook, Fastify would refuse an invalid media type before the unknown path.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) ignoreType.call(app, request, reply, done);
    else done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** Ignores the content type on routes that take no body, even an invalid one. */
export const ignoreType: onRequestHookHandler = (request, _reply, done) => {
  delete request.headers['content-type'];
  done();
};

/**
 * Reads JSON in UTF-8 on all routes of the scope. Refuses other media types, charsets and codings with 415. Refuses a
 * body that is not JSON in UTF-8, or nests deeper than 32 levels, with VALIDATION_ERROR.
 */
export function readJson(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parse(request, body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Reads files (`text/csv`) as bytes on all routes of the scope. Refuses other media types and codings with 415. */
export function readFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, ({ headers }, body, done) => {
    const coding = headers['content-encoding'];
    const isCoded = coding !== undefined && coding.toLowerCase() !== 'identity';
    done(isCoded ? new ProtocolError(415) : null, body);
  });
}

function parse({ headers, routeOptions }: FastifyRequest, body: Buffer): unknown {
  const type = headers['content-type'] as string;
  if (type !== 'application/json' && !isUtf8Type(type)) throw new ProtocolError(415);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') throw new ProtocolError(415);
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw badBody(say`must be UTF-8`);
  // Runs before parsing, because deep nesting breaks every recursive function.
  const scanned = scan(body, MAX_DEPTH);
  if (scanned.depth > MAX_DEPTH) throw badBody(say`must not nest deeper than ${MAX_DEPTH} levels`);
  try {
    return routeOptions.config.hasNumbers ? parseExact(body, scanned) : JSON.parse(body.toString());
  } catch {
    throw badBody(say`must be JSON`);
  }
}

/** Returns whether a media type names no charset, or UTF-8. */
function isUtf8Type(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
