/** Reading bodies: JSON in UTF-8, or nothing at all. */
import { isUtf8 } from 'node:buffer';
import { say } from '@cleaver/domain/kernel';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { badBody, ProtocolError } from '../problem.ts';

/** How deep a body may nest. The deepest form has four levels; what goes on for ever only means harm. */
const MAX_DEPTH = 32;

/** For everything that takes no body, unknown paths too: whatever comes is left unread. */
export function ignoreBodies(app: FastifyInstance): void {
  // Where there is nothing, there is nothing to say about the body either: Fastify refuses what is no media type first.
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

/** For each route that takes no body: what the body calls itself does not matter either, even if it is no media type at all. */
export const ignoreType: onRequestHookHandler = (request, _reply, done) => {
  delete request.headers['content-type'];
  done();
};

/** For a scope of routes that take a body: any other media type, charset or coding is refused with 415. */
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

function parse({ headers }: FastifyRequest, body: Buffer): unknown {
  const type = headers['content-type'] as string;
  if (type !== 'application/json' && !isUtf8Type(type)) throw new ProtocolError(415);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') throw new ProtocolError(415);
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw badBody(say`must be UTF-8`);
  if (isDeep(body)) throw badBody(say`must not nest deeper than ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw badBody(say`must be JSON`);
  }
}

/** Whether a media type names no charset, or UTF-8. */
function isUtf8Type(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Looked at before parsing: what is nested deep enough breaks everything that walks it by recursion. */
function isDeep(json: Buffer): boolean {
  if (json.length < 2 * MAX_DEPTH) return false;
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
  }
  return false;
}
