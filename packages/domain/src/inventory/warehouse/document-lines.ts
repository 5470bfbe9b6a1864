/** Calculates the sums of ledger movements by document line. The database does not store these sums. */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { MovementType } from '../movement/movement-type.ts';
import { effectOf, type StockMovementState } from '../movement/stock-movement.ts';

/** The sum of all movements of one type for a line of a document, without undone movements. */
export interface DocumentLine {
  readonly documentId: string;
  /** Number of the line in the document, from 1. */
  readonly line: number;
  readonly type: MovementType;
  /** The change of the stock in the base unit, as an exact decimal text. Negative if goods went out. */
  readonly change: string;
  /** Number of pieces of goods measured by weight, with the sign of `change`. 0 if the pieces were not counted. */
  readonly pieces: number;
}

/** Sums ledger rows by document, line and type. Skips rows that name no line. */
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

/** Returns the sums of a document's movements of a type, by line. Omits lines without movements of this type. */
export const changesOf = (
  document: { readonly id: string },
  type: MovementType,
  lines: readonly DocumentLine[],
): ReadonlyMap<number, DocumentLine> =>
  new Map(
    lines.filter((each) => each.documentId === document.id && each.type === type).map((each) => [each.line, each]),
  );
