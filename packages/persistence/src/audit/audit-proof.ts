/** Proves the audit log: that every entry is there as it was written, in the order in which it was sealed. */
import { type AuditProof, type AuditYardstick, proveAuditLog } from '@cleaver/domain/audit';
import { inspect } from '../chores/inspect.ts';
import type { Connection, Location } from '../connection/index.ts';
import { sqlAuditLog } from './audit-log.ts';

/**
 * Goes through the whole log, and tells what is wrong with it, a line each. The service may go on meanwhile on PostgreSQL.
 * Refuses with a StartupError where there is no database of the service to look at.
 */
export const proveAudit = (
  location: Location,
  yardstick: AuditYardstick,
  tell: (fault: string) => void,
): Promise<AuditProof> =>
  inspect(location, 'audit_seal', (connection) => proveAuditLog(auditLogOf(connection), yardstick, tell));

/** The audit log on a bare connection. */
export const auditLogOf = (connection: Connection) =>
  sqlAuditLog((statement) => connection.query(statement), connection, connection.orm.getMetadata());
