/** A general limit on requests, against clients gone wild. Attempts to log in have a stricter one, in the core. */
import { Refusal, say } from '@cleaver/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counting, type ShareCounts } from './shared-counts.ts';

/** Counts a request for its caller or, where nobody is known, for the client's address. Refuses with TOO_MANY_REQUESTS. */
export type Limit = (request: FastifyRequest) => void;

/** `perMinute` 0: no limit. Without `share` this process counts for itself. */
export function limits(app: FastifyInstance, perMinute: number, share: ShareCounts | undefined): Limit | undefined {
  if (perMinute === 0) return undefined;
  const count = counting(app, share);
  return ({ caller, ip }) => {
    const { requests, endsInMs } = count(caller?.userId ?? ip);
    if (requests > perMinute) {
      const retryAfter = Math.ceil(endsInMs / 1000);
      throw new Refusal('throttled', 'TOO_MANY_REQUESTS', say`Too many requests: slow down`, { retryAfter });
    }
  };
}
