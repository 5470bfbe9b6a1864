/** Handlers that read lots and place holds on them. */
import { unknownId } from '../../kernel/contract/aggregate.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { InventoryReader } from '../ports.ts';
import { noOpenHold, tooManyHolds } from '../refusals.ts';
import { shopDay, statusOf } from '../stock-batch/stock-batch-status.ts';
import { Bookings } from '../warehouse/bookings.ts';
import { Holds } from './hold.ts';
import { type LotState, Lots } from './lot.ts';
import { accountOf, type LotPlace } from './lot-account.ts';
import { getLot, type LotView, listLots, placeHold, releaseAllHolds, releaseHold } from './lot-contracts.ts';
import { placeHolds, releaseHolds } from './lot-holds.ts';

export const lotHandlers: readonly Handler[] = [
  handle(listLots, {
    async run({ reader, inventory }, { page, size, skip, after, sort, q, id, ...filter }) {
      const found = await reader.page(Lots, filter, { page, size, skip, after, sort, q, id });
      return { content: await lotViews(inventory, found.content), page: found.page };
    },
  }),
  handle(getLot, {
    atOneInstant: true,
    async run({ reader, inventory, clock, settings }, { id }) {
      const { state: lot, version } = await reader.versioned(Lots, id);
      const [places, holds] = await Promise.all([inventory.places([id]), reader.where(Holds, { lotId: id })]);
      const today = shopDay(clock.now(), settings);
      return {
        state: {
          ...withAccount(lot, places),
          stockBatches: places.map((place) => ({ ...place, status: statusOf(place.batch, { today, ...place }) })),
          holds: holds.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()),
        },
        version,
      };
    },
  }),
  handle(placeHold, {
    async run(unit, { id, reason }, { caller }) {
      const lot = await unit.of(Lots).get(id);
      const open = (await unit.of(Holds).peekWhere({ lotId: id })).filter(
        ({ cause, releasedAt }) => cause === 'MANUAL' && releasedAt === null,
      );
      if (open.length >= MANUAL_HOLDS_MAX) throw tooManyHolds({ lot: lot.state.lotNumber, max: MANUAL_HOLDS_MAX });
      const [hold] = await placeHolds(new Bookings(unit, caller), [lot], { cause: 'MANUAL', reason });
      return (hold as NonNullable<typeof hold>).state;
    },
  }),
  handle(releaseHold, {
    async run(unit, { id, holdId, reason }, { caller }) {
      const lot = await unit.of(Lots).get(id);
      const hold = await unit.of(Holds).get(holdId);
      if (hold.state.lotId !== lot.state.id) throw unknownId(Holds);
      await releaseHolds(new Bookings(unit, caller), lot, [hold], reason);
      return hold.state;
    },
  }),
  handle(releaseAllHolds, {
    async run(unit, { id, reason }, { caller }) {
      const lot = await unit.of(Lots).get(id);
      const open = (await unit.of(Holds).where({ lotId: id })).filter((hold) => hold.isOpen);
      if (open.length === 0) throw noOpenHold();
      await releaseHolds(new Bookings(unit, caller), lot, open, reason);
      return { holds: open.map(({ state }) => state) };
    },
  }),
];

/** Returns the lots with their accounts. */
export async function lotViews(inventory: InventoryReader, lots: readonly LotState[]): Promise<readonly LotView[]> {
  const places = await inventory.places(lots.map(({ id }) => id));
  return lots.map((lot) => withAccount(lot, places));
}

const withAccount = (lot: LotState, places: readonly LotPlace[]): LotView => ({
  ...lot,
  account: accountOf(
    lot.quantityKind,
    places.filter(({ batch }) => batch.lotId === lot.id).map(({ sums }) => sums),
  ),
});

/** Maximum number of open holds with the cause MANUAL on one lot. */
const MANUAL_HOLDS_MAX = 20;
