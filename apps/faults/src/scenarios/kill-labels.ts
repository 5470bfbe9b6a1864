/**
 * Kills the service with `kill -9` while labels are released and printed, and while holds race prints of the same lot.
 * Each acknowledged print is stored once and whole, each released label stays as it was acknowledged, and a lot that is
 * on hold is printed no more.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Client, made } from '../client.ts';
import { Journal } from '../journal.ts';
import { all } from '../load.ts';
import { type Context, range, type Scenario } from '../scenario.ts';
import { type Books, killRounds } from './kill-rounds.ts';

const WORKERS = 8;
/** Minimum number of acknowledged requests in each round before the kill. */
const MIN_WRITES = 12;
const WEIGHTS = ['0.405', '1.25', '2'];
const KINDS = ['print', 'release', 'hold'] as const;
type Kind = (typeof KINDS)[number];

export const killLabels: Scenario = {
  name: 'kill-labels',
  title: 'Each release and print of a label is stored as acknowledged, and no held lot is printed, after kill -9',
  on: ['embedded', 'PostgreSQL'],
  run: (context, place) =>
    killRounds(context, place, Labels.prepare, {
      ...{ called: 'labels', few: 4, many: 70 },
      ...{ acknowledged: MIN_WRITES, momentMs: 300 },
    }),
};

const PRINTS = '/api/labels/prints';
const holdsOf = (lotId: string) => `/api/inventory/lots/${lotId}/holds`;
const printOf = (lotId: string) => ({ lotId, weightsKg: WEIGHTS, priced: false });

class Labels implements Books {
  readonly journal = new Journal<Kind>();
  /** The article of the labels that are released under way. */
  readonly #articleId: string;
  readonly #stockId: string;
  /** The lot of all journalled prints. */
  readonly #lotId: string;

  private constructor(articleId: string, stockId: string, lotId: string) {
    this.#articleId = articleId;
    this.#stockId = stockId;
    this.#lotId = lotId;
  }

  static async prepare(client: Client): Promise<Labels> {
    const create = async (path: string, body: object): Promise<string> => (await made(client.post(path, body))).id;
    const operator = { name: 'Metzgerei', street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    await made(client.send('PUT', '/api/settings', { operator }));
    const categoryId = await create('/api/categories', { name: randomUUID() });
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.99, productKind: 'MEAT_PRODUCT' };
    const article = async (name: string) => {
      const id = await create('/api/articles', { name, articleNumber: randomUUID(), categoryId, ...sold });
      await create(`/api/articles/${id}/declarations`, { role: 'INGREDIENT', name });
      return id;
    };
    const printed = await article('Lyoner');
    const room = { name: randomUUID(), storageType: 'COLD_ROOM' };
    const storageLocationId = await create('/api/inventory/storage-locations', room);
    const stockId = await create('/api/inventory/stocks', { articleId: printed, storageLocationId });
    const { lotId } = await made(client.post(...newLot(stockId)));
    await made(client.post(`/api/labels/${await create('/api/labels', draftOf(printed))}/release`));
    return new Labels(await article('Pfefferbeißer'), stockId, lotId);
  }

  /** Sends requests with all workers until `stop`. `stop` waits until no request is in flight. */
  async run(client: Client): Promise<{ stop(): Promise<void> }> {
    let stopped = false;
    const working = range(WORKERS).map(async (worker) => {
      for (let turn = worker; !stopped; turn++) {
        const isDone = await this.#send(client, KINDS[turn % KINDS.length] as Kind);
        if (!isDone) await wait(50);
      }
    });
    return {
      stop: async () => {
        stopped = true;
        await Promise.all(working);
      },
    };
  }

  /** Returns whether the request had a success. False also if the service is down before it. */
  async #send(client: Client, kind: Kind): Promise<boolean> {
    const send = async (path: string, body: object) =>
      (await this.journal.send(client, this.journal.write(kind, path, body))).status === 200;
    if (kind === 'print') return send(PRINTS, printOf(this.#lotId));
    if (kind === 'release') {
      const draft = await client.post('/api/labels', draftOf(this.#articleId));
      return draft.status === 200 && send(`/api/labels/${draft.body.id}/release`, {});
    }
    const lot = await client.post(...newLot(this.#stockId));
    if (lot.status !== 200) return false;
    const { lotId } = lot.body;
    const [held] = await Promise.all([send(holdsOf(lotId), { reason: 'x' }), client.post(PRINTS, printOf(lotId))]);
    return held;
  }

  /** Checks what is acknowledged so far. With `isDone`, also that exactly the prints of the journal are stored. */
  async prove({ check }: Context, client: Client, what: string, isDone = false): Promise<void> {
    const prints = (await all(client, PRINTS)).filter(({ lotId }) => lotId === this.#lotId);
    const byId = new Map(prints.map((print) => [print['id'], print]));
    const isWhole = ({ packs, count }: Record<string, unknown>) =>
      count === WEIGHTS.length && (packs as readonly unknown[]).length === WEIGHTS.length;
    check(what, prints.every(isWhole), `${prints.length} prints`);
    const answers = (kind: Kind) =>
      this.journal.entries.filter((entry) => entry.kind === kind && entry.state === 'acknowledged');
    const lost = answers('print').filter(({ answer }) => !isDeepStrictEqual(answer, byId.get((answer as Made).id)));
    check('each acknowledged print is stored as acknowledged', lost.length === 0, lost[0]?.answer);
    const wanted = this.journal.entries.filter(({ kind }) => kind === 'print').length;
    if (isDone) check('each print is there once', prints.length === wanted, `${prints.length} of ${wanted}`);
    for (const { answer } of answers('release')) {
      const { body } = await client.get(`/api/labels/${(answer as Made).id}`);
      if (!isDeepStrictEqual(body, answer)) check('a released label stays as acknowledged', false, body);
    }
    for (const { path } of answers('hold')) {
      const [, lotId = ''] = /lots\/([^/]+)/.exec(path) ?? [];
      const { status, body } = await client.post(PRINTS, printOf(lotId));
      if (status !== 409 || body?.code !== 'LABEL_REFUSED') check('a lot on hold is not printed', false, body);
    }
  }
}

interface Made {
  readonly id: string;
}

function draftOf(articleId: string) {
  const decided = { uses: ['PREPACKED'], dateKind: 'BEST_BEFORE', nutritionExempt: 'SMALL_MAKER' };
  return { articleId, decisions: { ...decided, legalName: `Wurst ${randomUUID()}` } };
}

/** Returns the request that books in a lot. */
const newLot = (stockId: string): [path: string, body: object] => [
  `/api/inventory/stocks/${stockId}/batches`,
  {
    ...{ batchId: randomUUID(), batchType: 'PURCHASED', quantityAmount: '10', quantityUnit: 'KG' },
    expiryDate: '2099-12-31',
  },
];
