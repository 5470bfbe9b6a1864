/** The bookings of sales that may wait in the outbox. */
import { cancelOrder, dispatchDelivery, returnDelivery } from '@cleaver/domain/sales/contracts';
import { amountsOf, batchesIn, booking } from '../floor/booking.ts';
import { t } from '../shell/language/language.ts';

export const salesBookings = {
  deliver: booking({
    operation: dispatchDelivery,
    says: ({ customerId, lines: [first] }, { named }) => {
      const to = named(customerId);
      return first?.orderId ? t`Deliver ${named(first.orderId)} to ${to}` : t`Deliver to ${to}`;
    },
    batches: ({ lines }) => batchesIn(lines),
    takes: ({ lines }) => lines,
    changes: ({ lines }) => lines.map(({ orderId }) => orderId),
    replacesRefused: true,
    records: ({ customerId, lines }) => [
      ...lines.map(({ orderId }) => ['/api/sales/orders', orderId] as const),
      ['/api/customers', customerId],
    ],
  }),
  takeBack: booking({
    operation: returnDelivery,
    says: ({ lines }, { named, lotId }) => t`${named(lotId)}: take ${amountsOf(lines)} back`,
  }),
  cancelOrder: booking({
    operation: cancelOrder,
    says: ({ id }, { named }) => t`Cancel lines of ${named(id)}`,
    changes: ({ id }) => [id],
    ends: true,
    records: ({ id }) => [['/api/sales/orders', id]],
  }),
};
