/** What is done when nobody asks anything, and when the machine has the memory back that a load left behind. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'tap';

const run = promisify(execFile);
const RESTING = new URL('../../src/process/resting.ts', import.meta.url).href;
const LOOK_MS = 20;

/** Takes 100 MiB and more, and lets go of it; then works for a while, and has nothing to do afterwards. */
const PROGRAM = `
  import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
  import { resting } from '${RESTING}';
  let tidied = 0;
  resting(async () => { tidied++; }, ${LOOK_MS});
  const mib = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
  let load = Array.from({ length: 800_000 }, (_, n) => ({ n, text: 'row ' + n }));
  const loaded = mib();
  load = undefined;
  for (const end = performance.now() + 500; performance.now() < end; ) await turn();
  const atWork = mib();
  const tidiedAtWork = tidied;
  await wait(${LOOK_MS * 50});
  console.log(JSON.stringify({ loaded, atWork, tidiedAtWork, atRest: mib(), tidied }));
`;
const measured = async (...settings: readonly string[]) => {
  const { stdout } = await run(process.execPath, [...settings, '--input-type=module', '--eval', PROGRAM]);
  return JSON.parse(stdout) as Record<'loaded' | 'atWork' | 'tidiedAtWork' | 'atRest' | 'tidied', number>;
};

test('the machine has the memory back when there is nothing to do, and no work is held up for it', async (t) => {
  const { loaded, atWork, atRest } = await measured('--expose-gc');
  t.ok(loaded - atWork < 30, `${loaded} MiB with the load, ${atWork} MiB at work`);
  t.ok(atWork - atRest > 60, `${atWork} MiB at work, ${atRest} MiB at rest`);
});

test('where Node was not told to, nothing is collected, and what else is to be done is done all the same', async (t) => {
  const { atWork, tidiedAtWork, atRest, tidied } = await measured();
  t.ok(atWork - atRest < 30, `${atWork} MiB at work, ${atRest} MiB at rest`);
  t.strictSame([tidiedAtWork, tidied], [0, 1], 'once, and not at work');
});
