/**
 * Timeouts of large writes, such as a recall of thousands of lots or a count of a thousand lines. Snapshots and long
 * units of work have the same timeouts. The default timeouts suit statements that wait for other transactions. Large
 * writes take longer because they have more work.
 */

/** Number of characters in the values above which a write is large. A few hundred rows have this size. */
const LARGE = 256 * 1024;
const SERVER_MS = 15_000;
/**
 * The client's timeout of a large write in milliseconds. It is above the server's timeout, so that the server times out
 * first and rolls back.
 */
export const LARGE_QUERY_MS = 16_000;

export const isLarge = (values: readonly unknown[]): boolean =>
  values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0) > LARGE;

/**
 * The statement that sets the longer timeouts for the rest of the transaction: of its statements, and between two of
 * them, because a file of 20,000 rows is compared in between.
 */
export const TAKE_TIME = {
  text: `select set_config('statement_timeout', '${SERVER_MS}', true), set_config('idle_in_transaction_session_timeout', '${SERVER_MS}', true)`,
  values: [],
};
