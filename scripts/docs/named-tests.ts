/** Checks that the tests named in the documentation exist, like `http/errors.test.ts` "a defect gets 500…". */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The pages that name tests. */
const PAGES = ['docs/security.md', 'docs/reliability.md'];
/** The short forms of paths in these pages. */
const SHORT: readonly (readonly [short: string, whole: string])[] = [
  ['http/', 'apps/http/test/'],
  ['domain/src/', 'packages/domain/src/'],
  ['domain/', 'packages/domain/test/'],
  ['persistence/', 'packages/persistence/test/'],
  ['papers/', 'packages/papers/test/'],
  ['testing/', 'packages/testing/src/'],
  ['web/', 'apps/web/test/'],
];

/** Returns a line for each unknown file or test. In a title, `…` replaces any text. */
export function missingTests(): string[] {
  return PAGES.flatMap((page) =>
    readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line, n) => line.split('|').flatMap((cell) => faultsOf(cell).map((it) => `${page}:${n + 1}: ${it}`))),
  );
}

/**
 * Returns the missing files and tests of a table cell. A file without a directory is in the directory of the previous
 * file.
 */
function faultsOf(cell: string): string[] {
  const faults: string[] = [];
  let file: string | undefined;
  for (const [, path, title] of cell.matchAll(/`([\w./-]+\.ts)`|"([^"]+)"/g)) {
    if (path !== undefined) {
      file = fileOf(path, file);
      if (file !== undefined && !existsSync(file)) {
        faults.push(`there is no ${file}`);
        file = undefined;
      }
    } else if (file !== undefined && title !== undefined && !titlesOf(file).some((known) => isMeant(known, title))) {
      faults.push(`${file} has no test "${title}"`);
    }
  }
  return faults;
}

/**
 * Returns the path of a file with a short form, or of a test file. Returns undefined for other files, which other
 * checks cover.
 */
function fileOf(path: string, before: string | undefined): string | undefined {
  const [short, whole] = SHORT.find(([short]) => path.startsWith(short)) ?? [];
  if (short !== undefined) return whole + path.slice(short.length);
  if (!path.endsWith('.test.ts')) return undefined;
  return before === undefined ? path : join(dirname(before), path);
}

const titles = new Map<string, readonly string[]>();

/** Matches the title of a test in a call. */
const CALLED =
  /\b(?:test|on(?:EachDatabase|SharedDatabase|Postgres|EmptyPostgres|Embedded))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)/g;
/** Matches the title of a test in a list of the contract. */
const LISTED = /^ {2}(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|(\w+)): async \(\s*t\b/gm;

/** Returns the titles of the tests in a file, including nested ones. */
function titlesOf(file: string): readonly string[] {
  const known = titles.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const found = [...code.matchAll(CALLED), ...code.matchAll(LISTED)].map(([, ...texts]) =>
    (texts.find((text) => text !== undefined) ?? '').replaceAll(/\\(.)/g, '$1'),
  );
  titles.set(file, found);
  return found;
}

/**
 * Returns whether the title in a page matches the title in the code. Template parts like `${name}` in the code match
 * any text, like `…` in the page.
 */
function isMeant(known: string, named: string): boolean {
  const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (new RegExp(`^${named.split('…').map(literal).join('.*')}$`).test(known)) return true;
  return new RegExp(
    `^${known
      .split(/\$\{[^}]*\}/)
      .map(literal)
      .join('.*')}$`,
  ).test(named);
}
