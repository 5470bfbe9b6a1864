/** A PostgreSQL cluster of our own, to be stopped and started: the machine's server is not ours to break. */
import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';
import { type Context, Skip } from './scenario.ts';

const run = promisify(execFile);

export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

export async function cluster({ after }: Pick<Context, 'after'>): Promise<Cluster> {
  const bin = await programs();
  const owner = await ownerOf();
  const as = (program: string, ...args: string[]) =>
    owner === undefined
      ? run(join(bin, program), args, { timeout: 60_000 })
      : run('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], { timeout: 60_000, cwd: '/' });
  const path = await mkdtemp(join(tmpdir(), 'cleaver-cluster-'));
  after(() => rm(path, { recursive: true, force: true }));
  if (owner !== undefined) await chown(path, owner, -1);
  const data = join(path, 'data');
  await as('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${path}`;
  const stop = async (mode: string) => {
    await as('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  };
  after(() => stop('immediate').catch(() => undefined));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    // Its output goes to a file: a pipe that the server keeps open would never end.
    start: async () => {
      await as('pg_ctl', '-D', data, '-o', options, '-l', join(path, 'log'), '-w', 'start');
    },
    stop,
  };
}

/** The directory of the server's programs. */
async function programs(): Promise<string> {
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }));
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch((): string[] => []);
  const candidates = [stdout.trim(), ...versions.sort().map((version) => join(debian, version, 'bin'))].filter(Boolean);
  for (const bin of candidates.reverse()) {
    if ((await readdir(bin).catch((): string[] => [])).includes('initdb')) return bin;
  }
  throw new Skip("PostgreSQL's initdb and pg_ctl are not installed");
}

/** PostgreSQL does not run as root: the id of its own user then. */
async function ownerOf(): Promise<number | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { stdout } = await run('id', ['-u', 'postgres']).catch(() => {
    throw new Skip('PostgreSQL does not run as root, and there is no user postgres');
  });
  return Number(stdout);
}
