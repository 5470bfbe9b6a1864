/** Selects the rows of a table to send. Omits proposed rows without an amount. */

import { amountOf } from '../../floor/booking/numpad.ts';

interface Row {
  readonly amount: string;
  /** Whether a scheme or the last run proposed the row. */
  readonly isProposed?: boolean;
}

/**
 * Returns whether the request contains the row. The request contains a row added by the user even if its amount is
 * empty, so that the form reports the missing amount.
 */
export const isSent = ({ amount, isProposed = false }: Row): boolean => amount !== '' || !isProposed;

/** Returns whether each sent row has a valid amount. Otherwise the balance is incomplete. */
export const isWeighed = (rows: readonly Row[]): boolean =>
  rows.every((row) => !isSent(row) || amountOf(row.amount) !== undefined);

/** Returns the index of a row among the sent rows, because faults use this index. Undefined if the row is not sent. */
export function sentAt(rows: readonly Row[], at: number): number | undefined {
  const row = rows[at];
  return row && isSent(row) ? rows.slice(0, at).filter(isSent).length : undefined;
}
