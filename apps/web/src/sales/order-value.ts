/** The value of an order in words. */
import type { Of } from '../shell/api.ts';
import { shownMoney } from '../shell/format.ts';
import { t } from '../shell/language.ts';
import { wordText } from '../ui/words.ts';

type Valued = Pick<Of<'OrderResponse'>, 'value' | 'basis' | 'status' | 'confirmedAt'>;

/** Returns undefined for a draft that was cancelled: it never gets a value. */
export function orderValueText({ value, basis, status, confirmedAt }: Valued): string | undefined {
  if (value !== null) return `${shownMoney(value)} ${wordText(basis).toLowerCase()}`;
  if (status === 'DRAFT') return t`set when the order is confirmed`;
  // Pieces at a price per kilogram without a piece weight.
  return confirmedAt === null ? undefined : t`depends on the weight of the goods`;
}
