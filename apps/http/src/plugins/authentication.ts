/** From the header `Authorization` to the core's caller. */
import { type Access, authenticationRequired, type Caller } from '@cleaver/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../access-tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by routes that need one; undefined on public ones, whatever token was sent along. */
    caller: Caller | undefined;
  }
}

/** Gives who is asking, or refuses with AUTHENTICATION_REQUIRED. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

export function authentication(app: FastifyInstance, access: Access, tokens: AccessTokens): Authenticate {
  app.decorateRequest('caller', undefined);
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    const verified = token === undefined ? undefined : tokens.verify(token);
    if (!verified) throw authenticationRequired();
    const caller = await access.caller(verified.sessionId);
    if (caller.userId !== verified.userId) throw authenticationRequired();
    return caller;
  };
}

/** From the header alone: a token in an address ends up in logs and histories. */
export function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  // The scheme's case does not matter (RFC 9110 section 11.1).
  return header.slice(0, 7).toLowerCase() === 'bearer ' ? header.slice(7) : undefined;
}
