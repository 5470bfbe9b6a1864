/** What selling has to know of an article beside its prices. */
import type { VatClass } from './vat.ts';

/** What a piece of goods that lie by weight weighs: such goods may be ordered in pieces (catch weight). */
export interface PieceWeight {
  /** Kilograms: a decimal text above zero. */
  readonly kg: string;
  /** By how much the mean weight of a piece may differ without a question: a decimal text from 0 to 100. */
  readonly tolerancePercent: string;
}

export interface SalesData {
  /** Null: that of the category holds. */
  readonly vatClass: VatClass | null;
  /** How many days goods have to last after their dispatch; null: no rule, which is not the same as 0. */
  readonly minimumRemainingDays: number | null;
  readonly pieceWeight: PieceWeight | null;
}

export const NO_SALES_DATA: SalesData = { vatClass: null, minimumRemainingDays: null, pieceWeight: null };

/** How far a piece may differ where nothing is said, in percent. */
export const PIECE_TOLERANCE_PERCENT = '20';

/** The most days that goods may be asked to last. */
export const REMAINING_DAYS_MAX = 3650;
