/** A private PostgreSQL cluster that tests stop and start, because they must not break the server of the machine. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@cleaver/testing/machine/free-port';
import { execute, noServer, serverDirectory } from '@cleaver/testing/machine/test-server';
import { type Context, Skip } from './scenario.ts';

export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

export async function cluster({ after }: Pick<Context, 'after'>): Promise<Cluster> {
  if (noServer) throw new Skip(noServer);
  const path = await serverDirectory('cleaver-cluster-');
  after(() => rm(path, { recursive: true, force: true }));
  const data = join(path, 'data');
  await execute('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${path}`;
  const stop = async (mode: string) => {
    await execute('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  };
  after(() => stop('immediate').catch(() => undefined));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    // Writes the output to a file, because the server would keep a pipe open for ever.
    start: async () => {
      await execute('pg_ctl', '-D', data, '-o', options, '-l', join(path, 'log'), '-w', 'start');
    },
    stop,
  };
}
