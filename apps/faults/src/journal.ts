/** What was sent and what was acknowledged, and sending again what had no answer, as a careful client does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Outcome } from './client.ts';
import { range } from './scenario.ts';

const REPEATS_MAX = 60;
const REPEATERS = 8;

export interface Entry<K extends string> {
  readonly kind: K;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  state: 'open' | 'acknowledged';
  /** The answer's body once it is acknowledged. */
  answer?: unknown;
}

export class Journal<K extends string> {
  readonly entries: Entry<K>[] = [];
  /** Answers that are neither a success nor an honest "not now". */
  readonly unexpected: Outcome[] = [];
  /** Every answer, and every request without one. */
  readonly outcomes: Outcome[] = [];
  repeated = 0;

  get acknowledged(): number {
    return this.entries.filter(({ state }) => state === 'acknowledged').length;
  }

  get open(): number {
    return this.entries.length - this.acknowledged;
  }

  /** The keys of requests that have no answer. */
  openKeys(): string[] {
    return this.entries.filter(({ state }) => state === 'open').map(({ key }) => key);
  }

  write(kind: K, path: string, body: object, key: string = randomUUID()): Entry<K> {
    const entry: Entry<K> = { kind, key, path, body, state: 'open' };
    this.entries.push(entry);
    return entry;
  }

  async send(client: Client, entry: Entry<K>): Promise<Outcome> {
    const headers = { 'idempotency-key': entry.key, 'x-request-id': entry.key };
    const outcome = await client.post(entry.path, entry.body, headers);
    this.outcomes.push(outcome);
    const { status, body } = outcome;
    if (status === 200) {
      entry.state = 'acknowledged';
      entry.answer = body;
    } else if (status !== 0 && status !== 503 && body?.code !== 'IDEMPOTENCY_KEY_IN_USE') {
      this.unexpected.push(outcome);
    }
    return outcome;
  }

  /** Sends again, with the same key, what has no success yet. */
  async repeatOpen(client: Client): Promise<void> {
    const waiting = this.entries.filter(({ state }) => state === 'open').values();
    const work = async () => {
      for (const entry of waiting) {
        for (let round = 0; round < REPEATS_MAX && entry.state === 'open'; round++) {
          if (round > 0) await wait(100);
          this.repeated++;
          await this.send(client, entry);
        }
      }
    };
    await Promise.all(range(REPEATERS).map(work));
  }

  /** How many repeated requests of a sample get the very answer of the first one, of how many. */
  async replayed(client: Client, sampled = 20): Promise<[same: number, asked: number]> {
    const sample = this.entries.filter((_, n) => n % Math.ceil(this.entries.length / sampled) === 0);
    let same = 0;
    for (const { path, body, key, answer } of sample) {
      const again = await client.post(path, body, { 'idempotency-key': key });
      if (again.status === 200 && JSON.stringify(again.body) === JSON.stringify(answer)) same++;
    }
    return [same, sample.length];
  }
}
