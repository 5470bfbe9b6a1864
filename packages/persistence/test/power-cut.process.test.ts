/** Tests that `npm run test:all -- power-cuts` finds lost changes. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';

const RUN = fileURLToPath(new URL('power-cut/run.ts', import.meta.url));

test('without syncs, acknowledged changes are lost', (t) => {
  execFile(process.execPath, [RUN, '--history=quiet', '--points=4', '--fsync=off'], (error, out, err) => {
    t.equal(error?.code, 1, out + err);
    t.match(out, /4 power cuts, [1-4] with something lost or broken/);
    t.end();
  });
});
