/** The bookings that may wait in the outbox: a closed list. What lies in the storage names one of them, never a path of the service. */
import type { Address } from '@cleaver/domain/kernel';

/**
 * By name: the address of the operation's contract, whose places `of` fills. Not the contract: it could not be fetched on a floor
 * without a network, where bookings wait. A test compares both.
 */
export const BOOKINGS = {
  receive: 'POST /api/procurement/goods-receipts',
  consume: 'POST /api/production/batches/{id}/consume',
  transfer: 'POST /api/inventory/transfers',
  writeOff: 'POST /api/inventory/write-offs',
  takeOut: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/remove',
  deliver: 'POST /api/sales/deliveries',
  cancelOrder: 'POST /api/sales/orders/{id}/cancel',
  blockLot: 'POST /api/inventory/lots/{id}/holds',
  blockBatch: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/block',
} as const satisfies Readonly<Record<string, Address>>;

export type BookingName = keyof typeof BOOKINGS;

/** A booking and its input. */
export interface BookingInput {
  readonly booking: BookingName;
  /** What stands in the path. */
  readonly of?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
