/**
 * Kills the service with `kill -9` while each recall blocks many lots. A recall must be stored with all its holds or
 * not at all. A repeated key has no second effect.
 */
import { randomUUID } from 'node:crypto';
import { type Client, made } from '../client.ts';
import { type Entry, Journal } from '../journal.ts';
import { all } from '../load.ts';
import { type Context, range, type Scenario } from '../scenario.ts';
import { type Books, killRounds } from './kill-rounds.ts';

const WORKERS = 4;
/**
 * The number of lots cut from each recalled lot. For each cut lot and for the recalled lot, a recall adds a hold and a
 * ledger row, and blocks a stock batch.
 */
const PIECES = 12;
/** Number of families that each round creates. A family is a lot with its pieces, and one recall blocks it. */
const READY = 16;
/** Minimum number of acknowledged recalls in each round before the kill. */
const MIN_RECALLS = 2;

interface Family {
  readonly lotIds: readonly string[];
  readonly entry: Entry<'recall'>;
}

export const killRecall: Scenario = {
  name: 'kill-recall',
  title: 'Each recall is stored with all its holds or not at all after kill -9',
  on: ['embedded', 'PostgreSQL'],
  run: (context, place) =>
    killRounds(context, place, Shop.prepare, {
      ...{ called: 'recalls', few: 3, many: 60 },
      ...{ acknowledged: MIN_RECALLS, momentMs: 150 },
    }),
};

/** The ids of the stocks of the recalled lots and of their pieces. */
interface Stocks {
  readonly meat: string;
  readonly pieces: string;
}

/** Lots that were cut into many pieces, and their recalls. */
class Shop implements Books {
  readonly journal = new Journal<'recall'>();
  readonly #families: Family[] = [];
  readonly #stocks: Stocks;

  private constructor(stocks: Stocks) {
    this.#stocks = stocks;
  }

  static async prepare(client: Client): Promise<Shop> {
    const create = async (path: string, body: object): Promise<string> => (await made(client.post(path, body))).id;
    const categoryId = await create('/api/categories', { name: `Recalled ${randomUUID()}` });
    const stock = async (name: string): Promise<string> => {
      const sold = { categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.99 };
      const articleId = await create('/api/articles', { name, articleNumber: randomUUID(), ...sold });
      const place = { name: randomUUID(), storageType: 'COLD_ROOM' };
      const storageLocationId = await create('/api/inventory/storage-locations', place);
      return create('/api/inventory/stocks', { articleId, storageLocationId });
    };
    return new Shop({ meat: await stock('Meat'), pieces: await stock('Piece') });
  }

  /** Creates new lots in each round, then recalls them. */
  async run(client: Client): Promise<{ stop(): Promise<void> }> {
    await this.#fill(client);
    const working = this.#recallAll(client);
    return { stop: () => working };
  }

  /** Creates lots to recall, each with its pieces. */
  async #fill(client: Client): Promise<void> {
    for (const _ of range(READY)) {
      const booked = await made(
        client.post(`/api/inventory/stocks/${this.#stocks.meat}/batches`, {
          ...{ batchId: randomUUID(), batchType: 'PURCHASED', expiryDate: '2099-12-31' },
          ...{ quantityAmount: String(PIECES + 1), quantityUnit: 'KG' },
        }),
      );
      const kilo = { quantityAmount: '1', quantityUnit: 'KG' };
      const cutting = await made(
        client.post('/api/production/cuttings', {
          inputs: [{ stockBatchId: booked.id, ...kilo, quantityAmount: String(PIECES) }],
          outputs: range(PIECES).map(() => ({ stockId: this.#stocks.pieces, lotNumber: randomUUID(), ...kilo })),
        }),
      );
      const lots: string[] = cutting.outputs.map(({ lotId }: { lotId: string }) => lotId);
      const [first] = cutting.inputs;
      const body = { mode: 'REAL', reason: randomUUID(), lotIds: [first.lotId] };
      const entry = this.journal.write('recall', '/api/quality/recalls', body);
      this.#families.push({ lotIds: [first.lotId, ...lots], entry });
    }
  }

  /** Recalls all lots without an acknowledged recall, with all workers. Stops if the service does not respond. */
  async #recallAll(client: Client): Promise<void> {
    const waiting = this.#families.filter(({ entry }) => entry.state === 'open').values();
    await Promise.all(
      range(WORKERS).map(async () => {
        for (const { entry } of waiting) if ((await this.journal.send(client, entry)).status === 0) return;
      }),
    );
  }

  /**
   * Checks that each recall is whole, and that each acknowledged recall is stored. With `isDone`, also checks that each
   * lot is recalled exactly once.
   */
  async prove({ check }: Context, client: Client, what: string, isDone = false): Promise<void> {
    const lots = await all(client, '/api/inventory/lots');
    const held = new Set(lots.filter(({ onHold }) => onHold === true).map(({ id }) => id));
    const reasons = Map.groupBy(await all(client, '/api/quality/recalls'), ({ reason }) => reason);
    for (const { lotIds, entry } of this.#families) {
      const stopped = lotIds.filter((id) => held.has(id)).length;
      const recalls = reasons.get((entry.body as { reason: string }).reason)?.length ?? 0;
      const isWhole = recalls === 0 ? stopped === 0 : recalls === 1 && stopped === lotIds.length;
      check(what, isWhole && (recalls === 1 || !isDone), `${recalls} recalls, ${stopped} of ${lotIds.length} held`);
      if (entry.state === 'acknowledged') check('what was acknowledged is there', recalls === 1, `${recalls} recalls`);
    }
  }
}
