/** Authenticates the caller by the header `Authorization`, or by the page cookie if there is no such header. */
import type { Core } from '@cleaver/domain';
import type { Access } from '@cleaver/domain/identity';
import { authenticationRequired, type Caller } from '@cleaver/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../access-tokens.ts';
import type { SessionCookies } from './session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller on routes that require one. Undefined on public routes, even with a token, and for unknown callers.
     */
    caller: Caller | undefined;
    /** Whether a cookie without the key of the session authenticated the caller, who may then only read. */
    isReadOnly: boolean;
  }
}

/** A function that returns the caller, or refuses with AUTHENTICATION_REQUIRED. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

export function authentication(
  app: FastifyInstance,
  access: Access,
  tokens: AccessTokens,
  cookies: SessionCookies,
): Authenticate {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('isReadOnly', false);
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    const verified = token === undefined ? cookies.read(request) : tokens.verify(token);
    if (!verified) throw authenticationRequired();
    const caller = await access.caller(verified.sessionId, verified.userId);
    if (caller.userId !== verified.userId) throw authenticationRequired();
    request.isReadOnly =
      token === undefined && request.method !== 'GET' && !cookies.proves(request, verified.sessionId);
    return caller;
  };
}

/**
 * Authenticates the device by the key in the header `Authorization`. Accepts neither tokens of users nor cookies. The
 * other function accepts no keys.
 */
export const deviceAuthentication =
  (core: Pick<Core, 'deviceCaller'>): Authenticate =>
  ({ headers }) =>
    core.deviceCaller(bearerToken(headers.authorization) ?? '');

/**
 * Returns the token of the header; undefined for a scheme other than Bearer. The service accepts no token in a URL,
 * because URLs end up in logs and histories.
 */
export function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // The scheme's case does not matter (RFC 9110 section 11.1).
  return header.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7) : undefined;
}
