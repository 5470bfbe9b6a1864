/** A journal of sent and acknowledged requests. Retries requests without a success, with the same idempotency key. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Outcome } from './client.ts';
import { range } from './scenario.ts';

const REPEATS_MAX = 60;
const REPEATERS = 8;

export interface Entry<K extends string> {
  readonly kind: K;
  /** The value of the header Idempotency-Key. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  state: 'open' | 'acknowledged';
  /** The body of the successful response; undefined before that response. */
  answer?: unknown;
}

export class Journal<K extends string> {
  readonly entries: Entry<K>[] = [];
  /** Responses that are neither a success nor a temporary refusal. */
  readonly unexpected: Outcome[] = [];
  /** All outcomes, also of requests without a response. */
  readonly outcomes: Outcome[] = [];
  repeated = 0;

  get acknowledged(): number {
    return this.entries.filter(({ state }) => state === 'acknowledged').length;
  }

  get open(): number {
    return this.entries.length - this.acknowledged;
  }

  /** Returns the keys of requests without a success. */
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

  /** Retries each unsuccessful request with its original key, at most 60 times. */
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

  /** Repeats a sample of requests. Returns how many get the same response as the first time, and the sample size. */
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
