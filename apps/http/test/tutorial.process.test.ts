/** Runs the commands of docs/tutorial.md and docs/tutorial-cli.md unchanged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { bash, blocksOf, outputPattern, startService } from './guides.ts';

test('the tutorial runs with curl only', async (t) => {
  await follow(t, 'tutorial.md');
});

test('the tutorial runs with the command line only', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'cleaver-'));
  t.teardown(() => rmSync(home, { recursive: true }));
  const bin = new URL('../../cli/bin/cleaver.mjs', import.meta.url).pathname;
  await follow(t, 'tutorial-cli.md', `npx() { shift; node '${bin}' "$@"; }\n`, { XDG_CONFIG_HOME: home });
});

/** Runs all commands of a guide and compares their output with the guide. */
async function follow(t: Test, guide: string, prelude = '', variables: Record<string, string> = {}): Promise<void> {
  const start = blocksOf('tutorial.md').find(({ language }) => language === 'bash');
  const [, password = ''] = /^DATA_DIR=\S+ ADMIN_PASSWORD='(.+)' npm start\n$/.exec(start?.text ?? '') ?? [];
  t.not(password, '', 'it says how to start the service');
  const url = await startService(t, password);

  const blocks = blocksOf(guide);
  const script = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
  const said = blocks.filter(({ language }) => language === 'text').map(({ text }) => text);
  const output = await bash(t, prelude + script.join('\n'), { URL: url, CLEAVER_URL: url, ...variables });
  t.match(output, outputPattern(said.join('')), 'what it says comes out, nothing more or less');
}
