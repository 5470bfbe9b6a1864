// Lists the sources of the pages and checks whether the build is up to date. Takes a few milliseconds. Plain JavaScript
// without packages, because `ensure-installed.mjs` imports it at every start, on any version of Node.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const OUTPUT = join(root, 'apps/web/dist');
const MANIFEST = join(OUTPUT, 'manifest.json');

/** Paths of the files and folders on which the pages depend. */
export const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'apps/web/index.html',
  'packages/client/src',
  'packages/demo/src',
  'packages/domain/src',
  'packages/tables/src',
  'package-lock.json',
];

/** Returns names, sizes and times of all sources in one text, which differs after any change. */
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

/** Returns whether the build was made from the sources with the fingerprint `print`. */
export function isBuilt(print = fingerprint()) {
  try {
    return existsSync(MANIFEST) && readFileSync(join(OUTPUT, 'sources.txt'), 'utf8') === print;
  } catch {
    return false;
  }
}
