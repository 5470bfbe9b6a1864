/**
 * The cells of an exported file. An amount and its unit have separate cells, so that a spreadsheet can add up the
 * amounts.
 */
import type { Cell } from '@cleaver/tables';

/**
 * An amount as a number or a decimal text, and the text of its unit. Null, undefined and an empty text mean no amount.
 */
export type Amount = readonly [amount: string | number | null | undefined, unit: string | undefined];

/**
 * Converts a decimal text to a number. Returns the text with a decimal comma if a number would change the text, for
 * example `1.50` to 1.5. Returns undefined for an empty text.
 */
function numberCell(amount: Amount[0]): Cell {
  if (typeof amount !== 'string' || amount === '') return amount === '' ? undefined : amount;
  const value = Number(amount);
  return String(value) === amount ? value : amount.replace('.', ',');
}

/** Returns the cells of an amount. Without an amount, both cells are empty. */
export const amountCells = ([amount, unit]: Amount): readonly Cell[] => {
  const value = numberCell(amount);
  return value === undefined || value === null ? ['', ''] : [value, unit ?? ''];
};
