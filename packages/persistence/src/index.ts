export { proveAudit } from './audit/audit-proof.ts';
export { backUp } from './backup/backup.ts';
export { restore } from './backup/restore.ts';
export type { Location } from './connection.ts';
export { type Database, openDatabase, prepareNewDatabases } from './database.ts';
export { type LedgerDifference, proveLedger } from './inventory/ledger-proof.ts';
export { StartupError } from './startup-error.ts';
