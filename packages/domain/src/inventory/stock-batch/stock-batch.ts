/**
 * A stock batch is the quantity of one lot in one stock (docs/contract.md, section 11).
 *
 * The operation `block`, a return from a customer, or a hold on the lot blocks a batch. Goods of a batch that is
 * blocked itself cannot be transferred. Goods on hold can be transferred, and the hold moves with them.
 */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { type LotState, Lots } from '../lot/lot.ts';
import type { DocumentKind } from '../movement/document-kind.ts';
import type { MovementType } from '../movement/movement-type.ts';
import { effectOf, StockMovement, type StockMovementState } from '../movement/stock-movement.ts';
import { lotOnHold, stockBatchExists } from '../refusals.ts';
import { Stocks } from '../stock/stock.ts';
import { stockBatchSubject } from '../subjects.ts';
import { isExpired, type ShelfLife, type StockCondition, statusOf, stockBatchMachine } from './stock-batch-status.ts';
import { quantityOf, type StoredQuantity, storedQuantity } from './stored-quantity.ts';

/** The state of a stock batch. Its quantity is the remaining quantity, in the unit in which the batch was booked in. */
export interface StockBatchState extends StoredQuantity {
  readonly id: string;
  readonly stockId: string;
  readonly lotId: string;
  /** The number of the lot. Unique per stock, together with `batchType`. */
  readonly lotNumber: string;
  /** The type of the lot, a code such as PRODUCED or PURCHASED. */
  readonly batchType: string;
  /** The last day on which the goods may be used. */
  readonly expiryDate: CalendarDate;
  readonly receivedAt: Date;
  /** Whether the batch itself is blocked. A depleted batch stays blocked, so goods that refill it are blocked, too. */
  readonly blocked: boolean;
  /** Whether the lot of the batch is on hold. */
  readonly held: boolean;
  /** The stored condition, derived from the quantity, `blocked` and `held`. */
  readonly condition: StockCondition;
  /** Number of movements of the batch in the ledger. */
  readonly movements: number;
  /**
   * 0. Above 0 only for old batches whose lot number looks like that of another batch of the stock, from the time when
   * lot numbers were compared more strictly.
   */
  readonly twin: number;
}

/** The context of a movement: its id, time, user, and the data that the status depends on. */
export interface MovementContext extends ShelfLife {
  readonly id: string;
  readonly at: Date;
  readonly by: { readonly userId: string; readonly username: string };
}

/** Further members of a movement, all optional. */
export interface Entry {
  /** Id of the posting. Undefined if the movement is a posting by itself. */
  readonly postingId?: string | undefined;
  readonly documentKind?: DocumentKind | null;
  readonly documentId?: string | null;
  readonly documentLine?: number | null;
  /** Number of pieces of goods measured by weight. Null or undefined if the pieces were not counted. */
  readonly pieces?: number | null;
  readonly reasonCode?: string | null;
  readonly reason?: string | null;
}

/** Movement types that take goods out, and whether each may take expired goods or goods on hold. */
const TAKING = {
  REMOVED: { expired: true, held: false },
  CONSUMED: { expired: false, held: false },
  DISPATCHED: { expired: false, held: false },
  WRITTEN_OFF: { expired: true, held: false },
  TRANSFERRED_OUT: { expired: true, held: true },
} as const satisfies Partial<Record<MovementType, object>>;
export type TakingType = keyof typeof TAKING;

/** Types of the first movements of a lot. */
export type BirthType = 'BOOKED_IN' | 'RECEIVED' | 'PRODUCED';
/** Movement types that add goods of an existing lot to a stock. */
export type AddingType = 'RETURNED' | 'TAKEN_BACK' | 'TRANSFERRED_IN';

/** Reason codes of write-offs that may take condemned goods out of a blocked batch. A note is required. */
const CONDEMNING: readonly unknown[] = ['WASTE', 'SAMPLE', 'RETURN_TO_SUPPLIER'];

/** Reasons why goods cannot be taken out. A refusal has the first reason that applies. */
export const OBSTACLES = ['STOCK_BATCH_BLOCKED', 'LOT_EXPIRED', 'INSUFFICIENT_STOCK'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

type Change = Partial<StoredQuantity & Pick<StockBatchState, 'blocked' | 'held'>>;

/**
 * The quantity and status of one lot in one stock. Each method that changes them returns a movement. The caller adds
 * the movement to the ledger in the same unit of work.
 */
export class StockBatch implements Aggregate<StockBatchState> {
  #state: StockBatchState;

  private constructor(state: StockBatchState) {
    this.#state = state;
  }

  /**
   * Creates the batch with its first goods, in the unit of the quantity. Accepts expired goods, because the ledger must
   * record all existing goods.
   */
  static open(
    lot: Pick<LotState, 'id' | 'lotNumber' | 'batchType' | 'expiryDate' | 'onHold'>,
    place: Pick<StockBatchState, 'id' | 'stockId' | 'receivedAt'> & { readonly blocked?: boolean },
    type: BirthType | AddingType,
    quantity: Quantity,
    booking: MovementContext,
    entry: Entry = {},
  ): { readonly batch: StockBatch; readonly movement: StockMovement } {
    const { blocked = false, ...at } = place;
    const batch = new StockBatch({
      ...at,
      lotId: lot.id,
      lotNumber: lot.lotNumber,
      batchType: lot.batchType,
      expiryDate: lot.expiryDate,
      ...storedQuantity(quantity),
      blocked,
      held: lot.onHold,
      condition: blocked || lot.onHold ? 'BLOCKED' : 'IN_STOCK',
      movements: 0,
      twin: 0,
    });
    return { batch, movement: batch.#record(type, undefined, booking, entry) };
  }

  /** Rebuilds a stored batch without checks. */
  static restore(state: StockBatchState): StockBatch {
    return new StockBatch(state);
  }

  get state(): StockBatchState {
    return this.#state;
  }

  /** Returns the obstacle to taking the quantity out, if any. The quantity must be of the batch's kind of unit. */
  obstacle(type: TakingType, quantity: Quantity, { today }: ShelfLife, entry: Entry = {}): Obstacle | undefined {
    const { condition, blocked } = this.#state;
    const mayLeave =
      condition !== 'BLOCKED' ||
      (TAKING[type].held && !blocked) ||
      (type === 'WRITTEN_OFF' && CONDEMNING.includes(entry.reasonCode) && !!entry.reason);
    if (!mayLeave) return 'STOCK_BATCH_BLOCKED';
    if (!TAKING[type].expired && isExpired(this.#state, today)) return 'LOT_EXPIRED';
    return quantityOf(this.#state).compare(quantity) < 0 ? 'INSUFFICIENT_STOCK' : undefined;
  }

  /** Takes the quantity out, in any unit of the same kind. Throws if `obstacle` returns one; callers check it first. */
  takeOut(type: TakingType, quantity: Quantity, booking: MovementContext, entry: Entry = {}): StockMovement {
    const obstacle = this.obstacle(type, quantity, booking, entry);
    if (obstacle) throw new Error(`${obstacle} stands against taking from ${this.#state.id}`);
    return this.#move(type, storedQuantity(quantityOf(this.#state).minus(quantity)), booking, entry);
  }

  /** Adds the quantity, in any unit of the same kind. `blocked`: also blocks the batch itself. */
  putIn(
    type: AddingType,
    quantity: Quantity,
    booking: MovementContext,
    entry: Entry = {},
    blocked = false,
  ): StockMovement {
    const change = storedQuantity(quantityOf(this.#state).plus(quantity));
    return this.#move(type, blocked ? { ...change, blocked } : change, booking, entry);
  }

  /** Corrects the quantity by the difference of a count, in the base unit. Throws if the result is negative. */
  correct(difference: Decimal, booking: MovementContext, entry: Entry = {}): StockMovement {
    return this.#move('COUNTED', this.#changedBy(difference), booking, entry);
  }

  /** Reverses a ledger row of this batch. Throws if the resulting quantity is negative. */
  reverse(row: StockMovementState, booking: MovementContext, entry: Entry): StockMovement {
    return this.#move('REVERSED', this.#changedBy(Decimal.ZERO.minus(Decimal.of(row.change))), booking, entry, row);
  }

  /** Blocks the batch. Refuses a BLOCKED or DEPLETED batch with INVALID_STATUS_TRANSITION. */
  block(reason: string, booking: MovementContext): StockMovement {
    stockBatchMachine.move(this.#state.condition, 'block');
    return this.#move('BLOCKED', { blocked: true }, booking, { reason });
  }

  /**
   * Unblocks the batch. While its lot is on hold, the batch stays BLOCKED and the method returns no movement. Refuses
   * with INVALID_STATUS_TRANSITION if the batch is not BLOCKED, and with LOT_ON_HOLD if only a hold blocks it.
   */
  unblock(booking: MovementContext): StockMovement | undefined {
    stockBatchMachine.move(this.#state.condition, 'unblock');
    if (!this.#state.blocked) {
      throw lotOnHold({ lot: this.#state.lotNumber });
    }
    return this.#stop({ blocked: false }, 'UNBLOCKED', booking);
  }

  /** Records whether the lot of the batch is on hold. Returns a movement if the status changes. */
  hold(held: boolean, reason: string, booking: MovementContext): StockMovement | undefined {
    return this.#stop({ held }, held ? 'BLOCKED' : 'UNBLOCKED', booking, reason);
  }

  #stop(change: Change, type: MovementType, booking: MovementContext, reason?: string): StockMovement | undefined {
    const { condition } = this.#state;
    const next = { ...this.#state, ...change };
    if (conditionOf(next) !== condition)
      return this.#move(type, change, booking, reason === undefined ? {} : { reason });
    this.#state = next;
    return undefined;
  }

  #changedBy(difference: Decimal): StoredQuantity {
    const { quantityBase, quantityUnit } = this.#state;
    const left = Decimal.of(quantityBase).plus(difference);
    if (left.isNegative()) throw new Error(`${this.#state.id} has ${quantityBase}, it cannot change by ${difference}`);
    return storedQuantity(Quantity.fromBase(left.toText(), quantityUnit));
  }

  #move(
    type: MovementType,
    change: Change,
    booking: MovementContext,
    entry: Entry,
    reversed?: StockMovementState,
  ): StockMovement {
    const before = this.#state;
    const next = { ...before, ...change };
    this.#state = { ...next, condition: conditionOf(next) };
    return this.#record(type, before, booking, entry, reversed);
  }

  /** Returns the movement from `before` to the current state, and counts it. `before` is undefined for a new batch. */
  #record(
    type: MovementType,
    before: StockBatchState | undefined,
    booking: MovementContext,
    entry: Entry,
    reversed?: StockMovementState,
  ): StockMovement {
    const { id, at, by } = booking;
    const number = this.#state.movements + 1;
    this.#state = { ...this.#state, movements: number };
    const after = this.#state;
    const was = before?.quantityBase ?? '0';
    const document = reversed ?? entry;
    const change = Decimal.of(after.quantityBase).minus(Decimal.of(was));
    const pieces = reversed ? reversed.pieces : (entry.pieces ?? null);
    return new StockMovement({
      id,
      stockId: after.stockId,
      stockBatchId: after.id,
      lotId: after.lotId,
      postingId: entry.postingId ?? id,
      documentKind: document.documentKind ?? null,
      documentId: document.documentId ?? null,
      documentLine: document.documentLine ?? null,
      number,
      type,
      reversesId: reversed?.id ?? null,
      reversedType: reversed ? effectOf(reversed) : null,
      change: change.toText(),
      pieces: pieces === null ? null : Math.abs(pieces) * (change.isNegative() ? -1 : 1),
      before: was,
      after: after.quantityBase,
      unit: after.quantityUnit,
      statusBefore: before ? statusOf(before, booking) : null,
      statusAfter: statusOf(after, booking),
      at,
      userId: by.userId,
      username: by.username,
      reasonCode: entry.reasonCode ?? null,
      reason: entry.reason ?? null,
    });
  }
}

/** Returns the condition of a batch, by the transition from its previous condition. */
function conditionOf({
  condition,
  quantityBase,
  blocked,
  held,
}: Pick<StockBatchState, 'condition' | 'quantityBase' | 'blocked' | 'held'>): StockCondition {
  const isStopped = blocked || held;
  if (Decimal.of(quantityBase).isZero()) {
    return condition === 'DEPLETED' ? condition : stockBatchMachine.move(condition, 'deplete');
  }
  if (condition === 'DEPLETED') return stockBatchMachine.move(condition, isStopped ? 'refill blocked' : 'refill');
  if (isStopped === (condition === 'BLOCKED')) return condition;
  return stockBatchMachine.move(condition, isStopped ? 'block' : 'unblock');
}

export const StockBatches = aggregateKind<StockBatchState, StockBatch>({
  ...stockBatchSubject,
  restore: StockBatch.restore,
  unique: [
    {
      members: ['stockId', 'lotNumber', 'batchType', 'twin'],
      refuse: stockBatchExists,
    },
  ],
  references: [
    { member: 'stockId', to: () => Stocks },
    { member: 'lotId', to: () => Lots },
  ],
  filters: ['stockId', 'lotNumber', 'lotId'],
  labels: ['lotNumber'],
  // Audit entries only name the batches if there are many, because the ledger has all changes of quantity and status.
  audited: 'unless many',
});
