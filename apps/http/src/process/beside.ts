/**
 * A second thread for what takes long without a pause, traces and recalls: this one answers all others meanwhile (ADR 0022).
 * On PostgreSQL alone; the embedded database works in this thread.
 *
 * It starts when it is first needed, and ends when nobody needed it for a while. Nobody waits for a start: until then this thread
 * answers.
 */
import { Worker } from 'node:worker_threads';
import { Message, Unavailable } from '@cleaver/domain/kernel';
import type { Answered, Asked } from '../answering.ts';
import type { Beside } from '../plugins/operations.ts';
import { MetBeside } from '../problem.ts';
import type { FromThread, Given, ToThread } from './beside-thread.ts';
import type { TakeNote } from './signals/noting.ts';

const PROGRAM = new URL('./beside-thread.ts', import.meta.url);

/** Milliseconds without use after which the thread ends. */
const IDLE_MS = 5 * 60_000;
/** A thread that has not ended so long after it was told to is ended. */
const PATIENCE_MS = 1000;
/** What dies again and again is replaced ever more slowly, in milliseconds; what lived so long died of something new. */
const PAUSE_MIN_MS = 100;
const PAUSE_MAX_MS = 60_000;
const LONG_LIFE_MS = 60_000;

interface Logger {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export interface OtherThread extends Beside {
  /** To be called when nobody asks any more. Resolves when the thread is gone. */
  end(): Promise<void>;
}

/** `note`: counts what the thread does at the database. */
export function otherThread(
  given: Omit<Given, 'isNoted'>,
  logger: Logger,
  note: TakeNote | undefined,
  idleMs = IDLE_MS,
): OtherThread {
  const living = new Set<Thread>();
  /** The one that is asked, or will be once it is ready. */
  let current: Thread | undefined;
  let isOver = false;
  let pause = PAUSE_MIN_MS;
  let notBefore = 0;

  const start = () => {
    const thread = new Thread({ ...given, isNoted: note !== undefined }, logger, note, idleMs);
    const startedAt = performance.now();
    living.add(thread);
    current = thread;
    void thread.left.then(() => {
      current = undefined;
    });
    void thread.gone.then((reason) => {
      living.delete(thread);
      if (!reason) return;
      const now = performance.now();
      pause = now - startedAt > LONG_LIFE_MS ? PAUSE_MIN_MS : Math.min(2 * pause, PAUSE_MAX_MS);
      notBefore = now + pause;
      logger.warn({ err: reason, pause }, 'the thread for what takes long died: another one starts when it is needed');
    });
  };

  return {
    ask(operation, asked) {
      if (!current && !isOver && performance.now() >= notBefore) start();
      return current?.ask(operation, asked);
    },
    async end() {
      isOver = true;
      for (const thread of living) thread.end();
      await Promise.all([...living].map(({ gone }) => gone));
    },
  };
}

class Thread {
  /** Resolves when it takes no more requests. */
  readonly left: Promise<void>;
  /** Resolves when it has ended: with the reason, unless it was told to. */
  readonly gone: Promise<Error | undefined>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answered>>();
  readonly #idle: NodeJS.Timeout;
  readonly #leave: () => void;
  #state: 'starts' | 'stands' | 'ends' = 'starts';
  #last = 0;

  constructor(given: Given, logger: Logger, note: TakeNote | undefined, idleMs: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.left = promise;
    this.#leave = resolve;
    this.#idle = setTimeout(() => this.#state === 'stands' && this.#waiting.size === 0 && this.end(), idleMs).unref();
    this.#worker = new Worker(PROGRAM, { workerData: given, name: 'beside' });
    const begin = performance.now();
    this.#worker.on('message', (message: FromThread) => {
      if (message === 'ready') {
        if (this.#state === 'starts') this.#state = 'stands';
        this.#idle.refresh();
        logger.info({ ms: Math.round(performance.now() - begin) }, 'a second thread answers what takes long');
      } else if ('note' in message) note?.(message.note);
      else if ('log' in message) logger[message.log]({ err: message.err }, message.message);
      else this.#answer(message);
    });
    this.gone = this.#live();
  }

  /** Undefined where it does not take requests. */
  ask(operation: string, asked: Asked): Promise<Answered> | undefined {
    if (this.#state !== 'stands') return undefined;
    const id = ++this.#last;
    this.#worker.postMessage({ id, operation, asked } satisfies ToThread);
    const waiting = Promise.withResolvers<Answered>();
    this.#waiting.set(id, waiting);
    return waiting.promise;
  }

  end(): void {
    if (this.#state === 'ends') return;
    const stood = this.#state === 'stands';
    this.#state = 'ends';
    this.#leave();
    this.#worker.postMessage('end' satisfies ToThread);
    const late = setTimeout(() => this.#worker.terminate(), stood ? PATIENCE_MS : 0);
    void this.gone.then(() => clearTimeout(late));
  }

  #answer(message: Extract<FromThread, { readonly id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    this.#idle.refresh();
    if ('body' in message) {
      const { buffer, byteOffset, byteLength } = message.body;
      waiting?.resolve({ headers: message.headers, body: Buffer.from(buffer, byteOffset, byteLength) });
      return;
    }
    // What was said is in the caller's words already.
    const as = (text: string) => new Message('{0}', [text]);
    const { message: text, faults, ...problem } = message.problem;
    const same = { message: as(text), faults: faults?.map((fault) => ({ ...fault, message: as(fault.message) })) };
    waiting?.reject(new MetBeside({ ...problem, ...same }, message.cause));
  }

  async #live(): Promise<Error | undefined> {
    let reason: Error | undefined;
    this.#worker.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error));
    });
    const code = await new Promise((exited) => this.#worker.once('exit', exited));
    clearTimeout(this.#idle);
    const wasTold = this.#state === 'ends';
    this.#state = 'ends';
    this.#leave();
    // As with a connection that is lost in a commit: nobody knows whether it took effect.
    const cause = reason ?? new Error(`exit code ${code}`);
    for (const { reject } of this.#waiting.values())
      reject(new Unavailable('The thread that was at it died', { cause }));
    this.#waiting.clear();
    return wasTold ? undefined : cause;
  }
}
