/**
 * Finds second orders. Two open orders of a customer for the same day and address are often the same one, entered twice:
 * one comes from a standing order, one from the telephone. Picking serves both.
 */

/** The promise of an order. `id`: undefined for an order that is not placed yet. */
export interface Promised {
  readonly id?: string | undefined;
  readonly customerId: string;
  readonly requestedDate: string;
  /** The empty text means the billing address. */
  readonly deliveryAddressLabel: string;
}

interface PlacedOrder extends Promised {
  readonly id: string;
  readonly status: string;
}

/** Returns whether the order is a draft, or is confirmed and has an open line. */
export const isOpenOrder = ({ status }: Pick<PlacedOrder, 'status'>): boolean =>
  status === 'DRAFT' || status === 'CONFIRMED';

/** Returns the other open orders among `all` for the same customer, day and address, in their sequence. */
export const secondOrders = <O extends PlacedOrder>(of: Promised, all: readonly O[]): readonly O[] =>
  all.filter(
    (other) =>
      isOpenOrder(other) &&
      other.id !== of.id &&
      other.customerId === of.customerId &&
      other.requestedDate === of.requestedDate &&
      other.deliveryAddressLabel === of.deliveryAddressLabel,
  );
