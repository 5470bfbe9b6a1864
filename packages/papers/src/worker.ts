/** The worker thread that draws letters, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Paper } from '@cleaver/domain/kernel';
import { drawn } from './draw.ts';

/** The result of a letter: its bytes, or why it could not be drawn. */
export type Result = { readonly bytes: Uint8Array } | { readonly fault: string };

parentPort?.on('message', async (paper: Paper) => {
  let result: Result;
  try {
    result = { bytes: await drawn(paper) };
  } catch (error) {
    result = { fault: String((error as Error).stack) };
  }
  parentPort?.postMessage(result);
});
