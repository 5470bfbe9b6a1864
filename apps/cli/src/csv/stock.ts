/** Opening stock: one row books in one lot. */
import type { CleaverClient, components } from '@cleaver/client';
import {
  bookInStockBatch,
  createStock,
  listAllStockBatches,
  listStocks,
  listStorageLocations,
} from '@cleaver/domain/inventory/contracts';
import { foldText } from '@cleaver/domain/kernel';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { component, resolve, type Schema } from '../openapi.ts';
import { ArticleNumbers, isFirst } from './article-numbers.ts';
import { DECIMAL, UNIT } from './columns.ts';
import type { Kind, Row, Shop } from './kind.ts';
import { Names } from './names.ts';

type Batch = components['schemas']['NamedStockBatchResponse'];
type Booking = components['schemas']['StockBatchBookInRequest'];

interface StockShop extends Shop<Batch> {
  readonly articles: ArticleNumbers;
  readonly locations: Names;
  /** Inactive locations. */
  readonly closed: ReadonlySet<string>;
  /** Ids of stocks, also of those that are being made, by `placeOf`. */
  readonly stocks: Map<string, Promise<string>>;
  readonly seen: Map<string, number>;
}

const schemaOf = (name: string): Schema => resolve(component('StockBatchBookInRequest').properties?.[name] ?? {});
const NAME: Schema = { type: 'string', minLength: 1, maxLength: 200 };

const placeOf = (articleId: string, storageLocationId: string): string => `${articleId} ${storageLocationId}`;
/** Of a lot in a stock. */
const lotOf = (place: string, { batchId, batchType }: Pick<Booking, 'batchId' | 'batchType'>): string =>
  `${place} ${batchType} ${foldText(batchId)}`;

export const STOCK: Kind<StockShop> = {
  name: 'stock',
  also: ['bestand', 'bestände', 'bestaende', 'anfangsbestand'],
  columns: [
    { name: 'articleNumber', schema: { ...NAME, maxLength: 50 }, required: true, alias: 'plu' },
    { name: 'storageLocation', schema: NAME, required: true, alias: 'storageLocationId' },
    { name: 'batchId', schema: schemaOf('batchId'), required: true, alias: 'lotNumber' },
    { name: 'batchType', schema: schemaOf('batchType'), required: true },
    { name: 'quantityAmount', ...DECIMAL, required: true },
    { name: 'quantityUnit', schema: UNIT, required: true },
    { name: 'expiryDate', schema: schemaOf('expiryDate'), required: true },
  ],
  key: ['articleNumber', 'storageLocation', 'batchId', 'batchType'],
  repeats: false,
  atOnce: 1,
  inOrder: false,
  async visit(client, signal, seen) {
    const [articles, locations, closed] = [await ArticleNumbers.of(client, signal), new Names(), new Set<string>()];
    const [stocks, items] = [new Map<string, Promise<string>>(), new Map<string, Batch>()];
    const query = { size: 500 };
    for await (const one of itemsOf(client, listStorageLocations, query, { signal })) {
      locations.add(one);
      if (!one.active) closed.add(one.id);
    }
    for await (const { id, articleId, storageLocationId } of itemsOf(client, listStocks, query, { signal })) {
      stocks.set(placeOf(articleId, storageLocationId), Promise.resolve(id));
    }
    for await (const one of itemsOf(client, listAllStockBatches, query, { signal })) {
      items.set(lotOf(placeOf(one.articleId, one.storageLocationId), one), one);
      seen(items.size);
    }
    return { client, articles, locations, closed, stocks, items, seen: new Map() };
  },
  rowsOf: ({ items, articles, locations }) =>
    [...items.values()]
      .filter(({ quantityAmount }) => quantityAmount > 0)
      .map(({ articleId, storageLocationId, batchId, batchType, quantityAmount, quantityUnit, expiryDate }) => ({
        ...{ articleNumber: articles.numberOf(articleId), storageLocation: locations.say(storageLocationId) },
        ...{ batchId, batchType, quantityAmount, quantityUnit, expiryDate },
      })),
  plan([{ row, values }], shop, report) {
    const { articleNumber, storageLocation, ...lot } = values;
    if ([articleNumber, storageLocation, ...NEEDED.map((name) => lot[name])].includes(undefined)) return undefined;
    const article = shop.articles.find(row, 'articleNumber', articleNumber, report);
    const location = shop.locations.find(String(storageLocation), 'storage location');
    if ('fault' in location) report(row, 'storageLocation', location.fault);
    if (!article || 'fault' in location) return undefined;
    if (shop.closed.has(location.id)) {
      report(row, 'storageLocation', t`"${String(storageLocation)}" is not in use`);
      return undefined;
    }
    const body = lot as unknown as Booking;
    const place = placeOf(article.id, location.id);
    if (!isFirst(shop.seen, lotOf(place, body), row, 'batchId', report)) return undefined;
    const there = shop.items.get(lotOf(place, body));
    if (there && !isSame(there, lot)) {
      const is = `${there.quantityAmount} ${there.quantityUnit}, ${there.expiryDate}`;
      report(row, 'batchId', t`${there.batchId} is there already, and has "${is}" here`);
      return undefined;
    }
    const book = async (_id: string, idempotencyKey: string) => {
      const stockId = await stockAt(shop, article.id, location.id);
      await call(shop.client, bookInStockBatch, { stockId, ...body }, { idempotencyKey });
    };
    return { rows: [row], id: article.id, does: there ? 'nothing' : 'create', steps: there ? [] : [book] };
  },
};

const NEEDED = ['batchId', 'batchType', 'quantityAmount', 'quantityUnit', 'expiryDate'];

/** The rest of it may be less by now. */
const isSame = (there: Batch, { quantityAmount, quantityUnit, expiryDate }: Row): boolean =>
  there.expiryDate === expiryDate &&
  foldText(there.quantityUnit) === foldText(String(quantityUnit)) &&
  there.quantityAmount <= Number(quantityAmount);

/** The stock of the article at the place, which the first lot makes. */
function stockAt({ client, stocks }: StockShop, articleId: string, storageLocationId: string): Promise<string> {
  const place = placeOf(articleId, storageLocationId);
  const made = stocks.get(place) ?? newStock(client, { articleId, storageLocationId });
  stocks.set(place, made);
  return made;
}

const newStock = async (
  client: CleaverClient,
  body: { readonly articleId: string; readonly storageLocationId: string },
): Promise<string> => (await call(client, createStock, body)).id;
