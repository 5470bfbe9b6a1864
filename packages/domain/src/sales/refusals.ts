/** What is refused of deliveries. */
import { refusal } from '../kernel/refusal.ts';

export const deliveryExists = refusal(
  'conflict',
  'DELIVERY_ALREADY_EXISTS',
  'There is a delivery with this number already',
  'Eine Lieferung mit dieser Nummer gibt es schon',
);

export const deliveryLineUnknown = refusal(
  'not_found',
  'DELIVERY_LINE_NOT_FOUND',
  'The delivery has no line {line}',
  'Die Lieferung hat keine Position {line}',
);

export const customerInactive = refusal(
  'conflict',
  'CUSTOMER_INACTIVE',
  'The shop no longer sells to this customer: activate it first',
  'An diesen Kunden wird nicht mehr verkauft: erst aktivieren',
);
