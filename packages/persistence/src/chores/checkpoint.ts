/**
 * Replaces the checkpointer in the embedded database, which has no process for it. PostgreSQL keeps its whole
 * write-ahead log since the last checkpoint, and replays it after a crash.
 */
import type { Query } from '../engine/mapping.ts';

/** Size of the log since the last checkpoint, in bytes, above which a checkpoint is due. It is four files of the log. */
const DUE_BYTES = 64 * 1024 * 1024;

const DUE = 'select pg_current_wal_lsn() - redo_lsn > $1 as due from pg_control_checkpoint()';

/** Makes a checkpoint if the log is large. */
export async function checkpoint(query: Query): Promise<void> {
  const [row] = await query<{ readonly due: boolean }>({ text: DUE, values: [DUE_BYTES] });
  if (row?.due) await query({ text: 'checkpoint', values: [] });
}
