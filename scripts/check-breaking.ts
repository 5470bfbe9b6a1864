/**
 * Compares packages/client/openapi.json with the document of the last release. Fails if a change breaks callers and the
 * version does not permit breaking changes.
 *
 * The last release is the last tag `v…`; without a tag, it is the commit before the version was last raised. If git
 * finds no document of a release (a shallow clone, no git), the check reports this and passes.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakingChanges, type Document, mayBreak } from './breaking-changes.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const PATH = 'packages/client/openapi.json';
const release = lastRelease();
const before = release && git('show', `${release}:${PATH}`);
if (before) check(JSON.parse(before), JSON.parse(readFileSync(PATH, 'utf8')));
else console.log('There is no release to compare with: no tag v…, and no commit before the version was raised.');

/** Returns the tag or commit of the last release; undefined if git finds neither. */
function lastRelease(): string | undefined {
  const tag = git('describe', '--tags', '--match=v[0-9]*', '--abbrev=0');
  if (tag) return tag.trim();
  const raised = git('log', '-1', '--format=%H', '-G^  "version": ', '--', 'package.json');
  return raised && git('rev-parse', '--verify', '--quiet', `${raised.trim()}^`)?.trim();
}

/** Returns the output of git; undefined if it fails. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

function check(old: Document, document: Document): void {
  const { version } = document.info;
  const changes = breakingChanges(old, document);
  const since = `since ${old.info.version}`;
  if (changes.length === 0) console.log(`Nothing breaks callers ${since}.`);
  else if (mayBreak(old.info.version, version)) {
    console.log([`Breaks callers ${since}, as ${version} may:`, ...changes].join('\n'));
  } else {
    const advice = 'Keep what was, or raise the version: the major one, below 1.0 the minor one.';
    console.error([`Breaks callers ${since}, and the version is ${version}:`, ...changes, '', advice].join('\n'));
    process.exitCode = 1;
  }
}
