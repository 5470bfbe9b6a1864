/**
 * Limits what Node does not limit (docs/limits.md): handles one request of a connection at a time, closes connections
 * of slow clients, and closes connections of a network that has too many.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { Drain } from './drain.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

/** Maximum number of waiting pipelined requests of a connection. The service closes a connection with more. */
const WAITING_MAX = 100;
/** Milliseconds until a client must have read its first bytes. */
const PATIENCE_MS = 18_000;
/** Minimum average number of bytes per second that a client must read after `PATIENCE_MS`. */
const BYTES_A_SECOND = 16 * 1024;
/** Maximum number of unread bytes of all clients of the process together. */
const UNREAD_MAX = 32 * 1024 * 1024;
const LOOK_MS = 1000;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** The latest exchange that has begun. */
  latest: Exchange | undefined;
  /** Whether the response of `latest` is incomplete. */
  isBusy: boolean;
  readonly waiting: (() => void)[];
  isPaused: boolean;
  /** The time since which the client has unread bytes, in ms since 1970; 0 without unread bytes. */
  since: number;
  /** The number of bytes that the client had read at the time `since`. */
  readBefore: number;
}

/** The open connections of the process. */
const connections = new Map<Socket, Connection>();

/** Returns the latest exchange of the connection that has begun, and whether its response is incomplete. */
export const exchangeOn = (socket: Socket): Pick<Connection, 'latest' | 'isBusy'> | undefined =>
  connections.get(socket);

/**
 * Adds the hook that makes a request wait for the previous request of its connection. It must be the first hook, so
 * that waiting requests cost no other work. Also starts a timer that closes the connections of slow clients.
 */
export function limitConnections(app: FastifyInstance): void {
  const drain = new Drain(app.server);
  app.decorate('drain', drain);
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, {
      latest: undefined,
      isBusy: false,
      waiting: [],
      isPaused: false,
      since: 0,
      readBefore: 0,
    });
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    const connection = connections.get(request.socket);
    // Tests send requests without a connection.
    if (!connection) return done();
    const run = () => begin(connection, { request, response }, drain, done);
    if (!connection.isBusy) return run();
    connection.isPaused = true;
    request.socket.pause();
    if (connection.waiting.push(run) > WAITING_MAX) request.socket.destroy();
  });
  const looking = setInterval(cutSlowReaders, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/**
 * Limits the open connections to `max`, and those of one network to a quarter of it. Closes further connections at
 * once. So a client that keeps many open, for example with incomplete requests, does not block other networks. A
 * trusted proxy is exempt from the quarter, because the connections of all its clients come from its address. `proxies`:
 * their addresses and networks.
 */
export function shareConnections(server: Server, max: number, proxies: readonly string[]): void {
  server.maxConnections = max;
  const ofNetwork = Math.ceil(max / 4);
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = familyOf(address);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (trusted.check(remoteAddress, familyOf(remoteAddress))) return;
    const network = networkOf(remoteAddress);
    const count = counts.get(network) ?? 0;
    if (count >= ofNetwork) return void socket.destroy();
    counts.set(network, count + 1);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
  });
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function begin(connection: Connection, exchange: Exchange, drain: Drain, done: () => void): void {
  connection.latest = exchange;
  connection.isBusy = true;
  exchange.response.on('close', beginNext);
  drain.begin(done, exchange.response, connection.waiting.length === 0);
}

/** Returns the responses that have not ended, and behind which no further request of their connection waits. */
export const lastResponses = (): ServerResponse[] =>
  [...connections.values()].flatMap(({ latest, isBusy, waiting }) =>
    latest && isBusy && waiting.length === 0 ? [latest.response] : [],
  );

/** Begins the next waiting request of the connection. Runs at the end of each response. */
function beginNext(this: ServerResponse): void {
  const { socket } = this.req;
  const connection = connections.get(socket);
  if (!connection) return;
  connection.isBusy = false;
  const next = socket.destroyed ? undefined : connection.waiting.shift();
  if (next) next();
  else if (connection.isPaused) {
    connection.isPaused = false;
    socket.resume();
  }
}

/** Closes slow clients. Above 32 MiB of unread bytes in all, also closes the clients with the most unread bytes. */
function cutSlowReaders(): void {
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
}

/** Returns the number of bytes that the client has not read, including a response that waits for the socket. */
function unreadOf(socket: Socket, { isBusy, latest }: Connection): number {
  const waits = isBusy && latest && !latest.response.socket ? latest.response.writableLength : 0;
  return socket.writableLength + waits;
}

function isSlow(socket: Socket, connection: Connection, unread: number, now: number): boolean {
  const read = socket.bytesWritten - socket.writableLength;
  if (unread === 0) connection.since = 0;
  else if (connection.since === 0) [connection.since, connection.readBefore] = [now, read];
  const allowed = PATIENCE_MS + (1000 * (read - connection.readBefore)) / BYTES_A_SECOND;
  return connection.since !== 0 && now - connection.since > allowed;
}
