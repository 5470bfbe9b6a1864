/** Checks of the goods of a receipt line. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { ReceivedGoods } from './receipt-outputs.ts';

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
