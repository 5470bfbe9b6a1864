/** The bookings of procurement that may wait in the outbox. */
import { inspectGoodsReceipt, postGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import { booking } from '../floor/booking.ts';
import { t } from '../shell/language/language.ts';
import { wordText } from '../ui/text/words.ts';

export const procurementBookings = {
  receive: booking({
    operation: postGoodsReceipt,
    says: ({ deliveryNote }) => t`Goods receipt, delivery note ${deliveryNote || '–'}`,
  }),
  inspect: booking({
    operation: inspectGoodsReceipt,
    says: ({ result }, { named, lotId }) => t`Inspect ${named(lotId)}: ${wordText(result)}`,
  }),
};
