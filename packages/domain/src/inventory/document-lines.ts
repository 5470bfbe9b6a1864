/** What the ledger says has become of the lines of a document: nothing of it is stored anywhere else. */
import { Decimal } from '../kernel/decimal.ts';
import { effectOf } from './stock-movement.ts';
import type { MovementType, StockMovementState } from './stock-movement-contracts.ts';

/** All movements of one type that name a line of a document, and what they come to, less what of it was undone. */
export interface DocumentLine {
  readonly documentId: string;
  /** From 1. */
  readonly line: number;
  readonly type: MovementType;
  /** An exact decimal text in the base unit; below zero where goods went out. */
  readonly change: string;
  /** Pieces of goods that lie by weight, with the sign of `change`; 0 where nobody counted them. */
  readonly pieces: number;
}

/** Sums rows of the ledger by document, line and type; rows that name no line are left out. */
export function documentLines(rows: readonly StockMovementState[]): readonly DocumentLine[] {
  const sums = new Map<string, DocumentLine>();
  for (const row of rows) {
    const { documentId, documentLine: line } = row;
    if (documentId === null || line === null) continue;
    const type = effectOf(row);
    const key = `${documentId} ${line} ${type}`;
    const before = sums.get(key) ?? { change: '0', pieces: 0 };
    const change = Decimal.of(before.change).plus(Decimal.of(row.change)).toText();
    sums.set(key, { documentId, line, type, change, pieces: before.pieces + (row.pieces ?? 0) });
  }
  return [...sums.values()];
}

/** What the lines of a document come to in movements of a type, by line; nothing where there are none. */
export const changesOf = (
  document: { readonly id: string },
  type: MovementType,
  lines: readonly DocumentLine[],
): ReadonlyMap<number, DocumentLine> =>
  new Map(
    lines.filter((each) => each.documentId === document.id && each.type === type).map((each) => [each.line, each]),
  );
