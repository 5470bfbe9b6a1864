/** Draws business letters and labels as PDF, away from the thread that answers requests. */
import { Worker } from 'node:worker_threads';
import { type Paper, tooManyRequests, Unavailable } from '@cleaver/domain/kernel';
import type { LabelPrinter } from '@cleaver/domain/labels';
import type { Result, Task } from './worker.ts';

/** Maximum number of papers that wait or are drawn. Each keeps its request open, and its logo in memory. */
const QUEUE_MAX = 50;
/** Milliseconds after which a paper is given up. A letter of 2,000 lines takes about four seconds on a busy machine. */
const PATIENCE_MS = 60_000;
/** Milliseconds after the last paper when the thread ends, which frees about 80 MiB. */
const IDLE_MS = 60_000;
/** Maximum size of the heap of the thread. A letter of 2,000 lines with an XML of 5 MB needs less than 128 MiB. */
const HEAP_MIB = 512;

interface Waiting {
  readonly task: Task;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./worker.ts', import.meta.url);

const queue: Waiting[] = [];
let worker: Worker | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Returns the PDF of a letter. The same letter has the same bytes. The first call loads the library. Refuses with
 * TOO_MANY_REQUESTS if too many papers wait. Throws `Unavailable` if the letter takes too long or too much memory.
 */
export const drawPaper = (paper: Paper): Promise<Uint8Array> => draw({ paper });

/**
 * Lays out labels, and draws them. The same print has the same bytes. PDF is drawn in the thread of the letters, with
 * its limits. The first call loads the fonts.
 */
export const labelPrinter: LabelPrinter = {
  fits: async (labels) => (await loadLabels()).doLabelsFit(labels),
  pdf: (labels) => draw({ labels }),
  zpl: async (labels) => (await loadLabels()).writeLabels(labels),
};

const loadLabels = () => import('./label/labels.ts');

function draw(task: Task): Promise<Uint8Array> {
  if (queue.length >= QUEUE_MAX) return Promise.reject(tooManyRequests(1));
  return new Promise((resolve, reject) => {
    if (queue.push({ task, resolve, reject }) === 1) next();
  });
}

/** Draws the first paper of the queue. Without one, ends the thread after a while. */
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
  worker.postMessage(first.task);
  timer = setTimeout(() => fail(new Unavailable('a paper took too long to draw')), PATIENCE_MS);
}

function start(): Worker {
  const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB } });
  const isCurrent = () => started === worker;
  started.on('message', (result: Result) => {
    if (!isCurrent()) return;
    const done = queue.shift();
    if ('bytes' in result) done?.resolve(result.bytes);
    else done?.reject(new Error(`A paper could not be drawn: ${result.fault}`));
    next();
  });
  // The thread ended with a fault, for example because its heap was full.
  started.on('error', (cause) => isCurrent() && fail(new Unavailable('the thread that draws papers ended', { cause })));
  return started;
}

/** Gives up the first paper of the queue, and its thread. */
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
