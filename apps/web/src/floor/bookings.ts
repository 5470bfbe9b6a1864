/**
 * The closed list of bookings that may wait in the outbox. A stored entry names a booking of the list, never a path of
 * the service.
 *
 * The build runs this module and ships only its values, because a device without a network could not fetch the
 * contracts.
 */
import {
  blockStockBatch,
  enterCountLines,
  placeHold,
  releaseHold,
  removeFromStockBatch,
  transferGoods,
  writeOffGoods,
} from '@cleaver/domain/inventory/contracts';
import type { Address } from '@cleaver/domain/kernel';
import { inspectGoodsReceipt, postGoodsReceipt } from '@cleaver/domain/procurement/contracts';
import { completeBatch, consumeIntoBatch, cut, returnFromBatch } from '@cleaver/domain/production/contracts';
import { cancelOrder, dispatchDelivery, returnDelivery } from '@cleaver/domain/sales/contracts';

/** The address of each booking's operation. `of` in `BookingInput` fills its path parameters. */
export const BOOKINGS = {
  receive: postGoodsReceipt.address,
  consume: consumeIntoBatch.address,
  giveBack: returnFromBatch.address,
  complete: completeBatch.address,
  cut: cut.address,
  transfer: transferGoods.address,
  writeOff: writeOffGoods.address,
  takeOut: removeFromStockBatch.address,
  deliver: dispatchDelivery.address,
  takeBack: returnDelivery.address,
  cancelOrder: cancelOrder.address,
  count: enterCountLines.address,
  inspect: inspectGoodsReceipt.address,
  release: releaseHold.address,
  blockLot: placeHold.address,
  blockBatch: blockStockBatch.address,
} satisfies Readonly<Record<string, Address>>;

export type BookingName = keyof typeof BOOKINGS;

/** A booking and its input. */
export interface BookingInput {
  readonly booking: BookingName;
  /** The path parameters. */
  readonly of?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
