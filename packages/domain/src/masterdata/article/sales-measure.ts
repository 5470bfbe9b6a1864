/** The units of prices, by sales unit and contract line. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { ArticleUnit, SalesUnit } from './sales-unit.ts';

export const PRICE_PERS = ['KG', 'PIECE'] as const;
/** The unit of a price: a kilogram or a piece. */
export type PricePer = (typeof PRICE_PERS)[number];

/** The unit of a price, and the factor that converts the amount of the price to this unit. */
export interface PriceMeasure {
  readonly per: PricePer;
  /** The conversion factor, for example 10 for a price per 100 g. */
  readonly times: Decimal;
}

const ONE = Decimal.of('1');
const PER_KG: PriceMeasure = { per: 'KG', times: ONE };
const PER_PIECE: PriceMeasure = { per: 'PIECE', times: ONE };
const PER_HUNDRED_GRAM: PriceMeasure = { per: 'KG', times: Decimal.of('10') };
const KG_OF_HUNDRED_GRAM = Decimal.of('0.1');

type WayToSell = Pick<SalesUnit, 'unit' | 'priceModel'>;

/** Returns the price measure of a sales unit. */
export function measureOfSalesUnit({ unit, priceModel }: WayToSell): PriceMeasure {
  if (unit === 'KG') return PER_KG;
  if (unit === 'HUNDRED_GRAM') return PER_HUNDRED_GRAM;
  return priceModel === 'FIXED' ? PER_PIECE : PER_KG;
}

/**
 * Returns the price per kg of the first sales unit that is sold by weight, or undefined if there is none. `price`: the
 * list price of the day, per unit of the sales unit.
 */
export function listPricePerKg(
  salesUnits: readonly (WayToSell & { readonly price: string | number })[],
): Decimal | undefined {
  for (const unit of salesUnits) {
    const { per, times } = measureOfSalesUnit(unit);
    if (per === 'KG') return Decimal.of(String(unit.price)).times(times);
  }
  return undefined;
}

/**
 * Returns the price measure of a contract line. A line without a unit uses the article's first sales unit, or KG if
 * there is none.
 */
export function measureOfContractLine(unit: ArticleUnit | null, first: WayToSell | undefined): PriceMeasure {
  if (unit === null) return first ? measureOfSalesUnit(first) : PER_KG;
  if (unit === 'KG') return PER_KG;
  if (unit === 'HUNDRED_GRAM') return PER_HUNDRED_GRAM;
  return unit === 'PIECE_FIXED' ? PER_PIECE : PER_KG;
}

/** The unit that a price shows. A price per 100 g keeps this unit. */
export type ShownPer = PricePer | 'HUNDRED_GRAM';

/** Returns the unit of the list price of a sales unit. */
export const salesPer = (of: WayToSell): ShownPer =>
  of.unit === 'HUNDRED_GRAM' ? of.unit : measureOfSalesUnit(of).per;

/** Returns the unit in which the price of a contract line is agreed. `first`: the article's first sales unit. */
export const agreedPer = (unit: ArticleUnit | null, first: WayToSell | undefined): ShownPer =>
  (unit ?? first?.unit) === 'HUNDRED_GRAM' ? 'HUNDRED_GRAM' : measureOfContractLine(unit, first).per;

/**
 * Returns the unit of the remaining quantity of a contract line. A line without a unit uses the unit of the article's
 * first sales unit, or KG if there is none. `factor`: the number of returned units in one unit of the line.
 */
export function restMeasure(
  unit: ArticleUnit | null,
  first: WayToSell | undefined,
): { readonly restUnit: PricePer; readonly factor: Decimal } {
  const counted = unit ?? first?.unit ?? 'KG';
  if (counted === 'KG') return { restUnit: 'KG', factor: ONE };
  if (counted === 'HUNDRED_GRAM') return { restUnit: 'KG', factor: KG_OF_HUNDRED_GRAM };
  return { restUnit: 'PIECE', factor: ONE };
}
