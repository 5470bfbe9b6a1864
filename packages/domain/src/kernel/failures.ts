/** Failures of strangers in the minute of the clock, by address: who fails too often is refused before anything is looked up. */
import { networkOf } from './client-address.ts';

const MINUTE_MS = 60_000;
/** Addresses that are remembered in a minute; beyond, the one that came first is forgotten. */
const ADDRESSES_MAX = 10_000;

export class Failures {
  #minute = 0;
  readonly #counts = new Map<string, number>();

  /** Seconds until the minute ends, where the address has failed `max` times in it; undefined while it has not. */
  waitOf(address: string | null, max: number, now: Date): number | undefined {
    this.#turn(now);
    if ((this.#counts.get(networkOf(address ?? 'local')) ?? 0) < max) return undefined;
    return Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000);
  }

  note(address: string | null, now: Date): void {
    this.#turn(now);
    const network = networkOf(address ?? 'local');
    const count = this.#counts.get(network) ?? 0;
    if (count === 0 && this.#counts.size >= ADDRESSES_MAX) {
      this.#counts.delete(this.#counts.keys().next().value as string);
    }
    this.#counts.set(network, count + 1);
  }

  #turn(now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#counts.clear();
  }
}
