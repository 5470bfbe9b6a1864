/**
 * Starts a PostgreSQL with a streaming standby that tests can pause and kill. Needs the programs of PostgreSQL, so its
 * tests skip with `noServer`.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@cleaver/testing/machine/free-port';
import { administer } from '@cleaver/testing/machine/test-database';
import { execute, serverDirectory } from '@cleaver/testing/machine/test-server';
import type { Test } from 'tap';

const LIMIT_MS = 60_000;

export interface Standby {
  /** The address of the database on the primary. `standbyUrl` is its address on the standby. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Returns the number of statements with this text in the standby's log. */
  count(text: string): Promise<number>;
  /** Delays the replay of each commit by this many milliseconds. */
  delay(ms: number): Promise<void>;
  /** Pauses or resumes the replay of the log. The standby still receives the log. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Waits until the standby has replayed all that the primary has written. */
  caughtUp(): Promise<void>;
  /** Stops or resumes all processes of the standby. A stopped standby is like a network that drops all packets. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const run = promisify(execFile);

export async function startStandby(t: Test): Promise<Standby> {
  const path = await serverDirectory('cleaver-standby-');
  t.teardown(() => rm(path, { recursive: true, force: true }));
  // The output goes to a file, because a pipe that the server keeps open would never end.
  const start = async (name: string, port: number) => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${path} -c log_statement=all`;
    await execute('pg_ctl', '-D', join(path, name), '-o', options, '-l', join(path, `${name}.log`), '-w', 'start');
  };
  const pidOf = (name: string) => Number(readFileSync(join(path, name, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const server = pidOf('standby');
    const { stdout } = await run('pgrep', ['-P', String(server)]);
    for (const pid of [server, ...stdout.trim().split('\n').map(Number)]) process.kill(pid, name);
  };
  // Stops the servers when the process exits, because an aborted test does not stop them.
  process.once('exit', () => {
    for (const name of ['standby', 'primary']) {
      if (existsSync(join(path, name, 'postmaster.pid'))) process.kill(pidOf(name), 'SIGQUIT');
    }
  });
  const kill = async (name: string) => {
    await execute('pg_ctl', '-D', join(path, name), '-m', 'immediate', '-w', 'stop');
  };
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const [primaryUrl, standbyUrl] = [urlOf(primaryPort), urlOf(standbyPort)];

  await execute('initdb', '-D', join(path, 'primary'), '-U', 'postgres', '-A', 'trust', '--no-sync');
  t.teardown(() => kill('primary').catch(() => undefined));
  await start('primary', primaryPort);
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'];
  await execute('pg_basebackup', ...from, '-D', join(path, 'standby'), '-R', '-c', 'fast', '--no-sync');
  t.teardown(() => kill('standby').catch(() => undefined));
  await start('standby', standbyPort);

  return {
    primaryUrl,
    standbyUrl,
    async count(text) {
      const log = await readFile(join(path, 'standby.log'), 'utf8');
      return log.split('\n').filter((line) => /LOG: {2}(statement|execute)/.test(line) && line.includes(text)).length;
    },
    async delay(ms) {
      await administer(standbyUrl, `alter system set recovery_min_apply_delay = ${ms}`);
      await administer(standbyUrl, 'select pg_reload_conf()');
    },
    pause: async () => void (await administer(standbyUrl, 'select pg_wal_replay_pause()')),
    resume: async () => void (await administer(standbyUrl, 'select pg_wal_replay_resume()')),
    async caughtUp() {
      const [written] = await administer(primaryUrl, 'select pg_current_wal_flush_lsn()::text as lsn');
      const text = `select pg_last_wal_replay_lsn() >= '${String(written?.['lsn'])}' as reached`;
      const end = performance.now() + LIMIT_MS;
      while (!(await administer(standbyUrl, text))[0]?.['reached']) {
        if (performance.now() > end) throw new Error('The standby does not catch up');
        await wait(20);
      }
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill: () => kill('standby'),
    start: () => start('standby', standbyPort),
  };
}
