/** Prices: one row changes that of one sales unit. */
import { t } from '../language/language.ts';
import { component, resolve, type Schema } from '../openapi.ts';
import { type Article, ArticleNumbers, isFirst } from './article-numbers.ts';
import type { Kind, Shop } from './kind.ts';

interface Price {
  readonly article: Article;
  readonly unit: Article['salesUnits'][number];
}

interface PriceShop extends Shop<Price> {
  readonly articles: ArticleNumbers;
  /** The rows by the sales unit that they change. */
  readonly seen: Map<string, number>;
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
  ],
  key: ['articleNumber', 'unit', 'priceModel'],
  repeats: false,
  atOnce: 1,
  inOrder: false,
  async visit(client, signal, seen) {
    const articles = await ArticleNumbers.of(client, signal);
    const prices = [...articles.all].flatMap((article) => article.salesUnits.map((unit) => ({ article, unit })));
    seen(prices.length);
    return { client, articles, items: new Map(prices.map((one) => [one.unit.id, one])), seen: new Map() };
  },
  rowsOf: ({ items }) =>
    [...items.values()].map(({ article: { articleNumber, name }, unit: { unit, priceModel, price } }) => ({
      ...{ articleNumber, name, unit, priceModel, price },
    })),
  plan([{ row, values }], { client, articles, seen }, report) {
    const { articleNumber, name, unit, priceModel, price } = values;
    if (articleNumber === undefined || price === undefined) return undefined;
    const article = articles.find(row, 'articleNumber', articleNumber, report);
    if (!article) return undefined;
    // The name is for whoever edits the list: it tells when a row slipped.
    if (name !== undefined && name !== article.name) {
      report(row, 'name', t`${article.articleNumber} is called "${article.name}"`);
      return undefined;
    }
    const [found, ...others] = article.salesUnits.filter(
      (one) => one.unit === (unit ?? one.unit) && one.priceModel === (priceModel ?? one.priceModel),
    );
    if (!found) report(row, 'unit', t`${article.articleNumber} is not sold like this`);
    else if (others.length > 0) report(row, 'unit', t`${article.articleNumber} is sold in several ways: say which`);
    else if (isFirst(seen, found.id, row, 'articleNumber', report)) {
      const path = { id: article.id, suId: found.id };
      const change = () =>
        client.put('/api/articles/{id}/sales-units/{suId}/price', { path, body: { price: Number(price) } });
      const isSame = found.price === price;
      return { rows: [row], id: article.id, does: isSame ? 'nothing' : 'change', steps: isSame ? [] : [change] };
    }
    return undefined;
  },
};
