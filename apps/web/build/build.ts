/**
 * Builds the pages into the folder `dist`. The service serves the files that `manifest.json` lists.
 *
 * Names of scripts and styles contain the digest of their content, so browsers may cache them forever. Text files are
 * compressed at build time, at the highest level. `node apps/web/build/build.ts` builds if the sources changed.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildOptions, type BuildResult, build as bundle, type OutputFile, type Plugin } from 'esbuild';
import { FOLDERS, SCREENS } from '../src/shell/navigation/routes.ts';
import { replace } from './replace.ts';
import { fingerprint, isBuilt, OUTPUT } from './sources.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(WEB, 'src');

/** One file of the manifest. */
export interface Served {
  /** Path of the file, relative to the manifest. */
  readonly file: string;
  readonly type: string;
  /** Value of the `ETag` header, with its quotes. */
  readonly etag: string;
  /** Whether the name of the file contains the digest of its content. */
  readonly isImmutable: boolean;
  /** The encodings of the compressed files that exist besides the file. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

export interface Manifest {
  /** The HTML page of every screen. */
  readonly page: Served;
  /** The URL patterns of the screens, as the router has them: `/suppliers/:id`. */
  readonly screens: readonly string[];
  /** All other files by URL path. */
  readonly files: Readonly<Record<string, Served>>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = ['.html', '.js', '.css', '.svg', '.webmanifest'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const digest = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 12);

const OPTIONS = {
  entryPoints: { main: join(SOURCE, 'main.tsx'), style: 'all-styles' },
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  target: 'es2024',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  outdir: OUTPUT,
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  write: false,
  metafile: true,
  logLevel: 'silent',
  legalComments: 'none',
  absWorkingDir: WEB,
} as const satisfies BuildOptions;

/** Bundles scripts and styles in memory. */
export const bundlePages = async (): Promise<BuildResult<typeof OPTIONS>> =>
  bundle({ ...OPTIONS, plugins: [styles(await allStyles()), fewChunks] });

/** Builds all files into a new folder, then replaces the folder of the last build. */
export async function build(): Promise<Manifest> {
  const print = fingerprint();
  const pages = await bundlePages();
  const made = new Map<string, Uint8Array>();
  const add = (address: string, content: Uint8Array): string => {
    made.set(address, content);
    return address;
  };
  const addressOf = ({ path }: OutputFile): string => `/${relative(OUTPUT, path)}`;
  const outputs = pages.outputFiles;
  for (const file of scriptsOf(pages)) add(addressOf(file), file.contents);
  const entry = (name: string) => outputs.find(({ path }) => basename(path).startsWith(name)) as OutputFile;
  const style = entry('style-');
  const boot = await readFile(join(WEB, 'public/boot.js'));
  const names = {
    main: addressOf(entry('main-')),
    style: add(addressOf(style), style.contents),
    boot: add(`/assets/boot-${digest(boot)}.js`, boot),
  };
  for (const name of await readdir(join(WEB, 'public'))) {
    if (!['boot.js', 'worker.js'].includes(name)) add(`/${name}`, await readFile(join(WEB, 'public', name)));
  }
  const offline = [...offlineScripts(pages), ...[...made.keys()].filter((name) => !name.endsWith('.js')), names.boot];
  add('/worker.js', await workerFor(Object.values(names), offline));
  const template = await readFile(join(WEB, 'index.html'), 'utf8');
  const page = Buffer.from(
    template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => names[name as keyof typeof names] ?? ''),
  );

  // Builds into a new folder, because two services that start at the same time both build.
  const fresh = `${OUTPUT}.${randomUUID()}`;
  await mkdir(join(fresh, 'assets'), { recursive: true });
  const served = new Map<string, Served>();
  await Promise.all(
    [...made].map(async ([address, content]) => served.set(address, await put(fresh, address, content))),
  );
  const manifest: Manifest = {
    page: await put(fresh, '/index.html', page),
    screens,
    files: Object.fromEntries([...served].sort()),
  };
  await writeFile(join(fresh, 'manifest.json'), JSON.stringify(manifest, null, 1));
  await writeFile(join(fresh, 'sources.txt'), print);
  await replace(fresh, OUTPUT, () => isBuilt(print));
  return manifest;
}

const screens = SCREENS.map(({ path }) => path);

/** Returns the service worker. Its text changes with any script or style, so browsers install it after an update. */
async function workerFor(page: readonly string[], files: readonly string[]): Promise<Buffer> {
  const pages = { version: digest(Buffer.from([...page, ...files].join())), page, screens, files };
  const script = await readFile(join(WEB, 'public/worker.js'), 'utf8');
  return Buffer.from(`self.PAGES = ${JSON.stringify(pages)};\n${script}`);
}

/**
 * Returns the scripts that the pages need offline. Omits screens other than Today, the floor screens and those marked
 * `kept`.
 */
function offlineScripts({ metafile: { outputs } }: Pick<BuildResult<typeof OPTIONS>, 'metafile'>): string[] {
  const others = new Set(
    Object.entries(FOLDERS).flatMap(([folder, all]) =>
      all.filter(({ floor, kept, path }) => !floor && !kept && path !== '/').map((one) => sourceOf(folder, one)),
    ),
  );
  const isNeeded = (file: string): boolean => {
    const source = outputs[file]?.entryPoint ?? '';
    return source.startsWith('src/') && !others.has(source);
  };
  const found = new Set<string>();
  const take = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' || isNeeded(path)) take(path);
  };
  for (const file of Object.keys(outputs)) if (outputs[file]?.entryPoint === 'src/main.tsx') take(file);
  return [...found].map((file) => `/${relative(OUTPUT, join(WEB, file))}`);
}

/** Returns the path of a screen's module, relative to the package. */
const sourceOf = (folder: string, { load, path }: (typeof SCREENS)[number]): string => {
  const found = /import\('(\.\.?\/[^']+)'\)/.exec(load.toString())?.[1];
  if (found === undefined) throw new Error(`The screen ${path} does not name its module`);
  return join('src', folder, found).replaceAll('\\', '/');
};

const scriptsOf = ({ outputFiles }: Pick<BuildResult<typeof OPTIONS>, 'outputFiles'>): OutputFile[] =>
  outputFiles.filter(({ path }) => path.endsWith('.js'));

/** Adds all styles to the build of the scripts, so that both use the same class names. */
const styles = (contents: string): Plugin => ({
  name: 'styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all-styles$/ }, () => ({ path: 'all-styles', namespace: 'styles' }));
    onLoad({ filter: /^/, namespace: 'styles' }, () => ({ contents, loader: 'css', resolveDir: SOURCE }));
  },
});

/**
 * Plugin that keeps the number of files small. esbuild makes a chunk for each set of lazily loaded modules that share
 * code. Therefore each lazily loaded module also imports the shell and Today, which become one chunk. Modules that
 * Today does not need also import the floor's part of the frame, which becomes another chunk.
 */
const fewChunks: Plugin = {
  name: 'few-chunks',
  async setup({ onLoad }) {
    const paths = (...names: readonly string[]) => names.map((name) => join(SOURCE, name));
    const first = paths('shell/navigation/app.tsx', 'today/today.tsx');
    const firsts = [...first, ...paths('shell/language/german-catalogue.ts', 'today/set-up-list.tsx')];
    const all = [...first, ...paths('floor/frame.tsx')];
    const lazy = await lazyModules();
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!lazy.has(path)) return undefined;
      const also = (firsts.includes(path) ? first : all).filter((one) => one !== path);
      const imports = also.map((one) => `import ${JSON.stringify(one)};`).join('');
      return { contents: `${imports}${await readFile(path, 'utf8')}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Returns the paths of the modules that are loaded lazily. */
async function lazyModules(): Promise<ReadonlySet<string>> {
  const { metafile } = await bundle({ ...OPTIONS, entryPoints: [OPTIONS.entryPoints.main], minify: false });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => join(WEB, path)));
}

/** Returns a style sheet that imports the styles of all components, so a screen that loads later has its styles. */
async function allStyles(): Promise<string> {
  const files = (await readdir(SOURCE, { recursive: true })).filter((name) => name.endsWith('.module.css')).sort();
  return ['ui/tokens.css', ...files].map((name) => `@import './${name.replaceAll('\\', '/')}';`).join('\n');
}

async function put(folder: string, address: string, content: Uint8Array): Promise<Served> {
  const file = join(folder, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  const isText = COMPRESSED.includes(extname(address));
  if (isText) {
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      zip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
  return {
    file: address.slice(1),
    type: TYPES[extname(address)] ?? 'application/octet-stream',
    etag: `"${digest(content)}"`,
    isImmutable: basename(dirname(address)) === 'assets',
    encodings: isText ? ['br', 'gzip'] : [],
  };
}

if (import.meta.main) {
  if (!isBuilt()) {
    const begin = performance.now();
    await build();
    process.stderr.write(`The pages are built (${((performance.now() - begin) / 1000).toFixed(1)} s).\n`);
  }
}
