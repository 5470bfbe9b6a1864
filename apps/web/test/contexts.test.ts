/** Tests that each context of the core is in the lists of the pages, and that shared code knows no context. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTEXTS as CORE } from '@cleaver/domain';
import { test } from 'tap';
import { CONTEXTS } from '../src/contexts/contexts.ts';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const NAMES = CORE.map(({ name }) => name);
/** The files that a context may have, each with the list that imports them. */
const LISTED = {
  context: 'contexts',
  routes: 'routes',
  cards: 'cards',
  bookings: 'bookings',
  german: 'german',
} as const;
/** The page Today draws the cards of the contexts, so its own file is not in the list. */
const UNLISTED = ['today/cards.tsx'];

test('the pages declare each context of the core once', (t) => {
  t.same(CONTEXTS.map(({ name }) => name).sort(), [...NAMES].sort());
  t.end();
});

test('the lists of the pages have the files of all contexts', (t) => {
  for (const [file, list] of Object.entries(LISTED)) {
    const text = readFileSync(join(SOURCE, `contexts/${list}.ts`), 'utf8');
    for (const name of NAMES)
      for (const path of ['ts', 'tsx'].map((ending) => `${name}/${file}.${ending}`))
        if (existsSync(join(SOURCE, path)) && !UNLISTED.includes(path))
          t.ok(text.includes(`'../${path}'`), `contexts/${list}.ts imports ${path}`);
  }
  t.end();
});

test('the shell and the toolkit neither import nor name a context; log-in and session may use identity', (t) => {
  const names = NAMES.join('|');
  const known = new RegExp(`'(?:\\.\\./)+(?:${names})/|'@cleaver/domain/(?:${names})\\b|'(?:${names})'`);
  const faults = globSync(['shell/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], { cwd: SOURCE }).flatMap((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    const isOfSession = ['pin-log-in.tsx', 'session.ts'].includes(basename(path));
    const found = known.exec(isOfSession ? text.replaceAll('@cleaver/domain/identity', '') : text);
    return found ? [`${path}: ${found[0]}`] : [];
  });
  t.same(faults, []);
  t.end();
});

test('two contexts declare no kind, member, status or warning under the same name', (t) => {
  for (const part of ['references', 'documents', 'members', 'tones', 'reasons'] as const) {
    const names = CONTEXTS.flatMap((one) => Object.keys(one[part] ?? {}));
    t.equal(new Set(names).size, names.length, part);
  }
  t.end();
});
