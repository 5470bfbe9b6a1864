/** The goods of a receipt line, and their checks. */
import type { Facts } from '../../inventory/index.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import { type KindOfProduct, legalLimitOf } from '../../masterdata/index.ts';

/** The goods of a line. Null: the request has no value. */
export interface ReceivedGoods {
  readonly articleId: string;
  /** The name of the article at the receipt. */
  readonly articleName: string;
  /** Empty for a line that is rejected as a whole, if the article has no stock at the storage location. */
  readonly stockId: string;
  /**
   * The accepted part: a decimal text above zero, in the unit as it was entered. Its three members are null if the line
   * is rejected as a whole.
   */
  readonly quantityAmount: string | null;
  readonly quantityUnit: Unit | null;
  readonly expiryDate: CalendarDate | null;
  readonly lotNumber: string | null;
  readonly batchType: string | null;
  /** The supplier's own number of the lot. */
  readonly supplierLot: string | null;
  /** The measured temperature in °C, and the highest allowed one, as decimal texts. */
  readonly temperature: string | null;
  readonly temperatureLimit: string | null;
  readonly facts: Facts | null;
  /** The rejected part: a decimal text above zero. It never enters the ledger. */
  readonly rejectedAmount: string | null;
  readonly rejectedUnit: Unit | null;
  readonly rejectReason: string | null;
}

type WithLimit = Pick<ReceivedGoods, 'quantityAmount' | 'temperatureLimit'>;

/** Returns the goods with the limit of the article's kind, if they are accepted and have no limit of their own. */
export function withLegalLimit<G extends WithLimit>(goods: G, article: KindOfProduct): G {
  const limit = legalLimitOf(article);
  return limit && goods.quantityAmount !== null && goods.temperatureLimit === null
    ? { ...goods, temperatureLimit: String(limit.max) }
    : goods;
}

/** Returns the fault of a limit that is warmer than that of the article's kind, also of rejected goods. */
export function limitFault(
  { temperatureLimit }: Pick<ReceivedGoods, 'temperatureLimit'>,
  article: KindOfProduct,
): Message | undefined {
  const limit = legalLimitOf(article);
  return limit && temperatureLimit !== null && Decimal.of(temperatureLimit).compare(Decimal.of(String(limit.max))) > 0
    ? say`must be at most ${limit.max}, the limit in °C of the product kind of the article`
    : undefined;
}

/**
 * Returns whether the accepted goods were warmer than allowed at receipt. False if the temperature or the limit is null,
 * or if the line was rejected as a whole.
 */
export const isTooWarm = ({
  quantityAmount,
  temperature,
  temperatureLimit,
}: Pick<ReceivedGoods, 'quantityAmount' | 'temperature' | 'temperatureLimit'>): boolean =>
  quantityAmount !== null &&
  temperature !== null &&
  temperatureLimit !== null &&
  Decimal.of(temperature).compare(Decimal.of(temperatureLimit)) > 0;
