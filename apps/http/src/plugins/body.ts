/** Reads bodies as JSON in UTF-8. Discards the bodies of requests to routes that take no body. */
import { isUtf8 } from 'node:buffer';
import { Decimal, DOUBLE_DIGITS, LongNumber, say, significantDigits } from '@cleaver/domain/kernel';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { badBody, ProtocolError } from '../problem.ts';

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

function parse({ headers }: FastifyRequest, body: Buffer): unknown {
  const type = headers['content-type'] as string;
  if (type !== 'application/json' && !isUtf8Type(type)) throw new ProtocolError(415);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') throw new ProtocolError(415);
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw badBody(say`must be UTF-8`);
  if (isDeep(body)) throw badBody(say`must not nest deeper than ${MAX_DEPTH} levels`);
  const text = body.toString();
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch {
    throw badBody(say`must be JSON`);
  }
}

/** Matches every number with more than 15 digits, and some other texts. */
const LONG_NUMBER = /[\d.]{16}/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Maximum length of a number literal that `keepDigits` compares digit by digit. No field accepts a longer number. */
const LITERAL_MAX = 400;

/**
 * A reviver that returns a `LongNumber` for a number whose digits a double may not hold. Otherwise the service would
 * silently store another number. Only the fields of exact numbers accept it.
 */
function keepDigits(_key: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown {
  if (typeof value !== 'number' || !PLAIN_NUMBER.test(source)) return value;
  if (source.length > LITERAL_MAX) return new LongNumber(source);
  const held = String(value);
  if (held.includes('e')) return value;
  const exact = Decimal.of(source);
  return exact.equals(Decimal.of(held)) && significantDigits(held) <= DOUBLE_DIGITS
    ? value
    : new LongNumber(exact.toText());
}

/** Returns whether a media type names no charset, or UTF-8. */
function isUtf8Type(type: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/**
 * Returns whether the JSON nests too deeply. Runs before parsing, because deep nesting breaks every recursive function.
 */
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
