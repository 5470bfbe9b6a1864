/**
 * Holds packages/client/openapi.json against that of the last release, docs/releases/openapi-*.json, and fails when something in it
 * breaks callers while the version does not say so. `npm run release:openapi` makes today's document that of the release.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakingChanges, type Document, mayBreak } from './breaking-changes.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const read = (path: string): Document => JSON.parse(readFileSync(path, 'utf8'));
const document = read('packages/client/openapi.json');
const releases = globSync('docs/releases/openapi-*.json');

if (process.argv.includes('--release')) release();
else check();

/** Without the examples, which bind nobody. */
function release(): void {
  for (const old of releases) rmSync(old);
  const plain = JSON.stringify(document, (name, value) => (/^examples?$/.test(name) ? undefined : value), 1);
  writeFileSync(`docs/releases/openapi-${document.info.version}.json`, `${plain}\n`);
}

function check(): void {
  const [last, ...others] = releases;
  if (!last || others.length > 0)
    throw new Error('There must be one docs/releases/openapi-*.json: that of the last release');
  const before = read(last);
  const { version } = document.info;
  const changes = breakingChanges(before, document);
  const since = `since ${before.info.version}`;
  if (changes.length === 0) console.log(`Nothing breaks callers ${since}.`);
  else if (mayBreak(before.info.version, version)) {
    console.log([`Breaks callers ${since}, as ${version} may:`, ...changes].join('\n'));
  } else {
    const advice = 'Keep what was, or raise the version: the major one, below 1.0 the minor one.';
    console.error([`Breaks callers ${since}, and the version is ${version}:`, ...changes, '', advice].join('\n'));
    process.exitCode = 1;
  }
}
