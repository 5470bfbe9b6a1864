/**
 * Kills the service with `kill -9` while deliveries serve two lines of one order. Each delivery must be stored whole or
 * not at all. The quantity that left the stock must equal the quantity in the order and in the deliveries. A repeated
 * key has no second effect.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, made } from '../client.ts';
import { Journal } from '../journal.ts';
import { all } from '../load.ts';
import { type Context, range, type Scenario } from '../scenario.ts';
import { type Books, killRounds } from './kill-rounds.ts';

const WORKERS = 8;
/** Minimum number of acknowledged deliveries in each round before the kill. */
const MIN_WRITES = 12;
/** Kilograms ordered on each line, and kilograms in each stock batch. */
const PLENTY = 100_000;
/** Kilograms that each delivery takes for each line of the order. */
const AMOUNTS = [1, 2] as const;
const TAKEN = 3;

export const killDeliveries: Scenario = {
  name: 'kill-deliveries',
  title: 'Each delivery for an order is stored completely or not at all after kill -9',
  on: ['embedded', 'PostgreSQL'],
  run: (context, place) =>
    killRounds(context, place, Deliveries.prepare, {
      ...{ called: 'deliveries', few: 4, many: 70 },
      ...{ acknowledged: MIN_WRITES, momentMs: 300 },
    }),
};

interface Shop {
  readonly customerId: string;
  readonly orderId: string;
  readonly stockId: string;
  readonly stockBatchIds: readonly string[];
}

class Deliveries implements Books {
  readonly journal = new Journal<'delivery'>();
  readonly #shop: Shop;

  private constructor(shop: Shop) {
    this.#shop = shop;
  }

  static async prepare(client: Client): Promise<Deliveries> {
    const create = async (path: string, body: object): Promise<string> => (await made(client.post(path, body))).id;
    const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    const customerId = await create('/api/customers', { name: randomUUID(), type: 'B2B', phone: '1', ...address });
    const categoryId = await create('/api/categories', { name: randomUUID(), vatClass: 'REDUCED' });
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.99 };
    const articleId = await create('/api/articles', { name: 'Meat', articleNumber: randomUUID(), categoryId, ...sold });
    const room = { name: randomUUID(), storageType: 'COLD_ROOM' };
    const storageLocationId = await create('/api/inventory/storage-locations', room);
    const stockId = await create('/api/inventory/stocks', { articleId, storageLocationId });
    const quantity = { quantityAmount: String(PLENTY), quantityUnit: 'KG' };
    const bookIn = () =>
      create(`/api/inventory/stocks/${stockId}/batches`, {
        ...{ batchId: randomUUID(), batchType: 'PURCHASED', expiryDate: '2099-12-31', ...quantity },
      });
    const stockBatchIds = [await bookIn(), await bookIn()];
    const requestedDate = new Date().toISOString().slice(0, 10);
    const lines = AMOUNTS.map(() => ({ articleId, ...quantity }));
    const orderId = await create('/api/sales/orders', { customerId, requestedDate, lines });
    await made(client.post(`/api/sales/orders/${orderId}/confirm`));
    return new Deliveries({ customerId, orderId, stockId, stockBatchIds });
  }

  /** Sends deliveries with all workers until `stop`. `stop` waits until no request is in flight. */
  async run(client: Client): Promise<{ stop(): Promise<void> }> {
    let stopped = false;
    const working = range(WORKERS).map(async () => {
      while (!stopped) {
        const entry = this.journal.write('delivery', '/api/sales/deliveries', this.#body());
        if ((await this.journal.send(client, entry)).status !== 200) await wait(50);
      }
    });
    return {
      stop: async () => {
        stopped = true;
        await Promise.all(working);
      },
    };
  }

  #body() {
    const { customerId, orderId, stockBatchIds } = this.#shop;
    const lines = AMOUNTS.map((amount, at) => ({
      ...{ stockBatchId: stockBatchIds[at], quantityAmount: String(amount), quantityUnit: 'KG' },
      ...{ orderId, orderLine: at + 1 },
    }));
    return { customerId, lines };
  }

  /**
   * Checks that each delivery is whole. With `isDone`, also checks that exactly the deliveries of the journal are
   * stored.
   */
  async prove({ check }: Context, client: Client, what: string, isDone = false): Promise<void> {
    const { orderId, stockId } = this.#shop;
    const list = (await all(client, '/api/sales/deliveries')) as readonly { readonly customerId: string }[];
    const deliveries = list.filter(({ customerId }) => customerId === this.#shop.customerId).length;
    const batches = await all(client, `/api/inventory/stocks/${stockId}/batches`);
    const left = batches.reduce((sum, { quantityAmount }) => sum + Number(quantityAmount), 0);
    const order = await made(client.get(`/api/sales/orders/${orderId}`));
    const delivered = (order.lines as readonly { readonly delivered: string }[]).map((line) => Number(line.delivered));
    const isWhole = AMOUNTS.every((amount, at) => delivered[at] === amount * deliveries);
    check(what, isWhole, `${deliveries} deliveries, ${delivered.join(' and ')} kg of the order`);
    const gone = PLENTY * AMOUNTS.length - left;
    check('what left the stock is what was delivered', gone === TAKEN * deliveries, `${gone} kg`);
    const wanted = this.journal.entries.length;
    if (isDone) check('each delivery is there once', deliveries === wanted, `${deliveries} of ${wanted}`);
  }
}
