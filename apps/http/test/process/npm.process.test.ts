/** Tests the file `.env`, which the service and its commands read. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'tap';

const NPM = new URL('../../src/process/npm.ts', import.meta.url).href;

test('under npm the environment includes .env, and set variables override it', (t) => {
  const directory = t.testdir({
    '.env': 'PORT=4000\nHOST=::1\nDATABASE_URL=postgres://elsewhere\n',
    marked: '\uFEFFPORT=4000\r\nHOST=::1\r\n',
    folder: {},
    link: t.fixture('symlink', '.env'),
    dangling: t.fixture('symlink', 'nowhere'),
  });
  const run = (file: string, env: Record<string, string>) => {
    const program = `
      import { environment } from '${NPM}';
      const { PORT, HOST, DATABASE_URL } = environment('${join(directory, file)}');
      console.log(PORT, HOST, DATABASE_URL);`;
    const args = ['--input-type=module', '-e', program];
    return execFileSync(process.execPath, args, {
      env: { HOST: '::', DATABASE_URL: '', ...env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  t.equal(run('.env', { npm_lifecycle_event: 'start' }), '4000 :: \n');
  t.equal(run('none', { npm_lifecycle_event: 'start' }), 'undefined :: \n', 'nothing is said where there is none');
  t.equal(run('marked', { npm_lifecycle_event: 'start' }), '4000 :: \n', 'also after a byte order mark');
  t.equal(run('link', { npm_lifecycle_event: 'start' }), '4000 :: \n');
  execFileSync('mkfifo', [join(directory, 'pipe')]);
  for (const [file, reason] of [
    ['folder', 'is not a regular file'],
    ['pipe', 'is not a regular file'],
    ['dangling', 'is a link to a file that does not exist'],
  ] as const) {
    const line = new RegExp(`CannotStart: \\S+${file} ${reason}: make it a readable file, or remove it\\n`);
    t.throws(() => run(file, { npm_lifecycle_event: 'start' }), line);
  }
  t.equal(run('.env', {}), 'undefined :: \n', 'a test does not take the settings of a developer');
  t.end();
});
