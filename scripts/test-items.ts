/** The test items by tag, and their requirements. */
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { chromiumPath, isBestChromium } from '@cleaver/testing/machine/chromium';

export interface Item {
  /** The path of a test file or a folder, a pattern of test files, or a name for a program with its arguments. */
  readonly name: string;
  /** Arguments of Node. */
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly isTap: boolean;
  /** Matches the lines of output that are shown even if the item passed. */
  readonly shows?: RegExp;
  /** The timeout in minutes. The default is 15. */
  readonly minutes?: number;
  /** Whether a failed item runs once more. */
  readonly isTriedTwice?: boolean;
}

const file = (name: string, env: Item['env'] = {}): Item => ({ name, argv: [name], env, isTap: true });
const files = (patterns: readonly string[], env?: Item['env']): Item[] =>
  globSync([...patterns])
    .sort()
    .map((name) => file(name, env));
const program = (name: string, argv: readonly string[], more: Partial<Item> = {}): Item => ({
  name,
  argv,
  isTap: false,
  ...more,
});

const SPECIAL = /\.(?:process|postgres)\.test\.ts$|\.web\.ts$/;

/** Runs all tests of the core, then checks its refusals. Shows the share of the core that its own tests cover. */
const DOMAIN: Item = {
  name: 'packages/domain/test',
  argv: [
    'node_modules/c8/bin/c8.js',
    '--include=packages/domain/src',
    '--reporter=text-summary',
    '--temp-directory=node_modules/.cache/coverage',
    process.execPath,
    'packages/domain/test/every-refusal.ts',
  ],
  isTap: true,
  shows: /^(?:Statements|Branches|Functions) /,
};

/** Returns one item for the tests of a folder with the suffix `postgres`, or for the tests without a suffix. */
function folder(path: string, kind?: 'postgres', env?: Item['env']): Item {
  if (path === 'packages/domain/test') return DOMAIN;
  const argv = ['scripts/test-files.ts', path, ...(kind ? [kind] : [])];
  return { name: kind ? `${path} (${kind})` : path, argv, isTap: true, ...(env && { env }) };
}

/** Returns the items of `npm test`, the longest first. */
const basic = (): Item[] => {
  const longest = ['packages/persistence/test', 'apps/http/test', 'packages/domain/test'];
  const others = globSync(['{apps,packages}/*/test', 'scripts/test']).sort();
  return [...new Set([...longest, ...others])].filter((path) => testsIn(path).length > 0).map((path) => folder(path));
};

/** Short fault scenarios. They take about two minutes together. */
const SHORT = 'network two-instances kill stop'.split(' ');
/** Long fault scenarios. They run by name or with `--full`. */
const LONG =
  'kill-goods stopped terminated exhausted kill-deliveries kill-labels kill-recall slow-clients disk-full clock data-dir kill-at-start paused little-memory hostile-hour';

/** Scenarios of users who try to exhaust the service. */
const ATTACKS = ['picking', 'standing-orders', 'long-numbers', 'deliveries', 'half-open'];

interface Wish {
  readonly isFull: boolean;
  /** Whether single items are chosen by name. */
  readonly isNamed: boolean;
}
interface Tag {
  readonly needs?: 'PostgreSQL' | 'Chromium';
  readonly items: (wish: Wish) => Item[];
}

/** The items of `npm run test:all` by tag, the longest first. */
const TAGS: Readonly<Record<string, Tag>> = {
  attack: {
    items: ({ isFull }) => [
      program('attack', ['apps/http/test/attack/run.ts', ...full(isFull), ...seed()], { minutes: isFull ? 120 : 15 }),
      ...ATTACKS.map((name) =>
        program(`attack ${name}`, ['apps/faults/src/run.ts', name, ...full(isFull)], { minutes: 15 }),
      ),
    ],
  },
  pages: {
    needs: 'Chromium',
    items: ({ isNamed, isFull }) => {
      const long = files(['apps/web/test/browser/{roles,screens,demo,making,lost-answers,floor}.web.ts']);
      const short = files(['apps/web/test/browser/!(roles|screens|demo|making|lost-answers|floor).web.ts']);
      const items = isNamed ? [...long, ...short] : [...long, ...groupsOf(short)];
      return items.map((item) => ({ ...item, isTriedTwice: true, ...(isFull && { env: { SCREENS_ALL: '1' } }) }));
    },
  },
  programs: {
    items: () => files(['{apps,packages}/*/test/**/*.process.test.ts', 'scripts/test/*.process.test.ts']),
  },
  faults: {
    items: ({ isFull, isNamed }) =>
      [...SHORT, ...(isFull || isNamed ? LONG.split(' ') : [])].map((name) =>
        program(`faults ${name}`, ['apps/faults/src/run.ts', name, ...full(isFull)], { minutes: isFull ? 60 : 15 }),
      ),
  },
  'power-cuts': {
    items: ({ isFull }) =>
      ['quiet', 'busy'].map((history) =>
        program(
          `power-cuts ${history}`,
          ['packages/persistence/test/power-cut/run.ts', `--history=${history}`, `--points=${isFull ? 500 : 12}`],
          { minutes: isFull ? 60 : 15 },
        ),
      ),
  },
  postgres: {
    needs: 'PostgreSQL',
    items: ({ isFull }) => [
      // `npm test` runs the tests of this folder on the embedded database.
      folder('packages/persistence/test', undefined, { TEST_STORES: 'PostgreSQL', ...races(isFull) }),
      ...globSync('packages/persistence/test/*/')
        .filter((path) => testsIn(path, 'postgres').length > 0)
        .map((path) => folder(path, 'postgres', races(isFull))),
      ...files(['packages/persistence/test/*.postgres.test.ts', 'apps/*/test/**/*.postgres.test.ts'], races(isFull)),
    ],
  },
  packages: { items: () => [program('packages', ['scripts/try-packages.mjs'])] },
};

/** Groups test files of the pages, seven to a process, so that they share a browser. */
function groupsOf(all: readonly Item[]): Item[] {
  const size = 7;
  const groups: Item[] = [];
  for (let at = 0; at < all.length; at += size) {
    const names = all.slice(at, at + size).map(({ name }) => basename(name, '.web.ts'));
    const pattern = `apps/web/test/browser/{${names.join()}}.web.ts`;
    groups.push({ name: pattern, argv: ['scripts/test-files.ts', pattern], isTap: true });
  }
  return groups;
}

const races = (isFull: boolean): Record<string, string> => (isFull ? { RACES: '200', TAP_TIMEOUT: '1200' } : {});
const full = (isFull: boolean): string[] => (isFull ? ['--full'] : []);
const seed = (): string[] => (process.env['SEED'] ? [`--seed=${process.env['SEED']}`] : []);

/**
 * Returns all items of `npm test`, or the items of the given files and folders. Throws if a path is missing, or has no
 * test that can run.
 */
export function basicItems(paths: readonly string[]): Item[] {
  return paths.length > 0 ? paths.map(named) : basic();
}

/** Returns the item of a test file of any kind, or of the tests without a suffix in a folder. */
function named(path: string): Item {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file or folder ${path}.`);
  if (found.isDirectory()) {
    const name = path.replace(/\/$/, '');
    if (testsIn(name).length > 0) return folder(name);
    throw new Error(`No test in ${path} belongs to npm test: npm run test:all -- ${path}`);
  }
  if (path.endsWith('.postgres.test.ts') && !process.env['TEST_DATABASE_URL'])
    throw new Error(`${path} needs a PostgreSQL server: set TEST_DATABASE_URL to its address, postgres://…`);
  if (path.endsWith('.web.ts')) preparePages();
  return file(path);
}

/**
 * Returns the test files of a folder that end with `.<kind>.test.ts`. Without `kind`, returns the files that have no
 * such suffix.
 */
export const testsIn = (path: string, kind?: string): string[] =>
  globSync(`${path}/**/*${kind ? `.${kind}` : ''}.test.ts`)
    .filter((name) => kind || !SPECIAL.test(name))
    .sort();

/**
 * Returns the items of `npm run test:all` with one of the tags and one of the name parts in `words`. Without tags, all
 * tags match. Without name parts, all names match. Prepares the requirements of the items. Throws if an item needs a
 * Chromium and the installation fails. Calls `left` with the reason for each tag that needs a missing PostgreSQL
 * server.
 */
export function otherItems(words: readonly string[], isFull: boolean, left: (why: string) => void): Item[] {
  const tags = words.filter((word) => word in TAGS);
  const names = words.filter((word) => !(word in TAGS));
  const wish = { isFull, isNamed: names.length > 0 };
  return Object.entries(TAGS)
    .filter(([tag]) => tags.length === 0 || tags.includes(tag))
    .flatMap(([tag, { needs, items }]) => {
      const chosen = items(wish).filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));
      if (needs === 'PostgreSQL' && !process.env['TEST_DATABASE_URL'] && chosen.length > 0) {
        left(`!!! SKIPPED: ${tag}: TEST_DATABASE_URL names no PostgreSQL server`);
        return [];
      }
      if (needs === 'Chromium' && chosen.length > 0) preparePages();
      return chosen;
    });
}

export const tagNames = Object.keys(TAGS).join(', ');

/** Installs the first available package (Debian, as root). */
function install(...packages: readonly string[]): void {
  const tries = packages.map((name) => `apt-get install -y -qq --no-install-recommends ${name}`);
  spawnSync('sh', ['-c', `apt-get update -qq && (${tries.join(' || ')})`], { stdio: 'ignore' });
}

/**
 * Builds the pages. Tries to install a headless Chromium if it is missing. Throws if the machine has no Chromium at
 * all.
 */
function preparePages(): void {
  if (!isBestChromium()) {
    console.error('No headless Chromium is installed: trying to install it …');
    install('chromium-headless-shell', 'chromium');
  }
  if (chromiumPath() === undefined) {
    throw new Error('There is no Chromium, and it could not be installed: name one with CHROMIUM_PATH.');
  }
  // Tests of printed pages read PDF files with pdftoppm.
  if (spawnSync('pdftoppm', ['-v']).error) install('poppler-utils');
  spawnSync(process.execPath, ['apps/web/build/build.ts'], { stdio: ['ignore', 'inherit', 'inherit'] });
}
