/** Tests a few power cuts. `npm run test:all -- power-cuts` tries many. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';

const RUN = fileURLToPath(new URL('power-cut/run.ts', import.meta.url));

const cut = (...args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [RUN, ...args], (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });

for (const history of ['quiet', 'busy']) {
  test(`a power cut loses no acknowledged change of a ${history} history`, async (t) => {
    const { code, said } = await cut(`--history=${history}`, '--points=4');
    t.equal(code, 0, said);
    t.match(said, /4 power cuts, 0 with something lost or broken/);
  });
}

test('without syncs, acknowledged changes are lost', async (t) => {
  const { code, said } = await cut('--history=quiet', '--points=4', '--fsync=off');
  t.equal(code, 1, said);
  t.match(said, /4 power cuts, [1-4] with something lost or broken/);
});
