/** What a restore gives, and how it ends. */
import type { AuditProof } from '@cleaver/domain/audit';
import type { Connection } from '../connection/index.ts';
import type { LedgerProof } from '../inventory/ledger-proof.ts';

export interface Restored {
  readonly ledger: LedgerProof;
  readonly audit: AuditProof;
}

/** Makes a restored database fit for use; while it fails, what was there before is put back. */
export type Finish = (connection: Connection) => Promise<Restored>;
