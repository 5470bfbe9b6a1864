/** The amount of a lot over time, in all its stocks together. */
import type { listLots, listStockMovements } from '@cleaver/domain/inventory/contracts';
import { Decimal, type ItemOf, Quantity, unitOf } from '@cleaver/domain/kernel';
import { withoutExponent } from '../../ui/text/without-exponent.ts';
import type { Goods } from '../movement/goods-links.ts';

type Movement = Pick<
  ItemOf<typeof listStockMovements>,
  'id' | 'type' | 'stockBatchId' | 'quantityAfter' | 'quantityUnit' | 'at'
>;

/** A movement, with the lot's amount after the movement. `total` is an exact decimal text in the base unit. */
export type Step<M> = M & { readonly total: string };

/** Returns the movements, each with the lot's amount after it. `movements`: the oldest first, as in the ledger. */
export function stepsOf<M extends Movement>(movements: readonly M[]): readonly Step<M>[] {
  const places = new Map<string, Decimal>();
  return movements.map((one) => {
    const after = Quantity.of(Decimal.of(withoutExponent(one.quantityAfter)), unitOf(one.quantityUnit));
    places.set(one.stockBatchId, after.inBase());
    return { ...one, total: sum([...places.values()]).toText() };
  });
}

const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((all, one) => all.plus(one), Decimal.ZERO);

/** Returns the most restrictive status among the lot's stock batches; DEPLETED if none of them is in stock. */
export function statusOf({ stockBatches }: { readonly stockBatches: readonly { readonly status: string }[] }): string {
  const found = new Set(stockBatches.map(({ status }) => status));
  return ['BLOCKED', 'EXPIRED', 'EXPIRING_SOON', 'AVAILABLE'].find((one) => found.has(one)) ?? 'DEPLETED';
}

/**
 * Converts a lot to the goods of all its stock batches. Derives the status from the holds, the expiry date and the
 * amount in stock.
 */
export function goodsOf({ id, lotNumber, onHold, expiryDate, account }: ItemOf<typeof listLots>, today: string): Goods {
  const left = onHold ? 'BLOCKED' : expiryDate < today ? 'EXPIRED' : 'AVAILABLE';
  return { lotId: id, batchId: lotNumber, status: Number(account.inStock) > 0 ? left : 'DEPLETED' };
}
