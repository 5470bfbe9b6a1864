/** Reads many rows by their ids, some hundreds per query. */
import type { Connection } from '../connection/index.ts';

/** Number of ids per query. */
export const STEP = 500;
/** An id before all others. */
export const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Returns the rows of a query with one row per id, in their order. `text` takes the last id before, and `STEP`. */
export async function* rowsInSteps<R extends { readonly id: string }>(
  connection: Connection,
  text: string,
): AsyncGenerator<R> {
  for (let last = NOTHING; ; ) {
    const rows = await connection.query<R>({ text, values: [last, STEP] });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < STEP) return;
    last = end.id;
  }
}
