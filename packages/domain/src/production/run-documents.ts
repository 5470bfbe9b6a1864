/**
 * Makes runs available to the ledger as documents. A document has the posting that ended the run, and a function that
 * updates the run when this posting is undone.
 */
import type { Documents, LockedDocument } from '../inventory/index.ts';
import { type Batch, Batches } from './batch.ts';
import { Cuttings } from './cutting.ts';

export const runDocuments: Documents = {
  async lock(unit, id) {
    const batch = await unit.of(Batches).find(id);
    if (batch) return documentOf(batch);
    const cutting = await unit.of(Cuttings).find(id);
    return cutting && { endedBy: cutting.state.postingId, reopen: (reason) => cutting.undo(reason) };
  },
};

function documentOf(batch: Batch): LockedDocument {
  const { completion, status, id } = batch.state;
  return {
    // A cancelled run ended without a posting. Its own id matches no posting, so no posting of the run can be undone.
    endedBy: completion?.postingId ?? (status === 'CANCELLED' ? id : null),
    reopen: (reason, at) => batch.reopen(reason, at),
  };
}
