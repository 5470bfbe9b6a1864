/** Finds the price of an article for a customer on a day. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal, type Money, moneyOf } from '../../kernel/values/decimal.ts';
import {
  type ArticleUnit,
  type ContractLineItem,
  contractOn,
  type ListPrice,
  listPriceOn,
  measureOfContractLine,
  measureOfSalesUnit,
  type PriceMeasure,
  type PriceModel,
  type PricePer,
  type Validity,
} from '../../masterdata/index.ts';

/** The bases of prices. NET: without VAT, for businesses. GROSS: with VAT, for persons. */
export const PRICE_BASES = ['NET', 'GROSS'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

export const PRICE_SOURCES = ['MANUAL', 'CONTRACT', 'LIST'] as const;

export interface Price {
  readonly amount: Money;
  readonly per: PricePer;
  readonly basis: PriceBasis;
  readonly source: (typeof PRICE_SOURCES)[number];
  /** The reason of a manual price. Null for other sources. */
  readonly reason: string | null;
  /** The day for which the price was looked up. */
  readonly day: CalendarDate;
}

/** The two kinds of a sale: by weight, or in pieces. */
export type SaleKind = 'WEIGHT' | 'PIECES';

/** The kind of goods to price. UNWEIGHED: goods with a stock in pieces, to which a price per KG does not apply. */
export type PricedAs = SaleKind | 'UNWEIGHED';

export interface ManualPrice {
  readonly amount: Money;
  readonly per: PricePer;
  readonly reason: string;
}

/** The data of a customer that determines prices. */
export interface PricedCustomer {
  readonly type: 'B2B' | 'B2C';
  /** The frame contracts of the customer. Their periods do not overlap. */
  readonly contracts: readonly (Validity & { readonly lineItems: readonly ContractLineItem[] })[];
}

/** The data of an article that determines prices. */
export interface PricedArticle {
  readonly id: string;
  /** The sales units, in the order of the article's response. */
  readonly salesUnits: readonly {
    readonly unit: ArticleUnit;
    readonly priceModel: PriceModel;
    readonly prices: readonly ListPrice[];
  }[];
  /** The VAT rate on the day, in percent. Null without a VAT class. */
  readonly vatRate: Decimal | null;
}

export const basisOf = ({ type }: Pick<PricedCustomer, 'type'>): PriceBasis => (type === 'B2B' ? 'NET' : 'GROSS');

/**
 * Returns whether a price fits. A price per piece does not fit goods sold by weight. A price per KG does not fit
 * unweighed goods.
 */
const fits = ({ per }: { readonly per: PricePer }, kind: PricedAs): boolean =>
  kind === 'PIECES' || per === (kind === 'WEIGHT' ? 'KG' : 'PIECE');

/** Decimal places of a NET price that is calculated from a gross price. */
const NET_PLACES = 4;
/**
 * Returns the first price that fits: the manual price, the contract price of the day, or the list price of the day.
 * Undefined if none fits. For a NET customer, a list price needs a VAT class.
 */
export function findPrice(
  customer: PricedCustomer,
  article: PricedArticle,
  day: CalendarDate,
  kind: PricedAs,
  manual: ManualPrice | null = null,
): Price | undefined {
  const basis = basisOf(customer);
  if (manual && fits(manual, kind)) {
    const { amount, per, reason } = manual;
    return { amount, per, basis, source: 'MANUAL', reason, day };
  }
  return contractPrice(customer, article, day, kind) ?? listPrice(article, basis, day, kind);
}

function contractPrice(
  customer: PricedCustomer,
  { id, salesUnits }: PricedArticle,
  day: CalendarDate,
  kind: PricedAs,
): Price | undefined {
  const line = contractOn(customer.contracts, day)?.lineItems.find(({ articleId }) => articleId === id);
  if (!line) return undefined;
  const measure = measureOfContractLine(line.unit, salesUnits[0]);
  if (!fits(measure, kind)) return undefined;
  const amount = moneyOf(amountPer(line.agreedPrice, measure).toText());
  return { amount, per: measure.per, basis: basisOf(customer), source: 'CONTRACT', reason: null, day };
}

function listPrice(
  { salesUnits, vatRate }: PricedArticle,
  basis: PriceBasis,
  day: CalendarDate,
  kind: PricedAs,
): Price | undefined {
  if (basis === 'NET' && vatRate === null) return undefined;
  const measured = salesUnits.map((unit) => ({ ...measureOfSalesUnit(unit), prices: unit.prices }));
  // For pieces, prefers a price per PIECE to one per KG.
  const found = (['PIECE', 'KG'] as const)
    .filter((per) => fits({ per }, kind))
    .flatMap((per) => measured.find((each) => each.per === per) ?? [])
    .at(0);
  if (!found) return undefined;
  const gross = amountPer(listPriceOn(found.prices, day), found);
  const amount = vatRate === null || basis === 'GROSS' ? gross.toText() : netOf(gross, vatRate);
  return { amount: moneyOf(amount), per: found.per, basis, source: 'LIST', reason: null, day };
}

const amountPer = (amount: Money, { times }: PriceMeasure): Decimal => Decimal.of(amount).times(times);

const netOf = (gross: Decimal, vatRate: Decimal): string =>
  gross.times(Decimal.HUNDRED).dividedBy(Decimal.HUNDRED.plus(vatRate)).toText(NET_PLACES);
