/** A difference found by the proof of the ledger. */

/** A record that differs from its ledger, and its problems. */
export interface LedgerDifference {
  /**
   * The kind of the record, its id, and its lot number if it has one. A difference about cycles lists at most ten runs.
   */
  readonly what: string;
  /** Descriptions of the problems. There is at least one. */
  readonly problems: readonly string[];
}

export type Differs = (difference: LedgerDifference) => void;
