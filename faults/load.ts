/**
 * Writing under load, with a journal of what was sent and what was acknowledged, and the proof afterwards that the
 * service holds exactly that: nothing acknowledged is missing, nothing is there twice, nothing is half done.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, made, type Outcome } from './client.ts';
import type { Place } from './places.ts';
import { type Context, range } from './scenario.ts';
import { command } from './service.ts';

const KINDS = ['category', 'supplier', 'book-in', 'remove', 'remove'] as const;
type Kind = (typeof KINDS)[number];
/** Stock batches that everybody removes from at once. */
const HOT_BATCHES = 3;
const PLENTY = 999_999;
const REPEATS_MAX = 60;
const REPEATERS = 8;

interface Entry {
  readonly kind: Kind;
  /** The Idempotency-Key, and the name of what is made. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  state: 'open' | 'acknowledged';
  /** The answer's body once it is acknowledged. */
  answer?: unknown;
}

export class Load {
  readonly #entries: Entry[] = [];
  readonly #stockId: string;
  readonly #batchIds: readonly string[];
  /** Answers that are neither a success nor an honest "not now". */
  readonly unexpected: Outcome[] = [];
  /** Every answer, and every request without one. */
  readonly outcomes: Outcome[] = [];
  repeated = 0;

  private constructor(stockId: string, batchIds: readonly string[]) {
    this.#stockId = stockId;
    this.#batchIds = batchIds;
  }

  /** Makes what the load writes to. */
  static async prepare(client: Client): Promise<Load> {
    const category = await made(client.post('/api/categories', { name: `Load ${randomUUID()}` }));
    const article = await made(
      client.post('/api/articles', {
        name: 'Sausage',
        articleNumber: randomUUID(),
        categoryId: category.id,
        unit: 'KG',
        priceModel: 'WEIGHT_BASED',
        price: 9.99,
      }),
    );
    const location = await made(
      client.post('/api/inventory/storage-locations', { name: randomUUID(), storageType: 'COLD_ROOM' }),
    );
    const stock = await made(
      client.post('/api/inventory/stocks', { articleId: article.id, storageLocationId: location.id }),
    );
    const batches: string[] = [];
    for (const _ of range(HOT_BATCHES)) {
      const { id } = await made(
        client.post(`/api/inventory/stocks/${stock.id}/batches`, bookIn(randomUUID(), String(PLENTY))),
      );
      batches.push(id);
    }
    return new Load(stock.id, batches);
  }

  get acknowledged(): number {
    return this.#entries.filter(({ state }) => state === 'acknowledged').length;
  }

  get open(): number {
    return this.#entries.length - this.acknowledged;
  }

  /** Writes with so many workers until it is told to stop, and waits until each has its last answer or none. */
  run(client: Client, workers: number): { stop(): Promise<void> } {
    let stopped = false;
    const working = range(workers).map(async () => {
      while (!stopped) {
        const { status } = await this.#send(client, this.#next());
        // As a client that heeds Retry-After, only less patient.
        if (status !== 200) await wait(50);
      }
    });
    return {
      stop: async () => {
        stopped = true;
        await Promise.all(working);
      },
    };
  }

  #next(): Entry {
    const kind = KINDS[this.#entries.length % KINDS.length] as Kind;
    const key = randomUUID();
    const batches = `/api/inventory/stocks/${this.#stockId}/batches`;
    const batchId = this.#batchIds[this.#entries.length % HOT_BATCHES];
    const [path, body] = {
      category: ['/api/categories', { name: key }] as const,
      supplier: ['/api/suppliers', { name: key, phone: '1' }] as const,
      'book-in': [batches, bookIn(key, '5')] as const,
      remove: [`${batches}/${batchId}/remove`, { quantityAmount: '1', quantityUnit: 'KG' }] as const,
    }[kind];
    const entry: Entry = { kind, key, path, body, state: 'open' };
    this.#entries.push(entry);
    return entry;
  }

  async #send(client: Client, entry: Entry): Promise<Outcome> {
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

  /** The keys of requests that have no answer. */
  openKeys(): string[] {
    return this.#entries.filter(({ state }) => state === 'open').map(({ key }) => key);
  }

  /** Sends again, with the same key, what has no success yet: as a careful client does. */
  async repeatOpen(client: Client): Promise<void> {
    const waiting = this.#entries.filter(({ state }) => state === 'open').values();
    const work = async () => {
      for (const entry of waiting) {
        for (let round = 0; round < REPEATS_MAX && entry.state === 'open'; round++) {
          if (round > 0) await wait(100);
          this.repeated++;
          await this.#send(client, entry);
        }
      }
    };
    await Promise.all(range(REPEATERS).map(work));
  }

  /** Names that are stored although their request is open: a commit without an answer. */
  async openButStored(client: Client): Promise<string[]> {
    const stored = await this.#stored(client);
    return this.openKeys().filter((key) => stored.has(key));
  }

  /** Checks that the service holds exactly what the journal says. The service runs for it, and is stopped then. */
  async prove(context: Context, place: Place, client: Client, stop: () => Promise<unknown>): Promise<void> {
    const { check, note } = context;
    await this.repeatOpen(client);
    check('what had no answer is done when it is repeated', this.open === 0, `${this.open} open`);

    const stored = await this.#stored(client);
    const named = this.#entries.filter(({ kind }) => kind !== 'remove');
    const missing = named.filter(({ key }) => !stored.has(key));
    const several = named.filter(({ key }) => (stored.get(key) ?? []).length > 1);
    const others = named.filter(
      ({ key, answer }) => stored.has(key) && stored.get(key)?.[0] !== (answer as { id?: string } | undefined)?.id,
    );
    check('nothing acknowledged is missing', missing.length === 0, `${missing.length} of ${named.length} missing`);
    check('nothing is there twice', several.length === 0, `${several.length} twice`);
    check('what is stored is what was answered', others.length === 0, `${others.length} differ`);
    await this.#proveRemovals(context, client);

    const sample = this.#entries.filter((_, n) => n % Math.ceil(this.#entries.length / 20) === 0);
    let same = 0;
    for (const { path, body, key, answer } of sample) {
      const again = await client.post(path, body, { 'idempotency-key': key });
      if (again.status === 200 && JSON.stringify(again.body) === JSON.stringify(answer)) same++;
    }
    check('a repeated request gets the first answer', same === sample.length, `${same} of ${sample.length}`);
    await this.#proveRemovals(context, client);

    client.close();
    await stop();
    for (const name of ['ledger-verify', 'audit-verify']) {
      if (!existsSync(new URL(`../apps/http/src/bin/${name}.ts`, import.meta.url))) continue;
      const { code, output } = await command(name, place);
      check(`${name} passes`, code === 0, output);
      note(`${name}: ${output.split('\n').at(-1)}`);
    }
    note(`${this.acknowledged} writes acknowledged, ${this.repeated} repeated with their key`);
  }

  async #proveRemovals({ check }: Context, client: Client): Promise<void> {
    const removals = this.#entries.filter(({ kind }) => kind === 'remove');
    for (const batchId of this.#batchIds) {
      const wanted = removals.filter(({ path }) => path.includes(batchId)).length;
      const batches = await all(client, `/api/inventory/stocks/${this.#stockId}/batches`);
      const left = batches.find(({ id }) => id === batchId)?.['quantityAmount'];
      check('every removal is booked once', left === PLENTY - wanted, `${left} left, ${PLENTY - wanted} expected`);
    }
  }

  /** By name, the ids of everything that is stored. */
  async #stored(client: Client): Promise<Map<string, string[]>> {
    const stored = new Map<string, string[]>();
    for (const path of ['/api/categories', '/api/suppliers', `/api/inventory/stocks/${this.#stockId}/batches`]) {
      for (const item of await all(client, path)) {
        const name = String(item['batchId'] ?? item['name']);
        stored.set(name, [...(stored.get(name) ?? []), String(item['id'])]);
      }
    }
    return stored;
  }
}

const bookIn = (batchId: string, quantityAmount: string) => ({
  batchId,
  batchType: 'PURCHASED',
  quantityAmount,
  quantityUnit: 'KG',
  expiryDate: '2099-12-31',
});

/** All items of a list, page by page. */
async function all(client: Client, path: string): Promise<readonly Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let page = 0; ; page++) {
    const { content, page: about } = await made(client.get(`${path}?size=500&page=${page}`));
    items.push(...content);
    if (page + 1 >= about.totalPages) return items;
  }
}
