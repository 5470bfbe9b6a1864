/**
 * Kills the service with `kill -9` during transfers of two lines, and during cuttings and completions with two outputs.
 * All rows of each booking must be stored, or none. A repeated key has no second effect.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, made } from '../client.ts';
import { Journal } from '../journal.ts';
import { all } from '../load.ts';
import { type Context, range, type Scenario } from '../scenario.ts';
import { type Books, killRounds } from './kill-rounds.ts';

const WORKERS = 8;
/** Minimum number of acknowledged bookings in each round before the kill. */
const MIN_WRITES = 12;
const PLENTY = 900_000;
/** Kilograms that every booking takes from two stock batches and adds to another stock. */
const TAKEN = 3;
const PARTS = ['1', '2'] as const;
const KINDS = ['transfer', 'cutting', 'completion'] as const;
type Kind = (typeof KINDS)[number];

export const killGoods: Scenario = {
  name: 'kill-goods',
  title: 'Each transfer, cutting and completion is stored completely or not at all after kill -9',
  on: ['embedded', 'PostgreSQL'],
  run: (context, place) =>
    killRounds(context, place, Goods.prepare, {
      ...{ called: 'bookings', few: 4, many: 70 },
      ...{ acknowledged: MIN_WRITES, momentMs: 300 },
    }),
};

/** The stock of the meat, and two stock batches in it, because a transfer names a stock batch at most once. */
interface Meat {
  readonly stockId: string;
  readonly stockBatchIds: readonly string[];
}

/**
 * Transfers, cuttings and completions that take goods from two lots of meat, and the check of the stored data. Each
 * kind of booking adds to a separate stock.
 */
class Goods implements Books {
  readonly journal = new Journal<Kind>();
  readonly #recipeId: string;
  readonly #meat: Meat;
  readonly #stocks: Readonly<Record<Kind, string>>;

  private constructor(recipeId: string, meat: Meat, stocks: Readonly<Record<Kind, string>>) {
    this.#recipeId = recipeId;
    this.#meat = meat;
    this.#stocks = stocks;
  }

  static async prepare(client: Client): Promise<Goods> {
    const create = async (path: string, body: object): Promise<string> => (await made(client.post(path, body))).id;
    const categoryId = await create('/api/categories', { name: `Goods ${randomUUID()}` });
    const article = (name: string) =>
      create('/api/articles', {
        name,
        articleNumber: randomUUID(),
        categoryId,
        unit: 'KG',
        priceModel: 'WEIGHT_BASED',
        price: 9.99,
      });
    const place = () => create('/api/inventory/storage-locations', { name: randomUUID(), storageType: 'COLD_ROOM' });
    const stock = async (articleId: string, storageLocationId: string) =>
      create('/api/inventory/stocks', { articleId, storageLocationId });
    const [meat, sausage, cut, here, there] = [
      await article('Meat'),
      await article('Sausage'),
      await article('Cut'),
      await place(),
      await place(),
    ];
    const stockId = await stock(meat, here);
    const bookIn = () =>
      create(`/api/inventory/stocks/${stockId}/batches`, {
        batchId: randomUUID(),
        batchType: 'PURCHASED',
        quantityAmount: String(PLENTY / PARTS.length),
        quantityUnit: 'KG',
        expiryDate: '2099-12-31',
      });
    const stockBatchIds = [await bookIn(), await bookIn()];
    const recipeId = await create('/api/recipes', {
      name: randomUUID(),
      type: 'FINISHED_PRODUCT',
      outputQuantity: String(TAKEN),
      outputUom: 'KG',
      articleId: sausage,
    });
    await made(
      client.post(`/api/recipes/${recipeId}/ingredients`, { articleId: meat, quantity: String(TAKEN), uom: 'KG' }),
    );
    await made(client.post(`/api/recipes/${recipeId}/activate`));
    return new Goods(
      recipeId,
      { stockId, stockBatchIds },
      {
        transfer: await stock(meat, there),
        cutting: await stock(cut, here),
        completion: await stock(sausage, here),
      },
    );
  }

  /** Sends bookings with all workers until `stop`. `stop` waits until no request is in flight. */
  async run(client: Client): Promise<{ stop(): Promise<void> }> {
    let stopped = false;
    const working = range(WORKERS).map(async (worker) => {
      for (let turn = worker; !stopped; turn++) {
        const entry = await this.#next(client, KINDS[turn % KINDS.length] as Kind);
        if (!entry || (await this.journal.send(client, entry)).status !== 200) await wait(50);
      }
    });
    return {
      stop: async () => {
        stopped = true;
        await Promise.all(working);
      },
    };
  }

  /**
   * Returns the next booking. A completion first plans and starts a production batch. Returns undefined if that fails,
   * because the service is down.
   */
  async #next(client: Client, kind: Kind) {
    const { stockBatchIds } = this.#meat;
    const part = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
    const inputs = PARTS.map((amount, n) => ({ stockBatchId: stockBatchIds[n], ...part(amount) }));
    const outputs = PARTS.map((amount) => ({ stockId: this.#stocks[kind], lotNumber: randomUUID(), ...part(amount) }));
    if (kind === 'transfer') {
      const lines = inputs.map((input) => ({ ...input, toStockId: this.#stocks[kind] }));
      return this.journal.write(kind, '/api/inventory/transfers', { lines });
    }
    if (kind === 'cutting') {
      const shared = outputs.map((output, n) => ({
        ...output,
        costShare: n === 0 ? 40 : 60,
        expiryDate: '2099-12-31',
      }));
      return this.journal.write(kind, '/api/production/cuttings', { inputs, outputs: shared });
    }
    const planned = await client.post('/api/production/batches', {
      recipeId: this.#recipeId,
      plannedQuantity: String(TAKEN),
      plannedQuantityUnit: 'KG',
      productionDate: new Date().toISOString().slice(0, 10),
      bestBeforeDate: '2099-12-31',
    });
    if (planned.status !== 200) return undefined;
    const path = `/api/production/batches/${planned.body.id}`;
    if ((await client.post(`${path}/start`)).status !== 200) return undefined;
    return this.journal.write(kind, `${path}/complete`, { inputs, outputs });
  }

  /**
   * Checks that other stocks contain the whole quantity that left the lots, and only whole bookings. With `isDone`,
   * also checks that exactly the bookings of the journal are stored.
   */
  async prove({ check }: Context, client: Client, what: string, isDone = false): Promise<void> {
    const batchesOf = (stockId: string) => all(client, `/api/inventory/stocks/${stockId}/batches`);
    const weight = (batches: readonly Record<string, unknown>[]) =>
      batches.reduce((sum, { quantityAmount }) => sum + Number(quantityAmount), 0);
    const left = weight(await batchesOf(this.#meat.stockId));
    let brought = 0;
    for (const kind of KINDS) {
      const batches = await batchesOf(this.#stocks[kind]);
      const bookings = weight(batches) / TAKEN;
      brought += weight(batches);
      // A transfer adds to a stock batch of the same lot; each output is a new lot.
      const isWhole = Number.isInteger(bookings) && (kind === 'transfer' || batches.length === PARTS.length * bookings);
      check(what, isWhole, `${kind}: ${weight(batches)} kg in ${batches.length} stock batches`);
      const wanted = this.journal.entries.filter((entry) => entry.kind === kind).length;
      if (isDone) check('each booking is there once', bookings === wanted, `${kind}: ${bookings} of ${wanted}`);
    }
    check('what was taken is what came in', PLENTY - left === brought, `${PLENTY - left} kg out, ${brought} kg in`);
  }
}
