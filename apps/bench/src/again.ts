/**
 * A thread that asks for one thing again and again until it is told to stop: reading large answers must not hold up the client
 * that is measured.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { call, type HttpRequest } from './client.ts';

export interface Again {
  readonly url: string;
  readonly token: string;
  readonly request: HttpRequest;
}

const { url, token, request }: Again = workerData;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) await call({ url }, token, request);
