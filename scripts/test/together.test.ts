import { globSync } from 'node:fs';
import { test } from 'tap';

const cwd = new URL('../..', import.meta.url).pathname;

test('each package has a file that runs its tests: without one they would be left out in silence', (t) => {
  const folders = globSync('{apps,packages}/*/test', { cwd });
  t.ok(folders.length > 1);
  for (const folder of folders) t.ok(globSync(`${folder}/together*.test.ts`, { cwd }).length > 0, folder);
  t.end();
});
