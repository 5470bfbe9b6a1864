/** Looking at lots, and stopping them. */
import { unknownId } from '../kernel/aggregate.ts';
import { boolean, form, lines, oneOf, optional, pathId } from '../kernel/form.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm, type Sortable } from '../kernel/page.ts';
import { SEARCH } from '../kernel/search.ts';
import { type HoldState, Holds } from './hold.ts';
import { LOT_ORIGINS, type LotState, Lots } from './lot.ts';
import { accountOf, type LotAccount, type LotPlace } from './lot-account.ts';
import type { InventoryReader } from './ports.ts';
import { holdAlreadyReleased } from './refusals.ts';
import { type StockBatchStatus, shopDay, statusOf } from './stock-batch-status.ts';
import { Warehouse } from './warehouse.ts';

/** A lot with what came of it. */
export interface LotView extends LotState {
  readonly account: LotAccount;
}

/** What there is of a lot in one stock. */
export interface LotPlaceView extends LotPlace {
  readonly status: StockBatchStatus;
}

/** A lot with all that is known of it. */
export interface LotDetail extends LotView {
  /** Depleted ones too. */
  readonly stockBatches: readonly LotPlaceView[];
  /** Oldest first, released ones too. */
  readonly holds: readonly HoldState[];
}

const SORTABLE: Sortable = { createdAt: 'plain', lotNumber: 'folded', expiryDate: 'plain' };

export const listLots = query({
  name: 'lot.list',
  summary: 'List lots',
  permission: 'STOCK_READ',
  input: listForm(SORTABLE, {
    ...SEARCH,
    articleId: optional(pathId()),
    lotNumber: optional(pathId()),
    supplierId: optional(pathId()),
    supplierLot: optional(pathId()),
    origin: optional(oneOf(LOT_ORIGINS)),
    onHold: optional(boolean()),
  }),
  async run({ reader, inventory }, { page, size, sort, q, id, ...filter }) {
    const found = await reader.page(Lots, filter, { page, size, sort, q, id });
    return { content: await lotViews(inventory, found.content), page: found.page };
  },
});

export const getLot = query({
  name: 'lot.get',
  summary: 'Read one lot: its account, where it lies, and what stops it',
  permission: 'STOCK_READ',
  input: form({ id: pathId() }),
  async run({ reader, inventory, clock, settings }, { id }): Promise<LotDetail> {
    const lot = await reader.get(Lots, id);
    const [places, holds] = await Promise.all([inventory.places([id]), reader.where(Holds, { lotId: id })]);
    const today = shopDay(clock.now(), settings);
    return {
      ...withAccount(lot, places),
      stockBatches: places.map((place) => ({ ...place, status: statusOf(place.batch, { today, ...place }) })),
      holds: holds.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime()),
    };
  },
});

/** The lots with their accounts. */
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

export const placeHold = command({
  name: 'lot.hold',
  summary: 'Stop a lot, wherever it lies',
  permission: 'STOCK_WRITE',
  input: form({ id: pathId(), reason: lines() }),
  async run(unit, { id, reason }, caller) {
    const lot = await unit.of(Lots).get(id);
    const [hold] = await new Warehouse(unit, caller).placeHolds([lot], { cause: 'MANUAL', reason });
    return (hold as NonNullable<typeof hold>).state;
  },
});

export const releaseHold = command({
  name: 'lot.release',
  summary: 'Let go of a hold; the goods come free with the last one',
  permission: 'HACCP_WRITE',
  refuses: [Holds.unknown, holdAlreadyReleased],
  input: form({ id: pathId(), holdId: pathId(), reason: lines() }),
  async run(unit, { id, holdId, reason }, caller) {
    const lot = await unit.of(Lots).get(id);
    const hold = await unit.of(Holds).get(holdId);
    if (hold.state.lotId !== lot.state.id) throw unknownId(Holds);
    await new Warehouse(unit, caller).releaseHolds(lot, [hold], reason);
    return hold.state;
  },
});
