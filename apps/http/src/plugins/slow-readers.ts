/** Cuts connections whose clients do not read their responses: Node has no limit for that (docs/limits.md). */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a client has for its first bytes, and the bytes that each second more has to bring. */
const PATIENCE_MS = 18_000;
const BYTES_A_SECOND = 16 * 1024;
/** Unread bytes of all clients of the process. */
const UNREAD_MAX = 32 * 1024 * 1024;
const LOOK_MS = 1000;

interface Connection {
  readonly responses: Set<ServerResponse>;
  /** When the client began to have something to read, and what it had read by then. */
  since: number;
  readBefore: number;
}

/** Looks each second. Cuts clients that read too slowly and, beyond 32 MiB of all clients, those that have most to read. */
export function cutSlowReaders(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { responses: new Set(), since: 0, readBefore: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response: ServerResponse) => {
    const responses = connections.get(socket)?.responses;
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
  const look = () => {
    const now = Date.now();
    const all = [...connections].map(([socket, connection]) => {
      const unread = unreadOf(socket, connection);
      return { socket, unread, isSlow: isSlow(socket, connection, unread, now) };
    });
    let unreadInAll = all.reduce((sum, { unread }) => sum + unread, 0);
    for (const { socket, unread, isSlow } of all.sort((a, b) => b.unread - a.unread)) {
      if (!isSlow && unreadInAll <= UNREAD_MAX) continue;
      socket.destroy();
      unreadInAll -= unread;
    }
  };
  const looking = setInterval(look, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/** Bytes that were written and not taken by the client: of a pipelined request also those that wait for the socket. */
function unreadOf(socket: Socket, { responses }: Connection): number {
  let bytes = socket.writableLength;
  for (const response of responses) bytes += response.writableLength - (response.socket ? socket.writableLength : 0);
  return bytes;
}

function isSlow(socket: Socket, connection: Connection, unread: number, now: number): boolean {
  const read = socket.bytesWritten - socket.writableLength;
  if (unread === 0) connection.since = 0;
  else if (connection.since === 0) [connection.since, connection.readBefore] = [now, read];
  const allowed = PATIENCE_MS + (1000 * (read - connection.readBefore)) / BYTES_A_SECOND;
  return connection.since !== 0 && now - connection.since > allowed;
}
