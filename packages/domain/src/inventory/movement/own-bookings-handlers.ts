/** Handlers that list the latest bookings of the caller, and the bookings that the caller can undo. */

import type { Caller } from '../../kernel/contract/caller.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { Articles } from '../../masterdata/index.ts';
import { Lots } from '../lot/lot.ts';
import { Stocks } from '../stock/stock.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';
import { StockMovements } from './movement-ledger.ts';
import {
  listOwnBookings,
  listUndoable,
  OWN_BOOKINGS_DAYS,
  OWN_BOOKINGS_MAX,
  type OwnBooking,
  type UndoableRun,
} from './own-bookings-contracts.ts';
import type { StockMovementState } from './stock-movement.ts';
import { candidatesOf, canUndo, isUntouched, type Posting, type UndoCandidate } from './undoable.ts';

/** Maximum number of movements that the query reads. A posting of many lots has many movements. */
const MOVEMENTS_MAX = 400;

export const ownBookingHandlers: readonly Handler[] = [
  handle(listOwnBookings, {
    async run(ports, _input, { caller }) {
      const since = new Date(ports.clock.now().getTime() - OWN_BOOKINGS_DAYS * DAY_MS);
      const rows = await ports.inventory.movementsBy(caller.userId, since, MOVEMENTS_MAX);
      const newest = [...new Set(rows.map(({ postingId }) => postingId ?? ''))].slice(0, OWN_BOOKINGS_MAX);
      return { bookings: await described(ports, caller, await candidatesOf(ports, newest)) };
    },
  }),
  handle(listUndoable, {
    async run(ports, { movementId = [], documentId = [] }, { caller }) {
      const named = await ports.reader.whereIn(StockMovements, 'id', movementId);
      const postings = await candidatesOf(
        ports,
        named.flatMap(({ postingId }) => postingId ?? []),
      );
      const undoable = new Set(postings.filter((one) => canUndo(one, caller, ports)).map(postingIdOf));
      return {
        movementIds: named.filter(({ postingId }) => undoable.has(postingId)).map(({ id }) => id),
        runs: caller.permissions.has('BATCH_READ') ? await undoableRuns(ports, caller, documentId) : [],
      };
    },
  }),
];

const postingIdOf = ({ rows: [{ postingId }] }: UndoCandidate): string | null => postingId;

/** Returns those of the runs that ended, and whose end can be undone as far as their goods are concerned. */
async function undoableRuns(
  ports: QueryPorts,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly UndoableRun[]> {
  const ended = [...((await ports.documents.RUN?.facts(ports, ids)) ?? [])].flatMap(([documentId, { endedBy }]) =>
    endedBy === null || endedBy === documentId ? [] : [{ documentId, endedBy }],
  );
  const candidates = await candidatesOf(
    ports,
    ended.map(({ endedBy }) => endedBy),
  );
  return ended.flatMap(({ documentId, endedBy }): readonly UndoableRun[] => {
    const end = candidates.find((one) => postingIdOf(one) === endedBy);
    // A completion of waste alone has no movement.
    if (!end) return [{ documentId, movementId: null, canUndo: false }];
    const [{ id: movementId }] = end.rows;
    return isUntouched(end) ? [{ documentId, movementId, canUndo: canUndo(end, caller, ports) }] : [];
  });
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
  candidates: readonly UndoCandidate[],
): Promise<readonly OwnBooking[]> {
  const { reader } = ports;
  const mains = candidates.map(({ rows }) => mainOf(rows));
  const [lots, stocks] = await Promise.all([
    reader.whereIn(Lots, 'id', unique(mains.map(({ lotId }) => lotId ?? ''))),
    reader.whereIn(Stocks, 'id', unique(mains.map(({ stockId }) => stockId))),
  ]);
  const [articles, places] = await Promise.all([
    reader.whereIn(Articles, 'id', unique(stocks.map(({ articleId }) => articleId))),
    reader.whereIn(StorageLocations, 'id', unique(stocks.map(({ storageLocationId }) => storageLocationId))),
  ]);
  return candidates.map((candidate) => {
    const { rows, isUndone } = candidate;
    const main = mainOf(rows);
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
      lotCount: new Set(rows.map(({ lotId }) => lotId)).size,
      documentKind: main.documentKind,
      documentId: main.documentId,
      isUndone,
      canUndo: canUndo(candidate, caller, ports),
    };
  });
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].filter((id) => id !== '');
