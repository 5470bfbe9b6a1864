import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { replace } from '../../build/replace.ts';

test('replace leaves one complete folder and no temporary folder after 20 concurrent builds', async (t) => {
  const all = t.testdir({ dist: { sources: 'old', only: 'in the old one' } });
  const place = join(all, 'dist');
  const isThere = () => {
    try {
      return readFileSync(join(place, 'sources'), 'utf8') === 'new';
    } catch {
      return false;
    }
  };
  const made = Array.from({ length: 20 }, (_, at) => {
    const folder = join(all, `dist.${at}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'sources'), 'new');
    return folder;
  });
  await Promise.all(made.map((folder) => replace(folder, place, isThere)));
  t.same(readdirSync(all), ['dist']);
  t.same(readdirSync(place), ['sources']);
  t.ok(isThere());
});
