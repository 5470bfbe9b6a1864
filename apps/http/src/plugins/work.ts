/** Limits the work that runs at once: of each caller, and of all callers together where passwords are hashed (docs/limits.md). */
import { type AnyContract, networkOf, tooManyRequests } from '@cleaver/domain/kernel';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';

/** A caller's operations that run at once, and those that wait for them. With 4 of them no caller takes all 10 connections. */
const OF_A_CALLER = { running: 4, waiting: 400 };
/**
 * Operations that hash a password, of networks that users were logged in from lately and of all others: a crowd of strangers does not
 * keep users from logging in. A hundred that wait take about two seconds.
 */
const OF_PASSWORDS = { running: 2, waiting: 100 };
/** Networks that are remembered, the latest. */
const KNOWN_MAX = 10_000;

/** A caller with work under way. The fast path makes no limiter and no promise: most callers have one request at a time. */
interface Caller {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs the work of a request within the limits. Refuses with TOO_MANY_REQUESTS, at once, where too much waits already. */
export type RunLimited = <T>(request: FastifyRequest, operation: AnyContract, work: () => Promise<T>) => Promise<T>;

/** A caller is a user or, where none is known, the network of the client's address. */
export function workLimits(): RunLimited {
  const callers = new Map<string, Caller>();
  const passwords = { known: pLimit(OF_PASSWORDS.running), strange: pLimit(OF_PASSWORDS.running) };
  const known = new Set<string>();
  const noteUserAt = (network: string) => {
    known.delete(network);
    known.add(network);
    if (known.size > KNOWN_MAX) known.delete(known.values().next().value as string);
  };
  return async (request, operation, work) => {
    const network = networkOf(request.address);
    if (request.caller) noteUserAt(network);
    const key = request.caller?.userId ?? network;
    const caller = callers.get(key) ?? { running: 0, waiting: [] };
    if (caller.waiting.length >= OF_A_CALLER.waiting) throw tooManyRequests(1);
    callers.set(key, caller);
    if (caller.running < OF_A_CALLER.running) caller.running++;
    // A request that ends passes its place on, so `running` stays.
    else await new Promise<void>((begin) => caller.waiting.push(begin));
    const hashesPassword = operation.kind === 'command' && operation.hashesPassword === true;
    try {
      // The client went away while the request waited.
      if (request.raw.socket.destroyed) throw tooManyRequests(1);
      if (!hashesPassword) return await work();
      const queue = passwords[known.has(network) ? 'known' : 'strange'];
      if (queue.pendingCount >= OF_PASSWORDS.waiting) throw tooManyRequests(1);
      return await queue(work);
    } finally {
      const next = caller.waiting.shift();
      if (next) next();
      else if (--caller.running === 0) callers.delete(key);
    }
  };
}
