/** Tests the service while the disk of the embedded database is full. */
import { execFile } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { made, tally } from '../client.ts';
import { Load } from '../load.ts';
import { directory, embedded } from '../places.ts';
import { range, rounds, type Scenario, Skip, until } from '../scenario.ts';
import { start } from '../service.ts';

const run = promisify(execFile);
const DISK_MIB = 160;
/** Free space on the almost full disk, in bytes. */
const ROOM = 300 * 1024;

export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'Writes fail with 503 while the disk is full, and reads continue',
  on: ['embedded'],
  async run(context) {
    const { check, note } = context;
    const disk = await directory(context);
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', disk]).catch(() => {
      throw new Skip('a small disk cannot be mounted: that takes root on Linux');
    });
    context.after(() => run('umount', ['--lazy', disk]));
    const place = embedded(join(disk, 'data'));
    let service = await start(context, place);
    let client = await service.logIn();
    const { token } = client;
    const load = await Load.prepare(client);
    const ballast = join(disk, 'ballast');
    for (const round of rounds(context, 2, 10)) {
      const before = load.journal.outcomes.length;
      const working = load.run(client, 8);
      await wait(500);
      const { bavail, bsize } = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - ROOM)));
      const full = await until(20_000, async () =>
        load.journal.outcomes.slice(-8).every(({ status }) => status >= 500),
      );
      check('writes fail once it is full', full !== undefined, tally(load.journal.outcomes.slice(before)));
      const reads = await Promise.all(range(20).map(() => client.get('/api/suppliers?size=5')));
      check(
        'reads go on',
        reads.every(({ status }) => status === 200),
        tally(reads),
      );
      check('the process lives', service.isAlive, service.output().slice(-2000));
      if (round % 2 === 1) {
        await service.kill();
        await working.stop();
      }
      await rm(ballast);
      if (round % 2 === 1) {
        client.close();
        service = await start(context, place);
        client = service.client(token);
      }
      const well = await until(10_000, async () => {
        const { status } = await client.post('/api/categories', { name: `Well ${round} ${Math.random()}` });
        return status === 200;
      });
      check('writes go on once there is room', well !== undefined);
      await wait(300);
      await working.stop();
      note(`writes: ${tally(load.journal.outcomes.slice(before))}; well again ${well} ms after there was room`);
      await made(client.get('/health/ready'));
    }
    const failed = load.journal.outcomes.filter(({ status }) => status >= 500);
    check(
      'what fails is a 503',
      failed.every(({ status }) => status === 503),
      tally(failed),
    );
    await load.prove(context, place, client, () => service.stop());
  },
};
