/**
 * Records all disk operations of the embedded database under load, from its first start on. Then cuts the power at
 * `points` points. For each point, builds a directory that a disk may hold then, and starts the database on it. Proves
 * that every acknowledged write is there, and that ledger and audit log are consistent. The method is that of ALICE
 * (Pillai and others, OSDI 2014).
 *
 * Run it with `npm run test:all -- power-cuts`, or with `node …/run.ts [--history=quiet|busy] [--points=500] [--seed=1]
 * [--fsync=off]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { afterPowerCut, chance } from './disk.ts';
import type { Answer, Manner } from './history.ts';
import { record } from './recorder.ts';
import { Starter } from './starter.ts';

const { values } = parseArgs({
  options: {
    history: { type: 'string' },
    points: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    fsync: { type: 'string', default: 'on' },
  },
});

if (values.history === undefined) {
  const self = fileURLToPath(import.meta.url);
  const ends = ['quiet', 'busy'].map(async (history) => {
    const args = [self, ...process.argv.slice(2), `--history=${history}`];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
    return code as number | null;
  });
  process.exitCode = (await Promise.all(ends)).every((code) => code === 0) ? 0 : 1;
} else process.exitCode = (await cutPower(values.history as Manner)) ? 0 : 1;

async function cutPower(manner: Manner): Promise<boolean> {
  // Uses a directory in memory if possible, because each point recreates the simulated disk.
  const starter = new Starter();
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cleaver-power-cut-'));
  try {
    const [root, before, after] = ['root', 'before', 'after'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    mkdirSync(root);
    cpSync(root, before, { recursive: true });
    const recording = record(root);
    // Importing tap would otherwise end the process after a timeout.
    process.env['TAP_TIMEOUT'] = '0';
    const { work } = await import('./history.ts');
    const answers: Answer[] = [];
    await work(join(root, 'data'), manner, values.fsync === 'on', (answer) => {
      answers.push({ at: recording.steps.length, ...answer });
    });

    const random = chance(Number(values.seed));
    const { length } = recording.steps;
    let broken = 0;
    const points = Number(values.points);
    for (let point = 0; point < points; point++) {
      // Every other cut is right after a response, because then a lost write is most likely an acknowledged one.
      const answer = answers[Math.floor(random() * answers.length)];
      const count = point % 2 && answer ? answer.at : Math.floor(random() * (length + 1));
      afterPowerCut(after, before, recording, count, random);
      const given = answers.filter(({ at }) => at <= count);
      const faults = await starter.faultsAfter(join(after, 'data'), given);
      if (faults.length === 0) continue;
      broken++;
      say(`${manner}: after ${count} of ${length} steps: ${faults.slice(0, 3).join('; ')}`);
    }
    const kinds = Map.groupBy(recording.steps, ({ does }) => does);
    const did = [...kinds].map(([does, steps]) => `${steps.length} ${does}`).join(', ');
    say(`${manner}: ${answers.length} answers, ${length} steps (${did})`);
    say(`${manner}: ${points} power cuts, ${broken} with something lost or broken`);
    return broken === 0;
  } finally {
    await starter.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
