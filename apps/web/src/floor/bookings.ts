/**
 * The bookings that may wait in the outbox: a closed list. A stored entry names one of them, never a path of the
 * service.
 */
import type { Address } from '@cleaver/domain/kernel';

/**
 * By name: the method and path of the operation's contract; `of` fills the path parameters. The contract itself is not
 * imported, because a device without a network could not fetch it. A test compares both.
 */
export const BOOKINGS = {
  receive: 'POST /api/procurement/goods-receipts',
  consume: 'POST /api/production/batches/{id}/consume',
  giveBack: 'POST /api/production/batches/{id}/return',
  complete: 'POST /api/production/batches/{id}/complete',
  cut: 'POST /api/production/cuttings',
  transfer: 'POST /api/inventory/transfers',
  writeOff: 'POST /api/inventory/write-offs',
  takeOut: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/remove',
  deliver: 'POST /api/sales/deliveries',
  takeBack: 'POST /api/sales/deliveries/{id}/returns',
  cancelOrder: 'POST /api/sales/orders/{id}/cancel',
  count: 'PUT /api/inventory/counts/{id}/lines',
  inspect: 'POST /api/procurement/goods-receipts/{id}/lines/{line}/inspections',
  release: 'POST /api/inventory/lots/{id}/holds/{holdId}/release',
  blockLot: 'POST /api/inventory/lots/{id}/holds',
  blockBatch: 'POST /api/inventory/stocks/{stockId}/batches/{batchId}/block',
} as const satisfies Readonly<Record<string, Address>>;

export type BookingName = keyof typeof BOOKINGS;

/** A booking and its input. */
export interface BookingInput {
  readonly booking: BookingName;
  /** The path parameters. */
  readonly of?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
