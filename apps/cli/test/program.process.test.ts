/** Tests the command as a separate process. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { test } from 'tap';
import { jsonOf, shop } from './helper.ts';

const BIN = new URL('../bin/cleaver.mjs', import.meta.url).pathname;

test('the program of package.json runs as a process and handles closed pipes and a full disk', async (t) => {
  const manifest = jsonOf<{ bin: { cleaver: string } }>(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  t.equal(new URL(`../${manifest.bin.cleaver}`, import.meta.url).pathname, BIN);
  const it = await shop(t);
  for (let index = 0; index < 3; index++) await it.admin.post('/api/categories', { name: `Sorte ${index}` });
  const cleaver = async (line: string) => {
    const env = { ...programEnvironment, XDG_CONFIG_HOME: it.config, APPDATA: it.config, CLEAVER_URL: it.url };
    const child = spawn('bash', ['--norc', '-c', `cleaver() { "${process.execPath}" "${BIN}" "$@"; }; ${line}`], {
      env,
    });
    const written = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => {
        written[name] += chunk;
      });
    }
    child.stdin.end();
    const [code] = await once(child, 'close');
    return { code, ...written };
  };
  const [list, wrong, piped, deaf, full] = await Promise.all([
    cleaver('cleaver categories list'),
    cleaver('cleaver categories lisst'),
    cleaver('set -o pipefail; cleaver audit-log list --size 500 --json | head -c 1'),
    cleaver('cleaver categories lisst 2>&1 | :; exit $PIPESTATUS'),
    cleaver('cleaver categories list > /dev/full'),
  ]);
  t.match(list, { code: 0, stdout: /Sorte 2/, stderr: '' });
  t.match(wrong, { code: 2, stdout: '', stderr: /Did you mean list/ });
  t.match(piped, { code: 0, stdout: '{', stderr: '' }, 'whoever reads may stop');
  t.match(deaf, { code: 2, stdout: '', stderr: '' }, 'also whoever reads the errors');
  if (process.platform === 'linux')
    t.match(full, { code: 2, stderr: /^cleaver: The output cannot be written: .*\(ENOSPC\)/ });
});

/** Makes the program believe that it runs on an older Node, so that it starts this project's Node as a child. */
const OLDER_NODE = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.0.0' } })`;

for (const [signal, flags] of [
  ['SIGTERM', []],
  ['SIGTERM', ['--import', OLDER_NODE]],
  ['SIGINT', ['--import', OLDER_NODE]],
] as const) {
  test(`${signal} ends a running import${flags.length > 0 ? ', also through the older Node that started it' : ''}`, {
    skip: process.platform === 'win32',
  }, async (t) => {
    const it = await shop(t);
    const rows = Array.from({ length: 5000 }, (_, index) => `Hof ${index},1\n`);
    const file = it.file('suppliers.csv', `name,phone\n${rows.join('')}`);
    const env = { ...programEnvironment, XDG_CONFIG_HOME: it.config, CLEAVER_URL: it.url };
    const child = spawn(process.execPath, [...flags, BIN, 'import', file], { env });
    const stderr = text(child.stderr);
    it.app.server.on('request', ({ method, url }) => {
      if (method === 'POST' && url === '/api/files/suppliers?dryRun=false&update=false') child.kill(signal);
    });
    const [code] = await once(child, 'close');
    t.match({ code, said: await stderr }, { code: 130, said: /^cleaver: Interrupted\n/ });
    const { totalElements } = (await it.admin.get('/api/suppliers?size=1')).json().page;
    t.ok([0, rows.length].includes(totalElements), `${totalElements} of ${rows.length}: all or none`);
  });
}

test('the program explains how to install its dependencies if they are missing', (t) => {
  const home = t.testdir({ apps: { cli: { bin: { 'cleaver.mjs': readFileSync(BIN) } } } });
  const start = (LANG: string) =>
    spawnSync(process.execPath, [`${home}/apps/cli/bin/cleaver.mjs`], { encoding: 'utf8', env: { LANG } });
  t.match(start('C'), { status: 70, stderr: /not installed. Run `npm ci`/ });
  t.match(start('de_DE.UTF-8'), { status: 70, stderr: /nicht installiert. `npm ci`/ });
  t.end();
});
