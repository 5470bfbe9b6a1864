/** What follows from what a line of a goods receipt says of its goods. */
import { Decimal } from '../kernel/decimal.ts';
import type { ReceivedGoods } from './receipt-outputs.ts';

/** Whether the goods came warmer than they may. */
export const isTooWarm = ({
  temperature,
  temperatureLimit,
}: Pick<ReceivedGoods, 'temperature' | 'temperatureLimit'>): boolean =>
  temperature !== null &&
  temperatureLimit !== null &&
  Decimal.of(temperature).compare(Decimal.of(temperatureLimit)) > 0;
