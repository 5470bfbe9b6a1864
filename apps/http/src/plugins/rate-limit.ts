/** A general rate limit against runaway clients. The core has a stricter limit for log-in attempts. */
import { networkOf, tooManyRequests } from '@cleaver/domain/kernel';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers of every counted response (draft-ietf-httpapi-ratelimit-headers): the limit, the remaining requests, and the
 * seconds until the reset.
 */
export const RATE_LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
/** Maximum number of counted callers. A further caller evicts the least recently counted one. */
const CALLERS_MAX = 10_000;

export interface RateLimits {
  /** Requests per minute of a caller who is logged in. */
  readonly perCaller: number;
  /**
   * Requests per minute of unauthenticated clients from one network to operations that need a session, and separately
   * to everything else: log-ins, refreshes, pages and documents.
   */
  readonly perAddress: number;
}

/** A hook that counts the request for its caller or network, and refuses with TOO_MANY_REQUESTS above the limit. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the operation needs a session. Requests without one have their own count. */
    readonly needsSession?: boolean;
  }
}

/**
 * Returns the hook that counts a request for its caller or, without one, for the network of the client's address. So
 * pages that send requests after the end of their session do not use up the log-ins of their address. Above the limit,
 * the hook refuses with TOO_MANY_REQUESTS. Each process counts separately. Returns undefined if `perCaller`
 * is 0: no limit.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perCaller, perAddress }: RateLimits,
): Promise<Limit | undefined> {
  if (perCaller === 0) return undefined;
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    cache: CALLERS_MAX,
    timeWindow: 60_000,
    keyGenerator: ({ caller, address, routeOptions }) =>
      caller?.userId ?? `${routeOptions.config?.needsSession ? 'no session ' : ''}${networkOf(address)}`,
    max: ({ caller }) => (caller ? perCaller : perAddress),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  });
  return app.rateLimit() as Limit;
}
