/** What a line of a goods receipt says of its goods. */
import type { Facts } from '../inventory/index.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { Decimal } from '../kernel/decimal.ts';
import type { Unit } from '../kernel/quantity.ts';

/** Null: not given. */
export interface ReceivedGoods {
  readonly stockId: string;
  readonly articleId: string;
  readonly articleName: string;
  /** What was accepted: a decimal text above zero, with its unit and expiry date; null where the line is rejected as a whole. */
  readonly quantityAmount: string | null;
  readonly quantityUnit: Unit | null;
  readonly expiryDate: CalendarDate | null;
  readonly lotNumber: string | null;
  readonly batchType: string | null;
  /** The supplier's own number of the lot. */
  readonly supplierLot: string | null;
  /** What was measured and what is allowed at most: decimal texts in °C. */
  readonly temperature: string | null;
  readonly temperatureLimit: string | null;
  readonly facts: Facts | null;
  /** What went back on the lorry; it never enters the ledger. */
  readonly rejectedAmount: string | null;
  readonly rejectedUnit: Unit | null;
  readonly rejectReason: string | null;
}

/** Whether the goods came warmer than they may. */
export const isTooWarm = ({
  temperature,
  temperatureLimit,
}: Pick<ReceivedGoods, 'temperature' | 'temperatureLimit'>): boolean =>
  temperature !== null &&
  temperatureLimit !== null &&
  Decimal.of(temperature).compare(Decimal.of(temperatureLimit)) > 0;
