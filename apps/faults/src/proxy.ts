/** A TCP proxy between the service and its database. The proxy fails on command. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Context } from './scenario.ts';

export class FailingProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | undefined;
  #port = 0;
  #isSilent = false;
  #latencyMs = 0;

  private constructor(url: URL) {
    this.#target = { host: url.hostname, port: Number(url.port || 5432) };
  }

  static async before(url: string, { after }: Pick<Context, 'after'>): Promise<{ proxy: FailingProxy; url: string }> {
    const target = new URL(url);
    const proxy = new FailingProxy(target);
    await proxy.accept();
    after(() => proxy.refuse());
    target.host = `127.0.0.1:${proxy.#port}`;
    return { proxy, url: target.href };
  }

  /** Ends the fault. Listens, and forwards bytes without delay. Bytes that arrived during a silence are lost. */
  async accept(): Promise<void> {
    this.#isSilent = false;
    this.#latencyMs = 0;
    if (this.#server) return;
    this.#server = createServer((socket) => this.#join(socket)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Stops listening and closes all connections. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    this.cut();
    await closed;
  }

  /** Resets every open connection. The proxy still accepts new connections. */
  cut(): void {
    for (const [from, to] of this.#pairs) {
      from.resetAndDestroy();
      to.destroy();
    }
  }

  /** Keeps connections open and accepts new ones, but forwards nothing. */
  swallow(): void {
    this.#isSilent = true;
  }

  delay(ms: number): void {
    this.#latencyMs = ms;
  }

  #join(from: Socket): void {
    const to = connect(this.#target);
    const pair = [from, to] as const;
    this.#pairs.add(pair);
    for (const [source, sink] of [pair, [to, from] as const]) {
      source.setNoDelay(true);
      source.on('data', (bytes) => {
        if (this.#isSilent) return;
        if (this.#latencyMs === 0) sink.write(bytes);
        else setTimeout(() => !sink.destroyed && sink.write(bytes), this.#latencyMs);
      });
      source.on('error', () => undefined);
      source.on('close', () => {
        sink.destroy();
        this.#pairs.delete(pair);
      });
    }
  }
}
