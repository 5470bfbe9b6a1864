/** The goods of a document that are out: consumed by a run or dispatched by a delivery, and not back yet. */
import { Decimal } from '../kernel/decimal.ts';
import { say } from '../kernel/message.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { Quantity } from '../kernel/quantity.ts';
import type { Refuse } from '../kernel/refusal.ts';
import { loadedValue } from './bookings.ts';
import { StockMovements } from './movement-ledger.ts';
import type { BatchLine, Loaded } from './posting.ts';
import { effectOf } from './stock-movement.ts';
import type { MovementType, StockMovementState } from './stock-movement-contracts.ts';

/** What of a document is out: per stock batch of a run, or per line of a delivery, less what came back. */
export async function outOf(unit: UnitPorts, documentId: string): Promise<(key: string) => Decimal> {
  const rows = await unit.of(StockMovements).peekWhere({ documentId });
  const out = sums(rows.filter(isOutward), keyOfEdge, (row) => Decimal.ZERO.minus(Decimal.of(row.change)));
  return (key) => out.get(key) ?? Decimal.ZERO;
}

/** Refuses to give back more than is out, by what lines count together under. */
export function checkOut<L extends BatchLine>(
  loaded: readonly Loaded<L>[],
  keyOf: (loaded: Loaded<L>) => string,
  out: (key: string) => Decimal,
  refuse: Refuse<'lots'>,
): void {
  const back = sums(loaded, keyOf, ({ line }) => line.quantity.inBase());
  const excess = [...back].filter(([key, sum]) => sum.compare(out(key)) > 0);
  if (excess.length === 0) return;
  throw refuse({
    lots: excess.map(([key, sum]) => {
      const { batchId, quantityUnit } = loadedValue(loaded.find((each) => keyOf(each) === key)).batch.state;
      const [there, asked] = [out(key), sum].map((base) => String(Quantity.fromBase(base.toText(), quantityUnit)));
      return say`of lot ${batchId} ${loadedValue(there)} is out, ${loadedValue(asked)} is more`;
    }),
  });
}

const OUTWARD: readonly MovementType[] = ['CONSUMED', 'RETURNED', 'DISPATCHED', 'TAKEN_BACK'];

/** Whether the row tells of goods between a lot and what it went into. */
const isOutward = (row: StockMovementState): boolean => OUTWARD.includes(effectOf(row));

/** What goes out and comes back together: of a line of a document, or of a stock batch where lines do not count. */
export const keyOfEdge = ({ documentLine, stockBatchId }: StockMovementState): string =>
  documentLine === null ? stockBatchId : String(documentLine);

/** Sums of the values by key. */
export function sums<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  value: (row: T) => Decimal,
): Map<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? Decimal.ZERO).plus(value(row)));
  return found;
}
