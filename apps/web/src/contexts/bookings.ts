/** The bookings of each context that may wait in the outbox. A stored entry names one of them, never a path. */
import { hygieneBookings } from '../hygiene/bookings.ts';
import { inventoryBookings } from '../inventory/bookings.ts';
import { procurementBookings } from '../procurement/bookings.ts';
import { productionBookings } from '../production/bookings.ts';
import { salesBookings } from '../sales/bookings.ts';

export const BOOKINGS = {
  ...inventoryBookings,
  ...hygieneBookings,
  ...procurementBookings,
  ...productionBookings,
  ...salesBookings,
};
