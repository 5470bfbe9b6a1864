/** Ends the service without losing a request that a client sent before (docs/reliability.md). */
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Milliseconds without an arrival after which everything sent before the end counts as arrived. Covers the way through
 * a network, and the way from the process that accepts connections to its worker.
 */
const QUIET_MS = 100;
/** Turns of the event loop without an arrival, for the same. A turn can take longer than `QUIET_MS`. */
const QUIET_TURNS = 3;
/**
 * Number of connections accepted during the end, after which further ones were opened later. The system queues at most
 * 511 connections that the process has not accepted.
 */
const ACCEPTED_MAX = 1024;

export class Drain {
  /** Requests that wait until everything has arrived. Undefined: requests run at once. */
  #held: (() => void)[] | undefined;
  #isEnding = false;
  #isRefusing = false;
  #arrivals = 0;
  #accepted = 0;

  constructor(server: Server) {
    server.on('connection', () => {
      this.#accepted++;
      this.#arrivals++;
    });
  }

  /** Whether requests that have not begun are refused, because they would not end in time. */
  get isRefusing(): boolean {
    return this.#isRefusing;
  }

  /** Runs a request now, or when everything has arrived. `isLast`: no further request of the connection waits. */
  begin(run: () => void, response: ServerResponse, isLast: boolean): void {
    this.#arrivals++;
    if (this.#isEnding && isLast) response.setHeader('connection', 'close');
    if (this.#held) this.#held.push(run);
    else run();
  }

  /**
   * Waits until the requests that clients have sent so far are read. Node accepts one connection in a turn of its event
   * loop, and closing the server resets connections that are not accepted. So this function holds requests back until
   * no more connections and requests arrive. `running`: responses that have not ended. They close their connections.
   */
  async arrived(running: Iterable<ServerResponse>): Promise<void> {
    this.#isEnding = true;
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    this.#held = [];
    this.#accepted = 0;
    let [seen, quietTurns, quietSince] = [-1, 0, performance.now()];
    while (quietTurns < QUIET_TURNS || performance.now() - quietSince < QUIET_MS) {
      if (seen === this.#arrivals) quietTurns++;
      else [seen, quietTurns, quietSince] = [this.#arrivals, 0, performance.now()];
      if (this.#accepted > ACCEPTED_MAX) break;
      await nextTurn();
    }
  }

  /** Runs the requests that were held back. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const run of held) run();
  }

  /** Refuses the requests that have not begun. */
  refuse(): void {
    this.#isRefusing = true;
  }
}
