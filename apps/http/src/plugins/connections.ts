/**
 * Connections, and what they may hold: each address has a share of them, each of them some requests at a time, and whoever does
 * not read what was asked for is cut.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from '@cleaver/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { spellAddress } from './addresses.ts';

export interface ConnectionLimits {
  /** In this process at once. */
  readonly max: number;
  /** Addresses and networks of proxies, which stand for all of their clients: they have no share. */
  readonly trustedProxies: readonly string[];
}

/** A quarter of the connections is an address's share, where there are enough for a share to mean something. */
const SHARE = 1 / 4;
const SHARE_MIN = 50;
/** Requests of a connection that are answered at a time; so many more are held, and beyond the connection is cut. */
const AT_A_TIME = 10;
const HELD_MAX = 100;
/** So many are held on all connections together; who then sends one more before its turn is cut. */
const HELD_IN_ALL = 10_000;
/** With so many bytes unread, the next request of the connection is held. */
const UNREAD_HELD = 256 * 1024;
/** Bytes that wait to be read by all clients of the process; an answer below the small size is not looked at for it. */
const UNREAD_MAX = 32 * 1024 * 1024;
const SMALL = 64 * 1024;
/** How long nothing has to be read, and what a second more has to bring, in milliseconds and bytes. */
const PATIENCE_MS = 18_000;
const BYTES_A_SECOND = 16 * 1024;
const LOOK_MS = 1000;

interface Begun {
  readonly request: IncomingMessage;
  /** Whether the connection was given what the answer holds. */
  isSent: boolean;
}

class Connection {
  readonly socket: Socket;
  /** Undefined for a proxy. */
  readonly network: string | undefined;
  /** Answers that were begun, in order, with their requests. */
  readonly answers = new Map<ServerResponse, Begun>();
  readonly held: (() => void)[] = [];
  usedAt = Date.now();
  isBroken = false;
  /** Since when something waits to be read, and how much had been read by then. */
  #unreadSince = 0;
  #readBefore = 0;

  constructor(socket: Socket, network: string | undefined) {
    this.socket = socket;
    this.network = network;
  }

  /** Bytes that were answered and not taken by the client yet. */
  get unread(): number {
    let bytes = this.socket.writableLength;
    for (const answer of this.answers.keys()) {
      bytes += answer.writableLength - (answer.socket ? answer.socket.writableLength : 0);
    }
    return bytes;
  }

  /** Whether the service has nothing to do for it. */
  get isIdle(): boolean {
    return this.held.length === 0 && [...this.answers.values()].every(({ isSent }) => isSent);
  }

  /** Whether requests that have come as a whole are under way. */
  get isOwing(): boolean {
    return [...this.answers.values()].some(({ request }) => request.complete);
  }

  get isFree(): boolean {
    const { size } = this.answers;
    return size === 0 || (size < AT_A_TIME && this.held.length === 0 && this.unread < UNREAD_HELD);
  }

  /** Whether its client reads too little, looked at again and again. */
  isStuck(now: number, unread: number): boolean {
    const read = this.socket.bytesWritten - this.socket.writableLength;
    if (unread === 0) this.#unreadSince = 0;
    else if (this.#unreadSince === 0) [this.#unreadSince, this.#readBefore] = [now, read];
    if (this.#unreadSince === 0) return false;
    const allowed = PATIENCE_MS + (1000 * (read - this.#readBefore)) / BYTES_A_SECOND;
    return now - this.#unreadSince > allowed;
  }
}

/** By their sockets, of all apps of the process. */
const connections = new WeakMap<Socket, Connection>();

/**
 * For what a client sends that is no HTTP: whether answers to what it sent before are under way. They are finished, and then
 * the connection is closed: whoever gets a refusal instead would believe that nothing was done.
 */
export function finishesFirst(socket: Socket): boolean {
  const connection = connections.get(socket);
  if (!connection?.isOwing) return false;
  connection.isBroken = true;
  return true;
}

export function limitConnections(app: FastifyInstance, { max, trustedProxies }: ConnectionLimits): void {
  const share = Math.min(max, Math.max(SHARE_MIN, Math.ceil(max * SHARE)));
  const isProxy = blockList(trustedProxies);
  const all = new Set<Connection>();
  const byNetwork = new Map<string, Set<Connection>>();
  let unreadInAll = 0;
  let heldInAll = 0;

  app.server.on('connection', (socket: Socket) => {
    const address = spellAddress(socket.remoteAddress ?? '');
    const network = isProxy(address) ? undefined : networkOf(address);
    const own = network === undefined ? undefined : (byNetwork.get(network) ?? new Set());
    if ((own && own.size >= share && !makeRoom(own)) || (all.size >= max && !makeRoom(greediest()))) {
      socket.destroy();
      return;
    }
    const connection = new Connection(socket, network);
    connections.set(socket, connection);
    all.add(connection);
    if (network !== undefined && own) byNetwork.set(network, own.add(connection));
    socket.once('close', () => {
      all.delete(connection);
      own?.delete(connection);
      heldInAll -= connection.held.length;
      connection.held.length = 0;
      if (network !== undefined && own?.size === 0) byNetwork.delete(network);
    });
  });

  /** Cuts the one that was not used for the longest time, of those for which nothing is being done. */
  const makeRoom = (among: ReadonlySet<Connection> | undefined): boolean => {
    let oldest: Connection | undefined;
    for (const each of among ?? []) {
      if (each.isIdle && (!oldest || each.usedAt < oldest.usedAt)) oldest = each;
    }
    if (oldest) cut(oldest);
    return oldest !== undefined;
  };
  const cut = (connection: Connection) => {
    all.delete(connection);
    if (connection.network !== undefined) byNetwork.get(connection.network)?.delete(connection);
    connection.socket.destroy();
  };
  const greediest = (): ReadonlySet<Connection> | undefined => {
    let most: ReadonlySet<Connection> | undefined;
    for (const each of byNetwork.values()) if (each.size > (most?.size ?? 0)) most = each;
    return most;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const connection = connections.get(request.raw.socket);
    if (!connection) {
      done();
      return;
    }
    connection.usedAt = Date.now();
    const begin = () => {
      connection.answers.set(reply.raw, { request: request.raw, isSent: false });
      reply.raw.once('close', () => ended(connection, reply.raw));
      done();
    };
    if (connection.isFree) return begin();
    heldInAll++;
    if (connection.held.push(begin) > HELD_MAX || heldInAll > HELD_IN_ALL) connection.socket.destroy();
    else connection.socket.pause();
  });
  const ended = (connection: Connection, answer: ServerResponse) => {
    connection.answers.delete(answer);
    connection.usedAt = Date.now();
    if (connection.socket.destroyed) return;
    if (connection.isBroken && !connection.isOwing) connection.socket.end();
    const next = connection.held.shift();
    if (next) {
      heldInAll--;
      next();
    } else if (connection.socket.isPaused()) connection.socket.resume();
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    const connection = connections.get(request.raw.socket);
    const begun = connection?.answers.get(reply.raw);
    if (connection && begun) {
      begun.isSent = true;
      const size = typeof payload === 'string' || payload instanceof Buffer ? payload.length : 0;
      if (size > SMALL) expectUnread(connection, size);
    }
    done(null, payload);
  });
  /** Cuts those who have most to read until there is room for one more answer. */
  const expectUnread = (connection: Connection, size: number) => {
    unreadInAll += size;
    if (unreadInAll <= UNREAD_MAX) return;
    const others = [...all].filter((each) => each !== connection).map((each) => ({ each, unread: each.unread }));
    unreadInAll = size + others.reduce((sum, { unread }) => sum + unread, 0);
    for (const { each, unread } of others.sort((a, b) => b.unread - a.unread)) {
      if (unreadInAll <= UNREAD_MAX || unread === 0) break;
      cut(each);
      unreadInAll -= unread;
    }
  };

  const looking = setInterval(() => {
    const now = Date.now();
    unreadInAll = 0;
    for (const connection of all) {
      const { unread } = connection;
      unreadInAll += unread;
      if (connection.isStuck(now, unread)) cut(connection);
    }
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

function blockList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
