/** Undoes postings by counter-movements. */
import type { CalendarDate } from '../kernel/calendar.ts';
import type { Caller } from '../kernel/caller.ts';
import { Decimal } from '../kernel/decimal.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { type Bookings, loadedValue } from './bookings.ts';
import { keyOfEdge, outOf, sums } from './goods-out.ts';
import { lotNumbers } from './line-checks.ts';
import { Lots } from './lot.ts';
import { StockMovements } from './movement-ledger.ts';
import { BIRTHS } from './posting.ts';
import { alreadyUndone, goodsGone, laterMovements, stockBatchBlocked } from './refusals.ts';
import { type StockBatch, StockBatches } from './stock-batch.ts';
import { shopDay } from './stock-batch-status.ts';
import { effectOf } from './stock-movement.ts';
import type { MovementType, StockMovementState } from './stock-movement-contracts.ts';

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
  const born = new Set(rows.filter(({ type }) => type in BIRTHS).map(({ lotId }) => lotId));
  const batchIds = rows.map(({ stockBatchId }) => stockBatchId);
  // Also locks all stock batches of lots whose first movement is undone. Movements out of these batches must end before
  // the ledger is read.
  const places = born.size > 0 ? await unit.of(StockBatches).peekIn('lotId', [...born].map(loadedValue)) : [];
  const batches = await unit.of(StockBatches).getAll([...batchIds, ...places.map(({ id }) => id)]);
  const batchOf = new Map(batches.map((batch) => [batch.state.id, batch]));
  await checkNotUndone(unit, rows);
  await checkNothingFollowed(unit, rows, [...born].map(loadedValue));
  checkReversible(rows, batchOf);
  const stocks = await bookings.stocks(rows.map(({ stockId }) => stockId));
  const postingId = unit.newId();
  // Puts goods back before it takes goods out. A posting may have both for one batch, which may be empty by now.
  const ordered = [...rows.filter((row) => !isAddition(row)), ...rows.filter(isAddition)];
  return ordered.map((row) => {
    const batch = loadedValue(batchOf.get(row.stockBatchId));
    const stock = loadedValue(stocks.get(row.stockId));
    const movement = batch.reverse(row, bookings.booking(stock), { postingId, reason });
    return bookings.booked(batch, stock, movement).movement;
  });
}

/** Refuses with ALREADY_UNDONE if the posting of the rows was undone before. */
export async function checkNotUndone(unit: UnitPorts, rows: readonly StockMovementState[]): Promise<void> {
  const [undone] = await unit.of(StockMovements).peekWhere({ reversesId: loadedValue(rows[0]).id });
  if (undone) throw alreadyUndone();
}

/**
 * Returns whether a posting is a dispatch of an earlier day, whose undo needs HACCP_WRITE. `goodsLeftOn`: the day on
 * which its goods left the shop. The caller who booked it can correct it until the end of the day of the booking,
 * whatever day its document bears.
 */
export function isOfEarlierDay(
  rows: readonly StockMovementState[],
  goodsLeftOn: CalendarDate,
  { userId }: Pick<Caller, 'userId'>,
  { now, settings }: { readonly now: Date; readonly settings: Parameters<typeof shopDay>[1] },
): boolean {
  const row = rows.find(({ type }) => type === 'DISPATCHED');
  const today = shopDay(now, settings);
  if (!row || goodsLeftOn >= today) return false;
  return row.userId !== userId || shopDay(row.at, settings) < today;
}

async function checkNothingFollowed(
  unit: UnitPorts,
  rows: readonly StockMovementState[],
  born: readonly string[],
): Promise<void> {
  const later = () => laterMovements();
  const ledger = unit.of(StockMovements);
  const rowsOfBorn = born.length === 0 ? [] : await ledger.peekIn('lotId', born);
  // Omits the first movements of lots. Omits arrivals of transfers, because the departures cover them.
  const follows = sums(
    rowsOfBorn.filter((row) => effectOf(row) in FOLLOWING),
    keyOfFollowing,
    ({ change }) => Decimal.of(change),
  );
  if ([...follows.values()].some((sum) => !sum.isZero())) throw later();
  const given = rows.filter(({ type }) => type === 'CONSUMED' || type === 'DISPATCHED');
  const [first] = given;
  if (!first) return;
  const out = await outOf(unit, loadedValue(first.documentId));
  if (given.some((row) => out.base(keyOfEdge(row)).plus(Decimal.of(row.change)).isNegative())) throw later();
}

const isAddition = ({ change }: StockMovementState): boolean => Decimal.of(change).compare(Decimal.ZERO) > 0;

/**
 * Refuses with LATER_MOVEMENTS if a batch holds less than the rows added to it. Refuses with STOCK_BATCH_BLOCKED if the
 * goods would have to leave a blocked batch.
 */
function checkReversible(rows: readonly StockMovementState[], batchOf: ReadonlyMap<string, StockBatch>): void {
  const added = sums(
    rows,
    ({ stockBatchId }) => stockBatchId,
    ({ change }) => Decimal.of(change),
  );
  const leaving = [...added]
    .filter(([, sum]) => sum.compare(Decimal.ZERO) > 0)
    .map(([id, sum]) => ({ sum, batch: loadedValue(batchOf.get(id)) }));
  const gone = leaving.filter(({ sum, batch }) => Decimal.of(batch.state.quantityBase).compare(sum) < 0);
  if (gone.length > 0) {
    throw goodsGone({ lots: lotNumbers(gone.map(({ batch }) => batch)) });
  }
  const blocked = leaving.map(({ batch }) => batch).filter(({ state }) => state.condition === 'BLOCKED');
  if (blocked.length > 0) {
    throw stockBatchBlocked({ lots: lotNumbers(blocked) });
  }
}

/**
 * Movement types that prevent undoing the first movement of a lot, each with the name of its sum. Types with the same
 * name share a sum, so that returned goods cancel goods that went out.
 */
const FOLLOWING: Readonly<Partial<Record<MovementType, string>>> = {
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
