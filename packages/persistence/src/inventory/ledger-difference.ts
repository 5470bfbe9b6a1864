/** What the proof of the ledger tells. */

/** Something that is not what its ledger says, and in what. */
export interface LedgerDifference {
  /** What it is, with its id and the number on the goods. */
  readonly what: string;
  /** In words; at least one. */
  readonly problems: readonly string[];
}

export type Differs = (difference: LedgerDifference) => void;
