/**
 * Several processes behind one port: the first one starts the others, replaces those that die, and ends them all together.
 * It hands out connections in turn and answers none itself.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CannotStart } from './config.ts';

/** What dies again and again is replaced ever more slowly, in milliseconds; whoever lived so long died of something new. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 10_000;
const LONG_LIFE_MS = 60_000;
/** A worker that has not ended so long after it was told to will not do so any more; this process still has to. */
const PATIENCE_MS = 8500;

interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** What answers requests: the app in this process, or others that do. */
export interface Serving {
  /** Where, once it listens in full. Refuses with `CannotStart`. */
  readonly listening: Promise<AddressInfo>;
  /** Resolves when what was begun is finished. */
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
    // What it said last has arrived when the channel is closed, which may be after its end.
    const [[code, signal]] = await Promise.all([once(worker, 'exit'), once(worker, 'disconnect')]);
    standing.delete(worker);
    running.delete(worker);
    if (ending) return;
    reason ??= `a worker process ended with ${signal ?? `exit code ${code}`}`;
    // At the start a fault is for the person who starts; later the others go on, and it may pass.
    if (!areUp) {
      ending = true;
      // One that still starts would complain that this process is gone.
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

/** Told by a worker to the first process, which tells it on; resolves when it is sent. */
export const tellReason = (reason: string): Promise<void> =>
  new Promise((sent) => {
    process.send?.(reason, undefined, undefined, () => sent());
  });
