/** Handles one request of a connection at a time. Further pipelined requests wait and use almost no resources. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Maximum number of waiting requests of a connection; beyond it the connection is closed. */
const WAITING_MAX = 100;

interface Line {
  readonly waiting: (() => void)[];
  isPaused: boolean;
}

/** Must be the first hook, so that requests wait before other hooks do any work. */
export function oneRequestAtATime(app: FastifyInstance): void {
  /** The waiting requests, by connection. */
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
