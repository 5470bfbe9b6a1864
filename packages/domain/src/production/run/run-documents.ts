/**
 * Makes runs available to the ledger as documents. A document has the posting that ended the run, and a function that
 * updates the run when this posting is undone.
 */
import type { DocumentFacts, Documents } from '../../inventory/index.ts';
import { Batches, type BatchState } from '../batch/batch.ts';
import { Cuttings } from '../cutting/cutting.ts';

export const runDocuments: Documents = {
  async lock(unit, id) {
    const batch = await unit.of(Batches).find(id);
    if (batch) return { ...factsOf(batch.state), reopen: (reason, at) => batch.reopen(reason, at) };
    const cutting = await unit.of(Cuttings).find(id);
    return cutting && { endedBy: cutting.state.postingId, reopen: (reason) => cutting.undo(reason) };
  },
  async facts({ reader }, ids) {
    const batches = await reader.whereIn(Batches, 'id', ids);
    const cuttings = await reader.whereIn(Cuttings, 'id', ids);
    return new Map([
      ...batches.map((batch) => [batch.id, factsOf(batch)] as const),
      ...cuttings.map(({ id, postingId }) => [id, { endedBy: postingId }] as const),
    ]);
  },
};

const factsOf = ({ completion, status, id }: BatchState): DocumentFacts => ({
  // A cancelled run ended without a posting. Its own id matches no posting, so no posting of the run can be undone.
  endedBy: completion?.postingId ?? (status === 'CANCELLED' ? id : null),
});
