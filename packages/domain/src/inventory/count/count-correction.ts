/** Books the differences that a count found. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { StockMovements } from '../movement/movement-ledger.ts';
import { effectOf, type StockMovementState } from '../movement/stock-movement.ts';
import { countBelowZero, countedMeanwhile, countLowersStopped } from '../refusals.ts';
import { type StockBatch, StockBatches } from '../stock-batch/stock-batch.ts';
import { quantityOf } from '../stock-batch/stored-quantity.ts';
import { type Bookings, loadedValue } from '../warehouse/bookings.ts';
import { lotNumbers, namedLots } from '../warehouse/line-checks.ts';
import type { Moved } from '../warehouse/posting.ts';

/** The difference that a count found for one stock batch. */
export interface CountedBatch {
  readonly stockBatchId: string;
  /** Counted minus ledger quantity at the time of the count, in the base unit. */
  readonly difference: Decimal;
  /** Number of movements of the batch at the time of the count. */
  readonly movements: number;
}

/**
 * Books the differences of a count. Refuses with ACCESS_DENIED to lower batches that are blocked or on hold if the
 * caller lacks HACCP_WRITE. Refuses with COUNTED_MEANWHILE if another count, or the undo of a count, changed a batch
 * after it was counted. Refuses negative results with COUNT_BELOW_ZERO. Each refusal names all lots concerned.
 */
export async function correctCounted(bookings: Bookings, lines: readonly CountedBatch[]): Promise<readonly Moved[]> {
  const lineOf = new Map(lines.map((line) => [line.stockBatchId, line]));
  const differenceOf = ({ state }: StockBatch) => loadedValue(lineOf.get(state.id)).difference;
  const ids = lines.filter(({ difference }) => !difference.isZero()).map(({ stockBatchId }) => stockBatchId);
  await bookings.lockLotsOf(ids);
  const batches = await bookings.unit.of(StockBatches).getAll(ids);
  const stopped = batches.filter((batch) => {
    const { blocked, held } = batch.state;
    return (blocked || held) && differenceOf(batch).isNegative();
  });
  if (stopped.length > 0 && !bookings.permissions.has('HACCP_WRITE')) {
    throw countLowersStopped({ permission: 'HACCP_WRITE', lots: lotNumbers(stopped) });
  }
  await checkNotCountedSince(bookings, lineOf);
  const short = batches.filter((batch) => Decimal.of(batch.state.quantityBase).plus(differenceOf(batch)).isNegative());
  if (short.length > 0) {
    throw countBelowZero({
      lots: short.map(({ state }) => say`lot ${state.lotNumber} has ${String(quantityOf(state))} now`),
    });
  }
  const stocks = await bookings.stocks(batches.map(({ state }) => state.stockId));
  return bookings.mapLines(batches, (batch) => {
    const stock = loadedValue(stocks.get(batch.state.stockId));
    return bookings.booked(batch, stock, batch.correct(differenceOf(batch), bookings.booking(stock)));
  });
}

/**
 * Refuses with COUNTED_MEANWHILE if another count, or the undo of a count, changed a batch after it was counted. The
 * posting of a dispatch may have a COUNTED row too, which is no count.
 */
async function checkNotCountedSince({ unit }: Bookings, lineOf: ReadonlyMap<string, CountedBatch>): Promise<void> {
  const isSince = (stockBatchId: string, number: number) => number > loadedValue(lineOf.get(stockBatchId)).movements;
  const batches = await unit.of(StockBatches).peekAll([...lineOf.keys()]);
  const moved = batches.filter(({ id, movements }) => isSince(id, movements));
  if (moved.length === 0) return;
  const rows = await unit.of(StockMovements).peekIn(
    'stockBatchId',
    moved.map(({ id }) => id),
  );
  const dispatches = new Set(rows.filter((row) => effectOf(row) === 'DISPATCHED').map(({ postingId }) => postingId));
  const isCount = (row: StockMovementState) => effectOf(row) === 'COUNTED' && !dispatches.has(row.postingId);
  const counted = new Set(
    rows.filter((row) => isCount(row) && isSince(row.stockBatchId, row.number)).map(({ stockBatchId }) => stockBatchId),
  );
  if (counted.size === 0) return;
  throw countedMeanwhile({ lots: namedLots(moved.filter(({ id }) => counted.has(id))) });
}
