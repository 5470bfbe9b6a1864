/**
 * Replaces autovacuum in the embedded database, which has no process for it. Space of removed rows becomes free, totals
 * of lists are index-only scans, and plans use current row counts.
 */
import type { Query } from '../engine/mapping.ts';

/** Selects the tables that are due by the default thresholds of autovacuum. */
const DUE = `
  select format('vacuum (analyze) %I', t.relname) as text from pg_stat_user_tables s join pg_class t on t.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(t.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(t.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(t.reltuples, 0)
  order by t.relname`;

/** Vacuums the due tables in separate statements, so that requests wait for one table at most. */
export async function vacuum(query: Query): Promise<void> {
  const due = await query<{ readonly text: string }>({ text: DUE, values: [] });
  for (const { text } of due) await query({ text, values: [] });
}
