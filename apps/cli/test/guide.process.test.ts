/** Tests that the examples of docs/cli.md run. */
import { test } from 'tap';
import { bash, blocksOf } from '../../http/test/guides.ts';
import { ADMIN_PASSWORD, service } from '../../http/test/helper.ts';
import { shell } from './helper.ts';

test('the commands of the guide run, one after the other', async (t) => {
  const it = await service(t);
  const url = await it.app.listen({ host: '127.0.0.1', port: 0 });
  const { home, config, file } = shell(t, url);
  file('password.txt', `${ADMIN_PASSWORD}\n`);
  const blocks = blocksOf('cli.md').filter(({ language }) => language === 'sh');
  const bin = new URL('../bin/cleaver.mjs', import.meta.url).pathname;
  const prelude = `cd '${home}'\nnpx() { shift; node '${bin}' "$@" 2>> notes; }\n`;
  const output = await bash(t, prelude + blocks.map(({ text }) => text).join(''), {
    CLEAVER_URL: url,
    XDG_CONFIG_HOME: config,
  });
  t.match(output, /Logged in .* as admin\.\n[\s\S]*Huber[\s\S]*1 row: 1 created, 0 changed, 0 unchanged\.\n/);
  t.match(output, /\r\n"W-100","Lyoner","Brühwurst","KG","WEIGHT_BASED",12\.9,,,"false",,,,,"ACTIVE"\r\n$/);
});
