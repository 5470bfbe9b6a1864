/** The public interface of audit. */
export * from './audit-archive.ts';
export {
  type AuditFilter,
  type AuditLog,
  type AuditProof,
  type AuditSeal,
  type AuditYardstick,
  type Link,
  proveAuditLog,
  sealAuditLog,
} from './audit-log.ts';
export * from './contracts.ts';
export * from './permissions.ts';
