/** Sales units: the units and price models in which an article is sold. */
import type { ListPrice } from '../price/list-price.ts';

export const ARTICLE_UNITS = ['PIECE_FIXED', 'KG', 'HUNDRED_GRAM', 'PIECE_VARIABLE'] as const;
export type ArticleUnit = (typeof ARTICLE_UNITS)[number];

export const PRICE_MODELS = ['FIXED', 'WEIGHT_BASED'] as const;
export type PriceModel = (typeof PRICE_MODELS)[number];

/** Returns the price model that goes with a unit: a price per piece for pieces alike, else a price by weight. */
export const usualPriceModel = (unit: ArticleUnit): PriceModel => (unit === 'PIECE_FIXED' ? 'FIXED' : 'WEIGHT_BASED');

/** A unit and a price model in which an article is sold, with the prices. */
export interface SalesUnit {
  readonly id: string;
  readonly unit: ArticleUnit;
  readonly priceModel: PriceModel;
  /** The list prices, at least one, sorted by day, oldest first. */
  readonly prices: readonly ListPrice[];
}
