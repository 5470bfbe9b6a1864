/** A general limit on requests, against clients gone wild. Attempts to log in have a stricter one, in the core. */
import { Refusal } from '@cleaver/domain';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ShareCounts, sharedCounts } from './shared-counts.ts';

/** Counts a request for its caller or, where nobody is known, for the client's address. Refuses with TOO_MANY_REQUESTS. */
export type Limit = (request: FastifyRequest) => Promise<void>;

/** `perMinute` 0: no limit. Without `share` this process counts for itself. */
export async function limits(
  app: FastifyInstance,
  perMinute: number,
  share: ShareCounts | undefined,
): Promise<Limit | undefined> {
  if (perMinute === 0) return undefined;
  await app.register(rateLimit, { global: false, ...(share && { store: sharedCounts(app, share) }) });
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ caller, ip }: FastifyRequest) => caller?.userId ?? ip,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new Refusal('throttled', 'TOO_MANY_REQUESTS', 'Too many requests: slow down', {
        retryAfter: Math.max(1, counted.ttlInSeconds),
      });
    }
  };
}
