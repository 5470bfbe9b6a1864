/** Data of an article for sales, apart from its prices. */
import type { VatClass } from '../category/vat.ts';

/**
 * The weight of one piece of an article that is sold by weight. Customers may order the article in pieces (catch
 * weight).
 */
export interface PieceWeight {
  /** The weight of one piece in kg: a decimal text above zero. */
  readonly kg: string;
  /**
   * Maximum deviation of the delivered mean weight from `kg`, in percent: decimal text, 0 to 100. A larger deviation
   * needs a confirmation.
   */
  readonly tolerancePercent: string;
}

export interface SalesData {
  /** The VAT class. Null: the class of the category. */
  readonly vatClass: VatClass | null;
  /** Minimum number of days between dispatch and expiry. Null: no rule, which differs from 0. */
  readonly minimumRemainingDays: number | null;
  readonly pieceWeight: PieceWeight | null;
}

export const NO_SALES_DATA: SalesData = { vatClass: null, minimumRemainingDays: null, pieceWeight: null };

/** The default tolerance for the weight of a piece, in percent. */
export const PIECE_TOLERANCE_PERCENT = '20';

/** The highest number of remaining days that may be required. */
export const REMAINING_DAYS_MAX = 3650;
