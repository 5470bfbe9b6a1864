/** A difference found by the proof of the ledger. */

/** A record that differs from its ledger, and its problems. */
export interface LedgerDifference {
  /**
   * The kind and the id of the record, the lot number of a lot or a stock batch, and the stock of a stock batch. A
   * difference about cycles lists at most ten runs.
   */
  readonly what: string;
  /** Descriptions of the problems. There is at least one. */
  readonly problems: readonly string[];
}

export type Differs = (difference: LedgerDifference) => void;
