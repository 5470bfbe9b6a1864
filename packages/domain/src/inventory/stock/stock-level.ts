/** Calculates the level of a stock on a day, with its usable and unusable quantities and its next expiry date. */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, type UnitKind } from '../../kernel/values/quantity.ts';
import type { StockBatchState } from '../stock-batch/stock-batch.ts';
import {
  type BatchCriterion,
  CRITERIA,
  criterionIn,
  type Days,
  LEFT,
  meets,
  USABLE,
} from '../stock-batch/stock-batch-status.ts';
import type { StockState } from './stock.ts';
import type { LevelSum, StockLevel } from './stock-contracts.ts';

/** The criterion of the batches in each sum of a level. Goods that expire soon are usable, too. */
export const LEVEL_SUMS = {
  usable: USABLE,
  expiringSoon: CRITERIA.EXPIRING_SOON,
  expired: CRITERIA.EXPIRED,
  blocked: CRITERIA.BLOCKED,
} as const satisfies Readonly<Record<LevelSum, BatchCriterion<Days>>>;

/** Returns the level of a stock from all its batches, depleted ones included. */
export function levelOf(
  stock: StockState & Pick<StockLevel, 'articleName' | 'storageLocationName'>,
  batches: readonly StockBatchState[],
  today: CalendarDate,
): StockLevel {
  const means = (criterion: BatchCriterion<Days>) => (batch: StockBatchState) =>
    meets(batch, criterionIn(criterion, stock.minimumShelfLifeDays), today);
  const unit = stock.minimumLevel?.quantityUnit ?? (last(batches.filter(means(LEFT))) ?? last(batches))?.quantityUnit;
  const kind: UnitKind | undefined = unit && kindOf(unit);
  const sum = (name: LevelSum): string =>
    batches
      .filter((batch) => batch.quantityKind === kind && means(LEVEL_SUMS[name])(batch))
      .reduce((total, { quantityBase }) => total.plus(Decimal.of(quantityBase)), Decimal.ZERO)
      .toText();
  const sums = {
    usable: sum('usable'),
    expiringSoon: sum('expiringSoon'),
    expired: sum('expired'),
    blocked: sum('blocked'),
  };
  const expiries = batches.filter(means(USABLE)).map(({ expiryDate }) => expiryDate);
  return {
    ...stock,
    unit: unit ?? null,
    sums,
    nextExpiry: expiries.toSorted()[0] ?? null,
    belowMinimum:
      stock.minimumLevel !== null && Decimal.of(sums.usable).compare(Decimal.of(stock.minimumLevel.quantityBase)) < 0,
  };
}

/** Returns the batch that expires last. Of several such batches, returns the one with the greatest id. */
const last = (batches: readonly StockBatchState[]): StockBatchState | undefined =>
  batches.toSorted((a, b) =>
    a.expiryDate === b.expiryDate ? (a.id < b.id ? 1 : -1) : a.expiryDate < b.expiryDate ? 1 : -1,
  )[0];
