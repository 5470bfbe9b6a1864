/**
 * Calculates what is missing if an order is confirmed. The service confirms it all the same, because nothing is
 * reserved. Programs that confirm for a person ask that person first.
 */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import type { PricePer } from '../../masterdata/index.ts';
import { orderedBase, saleKindOf } from '../order/order-line.ts';
import { neededOf } from './availability.ts';

/** An amount of goods of an article, in its counting unit. */
export interface Need {
  readonly articleId: string;
  readonly unit: PricePer;
  readonly amount: Decimal;
}

interface OrderedLine {
  readonly articleId: string;
  readonly quantityAmount: string;
  readonly quantityUnit: string;
  /** The open amount in `quantityUnit`. Default: the ordered amount. */
  readonly open?: string;
}

const keyOf = ({ articleId, unit }: Pick<Need, 'articleId' | 'unit'>): string => `${articleId} ${unit}`;

/** Returns the goods that these lines need, one entry for an article and unit. `pieceKgOf`: the weight of a piece in kg. */
export function needsOf(
  lines: readonly OrderedLine[],
  pieceKgOf: (articleId: string) => string | null,
): readonly Need[] {
  const sums = new Map<string, Need>();
  for (const { articleId, quantityAmount, quantityUnit, open = quantityAmount } of lines) {
    const unit = quantityUnit as Unit;
    const base = orderedBase({ quantityAmount: open, quantityUnit: unit });
    const need = { articleId, ...neededOf(saleKindOf(unit) ?? 'WEIGHT', base, pieceKgOf(articleId)) };
    const sum = sums.get(keyOf(need));
    sums.set(keyOf(need), sum ? { ...need, amount: sum.amount.plus(need.amount) } : need);
  }
  return [...sums.values()].filter(({ amount }) => !amount.isZero());
}

/** A row of the availability of the order's day. */
export interface FreeGoods {
  readonly articleId: string;
  readonly unit: PricePer;
  /** A decimal text. */
  readonly free: string;
}

/** An article that an order makes short, or shorter. Decimal texts in `unit`. */
export interface Shortage {
  readonly articleId: string;
  readonly unit: PricePer;
  /** The amount that the order adds to what is ordered. */
  readonly needed: string;
  /** The free amount before the order. */
  readonly free: string;
  /** The amount that is missing after it: needed − free. */
  readonly missing: string;
}

const PLACES = 6;

/**
 * Returns the articles of which an order needs more than is free. `held`: the needs that `rows` count as ordered already,
 * from the same order before its change. An article without a row has nothing free. An order that needs no more than
 * before is not short.
 */
export function shortagesOf(
  needs: readonly Need[],
  rows: readonly FreeGoods[],
  held: readonly Need[] = [],
): readonly Shortage[] {
  const before = new Map(held.map((need) => [keyOf(need), need.amount]));
  const free = new Map(rows.map((row) => [keyOf(row), Decimal.of(row.free)]));
  return needs.flatMap((need): readonly Shortage[] => {
    const added = need.amount.minus(before.get(keyOf(need)) ?? Decimal.ZERO);
    const left = free.get(keyOf(need)) ?? Decimal.ZERO;
    const missing = added.minus(left);
    if (added.isNegative() || added.isZero() || missing.isNegative() || missing.isZero()) return [];
    const { articleId, unit } = need;
    return [
      { articleId, unit, needed: added.toText(PLACES), free: left.toText(PLACES), missing: missing.toText(PLACES) },
    ];
  });
}

/** Returns the rows after an order with these needs is confirmed. */
export function withoutNeeds(rows: readonly FreeGoods[], needs: readonly Need[]): readonly FreeGoods[] {
  const left = new Map(rows.map((row) => [keyOf(row), row]));
  for (const need of needs) {
    const { articleId, unit, amount } = need;
    const free = Decimal.of(left.get(keyOf(need))?.free ?? '0').minus(amount);
    left.set(keyOf(need), { articleId, unit, free: free.toText() });
  }
  return [...left.values()];
}
