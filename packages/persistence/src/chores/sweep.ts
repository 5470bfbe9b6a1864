/**
 * Removes expired rows in batches. Handles each kind separately, so a failure or a large number of expired rows in one
 * kind does not block the other kinds.
 */
import { STORED } from '../contexts.ts';
import type { Expiring } from '../engine/context.ts';
import type { Query } from '../engine/mapping.ts';

/** Maximum number of rows that one statement removes. The statement takes a few milliseconds. */
const STEP = 2_000;
/** Milliseconds after which a sweep begins no further statement for a kind. The next sweep removes the rest. */
const PATIENCE_MS = 60_000;

const EXPIRING = STORED.flatMap((context): readonly Expiring[] => context.expiring);

/** The result for one kind of row. */
export interface Swept {
  readonly table: string;
  readonly removed: number;
  /** Whether expired rows may remain. */
  readonly isBehind: boolean;
  /** The error that stopped the removal. */
  readonly failure?: unknown;
}

/**
 * Removes the rows that have expired at the time `now`. Returns the result for each kind, including the error of a
 * failed kind.
 */
export async function sweep(query: Query, now: Date): Promise<readonly Swept[]> {
  const all: Swept[] = [];
  for (const { table, where, value } of EXPIRING) {
    // Does not remove a row that a unit of work changes during the statement, because the row gets another `ctid`.
    const text = `with gone as (
        delete from ${table} where ctid = any(array(select t.ctid from ${table} t where ${where} limit $2)) returning 1
      ) select count(*)::int as count from gone`;
    const end = performance.now() + PATIENCE_MS;
    let [removed, last] = [0, STEP];
    try {
      while (last === STEP && performance.now() < end) {
        const [row] = await query({ text, values: [value(now), STEP] });
        last = Number(row?.['count']);
        removed += last;
      }
      all.push({ table, removed, isBehind: last === STEP });
    } catch (failure) {
      all.push({ table, removed, isBehind: true, failure });
    }
  }
  return all;
}
