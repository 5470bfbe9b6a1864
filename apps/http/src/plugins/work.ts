/** Limits concurrent work: of each caller, and of all callers together for password hashing (docs/limits.md). */
import { networkOf, tooManyRequests, Unavailable } from '@cleaver/domain/kernel';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

/** Maximum number of running operations of one caller: 4, so that no caller takes all 10 database connections. */
const OF_A_CALLER = 4;
/**
 * Maximum number of running operations of one caller on the embedded database, which runs one operation at a time. A
 * higher maximum would only delay other callers.
 */
export const OF_A_CALLER_EMBEDDED = 1;
/** Maximum number of queued operations of one caller. */
const WAITING_MAX = 400;
/**
 * Maximum numbers of running and queued operations that hash a password. Networks of authenticated users have
 * separate limits, so a flood from other networks does not block users. A queue of a hundred takes about two seconds.
 */
const OF_PASSWORDS = { running: 2, waiting: 100 };
/** Maximum number of remembered networks of authenticated users. Beyond it, the oldest network is evicted. */
const KNOWN_MAX = 10_000;

/** A caller with running work. The fast path allocates no promise, because most callers have one request at a time. */
interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs the work of a request within the limits. Refuses with TOO_MANY_REQUESTS if a queue is full, or if the client
 * disconnected while the request waited in a queue. Throws `Unavailable` if the service ends before the request begins.
 * `hashesPassword`: the limits for password hashing also apply.
 */
export type RunLimited = <T>(request: FastifyRequest, work: () => Promise<T>, hashesPassword?: boolean) => Promise<T>;

/**
 * Returns the function that runs work within the limits. A caller is a user or, if unauthenticated, the network of the
 * client’s address. `ofCaller`: the maximum number of running operations of one caller.
 */
export function workLimits(ofCaller = OF_A_CALLER): RunLimited {
  const callers = new Map<string, Caller>();
  const passwords = { known: pLimit(OF_PASSWORDS.running), strange: pLimit(OF_PASSWORDS.running) };
  const known = new Set<string>();
  const noteUserAt = (network: string) => {
    if (known.has(network)) return;
    known.add(network);
    if (known.size > KNOWN_MAX) known.delete(known.values().next().value as string);
  };
  return async (request, work, hashesPassword = false) => {
    const network = networkOf(request.address);
    if (request.caller) noteUserAt(network);
    const key = request.caller?.userId ?? network;
    const caller = callers.get(key) ?? { running: 0, waiting: [] };
    if (caller.waiting.length >= WAITING_MAX) throw tooManyRequests(1);
    callers.set(key, caller);
    if (caller.running < ofCaller) caller.running++;
    // A finished request passes its slot on, so `running` is unchanged.
    else await new Promise<void>((begin) => caller.waiting.push(begin));
    try {
      const begin = () => {
        // Skips the work if the client disconnected while the request waited.
        if (request.raw.socket.destroyed) throw tooManyRequests(1);
        if (request.server.drain.isRefusing) throw new Unavailable('the service stops');
        return work();
      };
      if (!hashesPassword) return await begin();
      const queue = passwords[known.has(network) ? 'known' : 'strange'];
      if (queue.pendingCount >= OF_PASSWORDS.waiting) throw tooManyRequests(1);
      return await queue(begin);
    } finally {
      const next = caller.waiting.shift();
      if (next) next();
      else if (--caller.running === 0) callers.delete(key);
    }
  };
}
