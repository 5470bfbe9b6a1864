/**
 * Starts the database on the directory that a power cut left, in a worker thread. A server that fails on its files may
 * leave unfinished work behind, or loop forever. Terminating the thread ends such a server.
 */
import { on, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Answer } from './history.ts';

/** Maximum duration of a start with its proofs, in milliseconds. It suffices on a busy machine. */
const LIMIT_MS = 60_000;

export class Starter {
  #thread: Worker | undefined;

  /** Returns the responses whose effects are missing, and the proofs that fail. */
  async faultsAfter(dataDir: string, answers: readonly Answer[]): Promise<readonly string[]> {
    this.#thread ??= new Worker(new URL(import.meta.url));
    const thread = this.#thread;
    const limit = new AbortController();
    const found = told(thread, limit.signal);
    const late = wait(LIMIT_MS, [`no end after ${LIMIT_MS / 1000} s`], { signal: limit.signal });
    for (const each of [found, late]) each.catch(() => undefined);
    thread.postMessage({ dataDir, answers });
    const ended = once(thread, 'error', { signal: limit.signal }).then(([error]) => Promise.reject(error));
    ended.catch(() => undefined);
    const faults = await Promise.race([found, late, ended]).catch((error: Error) => [`it ended: ${error.message}`]);
    limit.abort();
    if (faults.length > 0) await this.end();
    return faults;
  }

  async end(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }
}

/** Returns the faults that the thread reports. Ignores messages from other code in the thread. */
async function told(thread: Worker, signal: AbortSignal): Promise<readonly string[]> {
  for await (const [message] of on(thread, 'message', { signal })) if (message?.faults) return message.faults;
  return [];
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  // Importing tap would otherwise end the thread after a timeout.
  process.env['TAP_TIMEOUT'] = '0';
  const { faultsAfter } = await import('./history.ts');
  port.on('message', async ({ dataDir, answers }: { dataDir: string; answers: readonly Answer[] }) => {
    port.postMessage({ faults: await faultsAfter(dataDir, answers).catch((error: Error) => [error.message]) });
  });
}
