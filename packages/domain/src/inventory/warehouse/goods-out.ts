/**
 * Calculates the outstanding goods of a document. A run consumed or a delivery dispatched these goods, and they are not
 * returned yet.
 */

import type { Refuse } from '../../kernel/contract/refusal.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { say } from '../../kernel/values/message.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { StockMovements } from '../movement/movement-ledger.ts';
import type { MovementType } from '../movement/movement-type.ts';
import { effectOf, type StockMovementState } from '../movement/stock-movement.ts';
import type { Outstanding } from '../ports.ts';
import { moreThanDispatched, piecesMismatch } from '../refusals.ts';
import { loadedValue } from './bookings.ts';
import type { BatchLine, Loaded } from './posting.ts';

/**
 * Outstanding quantities by `keyOfEdge`: in the base unit, and in pieces. The pieces are 0 if no pieces were counted.
 */
interface Out {
  readonly base: (key: string) => Decimal;
  readonly pieces: (key: string) => number;
}

/** Returns the outstanding goods of a document: per stock batch of a run, or per line of a delivery. */
export async function outOf(unit: UnitPorts, documentId: string): Promise<Out> {
  const rows = (await unit.of(StockMovements).peekWhere({ documentId })).filter(isOutward);
  const base = sums(rows, keyOfEdge, (row) => Decimal.ZERO.minus(Decimal.of(row.change)));
  const byKey = groupBy(rows, keyOfEdge);
  return {
    base: (key) => base.get(key) ?? Decimal.ZERO,
    pieces: (key) => (byKey.get(key) ?? []).reduce((sum, { pieces }) => sum - (pieces ?? 0), 0),
  };
}

/**
 * Refuses with `refuse` if the lines of a key bring back more goods than `out(key)`, the outstanding quantity in the
 * base unit.
 */
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
      const { lotNumber, quantityUnit } = loadedValue(loaded.find((each) => keyOf(each) === key)).batch.state;
      const [there, asked] = [out(key), sum].map((base) => String(Quantity.fromBase(base.toText(), quantityUnit)));
      return say`of lot ${lotNumber} ${loadedValue(there)} is out, ${loadedValue(asked)} is more`;
    }),
  });
}

/**
 * Refuses with MORE_THAN_DISPATCHED to take back more pieces of a delivery line than are outstanding. Refuses with
 * PIECES_MISMATCH if pieces without weight, or weight without pieces, would be outstanding afterwards.
 */
export function checkPiecesOut<L extends BatchLine>(
  loaded: readonly Loaded<L>[],
  keyOf: (loaded: Loaded<L>) => string,
  out: Out,
): void {
  const counted = [...groupBy(loaded, keyOf)].flatMap(([key, lines]) => {
    const [first] = lines;
    if (!first || first.line.pieces == null) return [];
    const { lotNumber, quantityUnit } = first.batch.state;
    const pieces = lines.reduce((sum, { line }) => sum + (line.pieces ?? 0), 0);
    const base = lines.reduce((sum, { line }) => sum.plus(line.quantity.inBase()), Decimal.ZERO);
    const left = { pieces: out.pieces(key) - pieces, base: out.base(key).minus(base) };
    return [{ lotNumber, quantityUnit, pieces, out: out.pieces(key), left }];
  });
  const excess = counted.filter(({ left }) => left.pieces < 0);
  if (excess.length > 0) {
    throw moreThanDispatched({
      lots: excess.map(({ lotNumber, pieces, out: there }) => {
        const [isOut, asked] = [`${there} PIECE`, `${pieces} PIECE`];
        return say`of lot ${lotNumber} ${isOut} is out, ${asked} is more`;
      }),
    });
  }
  const odd = counted.filter(({ left }) => (left.pieces === 0) !== left.base.isZero());
  if (odd.length === 0) return;
  throw piecesMismatch({
    lots: odd.map(({ lotNumber, quantityUnit, left }) => {
      const [pieces, weight] = [`${left.pieces} PIECE`, String(Quantity.fromBase(left.base.toText(), quantityUnit))];
      return say`of lot ${lotNumber} ${pieces} and ${weight} would be left`;
    }),
  });
}

/** Movement types between a lot and the document that used its goods. */
export const OUTWARD: readonly MovementType[] = ['CONSUMED', 'RETURNED', 'DISPATCHED', 'TAKEN_BACK'];

/** Returns the outstanding goods of documents. `rows`: all rows of these documents. */
export function outstandingOf(rows: readonly StockMovementState[]): readonly Outstanding[] {
  const outward = rows.flatMap((row) => (row.documentId !== null && isOutward(row) ? [row] : []));
  return [...groupBy(outward, ({ documentId }) => documentId ?? '')].flatMap(([documentId, ofDocument]) => {
    const out = sums(ofDocument, keyOfEdge, (row) => Decimal.ZERO.minus(Decimal.of(row.change)));
    return [...out].map(([key, base]) => ({ documentId, key, base: base.toText() }));
  });
}

/** Returns whether the row moves goods between a lot and the document that used them. */
const isOutward = (row: StockMovementState): boolean => OUTWARD.includes(effectOf(row));

/**
 * Returns the key by which returned goods are subtracted from goods that went out. The key is the document line, or the
 * stock batch if there is no line.
 */
export const keyOfEdge = ({ documentLine, stockBatchId }: StockMovementState): string =>
  documentLine === null ? stockBatchId : String(documentLine);

/** Returns the sums of the values by key. */
export function sums<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  value: (row: T) => Decimal,
): Map<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? Decimal.ZERO).plus(value(row)));
  return found;
}
