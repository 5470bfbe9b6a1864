/** docs/tutorial.md, run as it is written. */
import { test } from 'tap';
import { bash, blocksOf, startService } from './guides.ts';

test('the tutorial leads from nothing to a Lyoner in the cold room', async (t) => {
  const blocks = blocksOf('tutorial.md');
  const start = blocks.find(({ language }) => language === 'bash');
  const [, password = ''] = /^ADMIN_PASSWORD='(.+)' npm start\n$/.exec(start?.text ?? '') ?? [];
  t.not(password, '', 'it says how to start the service');
  const url = await startService(t, password);

  const script = blocks.filter(({ language }) => language === 'sh');
  const said = blocks.filter(({ language }) => language === 'text');
  const output = await bash(t, script.map(({ text }) => text).join('\n'), { URL: url });
  t.match(output, expected(said.map(({ text }) => text).join('')), 'what it says comes out, nothing more or less');
});

/** `…` stands for what differs from day to day. */
const expected = (text: string): RegExp => new RegExp(`^${text.split('…').map(RegExp.escape).join('\\S+')}$`);
