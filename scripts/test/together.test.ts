import { globSync } from 'node:fs';
import { test } from 'tap';

const cwd = new URL('../..', import.meta.url).pathname;

test('each package whose tests run in one process has the file that runs them: without it they would be left out in silence', (t) => {
  const inProcess = globSync('{apps,packages}/*/test/**/!(*.process|*.postgres).test.ts', { cwd });
  const folders = new Set(inProcess.map((file) => file.split('/').slice(0, 3).join('/')));
  t.ok(folders.size > 1);
  for (const folder of folders) t.ok(globSync(`${folder}/together*.test.ts`, { cwd }).length > 0, folder);
  t.end();
});
