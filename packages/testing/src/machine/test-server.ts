/** Finds the programs of PostgreSQL on this machine, for servers that tests stop and kill. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LIMIT_MS = 60_000;
const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup'];

/** The folder of the newest installed programs. */
const bin = (existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [])
  .map((version) => join(DEBIAN, version, 'bin'))
  .concat((process.env['PATH'] ?? '').split(':'))
  .find((path) => NEEDED.every((program) => existsSync(join(path, program))));
const isRoot = process.getuid?.() === 0;
/**
 * The id of the user that runs the server. For root it is the user `postgres`, because PostgreSQL does not run as root.
 * Undefined if that user does not exist.
 */
const owner = isRoot ? userId('postgres') : process.getuid?.();

/** The reason why no server can run here; false if one can. */
export const noServer: string | false =
  (!bin && 'the programs of the PostgreSQL server are not installed') ||
  (owner === undefined && 'PostgreSQL does not run as root, and there is no user postgres');

const run = promisify(execFile);

/** Runs a server program, as a user that is not root. */
export const execute = (program: string, ...args: string[]) => {
  const path = join(bin ?? '', program);
  return isRoot
    ? run('runuser', ['-u', 'postgres', '--', path, ...args], { timeout: LIMIT_MS, cwd: '/' })
    : run(path, args, { timeout: LIMIT_MS });
};

/** Makes a directory for a server, owned by the user that runs the server. */
export async function serverDirectory(name: string): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), name));
  if (isRoot) await chown(path, owner ?? 0, -1);
  return path;
}

function userId(name: string): number | undefined {
  try {
    return Number(execFileSync('id', ['-u', name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}
