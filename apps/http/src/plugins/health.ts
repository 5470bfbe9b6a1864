/** Liveness and readiness, for orchestrators and load balancers. */
import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';

/** Maximum response time of the database in milliseconds. Above it, the service is not ready. */
const PING_TIMEOUT_MS = 1500;

/** Serves the health checks. `ping` rejects while the database is unreachable. */
export function health(app: FastifyInstance, ping: () => Promise<unknown>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  // Sets `Connection: close` also on responses to requests that arrived before the close. Fastify sets it only for
  // later requests.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  // Callers poll these paths every few seconds, so successes are not logged.
  const options = { logLevel: 'warn' } as const;
  app.get('/health/live', options, async () => ({ status: 'UP' }));
  app.get('/health/ready', options, async () => {
    if (closing) throw new Unavailable('The service is closing');
    await answersInTime(ping);
    return { status: 'UP' };
  });
}

async function answersInTime(ping: () => Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const timeout = wait(PING_TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`no answer within ${PING_TIMEOUT_MS} ms`);
  });
  try {
    await Promise.race([ping(), timeout]);
  } catch (error) {
    throw new Unavailable('The database does not answer', { cause: error });
  } finally {
    timeout.catch(() => undefined);
    late.abort();
  }
}
