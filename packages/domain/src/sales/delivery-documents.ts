/** Deliveries as the ledger has to know them when a dispatch is undone. */
import { type Documents, shopDay } from '../inventory/index.ts';
import { Deliveries } from './delivery.ts';

export const deliveryDocuments: Documents = {
  async lock(unit, id) {
    const delivery = await unit.of(Deliveries).find(id);
    if (!delivery) return undefined;
    const { dispatchDate, createdAt } = delivery.state;
    // As texts days sort as they follow each other.
    const [goodsLeftOn = dispatchDate] = [dispatchDate, shopDay(createdAt, unit.settings)].sort();
    return { endedBy: null, goodsLeftOn, reopen: () => undefined };
  },
};
