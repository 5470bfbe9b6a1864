/** Checks that files, headings, npm scripts and requests in the documentation exist, and that its snippets parse. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A Markdown file: its text without code blocks, and its whole text. */
interface Page {
  readonly prose: string;
  readonly whole: string;
}

/** The names that documents may use. */
interface Known {
  /** The scripts of package.json. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The requests of the service, like `GET /api/users/{id}`. */
  readonly requests: readonly string[];
}

/** Returns a line for each broken reference. Paths are relative to the current directory. */
export function deadReferences({ scripts, requests }: Known): string[] {
  const paths = globSync('**/*.md', { exclude: (name) => /(^|\/)(node_modules|data|\.tap|\.git)$/.test(name) }).sort();
  const pages = new Map(paths.map((path) => [path, read(path)]));
  return [...pages].flatMap(([path, page]) => [
    ...deadLinks(path, page, pages).map((link) => `${path}: the link ${link} is broken`),
    ...deadScripts(page, scripts).map((command) => `${path}: ${command} is no script of package.json`),
    ...deadPaths(page).map((file) => `${path}: there is no ${file}`),
    ...brokenSnippets(page).map((fault) => `${path}: ${fault}`),
    ...deadRequests(page, requests).map((request) => `${path}: the service has no request ${request}`),
  ]);
}

function read(path: string): Page {
  const whole = readFileSync(path, 'utf8');
  return { whole, prose: whole.replaceAll(/^( *)(```+).*\n[\s\S]*?^\1\2 *$/gm, '') };
}

function deadLinks(path: string, { prose }: Page, pages: ReadonlyMap<string, Page>): string[] {
  const text = prose.replaceAll(/`[^`\n]*`/g, (code) => '`'.repeat(code.length));
  return [...text.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/i.test(link) && !leadsSomewhere(path, link, pages));
}

function leadsSomewhere(from: string, link: string, pages: ReadonlyMap<string, Page>): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : normalize(join(dirname(from), decodeURIComponent(file)));
  if (!existsSync(target)) return false;
  const page = pages.get(target);
  return anchor === undefined || (page !== undefined && anchorsOf(page).includes(decodeURIComponent(anchor)));
}

/** Returns the anchors of a page's headings, as GitHub makes them. */
function anchorsOf({ prose }: Page): string[] {
  const seen = new Map<string, number>();
  return [...prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = '']) => {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** Returns `npm run …`, `npm start` and `npm test` commands that are not in package.json. */
const deadScripts = ({ whole }: Page, scripts: Readonly<Record<string, string>>): string[] =>
  [...whole.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    .filter(([, named, short]) => !((named ?? short ?? '') in scripts))
    .map(([command]) => command);

/**
 * Returns unknown requests in code spans, like `GET /api/users/{id}`. Ignores queries, and paths with `…`, which refer
 * to the previous request.
 */
const deadRequests = ({ prose }: Page, requests: readonly string[]): string[] =>
  [...prose.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?…]*)(\?[^`]*)?`/g)]
    .map(([, request = '']) => request)
    .filter((request) => !requests.includes(request));

/** Matches paths of the aggregate and the member that a guide adds as examples. */
const INVENTED = /equipment|debtor-number/;

/** Returns paths of files in this project that do not exist, in text or in code. */
const deadPaths = ({ whole }: Page): string[] =>
  [...whole.matchAll(/(?<![\w./@-])(?:apps|docs|packages|scripts)\/[\w./-]+\.(?:json|md|mjs|ts|yml)\b/g)]
    .map(([file]) => file)
    .filter((file) => !INVENTED.test(file) && !existsSync(file));

/** Returns a line for each JSON block or shell block that does not parse. */
const brokenSnippets = ({ whole }: Page): string[] =>
  [...whole.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, language = '', text = '']) => {
    const fault = READERS[language]?.(text);
    return fault ? [`a block of ${language} is invalid: ${fault}`] : [];
  });

/** Functions that return the fault of a snippet, by its language. */
const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  json: (text) => {
    try {
      JSON.parse(text);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  },
  bash: shellFault,
  sh: shellFault,
};

function shellFault(text: string): string | undefined {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim();
}
