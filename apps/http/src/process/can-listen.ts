/** Checks HOST and PORT before a start writes anything. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CannotStart, type Config } from './config.ts';
import { listenFault } from './greeting.ts';

/**
 * Listens on the configured host and port for a moment, and closes again. A first start creates an administrator and
 * prints the password once, so a port in use must be found before that. Throws `CannotStart` if it cannot listen.
 */
export async function checkListening({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer((socket) => socket.destroy());
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw new CannotStart(listenFault(error as NodeJS.ErrnoException, { host, port }), { cause: error });
  }
  await new Promise((closed) => probe.close(closed));
}
