/** Proves that every entry of the audit log is unchanged and in the order of the seals. */
import { type AuditProof, type AuditYardstick, proveAuditLog } from '@cleaver/domain/audit';
import { inspect } from '../chores/inspect.ts';
import type { Connection, Location } from '../connection/index.ts';
import { sqlAuditLog } from './audit-log.ts';

/**
 * Reads the whole log and reports its faults, one line each. On PostgreSQL, the service may run during the proof.
 * Refuses with a StartupError if the database of the service does not exist.
 */
export const proveAudit = (
  location: Location,
  yardstick: AuditYardstick,
  report: (fault: string) => void,
): Promise<AuditProof> =>
  inspect(location, 'audit_seal', (connection) => proveAuditLog(auditLogOf(connection), yardstick, report));

/** Returns the audit log on a connection, for commands that run outside of the service. */
export const auditLogOf = (connection: Connection) =>
  sqlAuditLog((statement) => connection.query(statement), connection, connection.orm.getMetadata());
