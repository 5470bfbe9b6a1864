/** The worker thread that draws letters and labels, one after the other. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Paper } from '@cleaver/domain/kernel';
import type { PrintedLabels } from '@cleaver/domain/labels';

/** A letter, or labels. Their libraries are loaded at the first one of each. */
export type Task = { readonly paper: Paper } | { readonly labels: PrintedLabels };

/** The result of a task: the bytes of the file, or why it could not be drawn. */
export type Result = { readonly bytes: Uint8Array } | { readonly fault: string };

/** The nice value of this thread. Requests of other callers go first when the processors are busy. */
const NICE = 5;
// Only Linux has a priority for each thread. Elsewhere this call would slow the whole process.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', async (task: Task) => {
  let result: Result;
  try {
    result = { bytes: await bytesOf(task) };
  } catch (error) {
    result = { fault: String((error as Error).stack) };
  }
  parentPort?.postMessage(result);
});

async function bytesOf(task: Task): Promise<Uint8Array> {
  if ('paper' in task) return (await import('./draw.ts')).drawn(task.paper);
  return (await import('./label/labels.ts')).drawLabels(task.labels);
}
