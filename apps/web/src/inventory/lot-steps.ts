/** How much of a lot there was over time, over all stocks in which it lies. */
import type { components } from '@cleaver/client';
import { Decimal, Quantity, unitOf } from '@cleaver/domain/kernel';

type Movement = Pick<
  components['schemas']['StockMovementResponse'],
  'id' | 'postingId' | 'type' | 'stockBatchId' | 'quantityAfter' | 'quantityUnit' | 'at' | 'reversesId'
>;

/** A movement, and what there was of the lot after it: an exact decimal text in the base unit. */
export type Step<M> = M & { readonly total: string };

/** Oldest first, as the ledger has them. */
export function stepsOf<M extends Movement>(movements: readonly M[]): readonly Step<M>[] {
  const places = new Map<string, Decimal>();
  return movements.map((one) => {
    const after = Quantity.of(Decimal.of(String(one.quantityAfter)), unitOf(one.quantityUnit));
    places.set(one.stockBatchId, after.inBase());
    return { ...one, total: sum([...places.values()]).toText() };
  });
}

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((all, one) => all.plus(one), Decimal.ZERO);

/** The types that only change what may be done with goods: there is nothing to take back. */
const NOT_UNDOABLE = ['BLOCKED', 'UNBLOCKED', 'REVERSED'];

/** Whether an undo of it may be asked for; the service knows what came later. */
export const isUndoable = (one: Movement, all: readonly Movement[]): boolean =>
  one.postingId !== null && !NOT_UNDOABLE.includes(one.type) && !all.some(({ reversesId }) => reversesId === one.id);
