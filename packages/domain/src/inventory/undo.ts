/** Undoes postings by counter-movements. */
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
  return rows.map((row) => {
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

/**
 * Refuses with LATER_MOVEMENTS if a batch holds less than a row added to it. Refuses with STOCK_BATCH_BLOCKED if the
 * goods would have to leave a blocked batch.
 */
function checkReversible(rows: readonly StockMovementState[], batchOf: ReadonlyMap<string, StockBatch>): void {
  const leaving = rows
    .filter(({ change }) => Decimal.of(change).compare(Decimal.ZERO) > 0)
    .map((row) => ({ row, batch: loadedValue(batchOf.get(row.stockBatchId)) }));
  const gone = leaving.filter(
    ({ row, batch }) => Decimal.of(batch.state.quantityBase).compare(Decimal.of(row.change)) < 0,
  );
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
