/** Closes connections of slow clients, for which Node has no limit (docs/limits.md). */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds until a client must have read something, and the bytes that it must read in each further second. */
const PATIENCE_MS = 18_000;
const BYTES_A_SECOND = 16 * 1024;
/** Maximum of unread bytes of all clients of the process. */
const UNREAD_MAX = 32 * 1024 * 1024;
const LOOK_MS = 1000;

interface Connection {
  readonly responses: Set<ServerResponse>;
  /** The time at which the client first had unread bytes, and the number of bytes that it had read before. */
  since: number;
  readBefore: number;
}

/** Checks each second. Closes slow clients and, above 32 MiB for all clients, those with the most unread bytes. */
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

/** Returns the bytes that the client has not read, including those of pipelined responses that wait for the socket. */
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
