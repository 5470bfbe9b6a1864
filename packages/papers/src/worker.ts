/** The worker thread that draws letters, one after the other. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Paper } from '@cleaver/domain/kernel';
import { drawn } from './draw.ts';

/** The result of a letter: its bytes, or why it could not be drawn. */
export type Result = { readonly bytes: Uint8Array } | { readonly fault: string };

/** The nice value of this thread. Requests of other callers go first when the processors are busy. */
const NICE = 5;
// Only Linux has a priority for each thread. Elsewhere this call would slow the whole process.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', async (paper: Paper) => {
  let result: Result;
  try {
    result = { bytes: await drawn(paper) };
  } catch (error) {
    result = { fault: String((error as Error).stack) };
  }
  parentPort?.postMessage(result);
});
