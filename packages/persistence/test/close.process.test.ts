import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'tap';
import { newDataDirectory } from './databases.ts';

test('closing the embedded database waits for the running unit of work', async (t) => {
  // Runs in a separate process, because a process that cannot close does not respond to anything.
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    const database = await openDatabase({
      dataDir: process.argv[1],
      fsync: false,
      ids: { next: () => crypto.randomUUID() },
    });
    const work = database.transactions.run({ now: new Date() }, async (unit) => {
      for (let lock = 0; lock < 20; lock++) await unit.lock(String(lock));
      return 'done';
    });
    const late = database.close().then(() => database.ping());
    const results = await Promise.allSettled([work, late]);
    process.stdout.write(results.map(({ value, reason }) => value ?? reason.name).join());
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, await newDataDirectory(t)],
    { cwd: import.meta.dirname, timeout: 20_000, killSignal: 'SIGKILL' },
  );
  t.equal(stdout, 'done,Unavailable', 'the unit commits, and a later statement fails');
});
