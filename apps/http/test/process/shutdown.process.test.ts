/**
 * Tests that a process closes before its exit, on a signal and after an uncaught failure. It exits even if it cannot
 * close.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'tap';

const SHUTDOWN = new URL('../../src/process/shutdown.ts', import.meta.url).href;

/** Runs these lines in a process that calls `close` on exit; returns its exit code and output. */
async function run(lines: string, close = "console.log('closed')"): Promise<{ code: number | null; output: string }> {
  const program = `
    import { closeOnExit } from '${SHUTDOWN}';
    const logger = { fatal: (about, message) => console.log(message + ': ' + about.err.message) };
    closeOnExit(logger, async () => { ${close} });
    setInterval(() => undefined, 1000);
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('closeOnExit closes once on a signal, and exits with 0', async (t) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    t.same(await run(`process.kill(process.pid, '${signal}');`), { code: 0, output: 'closed\n' }, signal);
  }
});

test('closeOnExit logs an uncaught failure, closes, and exits with 1', async (t) => {
  const said = { code: 1, output: 'uncaught failure: broken\nclosed\n' };
  t.same(await run("setTimeout(() => { throw new Error('broken'); });"), said);
  t.same(await run("Promise.reject(new Error('broken'));"), said, 'a rejection that nobody handles, too');
});

test('closeOnExit exits with 1 if closing fails', async (t) => {
  const fails = "throw new Error('stuck')";
  t.same(await run("process.kill(process.pid, 'SIGTERM');", fails), { code: 1, output: 'cannot close: stuck\n' });
  const again = "setTimeout(() => { throw new Error('again'); }); await new Promise(() => undefined);";
  const { code, output } = await run("setTimeout(() => { throw new Error('broken'); });", again);
  t.same({ code, output }, { code: 1, output: 'uncaught failure: broken\nuncaught failure: again\n' });
});
