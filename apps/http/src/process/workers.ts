/**
 * Runs several processes behind one port. The primary process starts the workers, replaces dead workers, and shuts all
 * workers down together. It distributes connections round-robin and serves no requests itself.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CannotStart } from './config.ts';

/** Restart backoff for workers, in milliseconds. A worker that ran longer than `LONG_LIFE_MS` resets it. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 10_000;
const LONG_LIFE_MS = 60_000;
/** Milliseconds until a worker that does not shut down is killed, which leaves this process time to exit. */
const PATIENCE_MS = 8500;

interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** The processes that serve requests: this process, or worker processes. */
export interface Serving {
  /** Resolves to the address when all processes listen. Rejects with `CannotStart` if one of them fails before that. */
  readonly listening: Promise<AddressInfo>;
  /** Shuts the processes down. Resolves when their running requests are complete or aborted. */
  end(): Promise<void>;
}

export function startWorkers(count: number, logger: Logger): Serving {
  const { promise: listening, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const standing = new Set<Worker>();
  const running = new Map<Worker, Promise<void>>();
  let areUp = false;
  let ending = false;
  let pause = PAUSE_MIN_MS;

  const start = () => {
    const worker = cluster.fork();
    worker.on('listening', ({ address, port, addressType }) => {
      standing.add(worker);
      logger.info({ worker: worker.process.pid }, 'worker listens');
      areUp ||= standing.size === count;
      if (areUp) resolve({ address, port, family: addressType === 6 ? 'IPv6' : 'IPv4' });
    });
    running.set(worker, live(worker));
  };
  const live = async (worker: Worker) => {
    const startedAt = performance.now();
    let reason: string | undefined;
    worker.on('message', (message: unknown) => {
      if (typeof message === 'string') reason = message;
    });
    // The last message of the worker has arrived when its channel closes, which may be after its exit.
    const [[code, signal]] = await Promise.all([once(worker, 'exit'), once(worker, 'disconnect')]);
    standing.delete(worker);
    running.delete(worker);
    if (ending) return;
    reason ??= `a worker process ended with ${signal ?? `exit code ${code}`}`;
    // Reports a failure during the start to the operator. Later, the other workers continue, because the failure may be
    // temporary.
    if (!areUp) {
      ending = true;
      // Kills the other workers, because a worker that still starts would log that the primary process has exited.
      signalAll('SIGKILL');
      await Promise.all(running.values());
      return reject(new CannotStart(reason));
    }
    pause = performance.now() - startedAt > LONG_LIFE_MS ? PAUSE_MIN_MS : Math.min(2 * pause, PAUSE_MAX_MS);
    logger.warn({ worker: worker.process.pid, reason, pause, standing: standing.size }, 'worker ended: replacing it');
    setTimeout(() => {
      if (!ending) start();
    }, pause).unref();
  };
  for (let n = 0; n < count; n++) start();

  const signalAll = (name: NodeJS.Signals) => {
    for (const worker of running.keys()) worker.process.kill(name);
  };
  return {
    listening,
    async end() {
      ending = true;
      signalAll('SIGTERM');
      const late = setTimeout(signalAll, PATIENCE_MS, 'SIGKILL');
      await Promise.all(running.values());
      clearTimeout(late);
    },
  };
}

/** Sends the reason of a failure from a worker to the primary process, which prints it. Resolves when it is sent. */
export const sendReason = (reason: string): Promise<void> =>
  new Promise((sent) => {
    process.send?.(reason, undefined, undefined, () => sent());
  });
