export { type Database, type DatabaseOptions, openDatabase } from './database.ts';
export { type LedgerDifference, type LedgerProof, proveLedger } from './inventory/ledger-proof.ts';
export { StartupError } from './startup-error.ts';
