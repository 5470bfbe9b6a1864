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
  type SetBack,
  sealAuditLog,
} from './audit-log.ts';
export { clockConfirmation, type Sign } from './clock-confirmation.ts';
export * from './contracts.ts';
export * from './permissions.ts';
