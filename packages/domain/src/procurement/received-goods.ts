/** Checks of the goods of a receipt line. */
import { Decimal } from '../kernel/decimal.ts';
import type { ReceivedGoods } from './receipt-outputs.ts';

/** Returns whether the goods were warmer than allowed at receipt. False if the temperature or the limit is null. */
export const isTooWarm = ({
  temperature,
  temperatureLimit,
}: Pick<ReceivedGoods, 'temperature' | 'temperatureLimit'>): boolean =>
  temperature !== null &&
  temperatureLimit !== null &&
  Decimal.of(temperature).compare(Decimal.of(temperatureLimit)) > 0;
