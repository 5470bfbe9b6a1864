/** Calculates call-offs and remaining quantities of frame contracts for each response, without storing them. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal, sumOfTexts } from '../../kernel/values/decimal.ts';
import {
  type ArticleUnit,
  holdsOn,
  type PriceModel,
  type PricePer,
  restMeasure,
  type Validity,
} from '../../masterdata/index.ts';

/**
 * A quantity called off at a contract price of a day. It is the open quantity of an order line, the net quantity of a
 * delivery line, or a sum of such quantities.
 */
export interface CallOff {
  readonly articleId: string;
  /** The day of the contract price. */
  readonly day: CalendarDate;
  /** The unit of `amount`: KG by weight, PIECE in pieces. */
  readonly unit: PricePer;
  /**
   * The quantity, an exact decimal text in `unit`. Negative if it cancels out the stored call-off of a changed order.
   */
  readonly amount: string;
  /** The number of pieces counted for goods with a stock by weight. Null if the pieces were not counted. */
  readonly pieces: number | null;
}

interface ContractLine {
  readonly articleId: string;
  readonly agreedQuantity: string | null;
  readonly unit: ArticleUnit | null;
}

interface CountedArticle {
  /** The first sales unit. Undefined without one. */
  readonly first: { readonly unit: ArticleUnit; readonly priceModel: PriceModel } | undefined;
  /** Kilograms of a piece. Null without a piece weight. */
  readonly pieceKg: string | null;
}

export interface Rest {
  /** The called-off quantity in `restUnit`. */
  readonly called: Decimal;
  /** The rest in `restUnit`, negative if more was called off than agreed. Null if no quantity was agreed. */
  readonly rest: Decimal | null;
  readonly restUnit: PricePer;
}

/** Decimal places of pieces that were calculated from a weight. */
const PIECE_PLACES = 6;

/**
 * Returns an amount in the unit `to`, converted by the weight of a piece in kilograms. Null if the units differ and the
 * article has no piece weight.
 */
export function inUnit(amount: Decimal, from: PricePer, to: PricePer, pieceKg: string | null): Decimal | null {
  if (from === to) return amount;
  if (pieceKg === null) return null;
  const kg = Decimal.of(pieceKg);
  return to === 'KG' ? amount.times(kg) : Decimal.of(amount.dividedBy(kg).toText(PIECE_PLACES));
}

/**
 * Returns the ids of the articles that a line of these contracts counts in pieces. `firstOf`: the first sales unit of
 * an article.
 */
export const countedInPieces = (
  contracts: readonly { readonly lineItems: readonly ContractLine[] }[],
  firstOf: (articleId: string) => CountedArticle['first'],
): readonly string[] =>
  contracts.flatMap(({ lineItems }) =>
    lineItems
      .filter(({ articleId, unit }) => restMeasure(unit, firstOf(articleId)).restUnit === 'PIECE')
      .map(({ articleId }) => articleId),
  );

/**
 * Returns the called-off quantity of a contract line, and its rest. Counts call-offs of the line's article on the days
 * of the contract. For call-offs in the other unit, uses the counted pieces, or converts by the weight of a piece (kg).
 * Omits such call-offs if both are missing.
 */
export function restOf(
  line: ContractLine,
  days: Validity,
  { first, pieceKg }: CountedArticle,
  callOffs: readonly CallOff[],
): Rest {
  const { restUnit, factor } = restMeasure(line.unit, first);
  const counted = callOffs.filter(({ articleId, day }) => articleId === line.articleId && holdsOn(days, day));
  // Most amounts are in the unit of the contract. Summing their texts avoids fractions.
  const plain = sumOfTexts(counted.filter(({ unit }) => unit === restUnit).map(({ amount }) => amount));
  const called = counted
    .filter(({ unit }) => unit !== restUnit)
    .map(({ unit, amount, pieces }) =>
      pieces === null
        ? (inUnit(Decimal.of(amount), unit, restUnit, pieceKg) ?? Decimal.ZERO)
        : Decimal.of(String(pieces)),
    )
    .reduce((sum, each) => sum.plus(each), Decimal.of(plain));
  const agreed = line.agreedQuantity === null ? null : Decimal.of(line.agreedQuantity).times(factor);
  return { called, rest: agreed?.minus(called) ?? null, restUnit };
}
