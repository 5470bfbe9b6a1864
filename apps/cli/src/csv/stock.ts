/** The CSV of the opening stock. One row books in one lot. */
import type { components } from '@cleaver/client';
import {
  bookInStockBatch,
  importStockBatches,
  listAllStockBatches,
  listStorageLocations,
} from '@cleaver/domain/inventory/contracts';
import { foldText, lookAlikeKey } from '@cleaver/domain/kernel';
import { itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { inputsOf, nonNull, type Schema } from '../schema.ts';
import { ArticleNumbers, isFirst } from './article-numbers.ts';
import { inBulk } from './bulk.ts';
import { DECIMAL, UNIT } from './columns.ts';
import { hasAlready } from './flat.ts';
import type { Kind, Row, Shop } from './kind.ts';
import { Names } from './names.ts';

type Batch = components['schemas']['NamedStockBatchResponse'];
type Booking = components['schemas']['StockBatchBookInRequest'];

interface StockShop extends Shop<Batch> {
  readonly articles: ArticleNumbers;
  readonly locations: Names;
  readonly seen: Map<string, number>;
}

const schemaOf = (name: string): Schema => nonNull(inputsOf(bookInStockBatch)[name]);
const NAME: Schema = { type: 'string', minLength: 1, maxLength: 200 };

const placeOf = (articleId: string, storageLocationId: string): string => `${articleId} ${storageLocationId}`;
/** Returns the key of a lot in a stock. */
const lotOf = (place: string, { batchId, batchType }: Pick<Booking, 'batchId' | 'batchType'>): string =>
  `${place} ${batchType} ${lookAlikeKey(batchId)}`;

const isBlocked = ({ status }: Batch): boolean => status === 'BLOCKED';

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
  ...inBulk<StockShop>(importStockBatches),
  async visit(client, signal, seen) {
    const [articles, locations] = [await ArticleNumbers.of(client, signal), new Names()];
    const items = new Map<string, Batch>();
    const query = { size: 500 };
    for await (const one of itemsOf(client, listStorageLocations, query, { signal })) locations.add(one);
    for await (const one of itemsOf(client, listAllStockBatches, query, { signal })) {
      items.set(lotOf(placeOf(one.articleId, one.storageLocationId), one), one);
      seen(items.size);
    }
    return { client, articles, locations, items, seen: new Map() };
  },
  rowsOf: ({ items, articles, locations }) =>
    [...items.values()]
      .filter((one) => one.quantityAmount > 0 && !isBlocked(one))
      .map(({ articleId, storageLocationId, batchId, batchType, quantityAmount, quantityUnit, expiryDate }) => ({
        articleNumber: articles.numberOf(articleId),
        storageLocation: locations.say(storageLocationId),
        batchId,
        batchType,
        quantityAmount,
        quantityUnit,
        expiryDate,
      })),
  leftOut({ items }) {
    const count = [...items.values()].filter((one) => one.quantityAmount > 0 && isBlocked(one)).length;
    if (count === 0) return undefined;
    return t`Left out ${count} blocked stock batches: an import would make them available.`;
  },
  plan([{ row, values }], shop, report) {
    const { articleNumber, storageLocation, ...lot } = values;
    if ([articleNumber, storageLocation, ...NEEDED.map((name) => lot[name])].includes(undefined)) return undefined;
    const article = shop.articles.find(row, 'articleNumber', articleNumber, report);
    const location = shop.locations.find(String(storageLocation), 'storage location');
    if ('fault' in location) report(row, 'storageLocation', location.fault);
    if (!article || 'fault' in location) return undefined;
    const body = lot as unknown as Booking;
    const place = placeOf(article.id, location.id);
    if (!isFirst(shop.seen, lotOf(place, body), row, 'batchId', report)) return undefined;
    const there = shop.items.get(lotOf(place, body));
    if (there && !isSame(there, lot)) {
      const is = `${there.quantityAmount} ${there.quantityUnit}, ${there.expiryDate}`;
      report(row, 'batchId', hasAlready(there.batchId, is));
      return undefined;
    }
    if (there) return { rows: [row], id: there.id, does: 'nothing', steps: [] };
    const names = { articleNumber: article.articleNumber, storageLocation: shop.locations.say(location.id) };
    return { rows: [row], does: 'create', body: { ...lot, ...names }, steps: [] };
  },
};

const NEEDED = ['batchId', 'batchType', 'quantityAmount', 'quantityUnit', 'expiryDate'];

/**
 * Returns whether a stored stock batch matches the row. The stored quantity may be smaller, because users may have
 * removed goods.
 */
const isSame = (there: Batch, { quantityAmount, quantityUnit, expiryDate }: Row): boolean =>
  there.expiryDate === expiryDate &&
  foldText(there.quantityUnit) === foldText(String(quantityUnit)) &&
  there.quantityAmount <= Number(quantityAmount);
