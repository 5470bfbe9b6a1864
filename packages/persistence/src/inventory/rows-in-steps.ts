/** Reads many rows by their ids, some hundreds per query. */
import type { Queryable } from '../engine/mapping.ts';

/** Number of ids per query. */
export const STEP = 500;
/** An id before all others. */
export const NOTHING = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the rows of a query with one row per id, in their order. `text` takes the last id before, and the number of
 * rows per query. `step`: fewer for large rows.
 */
export async function* rowsInSteps<R extends { readonly id: string }>(
  connection: Queryable,
  text: string,
  step = STEP,
): AsyncGenerator<R> {
  for (let last = NOTHING; ; ) {
    const rows = await connection.query<R>({ text, values: [last, step] });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < step) return;
    last = end.id;
  }
}
