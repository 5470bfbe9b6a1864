/** Checks that the commands in the documents exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'tap';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.{md,service}', { cwd: root.pathname })];

test('every npm script that a document names exists', (t) => {
  let found = 0;
  for (const path of documents) {
    // Matches over line ends, because text wraps.
    for (const [, name = ''] of read(path).matchAll(/npm\s+run\s+(?:--silent\s+)?([a-z][\w:-]*)/g)) {
      found++;
      t.ok(scripts[name], `${path}: npm run ${name}`);
    }
  }
  t.ok(found > 30);
  t.end();
});

test('every file of this repository that a script or a document runs exists', (t) => {
  const named = [...Object.entries(scripts), ...documents.map((path) => [path, read(path)] as const)];
  for (const [where, text] of named) {
    for (const [, path = ''] of text.matchAll(
      /\bnode (?:--\S+ (?:\.\/\S+ )?)*((?:apps|scripts|packages)\/\S+\.(?:ts|mjs))/g,
    )) {
      t.doesNotThrow(() => read(path), `${where}: ${path}`);
    }
  }
  t.end();
});

test('the folders and files of documented test commands exist', (t) => {
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/npm test -- (\S+?)`/g)].map(([, name = '']) => name),
  );
  t.ok(named.length > 0);
  for (const name of named) t.ok(existsSync(new URL(name, root)), name);
  t.end();
});

test('npm start and the image use the same V8 settings', (t) => {
  const settings = (text = '') => text.match(/--(?!import)\S+?(?=[\s",])/g);
  const image = read('Dockerfile').match(/^CMD .*$/m)?.[0];
  t.ok(settings(image)?.length);
  t.same(settings(scripts['start']), settings(image));
  t.end();
});

const hasSystemd = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test('systemd-analyze accepts the units of the examples', { skip: !hasSystemd && 'no systemd-analyze here' }, (t) => {
  const units = globSync('docs/examples/*.{service,timer}', { cwd: root.pathname });
  t.equal(units.length, 3);
  execFileSync('systemd-analyze', ['verify', '--man=no', ...units], { cwd: root, stdio: 'pipe' });
  t.end();
});
