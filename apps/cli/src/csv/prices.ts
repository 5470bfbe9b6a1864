/** The CSV of prices. One row changes the price of one sales unit, from today or from a later day. */
import type { CleaverClient } from '@cleaver/client';
import { importPrices, listPrices } from '@cleaver/domain/masterdata/contracts';
import { getToday } from '@cleaver/domain/today/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { component, resolve, type Schema } from '../openapi.ts';
import { forEachAtOnce } from '../parallel.ts';
import { type Article, ArticleNumbers, isFirst } from './article-numbers.ts';
import { inBulk } from './bulk.ts';
import type { Kind, Shop } from './kind.ts';

interface Price {
  readonly id: string;
  readonly article: Article;
  readonly unit: Article['salesUnits'][number];
}

/** A price that is valid from a future day. */
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
    if (validFrom === null || validFrom <= today) break;
    planned.unshift({ price, validFrom });
  }
  return planned;
}

interface PriceShop extends Shop<Price> {
  readonly articles: ArticleNumbers;
  /** The row numbers by sales unit and first day of the price. */
  readonly seen: Map<string, number>;
  /** Future prices by sales unit. Includes only the sales units that `look` or an export has read. */
  readonly planned: Map<string, readonly Planned[]>;
}

/** Reads the future prices of these sales units into `planned`. */
async function readPlanned({ client, planned }: PriceShop, prices: readonly Price[], signal: AbortSignal) {
  if (prices.length === 0) return;
  const { date: today } = await call(client, getToday, {}, { signal });
  await forEachAtOnce(prices, async ({ article: { id }, unit: { id: suId } }) => {
    planned.set(suId, await plannedPrices(client, { id, suId }, today, signal));
  });
}

const schemaOf = (name: string): Schema => resolve(component('ArticleCreateRequest').properties?.[name] ?? {});

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
    { name: 'validFrom', schema: resolve(component('ArticleChangePriceRequest').properties?.['validFrom'] ?? {}) },
  ],
  key: ['articleNumber', 'unit', 'priceModel', 'validFrom'],
  repeats: false,
  ...inBulk<PriceShop>(importPrices, { doesCreate: false }),
  async visit(client, signal, seen) {
    const articles = await ArticleNumbers.of(client, signal);
    const prices = [...articles.all].flatMap((article) =>
      article.salesUnits.map((unit) => ({ id: unit.id, article, unit })),
    );
    seen(prices.length);
    const items = new Map(prices.map((one) => [one.unit.id, one]));
    return { client, articles, items, seen: new Map(), planned: new Map() };
  },
  async rowsOf(shop, signal) {
    const { items, planned } = shop;
    await readPlanned(shop, [...items.values()], signal);
    return [...items.values()].flatMap(({ article: { articleNumber, name }, unit: { id, ...sold } }) => {
      const { unit, priceModel, price } = sold;
      const rows = [{ price, validFrom: undefined }, ...(planned.get(id) ?? [])];
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
  plan([{ row, values }], { articles, seen, planned }, report) {
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
    if (!found) report(row, 'unit', t`${article.articleNumber} is not sold in this unit and price model`);
    else if (others.length > 0)
      report(row, 'unit', t`${article.articleNumber} has several sales units: give unit and price model`);
    else if (isFirst(seen, `${found.id} ${validFrom ?? ''}`, row, 'articleNumber', report)) {
      const isSame =
        validFrom === undefined
          ? found.price === price
          : planned.get(found.id)?.some((one) => one.validFrom === validFrom && one.price === price);
      if (isSame) {
        return { rows: [row], id: found.id, does: 'nothing', steps: [] };
      }
      const sold = { unit: found.unit, priceModel: found.priceModel };
      const body = {
        articleNumber: article.articleNumber,
        ...sold,
        price,
        ...(validFrom !== undefined && { validFrom }),
      };
      return { rows: [row], does: 'change', body, steps: [] };
    }
    return undefined;
  },
};
