import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

test('what stands in .env counts as set, unless it is set otherwise', (t) => {
  const directory = t.testdir({ '.env': 'PORT=4000\nHOST=::1\n', scripts: {} });
  cpSync(new URL('../dot-env.mjs', import.meta.url), join(directory, 'scripts', 'dot-env.mjs'));
  const program = 'console.log(process.env.PORT, process.env.HOST)';
  const args = ['--import', './scripts/dot-env.mjs', '--input-type=module', '-e', program];
  const run = (cwd: string) => execFileSync(process.execPath, args, { cwd, env: { HOST: '::' }, encoding: 'utf8' });
  t.equal(run(directory), '4000 ::\n');
  const without = t.testdir({ scripts: {} });
  cpSync(new URL('../dot-env.mjs', import.meta.url), join(without, 'scripts', 'dot-env.mjs'));
  t.equal(run(without), 'undefined ::\n', 'nothing is said where there is none');
  t.end();
});

test('the service and all commands on its database read it', (t) => {
  const ours = Object.entries<string>(scripts).filter(([, script]) => /apps\/http\/src\/(process|bin)\//.test(script));
  t.ok(ours.length >= 5);
  for (const [name, script] of ours) t.match(script, '--import ./scripts/dot-env.mjs', name);
  t.end();
});
