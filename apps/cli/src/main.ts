/** The process: its streams, its signals, its exit code. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Io, Output } from './io.ts';
import { run } from './run.ts';

const interrupted = new AbortController();
// The second one ends the process at once.
process.once('SIGINT', () => interrupted.abort());
// Whoever reads may have seen enough, like `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const output = (stream: NodeJS.WriteStream): Output => ({
  write: (text) => stream.write(text),
  isTTY: stream.isTTY === true,
  get columns() {
    return stream.isTTY ? stream.columns : Infinity;
  },
});

/** Echoes what is typed, or the question alone. */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: true,
    ...(!hidden && { prompt: question }),
  });
  terminal.on('SIGINT', () => interrupted.abort());
  try {
    return await terminal.question(hidden ? '' : question, { signal: interrupted.signal });
  } finally {
    terminal.close();
    if (hidden) process.stderr.write('\n');
  }
}

const io: Io = {
  env: process.env,
  stdout: output(process.stdout),
  stderr: output(process.stderr),
  canAsk: process.stdin.isTTY === true && process.stderr.isTTY === true,
  ask,
  read: () => buffer(process.stdin),
  signal: interrupted.signal,
  now: () => new Date(),
};

process.exitCode = await run(process.argv.slice(2), io);
