/** The CSV of prices. One row changes the price of one sales unit, from today or from a later day. */
import type { CleaverClient } from '@cleaver/client';
import { changePrice, createArticle, importPrices, listPrices } from '@cleaver/domain/masterdata/contracts';
import { getToday } from '@cleaver/domain/today/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { forEachAtOnce } from '../parallel.ts';
import { inputsOf, nonNull, type Schema } from '../schema.ts';
import { type Article, ArticleNumbers } from './article-numbers.ts';
import { inBulk } from './bulk.ts';
import type { FileRow, FileRows, Kind, Report, Shop } from './kind.ts';

interface Price {
  readonly id: string;
  readonly article: Article;
  readonly unit: Article['salesUnits'][number];
}

/** A price that is valid from today or from a later day. */
interface Planned {
  readonly price: number;
  readonly validFrom: string;
}

async function plannedPrices(
  client: CleaverClient,
  path: { readonly id: string; readonly suId: string },
  today: string,
  signal: AbortSignal,
): Promise<readonly Planned[]> {
  const planned: Planned[] = [];
  const prices = itemsOf(client, listPrices, { ...path, size: 500 }, { signal });
  for await (const { price, validFrom } of prices) {
    if (validFrom === null || validFrom < today) break;
    planned.unshift({ price, validFrom });
  }
  return planned;
}

interface PriceShop extends Shop<Price> {
  /** The shop's date, as a text. */
  readonly today: string;
  readonly articles: ArticleNumbers;
  /** The first row of each sales unit and first day, with its price. */
  readonly seen: Map<string, { readonly row: number; readonly price: unknown }>;
  /** Prices from today on by sales unit. Includes only the sales units that `look` or an export has read. */
  readonly planned: Map<string, readonly Planned[]>;
}

/** Reads the prices from today on of these sales units into `planned`. */
async function readPlanned({ client, planned, today }: PriceShop, prices: readonly Price[], signal: AbortSignal) {
  await forEachAtOnce(prices, async ({ article: { id }, unit: { id: suId } }) => {
    planned.set(suId, await plannedPrices(client, { id, suId }, today, signal));
  });
}

const schemaOf = (name: string): Schema => nonNull(inputsOf(createArticle)[name]);

export const PRICES: Kind<PriceShop> = {
  name: 'prices',
  group: 'articles',
  changes: true,
  also: ['preise', 'preisliste'],
  columns: [
    { name: 'articleNumber', schema: schemaOf('articleNumber'), required: true, alias: 'plu' },
    { name: 'name', schema: schemaOf('name') },
    { name: 'unit', schema: schemaOf('unit') },
    { name: 'priceModel', schema: schemaOf('priceModel') },
    { name: 'price', schema: schemaOf('price'), required: true, decimals: 4 },
    { name: 'validFrom', schema: nonNull(inputsOf(changePrice)['validFrom']) },
  ],
  key: ['articleNumber', 'unit', 'priceModel', 'validFrom'],
  repeats: true,
  ...inBulk<PriceShop>(importPrices, { doesCreate: false }),
  async visit(client, signal, seen) {
    const articles = await ArticleNumbers.of(client, signal);
    const prices = [...articles.all].flatMap((article) =>
      article.salesUnits.map((unit) => ({ id: unit.id, article, unit })),
    );
    seen(prices.length);
    const items = new Map(prices.map((one) => [one.unit.id, one]));
    const { date: today } = await call(client, getToday, {}, { signal });
    return { client, today, articles, items, seen: new Map(), planned: new Map() };
  },
  async rowsOf(shop, signal) {
    const { items, planned, today } = shop;
    await readPlanned(shop, [...items.values()], signal);
    return [...items.values()].flatMap(({ article: { articleNumber, name }, unit: { id, ...sold } }) => {
      const { unit, priceModel, price } = sold;
      const later = (planned.get(id) ?? []).filter(({ validFrom }) => validFrom > today);
      const rows = [{ price, validFrom: undefined }, ...later];
      return rows.map((row) => ({ articleNumber, name, unit, priceModel, ...row }));
    });
  },
  async look(rows, shop, signal) {
    const later = rows.flatMap(({ row, values: { articleNumber, validFrom } }) =>
      validFrom === undefined
        ? []
        : (shop.articles.find(row, 'articleNumber', articleNumber, () => undefined)?.id ?? []),
    );
    const ids = new Set(later);
    const prices = [...shop.items.values()].filter(({ article }) => ids.has(article.id));
    await readPlanned(shop, prices, signal);
  },
  plan(rows, shop, report) {
    const [{ values }] = rows;
    const found = soldIn(rows, shop, report);
    if (!found) return undefined;
    const { article, unit } = found;
    const { price, validFrom } = values;
    const isSame =
      validFrom === undefined
        ? unit.price === price
        : shop.planned.get(unit.id)?.some((one) => one.validFrom === validFrom && one.price === price);
    const all = rows.map(({ row }) => row);
    if (isSame) return { rows: all, id: unit.id, does: 'nothing', steps: [] };
    const sold = { unit: unit.unit, priceModel: unit.priceModel };
    const body = {
      articleNumber: article.articleNumber,
      ...sold,
      price,
      ...(validFrom !== undefined && { validFrom }),
    };
    return { rows: all, does: 'change', body, steps: [] };
  },
};

/**
 * Returns the article and its sales unit that the rows of a price name. Reports faults and returns undefined if there
 * is none, or if a row has another price for the same day than an earlier row of the file.
 */
function soldIn(rows: FileRows, shop: PriceShop, report: Report) {
  const found = rows.map((one) => soldInRow(one, shop, report));
  return found.includes(undefined) ? undefined : found[0];
}

function soldInRow({ row, values }: FileRow, { articles, seen, today }: PriceShop, report: Report) {
  const { articleNumber, name, unit, priceModel, price, validFrom } = values;
  if (articleNumber === undefined || price === undefined) return undefined;
  const article = articles.find(row, 'articleNumber', articleNumber, report);
  if (!article) return undefined;
  // Reports a different name, because cells may have shifted to another row. The name only helps people who edit the
  // list.
  if (name !== undefined && name !== article.name) {
    report(row, 'name', t`${article.articleNumber} is called "${article.name}"`);
    return undefined;
  }
  const [found, ...others] = article.salesUnits.filter(
    (one) => one.unit === (unit ?? one.unit) && one.priceModel === (priceModel ?? one.priceModel),
  );
  if (!found) {
    report(row, 'unit', t`${article.articleNumber} is not sold in this unit and price model`);
    return undefined;
  }
  if (others.length > 0) {
    report(row, 'unit', t`${article.articleNumber} has several sales units: give unit and price model`);
    return undefined;
  }
  const key = `${found.id} ${validFrom ?? today}`;
  const before = seen.get(key);
  if (!before) seen.set(key, { row, price });
  if (before && before.price !== price) {
    report(row, 'price', t`differs from row ${before.row}: a sales unit has one price a day`);
    return undefined;
  }
  return { article, unit: found };
}
