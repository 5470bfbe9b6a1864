/** Undoing a posting by counter-movements. */
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
 * Takes back a posting, all its rows, by new ones; its document is locked. Refuses a second time with ALREADY_UNDONE, with
 * LATER_MOVEMENTS where the goods are no longer what and where they were then, and with STOCK_BATCH_BLOCKED where they
 * would have to leave a blocked batch.
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
  // What is taken out of a lot's other places must be over when it is asked what became of the lot.
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
    return bookings.booked(batch, stock, (booking) => batch.reverse(row, booking, { postingId, reason })).movement;
  });
}

/** Refuses rows of a posting that was undone before with ALREADY_UNDONE. */
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
  // But for births themselves, and arrivals of transfers, which have their departures to tell of them.
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

/** Refuses to take back rows where the goods that they brought are not there any more, or may not leave. */
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

/** What became of a lot that can stand against undoing its birth; what was given back counts with what went out. */
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

/** What counts together; each count by itself, since one does not take back what another one found. */
const keyOfFollowing = ({ id, lotId, reversesId, ...row }: StockMovementState): string =>
  `${lotId} ${FOLLOWING[effectOf(row)]} ${effectOf(row) === 'COUNTED' ? (reversesId ?? id) : ''}`;
