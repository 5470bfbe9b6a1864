/** Draws business letters as PDF, away from the thread that answers requests. */
import { Worker } from 'node:worker_threads';
import { type Paper, tooManyRequests, Unavailable } from '@cleaver/domain/kernel';
import type { Result } from './worker.ts';

/** Maximum number of letters that wait or are drawn. Each keeps its request open, and its logo in memory. */
const QUEUE_MAX = 50;
/** Milliseconds after which a letter is given up. One of 2,000 lines takes about four seconds on a busy machine. */
const PATIENCE_MS = 60_000;
/** Milliseconds after the last letter when the thread ends, which frees about 80 MiB. */
const IDLE_MS = 60_000;
/** Maximum size of the heap of the thread. A letter of 2,000 lines with an XML of 5 MB needs less than 128 MiB. */
const HEAP_MIB = 512;

interface Waiting {
  readonly paper: Paper;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./worker.ts', import.meta.url);

const queue: Waiting[] = [];
let worker: Worker | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Returns the PDF of a letter. The same letter has the same bytes. The first call loads the library. Refuses with
 * TOO_MANY_REQUESTS if too many letters wait. Throws `Unavailable` if the letter takes too long or too much memory.
 */
export function drawPaper(paper: Paper): Promise<Uint8Array> {
  if (queue.length >= QUEUE_MAX) return Promise.reject(tooManyRequests(1));
  return new Promise((resolve, reject) => {
    if (queue.push({ paper, resolve, reject }) === 1) next();
  });
}

/** Draws the first letter of the queue. Without one, ends the thread after a while. */
function next(): void {
  clearTimeout(timer);
  const [first] = queue;
  if (!first) {
    worker?.unref();
    timer = setTimeout(() => drop(), IDLE_MS);
    timer.unref();
    return;
  }
  worker ??= start();
  worker.ref();
  worker.postMessage(first.paper);
  timer = setTimeout(() => fail(new Unavailable('a letter took too long to draw')), PATIENCE_MS);
}

function start(): Worker {
  const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } });
  const isCurrent = () => started === worker;
  started.on('message', (result: Result) => {
    if (!isCurrent()) return;
    const done = queue.shift();
    if ('bytes' in result) done?.resolve(result.bytes);
    else done?.reject(new Error(`A letter could not be drawn: ${result.fault}`));
    next();
  });
  // The thread ended with a fault, for example because its heap was full.
  started.on(
    'error',
    (cause) => isCurrent() && fail(new Unavailable('the thread that draws letters ended', { cause })),
  );
  return started;
}

/** Gives up the first letter of the queue, and its thread. */
function fail(error: Error): void {
  drop();
  queue.shift()?.reject(error);
  next();
}

function drop(): void {
  const ended = worker;
  worker = undefined;
  void ended?.terminate();
}
