// `npm run test:all -- packages`: packs the public packages, installs the tarballs in an empty folder and uses them
// there. It tries Node 20, 22 and 24 (or the versions in the arguments), TypeScript, and a bundle for browsers.
// Downloads these Nodes and dependencies from the registry.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['client', 'demo', 'domain', 'files', 'tables', 'testing', 'cli'];
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];
/** The output of the program that uses the packages. */
const SAID = '0.3 stock-batch.book-in CleaverClient';
const { build: bundle } = createRequire(join(root, 'apps/web/package.json'))('esbuild');
const folder = mkdtempSync(join(tmpdir(), 'cleaver-packages-'));
// Passes on only the path and the settings that reach the registry, so this project's npm settings have no effect.
const env = { PATH: process.env.PATH, HOME: folder };
const REACHED_BY =
  /^(npm_config_(registry|cache|userconfig|globalconfig|cafile|(https_)?proxy)|node_extra_ca_certs|ssl_cert_(file|dir)|(https?|no)_proxy)$/i;
const config = Object.entries(process.env).filter(([name]) => REACHED_BY.test(name));
Object.assign(env, Object.fromEntries(config));
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const npm = (args, cwd) => run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], cwd);

try {
  const user = join(folder, 'user');
  mkdirSync(user);
  npm(['pack', ...PACKAGES.map((name) => `--workspace=@cleaver/${name}`), `--pack-destination=${folder}`], root);
  writeFileSync(join(user, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  npm(['install', '--prefer-offline', ...globSync(join(folder, '*.tgz'))], user);
  for (const name of PACKAGES) checkPackage(join(user, 'node_modules/@cleaver', name));
  writeFileSync(join(user, 'use.ts'), PROGRAM());
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  writeFileSync(join(user, 'operate.ts'), IN_MEMORY());
  run(process.execPath, [tsc, '--ignoreConfig', '--target', 'es2023', 'use.ts', 'operate.ts'], user);
  say('TypeScript takes the declarations as they come');
  await bundleForBrowsers(join(user, 'use.js'));
  say('A bundle for browsers has nothing of Node, and runs without it');
  for (const version of versions) {
    const node = nodeOf(version);
    assert.equal(run(node, ['use.js'], user), `${SAID}\n`);
    assert.equal(run(node, ['operate.js'], user), 'Schinken: 1 PRODUCT_CATEGORY_ALREADY_EXISTS\n');
    const help = run(node, ['node_modules/@cleaver/cli/dist/main.js', '--help'], user);
    assert.match(help, /cleaver 0\.\d+\.\d+: the back office/);
    assert.match(
      run(node, ['node_modules/@cleaver/cli/dist/main.js', 'articles', 'list', '--help'], user),
      /articles list/,
    );
    say(`Node ${version} runs them`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Bundles the program for browsers. Fails if it imports a Node module. Runs the bundle without host globals. */
async function bundleForBrowsers(entry) {
  const { outputFiles } = await bundle({ entryPoints: [entry], bundle: true, platform: 'browser', write: false });
  const [{ text }] = outputFiles;
  assert.doesNotMatch(text, /["']node:/);
  const said = [];
  runInNewContext(text, { console: { log: (...words) => said.push(words.join(' ')) } });
  assert.deepEqual(said, [SAID]);
}

/** Returns a program that uses the client and the core, like the first steps of an adapter. */
function PROGRAM() {
  return `
    import { CleaverClient } from '@cleaver/client';
    import { Core, type Ports } from '@cleaver/domain';
    import { bookInStockBatch } from '@cleaver/domain/inventory';
    import { Decimal } from '@cleaver/domain/kernel';
    export const open = (ports: Ports): Core => new Core(ports);
    const sum: string = Decimal.of('0.1').plus(Decimal.of('0.2')).toString();
    const name: string = bookInStockBatch.name;
    console.log(sum, name, CleaverClient.name);
  `;
}

/**
 * Returns a program that executes operations on the ports in memory. It does not need the test runner, which the
 * contract suite needs.
 */
function IN_MEMORY() {
  return `
    import { Core } from '@cleaver/domain';
    import { type Caller, Refusal } from '@cleaver/domain/kernel';
    import { createProductCategory, listProductCategories } from '@cleaver/domain/masterdata';
    import { memoryPorts } from '@cleaver/testing';
    const core = new Core(memoryPorts());
    const caller: Caller = {
      userId: 'terminal',
      username: 'terminal',
      sessionId: 'terminal',
      permissions: new Set(['MASTERDATA_READ', 'MASTERDATA_WRITE']),
    };
    const request = (input: unknown) => ({ input, caller, origin: { address: null, requestId: null } });
    const { name } = await core.execute(createProductCategory, request({ name: 'Schinken' }));
    const again: unknown = await core.execute(createProductCategory, request({ name })).catch((error: unknown) => error);
    const { content } = await core.execute(listProductCategories, request({}));
    console.log(name + ':', content.length, again instanceof Refusal ? again.code : again);
  `;
}

function checkPackage(path) {
  const {
    name,
    private: isPrivate,
    license,
    engines,
    exports = {},
  } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  assert.equal(isPrivate, undefined, name);
  assert.equal(license, 'Apache-2.0');
  assert.ok(engines.node);
  for (const file of ['README.md', 'LICENSE'])
    assert.ok(readFileSync(join(path, file), 'utf8').length > 300, `${name}: ${file}`);
  // The path of an export may be a pattern with a star.
  for (const file of Object.values(exports).flatMap((entry) => Object.values(entry)))
    assert.ok(globSync(file, { cwd: path }).length > 0, `${name}: there is no ${file}`);
  assert.deepEqual(globSync('{src,test}/**', { cwd: path }), [], `${name} has what was compiled alone`);
  if (name === '@cleaver/testing') assert.equal(existsSync(join(path, '../../tap')), false, 'tap is optional');
  if (['@cleaver/cli', '@cleaver/demo', '@cleaver/files', '@cleaver/tables', '@cleaver/testing'].includes(name)) return;
  for (const file of globSync('dist/**/*.js', { cwd: path })) {
    const imports = [
      ...readFileSync(join(path, file), 'utf8').matchAll(/^(?:import|export) .*from ['"]([^'".][^'"]*)['"]/gm),
    ];
    for (const [, from] of imports) {
      const isAllowed = ['fast-xml-builder', 'fraction.js', 'ibantools'].includes(from);
      assert.ok(isAllowed, `${name}: ${file} runs in browsers, too, not ${from}`);
    }
  }
}

function nodeOf(version) {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const place = join(folder, `node-${version}`);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true}');
  npm(['install', '--prefer-offline', `node@${version}`], place);
  return join(place, 'node_modules/node/bin/node');
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
