/** Reads the stored data that determines prices. */

import type { Reader, UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import {
  type ArticleState,
  Articles,
  type CustomerState,
  contractsOf,
  ProductCategories,
  type ProductCategoryState,
  type VatClass,
  type VatRate,
  vatClassOf,
  vatRateOn,
} from '../../masterdata/index.ts';
import type { PricedArticle, PricedCustomer } from './price.ts';

/** An article, and its VAT class. */
export interface SoldArticle {
  readonly article: ArticleState;
  readonly vatClass: VatClass | null;
}

/** The functions that read articles and their categories, in a unit of work or outside of one. */
interface Lookup {
  articles(ids: readonly string[]): Promise<readonly ArticleState[]>;
  categories(ids: readonly string[]): Promise<readonly ProductCategoryState[]>;
}

/** Returns the articles with these ids, each once, with their VAT classes. Omits unknown ids. */
export async function soldArticles(lookup: Lookup, ids: readonly string[]): Promise<ReadonlyMap<string, SoldArticle>> {
  const articles = await lookup.articles([...new Set(ids)]);
  const categories = await lookup.categories([...new Set(articles.map(({ categoryId }) => categoryId))]);
  const byId = new Map(categories.map((category) => [category.id, category]));
  return new Map(
    articles.map((article) => {
      const category = byId.get(article.categoryId) ?? { vatClass: null };
      return [article.id, { article, vatClass: vatClassOf(article, category) }];
    }),
  );
}

export const pricedCustomer = (customer: CustomerState): PricedCustomer => ({
  type: customer.type,
  contracts: contractsOf(customer),
});

/** Returns the data that determines the price of an article on a day. */
export const pricedArticle = (
  { article, vatClass }: SoldArticle,
  rates: readonly VatRate[],
  day: CalendarDate,
): PricedArticle => ({
  id: article.id,
  salesUnits: article.salesUnits,
  vatRate: vatClass && vatRateOn(rates, vatClass, day),
});

/** Returns the lookup of articles outside of a unit of work. */
export const lookupFrom = (reader: Reader): Lookup => ({
  articles: (ids) => reader.whereIn(Articles, 'id', ids),
  categories: (ids) => reader.whereIn(ProductCategories, 'id', ids),
});

/** Returns the lookup of articles in a unit of work, without a lock. */
export const lookupIn = (unit: UnitOfWork): Lookup => ({
  articles: (ids) => unit.of(Articles).peekIn('id', ids),
  categories: (ids) => unit.of(ProductCategories).peekIn('id', ids),
});
