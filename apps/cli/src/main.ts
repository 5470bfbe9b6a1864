/** Runs the command line as a process, with its streams, signals and exit code. */
// The empty import of `@cleaver/domain` declares the permissions of all contexts. The types of the contracts need them.

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type {} from '@cleaver/domain';
import { codeOf, reasonOf } from './exits.ts';
import type { Io, Output } from './io.ts';
import { speaking, t } from './language/language.ts';
import { run } from './run.ts';

const interrupted = new AbortController();
// Aborts the command at the first signal. A second Ctrl-C ends the process immediately. SIGHUP means that the terminal
// was closed. SIGTERM means that a supervisor ends the process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interrupted.abort());
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader, for example `head`, may close the pipe early.
  if (error.code === 'EPIPE') process.exit();
  const message = speaking(undefined, process.env, () => t`The output cannot be written: ${reasonOf(error)}`);
  process.stderr.write(`cleaver: ${message}\n`);
  process.exit(codeOf('usage'));
});
// If the error output is closed, the exit code still shows the result.
process.stderr.on('error', () => undefined);

const output = (stream: NodeJS.WriteStream): Output => ({
  write: (text) => stream.write(text),
  isTTY: stream.isTTY === true,
  get columns() {
    return stream.isTTY ? stream.columns : Infinity;
  },
});

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
  let hasInput = false;
  try {
    const answer = await terminal.question(hidden ? '' : question, { signal: interrupted.signal });
    hasInput = true;
    return answer;
  } finally {
    terminal.close();
    // Ends the line of the prompt. With visible input, the terminal ends the line itself after the input or Ctrl-C.
    if (hidden || (!hasInput && !interrupted.signal.aborted)) process.stderr.write('\n');
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
