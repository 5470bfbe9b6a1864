/** The value of an order in words. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getOrder } from '@cleaver/domain/sales/contracts';
import { shownMoney } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { wordText } from '../../ui/text/words.ts';

type Valued = Pick<AnswerOf<typeof getOrder>, 'value' | 'basis' | 'status' | 'confirmedAt'>;

/** Returns the value of an order in words; undefined for a cancelled draft, which never gets a value. */
export function orderValueText({ value, basis, status, confirmedAt }: Valued): string | undefined {
  if (value !== null) return `${shownMoney(value)} ${wordText(basis).toLowerCase()}`;
  if (status === 'DRAFT') return t`set when the order is confirmed`;
  // The value is unknown for pieces with a price per kilogram and without a piece weight.
  return confirmedAt === null ? undefined : t`depends on the weight of the goods`;
}
