/**
 * Goods that may not be used: open holds on lots, and stock batches that are blocked themselves. A batch that only a
 * hold blocks is not an entry of its own.
 */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { Unit } from '../../kernel/values/quantity.ts';
import type { HoldState } from '../lot/hold.ts';
import type { MovementType } from '../movement/movement-type.ts';
import type { StockMovementState } from '../movement/stock-movement.ts';

export const BLOCKED_GOODS_KINDS = ['HOLD', 'STOCK_BATCH'] as const;
export type BlockedGoodsKind = (typeof BLOCKED_GOODS_KINDS)[number];

/** The members that exist only for a stock batch. They are null for a hold, which blocks a lot in all its places. */
interface BlockedPlace {
  readonly stockId: string;
  readonly storageLocationId: string;
  readonly storageLocationName: string;
  /** The remaining quantity in the base unit: an exact decimal text. */
  readonly quantityBase: string;
  readonly quantityUnit: Unit;
}

/** A hold, or a blocked stock batch. */
export interface BlockedGoods {
  /** The id of the hold, or of the stock batch. */
  readonly id: string;
  readonly kind: BlockedGoodsKind;
  readonly lotId: string;
  readonly lotNumber: string;
  readonly articleId: string;
  readonly articleName: string;
  readonly expiryDate: CalendarDate;
  readonly place: BlockedPlace | null;
  /** Null for goods that a customer returned, because the reason of a return needs another permission. */
  readonly reason: string | null;
  readonly blockedAt: Date;
  /** A username. Null if the ledger does not show who blocked the batch. */
  readonly blockedBy: string | null;
  readonly hold: Pick<HoldState, 'cause' | 'recallId' | 'deviationId' | 'inheritedFrom'> | null;
}

/** A filter of blocked goods. Undefined members do not filter. */
export interface BlockedGoodsFilter {
  readonly kind?: BlockedGoodsKind | undefined;
  readonly articleId?: string | undefined;
  /** Matches batches at the storage location, and holds on lots with goods there. */
  readonly storageLocationId?: string | undefined;
}

/** The types of movements that block a stock batch itself. */
export const BLOCKING_TYPES: readonly MovementType[] = ['BLOCKED', 'TAKEN_BACK'];

type Movement = Pick<StockMovementState, 'type' | 'statusAfter' | 'number' | 'reason' | 'at' | 'username'>;

/** Returns the latest of a batch's movements that blocked it. */
export const lastBlock = <M extends Movement>(movements: readonly M[]): M | undefined =>
  movements
    .filter(({ type, statusAfter }) => BLOCKING_TYPES.includes(type) && statusAfter === 'BLOCKED')
    .reduce<M | undefined>((last, one) => (last && last.number > one.number ? last : one), undefined);

/** Returns the reason that readers of stock may see. A return shows its reason only to readers of movements. */
export const blockReason = ({ type, reason }: Pick<Movement, 'type' | 'reason'>): string | null =>
  type === 'BLOCKED' ? reason : null;
