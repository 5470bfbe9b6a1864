/** A general limit on requests, against clients gone wild. Attempts to log in have a stricter one, in the core. */
import { networkOf, tooManyRequests } from '@cleaver/domain/kernel';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

/** What every counted answer tells (draft-ietf-httpapi-ratelimit-headers): how many, how many are left, for how many seconds. */
export const RATE_LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;
/** Callers that are counted at once; beyond, the one that came least recently is forgotten. */
const CALLERS_MAX = 10_000;

export interface RateLimits {
  /** Requests per minute of a caller who is logged in. */
  readonly perCaller: number;
  /** Requests per minute from a network where no caller is known. */
  readonly perAddress: number;
}

/**
 * Returns the hook that counts a request for its caller or, where none is known, for the network of the client's address. It refuses
 * with TOO_MANY_REQUESTS. Each process counts for itself. Undefined where `perCaller` is 0: no limit.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perCaller, perAddress }: RateLimits,
): Promise<onRequestHookHandler | undefined> {
  if (perCaller === 0) return undefined;
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    cache: CALLERS_MAX,
    timeWindow: 60_000,
    keyGenerator: ({ caller, address }) => caller?.userId ?? networkOf(address),
    max: ({ caller }) => (caller ? perCaller : perAddress),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  });
  return app.rateLimit() as onRequestHookHandler;
}
