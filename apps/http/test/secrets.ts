/**
 * Looks for secrets in every log line, and in every response except the API documentation: password hashes, typed
 * passwords, and the secret that signs tokens. Also looks for tokens and for keys of devices, except in the responses that
 * issue them.
 */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { sentText } from './sent-text.ts';

/** The beginning of a password hash: of Argon2, and of the test hasher. */
const HASH = /\$argon2|sha256\$/;
/** Minimum number of characters of a secret from a request or a response. Shorter texts may be ordinary words. */
const SHORTEST = 8;
/** The operations whose responses have the key of a device. */
const DEVICE_KEYS = /^\/api\/quality\/devices(?:\/:id\/key)?$/;

export interface SecretWatch {
  /** Logger for the app, whose lines are checked. */
  readonly logger: FastifyBaseLogger;
  /** Checks the app's responses from now on. */
  watch(app: FastifyInstance): void;
  /** Returns the secrets found since the last call. */
  found(): string[];
}

/**
 * Returns a watch for the secrets in `known` and for secrets from requests and responses. Also checks the lines of
 * `logger`. With `typed` false, ignores the secrets in requests. Tests that use the same texts as passwords and as
 * names need this.
 */
export function secretWatch(known: readonly string[], logger?: Logger, { typed = true } = {}): SecretWatch {
  const secrets = new Set(known);
  const leaks: string[] = [];
  const look = (where: string, text: string) => {
    const secret = HASH.exec(text)?.[0] ?? [...secrets].find((each) => text.includes(each));
    if (secret !== undefined) leaks.push(`${where} tells the secret ${secret}: ${text}`);
  };
  const remember = (secret: unknown) => {
    if (typeof secret === 'string' && secret.length >= SHORTEST) secrets.add(secret);
  };
  const rememberWithDigest = (secret: string) => {
    remember(secret);
    remember(createHash('sha256').update(secret).digest('base64url'));
  };
  return {
    logger: logger ? listeningTo(logger, look) : pino({ level: 'trace' }, { write: (line) => look('The log', line) }),
    found: () => leaks.splice(0),
    watch(app) {
      app.addHook('onSend', async (request, reply, payload) => {
        const path = request.routeOptions.url;
        // The examples of these pages are not secrets.
        if (path?.startsWith('/docs') || path === '/openapi.json') return;
        const body = (request.body ?? {}) as Record<string, unknown>;
        for (const name of typed ? ['password', 'currentPassword', 'newPassword'] : []) remember(body[name]);
        const text = sentText(payload, reply.getHeader('content-encoding'));
        const { 'x-cleaver-session-key': keys, ...headers } = reply.getHeaders();
        look(`${request.method} ${path} ${reply.statusCode}`, JSON.stringify(headers) + text);
        // The key of a session is in this header alone, and only in responses to log-ins and confirmations.
        for (const sent of keys === undefined ? [] : String(keys).split(',')) remember(sent);
        const [, key] = /-device=[^.;]+\.([^;]+)/.exec(String(reply.getHeader('set-cookie') ?? '')) ?? [];
        if (key !== undefined) rememberWithDigest(key);
        if (reply.statusCode !== 200) return;
        if (request.method === 'POST' && DEVICE_KEYS.test(path ?? '')) rememberWithDigest(JSON.parse(text).key);
        if (!path?.startsWith('/api/auth/')) return;
        const { accessToken, refreshToken } = JSON.parse(text) as { accessToken: string; refreshToken: string };
        for (const token of [accessToken, refreshToken]) rememberWithDigest(token);
      });
    },
  };
}

function listeningTo(logger: Logger, look: (where: string, line: string) => void): Logger {
  const stream = (logger as unknown as Record<symbol, { write(line: string): unknown }>)[pino.symbols.streamSym];
  if (!stream) throw new Error('A logger without a stream');
  const write = stream.write.bind(stream);
  stream.write = (line) => {
    look('The log', line);
    return write(line);
  };
  return logger;
}
