// Prepares a workspace for packing: `npm pack -w @cleaver/client` runs this script before and after it packs. Before
// packing, the script compiles the sources to dist/ with declarations, and changes package.json to name the compiled
// files. After packing, the script restores package.json.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.cwd();
const manifest = join(folder, 'package.json');
const kept = join(folder, 'package.json.kept');
// The tools of the tests of this repository. Packages do not contain them.
const MACHINE = './src/machine';
const [what] = process.argv.slice(2);

if (what === 'restore') {
  if (existsSync(kept)) renameSync(kept, manifest);
  rmSync(join(folder, 'LICENSE'), { force: true });
} else prepare();

function prepare() {
  // Restores the original manifest that an interrupted run left.
  if (existsSync(kept)) renameSync(kept, manifest);
  const source = readFileSync(manifest, 'utf8');
  const { scripts: _, devDependencies: __, ...description } = JSON.parse(source);
  execFileSync(process.execPath, [join(root, 'scripts/client.ts')], { stdio: ['ignore', 2, 2] });
  build(description);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(kept, source);
  const { license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packed = { ...description, license, engines };
  if (description.exports) packed.exports = compiled(description.exports);
  if (description.bin) packed.bin = { cleaver: 'dist/main.js' };
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}

function build({ bin }) {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const config = join(folder, 'tsconfig.package.json');
  const options = {
    noEmit: false,
    incremental: false,
    declaration: true,
    outDir: 'dist',
    rootDir: 'src',
    target: 'es2023',
  };
  const lib = { lib: ['es2025', 'dom'] };
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { ...options, ...lib },
      include: ['src'],
      exclude: [MACHINE],
    }),
  );
  try {
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
    execFileSync(process.execPath, [tsc, '-p', config], { stdio: ['ignore', 2, 2] });
  } finally {
    rmSync(config);
  }
  if (!bin) return;
  const main = join(dist, 'main.js');
  writeFileSync(main, `#!/usr/bin/env node\n${readFileSync(main, 'utf8')}`, { mode: 0o755 });
}

/** Returns the entry points of the compiled files. */
function compiled(exports) {
  const entries = typeof exports === 'string' ? { '.': exports } : exports;
  const packed = Object.entries(entries).filter(([, path]) => !path.startsWith(MACHINE));
  return Object.fromEntries(
    packed.map(([name, path]) => {
      if (!path.endsWith('.ts')) return [name, { default: path }];
      const [types, js] = ['.d.ts', '.js'].map((ending) => path.replace('./src/', './dist/').replace(/\.ts$/, ending));
      return [name, { types, default: js }];
    }),
  );
}
