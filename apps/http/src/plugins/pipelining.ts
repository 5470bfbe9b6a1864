/** Handles one request of a connection at a time: a client that sends many at once waits, and costs nothing meanwhile. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of a connection that wait; beyond, the connection is cut. */
const WAITING_MAX = 100;

interface Line {
  readonly waiting: (() => void)[];
  isPaused: boolean;
}

/** Has to be the first hook: what waits has cost next to nothing. */
export function oneRequestAtATime(app: FastifyInstance): void {
  /** By connection, what waits for the request that is handled. */
  const lines = new WeakMap<Socket, Line>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    const begin = () => {
      reply.raw.once('close', () => next(socket));
      done();
    };
    if (!line) {
      lines.set(socket, { waiting: [], isPaused: false });
      begin();
    } else if (line.waiting.push(begin) > WAITING_MAX) socket.destroy();
    else {
      line.isPaused = true;
      socket.pause();
    }
  });
  const next = (socket: Socket) => {
    const line = lines.get(socket);
    const begin = socket.destroyed ? undefined : line?.waiting.shift();
    if (begin) return begin();
    lines.delete(socket);
    if (line?.isPaused) socket.resume();
  };
}
