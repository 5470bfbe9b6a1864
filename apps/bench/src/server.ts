/** Starts, monitors (through /proc on Linux) and stops the measured server processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@cleaver/testing/machine/free-port';
import { processorMs } from './databases.ts';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 15_000;

export interface Server {
  readonly url: string;
  /** Returns the processor time of the process and of its children that have ended, in milliseconds. */
  cpuMs(): number;
  /** Returns the resident memory in MiB. */
  residentMiB(): number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Stops all started servers, including those that are not ready. */
export const stopServers = (): Promise<unknown> => Promise.all([...running].map(stopProcess));

export interface ServerOptions {
  /** The arguments of `node`. Paths in them are relative to the project's folder. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The path of the readiness check. The server is ready when the response has a status below 500. */
  readonly readyPath: string;
  readonly logFile: string;
}

/**
 * Starts a server on a free port and waits until it is ready. Throws with the server's output if it ends or is not
 * ready within 60 seconds.
 */
export async function startServer({ command, env, readyPath, logFile }: ServerOptions): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, command, {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    // Omits all other variables of this environment, which could change the measurement.
    env: { PATH: process.env['PATH'], ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = () => stopProcess(child);
  try {
    await firstAnswer(`${url}${readyPath}`, child);
  } catch (error) {
    await stop();
    const output = readFileSync(logFile, 'utf8').slice(-4000);
    throw new Error(`${command.at(-1)} did not start:\n${output}`, { cause: error });
  }
  return {
    url,
    cpuMs: () => processorMs(child.pid),
    residentMiB: () =>
      Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop,
  };
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && response.status < 500) return;
    await wait(20);
  }
  throw new Error(child.exitCode === null ? 'No answer in time' : `Exit code ${child.exitCode}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(limit);
}
