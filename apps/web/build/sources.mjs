// What the pages are made of, and whether what was built is made of that. Plain JavaScript without packages: it is asked at
// every start, before anything is installed, and answers in a few milliseconds.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const OUTPUT = join(root, 'apps/web/dist');
const MANIFEST = join(OUTPUT, 'manifest.json');

/** A change of any file below these makes other pages. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'apps/web/index.html',
  'packages/client/src',
  'packages/demo/src',
  'packages/domain/src',
  'packages/messages/src',
  'package-lock.json',
];

/** Names, sizes and times of all sources in one text: another one means that something was changed. */
export function fingerprint() {
  const lines = [];
  const walk = (path) => {
    const found = statSync(path);
    if (found.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name));
    else lines.push(`${path.slice(root.length)} ${found.size} ${found.mtimeMs}`);
  };
  for (const source of SOURCES) if (existsSync(join(root, source))) walk(join(root, source));
  return lines.join('\n');
}

/** Whether what was built is of these sources. */
export function isBuilt(print = fingerprint()) {
  try {
    return existsSync(MANIFEST) && readFileSync(join(OUTPUT, 'sources.txt'), 'utf8') === print;
  } catch {
    return false;
  }
}
