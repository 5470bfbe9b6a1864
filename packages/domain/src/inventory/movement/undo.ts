/** Undoes postings by counter-movements. */

import { type Caller, checkHolds } from '../../kernel/contract/caller.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Lots } from '../lot/lot.ts';
import type { Outstanding } from '../ports.ts';
import {
  alreadyUndone,
  deliveryOfEarlierDay,
  goodsGone,
  laterMovements,
  notUndoable,
  stockBatchBlocked,
} from '../refusals.ts';
import { StockBatches, type StockBatchState } from '../stock-batch/stock-batch.ts';
import { shopDay } from '../stock-batch/stock-batch-status.ts';
import { type Bookings, loadedValue } from '../warehouse/bookings.ts';
import type { DocumentFacts } from '../warehouse/documents.ts';
import { keyOfEdge, sums } from '../warehouse/goods-out.ts';
import { namedLots } from '../warehouse/line-checks.ts';
import { BIRTHS } from '../warehouse/posting.ts';
import { StockMovements } from './movement-ledger.ts';
import { FINAL_TYPES, type MovementType } from './movement-type.ts';
import { undoNeeds } from './moving-contracts.ts';
import { effectOf, type StockMovementState } from './stock-movement.ts';

/** A posting, and the data that decide whether a caller may undo it. */
export interface PostingToUndo {
  /** The movements of the posting, at least one. */
  readonly rows: readonly StockMovementState[];
  /** The facts of its document. Undefined without a document. */
  readonly document: DocumentFacts | undefined;
  readonly isUndone: boolean;
}

/** Movement types that a production worker books. A return to another storage location also makes a transfer. */
const WORK: readonly MovementType[] = ['CONSUMED', 'RETURNED', 'PRODUCED', 'TRANSFERRED_OUT', 'TRANSFERRED_IN'];

/** Returns whether the caller booked the movements in production. Their undo does not need STOCK_MOVEMENT_WRITE. */
export const isOwnWork = ({ userId }: Caller, rows: readonly StockMovementState[]): boolean =>
  rows.every((row) => row.userId === userId && WORK.includes(row.type));

/** Returns the movement of a posting that names its document, if any. */
export const documentedIn = (rows: readonly StockMovementState[]): StockMovementState =>
  loadedValue(rows.find(({ documentId }) => documentId !== null) ?? rows[0]);

/**
 * Refuses with NOT_UNDOABLE a posting that is a block or an undo, or that is not the last one of an ended document.
 * Refuses with ACCESS_DENIED if the caller lacks a permission. Refuses with ALREADY_UNDONE. `checkUntouched` checks the
 * goods.
 */
export function checkMayUndo({ rows, document, isUndone }: PostingToUndo, caller: Caller, at: Instant): void {
  const { type, postingId } = loadedValue(rows[0]);
  if (FINAL_TYPES.includes(type) || postingId === null) throw notUndoable();
  if (!isOwnWork(caller, rows) || !caller.permissions.has('BATCH_WRITE')) checkHolds(caller, 'STOCK_MOVEMENT_WRITE');
  const { endedBy = null, goodsLeftOn } = document ?? {};
  const endedRun = endedBy === postingId || rows.some((row) => row.type === 'PRODUCED');
  for (const permission of undoNeeds(rows, endedRun)) checkHolds(caller, permission);
  if (goodsLeftOn && isOfEarlierDay(rows, goodsLeftOn, caller, at) && !caller.permissions.has('HACCP_WRITE')) {
    throw deliveryOfEarlierDay({ day: goodsLeftOn, permission: 'HACCP_WRITE' });
  }
  if (isUndone) throw alreadyUndone();
  if (endedBy !== null && endedBy !== postingId) throw notUndoable();
}

/**
 * Undoes a posting by a counter-movement for each of its rows. The caller must have locked the document. Refuses a
 * second undo with ALREADY_UNDONE. Refuses with LATER_MOVEMENTS if the goods were moved or used later. Refuses with
 * STOCK_BATCH_BLOCKED if goods would have to leave a blocked batch.
 */
export async function undoPosting(
  bookings: Bookings,
  rows: readonly StockMovementState[],
  reason: string,
): Promise<readonly StockMovementState[]> {
  const { unit } = bookings;
  const lotIds = [...new Set(rows.map(({ lotId }) => loadedValue(lotId)))];
  await unit.of(Lots).getAll(lotIds);
  const born = bornIn(rows);
  const batchIds = rows.map(({ stockBatchId }) => stockBatchId);
  // Also locks all stock batches of lots whose first movement is undone. Movements out of these batches must end before
  // the ledger is read.
  const places = born.length > 0 ? await unit.of(StockBatches).peekIn('lotId', born) : [];
  const batches = await unit.of(StockBatches).getAll([...batchIds, ...places.map(({ id }) => id)]);
  const batchOf = new Map(batches.map((batch) => [batch.state.id, batch]));
  if (await isUndone(unit, rows)) throw alreadyUndone();
  const { inventory } = unit.reads;
  const outstanding = await inventory.outstanding(usedBy(rows));
  checkUntouched(rows, {
    usedLots: await inventory.usedLots(born),
    outstanding,
    batchOf: (id) => loadedValue(batchOf.get(id)).state,
  });
  const stocks = await bookings.stocks(rows.map(({ stockId }) => stockId));
  const postingId = unit.newId();
  // Puts goods back before it takes goods out. A posting may have both for one batch, which may be empty by now.
  const ordered = [...rows.filter((row) => !isAddition(row)), ...rows.filter(isAddition)];
  return bookings.mapLines(ordered, (row) => {
    const batch = loadedValue(batchOf.get(row.stockBatchId));
    const stock = loadedValue(stocks.get(row.stockId));
    const movement = batch.reverse(row, bookings.booking(stock), { postingId, reason });
    return bookings.booked(batch, stock, movement).movement;
  });
}

/** Returns whether the posting of the rows was undone before. */
export async function isUndone(unit: UnitPorts, rows: readonly StockMovementState[]): Promise<boolean> {
  const [undone] = await unit.of(StockMovements).peekWhere({ reversesId: loadedValue(rows[0]).id });
  return undone !== undefined;
}

/** An instant, with the settings that give its calendar day. */
export interface Instant {
  readonly now: Date;
  readonly settings: Parameters<typeof shopDay>[1];
}

/**
 * Returns whether a posting is a dispatch of an earlier day, whose undo needs HACCP_WRITE. `goodsLeftOn`: the day on
 * which its goods left the shop. The caller who booked it can correct it until the end of the day of the booking,
 * whatever day its document bears.
 */
function isOfEarlierDay(
  rows: readonly StockMovementState[],
  goodsLeftOn: CalendarDate,
  { userId }: Pick<Caller, 'userId'>,
  { now, settings }: Instant,
): boolean {
  const row = rows.find(({ type }) => type === 'DISPATCHED');
  const today = shopDay(now, settings);
  if (!row || goodsLeftOn >= today) return false;
  return row.userId !== userId || shopDay(row.at, settings) < today;
}

/** Returns the lots that the posting created. */
export const bornIn = (rows: readonly StockMovementState[]): readonly string[] => [
  ...new Set(rows.flatMap(({ type, lotId }) => (type in BIRTHS && lotId !== null ? [lotId] : []))),
];

const isUse = ({ type }: StockMovementState): boolean => type === 'CONSUMED' || type === 'DISPATCHED';

/** Returns the documents for which the posting consumed or dispatched goods. */
export const usedBy = (rows: readonly StockMovementState[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => (isUse(row) && row.documentId !== null ? [row.documentId] : []))),
];

/** The state of the goods of a posting, for an undo. */
export interface GoodsNow {
  /** Those of the lots created by the posting that were used since. */
  readonly usedLots: readonly string[];
  readonly outstanding: readonly Outstanding[];
  readonly batchOf: (stockBatchId: string) => StockBatchState;
}

/**
 * Refuses with LATER_MOVEMENTS if the goods of the posting were used or given back since, or if a batch holds less than
 * the rows added to it. Refuses with STOCK_BATCH_BLOCKED if the goods would have to leave a blocked batch.
 */
export function checkUntouched(
  rows: readonly StockMovementState[],
  { usedLots, outstanding, batchOf }: GoodsNow,
): void {
  if (bornIn(rows).some((lotId) => usedLots.includes(lotId))) throw laterMovements();
  const isGivenBack = rows.filter(isUse).some((row) => {
    const isOfRow = ({ documentId, key }: Outstanding) => documentId === row.documentId && key === keyOfEdge(row);
    const out = Decimal.of(outstanding.find(isOfRow)?.base ?? '0');
    return out.plus(Decimal.of(row.change)).isNegative();
  });
  if (isGivenBack) throw laterMovements();
  const added = sums(
    rows,
    ({ stockBatchId }) => stockBatchId,
    ({ change }) => Decimal.of(change),
  );
  const leaving = [...added]
    .filter(([, sum]) => sum.compare(Decimal.ZERO) > 0)
    .map(([id, sum]) => ({ sum, batch: batchOf(id) }));
  const gone = leaving.filter(({ sum, batch }) => Decimal.of(batch.quantityBase).compare(sum) < 0);
  if (gone.length > 0) {
    throw goodsGone({ lots: namedLots(gone.map(({ batch }) => batch)) });
  }
  const blocked = leaving.map(({ batch }) => batch).filter(({ condition }) => condition === 'BLOCKED');
  if (blocked.length > 0) {
    throw stockBatchBlocked({ lots: namedLots(blocked) });
  }
}

const isAddition = ({ change }: StockMovementState): boolean => Decimal.of(change).compare(Decimal.ZERO) > 0;

/**
 * Movement types that prevent undoing the first movement of a lot, each with the name of its sum. Types with the same
 * name share a sum, so that returned goods cancel goods that went out.
 */
export const FOLLOWING: Readonly<Partial<Record<MovementType, string>>> = {
  CONSUMED: 'consumed',
  RETURNED: 'consumed',
  DISPATCHED: 'dispatched',
  TAKEN_BACK: 'dispatched',
  TRANSFERRED_OUT: 'transferred',
  COUNTED: 'counted',
  WRITTEN_OFF: 'written off',
  REMOVED: 'removed',
};

/** Returns the key of a movement's sum. Each count has a separate key, because one count does not undo another. */
const keyOfFollowing = ({ id, lotId, reversesId, ...row }: StockMovementState): string =>
  `${lotId} ${FOLLOWING[effectOf(row)]} ${effectOf(row) === 'COUNTED' ? (reversesId ?? id) : ''}`;

/** Returns the lots of the rows whose goods were used, as `InventoryReader.usedLots` does. `rows`: all rows of the lots. */
export function usedLotsOf(rows: readonly StockMovementState[]): readonly string[] {
  // Omits the first movements of lots. Omits arrivals of transfers, because the departures cover them.
  const following = rows.filter((row) => effectOf(row) in FOLLOWING);
  const net = sums(following, keyOfFollowing, ({ change }) => Decimal.of(change));
  const used = following.filter((row) => net.get(keyOfFollowing(row))?.isZero() === false);
  return [...new Set(used.flatMap(({ lotId }) => lotId ?? []))];
}
