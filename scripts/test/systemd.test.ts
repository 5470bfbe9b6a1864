/** Checks the settings of the systemd units, and runs their commands in a shell, without systemd. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';

const read = (name: string) => readFileSync(new URL(`../../docs/examples/${name}`, import.meta.url), 'utf8');

/** Returns the values of a setting of the backup unit, with `$$` and `%%` unescaped and without `+`. */
const settings = (name: string): string[] =>
  [...read('cleaver-backup.service').matchAll(new RegExp(`^${name}=\\+?(.*)$`, 'gm'))].map(([, value = '']) =>
    value.replaceAll('$$', '$').replaceAll('%%', '%'),
  );

/**
 * Runs the commands of the backup unit as systemd does. Replaces systemctl and npm by scripts in a temporary folder.
 */
function backUp(t: Test, environment: Record<string, string>, { isActive = true, fails = false } = {}) {
  const folder = t.testdir({ bin: {}, backups: {}, run: {} });
  const program = (name: string, script: string) => {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> ${folder}/said\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  program('systemctl', isActive ? '' : 'case "$*" in *is-active*) exit 3;; esac');
  program('npm', fails ? 'exit 1' : 'touch "$4"');
  const old = join(folder, 'backups', 'cleaver-2026-01-01T0230.backup');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  const shell = (command: string) => {
    const here = command
      .replaceAll('/usr/bin/systemctl', 'systemctl')
      .replaceAll('/var/backups/cleaver', `${folder}/backups`)
      .replaceAll('/run/cleaver-backup', `${folder}/run`);
    const env = { PATH: `${folder}/bin:/usr/bin:/bin`, ...environment };
    return spawnSync('/bin/sh', ['-f', '-c', here], { env, encoding: 'utf8' }).status === 0;
  };
  const succeeded = ['ExecStartPre', 'ExecStart', 'ExecStartPost'].flatMap(settings).every(shell);
  for (const command of settings('ExecStopPost')) shell(command);
  const said = readFileSync(join(folder, 'said'), 'utf8').trim().split('\n');
  const files = readdirSync(join(folder, 'backups'));
  return { succeeded, said: said.map((line) => line.replace(/^npm .*/, 'npm')), files };
}

test('a backup of the embedded database stops the service, and starts it again', (t) => {
  const stops = ['systemctl --quiet is-active cleaver.service', 'systemctl stop cleaver.service'];
  const starts = 'systemctl --no-block start cleaver.service';
  const good = backUp(t, {});
  t.match(good, { succeeded: true, said: [...stops, 'npm', starts] });
  t.equal(good.files.length, 1, 'the new one is there, and the old one is gone');
  t.match(good.files[0], /^cleaver-\d{4}-\d\d-\d\dT\d{4}\.backup$/);
  const failed = backUp(t, { DATABASE_URL: '' }, { fails: true });
  t.match(failed, { succeeded: false, said: [...stops, 'npm', starts] }, 'also where the backup fails');
  t.same(failed.files, ['cleaver-2026-01-01T0230.backup'], 'and the old one stays');
  t.match(backUp(t, {}, { isActive: false }).said, [stops[0], 'npm'], 'a service that did not run stays as it is');
  t.end();
});

test('a backup of PostgreSQL does not stop the service', (t) => {
  const url = { DATABASE_URL: 'postgres://cleaver:secret@db/cleaver' };
  t.match(backUp(t, url), { succeeded: true, said: ['npm'] });
  t.end();
});

const analyze = '/usr/bin/systemd-analyze';
test('systemd-analyze finds no fault in the units', { skip: !existsSync(analyze) && 'no systemd' }, (t) => {
  const folder = t.testdir();
  mkdirSync(join(folder, 'units'));
  const names = ['cleaver.service', 'cleaver-backup.service', 'cleaver-backup.timer'];
  // Replaces the start command of the service by a command that every machine has, because systemd-analyze requires an
  // existing command.
  for (const name of names) {
    writeFileSync(join(folder, 'units', name), read(name).replace('/usr/bin/npm start', '/bin/true'));
  }
  const { stderr } = spawnSync(analyze, ['verify', '--man=no', ...names.map((name) => join(folder, 'units', name))], {
    encoding: 'utf8',
  });
  t.equal(
    stderr
      .split('\n')
      .filter((line) => line.includes('cleaver'))
      .join('\n'),
    '',
  );
  rmSync(folder, { recursive: true });
  t.end();
});
