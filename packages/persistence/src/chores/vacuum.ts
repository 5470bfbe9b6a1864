/**
 * What autovacuum does on a server, for the embedded database, which has no process for it: rows that are gone leave room for
 * new ones, totals of lists are counted in indexes alone, and plans go by how many rows there are.
 */
import type { Query } from '../engine/mapping.ts';

/** The thresholds are those that autovacuum has as it comes. */
const DUE = `
  select format('vacuum (analyze) %I', t.relname) as text from pg_stat_user_tables s join pg_class t on t.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(t.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(t.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(t.reltuples, 0)
  order by t.relname`;

/** Vacuums the tables that are due, each in a turn of its own: others wait for one of them at most. */
export async function vacuum(query: Query): Promise<void> {
  const due = await query<{ readonly text: string }>({ text: DUE, values: [] });
  for (const { text } of due) await query({ text, values: [] });
}
