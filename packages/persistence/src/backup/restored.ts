/** The result of a restore, and its last step. */
import type { AuditProof } from '@cleaver/domain/audit';
import type { Connection } from '../connection/index.ts';
import type { LedgerProof } from '../inventory/ledger-proof.ts';

export interface Restored {
  readonly ledger: LedgerProof;
  readonly audit: AuditProof;
}

/** Makes a restored database ready for use. If it fails, the previous data stays. */
export type Finish = (connection: Connection) => Promise<Restored>;
