/** Rows of a table in which a proposed row without an amount is left out. */

import { amountOf } from '../floor/numpad.ts';

interface Row {
  readonly amount: string;
  /** By a scheme, or as last time. */
  readonly isProposed?: boolean;
}

/** Whether the row is sent. A row by hand without an amount is sent, so that it is refused. */
export const isSent = ({ amount, isProposed = false }: Row): boolean => amount !== '' || !isProposed;

/** Whether each row that is sent has a valid amount, so that the balance is complete. */
export const isWeighed = (rows: readonly Row[]): boolean =>
  rows.every((row) => !isSent(row) || amountOf(row.amount) !== undefined);

/** Returns the index of a row among those that are sent, as faults name it; undefined if it is not sent. */
export function sentAt(rows: readonly Row[], at: number): number | undefined {
  const row = rows[at];
  return row && isSent(row) ? rows.slice(0, at).filter(isSent).length : undefined;
}
