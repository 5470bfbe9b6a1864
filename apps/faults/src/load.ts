/**
 * Sends writes under load, and keeps a journal of requests and acknowledgements. Then proves that the service stored
 * exactly the writes of the journal: no acknowledged write is missing, none is duplicated, none is partial.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, made } from './client.ts';
import { type Entry, Journal } from './journal.ts';
import type { Place } from './scenario.ts';
import { type Context, range } from './scenario.ts';
import { command } from './service.ts';

const KINDS = ['category', 'supplier', 'book-in', 'remove', 'remove'] as const;
type Kind = (typeof KINDS)[number];
/** Number of stock batches from which all workers remove goods concurrently. */
const HOT_BATCHES = 3;
const PLENTY = 999_999;

export class Load {
  readonly journal = new Journal<Kind>();
  readonly #stockId: string;
  readonly #batchIds: readonly string[];

  private constructor(stockId: string, batchIds: readonly string[]) {
    this.#stockId = stockId;
    this.#batchIds = batchIds;
  }

  /** Creates the records that the load writes to. */
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

  /** Sends writes with this many workers until `stop`. `stop` waits until no request is in flight. */
  run(client: Client, workers: number): { stop(): Promise<void> } {
    let stopped = false;
    const working = range(workers).map(async () => {
      while (!stopped) {
        const { status } = await this.journal.send(client, this.#next());
        // Waits like a client that respects Retry-After, but for a shorter time.
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

  #next(): Entry<Kind> {
    const kind = KINDS[this.journal.entries.length % KINDS.length] as Kind;
    const key = randomUUID();
    const batches = `/api/inventory/stocks/${this.#stockId}/batches`;
    const batchId = this.#batchIds[this.journal.entries.length % HOT_BATCHES];
    const [path, body] = {
      category: ['/api/categories', { name: key }] as const,
      supplier: ['/api/suppliers', { name: key, phone: '1' }] as const,
      'book-in': [batches, bookIn(key, '5')] as const,
      remove: [`${batches}/${batchId}/remove`, { quantityAmount: '1', quantityUnit: 'KG' }] as const,
    }[kind];
    return this.journal.write(kind, path, body, key);
  }

  /** Returns the keys of stored records whose request got no success. Excludes removals, which create no record. */
  async openButStored(client: Client): Promise<string[]> {
    const stored = await this.#stored(client);
    return this.journal.openKeys().filter((key) => stored.has(key));
  }

  /**
   * Repeats the requests without a success, and checks that the service has exactly the data of the journal. Then stops
   * the service, and verifies ledger and audit log.
   */
  async prove(context: Context, place: Place, client: Client, stop: () => Promise<unknown>): Promise<void> {
    const { check, note } = context;
    await this.journal.repeatOpen(client);
    check('what had no answer is done when it is repeated', this.journal.open === 0, `${this.journal.open} open`);

    const stored = await this.#stored(client);
    const named = this.journal.entries.filter(({ kind }) => kind !== 'remove');
    const missing = named.filter(({ key }) => !stored.has(key));
    const several = named.filter(({ key }) => (stored.get(key) ?? []).length > 1);
    const others = named.filter(
      ({ key, answer }) => stored.has(key) && stored.get(key)?.[0] !== (answer as { id?: string } | undefined)?.id,
    );
    check('nothing acknowledged is missing', missing.length === 0, `${missing.length} of ${named.length} missing`);
    check('nothing is there twice', several.length === 0, `${several.length} twice`);
    check('what is stored is what was answered', others.length === 0, `${others.length} differ`);
    await this.#proveRemovals(context, client);

    const [same, asked] = await this.journal.replayed(client);
    check('a repeated request gets the first answer', same === asked, `${same} of ${asked}`);
    await this.#proveRemovals(context, client);

    client.close();
    await stop();
    await proveBooks(context, place);
    note(`${this.journal.acknowledged} writes acknowledged, ${this.journal.repeated} repeated with their key`);
  }

  async #proveRemovals({ check }: Context, client: Client): Promise<void> {
    const removals = this.journal.entries.filter(({ kind }) => kind === 'remove');
    for (const batchId of this.#batchIds) {
      const wanted = removals.filter(({ path }) => path.includes(batchId)).length;
      const batches = await all(client, `/api/inventory/stocks/${this.#stockId}/batches`);
      const left = batches.find(({ id }) => id === batchId)?.['quantityAmount'];
      check('every removal is booked once', left === PLENTY - wanted, `${left} left, ${PLENTY - wanted} expected`);
    }
  }

  /** Returns the ids of all stored categories, suppliers and stock batches, by name or lot number. */
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

/** Verifies ledger and audit log with the administrative commands. The service must be stopped. */
export async function proveBooks({ check, note }: Context, place: Place): Promise<void> {
  for (const name of ['ledger-verify', 'audit-verify']) {
    const { code, output } = await command(name, place);
    check(`${name} passes`, code === 0, output);
    note(`${name}: ${output.split('\n').at(-1)}`);
  }
}

const bookIn = (batchId: string, quantityAmount: string) => ({
  batchId,
  batchType: 'PURCHASED',
  quantityAmount,
  quantityUnit: 'KG',
  expiryDate: '2099-12-31',
});

/** Returns all items of a list, page by page. */
export async function all(client: Client, path: string): Promise<readonly Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let [page, skip] = [0, 0]; ; ) {
    const { content, page: about } = await made(client.get(`${path}?size=500&page=${page}&skip=${skip}`));
    items.push(...content);
    if (about.next === undefined && ++page >= about.totalPages) return items;
    skip = about.next ?? 0;
  }
}
