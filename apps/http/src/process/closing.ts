/**
 * Closing in good order: every request that was read is answered, and clients learn with the last answer on a connection that
 * it is not kept for a next one. What comes after that answer was given is not begun: nobody would get its answer.
 *
 * A request that is sent at the very moment at which its idle connection is closed is cut before anything of it was read.
 * HTTP/1.1 has no word that would tell the client before (RFC 9112, section 9.6).
 *
 * Node cuts what it takes for idle when it closes: also connections that it has not looked at yet. With the embedded
 * database, which works on the same thread, those wait for a while. So before it listens no more, and before it closes any
 * connection, it looks at all of them.
 */
import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** However many connections are opened meanwhile, it listens no longer than this. */
const ACCEPT_MS = 1000;
const QUIET_MS = 50;
/**
 * How often connections are closed that are kept alive for later requests, and how long it waits before: a client that goes on at
 * once, on a busy machine, sends its next request meanwhile, and learns with the answer.
 */
const IDLE_MS = 500;
/** What is left of the work by then is cut off, so that the rest can still be closed properly. */
const DRAIN_MS = 7000;

export function closing(app: FastifyInstance): void {
  const { server } = app;
  let isClosing = false;
  /** Requests that wait until it listens no more: who waits for an answer opens no new connection. */
  const held: (() => void)[] = [];
  const timers: NodeJS.Timeout[] = [];
  /** What came last on a connection: a client may send several requests before it has an answer. */
  const latest = new WeakMap<Socket, IncomingMessage>();
  /** Those whose last answer was given. */
  const ending = new WeakSet<Socket>();
  server.prependListener('request', (request) => latest.set(request.socket, request));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (ending.has(raw.socket)) reply.hijack();
    else if (isClosing && server.listening) held.push(done);
    else done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Where it listens at several addresses, this server does not see the requests of the others.
    if (isClosing && (latest.get(raw.socket) ?? raw) === raw) {
      ending.add(raw.socket);
      reply.header('connection', 'close');
    }
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!server.listening) return;
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    await acceptWaiting(server);
    NetServer.prototype.close.call(server);
    for (const goOn of held) goOn();
    timers.push(setInterval(() => void lookAtSockets().then(closeIdle), IDLE_MS));
    timers.push(setTimeout(() => server.closeAllConnections(), DRAIN_MS));
  });
  // Not an `onClose` hook: those come before the server has closed.
  server.on('close', () => {
    for (const timer of timers) clearTimeout(timer);
  });
}

/**
 * Accepts what waits to be accepted: Node takes one connection at each look, and cuts the rest when it listens no more. Ends
 * when nobody came for a while: whoever still gets an answer may come back at once.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let last = Date.now();
  const accepted = () => {
    last = Date.now();
  };
  server.on('connection', accepted);
  const end = last + ACCEPT_MS;
  do await lookAtSockets();
  while (Date.now() - last < QUIET_MS && Date.now() < end);
  server.off('connection', accepted);
}

/** Reads what has arrived by now. */
async function lookAtSockets(): Promise<void> {
  // Between two of these, Node looks at all sockets once.
  await pass();
  await pass();
}
