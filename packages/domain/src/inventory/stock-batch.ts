/** Stock batches: a lot of goods in a stock, with its own expiry date (contract sections 2 and 3; decisions, section 11). */

import { type Aggregate, aggregateKind } from '../shared/aggregate.ts';
import type { CalendarDate } from '../shared/calendar.ts';
import { Decimal } from '../shared/decimal.ts';
import { say } from '../shared/message.ts';
import { type Quantity, sameKind } from '../shared/quantity.ts';
import { conflict, invalid } from '../shared/refusal.ts';
import { quantityOf, Stocks, type StoredQuantity, storedQuantity } from './stock.ts';
import { type ShelfLife, type StockCondition, statusOf, stockBatchMachine } from './stock-batch-status.ts';
import { type MovementType, StockMovement } from './stock-movement.ts';

/** The quantity is what is left, in the unit in which it was booked in. */
export interface StockBatchState extends StoredQuantity {
  readonly id: string;
  readonly stockId: string;
  /** The lot number on the goods; with `batchType` it stands once per stock. */
  readonly batchId: string;
  /** PRODUCED, PURCHASED or another code. */
  readonly batchType: string;
  /** The last day on which it may be used. */
  readonly expiryDate: CalendarDate;
  readonly receivedAt: Date;
  readonly condition: StockCondition;
  /** How many movements the ledger has of it. */
  readonly movements: number;
}

/** What a movement needs beside what moves: its id, when, by whom, and what the status is told by. */
export interface Booking extends ShelfLife {
  readonly id: string;
  readonly at: Date;
  readonly by: { readonly userId: string; readonly username: string };
}

/** Every verb gives the movement that it is: who calls it adds that to the ledger in the same unit of work. */
export class StockBatch implements Aggregate<StockBatchState> {
  #state: StockBatchState;

  private constructor(state: StockBatchState) {
    this.#state = state;
  }

  /** A lot whose expiry date has passed may come in too: it is there, and it is EXPIRED. */
  static bookIn(
    to: Pick<StockBatchState, 'id' | 'stockId' | 'batchId' | 'batchType' | 'expiryDate'>,
    quantity: Quantity,
    booking: Booking,
  ): { readonly batch: StockBatch; readonly movement: StockMovement } {
    const batch = new StockBatch({
      ...to,
      ...storedQuantity(quantity),
      receivedAt: booking.at,
      condition: 'IN_STOCK',
      movements: 0,
    });
    return { batch, movement: batch.#record('BOOKED_IN', undefined, booking) };
  }

  /** Rebuilds a stored batch. For adapters only: checks nothing. */
  static restore(state: StockBatchState): StockBatch {
    return new StockBatch(state);
  }

  get state(): StockBatchState {
    return this.#state;
  }

  /**
   * Takes the quantity out, in any unit of the same kind. Refuses another kind as a fault of `quantityUnit`, a blocked
   * batch with STOCK_BATCH_BLOCKED, and more than there is with INSUFFICIENT_STOCK.
   */
  remove(quantity: Quantity, booking: Booking): StockMovement {
    const { condition } = this.#state;
    const there = quantityOf(this.#state);
    if (!sameKind(there.unit, quantity.unit)) {
      const message = say`must be a unit that converts into ${there.unit}, in which the batch is kept`;
      throw invalid([{ field: 'quantityUnit', message }]);
    }
    if (condition === 'BLOCKED')
      throw conflict('STOCK_BATCH_BLOCKED', say`The batch is blocked: unblock it before taking from it`);
    const left = there.minus(quantity);
    if (left.isNegative())
      throw conflict('INSUFFICIENT_STOCK', say`The batch has ${String(there)}: ${String(quantity)} is more`);
    const to = left.isZero() ? stockBatchMachine.move(condition, 'deplete') : condition;
    return this.#move('REMOVED', { ...storedQuantity(left), condition: to }, booking);
  }

  /** Holds the batch back. Refuses one that is held already, or of which nothing is left. */
  block(reason: string, booking: Booking): StockMovement {
    return this.#move(
      'BLOCKED',
      { condition: stockBatchMachine.move(this.#state.condition, 'block') },
      booking,
      reason,
    );
  }

  /** Lets the batch go. Refuses one that is not blocked. */
  unblock(booking: Booking): StockMovement {
    return this.#move('UNBLOCKED', { condition: stockBatchMachine.move(this.#state.condition, 'unblock') }, booking);
  }

  #move(
    type: MovementType,
    part: Partial<StoredQuantity & Pick<StockBatchState, 'condition'>>,
    booking: Booking,
    reason?: string,
  ): StockMovement {
    const before = this.#state;
    this.#state = { ...before, ...part };
    return this.#record(type, before, booking, reason);
  }

  /** `before` is undefined where the batch is new. */
  #record(type: MovementType, before: StockBatchState | undefined, booking: Booking, reason?: string): StockMovement {
    const { id, at, by } = booking;
    const number = this.#state.movements + 1;
    this.#state = { ...this.#state, movements: number };
    const after = this.#state;
    const was = before?.quantityBase ?? '0';
    return StockMovement.record({
      id,
      stockId: after.stockId,
      stockBatchId: after.id,
      number,
      type,
      change: Decimal.of(after.quantityBase).minus(Decimal.of(was)).toText(),
      before: was,
      after: after.quantityBase,
      unit: after.quantityUnit,
      statusBefore: before ? statusOf(before, booking) : null,
      statusAfter: statusOf(after, booking),
      at,
      userId: by.userId,
      username: by.username,
      reason: reason ?? null,
    });
  }
}

export const StockBatches = aggregateKind<StockBatchState, StockBatch>({
  name: 'stock_batch',
  restore: StockBatch.restore,
  unique: [
    {
      members: ['stockId', 'batchId', 'batchType'],
      code: 'STOCK_BATCH_ALREADY_EXISTS',
      message: say`The stock has a batch with this batchId and batchType already`,
    },
  ],
  references: [{ member: 'stockId', to: () => Stocks, inUse: 'STOCK_IN_USE' }],
  sortable: { expiryDate: 'plain', receivedAt: 'plain', batchId: 'folded' },
  filters: ['stockId', 'batchId'],
});
