/** A general limit on requests, against clients gone wild. Attempts to log in have a stricter one, in the core. */
import { networkOf, tooManyRequests } from '@cleaver/domain/kernel';
import rateLimit, { type errorResponseBuilderContext, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { counting, type ShareCounts } from './shared-counts.ts';

const MINUTE_MS = 60_000;

/** What every counted answer tells (draft-ietf-httpapi-ratelimit-headers): how many, how many are left, for how many seconds. */
export const RATE_LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

export interface RateLimits {
  /** Requests per minute of a caller who is logged in. */
  readonly perCaller: number;
  /** Requests per minute from an address that nobody is logged in from; there it is the caller's limit. */
  readonly perAddress: number;
}

/**
 * Gives the hook that counts a request for its caller or, where nobody is known, for the client's address, and refuses with
 * TOO_MANY_REQUESTS. Undefined where `perCaller` is 0: no limit. Without `share` this process counts for itself.
 */
export async function limitRequests(
  app: FastifyInstance,
  { perCaller, perAddress }: RateLimits,
  share: ShareCounts | undefined,
): Promise<onRequestHookHandler | undefined> {
  if (perCaller === 0) return undefined;
  const count = counting(app, share);
  const known = addressesOfCallers();
  class SharedStore implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, result: { current: number; ttl: number }) => void): void {
      const { requests, endsInMs } = count(key);
      done(null, { current: requests, ttl: endsInMs });
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    store: SharedStore,
    timeWindow: MINUTE_MS,
    keyGenerator({ caller, address }) {
      const network = networkOf(address);
      if (!caller) return network;
      known.note(network);
      return caller.userId;
    },
    max: ({ caller }: FastifyRequest, key: string) => (caller || known.has(key) ? perCaller : perAddress),
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: errorResponseBuilderContext) =>
      tooManyRequests(Math.ceil(ttl / 1000)),
  });
  return app.rateLimit() as onRequestHookHandler;
}

/** Beyond so many addresses in a minute no more are remembered. */
const REMEMBERED_MAX = 10_000;

/** From where somebody who is logged in asked in this minute or the one before. */
function addressesOfCallers() {
  let minute = 0;
  let [now, before] = [new Set<string>(), new Set<string>()];
  const turn = () => {
    const current = Math.floor(Date.now() / MINUTE_MS);
    if (current === minute) return;
    [before, now] = [current === minute + 1 ? now : new Set(), new Set()];
    minute = current;
  };
  return {
    note(address: string): void {
      turn();
      if (now.size < REMEMBERED_MAX) now.add(address);
    },
    has(address: string): boolean {
      turn();
      return now.has(address) || before.has(address);
    },
  };
}
