/** The effect of a scanned label on the draft lines of a goods receipt. Runs without a browser. */
import type { Point } from '../ui/control/amount-text.ts';
import { merged, type Row, sumOf } from './receive-lines.ts';

/** The effect of a scan on the line `at`. */
export type Effect =
  /** The line becomes `row`. The row is new, has more facts, or has the amount of one more crate. */
  | { readonly kind: 'new' | 'merged' | 'added'; readonly at: number; readonly row: Row }
  /** The second barcode of a crate that was just added. The amounts stay unchanged. */
  | { readonly kind: 'known'; readonly at: number }
  /** The goods are in the line already. Only the user can decide whether this is one more crate. */
  | { readonly kind: 'again'; readonly at: number };

/** Returns the texts of the scanned labels of a line. A text occurs once for each crate. */
const labelsOf = (row: Row): readonly string[] => (row['labels'] as readonly string[] | undefined) ?? [];
const withLabel = (row: Row, text: string): Row => ({ ...row, labels: [...labelsOf(row), text] });
const countOf = (row: Row, text: string): number => labelsOf(row).filter((one) => one === text).length;

/** Returns whether the amount of the line is the sum of its labels, and not typed. */
const isLabelled = (row: Row): boolean => row['labelled'] !== undefined && row['labelled'] === row['quantityAmount'];

/**
 * Returns whether the label is of another crate of the line's goods. Article and supplier's lot are the same, and both
 * have an amount. A unit or an expiry date on the label equals that of the line.
 */
const isSameGoods = (row: Row, label: Row): boolean =>
  ['articleId', 'supplierLot', 'quantityAmount'].every((name) => label[name] && row[name]) &&
  ['articleId', 'supplierLot', 'quantityUnit', 'expiryDate'].every((name) => !label[name] || label[name] === row[name]);

/**
 * Returns the line with one more crate. `amount`: as typed or on the label. If an amount is no number, joins both texts
 * for the user to correct.
 */
export function withCrate(row: Row, amount: string, text: string, point: Point): Row {
  const typed = String(row['quantityAmount'] ?? '');
  const quantityAmount = sumOf(typed, amount, point);
  return withLabel({ ...row, quantityAmount, ...(isLabelled(row) && { labelled: quantityAmount }) }, text);
}

/**
 * Returns the effect of a label on the lines. `open`: the index of the open line, or -1. `text`: the scanned text of
 * the label.
 */
export function effectOf(rows: readonly Row[], open: number, text: string, label: Row, point: Point): Effect {
  const current = rows[open];
  const both = current && merged(current, label);
  if (current && both) return { kind: 'merged', at: open, row: { ...withLabel(both, text), ...labelledBy(label) } };
  const known = rows.findIndex((row) => countOf(row, text) > 0);
  const row = rows[known];
  if (row) {
    const crates = Math.max(...labelsOf(row).map((one) => countOf(row, one)));
    return { kind: countOf(row, text) < crates ? 'known' : 'again', at: known };
  }
  const same = rows.findIndex((one) => isSameGoods(one, label));
  const goods = rows[same];
  if (!goods) return { kind: 'new', at: rows.length, row: { ...withLabel(label, text), ...labelledBy(label) } };
  if (!isLabelled(goods)) return { kind: 'again', at: same };
  return { kind: 'added', at: same, row: withCrate(goods, String(label['quantityAmount']), text, point) };
}

const labelledBy = ({ quantityAmount }: Row): Row => (quantityAmount ? { labelled: quantityAmount } : {});

/** Returns the line with one more label. Its other fields stay unchanged. */
export const withKnown = withLabel;
