/** The rows of a delivery while its goods are scanned. Interprets scans and adds amounts. Runs without a browser. */
import { Decimal, type Message, say } from '@cleaver/domain/kernel';
import { amountOf } from '../../floor/booking/numpad.ts';
import { wholeIn } from '../../floor/booking/request-amount.ts';
import { batchName, type FoundBatch, isFine, type Meant, meant, verdictOn } from '../../scanner/found-batch.ts';
import type { Outcome } from '../../scanner/verdict.ts';
import { shownQuantity } from '../../shell/language/format.ts';
import { fieldAmount, type Point } from '../../ui/control/amount-text.ts';

export interface PickedRow {
  readonly stockBatchId: string;
  /** The text of the amount field: typed, scanned or proposed. */
  readonly quantityAmount: string;
  readonly quantityUnit: string;
  readonly batch: FoundBatch;
  /** The amount that the page filled in. The amount on a scanned label replaces it. */
  readonly proposed?: string;
}

interface OnLabel {
  readonly netWeightKg: string | null;
  readonly count: string | null;
}

const COUNTED = ['PIECE', 'PACK', 'PORTION'];

/**
 * Returns the label's net weight for a batch in kilograms, or its count for a batch in pieces, packs or portions.
 * Undefined for other units, or if the label lacks this value.
 */
export function onLabelOf({ unit }: Pick<FoundBatch, 'unit'>, { netWeightKg, count }: OnLabel): string | undefined {
  const of = unit.toUpperCase();
  return (of === 'KG' ? netWeightKg : COUNTED.includes(of) ? count : null) ?? undefined;
}

/**
 * Returns the amount that the user scanned or typed. Zero if the page proposed the amount, or if the text is no clear
 * number.
 */
const enteredIn = ({ quantityAmount, proposed }: PickedRow): Decimal =>
  Decimal.of((quantityAmount === proposed ? undefined : amountOf(quantityAmount)) ?? '0');

const rowOf = (rows: readonly PickedRow[], { id }: FoundBatch): PickedRow | undefined =>
  rows.find(({ stockBatchId }) => stockBatchId === id);

/**
 * Returns the meaning of a scan. A repeated scan selects the only row with the scanned goods. The batch must have
 * enough for the entered amount of the row plus the amount on the label. `meant` interprets all other scans, also those
 * of a label without an amount.
 */
export function meantAmong(
  rows: readonly PickedRow[],
  found: readonly FoundBatch[],
  label: OnLabel & { readonly namesLot: boolean },
): Meant {
  const [again, another] = found.filter((batch) => rowOf(rows, batch));
  const row = again && rowOf(rows, again);
  const more = again && onLabelOf(again, label);
  if (!row || another || more === undefined) return meant(found, label);
  const isLeft = enteredIn(row).plus(Decimal.of(more)).compare(Decimal.of(again.amount)) <= 0;
  return isLeft ? { one: again } : meant(found, label);
}

/**
 * Adds goods to the rows. `label`: the amount on the label. If the batch has a row, adds `label` to the amount of that
 * row; without `label`, only warns. Otherwise adds a row with `label`. Without `label`, the new row proposes the whole
 * batch unless the batch needs attention. `point`: the decimal point of the language.
 */
export function withBatch(
  rows: readonly PickedRow[],
  batch: FoundBatch,
  label: string | undefined,
  point: Point,
): { readonly rows: readonly PickedRow[]; readonly outcome: Outcome } {
  const row = rowOf(rows, batch);
  const typed = (amount: string): string => fieldAmount(amount, point);
  if (!row) {
    const proposed = label === undefined && isFine(batch) ? typed(wholeIn(batch.unit, batch)) : undefined;
    const made: PickedRow = {
      stockBatchId: batch.id,
      quantityUnit: batch.unit.toUpperCase(),
      batch,
      quantityAmount: proposed ?? typed(label ?? ''),
      ...(proposed !== undefined && { proposed }),
    };
    return { rows: [...rows, made], outcome: outcomeOf(batch, undefined, label) };
  }
  if (label === undefined) {
    return { rows, outcome: { warn: say`${batchName(batch)} is already in line ${rows.indexOf(row) + 1}` } };
  }
  const before = enteredIn(row);
  const { proposed: _, ...entered } = row;
  const next = { ...entered, quantityAmount: typed(before.plus(Decimal.of(label)).toText()) };
  return { rows: rows.map((one) => (one === row ? next : one)), outcome: outcomeOf(batch, before, label) };
}

/** Returns the row with goods of this batch instead of its former batch. Recalculates a proposed amount. */
export function withOther(row: PickedRow, batch: FoundBatch, point: Point): PickedRow {
  if (row.quantityAmount !== row.proposed) return { ...row, stockBatchId: batch.id, batch };
  const [anew] = withBatch([], batch, undefined, point).rows;
  return anew ?? row;
}

/**
 * Returns the outcome of a scan: the amount on the label, and its sum with the previous amount. Warns if the batch has
 * less than the sum.
 */
function outcomeOf(batch: FoundBatch, before: Decimal | undefined, label: string | undefined): Outcome {
  if (label === undefined) return verdictOn(batch);
  const shown = (amount: string): string => shownQuantity(amount, batch.unit);
  const sum = (before ?? Decimal.ZERO).plus(Decimal.of(label));
  const understood =
    before === undefined || before.isZero()
      ? shown(label)
      : `${shown(before.toText())} + ${shown(label)} = ${shown(sum.toText())}`;
  if (sum.compare(Decimal.of(batch.amount)) <= 0) return verdictOn(batch, understood);
  const tooMuch: Message = say`${batchName(batch)}: ${understood} is more than the ${shown(batch.amount)} in stock`;
  return { warn: tooMuch };
}
