/** The reads between hygiene and goods that a store has: lots in a place, and readings of a production batch. */
import { specialReads } from '../kernel/execution/context.ts';
import type { ReadingState } from './reading/reading.ts';

/** The last reading or entry NOT_DONE of a control point for a production batch. */
export type LastForBatch = Pick<ReadingState, 'id' | 'value' | 'result' | 'verdict' | 'version'> & {
  readonly controlPointId: string;
};

export interface GoodsReader {
  /**
   * Returns the ids of the lots of which, by the ledger, something was in the storage location at a moment of [since,
   * until], in ascending order, at most `limit`. At an instant, the location has what the movements up to and including
   * that instant leave. Movements of one instant count one after another.
   */
  lay(storageLocationId: string, since: Date, until: Date, limit: number): Promise<readonly string[]>;
  /**
   * Returns the last reading or entry NOT_DONE of each control point for the batch: by `measuredAt`, then by id, which is
   * the order of recording. Leaves out corrected ones, and control points without one. The order is not defined.
   */
  lastForBatch(batchId: string): Promise<readonly LastForBatch[]>;
}

export const goodsReads = specialReads('hygieneGoods', { lay: true, lastForBatch: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly hygieneGoods: GoodsReader;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly hygieneGoods: GoodsReader;
  }
}
