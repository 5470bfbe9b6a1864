// Installs the dependencies if they are missing or differ from the lock file, so every npm script works in a fresh
// clone. Then runs the program in the arguments, if any, with the installed Node. It is plain JavaScript, because it
// must run on any Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = `${root}package-lock.json`;
const installedFile = `${root}node_modules/.package-lock.json`;
const marker = `${root}node_modules/.cleaver-installed`;
// The lock of an installation. It is outside of node_modules, because `npm ci` empties that folder first.
const turn = `${root}.installing`;

const windows = process.platform === 'win32';
const ownNode = `${root}node_modules/node/bin/node${windows ? '.exe' : ''}`;
const withoutDev = process.env.NODE_ENV === 'production' || /\bdev\b/.test(process.env.npm_config_omit ?? '');

if (!isInstalled()) {
  takeTurn();
  // Another process may have finished the work while this one waited for the lock.
  if (!isInstalled()) install();
}
const [program, ...args] = process.argv.slice(2);
if (program === '--with-pages') await preparePages();
else if (program) await start(program, args);

/** Runs the program with the installed Node. Starts a new process if this process runs on another Node. */
async function start(path, rest) {
  if (!existsSync(ownNode) || realpathSync(ownNode) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, `${root}${path}`, ...rest];
    await import(pathToFileURL(process.argv[1]).href);
    return;
  }
  const bin = `${root}node_modules/.bin`;
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  process.exitCode = spawnSync(ownNode, [`${root}${path}`, ...rest], { env, stdio: 'inherit' }).status ?? 1;
}

/**
 * Builds the pages if their sources changed. If the build fails, the service starts without the pages and reports it.
 */
async function preparePages() {
  const { isBuilt } = await import('../apps/web/build/sources.mjs');
  if (!isBuilt()) run(`${root}apps/web/build/build.ts`, 2);
}

function isInstalled() {
  if (!hasNode()) return false;
  const lock = readFileSync(lockFile);
  const digest = createHash('sha256').update(lock).digest('hex');
  const marked = read(marker)?.trim();
  if (marked === digest || (withoutDev && marked === `${digest} without dev`)) return true;
  if (!matchesLock(JSON.parse(lock.toString()))) return false;
  mark(digest);
  return true;
}

/** Returns whether a manual `npm install` matches the lock file. npm writes its record last. */
function matchesLock(lock) {
  const record = read(installedFile);
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional || (wanted.dev && withoutDev));
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(root + path);
  });
}

function hasNode() {
  if (existsSync(ownNode)) return true;
  const [major, minor] = process.versions.node.split('.').map(Number);
  return existsSync(`${root}node_modules/node`) && (major > 22 || (major === 22 && minor >= 18));
}

function install() {
  console.error('Installing the dependencies: this happens once …');
  // Removes each `node_modules/.bin` from the path, because npm must not run on the Node that it replaces.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin$/.test(folder));
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (done.status !== 0) {
    fail(
      'The dependencies could not be installed; npm says why above.',
      'Is the package registry reachable (`npm ping`)? Is there room on the disk? Then run the command again.',
    );
  }
  if (!hasNode()) {
    fail(
      `Node ${process.versions.node} is too old to run this project, and the one it brings along was not unpacked.`,
      'Are install scripts switched off (`npm config get ignore-scripts`)? Allow them, or install Node 24.',
    );
  }
  mark(createHash('sha256').update(readFileSync(lockFile)).digest('hex'));
  if (!withoutDev) run(`${root}scripts/client.ts`, 2);
}

/**
 * Runs a script with the installed Node, or with the current Node if none is installed. Its output goes to the file
 * descriptor `output`.
 */
function run(script, output) {
  spawnSync(existsSync(ownNode) ? ownNode : process.execPath, [script], { stdio: ['ignore', output, output] });
}

function mark(digest) {
  writeFileSync(marker, withoutDev ? `${digest} without dev\n` : `${digest}\n`);
}

/**
 * Takes the lock, because two concurrent installs would delete each other's files. Waits while another process has it.
 */
function takeTurn() {
  let isReported = false;
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(turn, { force: true }));
      // Handles signals, so that this process waits for npm before it releases the lock.
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(read(turn));
    if (holder ? !isAlive(holder) : isOld(turn)) {
      rmSync(turn, { force: true });
      continue;
    }
    if (!isReported) console.error('Another process is installing the dependencies: waiting …');
    isReported = true;
    pause(200);
  }
}

function isOld(path) {
  try {
    return Date.now() - statSync(path).mtimeMs > 5_000;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function fail(...lines) {
  console.error(['', ...lines].join('\n'));
  process.exit(1);
}
