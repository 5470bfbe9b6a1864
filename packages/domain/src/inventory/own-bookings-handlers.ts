/** The handler that lists the latest bookings of the caller. */
import { DAY_MS } from '../kernel/calendar.ts';
import type { Caller } from '../kernel/caller.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import type { QueryPorts } from '../kernel/ports.ts';
import { Quantity } from '../kernel/quantity.ts';
import { Articles } from '../masterdata/index.ts';
import { Lots } from './lot.ts';
import { StockMovements } from './movement-ledger.ts';
import { undoNeeds } from './moving-contracts.ts';
import { listOwnBookings, OWN_BOOKINGS_DAYS, OWN_BOOKINGS_MAX, type OwnBooking } from './own-bookings-contracts.ts';
import { Stocks } from './stock.ts';
import type { StockMovementState } from './stock-movement-contracts.ts';
import { StorageLocations } from './storage-location.ts';
import { isOfEarlierDay } from './undo.ts';

/** Maximum number of movements that the query reads. A posting of many lots has many movements. */
const MOVEMENTS_MAX = 400;

/** The movements of one posting, in the order in which they were booked. */
type Posting = readonly [StockMovementState, ...StockMovementState[]];

export const ownBookingHandlers: readonly Handler[] = [
  handle(listOwnBookings, {
    async run(ports, _input, { caller }) {
      const since = new Date(ports.clock.now().getTime() - OWN_BOOKINGS_DAYS * DAY_MS);
      const rows = await ports.inventory.movementsBy(caller.userId, since, MOVEMENTS_MAX);
      return { bookings: await described(ports, caller, postingsOf(rows)) };
    },
  }),
];

/** Returns the latest postings, newest first. `rows` are newest first too. */
function postingsOf(rows: readonly StockMovementState[]): readonly Posting[] {
  const postings = [...groupBy(rows, ({ postingId }) => postingId).values()];
  return postings.slice(0, OWN_BOOKINGS_MAX).map((posting) => posting.toReversed() as unknown as Posting);
}

/**
 * Returns the movement that describes the posting: the arrival of a transfer, the dispatch of a delivery, or else the
 * first movement.
 */
const mainOf = (posting: Posting): StockMovementState =>
  posting.find(({ type }) => type === 'TRANSFERRED_IN' || type === 'DISPATCHED') ?? posting[0];

async function described(
  ports: QueryPorts,
  caller: Caller,
  postings: readonly Posting[],
): Promise<readonly OwnBooking[]> {
  const { reader } = ports;
  const mains = postings.map(mainOf);
  const [lots, stocks, undone] = await Promise.all([
    reader.whereIn(Lots, 'id', unique(mains.map(({ lotId }) => lotId ?? ''))),
    reader.whereIn(Stocks, 'id', unique(mains.map(({ stockId }) => stockId))),
    reader.whereIn(
      StockMovements,
      'reversesId',
      mains.map(({ id }) => id),
    ),
  ]);
  const [articles, places] = await Promise.all([
    reader.whereIn(Articles, 'id', unique(stocks.map(({ articleId }) => articleId))),
    reader.whereIn(StorageLocations, 'id', unique(stocks.map(({ storageLocationId }) => storageLocationId))),
  ]);
  const isEarlier = caller.permissions.has('HACCP_WRITE') ? () => false : await earlierDeliveries(ports, caller, mains);
  const isUndone = new Set(undone.map(({ reversesId }) => reversesId));
  return postings.map((posting, index) => {
    const main = mains[index] as StockMovementState;
    const stock = stocks.find(({ id }) => id === main.stockId);
    return {
      movementId: main.id,
      postingId: main.postingId ?? '',
      type: main.type,
      at: main.at,
      lotId: main.lotId,
      lotNumber: lots.find(({ id }) => id === main.lotId)?.lotNumber ?? '',
      articleName: articles.find(({ id }) => id === stock?.articleId)?.name ?? '',
      storageLocationName: places.find(({ id }) => id === stock?.storageLocationId)?.name ?? '',
      quantityChange: Quantity.fromBase(main.change, main.unit).amountText(),
      quantityUnit: main.unit,
      lotCount: new Set(posting.map(({ lotId }) => lotId)).size,
      documentKind: main.documentKind,
      documentId: main.documentId,
      isUndone: isUndone.has(main.id),
      canUndo: !isUndone.has(main.id) && mayUndo(caller, posting) && !isEarlier(main),
    };
  });
}

/**
 * Returns a predicate that accepts the dispatches of goods that left the shop before today. Their undo needs
 * HACCP_WRITE.
 */
async function earlierDeliveries(
  ports: QueryPorts,
  caller: Caller,
  movements: readonly StockMovementState[],
): Promise<(movement: StockMovementState) => boolean> {
  const ids = unique(movements.map(({ type, documentId }) => (type === 'DISPATCHED' && documentId) || ''));
  const leftOn = ids.length === 0 ? undefined : await ports.documents.DELIVERY?.goodsLeftOn?.(ports, ids);
  if (!leftOn) return () => false;
  const at = { now: ports.clock.now(), settings: ports.settings };
  return (movement) => {
    const goodsLeftOn = leftOn.get(movement.documentId ?? '');
    return goodsLeftOn !== undefined && isOfEarlierDay([movement], goodsLeftOn, caller, at);
  };
}

function mayUndo({ permissions }: Caller, posting: Posting): boolean {
  const endedRun = posting.some(({ type }) => type === 'PRODUCED');
  const needed = ['STOCK_MOVEMENT_WRITE' as const, ...undoNeeds(posting, endedRun)];
  return needed.every((permission) => permissions.has(permission));
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].filter((id) => id !== '');
