/** The form of a manual price. The service accepts the price as a member of an order line. */
import { form, lines, money, NOTE_MAX, oneOf, optional } from '@cleaver/domain/kernel';
import { PRICE_PERS } from '@cleaver/domain/masterdata';

export const PRICE_FORM = {
  name: 'order.price-by-hand',
  permission: 'ORDER_WRITE',
  input: form({ amount: money(), per: optional(oneOf(PRICE_PERS)), reason: lines(NOTE_MAX) }),
} as const;
