/** The handler that lists all goods that may not be used. */
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { Snapshot } from '../../kernel/execution/ports.ts';
import { Lots } from '../lot/lot.ts';
import { lotViews } from '../lot/lot-handlers.ts';
import { quantityOf } from '../stock-batch/stored-quantity.ts';
import { loadedValue } from '../warehouse/bookings.ts';
import type { BlockedGoods } from './blocked-goods.ts';
import { type BlockedGoodsView, listBlockedGoods } from './blocked-goods-contracts.ts';

export const blockedGoodsHandlers: readonly Handler[] = [
  handle(listBlockedGoods, {
    atOneInstant: true,
    async run(ports, { kind, articleId, storageLocationId, ...request }) {
      const { content, page } = await ports.inventory.blockedGoods({ kind, articleId, storageLocationId }, request);
      return { content: await blockedGoodsViews(ports, content), page };
    },
  }),
];

/** Returns the blocked goods as responses show them. The quantity of a hold is what is left of its lot. */
export async function blockedGoodsViews(
  { reader, inventory }: Pick<Snapshot, 'reader' | 'inventory'>,
  goods: readonly BlockedGoods[],
): Promise<readonly BlockedGoodsView[]> {
  const held = goods.flatMap(({ place, lotId }) => (place ? [] : [lotId]));
  const lots = await lotViews(inventory, await reader.whereIn(Lots, 'id', [...new Set(held)]));
  const accounts = new Map(lots.map(({ id, account }) => [id, account]));
  return goods.map(({ place, hold, ...one }) => {
    if (place) {
      const { quantityBase: _, ...where } = place;
      return { ...one, ...where, quantityAmount: quantityOf(place).shortText(), ...NO_HOLD };
    }
    const { inStock, unit } = loadedValue(accounts.get(one.lotId));
    return { ...one, ...NO_PLACE, quantityAmount: inStock, quantityUnit: unit, ...NO_HOLD, ...hold };
  });
}

const NO_HOLD = { cause: null, recallId: null, deviationId: null, inheritedFrom: null };
const NO_PLACE = { stockId: null, storageLocationId: null, storageLocationName: null };
